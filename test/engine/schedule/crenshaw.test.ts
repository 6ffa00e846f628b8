/**
 * The Crenshaw tables as US Chess prints them, and what the exchange of rounds does to their colours.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { berger } from '../../../src/engine/schedule/berger';
import { colourConsequence } from '../../../src/engine/schedule/colours';
import { crenshaw } from '../../../src/engine/schedule/crenshaw';
import { tableRoundOf } from '../../../src/engine/schedule/cycles';
import { byeOf } from '../../../src/engine/schedule/schedule';
import { format as formatOf, lines, readRound, roundOf, withoutGhost } from './read-table';

const { tables } = JSON.parse(
  readFileSync(join(__dirname, '../../fixtures/schedules/crenshaw.json'), 'utf8'),
) as { tables: Record<string, string[]> };
const printed = Object.entries(tables).map(([seats, rounds]) => ({ seats: Number(seats), rounds }));
const format = (players: number, cycles = 1, order: 'fide' | 'plain' | 'mirror' = 'fide') =>
  formatOf(players, cycles, order, 'crenshaw');

test('the fixture holds the tables for 3/4 to 15/16', () => {
  expect(printed.map(({ seats }) => seats)).toEqual([4, 6, 8, 10, 12, 14, 16]);
});

test.each(printed)('$seats seats, board by board', ({ seats, rounds }) => {
  expect(lines(format(seats))).toEqual(rounds);
  const odd = format(seats - 1);
  rounds.forEach((line, index) => {
    expect(roundOf(odd, index + 1)).toEqual(withoutGhost(readRound(line), seats));
    const ghost = readRound(line).find(({ white, black }) => white === seats || black === seats);
    expect([ghost?.white, ghost?.black]).toContain(byeOf(odd, index + 1));
  });
});

test('two players have the one game of the Berger table', () => {
  expect(lines(format(2, 2))).toEqual(['1-2', '2-1']);
});

test('from 7/8 on it is the Berger table backwards', () => {
  for (const seats of [8, 20, 60])
    for (let round = 1; round < seats; round++) {
      const one: number[] = [];
      const other: number[] = [];
      crenshaw.writeRound(seats, round, one);
      berger.writeRound(seats, seats - round, other);
      expect(one).toEqual(other);
    }
});

test('order fide exchanges the first two rounds of every cycle but the first, with 3 and 4 players of the even ones', () => {
  const exchanged = (players: number, cycles: number): number[] =>
    Array.from({ length: (players + (players % 2) - 1) * cycles }, (_, index) => index + 1).filter(
      (round) =>
        tableRoundOf(format(players, cycles), round) !==
        tableRoundOf(format(players, cycles, 'plain'), round),
    );
  expect(exchanged(8, 3)).toEqual([8, 9, 15, 16]);
  expect(exchanged(7, 2)).toEqual([8, 9]);
  expect(exchanged(4, 4)).toEqual([4, 5, 10, 11]);
  expect(exchanged(3, 3)).toEqual([4, 5]);
  expect(exchanged(6, 4)).toEqual([]);
  expect(exchanged(5, 2)).toEqual([]);
});

test('nobody has three of one colour in a row, but with 5 and 6 players where cycles join', () => {
  for (let cycles = 1; cycles <= 8; cycles++)
    for (let players = 2; players <= 40; players++) {
      const joins = (players === 5 || players === 6) && cycles > 1;
      expect(colourConsequence(format(players, cycles)).longestRun > 2).toBe(joins);
      expect(colourConsequence(format(players, cycles, 'mirror')).longestRun).toBeLessThanOrEqual(2);
    }
});
