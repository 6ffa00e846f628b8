/**
 * COLORS: who has which colour when.
 */
import { COLORS } from '../../src/functions/colors';

test('two players', () => {
  expect(COLORS(2, 2)).toEqual([
    ['No.', 'Name', 'R1', 'R2', 'White', 'Black', 'Longest run'],
    [1, '', 'W', 'B', 1, 1, 1],
    [2, '', 'B', 'W', 1, 1, 1],
  ]);
});

test('three players: a blank is a free round', () => {
  expect(COLORS(3)).toEqual([
    ['No.', 'Name', 'R1', 'R2', 'R3', 'White', 'Black', 'Longest run'],
    [1, '', '', 'W', 'B', 1, 1, 1],
    [2, '', 'W', 'B', '', 1, 1, 1],
    [3, '', 'B', '', 'W', 1, 1, 1],
  ]);
});

test('five players, with names', () => {
  expect(COLORS([['Ana'], ['Bo'], ['Cy'], ['Di'], ['Eva']]).slice(1)).toEqual([
    [1, 'Ana', '', 'W', 'B', 'W', 'B', 2, 2, 1],
    [2, 'Bo', 'W', 'B', '', 'W', 'B', 2, 2, 1],
    [3, 'Cy', 'W', 'B', 'W', 'B', '', 2, 2, 1],
    [4, 'Di', 'B', '', 'W', 'B', 'W', 2, 2, 1],
    [5, 'Eva', 'B', 'W', 'B', '', 'W', 2, 2, 1],
  ]);
});

test('plain cycles of six give 1 and 4 three in a row', () => {
  const runs = (order: string): unknown[] =>
    COLORS(6, 2, '', order)
      .slice(1)
      .map((row) => row[row.length - 1]);
  expect(runs('plain')).toEqual([3, 2, 1, 3, 2, 1]);
  expect(runs('fide')).toEqual([2, 2, 2, 2, 2, 2]);
});

test('Spanish letters and headings, rows by start number', () => {
  expect(
    COLORS([
      ['N.º', 'Nombre'],
      [2, 'Luis'],
      [1, 'Ana'],
    ]),
  ).toEqual([
    ['N.º', 'Nombre', 'R1', 'Blancas', 'Negras', 'Racha más larga'],
    [1, 'Ana', 'B', 1, 0, 1],
    [2, 'Luis', 'N', 0, 1, 1],
  ]);
});

test('sections stand one below the other, as wide as the largest', () => {
  expect(
    COLORS([
      ['Section', 'Name'],
      ['A', 'Ana'],
      ['A', 'Luis'],
      ['B', 'Bo'],
      ['B', 'Cy'],
      ['B', 'Di'],
    ]),
  ).toEqual([
    ['Section', 'No.', 'Name', 'R1', 'R2', 'R3', 'White', 'Black', 'Longest run'],
    ['A', 1, 'Ana', 'W', '', '', 1, 0, 1],
    ['A', 2, 'Luis', 'B', '', '', 0, 1, 1],
    ['B', 1, 'Bo', '', 'W', 'B', 1, 1, 1],
    ['B', 2, 'Cy', 'W', 'B', '', 1, 1, 1],
    ['B', 3, 'Di', 'B', '', 'W', 1, 1, 1],
  ]);
});

test('500 players fit once, not twice', () => {
  expect(COLORS(500)).toHaveLength(501);
  expect(() => COLORS(500, 2)).toThrow(
    'COLORS: the result would have 502503 cells, and a sheet takes 300000 at most: take fewer cycles, or one section at a time.',
  );
});

test('two sections that are too many together', () => {
  const players = ['A', 'B'].flatMap((section) => Array.from({ length: 400 }, (_, i) => [section, `P${i}`]));
  expect(() => COLORS([['Section', 'Name'], ...players])).toThrow(/^COLORS: .*take one section at a time\.$/);
});

test('bad input', () => {
  expect(() => COLORS(1)).toThrow(/^COLORS: players must be a whole number from 2 to 500/);
  expect(() => COLORS(6, 'x')).toThrow(/^COLORS: cycles must be/);
  expect(() => COLORS(6, 1, 'x')).toThrow(/^COLORS: system must be/);
  expect(() => COLORS(6, 1, '', 'x')).toThrow(/^COLORS: order must be/);
});
