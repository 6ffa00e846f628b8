/**
 * FIDE's two tables, B.02 art. 8.1, against figures copied from the printed ones.
 */
import { CERTAIN, expectedHundredths, ratingDifference } from '../../../src/engine/ratings/conversion-tables';

test('8.1.1: dp for a percentage', () => {
  const printed = [
    [100, 800],
    [99, 677],
    [98, 589],
    [97, 538],
    [96, 501],
    [95, 470],
    [90, 366],
    [83, 273],
    [75, 193],
    [67, 125],
    [66, 117],
    [60, 72],
    [55, 36],
    [51, 7],
    [50, 0],
    [49, -7],
    [45, -36],
    [33, -125],
    [25, -193],
    [10, -366],
    [1, -677],
    [0, -800],
  ];
  for (const [hundredths = NaN, dp] of printed)
    expect([hundredths, ratingDifference(hundredths)]).toEqual([hundredths, dp]);
});

test('8.1.1: what is above for one is below for the other, and it rises all the way', () => {
  for (let p = 0; p <= 100; p++) expect(ratingDifference(p) + ratingDifference(100 - p)).toBe(0);
  for (let p = 1; p <= 100; p++) expect(ratingDifference(p)).toBeGreaterThan(ratingDifference(p - 1));
});

test('8.1.2: the expected score at both ends of a step', () => {
  const printed = [
    [0, 50],
    [3, 50],
    [4, 51],
    [10, 51],
    [11, 52],
    [25, 53],
    [26, 54],
    [91, 62],
    [92, 63],
    [197, 75],
    [198, 76],
    [302, 85],
    [303, 86],
    [344, 88],
    [345, 89],
    [391, 91],
    [392, 92],
    [411, 92],
    [412, 93],
    [484, 95],
    [485, 96],
    [619, 98],
    [620, 99],
    [735, 99],
    [736, 100],
    [2000, 100],
  ];
  for (const [difference = NaN, expected = NaN] of printed) {
    expect([difference, expectedHundredths(difference)]).toEqual([difference, expected]);
    expect([-difference, expectedHundredths(-difference)]).toEqual([-difference, 100 - expected]);
  }
  expect(expectedHundredths(CERTAIN)).toBe(100);
  expect(expectedHundredths(CERTAIN - 1)).toBe(99);
});

test('8.1.2: between whole numbers the nearer one counts', () => {
  expect([expectedHundredths(3.4), expectedHundredths(3.6), expectedHundredths(-3.6)]).toEqual([50, 51, 49]);
});

test('8.1.2: every step of one hundredth is there', () => {
  for (let difference = 1; difference <= CERTAIN; difference++) {
    const step = expectedHundredths(difference) - expectedHundredths(difference - 1);
    expect(step === 0 || step === 1).toBe(true);
  }
});
