/**
 * Sections and their numbers, together.
 */
import fc from 'fast-check';
import { divide, type Division } from '../../../src/engine/planning/division';

const rated = (...ratings: (number | undefined)[]) =>
  ratings.map((rating, i) => ({ name: `P${i}`, ...(rating === undefined ? {} : { rating }) }));

test('quads go by rating, equal ones as listed, players without one last', () => {
  const players = rated(undefined, 1500, 1800, 1800, 1600, undefined, 1900, 1700);
  expect(divide(players, { into: 'quads', size: 4 }, { by: 'listed' })).toEqual([
    { name: 'A', places: [6, 2, 3, 7] },
    { name: 'B', places: [4, 1, 0, 5] },
  ]);
});

test('lots in each section are drawn with its name', () => {
  const players = rated(...Array.from({ length: 16 }, (_, i) => 2000 - i));
  const seeded = divide(players, { into: 'pools', pools: 2, method: 'order' }, { by: 'lot', seed: 'x' });
  const [a = [], b = []] = seeded.map(({ places }) => places);
  expect([...a].sort((x, y) => x - y)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(a.map((place) => place + 8)).not.toEqual(b);
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
