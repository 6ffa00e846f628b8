/**
 * RATINGCHANGE: how a rating changes by some games, B.02 art. 8.3.
 */
import { readPositive, readRatedGames } from '../cells/ratings';
import type { Argument, Output } from '../cells/value';
import { ratingChange, USUAL_K } from '../engine/ratings/rating-change';

/**
 * The change of a player's rating. It is k times the sum of the scores less the expected scores, by FIDE's table
 * 8.1.2 and with the 400-point rule (B.02 art. 8.3). Forfeits, games without a result and opponents without a
 * rating are left out.
 *
 * @param rating The player's rating before the games.
 * @param opponents The opponents' ratings, one a game.
 * @param scores The scores in the same order: 1, ½ or 0.
 * @param k Optional. The coefficient 40, 20 or 10. Left out it is 20.
 * @returns A number with two decimals.
 * @customfunction
 * @example =RATINGCHANGE(2100, B2:B8, C2:C8)
 */
export function RATINGCHANGE(rating: Argument, opponents: Argument, scores: Argument, k?: Argument): Output {
  const own = readPositive('RATINGCHANGE', 'rating', rating);
  const { ratings, points } = readRatedGames('RATINGCHANGE', opponents, scores);
  return ratingChange(own, ratings, points, readPositive('RATINGCHANGE', 'k', k, USUAL_K));
}
