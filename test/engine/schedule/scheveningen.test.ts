/**
 * Scheveningen: the printed tables, and what holds for teams of any size.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { longestRun, type Colour } from '../../../src/engine/schedule/colours';
import { scheveningen, scheveningenRows } from '../../../src/engine/schedule/scheveningen';

const { tables } = JSON.parse(
  readFileSync(join(__dirname, '../../fixtures/schedules/scheveningen.json'), 'utf8'),
) as { tables: Record<string, string[]> };

test.each(Object.entries(tables))('the table for teams of %s as printed', (size, rounds) => {
  const lines = scheveningen(Number(size)).map((boards) =>
    boards
      .map(({ other, hasWhite }, i) => (hasWhite ? `A${i + 1}-B${other}` : `B${other}-A${i + 1}`))
      .join(' '),
  );
  expect(lines).toEqual(rounds);
});

test('the fixture holds teams of 2 to 10', () => {
  expect(Object.keys(tables).map(Number)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('as rows: numbers up to the size are the first team', () => {
  expect(scheveningenRows(2, 2)).toEqual([
    ...[
      [1, 1, 1, 3],
      [1, 2, 2, 4],
      [2, 1, 4, 1],
      [2, 2, 3, 2],
    ],
    ...[
      [3, 1, 3, 1],
      [3, 2, 4, 2],
      [4, 1, 1, 4],
      [4, 2, 2, 3],
    ],
  ]);
});

const sizes = [...Array.from({ length: 21 }, (_, i) => i + 2), 45, 50];

describe.each(sizes)('teams of %i', (size) => {
  test.each([1, 2, 3, 4])(
    '%i cycles: every pair once a cycle, colours equal, no three in a row',
    (cycles) => {
      const rounds = scheveningen(size, cycles);
      expect(rounds).toHaveLength(size * cycles);
      const times = new Map<string, number>();
      const whites = new Map<string, number>();
      const sequences = new Map<string, Colour[]>();
      const note = (player: string, colour: Colour) =>
        sequences.set(player, [...(sequences.get(player) ?? []), colour]);
      for (const boards of rounds) {
        expect(new Set(boards.map(({ other }) => other)).size).toBe(size);
        boards.forEach(({ other, hasWhite }, i) => {
          const pair = `${i + 1} ${other}`;
          times.set(pair, (times.get(pair) ?? 0) + 1);
          whites.set(pair, (whites.get(pair) ?? 0) + Number(hasWhite));
          note(`A${i + 1}`, hasWhite ? 'white' : 'black');
          note(`B${other}`, hasWhite ? 'black' : 'white');
        });
      }
      expect(times.size).toBe(size * size);
      expect(new Set(times.values())).toEqual(new Set([cycles]));
      for (const count of whites.values()) expect(Math.abs(2 * count - cycles)).toBeLessThanOrEqual(1);
      for (const sequence of sequences.values()) {
        const lead = sequence.reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0);
        expect(Math.abs(lead)).toBe((size * cycles) % 2);
        expect(longestRun(sequence)).toBeLessThanOrEqual(2);
      }
    },
  );

  test('the first team has half of the Whites in each round, or nearly', () => {
    // The table for two gives a team both Whites of a round.
    const most = size === 2 || (size % 4 === 2 && size > 10) ? 1 : 0.5;
    for (const boards of scheveningen(size)) {
      const whites = boards.filter(({ hasWhite }) => hasWhite).length;
      expect(Math.abs(whites - size / 2)).toBeLessThanOrEqual(most);
    }
  });
});
