/**
 * Start numbers as listed, by lot and by rating.
 */
import fc from 'fast-check';
import { startNumbers } from '../../../src/engine/planning/start-numbers';
import { drawVarma, varmaGroups } from '../../../src/engine/schedule/varma';
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

test('by restricted lot: the numbers of a federation are of one group of FIDE C.05 Annex 2', () => {
  const entrants = Array.from({ length: 10 }, (_, i) => ({
    ...{ name: `P${i}`, federation: i < 3 ? 'ESP' : `F${i}` },
  }));
  const places = startNumbers(entrants, { by: 'varma', seed: 'club' });
  expect(places).toEqual(drawVarma(entrants, 'club').places);
  const numbers = places.flatMap((place, i) => (place < 3 ? [i + 1] : []));
  expect(varmaGroups(10).filter((group) => numbers.every((number) => group.includes(number)))).toHaveLength(
    1,
  );
});

test('by restricted lot: players without a name draw before those with one', () => {
  const entrants = ['A', undefined, 'Z'].map((name) => ({
    ...{ federation: 'ESP' },
    ...(name === undefined ? {} : { name }),
  }));
  const others = Array.from({ length: 6 }, (_, i) => ({ name: `P${i}` }));
  const renamed = entrants.map((entrant) => ({ name: '', ...entrant }));
  expect(startNumbers([...entrants, ...others], { by: 'varma', seed: 'club' })).toEqual(
    drawVarma([...renamed, ...others], 'club').places,
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
