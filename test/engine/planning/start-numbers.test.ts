/**
 * Start numbers as listed, by lot and by rating.
 */
import fc from 'fast-check';
import { startNumbers } from '../../../src/engine/planning/start-numbers';
import { drawLots } from '../../../src/engine/seeded-draw';

const players = [{ rating: 1800 }, {}, { rating: 2100 }, { rating: 1800 }, {}];

test('as listed', () => {
  expect(startNumbers(players, { by: 'listed' })).toEqual([0, 1, 2, 3, 4]);
});

test('by rating: the highest first, equal ones as listed, those without last', () => {
  expect(startNumbers(players, { by: 'rating' })).toEqual([2, 0, 3, 1, 4]);
});

test('by lot: the order in which the seed draws them', () => {
  expect(startNumbers(players, { by: 'lot', seed: 'club' })).toEqual(drawLots(5, 'club'));
  expect(startNumbers(players, { by: 'lot', seed: 'club' })).not.toEqual(
    startNumbers(players, { by: 'lot', seed: 'cup' }),
  );
});

test('everybody gets one number', () => {
  const rating = fc.option(fc.integer({ min: 1400, max: 1403 }), { nil: undefined });
  const list = fc.array(rating.map((r) => (r === undefined ? {} : { rating: r })));
  const numbering = fc.oneof(
    fc.constant({ by: 'rating' } as const),
    fc.string().map((seed) => ({ by: 'lot', seed }) as const),
  );
  fc.assert(
    fc.property(list, numbering, (some, how) => {
      const numbers = startNumbers(some, how);
      expect([...numbers].sort((a, b) => a - b)).toEqual(some.map((_, i) => i));
    }),
  );
});
