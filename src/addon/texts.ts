/**
 * What the add-on says, in one language.
 */
import * as en from '../messages/en';
import * as es from '../messages/es';
import type { Language } from '../messages/language';
import { userLanguage } from './locale';

const texts = { en: en.addon, es: es.addon };

export type AddonTexts = (typeof texts)['en'];

export function addonTexts(language: Language): AddonTexts {
  return texts[language];
}

/** In the user's language. */
export function say(): AddonTexts {
  return addonTexts(userLanguage());
}
