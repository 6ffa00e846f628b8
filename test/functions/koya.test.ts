/**
 * KOYA: the half of the scheduled games, and how it is moved.
 */
import { KOYA } from '../../src/functions/koya';
import { CIRCLE, GAMES, PLAYERS } from './event-tables';

const flat = (...given: Parameters<typeof KOYA>) => KOYA(...given).map(([value]) => value);

/** Points 2.5, 2, 2, 1.5, 2 from four games each: the line is 2. */
const FIVE = [
  ['*', '1', '½', '1', '0'],
  ['0', '*', '1', '½', '½'],
  ['½', '0', '*', '1', '½'],
  ['0', '½', '0', '*', '1'],
  ['1', '½', '½', '0', '*'],
];

test('the line is half of the games, not of the rounds', () => {
  expect(flat(FIVE)).toEqual([1.5, 1.5, 1, 1.5, 2]);
});

test.each([
  [-1, [2.5, 2, 2, 1.5, 2]],
  ['-0,5', [2.5, 2, 2, 1.5, 2]],
  [0, [1.5, 1.5, 1, 1.5, 2]],
  ['', [1.5, 1.5, 1, 1.5, 2]],
  [0.5, [0, 0, 0.5, 0, 1]],
  ['½', [0, 0, 0.5, 0, 1]],
  ['-½', [2.5, 2, 2, 1.5, 2]],
  ['+1', [0, 0, 0, 0, 0]],
  [1, [0, 0, 0, 0, 0]],
])('moved by %j', (limit, values) => expect(flat(FIVE, '', limit)).toEqual(values));

test('an annulled player has none, and takes a game from everybody', () => {
  expect(flat(GAMES, PLAYERS)).toEqual([0, 1, 0, 0.5, '']);
  expect(flat(GAMES, PLAYERS, '', 'keep')).toEqual([1, 1, 0, 0.5, 0]);
});

test('before the end the line is that of all scheduled games', () => {
  expect(flat(GAMES, PLAYERS, '', '', 2)).toEqual([0, 0, 0, 0, '']);
});

test('scoring', () => expect(flat(CIRCLE, '', '', '', '', '3-1-0')).toEqual([3, 3, 3, 0]));

test.each([2, -1.5, 0.25, 'low', '#N/A', true])('limit %j', (limit) => {
  expect(() => KOYA(FIVE, '', limit)).toThrow(/^KOYA: limit must be -1, -0.5, 0, 0.5 or 1 \(got .+\)\.$/);
});
