/**
 * Qualifiers of pools in the bracket: winners far from each other, and pool mates far from each other.
 */
import * as fc from 'fast-check';
import { bracket, meetingRound, roundsOf, seedOrder } from '../../../src/engine/knockout/bracket';
import { seeding, type Qualifier } from '../../../src/engine/knockout/seeding';

const poolsOf = (sizes: readonly number[]): Qualifier[][] =>
  sizes.map((size, p) =>
    Array.from({ length: size }, (_, i) => ({ section: String.fromCharCode(65 + p), no: i + 1 })),
  );
const nameOf = ({ section = '', no }: Qualifier) => `${section}${no}`;

/** The first round from the top: `A1 B2`; a bye: `A1`. */
function firstRound(seeds: readonly Qualifier[]): string[] {
  const name = (seed: number) => nameOf(seeds[seed - 1] as Qualifier);
  return bracket(seeds.length, false)
    .filter(({ round }) => round === 1)
    .map(({ upper, lower }) =>
      [upper, lower].flatMap((source) => (source && 'seed' in source ? [name(source.seed)] : [])).join(' '),
    );
}

/** Place in the bracket of each, from 0. */
function placesOf(seeds: readonly Qualifier[]): Map<string, number> {
  const order = seedOrder(roundsOf(seeds.length));
  return new Map(seeds.map((one, i) => [nameOf(one), order.indexOf(i + 1)]));
}

test('two of two pools and of four', () => {
  expect(firstRound(seeding(poolsOf([2, 2])))).toEqual(['A1 B2', 'B1 A2']);
  expect(firstRound(seeding(poolsOf([2, 2, 2, 2])))).toEqual(['A1 C2', 'D1 B2', 'B1 D2', 'C1 A2']);
});

test('two of three pools: the two byes go to winners', () => {
  expect(firstRound(seeding(poolsOf([2, 2, 2])))).toEqual(['A1', 'B2 C2', 'B1', 'C1 A2']);
});

test('one group: by rank', () => {
  expect(firstRound(seeding(poolsOf([6])))).toEqual(['A1', 'A4 A5', 'A2', 'A3 A6']);
});

test('those of the same rank by their share of the points', () => {
  const pools = poolsOf([1, 1, 1]).map((pool, i) =>
    pool.map((one) => ({ ...one, share: [0.5, 0.9, 0.7][i] ?? 0 })),
  );
  expect(seeding(pools).map(nameOf)).toEqual(['B1', 'C1', 'A1']);
});

test('a share that is not known counts as none', () => {
  const pools = poolsOf([1, 1, 1]).map((pool, i) =>
    pool.map((one) => (i === 1 ? { ...one, share: 0.1 } : one)),
  );
  expect(seeding(pools).map(nameOf)).toEqual(['B1', 'A1', 'C1']);
});

test('without qualifiers there are no seeds', () => {
  expect(seeding([])).toEqual([]);
  expect(seeding([[], []])).toEqual([]);
});

const shape = fc
  .tuple(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 8 }))
  .filter(([p, q]) => p * q >= 2);

test('everybody once, ranks one after the other', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 2, maxLength: 16 }), (sizes) => {
      const pools = poolsOf(sizes);
      const seeds = seeding(pools);
      expect(seeds.map(nameOf).sort()).toEqual(pools.flat().map(nameOf).sort());
      const ranks = seeds.map(({ no }) => no);
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    }),
  );
});

test('winners of pools are spread evenly over halves, quarters, eighths', () => {
  fc.assert(
    fc.property(shape, ([p, q]) => {
      const seeds = seeding(poolsOf(new Array<number>(p).fill(q)));
      const rounds = roundsOf(seeds.length);
      const places = [...placesOf(seeds)].filter(([name]) => name.endsWith('1')).map(([, place]) => place);
      for (let parts = 2; parts <= 2 ** rounds; parts *= 2) {
        const counts = new Array<number>(parts).fill(0);
        for (const place of places) {
          const part = Math.floor((place * parts) / 2 ** rounds);
          counts[part] = (counts[part] ?? 0) + 1;
        }
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('two of a pool stand in opposite halves', () => {
  for (const p of [2, 3, 4, 5, 6, 7, 8, 9, 12, 16, 17, 31, 32, 64]) {
    const seeds = seeding(poolsOf(new Array<number>(p).fill(2)));
    const rounds = roundsOf(seeds.length);
    const places = placesOf(seeds);
    for (const { section = '' } of seeds)
      expect([
        p,
        section,
        meetingRound(places.get(`${section}1`) ?? 0, places.get(`${section}2`) ?? 0),
      ]).toEqual([p, section, rounds]);
  }
});

test('pool mates never meet in the first round where there are two pools or more', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 16 }).chain((p) => fc.tuple(fc.constant(p), fc.integer({ min: 1, max: 8 }))),
      ([p, q]) => {
        const places = placesOf(seeding(poolsOf(new Array<number>(p).fill(q))));
        const all = [...places];
        for (const [a, at] of all)
          for (const [b, other] of all)
            if (a < b && a[0] === b[0]) expect(meetingRound(at, other)).toBeGreaterThan(1);
      },
    ),
  );
});

test('three and four of a pool stand in different quarters where numbers are powers of two', () => {
  for (const p of [2, 4, 8, 16]) {
    const seeds = seeding(poolsOf(new Array<number>(p).fill(4)));
    const rounds = roundsOf(seeds.length);
    const places = placesOf(seeds);
    for (let pool = 0; pool < p; pool++) {
      const section = String.fromCharCode(65 + pool);
      const quarters = [1, 2, 3, 4].map((no) =>
        Math.floor(((places.get(`${section}${no}`) ?? 0) * 4) / 2 ** rounds),
      );
      expect(new Set(quarters).size).toBe(4);
    }
  }
});
