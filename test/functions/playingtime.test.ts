/**
 * PLAYINGTIME and FORMATADVICE.
 */
import { FORMATADVICE } from '../../src/functions/formatadvice';
import { PLAYINGTIME } from '../../src/functions/playingtime';
import { QUADS } from '../../src/functions/quads';

test('eight players at 25 minutes and 5 seconds', () => {
  expect(PLAYINGTIME(8, 25, 5)).toEqual([
    ['Minutes per player', 30],
    ['Longest game', 60],
    ['Round', 75],
    ['Rounds', 7],
    ['Total minutes', 525],
    ['Rounds a session', 2],
    ['Sessions', 4],
  ]);
});

test('cycles, session and changeover', () => {
  expect(PLAYINGTIME(6, '10', 0, 'double', 120, 0).map((row) => row[1])).toEqual([10, 20, 20, 10, 200, 6, 2]);
  expect(PLAYINGTIME(3, 2.5, 0, 1, '', 5).map((row) => row[1])).toEqual([2.5, 5, 10, 3, 30, 18, 1]);
});

test('a session has at least one round', () => {
  expect(PLAYINGTIME(4, 90, 30, 1, 60).slice(-2)).toEqual([
    ['Rounds a session', 1],
    ['Sessions', 3],
  ]);
});

test('sections, and Spanish', () => {
  const table = PLAYINGTIME(
    [
      ['Jugador', 'Grupo'],
      ['Ana', 'A'],
      ['Luis', 'A'],
      ['Zoë', 'B'],
      ['Max', 'B'],
      ['Eva', 'B'],
    ],
    15,
    0,
  );
  expect(table).toHaveLength(14);
  expect(table[3]).toEqual(['A', 'Rondas', 1]);
  expect(table[10]).toEqual(['B', 'Rondas', 3]);
});

test.each<[unknown[], string]>([
  [[8, '', 5], 'base must be a number from 0 to 10080 (got nothing).'],
  [[8, -1, 5], 'base must be a number from 0 to 10080 (got -1).'],
  [[8, new Date(1899, 11, 30, 1, 30), 5], 'base must be a number from 0 to 10080 (got 01:30).'],
  [[8, 0, 0], 'base must be a number above 0 (got 0).'],
  [[8, 5, 'x'], 'increment must be a number from 0 to 10080 (got "x").'],
  [[8, 5, 0, 9], 'cycles must be a whole number from 1 to 8'],
  [[8, 5, 0, 1, 0], 'session must be a number from 1 to 10080 (got 0).'],
  [[8, 5, 0, 1, 60, -5], 'changeover must be a number from 0 to 10080 (got -5).'],
  [[1, 5, 0], 'players must be a whole number from 2 to 500'],
])('%j', (given, sentence) => {
  const [players, base, increment, ...more] = given as [never, never, never, ...never[]];
  expect(() => PLAYINGTIME(players, base, increment, ...more)).toThrow(`PLAYINGTIME: ${sentence}`);
});

test('advice changes after 6, 10 and 12 players', () => {
  const kind = (n: number) => FORMATADVICE(n).toString().replace(/\d+/g, 'n');
  for (const [from, to] of [
    [2, 6],
    [7, 10],
    [11, 12],
    [13, 500],
  ] as const)
    expect(kind(from)).toBe(kind(to));
  expect(new Set([6, 10, 12, 13].map(kind)).size).toBe(4);
  expect(FORMATADVICE(10)).toBe('Round robin, if the calendar has room for 9 rounds.');
  expect(FORMATADVICE([['Nombre'], ['Ana'], ['Luis']])).toMatch(/^Liga: /);
  expect(FORMATADVICE(QUADS(16, 8))).toBe(FORMATADVICE(8));
  expect(FORMATADVICE(QUADS(18, 8))).toBe(FORMATADVICE(10));
  expect(() => FORMATADVICE('many')).toThrow(/^FORMATADVICE: players must be/);
});
