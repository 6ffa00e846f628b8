/**
 * The Berger tables as FIDE prints them, and their closed form for any even number of seats.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { berger } from '../../../src/engine/schedule/berger';
import { byeOf } from '../../../src/engine/schedule/schedule';
import { format, lines, readRound, roundOf, withoutGhost } from './read-table';
import { runs } from '../../runs';

const annex1 = JSON.parse(readFileSync(join(__dirname, '../../fixtures/schedules/berger.json'), 'utf8')) as {
  tables: Record<string, string[]>;
  byes: Record<string, number[]>;
};
const printed = Object.entries(annex1.tables).map(([seats, rounds]) => ({ seats: Number(seats), rounds }));

test('the fixture holds the tables for 3/4 to 11/12', () => {
  expect(printed.map(({ seats }) => seats)).toEqual([4, 6, 8, 10, 12]);
});

describe.each(printed)('Annex 1, $seats seats', ({ seats, rounds }) => {
  test('an even field plays the table as printed, board by board', () => {
    expect(lines(format(seats))).toEqual(rounds);
  });

  test('an odd field plays it without the games of the highest number', () => {
    const odd = format(seats - 1);
    expect(rounds.map((_, index) => roundOf(odd, index + 1))).toEqual(
      rounds.map((line) => withoutGhost(readRound(line), seats)),
    );
  });

  test('the opponent of the highest number has the bye', () => {
    const odd = format(seats - 1);
    expect(rounds.map((_, index) => byeOf(odd, index + 1))).toEqual(annex1.byes[seats - 1]);
  });
});

test('two players: one game, the first has White', () => {
  expect(lines(format(2))).toEqual(['1-2']);
  expect(byeOf(format(2), 1)).toBeUndefined();
});

test('three players', () => {
  expect(lines(format(3))).toEqual(['2-3', '1-2', '3-1']);
});

test('five players', () => {
  expect(lines(format(5))).toEqual(['2-5 3-4', '5-3 1-2', '3-1 4-5', '1-4 2-3', '4-2 5-1']);
});

test('the highest number sits on board 1 and alternates, beginning with Black', () => {
  for (const seats of [2, 4, 16, 30, 60]) {
    for (let round = 1; round < seats; round++) {
      const seat = round % 2 === 1 ? berger.black : berger.white;
      expect(seat(seats, round, 1)).toBe(seats);
    }
  }
});

describe('in a table of any even size', () => {
  const table = fc.integer({ min: 1, max: 2000 }).chain((half) =>
    fc.record({
      seats: fc.constant(2 * half),
      round: fc.integer({ min: 1, max: 2 * half - 1 }),
      board: fc.integer({ min: 1, max: half }),
    }),
  );

  test('round and board of a pair lead back to the pair', () => {
    fc.assert(
      fc.property(table, ({ seats, round, board }) => {
        const white = berger.white(seats, round, board);
        const black = berger.black(seats, round, board);
        expect(white).not.toBe(black);
        for (const [a, b] of [
          [white, black],
          [black, white],
        ] as const) {
          expect(berger.roundOf(seats, a, b)).toBe(round);
          expect(berger.boardOf(seats, a, b)).toBe(board);
          expect(berger.opponent(seats, round, a)).toBe(b);
        }
      }),
    );
  });

  test('a round written at once is the closed form of each of its boards', () => {
    fc.assert(
      fc.property(table, ({ seats, round }) => {
        const written: number[] = [];
        berger.writeRound(seats, round, written);
        const expected: number[] = [];
        for (let board = 1; board <= seats / 2; board++) {
          expected.push(berger.white(seats, round, board), berger.black(seats, round, board));
        }
        expect(written).toEqual(expected);
      }),
      runs(50),
    );
  });

  test('numbers far beyond any event stay exact', () => {
    const seats = 2 ** 40;
    const round = 2 ** 39 + 7;
    const board = 2 ** 38 + 1;
    const white = berger.white(seats, round, board);
    const black = berger.black(seats, round, board);
    expect(berger.roundOf(seats, white, black)).toBe(round);
    expect(berger.boardOf(seats, white, black)).toBe(board);
  });
});
