/**
 * What a player is expected to score in one game, B.02 table 8.1.2.
 */
import { expectedHundredths } from './conversion-tables';

/** From 0 to 1 in hundredths; the 400-point rule is not applied. */
export function expectedScore(rating: number, opponent: number): number {
  return expectedHundredths(rating - opponent) / 100;
}
