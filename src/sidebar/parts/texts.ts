/**
 * The page's texts in the user's language, and the small rules by which names and numbers enter a sentence.
 */
import { sidebar, tabs, words, type Language } from '../../messages/languages';

export type Texts = (typeof sidebar)['en'] & {
  readonly words: (typeof words)['en'];
  /** What the event's tabs are called in a spreadsheet of this language. */
  readonly tabNames: (typeof tabs)['en']['names'];
  /** The words of the tab Knockout, and why there can be none. */
  readonly knockoutTab: (typeof tabs)['en']['knockout'];
  /** A tie-break's name by its code and FIDE's name. */
  readonly tieBreakName: (typeof tabs)['en']['tieBreaks']['name'];
};

export function textsOf(language: Language): Texts {
  return {
    ...sidebar[language],
    words: words[language],
    tabNames: tabs[language].names,
    knockoutTab: tabs[language].knockout,
    tieBreakName: tabs[language].tieBreaks.name,
  };
}

/** At most `length` characters, with an ellipsis where some were cut; never half a surrogate pair. */
export function clip(text: string, length: number): string {
  const characters = Array.from(text.slice(0, length * 2 + 2));
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text;
}

/** Letters written from right to left, and the marks that change direction. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name in a sentence: one written from right to left does not turn the sentence around it. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/** A name or tab in quotation marks. */
export function quoted(text: string, t: Texts): string {
  return t.quoted(isolated(clip(text, 40)));
}

/** `a, b and c`. */
export function joined(items: readonly string[], t: Texts): string {
  const last = items[items.length - 1] ?? '';
  return items.length < 2 ? last : t.and(items.slice(0, -1).join(', '), last);
}

/** `a, b and 7 more`: the first `most` items, and how many there are besides. */
export function joinedSome(
  items: readonly string[],
  most: number,
  others: (n: number) => string,
  t: Texts,
): string {
  const rest = items.length - most;
  return joined(rest > 0 ? [...items.slice(0, most), others(rest)] : items, t);
}
