/**
 * Putting tie-breaks in order.
 */
import { added, moved, placed, sameCodes, without } from '../../../src/sidebar/standings/tie-break-order';

const LIST = ['SB', 'DE', 'KS'];

test('up and down, never over an end', () => {
  expect(moved(LIST, 'DE', -1)).toEqual(['DE', 'SB', 'KS']);
  expect(moved(LIST, 'DE', 1)).toEqual(['SB', 'KS', 'DE']);
  expect(moved(LIST, 'SB', -1)).toBe(LIST);
  expect(moved(LIST, 'KS', 1)).toBe(LIST);
  expect(moved(LIST, 'WIN', 1)).toBe(LIST);
});

test('to a place', () => {
  expect(placed(LIST, 'SB', 2)).toEqual(['DE', 'KS', 'SB']);
  expect(placed(LIST, 'KS', 0)).toEqual(['KS', 'SB', 'DE']);
});

test('lots stay last when one is added', () => {
  expect(added(LIST, 'WIN')).toEqual([...LIST, 'WIN']);
  expect(added(['SB', 'LOT 7'], 'WIN')).toEqual(['SB', 'WIN', 'LOT 7']);
  expect(added(LIST, 'DE')).toBe(LIST);
});

test('out, and whether two lists are one', () => {
  expect(without(LIST, 'DE')).toEqual(['SB', 'KS']);
  expect(sameCodes(LIST, [...LIST])).toBe(true);
  expect(sameCodes(LIST, ['SB', 'KS', 'DE'])).toBe(false);
  expect(sameCodes(LIST, ['SB', 'DE'])).toBe(false);
});
