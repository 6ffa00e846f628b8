/**
 * Quads and pools: their sizes, their names, and who stands where.
 */
import { pools, quads, sectionName } from '../../../src/engine/planning/sections';

const sizes = (sections: readonly (readonly number[])[]) => sections.map((section) => section.length);

test.each([
  [2, [2]],
  [3, [3]],
  [4, [4]],
  [5, [5]],
  [6, [6]],
  [7, [7]],
  [8, [4, 4]],
  [9, [4, 5]],
  [10, [4, 6]],
  [11, [5, 6]],
  [13, [4, 4, 5]],
  [14, [4, 4, 6]],
  [15, [4, 5, 6]],
  [16, [4, 4, 4, 4]],
  [40, new Array(10).fill(4)],
])('quads of %i players', (players, right) => {
  expect(sizes(quads(players))).toEqual(right);
});

test('500 players: 125 quads, everybody once, in order', () => {
  const sections = quads(500);
  expect(sections).toHaveLength(125);
  expect(sections.flat()).toEqual(Array.from({ length: 500 }, (_, i) => i));
});

test('no quad has fewer than four, and only the last two more', () => {
  for (let players = 8; players <= 120; players++) {
    const all = sizes(quads(players));
    expect(Math.min(...all)).toBeGreaterThanOrEqual(4);
    expect(all.slice(0, -2).every((size) => size === 4)).toBe(true);
    expect(all.reduce((sum, size) => sum + size, 0)).toBe(players);
  }
});

test('other sizes: all who remain join the last section', () => {
  expect(sizes(quads(17, 5))).toEqual([5, 5, 7]);
  expect(sizes(quads(18, 5))).toEqual([5, 5, 8]);
  expect(sizes(quads(11, 6))).toEqual([11]);
  expect(sizes(quads(3, 8))).toEqual([3]);
  expect(sizes(quads(7, 2))).toEqual([2, 2, 3]);
});

test('the snake', () => {
  expect(pools(10, 3, 'snake')).toEqual([
    [0, 5, 6],
    [1, 4, 7],
    [2, 3, 8, 9],
  ]);
  expect(pools(10, 4, 'snake')).toEqual([
    [0, 7, 8],
    [1, 6, 9],
    [2, 5],
    [3, 4],
  ]);
});

test('in order', () => {
  expect(pools(10, 3, 'order')).toEqual([
    [0, 1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
  ]);
});

test('pools of whatever number: everybody once, sizes differ by one at most', () => {
  for (let players = 2; players <= 20; players++)
    for (let count = 1; count <= players / 2; count++)
      for (const method of ['snake', 'order'] as const) {
        const dealt = pools(players, count, method);
        const all = sizes(dealt);
        expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(1);
        expect(dealt.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: players }, (_, i) => i));
      }
});

test('names of sections', () => {
  expect([0, 1, 25, 26, 27, 51, 52, 124, 701, 702].map(sectionName)).toEqual([
    ...['A', 'B', 'Z', 'AA', 'AB', 'AZ', 'BA', 'DU', 'ZZ', 'AAA'],
  ]);
});
