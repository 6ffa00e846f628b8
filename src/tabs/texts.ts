/**
 * The words of the tabs in one language.
 */
import { LANGUAGES, tabs, words, type Language } from '../messages/languages';

type Tabs = (typeof tabs)['en'];
/** A text of the tabs goes before a word of the same name. */
export type TabTexts = Omit<(typeof words)['en'], keyof Tabs> & Tabs;

const known: Partial<Record<Language, TabTexts>> = {};

/** Put together once: a command asks hundreds of times. */
export function tabTexts(language: Language): TabTexts {
  return (known[language] ??= { ...words[language], ...tabs[language] });
}

/** The same in every language, for finding what was written in whichever. */
export function everyTabTexts(): TabTexts[] {
  return LANGUAGES.map(tabTexts);
}
