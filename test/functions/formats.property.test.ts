/**
 * What holds of the functions on formats, whatever they are given.
 */
import fc from 'fast-check';
import type { Argument } from '../../src/cells/value';
import { DRAWLOTS } from '../../src/functions/drawlots';
import { FORMATADVICE } from '../../src/functions/formatadvice';
import { PLAYINGTIME } from '../../src/functions/playingtime';
import { POOLS } from '../../src/functions/pools';
import { QUADS } from '../../src/functions/quads';
import { SCHEVENINGEN } from '../../src/functions/scheveningen';
import { argument } from './garbage';

const FUNCTIONS = { DRAWLOTS, FORMATADVICE, PLAYINGTIME, POOLS, QUADS, SCHEVENINGEN } as const;

const players = fc.oneof(
  argument,
  fc.integer({ min: 2, max: 30 }),
  fc.array(fc.tuple(fc.string(), fc.oneof(fc.integer({ min: 1 }), fc.constant(''))), { minLength: 2 }),
);
const option = fc.oneof(
  argument,
  fc.constantFrom<unknown>('', 'varma', 'rating', 'order', 'snake', 'double', 2, 4, 7),
);

test.each(Object.entries(FUNCTIONS))('%s: a result or a sentence', (name, fn) => {
  const call = fn as (...given: Argument[]) => unknown;
  fc.assert(
    fc.property(players, fc.array(option, { maxLength: 5 }), (first, more) => {
      let result: unknown;
      try {
        result = call(first as Argument, ...(more as Argument[]));
      } catch (error) {
        expect(error).toHaveProperty('message', expect.stringMatching(new RegExp(`^${name}: .+[.]$`)));
        return;
      }
      for (const cell of [result].flat(2)) {
        expect(['string', 'number']).toContain(typeof cell);
        expect(cell).not.toBeNaN();
      }
    }),
    { numRuns: 400 },
  );
});

test('a draw is a draw, whatever the seed and method', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 9, max: 24 }),
      fc.string({ minLength: 1 }).filter((seed) => /^\w+$/.test(seed)),
      fc.constantFrom('lot', 'rating', 'varma'),
      (n, seed, method) => {
        const field = Array.from({ length: n }, (_, i) => [`P${i}`, 1500 + (i % 7), `F${i % 5}`]);
        const list = [['Name', 'Rating', 'Federation'], ...field];
        const drawn = DRAWLOTS(list, seed, method).slice(1);
        expect(drawn.map(([no]) => no)).toEqual(field.map((_, i) => i + 1));
        expect(drawn.map(([, name]) => name).sort()).toEqual(field.map(([name]) => name).sort());
        expect(DRAWLOTS(list, seed, method).slice(1)).toEqual(drawn);
      },
    ),
  );
});
