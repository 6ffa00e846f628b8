/**
 * The headings and words of the sheet functions in one language.
 */
import { words as english } from './en';
import { words as spanish } from './es';
import type { Language } from './language';

export type Words = typeof english;

const words: Readonly<Record<Language, Words>> = { en: english, es: spanish };

export function wordsIn(language: Language): Words {
  return words[language];
}
