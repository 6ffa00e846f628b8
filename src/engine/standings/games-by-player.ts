/**
 * The counted games seen from one player's side.
 */
import type { Game } from '../results/game';
import type { CountedGame, ScoreTable } from '../results/score-table';
import type { Contribution } from './tie-break';

export type Side = 'white' | 'black';

export function sideOf({ white }: Game, no: number): Side {
  return white === no ? 'white' : 'black';
}

export function opponentOf({ white, black }: Game, no: number): number {
  return white === no ? black : white;
}

/** His counted games in the order of the rounds. */
export function gamesOf(no: number, { counted }: ScoreTable): readonly CountedGame[] {
  return inOrder(counted.filter(({ white, black }) => white === no || black === no));
}

export function inOrder<G extends Game>(games: readonly G[]): readonly G[] {
  return [...games].sort((a, b) => (a.round ?? 0) - (b.round ?? 0));
}

/** A game as a row of an explanation; `value` is what it adds for the player. */
export function contribution(no: number, game: Game, value: number | undefined): Contribution {
  const { round } = game;
  return { ...(round === undefined ? {} : { round }), game, opponent: opponentOf(game, no), value };
}

/** Everybody's counted games by start number, in the order of the list. */
export function gamesByPlayer({ tournament, counted }: ScoreTable): readonly (readonly CountedGame[])[] {
  const games = Array.from({ length: tournament.players + 1 }, (): CountedGame[] => []);
  for (const game of counted) {
    (games[game.white] as CountedGame[]).push(game);
    (games[game.black] as CountedGame[]).push(game);
  }
  return games;
}
