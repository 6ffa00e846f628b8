/**
 * Which rounds have begun. Who leaves gets forfeits in all the rounds to come at once: they begin none.
 */
import { isOverTheBoard, type Result } from './game';

interface Row {
  readonly round: number;
  readonly result?: Result;
}

/** In their order. `isOfLeaver`: one of the game's players has left. */
export function begunRounds<G extends Row>(
  games: readonly G[],
  isOfLeaver: (game: G) => boolean,
): readonly number[] {
  const begun = new Set<number>();
  for (const game of games) {
    if (game.result === undefined || begun.has(game.round)) continue;
    if (isOverTheBoard(game.result) || !isOfLeaver(game)) begun.add(game.round);
  }
  return [...begun].sort((a, b) => a - b);
}
