/**
 * Lines of a chart can be told apart, and the names at their ends do not overlap.
 */
import fc from 'fast-check';
import { COLOURS, lineLook, spread } from '../../workbench/page/chart-look';

/** Contrast with white, WCAG 2.2. */
function contrast(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}

test('every colour can be read on white', () => {
  expect(COLOURS.filter((colour) => contrast(colour) < 4.5)).toEqual([]);
  expect(new Set(COLOURS).size).toBe(12);
});

test('twelve lines differ without any colour', () => {
  const looks = Array.from({ length: 12 }, (_, index) => lineLook(index, []));
  expect(new Set(looks.map(({ dash, mark }) => `${dash.join()} ${mark}`)).size).toBe(12);
});

test('the colours that a script chose are taken, from the first again when they run out', () => {
  expect([0, 1, 2].map((index) => lineLook(index, ['#000', '#333']).colour)).toEqual([
    '#000',
    '#333',
    '#000',
  ]);
});

test('names that have room stay; equal ones move apart by the same', () => {
  expect(spread([100, 50, 20], 15, 0, 200)).toEqual([100, 50, 20]);
  expect(spread([100, 100, 100], 10, 0, 200)).toEqual([90, 100, 110]);
  expect(spread([0, 0], 10, 0, 200)).toEqual([0, 10]);
  expect(spread([200, 196], 10, 0, 200)).toEqual([200, 190]);
  expect(spread([1, 2, 3], 10, 0, 19)).toBeUndefined();
});

test('names keep their order and their distance inside the room', () => {
  const heights = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(heights, (wanted) => {
      const placed = spread(wanted, 15, 0, 300) ?? [];
      expect(placed).toHaveLength(wanted.length);
      const order = wanted
        .map((_, index) => index)
        .sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
      let last = -15;
      for (const index of order) {
        const height = placed[index] ?? -1;
        expect(height - last).toBeGreaterThan(15 - 1e-6);
        last = height;
      }
      expect(last).toBeLessThanOrEqual(300);
    }),
  );
});
