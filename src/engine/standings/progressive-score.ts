/**
 * PS, sum of progressive scores, C.07 art. 7.5: the scores after each round, added up.
 */
import { allExact, exact, pointsOf } from '../results/scoring';
import { gamesOf, opponentOf, sideOf } from './games-by-player';
import { lastRound } from './last-round';
import { withoutAnnulled, type Contribution, type ValueTieBreak } from './tie-break';

/** Up to the last round with a result. The score of a round stands in it and in every later one. */
export const progressiveScore: ValueTieBreak = {
  kind: 'value',
  code: 'PS',
  name: 'Sum of Progressive Scores',
  help: 'The score after each round, added up: early points count more often.',
  article: 'C.07 art. 7.5',
  needs: 'rounds',
  values({ tournament, scoring, annulled, counted }) {
    const worth = pointsOf(scoring);
    const last = lastRound(tournament);
    const sums = new Float64Array(tournament.players + 1);
    for (const { white, black, round = last, result } of counted) {
      const rounds = last - round + 1;
      const scored = worth(result);
      sums[white] = (sums[white] ?? 0) + rounds * scored.white;
      sums[black] = (sums[black] ?? 0) + rounds * scored.black;
    }
    return withoutAnnulled(allExact(sums), annulled);
  },
  /** A row a round with the score after it, in a free round too. */
  contributions(no, table) {
    const worth = pointsOf(table.scoring);
    const games = gamesOf(no, table);
    const rows: Contribution[] = [];
    let score = 0;
    for (let round = 1; round <= lastRound(table.tournament); round++) {
      const game = games.find((candidate) => candidate.round === round);
      if (game !== undefined) score = exact(score + worth(game.result)[sideOf(game, no)]);
      rows.push({
        round,
        ...(game === undefined ? {} : { game, opponent: opponentOf(game, no) }),
        value: score,
      });
    }
    return rows;
  },
};
