/**
 * The change of a rating, B.02 art. 8.3.
 */
import { expectedHundredths } from './conversion-tables';

/** A larger difference counts as this, B.02 art. 8.3.1. */
const LARGEST_DIFFERENCE = 400;

/** B.02 art. 8.3.3: for those who have never reached 2400 and have played 30 games. */
export const USUAL_K = 20;

/** K times the sum of score − expected score, in hundredths of a point, halves away from zero. */
export function ratingChange(
  rating: number,
  opponents: readonly number[],
  scores: readonly number[],
  k = USUAL_K,
): number {
  let above = 0;
  opponents.forEach((opponent, game) => {
    const difference = Math.max(-LARGEST_DIFFERENCE, Math.min(LARGEST_DIFFERENCE, rating - opponent));
    above += 100 * (scores[game] ?? 0) - expectedHundredths(difference);
  });
  // Ten decimals first: k may be a fraction, and its product a hair below the half.
  const hundredths = Number((Math.abs(above) * k).toFixed(8));
  const change = Math.round(hundredths) / 100;
  return above < 0 ? 0 - change : change;
}
