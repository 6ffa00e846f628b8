/**
 * APRO and APPO, the mean TPR and the mean PTP of the opponents, C.07 art. 10.4 and 10.5, halves rounded up.
 */
import type { ScoreTable } from '../results/score-table';
import { averageRating } from '../ratings/performance';
import { perfectTournamentPerformance } from './perfect-tournament-performance';
import { opponentValues, ratedGames } from './rated-games';
import type { PlayerFacts, ValueTieBreak, Values } from './tie-break';
import { tournamentPerformanceRating } from './tournament-performance-rating';

function meanOf(performance: Values, table: ScoreTable, facts: PlayerFacts): Values {
  return ratedGames(table, facts).map(({ opponents }) =>
    averageRating(opponents.map((no) => performance[no]).filter((value) => value !== undefined)),
  );
}

export const averagePerformanceRatingOfOpponents: ValueTieBreak = {
  kind: 'value',
  code: 'APRO',
  name: 'Average Performance Rating of Opponents',
  help: 'The mean tournament performance rating of the opponents met over the board.',
  article: 'C.07 art. 10.4',
  needs: 'ratings',
  values: (table, facts = {}) => meanOf(tournamentPerformanceRating.values(table, facts), table, facts),
  contributions: (no, table, facts = {}) =>
    opponentValues(no, table, tournamentPerformanceRating.values(table, facts)),
};

export const averagePerfectPerformanceOfOpponents: ValueTieBreak = {
  kind: 'value',
  code: 'APPO',
  name: 'Average Perfect Performance of Opponents',
  help: 'The mean perfect tournament performance of the opponents met over the board.',
  article: 'C.07 art. 10.5',
  needs: 'ratings',
  values: (table, facts = {}) => meanOf(perfectTournamentPerformance.values(table, facts), table, facts),
  contributions: (no, table, facts = {}) =>
    opponentValues(no, table, perfectTournamentPerformance.values(table, facts)),
};
