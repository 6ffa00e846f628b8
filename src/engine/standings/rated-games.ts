/**
 * The games that the rating tie-breaks look at: over the board only, C.07 art. 15.2, in points of 1, ½ and 0.
 */
import { isOverTheBoard } from '../results/game';
import { pointsOf, STANDARD_SCORING } from '../results/scoring';
import type { ScoreTable } from '../results/score-table';
import { contribution, gamesOf, opponentOf } from './games-by-player';
import type { Contribution, PlayerFacts, Values } from './tie-break';

export interface RatedGames {
  /** Start numbers, one for each game. */
  readonly opponents: readonly number[];
  readonly ratings: readonly number[];
  readonly score: number;
}

const WORTH = pointsOf(STANDARD_SCORING);

const blank = () => ({ opponents: [] as number[], ratings: [] as number[], score: 0 });

/** By start number; a game against somebody without a rating is left out. */
export function ratedGames(
  { tournament, counted }: ScoreTable,
  { ratings }: PlayerFacts,
): readonly RatedGames[] {
  const games = Array.from({ length: tournament.players + 1 }, blank);
  const add = (no: number, opponent: number, score: number) => {
    const rating = ratings?.[opponent];
    if (rating === undefined) return;
    const own = games[no] as ReturnType<typeof blank>;
    own.opponents.push(opponent);
    own.ratings.push(rating);
    own.score += score;
  };
  for (const { white, black, result } of counted) {
    if (!isOverTheBoard(result)) continue;
    add(white, black, WORTH(result).white);
    add(black, white, WORTH(result).black);
  }
  return games;
}

/** What each opponent brings in, blank for a game that was not played. */
export function opponentValues(
  no: number,
  table: ScoreTable,
  values: Values | undefined,
): readonly Contribution[] {
  return gamesOf(no, table).map((game) =>
    contribution(no, game, isOverTheBoard(game.result) ? values?.[opponentOf(game, no)] : undefined),
  );
}
