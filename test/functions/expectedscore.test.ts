/**
 * EXPECTEDSCORE: table 8.1.2, for one opponent or many.
 */
import { EXPECTEDSCORE } from '../../src/functions/expectedscore';

test.each([
  [2000, 2000, 0.5],
  [2000, 1996, 0.51],
  [2000, 1800, 0.76],
  [1800, 2000, 0.24],
  [2600, 2000, 0.98],
  [3000, 2000, 1],
  ['2000', '1800', 0.76],
  [[[2000]], [[1800]], 0.76],
])('%j against %j', (rating, opponent, score) => expect(EXPECTEDSCORE(rating, opponent)).toBe(score));

test('a range gives a block of its shape', () => {
  expect(
    EXPECTEDSCORE(2000, [
      [1800, 2000],
      ['', 2200],
    ]),
  ).toEqual([
    [0.76, 0.5],
    ['', 0.24],
  ]);
});

test.each([
  ['', 2000, 'EXPECTEDSCORE: rating must be a number above 0 (got nothing).'],
  [0, 2000, 'EXPECTEDSCORE: rating must be a number above 0 (got 0).'],
  ['GM', 2000, 'EXPECTEDSCORE: rating must be a number above 0 (got "GM").'],
  [2000, '#N/A', 'EXPECTEDSCORE: opponent must be a number above 0 (got "#N/A").'],
  [2000, [[]], 'EXPECTEDSCORE: opponent must be a number above 0 (got nothing).'],
  [[[1900, 2000]], 2000, 'EXPECTEDSCORE: rating must be one cell or value, not a range.'],
  [
    2000,
    [[1800], ['unrated']],
    'EXPECTEDSCORE: a rating in opponent cannot be read (row 2, column 1: "unrated"): it must be a number above 0, or blank.',
  ],
  [
    2000,
    [[1800], ['#REF!']],
    'EXPECTEDSCORE: a formula error stands in opponent (row 2, column 1: "#REF!"): repair that cell first.',
  ],
])('%j against %j', (rating, opponent, sentence) => {
  expect(() => EXPECTEDSCORE(rating, opponent)).toThrow(sentence);
});
