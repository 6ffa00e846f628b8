/**
 * Varma: the groups as printed, and that nobody meets a compatriot late whenever that can be had.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { meetings } from '../../../src/engine/schedule/schedule';
import { drawVarma, varmaGroups, type Entrant } from '../../../src/engine/schedule/varma';
import { format } from './read-table';
import { runs } from '../../runs';

const { groups } = JSON.parse(
  readFileSync(join(__dirname, '../../fixtures/schedules/varma.json'), 'utf8'),
) as { groups: Record<string, number[][]> };

test.each(Object.entries(groups))('the groups for %s players as printed', (n, right) => {
  const seats = Number(n);
  expect(varmaGroups(seats)).toEqual(right);
  expect(varmaGroups(seats - 1)).toEqual(right.map((group) => group.filter((number) => number < seats)));
});

const meetLate = (n: number, a: number, b: number) =>
  (meetings(format(n), a, b)[0]?.round ?? 0) > n + (n % 2) - 4;

test('nobody meets a number of his group in the last three rounds', () => {
  for (let n = 9; n <= 24; n++) {
    const all = varmaGroups(n);
    expect(all.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, i) => i + 1));
    for (const group of all)
      for (const a of group) for (const b of group) if (a !== b) expect(meetLate(n, a, b)).toBe(false);
  }
});

/** A field with contingents of these sizes; the others are of no federation. */
function field(n: number, sizes: readonly number[], column: 'federation' | 'club' = 'federation'): Entrant[] {
  const of = sizes.flatMap((size, i) => new Array<string>(size).fill(`F${i}`));
  return Array.from({ length: n }, (_, i) => {
    const name = of[i];
    return name === undefined ? { name: `P${i}` } : { name: `P${i}`, [column]: name };
  });
}

/** Pairs of one federation, or one club, who meet in the last three rounds. */
function late(entrants: readonly Entrant[], places: readonly number[], column: 'federation' | 'club') {
  const found: string[] = [];
  places.forEach((one, i) =>
    places.forEach((other, j) => {
      const name = entrants[one]?.[column];
      if (i < j && name !== undefined && name === entrants[other]?.[column])
        if (meetLate(places.length, i + 1, j + 1)) found.push(`${i + 1}-${j + 1}`);
    }),
  );
  return found;
}

const isDraw = (places: readonly number[]) =>
  places.every((_, place) => places.includes(place)) && new Set(places).size === places.length;

test('contingents that fit the envelopes get one each', () => {
  for (let seed = 0; seed < 50; seed++) {
    const entrants = field(12, [4, 3, 3, 2]);
    const { places, clashing } = drawVarma(entrants, String(seed));
    expect(clashing).toEqual([]);
    expect(isDraw(places)).toBe(true);
    expect(late(entrants, places, 'federation')).toEqual([]);
    const numbers = (name: string) =>
      places.flatMap((place, i) => (entrants[place]?.federation === name ? [i + 1] : []));
    expect(groups['12']).toContainEqual(numbers('F0'));
  }
});

test('any contingents of the sizes that the groups have, whatever the draw', () => {
  const one = fc.integer({ min: 9, max: 24 }).chain((n) =>
    fc.record({
      n: fc.constant(n),
      sizes: fc.array(fc.integer({ min: 2, max: Math.max(...varmaGroups(n).map((g) => g.length)) }), {
        maxLength: 8,
      }),
      seed: fc.string(),
      column: fc.constantFrom('federation' as const, 'club' as const),
    }),
  );
  fc.assert(
    fc.property(one, ({ n, sizes, seed, column }) => {
      let left = n;
      const fitting = sizes.filter((size) => (left >= size ? (left -= size) >= 0 : false));
      const entrants = field(n, fitting, column);
      const { places, clashing } = drawVarma(entrants, seed);
      expect(isDraw(places)).toBe(true);
      const kept = entrants.map((entrant) =>
        clashing.some(({ name }) => name === entrant[column]) ? { name: entrant.name } : entrant,
      );
      expect(late(kept, places, column)).toEqual([]);
    }),
    runs(200),
  );
});

test('numbers of several groups where no envelopes serve everybody', () => {
  for (const [n, sizes] of [
    [10, [3, 3, 2, 2]],
    [10, [2, 2, 2, 2, 2]],
    [12, [2, 2, 2, 2, 2, 2]],
    [14, [2, 2, 2, 2, 2, 2, 2]],
    [24, [3, 3, 3, 3, 3, 3, 3, 3]],
    [23, [4, 4, 4, 4, 4, 3]],
  ] as const) {
    const entrants = field(n, sizes);
    for (let seed = 0; seed < 5; seed++) {
      const { places, clashing } = drawVarma(entrants, String(seed));
      expect(clashing).toEqual([]);
      expect(late(entrants, places, 'federation')).toEqual([]);
    }
  }
});

test('it says who cannot be kept apart', () => {
  const entrants = field(10, [4, 2]);
  expect(drawVarma(entrants, '1').clashing.map(({ name }) => name)).toEqual(['F0']);
});

/** Whether any draw keeps the contingents apart: tried out without cleverness. */
function canBeHad(n: number, sizes: readonly number[]): boolean {
  const of = sizes.flatMap((size, i) => new Array<number>(size).fill(i));
  const numbers: number[] = [];
  const draw = (): boolean => {
    const who = of[numbers.length];
    if (who === undefined) return true;
    const isFirst = numbers.length === 0 || of[numbers.length - 1] !== who;
    for (let number = isFirst ? 1 : (numbers[numbers.length - 1] ?? 0) + 1; number <= n; number++) {
      if (numbers.includes(number)) continue;
      if (numbers.some((other, i) => of[i] === who && meetLate(n, other, number))) continue;
      numbers.push(number);
      if (draw()) return true;
      numbers.pop();
    }
    return false;
  };
  return draw();
}

test('whenever it can be had it is had: small fields, all ways to split them', () => {
  const splits = (n: number, most: number): number[][] =>
    most < 2
      ? [[]]
      : [...splits(n, most - 1), ...(n >= most ? splits(n - most, most).map((rest) => [most, ...rest]) : [])];
  for (const n of [9, 10, 11, 12]) {
    const largest = Math.max(...varmaGroups(n).map((group) => group.length));
    for (const sizes of splits(n, largest)) {
      const { clashing } = drawVarma(field(n, sizes), 'x');
      expect([n, sizes, clashing.length === 0]).toEqual([n, sizes, canBeHad(n, sizes)]);
    }
  }
});

test('clubs, where all are of one federation or one is too large', () => {
  const clubs = (federation: (i: number) => string) =>
    field(12, [3, 3, 2, 2], 'club').map((entrant, i) => ({ ...entrant, federation: federation(i) }));
  for (const entrants of [clubs(() => 'ESP'), clubs((i) => (i < 8 ? 'ESP' : 'FRA'))]) {
    const { places, contingents } = drawVarma(entrants, '3');
    expect(contingents.map(({ name }) => name)).toEqual(['F0', 'F1', 'F2', 'F3']);
    expect(late(entrants, places, 'club')).toEqual([]);
  }
  const federations = clubs((i) => `N${i % 3}`);
  expect(drawVarma(federations, '3').contingents.map(({ name }) => name)).toEqual(['N0', 'N1', 'N2']);
});

test('the same seed draws the same, whatever the order of the list', () => {
  const entrants = field(13, [4, 3, 2]);
  const named = (list: readonly Entrant[], seed: string) =>
    drawVarma(list, seed).places.map((place) => list[place]?.name);
  expect(named([...entrants].reverse(), 'a')).toEqual(named(entrants, 'a'));
  expect(named(entrants, 'b')).not.toEqual(named(entrants, 'a'));
  // Published draws must come out the same for ever.
  expect(named(field(9, [3, 2]), 'Berger')).toMatchInlineSnapshot(`
    [
      "P6",
      "P7",
      "P3",
      "P4",
      "P1",
      "P5",
      "P2",
      "P8",
      "P0",
    ]
  `);
});
