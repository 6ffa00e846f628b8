/**
 * SCHEVENINGEN: numbers and names, cycles, and teams that do not fit.
 */
import { SCHEVENINGEN } from '../../src/functions/scheveningen';

test('three against three', () => {
  expect(SCHEVENINGEN(3, 3)).toEqual([
    ['Round', 'Board 1', 'Board 2', 'Board 3'],
    [1, 'A1-B1', 'A2-B2', 'B3-A3'],
    [2, 'B2-A1', 'A2-B3', 'B1-A3'],
    [3, 'A1-B3', 'B1-A2', 'A3-B2'],
  ]);
});

test('names, by their start numbers', () => {
  const table = SCHEVENINGEN(
    [
      ['No.', 'Nombre'],
      [2, 'Ana'],
      [1, 'Luis'],
    ],
    [['Zoë'], ['Max']],
  );
  expect(table).toEqual([
    ['Ronda', 'Mesa 1', 'Mesa 2'],
    [1, 'Luis – Zoë', 'Ana – Max'],
    [2, 'Max – Luis', 'Zoë – Ana'],
  ]);
});

test('a double match reverses colours', () => {
  const table = SCHEVENINGEN(4, 4, 'double');
  expect(table).toHaveLength(9);
  expect(table[5]).toEqual([5, 'B1-A1', 'B2-A2', 'A3-B3', 'A4-B4']);
  // Where the cycles would join badly, the second begins with the last two rounds of the table.
  expect(SCHEVENINGEN(3, 3, 2)[4]).toEqual([4, 'A1-B2', 'B3-A2', 'A3-B1']);
});

test('errors', () => {
  expect(() => SCHEVENINGEN(4, 5)).toThrow(
    'SCHEVENINGEN: the teams must be of equal size (got 4 and 5 players).',
  );
  expect(() => SCHEVENINGEN(1, 2)).toThrow(/^SCHEVENINGEN: teamA: players must be a whole number from 2/);
  expect(() => SCHEVENINGEN(2, [['Ana'], ['Ana']])).toThrow(
    /^SCHEVENINGEN: teamB: two players are called "Ana"/,
  );
  expect(() => SCHEVENINGEN(2, 2, 9)).toThrow(/^SCHEVENINGEN: cycles must be/);
  expect(() => SCHEVENINGEN(500, 500, 2)).toThrow(/^SCHEVENINGEN: the result would have 501501 cells/);
  expect(() =>
    SCHEVENINGEN(
      [
        ['Name', 'Section'],
        ['a', 1],
        ['b', 1],
        ['c', 2],
        ['d', 2],
      ],
      2,
    ),
  ).toThrow('SCHEVENINGEN: teamA has more than one section: give the players of one team only.');
});

test.each([
  ['a box that is ticked', true],
  ['a date', new Date(2026, 10, 30)],
  ['an object without a text', Object.create(null) as object],
])('a name in both teams is found beside %s', (_, cell) => {
  expect(() => SCHEVENINGEN([['Ana'], ['true']], [['Ben', cell], ['true']])).toThrow(
    'SCHEVENINGEN: a player stands in both teams (teamA row 2, column 1: "true"; teamB row 2, column 1: "true"): make the names differ.',
  );
});

test('nobody stands in both teams', () => {
  const [a, b] = [[['a'], ['b']], [['a', 'c']]];
  expect(() => SCHEVENINGEN(a, [['c'], ['b']])).toThrow(
    'SCHEVENINGEN: a player stands in both teams (teamA row 2, column 1: "b"; teamB row 2, column 1: "b"): make the names differ.',
  );
  expect(() => SCHEVENINGEN(b, a)).toThrow(/teamA row 1, column 1: "a"; teamB row 1, column 1: "a"/);
  expect(() => SCHEVENINGEN([['Ana'], ['B1']], 2)).toThrow(
    'SCHEVENINGEN: a name in teamA is also made for a player of teamB, which is a number (row 2, column 1: "B1"): write another name.',
  );
  expect(() => SCHEVENINGEN(2, [['A2'], ['B1']])).toThrow(
    /: a name in teamB is also made for a player of teamA/,
  );
  expect(SCHEVENINGEN([['Ana'], ['B3']], 2)).toHaveLength(3);
});
