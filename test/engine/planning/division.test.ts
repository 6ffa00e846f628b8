/**
 * Sections and their numbers, together.
 */
import fc from 'fast-check';
import { divide, type Division } from '../../../src/engine/planning/division';
import { drawLots } from '../../../src/engine/seeded-draw';

const rated = (...ratings: (number | undefined)[]) =>
  ratings.map((rating, i) => ({ name: `P${i}`, ...(rating === undefined ? {} : { rating }) }));

test('quads go by rating, equal ones as listed, players without one last', () => {
  const players = rated(undefined, 1500, 1800, 1800, 1600, undefined, 1900, 1700);
  expect(divide(players, { into: 'quads', size: 4 }, { by: 'listed' })).toEqual([
    { name: 'A', places: [6, 2, 3, 7] },
    { name: 'B', places: [4, 1, 0, 5] },
  ]);
});

test('one group: the numbers of the field, without a name', () => {
  const players = rated(1500, 1800, 1600);
  expect(divide(players, { into: 'one' }, { by: 'rating' })).toEqual([{ name: '', places: [1, 2, 0] }]);
  expect(divide(players, { into: 'one' }, { by: 'lot', seed: 'x' })).toEqual([
    { name: '', places: drawLots(3, 'x') },
  ]);
});

test('the sections of the list, in the order in which they first stand; a blank is a section without a name', () => {
  const players = [
    { section: 'U12', rating: 900 },
    { rating: 1500 },
    { section: 'U10', rating: 700 },
    { section: 'U12', rating: 1100 },
    { rating: 1700 },
  ];
  expect(divide(players, { into: 'listed' }, { by: 'listed' })).toEqual([
    { name: 'U12', places: [0, 3] },
    { name: '', places: [1, 4] },
    { name: 'U10', places: [2] },
  ]);
  expect(divide(players, { into: 'listed' }, { by: 'rating' })).toEqual([
    { name: 'U12', places: [3, 0] },
    { name: '', places: [4, 1] },
    { name: 'U10', places: [2] },
  ]);
});

test('pools dealt like a snake go by rating, pools in order as listed', () => {
  const players = rated(1400, 1500, 1600, 1700, 1800);
  expect(divide(players, { into: 'pools', pools: 2, method: 'snake' }, { by: 'listed' })).toEqual([
    { name: 'A', places: [4, 1, 0] },
    { name: 'B', places: [3, 2] },
  ]);
  expect(divide(players, { into: 'pools', pools: 2, method: 'order' }, { by: 'listed' })).toEqual([
    { name: 'A', places: [0, 1, 2] },
    { name: 'B', places: [3, 4] },
  ]);
});

test('numbers by rating are given within each section', () => {
  const players = rated(1500, 1800, undefined, 1400, 1700);
  expect(divide(players, { into: 'pools', pools: 2, method: 'order' }, { by: 'rating' })).toEqual([
    { name: 'A', places: [1, 0, 2] },
    { name: 'B', places: [4, 3] },
  ]);
});

test('lots in each section are drawn with its name', () => {
  const players = rated(...Array.from({ length: 16 }, (_, i) => 2000 - i));
  const seeded = divide(players, { into: 'pools', pools: 2, method: 'order' }, { by: 'lot', seed: 'x' });
  const [a = [], b = []] = seeded.map(({ places }) => places);
  expect([...a].sort((x, y) => x - y)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(a.map((place) => place + 8)).not.toEqual(b);
  expect(a).toEqual(drawLots(8, 'x A'));
  expect(b).toEqual(drawLots(8, 'x B').map((place) => place + 8));
});

test('every player has one number in one section, whatever the division', () => {
  const division: fc.Arbitrary<Division> = fc.oneof(
    fc.constant({ into: 'one' as const }),
    fc.constant({ into: 'listed' as const }),
    fc.constant({ into: 'teams' as const }),
    fc.integer({ min: 2, max: 6 }).map((size) => ({ into: 'quads' as const, size })),
    fc
      .tuple(fc.integer({ min: 1, max: 5 }), fc.constantFrom('snake' as const, 'order' as const))
      .map(([pools, method]) => ({ into: 'pools' as const, pools, method })),
  );
  const player = fc.record(
    {
      rating: fc.integer({ min: 1, max: 3000 }),
      section: fc.constantFrom('X', 'Y'),
      team: fc.constantFrom('N', 'S'),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      fc.array(player, { minLength: 10, maxLength: 40 }),
      division,
      fc.string(),
      (players, into, seed) => {
        const places = divide(players, into, { by: 'lot', seed }).flatMap((section) => section.places);
        expect([...places].sort((a, b) => a - b)).toEqual(players.map((_, i) => i));
      },
    ),
  );
});
