/**
 * Late entries: the ghost's seat in odd fields, results carried into a larger table in even ones.
 */
import fc from 'fast-check';
import { carryOver, ghostGames, type Played } from '../../../src/engine/schedule/late-entry';
import { ORDERS, size, type Format } from '../../../src/engine/schedule/format';
import { byeOf, scheduledGames } from '../../../src/engine/schedule/schedule';
import { format } from './read-table';
import { runs } from '../../runs';

const freesOf = (drawnUp: Format) =>
  Array.from({ length: size(drawnUp).rounds }, (_, i) => ({
    player: byeOf(drawnUp, i + 1) ?? 0,
    round: i + 1,
  }));

describe('odd field', () => {
  test('five players: the newcomer plays the table of six, C.05 Annex 1', () => {
    const games = ghostGames(format(5, 1), freesOf(format(5, 1)));
    expect(games).toEqual([
      { round: 1, board: 3, white: 1, black: 6 },
      { round: 2, board: 3, white: 6, black: 4 },
      { round: 3, board: 3, white: 2, black: 6 },
      { round: 4, board: 3, white: 6, black: 5 },
      { round: 5, board: 3, white: 3, black: 6 },
    ]);
  });

  test('any odd field: old games and new ones are the next even table', () => {
    for (let players = 3; players <= 31; players += 2)
      for (const cycles of [1, 2, 3])
        for (const order of ORDERS) {
          const drawnUp = format(players, cycles, order);
          const games = ghostGames(drawnUp, freesOf(drawnUp)) ?? [];
          const pairs = (list: readonly { round: number; white: number; black: number }[]) =>
            list.map(({ round, white, black }) => `${round}: ${white}-${black}`).sort();
          expect(pairs([...scheduledGames(drawnUp), ...games])).toEqual(
            pairs(scheduledGames(format(players + 1, cycles, order))),
          );
        }
  });

  test('rows in another order, and rounds played in another order: colours stay those of the table', () => {
    const frees = freesOf(format(5, 1));
    const straight = ghostGames(format(5, 1), frees) ?? [];
    expect(ghostGames(format(5, 1), [...frees].reverse())).toEqual([...straight].reverse());
    const moved = frees.map(({ player, round }) => ({ player, round: 6 - round }));
    const colours = (games: readonly { white: number; black: number }[] = []) =>
      games.map(({ white, black }) => `${white}-${black}`);
    expect(colours(ghostGames(format(5, 1), moved))).toEqual(colours(straight));
  });

  test.each([
    ['one is missing', (frees: ReturnType<typeof freesOf>) => frees.slice(1)],
    ['one too many', (frees: ReturnType<typeof freesOf>) => [...frees, { player: 1, round: 9 }]],
    [
      'one player twice',
      (frees: ReturnType<typeof freesOf>) => [...frees.slice(1), { player: frees[1]?.player ?? 0, round: 9 }],
    ],
  ])('no free rounds of the table: %s', (_, changed) => {
    expect(ghostGames(format(5, 1), changed(freesOf(format(5, 1))))).toBeUndefined();
    expect(ghostGames(format(5, 2), changed(freesOf(format(5, 2))))).toBeUndefined();
  });
});

type Game = Played<string>;
const RESULTS = ['1-0', '½-½', '0-1', '1F-0F', '0F-0F'];

/** Points of a player: a half is 1. */
function points(games: readonly { white: number; black: number; result?: string }[], players: number) {
  const sums = new Array<number>(players + 2).fill(0);
  for (const { white, black, result } of games) {
    if (result === undefined) continue;
    const worth = result.startsWith('1')
      ? [2, 0]
      : result === '0-1'
        ? [0, 2]
        : result === '½-½'
          ? [1, 1]
          : [0, 0];
    sums[white] = (sums[white] ?? 0) + (worth[0] ?? 0);
    sums[black] = (sums[black] ?? 0) + (worth[1] ?? 0);
  }
  return sums;
}

const done = (games: readonly { white: number; black: number; result?: string }[]) =>
  games
    .filter(({ result }) => result !== undefined)
    .map(({ white, black, result }) => `${white}-${black} ${result}`)
    .sort();

const event = fc
  .record({
    half: fc.integer({ min: 1, max: 10 }),
    cycles: fc.integer({ min: 1, max: 4 }),
    order: fc.constantFrom(...ORDERS),
    seed: fc.infiniteStream(fc.option(fc.constantFrom(...RESULTS), { nil: undefined })),
  })
  .map(({ half, cycles, order, seed }) => {
    const drawnUp: Format = { players: 2 * half, cycles, order, system: 'berger' };
    const games = scheduledGames(drawnUp).map(({ round, white, black }): Game => {
      const result = seed.next().value as string | undefined;
      return { round, white, black, ...(result === undefined ? {} : { result }) };
    });
    return { drawnUp, games };
  });

describe('even field', () => {
  test('all that was played is there again, in the colours in which it was played; the newcomer has everybody before him', () => {
    fc.assert(
      fc.property(event, ({ drawnUp, games }) => {
        const { players, cycles } = drawnUp;
        const larger = { ...drawnUp, players: players + 1 };
        const rows = carryOver(larger, games) ?? [];
        expect(done(rows)).toEqual(done(games));
        expect(points(rows, players)).toEqual(points(games, players));
        const own = rows.filter(({ white, black }) => white > players || black > players);
        expect(own.length).toBe(players * cycles);
        expect(own.every((row) => !('result' in row))).toBe(true);
        const place = ({ round, board, white, black }: (typeof rows)[number]) =>
          `${round}/${board} ${Math.min(white, black)}-${Math.max(white, black)}`;
        expect(rows.map(place)).toEqual(scheduledGames(larger).map(place));
        // Colours of each pair stay as even as the number of cycles lets them.
        for (let a = 1; a <= players; a++)
          for (let b = a + 1; b <= players + 1; b++) {
            const whites = rows.filter(({ white, black }) => white === a && black === b).length;
            expect(Math.abs(2 * whites - cycles)).toBe(cycles % 2);
          }
      }),
      runs(60),
    );
  });

  test('only pairs that have played are turned round', () => {
    const rows = carryOver(format(5, 1), [{ round: 1, white: 1, black: 5, result: '1-0' }]);
    const untouched = scheduledGames(format(5, 1));
    expect(rows?.filter((row, i) => row.white !== untouched[i]?.white)).toEqual([
      expect.objectContaining({ white: 1, black: 5, result: '1-0' }),
    ]);
  });

  test('the second meeting stays the second, whenever it was played', () => {
    const old: Game[] = [
      { round: 4, white: 2, black: 1, result: '0-1' },
      { round: 1, white: 1, black: 2 },
    ];
    const rows = carryOver(format(3, 2), old)?.filter(({ white, black }) => white + black === 3);
    expect(rows?.map(({ white, result }) => [white, result])).toEqual([
      [1, undefined],
      [2, '0-1'],
    ]);
  });

  test('both games with the same colours, as somebody turned one by hand', () => {
    const old: Game[] = [
      { round: 1, white: 2, black: 1, result: '0-1' },
      { round: 4, white: 2, black: 1, result: '½-½' },
    ];
    expect(done(carryOver(format(3, 2), old) ?? [])).toEqual(['2-1 0-1', '2-1 ½-½']);
  });

  test('more games of a pair than the cycles hold', () => {
    const old: Game[] = [
      { round: 1, white: 1, black: 2, result: '1-0' },
      { round: 2, white: 2, black: 1, result: '1-0' },
    ];
    expect(carryOver(format(3, 1), old)).toBeUndefined();
    expect(carryOver(format(3, 1), [{ round: 1, white: 1, black: 7, result: '1-0' }])).toBeUndefined();
    expect(carryOver(format(3, 1), [old[0] as Game, { round: 2, white: 2, black: 1 }])).toHaveLength(3);
  });
});
