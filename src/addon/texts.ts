/**
 * What the add-on says, in one language.
 */
import { addon } from '../messages/languages';
import { userLanguage } from './locale';

/** In the user's language. */
export function say(): (typeof addon)['en'] {
  return addon[userLanguage()];
}
