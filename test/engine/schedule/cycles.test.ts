/**
 * Double round robins as C.05 Annex 1 recommends them, and what each order does to colours and distances.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colours } from '../../../src/engine/schedule/colours';
import { tableRoundOf } from '../../../src/engine/schedule/cycles';
import { size, type Format, type Order } from '../../../src/engine/schedule/format';
import { meetings } from '../../../src/engine/schedule/schedule';
import { format, readRound, roundOf, withoutGhost } from './read-table';

interface Figures {
  longestRun: number;
  threeInARow: number[];
  fourOfFive: number[];
  repeats: number;
  largestLead: number;
  shortestGap: number;
}
const double = JSON.parse(
  readFileSync(join(__dirname, '../../fixtures/schedules/double-round-robin.json'), 'utf8'),
) as { fide: Record<string, string[]>; colours: Record<string, Record<'plain' | 'fide', Figures>> };

test('the fixture holds 3 to 8 players', () => {
  expect(Object.keys(double.fide)).toEqual(['3', '4', '5', '6', '7', '8']);
  expect(Object.keys(double.colours)).toEqual(Object.keys(double.fide));
});

test.each(Object.entries(double.fide))('%s players, double, in FIDE order', (n, rounds) => {
  const players = Number(n);
  expect(rounds.map((_, index) => roundOf(format(players, 2), index + 1))).toEqual(
    rounds.map((line) => (players % 2 ? withoutGhost(readRound(line), players + 1) : readRound(line))),
  );
});

const variants = Object.entries(double.colours).flatMap(([n, orders]) =>
  (['plain', 'fide'] as const).map((order) => ({ players: Number(n), order, right: orders[order] })),
);
test.each(variants)('$players players, double, order $order: colours', ({ players, order, right }) => {
  expect(figures(format(players, 2, order))).toEqual(right);
});

describe('the rounds that order fide exchanges', () => {
  const exchanged = (players: number, cycles: number, order: Order = 'fide'): number[] => {
    const drawnUp = format(players, cycles, order);
    const plain = format(players, cycles, 'plain');
    return Array.from({ length: size(drawnUp).rounds }, (_, index) => index + 1).filter(
      (round) => tableRoundOf(drawnUp, round) !== tableRoundOf(plain, round),
    );
  };
  test('none in a single cycle', () => {
    for (const players of [2, 3, 4, 5, 6, 31, 32]) expect(exchanged(players, 1)).toEqual([]);
  });
  test('none with two players, who have one round a cycle', () => {
    expect(exchanged(2, 8)).toEqual([]);
  });
  test('the last two of every cycle but the last', () => {
    expect(exchanged(6, 2)).toEqual([4, 5]);
    expect(exchanged(5, 2)).toEqual([4, 5]);
    expect(exchanged(8, 4)).toEqual([6, 7, 13, 14, 20, 21]);
  });
  test('with 3 or 4 players the last two of the odd cycles', () => {
    for (const players of [3, 4]) {
      expect(exchanged(players, 2)).toEqual([2, 3]);
      expect(exchanged(players, 3)).toEqual([2, 3, 8, 9]);
      expect(exchanged(players, 4)).toEqual([2, 3, 8, 9]);
      expect(exchanged(players, 5)).toEqual([2, 3, 8, 9, 14, 15]);
    }
  });
});

function figures(drawnUp: Format): Figures {
  const histories = colours(drawnUp);
  const games = histories.map(({ sequence }) => sequence.filter((colour) => colour !== undefined));
  const playersWhere = (holds: (index: number) => boolean): number[] =>
    games.flatMap((_, index) => (holds(index) ? [index + 1] : []));
  return {
    longestRun: Math.max(...histories.map(({ longestRun }) => longestRun)),
    threeInARow: playersWhere((index) => (histories[index]?.longestRun ?? 0) >= 3),
    fourOfFive: playersWhere((index) => {
      const played = games[index] ?? [];
      return played.some((_, from) => {
        const five = played.slice(from, from + 5);
        const whites = five.filter((colour) => colour === 'white').length;
        return five.length === 5 && (whites >= 4 || whites <= 1);
      });
    }),
    repeats: games.reduce(
      (sum, played) => sum + played.filter((colour, at) => at > 0 && colour === played[at - 1]).length,
      0,
    ),
    largestLead: Math.max(
      ...games.map((played) => {
        let lead = 0;
        return Math.max(...played.map((colour) => Math.abs((lead += colour === 'white' ? 1 : -1))));
      }),
    ),
    shortestGap: Math.min(
      ...histories.flatMap(({ player: a }) =>
        histories
          .filter(({ player: b }) => b > a)
          .map(({ player: b }) => {
            const [first, second] = meetings(drawnUp, a, b);
            return (second?.round ?? NaN) - (first?.round ?? NaN);
          }),
      ),
    ),
  };
}
