/**
 * The page's texts in the user's language, and the small rules by which names and numbers enter a sentence.
 */
import { sidebar as english, words as englishWords } from '../messages/en';
import { sidebar as spanish, words as spanishWords } from '../messages/es';
import type { Language } from '../messages/language';

export type Texts = typeof english & { readonly words: typeof englishWords };

export function textsOf(language: Language): Texts {
  return language === 'es' ? { ...spanish, words: spanishWords } : { ...english, words: englishWords };
}

/** At most `length` characters, with an ellipsis where some were cut; never half a surrogate pair. */
export function clip(text: string, length: number): string {
  const characters = Array.from(text.slice(0, length * 2 + 2));
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text;
}

/** Letters written from right to left, and the marks that change direction. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name or tab in quotation marks; one written from right to left does not turn the sentence around it. */
export function quoted(text: string, t: Texts): string {
  const short = clip(text, 40);
  return t.quoted(RIGHT_TO_LEFT.test(short) ? `\u2068${short}\u2069` : short);
}

/** `a, b and c`. */
export function joined(items: readonly string[], t: Texts): string {
  const last = items[items.length - 1] ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${t.and} ${last}`;
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
