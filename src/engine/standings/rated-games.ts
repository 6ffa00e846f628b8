/**
 * The games that the rating tie-breaks look at: over the board only, C.07 art. 15.2, in points of 1, ½ and 0.
 */
import { isOverTheBoard, type Game } from '../results/game';
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

/** By start number; a game against somebody without a rating is left out. */
export function ratedGames(
  { tournament, counted }: ScoreTable,
  { ratings = [] }: PlayerFacts,
): readonly RatedGames[] {
  const games = Array.from({ length: tournament.players + 1 }, () => ({
    opponents: [] as number[],
    ratings: [] as number[],
    score: 0,
  }));
  const add = (no: number, opponent: number, score: number) => {
    const rating = ratings[opponent];
    const own = games[no];
    if (rating === undefined || own === undefined) return;
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
export function opponentValues(no: number, table: ScoreTable, values: Values): readonly Contribution[] {
  return gamesOf(no, table).map((game) =>
    contribution(no, game, isPlayed(game) ? values[opponentOf(game, no)] : undefined),
  );
}

function isPlayed({ result }: Game): boolean {
  return result !== undefined && isOverTheBoard(result);
}
