/**
 * What holds for every language: its texts have the shape of the English ones, and what its tabs head is read again.
 */
import { dictionary } from '../../src/cells/dictionary';
import { gameHeading, isByeWord, playerHeading, type GameColumn } from '../../src/cells/header-words';
import { fold } from '../../src/cells/text';
import { languageOf } from '../../src/messages/language';
import { LANGUAGES, addon, errors, reading, sidebar, tabs, words } from '../../src/messages/languages';
import { tabTexts } from '../../src/tabs/texts';

test.each([
  ['es_MX', 'es'],
  ['es-ES', 'es'],
  ['ES', 'es'],
  ['en_GB', 'en'],
  ['est', 'en'],
  ['de_DE', 'en'],
  ['constructor', 'en'],
  ['', 'en'],
  [null, 'en'],
  [undefined, 'en'],
])('the language of the locale %s is %s', (locale, language) => {
  expect(languageOf(locale)).toBe(language);
});

/** Keys and kinds of text, without the texts. */
function shape(texts: unknown): unknown {
  if (Array.isArray(texts) || typeof texts !== 'object' || texts === null)
    return Array.isArray(texts) ? 'list' : typeof texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, shape(text)]));
}

describe.each(LANGUAGES.map((language) => [language]))('%s', (language) => {
  test('has the texts of English, in every section', () => {
    for (const section of [words, errors, reading, tabs, addon, sidebar])
      expect(shape(section[language])).toEqual(shape(section.en));
  });

  const texts = tabTexts(language);

  test('what heads its tabs is read again', () => {
    const columns = { no: texts.number, name: texts.name, rating: texts.rating, section: texts.section };
    const more = { federation: texts.federation, club: texts.club, status: texts.status };
    for (const [column, heading] of Object.entries({ ...columns, ...more }))
      expect([heading, playerHeading(heading)?.column]).toEqual([heading, column]);
    for (const column of ['round', 'board', 'white', 'black', 'result'] satisfies GameColumn[])
      expect([texts[column], gameHeading(texts[column])]).toEqual([texts[column], { column, language }]);
    expect(isByeWord(texts.bye)).toBe(true);
  });

  test('what its tabs offer to choose is read again', () => {
    const read = {
      status: dictionary<string>({}, (r) => r.status),
      order: dictionary<string>({ fide: ['fide'] }, (r) => r.order),
      withdrawal: dictionary<string>({ fide: ['fide'] }, (r) => r.withdrawal),
    };
    expect(texts.statusWords.map((word) => read.status(fold(word))?.meaning)).toEqual([
      'withdrawn',
      'expelled',
    ]);
    for (const [order, word] of Object.entries(texts.event.orderWords))
      expect(read.order(fold(word))?.meaning).toBe(order);
    for (const [rule, word] of Object.entries(texts.event.withdrawalWords))
      expect(read.withdrawal(fold(word))?.meaning).toBe(rule);
  });

  test('the words to be read are folded, and none has two meanings', () => {
    const { playerHeadings, gameHeadings, unrated, ...options } = reading[language];
    const lists = [playerHeadings, gameHeadings, ...Object.values(options)];
    for (const list of lists) {
      const all = Object.values(list).flat() as string[];
      expect(all).toEqual(all.map(fold));
      expect(new Set(all).size).toBe(all.length);
    }
    expect(unrated).toEqual(unrated.map((word) => word.toLowerCase()));
  });
});

test('no heading means one column in one language and another in the next', () => {
  for (const section of ['playerHeadings', 'gameHeadings'] as const) {
    const meanings = new Map<string, string>();
    for (const language of LANGUAGES)
      for (const [column, list] of Object.entries(reading[language][section]))
        for (const word of list) {
          expect([word, meanings.get(word) ?? column]).toEqual([word, column]);
          meanings.set(word, column);
        }
  }
});

describe('a dictionary', () => {
  const find = dictionary<'plain' | 'fide'>({ fide: ['fide'] }, (r) => ({ plain: r.order.plain }));

  test('tells meaning and language, and nothing of what it does not hold', () => {
    expect(find('simple')).toEqual({ meaning: 'plain', language: 'es' });
    expect(find('fide')).toEqual({ meaning: 'fide', language: undefined });
    expect(find('constructor')).toBeUndefined();
  });

  test('a word of several languages tells none; the first meaning stays', () => {
    const shared = dictionary<'a' | 'b'>({}, () => ({ a: ['x'], b: ['x', 'y'] }));
    expect(shared('x')).toEqual({ meaning: 'a', language: undefined });
    expect(shared('y')).toEqual({ meaning: 'b', language: undefined });
  });
});
