/**
 * What a word that somebody wrote means, in every language at once.
 */
import { LANGUAGES, reading, type Language } from '../messages/languages';

type Reading = (typeof reading)['en'];
type Lists<Meaning extends string> = Readonly<Partial<Record<Meaning, readonly string[]>>>;

export interface Entry<Meaning extends string> {
  readonly meaning: Meaning;
  /** Undefined where several languages, or none in particular, have the word. */
  readonly language: Language | undefined;
}

/**
 * Finds a folded word, in a table that is made at its first use. `shared` are words that tell no language;
 * where languages give a word different meanings, the first language has it.
 */
export function dictionary<Meaning extends string>(
  shared: Lists<Meaning>,
  listsOf: (words: Reading) => Lists<Meaning>,
): (word: string) => Entry<Meaning> | undefined {
  let entries: Map<string, Entry<Meaning>> | undefined;
  const build = () => {
    const made = new Map<string, Entry<Meaning>>();
    const add = (lists: Lists<Meaning>, language: Language | undefined) => {
      for (const meaning of Object.keys(lists) as Meaning[])
        for (const word of lists[meaning] ?? []) {
          const before = made.get(word);
          if (!before) made.set(word, { meaning, language });
          else if (before.meaning === meaning && before.language !== language)
            made.set(word, { meaning, language: undefined });
        }
    };
    add(shared, undefined);
    for (const language of LANGUAGES) add(listsOf(reading[language]), language);
    return made;
  };
  return (word) => (entries ??= build()).get(word);
}
