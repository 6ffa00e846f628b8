/**
 * Where the keys lead from tab to tab.
 */
import { placeAfter } from '../../../src/sidebar/page/navigation';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 4, 0],
  ['ArrowLeft', 0, 4],
  ['ArrowLeft', 3, 2],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['Tab', 1, undefined],
])('%s from %i', (key, from, to) => {
  expect(placeAfter(key, from, 5)).toBe(to);
});
