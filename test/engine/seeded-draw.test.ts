/**
 * Drawing of lots: pinned for ever, and fair.
 */
import fc from 'fast-check';
import { drawLots } from '../../src/engine/seeded-draw';
import { runs } from '../runs';

// Worked out by a second implementation of the definition, in another language.
test.each([
  [8, '42', [6, 5, 3, 4, 0, 1, 2, 7]],
  [10, 'Riga-2026', [2, 6, 9, 1, 8, 3, 5, 0, 4, 7]],
  [10, '', [9, 3, 2, 7, 6, 8, 0, 1, 4, 5]],
  [12, '½ñ😀', [10, 4, 5, 9, 1, 3, 0, 6, 8, 11, 7, 2]],
  [1, '42', [0]],
  [0, '42', []],
])('%i lots with the seed %j', (count, seed, lots) => expect(drawLots(count, seed)).toEqual(lots));

test('every lot is drawn once', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.string(), (count, seed) => {
      expect([...drawLots(count, seed)].sort((a, b) => a - b)).toEqual(
        Array.from({ length: count }, (_, i) => i),
      );
    }),
    runs(50),
  );
});

test('all 24 orders of four come up about equally often', () => {
  const times = new Map<string, number>();
  for (let seed = 0; seed < 2400; seed++) {
    const order = drawLots(4, String(seed)).join('');
    times.set(order, (times.get(order) ?? 0) + 1);
  }
  expect(times.size).toBe(24);
  for (const count of times.values()) expect(Math.abs(count - 100)).toBeLessThan(40);
});
