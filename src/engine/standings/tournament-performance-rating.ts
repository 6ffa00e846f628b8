/**
 * TPR, tournament performance rating, C.07 art. 10.2: the opponents' average and what table 8.1.1 adds for the score.
 */
import { performanceRating } from '../ratings/performance';
import { opponentValues, ratedGames } from './rated-games';
import type { ValueTieBreak } from './tie-break';

export const tournamentPerformanceRating: ValueTieBreak = {
  kind: 'value',
  code: 'TPR',
  name: 'Tournament Performance Rating',
  help: "The opponents' mean rating, and what FIDE's table adds or takes away for the percentage scored.",
  article: 'C.07 art. 10.2',
  needs: 'ratings',
  values: (table, facts = {}) =>
    ratedGames(table, facts).map(({ ratings, score }) => performanceRating(ratings, score)),
  contributions: (no, table, facts = {}) => opponentValues(no, table, facts.ratings),
};
