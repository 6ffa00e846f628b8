/**
 * QUADS and POOLS: sections through to the pairings, and what they refuse.
 */
import { PAIRINGS } from '../../src/functions/pairings';
import { POOLS } from '../../src/functions/pools';
import { QUADS } from '../../src/functions/quads';

const PLAYERS = [
  ['Name', 'Rating', 'Section'],
  ['Ana', 1500, ''],
  ['Ben', '', ''],
  ['Cem', 2100, ''],
  ['Dan', 1800, ''],
  ['Eva', 1800, ''],
];

test('by rating, unrated last, numbered within the section', () => {
  expect(QUADS(PLAYERS)).toEqual([
    ['Section', 'No.', 'Name', 'Rating'],
    ['A', 1, 'Cem', 2100],
    ['A', 2, 'Dan', 1800],
    ['A', 3, 'Eva', 1800],
    ['A', 4, 'Ana', 1500],
    ['A', 5, 'Ben', ''],
  ]);
  expect(QUADS(PLAYERS, 2).map((row) => row[0])).toEqual(['Section', 'A', 'A', 'B', 'B', 'B']);
});

test('a number of players is taken in order', () => {
  expect(QUADS(11).slice(1)).toEqual(
    Array.from({ length: 11 }, (_, i) => (i < 5 ? ['A', i + 1, i + 1, ''] : ['B', i - 4, i + 1, ''])),
  );
});

test('500 players: 125 quads, paired as one list', () => {
  const players = [['Name', 'Rating'], ...Array.from({ length: 500 }, (_, i) => [`P${i}`, 2500 - i])];
  const sections = QUADS(players);
  expect(sections).toHaveLength(501);
  const pairings = PAIRINGS(sections);
  expect(pairings).toHaveLength(1 + 125 * 6);
  expect(pairings[pairings.length - 1]).toEqual(['DU', 3, 2, 'P498', 'P496']);
});

test('a quad by the Crenshaw table is that of US Chess: 1-4 2-3, 3-1 4-2, 1-2 3-4', () => {
  expect(
    PAIRINGS(QUADS(4), 1, '', 'crenshaw')
      .slice(1)
      .map((row) => row.slice(3).join('-')),
  ).toEqual(['1-4', '2-3', '3-1', '4-2', '1-2', '3-4']);
});

test('pools: the snake by rating, or the order of the list', () => {
  const names = (table: (string | number)[][]) => table.slice(1).map((row) => `${row[0]} ${row[2]}`);
  expect(names(POOLS(PLAYERS, 2))).toEqual(['A Cem', 'A Ana', 'A Ben', 'B Dan', 'B Eva']);
  expect(names(POOLS(PLAYERS, 2, 'order'))).toEqual(['A Ana', 'A Ben', 'A Cem', 'B Dan', 'B Eva']);
  expect(names(POOLS(PLAYERS, 1))).toHaveLength(5);
});

test('Spanish', () => {
  const table = POOLS(
    [
      ['Nombre', 'Elo'],
      ['Ana', 1900],
      ['Luis', 2000],
    ],
    1,
    'serpiente',
  );
  expect(table).toEqual([
    ['Grupo', 'N.º', 'Nombre', 'Elo'],
    ['A', 1, 'Luis', 2000],
    ['A', 2, 'Ana', 1900],
  ]);
});

test('errors', () => {
  expect(() => QUADS(8, 1)).toThrow('QUADS: size must be a whole number from 2 to 500 (got 1).');
  expect(() => QUADS(1)).toThrow(/^QUADS: players must be/);
  expect(() => POOLS(8, 5)).toThrow(
    'POOLS: pools must be a whole number from 1 to 4 with 8 players, as each pool needs 2 (got 5).',
  );
  expect(() => POOLS(3, 2)).toThrow('POOLS: pools must be 1 with 3 players, as each pool needs 2 (got 2).');
  expect(() => POOLS(8, '')).toThrow(
    'POOLS: pools must be a whole number from 1 to 4 with 8 players, as each pool needs 2 (got nothing).',
  );
  expect(() => POOLS(8, 2, 'x')).toThrow('POOLS: method must be "snake" or "order" (got "x").');
});
