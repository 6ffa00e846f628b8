/**
 * The circle method: the columns as they are drawn by hand, the colours as in the Berger table.
 */
import { berger } from '../../../src/engine/schedule/berger';
import { colourConsequence, colours } from '../../../src/engine/schedule/colours';
import { circle } from '../../../src/engine/schedule/circle';
import { format as formatOf, lines, roundOf } from './read-table';

const format = (players: number, cycles = 1, order: 'fide' | 'plain' | 'mirror' = 'fide') =>
  formatOf(players, cycles, order, 'circle');

/** As it is done by hand: the first half in a row, the second half below reversed; all but 1 move on by one place. */
function drawn(seats: number): string[][] {
  let loop = Array.from({ length: seats }, (_, i) => i + 1);
  return Array.from({ length: seats - 1 }, () => {
    const columns = loop.slice(0, seats / 2).map((upper, i) => `${upper} ${loop[seats - 1 - i]}`);
    loop = [1, loop[seats - 1] ?? 0, ...loop.slice(1, -1)];
    return columns;
  });
}

const columnsOf = (players: number) =>
  lines(format(players)).map((line) =>
    line.split(' ').map((game) =>
      game
        .split('-')
        .map(Number)
        .sort((a, b) => a - b)
        .join(' '),
    ),
  );

const sorted = (columns: string[][]) =>
  columns.map((round) =>
    round.map((pair) =>
      pair
        .split(' ')
        .map(Number)
        .sort((a, b) => a - b)
        .join(' '),
    ),
  );

test.each([2, 4, 6, 8, 14, 40])('%i players: boards are the columns', (players) => {
  expect(columnsOf(players)).toEqual(sorted(drawn(players)));
});

test.each([3, 5, 7, 13])('%i players: the column of the ghost falls away', (players) => {
  const ghost = new RegExp(`\\b${players + 1}\\b`);
  expect(columnsOf(players)).toEqual(
    sorted(drawn(players + 1)).map((round) => round.filter((pair) => !ghost.test(pair))),
  );
});

test('six players', () => {
  expect(lines(format(6))).toEqual([
    '6-1 2-5 4-3',
    '1-5 6-4 3-2',
    '4-1 5-3 2-6',
    '1-3 4-2 6-5',
    '2-1 3-6 5-4',
  ]);
});

test('an even field is the Berger table with the players renumbered', () => {
  for (const seats of [2, 4, 6, 8, 20]) {
    // The opponent of the highest number in round r becomes the opponent of 1 in round r.
    const renumbered = new Map([[seats, 1]]);
    for (let round = 1; round < seats; round++)
      renumbered.set(berger.opponent(seats, round, seats), circle.opponent(seats, round, 1));
    expect([...renumbered.values()].sort((a, b) => a - b)).toEqual(
      Array.from({ length: seats }, (_, i) => i + 1),
    );
    for (let round = 1; round < seats; round++) {
      const games = roundOf(format(seats), round).map(({ white, black }) => `${white}-${black}`);
      const right = roundOf(formatOf(seats), round).map(
        ({ white, black }) => `${renumbered.get(white)}-${renumbered.get(black)}`,
      );
      expect(games.sort()).toEqual(right.sort());
    }
  }
});

test('in an odd field everybody has as many Whites as Blacks', () => {
  for (let players = 3; players <= 61; players += 2)
    for (const { whites, blacks } of colours(format(players))) expect(whites).toBe(blacks);
});

test('nobody has three of one colour in a row, whatever the cycles', () => {
  for (let players = 2; players <= 61; players++)
    for (let cycles = 1; cycles <= 8; cycles++)
      for (const order of ['fide', 'mirror'] as const)
        expect(colourConsequence(format(players, cycles, order)).longestRun).toBeLessThanOrEqual(2);
});

test('each further cycle of an odd field begins two rounds earlier', () => {
  const single = lines(format(5));
  const double = lines(format(5, 2)).slice(5);
  const reversed = single.map((line) => line.replace(/(\d+)-(\d+)/g, '$2-$1'));
  expect(double).toEqual([3, 4, 0, 1, 2].map((index) => reversed[index]));
});
