/**
 * Expected score, rating change, averages and performances, B.02 art. 8.3 and C.07 art. 10.
 */
import fc from 'fast-check';
import { expectedHundredths } from '../../../src/engine/ratings/conversion-tables';
import { expectedScore } from '../../../src/engine/ratings/expected-score';
import {
  averageRating,
  perfectPerformance,
  performanceRating,
} from '../../../src/engine/ratings/performance';
import { ratingChange } from '../../../src/engine/ratings/rating-change';
import { runs } from '../../runs';

test('expected score, without the 400-point rule', () => {
  expect(expectedScore(2000, 1900)).toBe(0.64);
  expect(expectedScore(1900, 2000)).toBe(0.36);
  expect(expectedScore(2600, 2100)).toBe(0.96);
  expect(expectedScore(2600, 1000)).toBe(1);
});

describe('rating change', () => {
  test('K times score less expected score', () => {
    expect(ratingChange(2000, [1900, 2000, 2100], [1, 0.5, 0])).toBe(0);
    expect(ratingChange(2000, [1900, 2000, 2100], [1, 1, 0.5])).toBe(20);
    expect(ratingChange(2000, [1900], [0])).toBe(-12.8);
    expect(ratingChange(2000, [1900], [1], 40)).toBe(14.4);
    expect(ratingChange(2000, [], [])).toBe(0);
  });

  test('a difference above 400 counts as 400, art. 8.3.1', () => {
    expect(ratingChange(2600, [1900], [1])).toBe(1.6);
    expect(ratingChange(1900, [2600], [0])).toBe(-1.6);
    expect(ratingChange(2300, [1900], [1])).toBe(1.6);
    expect(ratingChange(2300, [1920], [1])).toBe(1.8);
  });

  test('two decimals, halves away from zero', () => {
    expect(ratingChange(2000, [1993], [1], 2.5)).toBe(1.23);
    expect(ratingChange(2000, [1993], [0], 2.5)).toBe(-1.28);
    expect(ratingChange(2000, [1993], [0], 0.001)).toBe(0);
    expect(ratingChange(2000, [1993], [1], 0.5)).toBe(0.25);
  });

  test('a game without a score is one that gave nothing', () => {
    expect(ratingChange(2000, [2000, 2000], [1])).toBe(0);
  });
});

test('averages: halves up, nothing for nobody', () => {
  expect(averageRating([2000, 2101])).toBe(2051);
  expect(averageRating([2000, 2000, 2001])).toBe(2000);
  expect(averageRating([])).toBeUndefined();
});

describe('performance', () => {
  test('average and what the table gives for the percentage', () => {
    expect(performanceRating([2000, 2100], 1)).toBe(2050);
    expect(performanceRating([2000, 2100], 2)).toBe(2850);
    expect(performanceRating([2000, 2100], 0)).toBe(1250);
    expect(performanceRating([], 0)).toBeUndefined();
  });

  test('the percentage is rounded half up', () => {
    const eight = new Array<number>(8).fill(2000);
    // 3 of 8 are 37.5 per cent, 38; 5 of 8 are 62.5, 63.
    expect(performanceRating(eight, 3)).toBe(1913);
    expect(performanceRating(eight, 5)).toBe(2095);
    expect(performanceRating([2000, 2000, 2000], 1)).toBe(1875);
  });
});

describe('perfect performance', () => {
  test('examples', () => {
    expect(perfectPerformance([2000], 0.5)).toBe(1997);
    expect(perfectPerformance([2000], 1)).toBe(2736);
    expect(perfectPerformance([1900, 2000], 0)).toBe(1100);
    expect(perfectPerformance([1900, 2000], 2)).toBe(2736);
    expect(perfectPerformance([], 0)).toBeUndefined();
  });

  test('a rating that is no whole number still gives one that is', () => {
    expect(perfectPerformance([2000.5], 1)).toBe(2736);
    expect(Number.isInteger(perfectPerformance([1999.25, 2000.5], 1.5))).toBe(true);
  });

  test('it is enough, and one less is not', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1400, max: 2850 }), { minLength: 1, maxLength: 12 }),
        fc.nat(24),
        (opponents, halves) => {
          const score = Math.min(halves, 2 * opponents.length) / 2;
          fc.pre(score > 0);
          const rating = perfectPerformance(opponents, score) as number;
          const expected = (own: number) =>
            opponents.reduce((sum, opponent) => sum + expectedHundredths(own - opponent), 0);
          expect(expected(rating)).toBeGreaterThanOrEqual(100 * score);
          expect(expected(rating - 1)).toBeLessThan(100 * score);
        },
      ),
      runs(100),
    );
  });
});
