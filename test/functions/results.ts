/**
 * Made-up results, for the properties of the functions on results.
 */
import fc from 'fast-check';
import type { Result } from '../../src/engine/results/game';

export interface MadeUp {
  readonly n: number;
  readonly cycles: number;
  readonly games: readonly {
    readonly white: number;
    readonly black: number;
    readonly round: number;
    readonly result: Result | '';
  }[];
}

const RESULTS: readonly (Result | '')[] = [
  '1-0',
  '0-1',
  '½-½',
  '1F-0F',
  '0F-1F',
  '0F-0F',
  '0-0',
  '½-0',
  '0-½',
  '',
];

/** Every pair as often as there are cycles, each game in a round of its own. */
export const madeUp: fc.Arbitrary<MadeUp> = fc
  .record({ n: fc.integer({ min: 2, max: 9 }), cycles: fc.integer({ min: 1, max: 3 }) })
  .chain(({ n, cycles }) => {
    const pairs: [number, number][] = [];
    for (let cycle = 1; cycle <= cycles; cycle++)
      for (let i = 1; i < n; i++)
        for (let j = i + 1; j <= n; j++) pairs.push(cycle % 2 === 1 ? [i, j] : [j, i]);
    return fc
      .array(fc.constantFrom(...RESULTS), { minLength: pairs.length, maxLength: pairs.length })
      .map((results) => ({
        ...{ n, cycles },
        games: pairs.map(([white, black], i) => ({ white, black, round: i + 1, result: results[i] ?? '' })),
      }));
  });

export const HEAD = ['Round', 'White', 'Result', 'Black'];

export function gamesTable({ games }: MadeUp): (string | number)[][] {
  return [HEAD, ...games.map(({ round, white, result, black }) => [round, white, result, black])];
}

/** The halves of a result as they stand in a crosstable. */
const HALVES: Readonly<Record<Result, readonly [string, string]>> = {
  '1-0': ['1', '0'],
  '0-1': ['0', '1'],
  '½-½': ['½', '½'],
  '1F-0F': ['+', '-'],
  '0F-1F': ['-', '+'],
  '0F-0F': ['-', '-'],
  '0-0': ['0', '0'],
  '½-0': ['½', '0'],
  '0-½': ['0', '½'],
};

/** The same as a crosstable, several games of a cell joined by blanks. */
export function crosstable({ n, games }: MadeUp): string[][] {
  const cells = Array.from({ length: n }, (_, i) =>
    Array.from({ length: n }, (__, j) => (i === j ? ['×'] : [])),
  );
  for (const { white, black, result } of games) {
    if (result === '') continue;
    const [one, other] = HALVES[result];
    cells[white - 1]?.[black - 1]?.push(one);
    cells[black - 1]?.[white - 1]?.push(other);
  }
  return cells.map((row) => row.map((cell) => cell.join(' ')));
}
