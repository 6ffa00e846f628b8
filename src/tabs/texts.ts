/**
 * The words of the tabs in one language.
 */
import * as en from '../messages/en';
import * as es from '../messages/es';
import type { Language } from '../messages/language';

const texts = {
  en: { ...en.words, ...en.tabs },
  es: { ...es.words, ...es.tabs },
};

export type TabTexts = (typeof texts)['en'];

export function tabTexts(language: Language): TabTexts {
  return texts[language];
}
