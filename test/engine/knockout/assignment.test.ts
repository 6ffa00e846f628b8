/**
 * The cheapest assignment, against the best of all ways to assign.
 */
import * as fc from 'fast-check';
import { cheapestAssignment } from '../../../src/engine/knockout/assignment';
import { runs } from '../../runs';

type Costs = readonly (readonly number[])[];

const priceOf = (cost: Costs, places: readonly number[]) =>
  places.reduce((sum, place, one) => sum + (cost[one]?.[place] ?? NaN), 0);

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) =>
    permutations(items.filter((one) => one !== first)).map((rest) => [first, ...rest]),
  );
}

const waysFor = Array.from({ length: 7 }, (_, n) => permutations(Array.from({ length: n }, (_, i) => i)));

/** Few different costs, so that places are fought for, or many. */
const square = fc
  .tuple(fc.integer({ min: 2, max: 6 }), fc.constantFrom(3, 9, 1000))
  .chain(([n, max]) =>
    fc.array(fc.array(fc.nat({ max }), { minLength: n, maxLength: n }), { minLength: n, maxLength: n }),
  );

test('nobody, and one', () => {
  expect(cheapestAssignment([])).toEqual([]);
  expect(cheapestAssignment([[7]])).toEqual([0]);
});

test('the cheapest place of each, where they differ', () => {
  expect(
    cheapestAssignment([
      [5, 1, 5],
      [5, 5, 1],
      [1, 5, 5],
    ]),
  ).toEqual([1, 2, 0]);
});

test('who can do without the place that both want gives way', () => {
  // 2 + 1 = 3 against 1 + 9 = 10.
  expect(
    cheapestAssignment([
      [1, 2],
      [1, 9],
    ]),
  ).toEqual([1, 0]);
  // 2 + 6 + 1 = 9; the next best way is 2 + 1 + 9 = 12.
  expect(
    cheapestAssignment([
      [1, 2, 9],
      [1, 4, 6],
      [1, 9, 9],
    ]),
  ).toEqual([1, 2, 0]);
});

test('where all places cost the same, each keeps his own', () => {
  for (let n = 1; n <= 8; n++)
    expect(cheapestAssignment(new Array<number[]>(n).fill(new Array<number>(n).fill(4)))).toEqual(
      Array.from({ length: n }, (_, i) => i),
    );
});

test('of up to six: everybody has a place of his own, and no way is cheaper', () => {
  fc.assert(
    fc.property(square, (cost) => {
      const places = cheapestAssignment(cost);
      const ways = waysFor[cost.length] ?? [];
      expect([...places].sort((a, b) => a - b)).toEqual(cost.map((_, i) => i));
      expect(priceOf(cost, places)).toBe(Math.min(...ways.map((way) => priceOf(cost, way))));
    }),
    runs(60),
  );
});
