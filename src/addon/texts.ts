/**
 * What the add-on says, in one language.
 */
import * as en from '../messages/en';
import * as es from '../messages/es';
import { userLanguage } from './locale';

const texts = { en: en.addon, es: es.addon };

/** In the user's language. */
export function say(): (typeof texts)['en'] {
  return texts[userLanguage()];
}
