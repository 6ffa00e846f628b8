/**
 * Tie-breaks that add up something for every game: what the result is worth, times what the opponent weighs.
 */
import type { Result } from '../results/game';
import { allExact, byResult, exact, type Points, type Scoring } from '../results/scoring';
import type { ScoreTable } from '../results/score-table';
import { contribution, gamesOf, opponentOf, sideOf } from './games-by-player';
import { withoutAnnulled, type AboutValue, type ValueTieBreak } from './tie-break';

export interface Summand {
  /** What each result is worth to either side. */
  readonly worth: (scoring: Scoring) => Readonly<Record<Result, Points>>;
  /** What an opponent weighs, by start number; 1 for everybody if absent. */
  readonly weights?: (table: ScoreTable) => readonly number[];
}

export function sumOverGames(about: AboutValue, { worth, weights = ones }: Summand): ValueTieBreak {
  return {
    ...about,
    kind: 'value',
    values(table) {
      const worthOf = byResult(worth(table.scoring));
      const weight = weights(table);
      const sums = new Float64Array(table.tournament.players + 1);
      for (const { white, black, result } of table.counted) {
        const own = worthOf(result);
        sums[white] = (sums[white] as number) + own.white * (weight[black] as number);
        sums[black] = (sums[black] as number) + own.black * (weight[white] as number);
      }
      return withoutAnnulled(allExact(sums), table.annulled);
    },
    contributions(no, table) {
      const own = worth(table.scoring);
      const weight = weights(table);
      return gamesOf(no, table).map((game) =>
        contribution(
          no,
          game,
          exact(own[game.result][sideOf(game, no)] * (weight[opponentOf(game, no)] as number)),
        ),
      );
    },
  };
}

function ones({ tournament }: ScoreTable): readonly number[] {
  return new Array<number>(tournament.players + 1).fill(1);
}

export const ONE_TO_WHITE: Points = { white: 1, black: 0 };
export const ONE_TO_BLACK: Points = { white: 0, black: 1 };
export const NOTHING: Points = { white: 0, black: 0 };

/** To start from where only few results count. */
export const NO_RESULT_COUNTS: Readonly<Record<Result, Points>> = {
  '1-0': NOTHING,
  '0-1': NOTHING,
  '½-½': NOTHING,
  '1F-0F': NOTHING,
  '0F-1F': NOTHING,
  '0F-0F': NOTHING,
  '0-0': NOTHING,
  '½-0': NOTHING,
  '0-½': NOTHING,
};
