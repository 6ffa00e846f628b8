/**
 * PTP, perfect tournament performance, C.07 art. 10.3: the lowest rating whose expected score reaches the actual one.
 */
import { perfectPerformance } from '../ratings/performance';
import { opponentValues, ratedGames } from './rated-games';
import type { ValueTieBreak } from './tie-break';

export const perfectTournamentPerformance: ValueTieBreak = {
  kind: 'value',
  code: 'PTP',
  name: 'Perfect Tournament Performance',
  help: 'The lowest rating that would have been expected to score as much against the same opponents.',
  article: 'C.07 art. 10.3',
  needs: 'ratings',
  values: (table, facts = {}) =>
    ratedGames(table, facts).map(({ ratings, score }) => perfectPerformance(ratings, score)),
  contributions: (no, table, facts = {}) => opponentValues(no, table, facts.ratings),
};
