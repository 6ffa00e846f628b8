/**
 * RATINGCHANGE: which games are rated, and what they change.
 */
import { RATINGCHANGE } from '../../src/functions/ratingchange';

test('k times the score above what was expected', () => {
  expect(RATINGCHANGE(2000, 1800, 1)).toBe(4.8);
  expect(RATINGCHANGE(2000, [[1800], [2000], [2200]], [[1], ['½'], [0]])).toBe(0);
  expect(RATINGCHANGE(2000, [[1800], [2000], [2200]], [['½', 0, '0,5']], 10)).toBe(-5);
  expect(RATINGCHANGE('2000', [['1800']], [['0.5']], '40')).toBe(-10.4);
});

test('a larger difference counts as 400', () => {
  expect(RATINGCHANGE(2000, 2800, 1)).toBe(RATINGCHANGE(2000, 2400, 1));
  expect(RATINGCHANGE(2000, 2400, 1)).toBe(18.4);
});

test('forfeits, games to come and opponents without a rating are left out, open ranges too', () => {
  const blank = Array.from({ length: 90 }, () => ['']);
  expect(
    RATINGCHANGE(2000, [[1800], [1800], [''], [1900], ...blank], [[1], ['+'], [1], [''], ...blank, ...blank]),
  ).toBe(4.8);
  expect(RATINGCHANGE(2000, '', '')).toBe(0);
});

test.each<[unknown[], string]>([
  [['', 1800, 1], 'RATINGCHANGE: rating must be a number above 0 (got nothing).'],
  [[2000, 1800, 1, -20], 'RATINGCHANGE: k must be a number above 0 (got -20).'],
  [[2000, 1800, 1, 'K'], 'RATINGCHANGE: k must be a number above 0 (got "K").'],
  [
    [2000, [[1800], ['x']], [[1], [1]]],
    'RATINGCHANGE: a rating in opponents cannot be read (row 2, column 1: "x"): it must be a number above 0, or blank.',
  ],
  [
    [2000, [[1800], [1900]], [[1], ['won']]],
    'RATINGCHANGE: a score in scores is not known (row 2, column 1: "won"): accepted are 1, ½ and 0, + and - for forfeits, and blank.',
  ],
  [[2000, 1800, '1-0'], 'RATINGCHANGE: a score in scores is not known (row 1, column 1: "1-0")'],
  [[2000, 1800, 5.5], 'RATINGCHANGE: a score in scores is not known (row 1, column 1: "5.5")'],
  [
    [2000, [[1800]], [[1], [1]]],
    'RATINGCHANGE: a score in scores has no opponent (row 2, column 1: "1"): opponents and scores must have a cell for each game.',
  ],
])('%#', (given, sentence) => {
  expect(() => RATINGCHANGE(...(given as Parameters<typeof RATINGCHANGE>))).toThrow(sentence);
});
