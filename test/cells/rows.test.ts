/**
 * Where a table begins: titles above its headings are no part of it.
 */
import { readPlayers } from '../../src/cells/player-list';
import { isBlankColumn, topRow, widthOf } from '../../src/cells/rows';
import { POINTS } from '../../src/functions/points';
import { ROUNDROBIN } from '../../src/functions/roundrobin';

const TITLES = [
  [['Club Open 2026']],
  [['', 'Club Open 2026'], [], ['Group A']],
  [[], ['Club Open 2026', '', ''], ['May', '', ''], ['Hall', '', '']],
];

test.each(TITLES)('players below a title', (...title) => {
  const table = [
    ['No.', 'Name', 'Rating'],
    [2, 'Ana', 2000],
    [1, 'Luis', ''],
  ];
  expect(ROUNDROBIN([...title, ...table])).toEqual(ROUNDROBIN(table));
  expect(readPlayers('FN', [...title, ...table]).sections[0]?.players[0]?.row).toBe(title.length + 2);
});

test.each(TITLES)('games below a title', (...title) => {
  const table = [
    ['Ronda', 'Blancas', 'Resultado', 'Negras'],
    [1, 'Ana', '1-0', 'Luis'],
    [2, 'Luis', '½', 'Max'],
  ];
  expect(POINTS([...title, ...table])).toEqual([[1], [0.5], [0.5]]);
  expect(() => POINTS([...title, ...table, [3, 'Max', 'x', 'Ana']])).toThrow(
    `POINTS: hay un resultado desconocido en results (fila ${String(title.length + 4)}, columna 3: «x»)`,
  );
});

test.each(TITLES)('a crosstable below a title', (...title) => {
  const table = [
    ['No.', 'Name', 1, 2, 3, 'Pts'],
    [1, 'Ana', '', 1, 0.5, 1.5],
    [2, 'Luis', 0, '', 1, 1],
    [3, 'Max', 0.5, 0, '', 0.5],
  ];
  expect(POINTS([...title, ...table])).toEqual([[1.5], [1], [0.5]]);
});

test('a list of names without headings has no title', () => {
  expect(ROUNDROBIN([['Club Open 2026'], ['Ana']])[1]).toEqual([1, 'Club Open 2026 – Ana']);
  expect(ROUNDROBIN([['Ana'], ['Name'], ['Luis']])).toHaveLength(4);
});

test('the top of rows: the headings, else the first that is not blank', () => {
  const rows = [[''], ['a'], ['b', 'c'], ['d']];
  expect(topRow(rows, () => false)).toBe(1);
  expect(topRow(rows, (row) => row === 2)).toBe(2);
  expect(topRow(rows, (row) => row === 3)).toBe(1);
  expect(topRow([['a'], ['b'], ['c'], ['d'], ['e', 'f']], (row) => row === 4)).toBe(0);
  expect(topRow([[''], []], () => true)).toBe(-1);
});

test('ragged rows, and one row of bare cells', () => {
  expect(widthOf([['a'], [], ['b', 'c']])).toBe(2);
  expect(isBlankColumn([['a'], [], ['b', '']], 1)).toBe(true);
  expect(isBlankColumn([['a'], ['b', 'c']], 1)).toBe(false);
  expect(isBlankColumn([['a'], ['']], 0, 1)).toBe(true);
});
