/**
 * ARO, average rating of opponents, C.07 art. 10.1: over the board only, halves rounded up.
 */
import { averageRating } from '../ratings/performance';
import { opponentValues, ratedGames } from './rated-games';
import type { ValueTieBreak } from './tie-break';

export const averageRatingOfOpponents: ValueTieBreak = {
  kind: 'value',
  code: 'ARO',
  name: 'Average Rating of Opponents',
  help: 'The mean rating of the opponents met over the board.',
  article: 'C.07 art. 10.1',
  needs: 'ratings',
  values: (table, facts = {}) => ratedGames(table, facts).map(({ ratings }) => averageRating(ratings)),
  contributions: (no, table, facts = {}) => opponentValues(no, table, facts.ratings),
};
