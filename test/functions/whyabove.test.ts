/**
 * WHYABOVE: down to the criterion that separates two players.
 */
import { WHYABOVE } from '../../src/functions/whyabove';
import { CIRCLE, GAMES, PLAYERS, SECTIONED_GAMES, SECTIONED_PLAYERS } from './event-tables';

test('down to the one that separates', () => {
  expect(WHYABOVE('Cem', 'Ben', PLAYERS, GAMES)).toEqual([
    ['Criterion', 'Article', 'Cem', 'Ben'],
    ['Points', '', 1.5, 1],
  ]);
  expect(WHYABOVE('Ana', 2, PLAYERS, GAMES)).toEqual([
    ['Criterion', 'Article', 'Ana', 'Ben'],
    ['Points', '', 1, 1],
    ['SB', 'C.07 art. 9.1', 1, 1.5],
  ]);
});

test('a tie of three that nothing breaks', () => {
  expect(WHYABOVE(1, 2, 4, CIRCLE, 'WIN, DE, KS/L+1')).toEqual([
    ['Criterion', 'Article', 1, 2],
    ['Points', '', 2, 2],
    ['WIN', 'C.07 art. 7.1', 2, 2],
    ['DE', 'C.07 art. 6', 1, 1],
    ['KS/L1', 'C.07 art. 9.2, 14.5', 1, 1],
    ['Tie', '', '', ''],
  ]);
});

test('three tied, two of whom only the second pass of DE tells apart', () => {
  const table = [
    ['*', '1', '½', '0', '1', '½'],
    ['0', '*', '1', '½', '½', '1'],
    ['½', '0', '*', '½', '1', '1'],
    ['1', '½', '½', '*', '0', '1'],
    ['0', '½', '0', '1', '*', '0'],
    ['½', '0', '0', '0', '1', '*'],
  ];
  const why = (a: number, b: number) =>
    WHYABOVE(a, b, [['A', 'B', 'C', 'D', 'E', 'G']], table, 'DE').slice(1);
  expect(why(1, 3)).toEqual([
    ['Points', '', 3, 3],
    ['DE', 'C.07 art. 6', 1.5, 1],
  ]);
  expect(why(1, 2)).toEqual([
    ['Points', '', 3, 3],
    ['DE', 'C.07 art. 6', 1, 0],
  ]);
});

test('somebody who is annulled has no place to compare', () => {
  const head = ['Criterion', 'Article', 'Ana', 'Eva'];
  expect(WHYABOVE('Ana', 'Eva', PLAYERS, GAMES)).toEqual([
    head,
    ['Withdrawal', 'C.05 art. 6.6', '', 'annulled'],
  ]);
  const both = PLAYERS.map((row) => (row[1] === 'Ana' ? [1, 'Ana', 2000, 'Expelled', ''] : row));
  expect(WHYABOVE('Ana', 'Eva', both, GAMES, '', 'annul')).toEqual([
    head,
    ['Withdrawal', 'C.05 art. 6.6', 'annulled', 'annulled'],
    ['Tie', '', '', ''],
  ]);
  expect(WHYABOVE('Ana', 'Eva', PLAYERS, GAMES, '', 'keep')).toEqual([
    head,
    ['Points', '', 1, 1],
    ['SB', 'C.07 art. 9.1', 2, 0.5],
  ]);
});

test('a rating that is missing leaves the criterion blank', () => {
  expect(WHYABOVE(1, 2, [['Name'], ['a'], ['b']], '', 'RTNG').slice(1)).toEqual([
    ['Points', '', 0, 0],
    ['RTNG', 'C.07 art. 10.6', '', ''],
    ['Tie', '', '', ''],
  ]);
});

test('cycles and scoring', () => {
  expect(WHYABOVE(1, 4, 4, CIRCLE, '', '', 2, '3-1-0')[1]).toEqual(['Points', '', 6, 0]);
});

test('in Spanish', () => {
  expect(WHYABOVE('Ana', 'Ben', [['Nombre'], ['Ana'], ['Ben']], '', 'none')).toEqual([
    ['Criterio', 'Artículo', 'Ana', 'Ben'],
    ['Puntos', '', 0, 0],
    ['Empate', '', '', ''],
  ]);
});

test.each<[unknown[], string]>([
  [['Ana', 1, PLAYERS, GAMES], 'WHYABOVE: a and b must be two different players (both are "Ana").'],
  [['Ana', 'Zoe', PLAYERS, GAMES], 'WHYABOVE: b must be a start number or a name of players (got "Zoe").'],
  [
    ['A 1', 'B 1', SECTIONED_PLAYERS, SECTIONED_GAMES],
    'WHYABOVE: a and b must be of one section (got "A" and "B").',
  ],
  [['Ana', 'Ben', PLAYERS, GAMES, 'BH'], 'WHYABOVE: Buchholz must not be used'],
])('%#', (given, sentence) => {
  expect(() => WHYABOVE(...(given as Parameters<typeof WHYABOVE>))).toThrow(sentence);
});
