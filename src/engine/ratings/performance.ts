/**
 * What rating a score against rated opponents is worth: average, performance and perfect performance,
 * C.07 art. 10.1 to 10.3. `score` is in points of 1, ½ and 0.
 */
import { CERTAIN, expectedHundredths, ratingDifference } from './conversion-tables';

/** The mean, halves rounded up; undefined for nobody. */
export function averageRating(ratings: readonly number[]): number | undefined {
  if (ratings.length === 0) return undefined;
  let sum = 0;
  for (const rating of ratings) sum += rating;
  return Math.floor(sum / ratings.length + 0.5);
}

/** Average plus the difference that table 8.1.1 gives for the percentage, halves rounded up. */
export function performanceRating(opponents: readonly number[], score: number): number | undefined {
  const average = averageRating(opponents);
  if (average === undefined) return undefined;
  return average + ratingDifference(Math.floor((100 * score) / opponents.length + 0.5));
}

/** Below the lowest opponent by this much for a score of zero, C.07 art. 10.3. */
const BELOW_FOR_ZERO = 800;

/** The lowest whole rating that expects at least the score, by table 8.1.2 without the 400-point rule. */
export function perfectPerformance(opponents: readonly number[], score: number): number | undefined {
  if (opponents.length === 0) return undefined;
  let lowest = Infinity;
  let highest = -Infinity;
  for (const rating of opponents) {
    lowest = Math.min(lowest, rating);
    highest = Math.max(highest, rating);
  }
  if (score === 0) return lowest - BELOW_FOR_ZERO;

  const wanted = 100 * score;
  const isEnough = (rating: number): boolean => {
    let expected = 0;
    for (const opponent of opponents) expected += expectedHundredths(rating - opponent);
    return expected >= wanted;
  };
  let tooLow = Math.floor(lowest) - CERTAIN;
  let enough = Math.ceil(highest) + CERTAIN;
  while (enough - tooLow > 1) {
    const middle = Math.floor((tooLow + enough) / 2);
    if (isEnough(middle)) enough = middle;
    else tooLow = middle;
  }
  return enough;
}
