/**
 * The headings and words of the sheet functions in one language.
 */
import { words, type Language } from './languages';

export type Words = (typeof words)['en'];

export function wordsIn(language: Language): Words {
  return words[language];
}
