/**
 * Every spelling of a result, and what is none.
 */
import { normalizeResult, readResultCell } from '../../src/cells/result-words';
import type { Result } from '../../src/engine/results/game';

const WORDS: Readonly<Record<Result, readonly unknown[]>> = {
  '1-0': ['1-0', '1:0', '1', '1.0', '1.00', '1,0', 1, ' 1', '1 - 0', '1.0-0.0'],
  '0-1': ['0-1', '0:1', '0', '0.0', 0, '0 - 1'],
  '½-½': [
    ...['½', '½-½', '½:½', '1/2', '1/2-1/2', '=', '=-=', '0.5', '.5', '0,5', ',5', '0.5-0.5', '0,5-0,5', 0.5],
    ...['½ - ½', '1⁄2', '1⁄2-1⁄2'],
  ],
  '1F-0F': ['1F-0F', '1F', '1f-0f', '1-F', '+:-', '+-', '+/-', '+ -', '+--', '+', '(+)'],
  '0F-1F': ['0F-1F', '0F', '0f', 'F-1', 'f-1', '-:+', '-+', '-/+', '- +', '--+', '-', '(-)'],
  '0F-0F': ['0F-0F', 'F-F', '-:-', '-/-', '- -', '---'],
  '0-0': ['0-0', '0:0'],
  '½-0': ['½-0', '0.5-0', '1/2-0'],
  '0-½': ['0-½', '0-0.5', '0-1/2'],
};

const CASES = Object.entries(WORDS).flatMap(([result, words]) => words.map((word) => ({ word, result })));

test.each(CASES)('$word is $result', ({ word, result }) => {
  expect(readResultCell(word as string)).toMatchObject({ result });
});

const SPELLINGS: Readonly<Record<string, (text: string) => string>> = {
  'en dash': (text) => text.replace(/-/g, '–'),
  minus: (text) => text.replace(/-/g, '−'),
  'no-break hyphen': (text) => text.replace(/-/g, '\u2011'),
  'full width': (text) =>
    text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  'blanks around': (text) => `  ${text} `,
  'no-break spaces': (text) => `\u00a0${text.replace(/ /g, '\u00a0')}\u202f`,
  'zero-width spaces': (text) => `\u200b${text}\ufeff`,
  'lower case': (text) => text.toLowerCase(),
};
const SPELLED = Object.entries(SPELLINGS).flatMap(([how, spell]) =>
  CASES.filter(({ word }) => typeof word === 'string').map(({ word, result }) => ({
    how,
    word: spell(word as string),
    result,
  })),
);

test.each(SPELLED)('$word is $result ($how)', ({ word, result }) => {
  expect(readResultCell(word)).toMatchObject({ result });
});

test.each([['', ' ', '\u00a0', '\u200b', null, undefined, false]])('%j is not played yet', (...cells) => {
  for (const cell of cells) expect(readResultCell(cell)).toBe('blank');
});

const NONE = [
  ...[
    '--',
    '—',
    '––',
    'H',
    'B',
    'W12',
    '3-1',
    '2',
    '1-1',
    '½-1',
    '+-+',
    '++',
    'x',
    '*',
    'won',
    '1 1',
    '10',
    '1½',
    '11/2',
  ],
  ...['-1', '-0.5', '1.5', '00', '(1)', '1=0', '#N/A', '#REF!', '1F-1F', '½½', 'F', '1-0-1', '𝟙'.repeat(100)],
  ...[true, 2, -1, 0.25, 1.5, 10, NaN, Infinity, 46023, {}, [], new Date(2026, 0, 2)],
];

test.each(NONE.map((cell) => ({ cell })))('$cell is no result', ({ cell }) => {
  expect(readResultCell(cell as string)).toBeUndefined();
});

test('a lone score is told from a full result', () => {
  expect(readResultCell('1')).toEqual({ result: '1-0', lone: true });
  expect(readResultCell('1-0')).toEqual({ result: '1-0', lone: false });
});

test('every spelling of a half is one', () => {
  for (const half of ['½', '1/2', '0.5', '0,5', '.5', '0.50', '1⁄2']) expect(normalizeResult(half)).toBe('½');
});
