/**
 * A game of the tournament and what came of it. Players are their start numbers, 1..n.
 */

/**
 * White's score first. `F` marks a forfeit; `0-0`, `½-0` and `0-½` are an arbiter's decision on a game that was
 * played.
 */
export type Result = '1-0' | '0-1' | '½-½' | '1F-0F' | '0F-1F' | '0F-0F' | '0-0' | '½-0' | '0-½';

export interface Game {
  readonly white: number;
  readonly black: number;
  /** Absent where it is not known. */
  readonly round?: number;
  /** Absent while the game is still to be played. */
  readonly result?: Result;
  /** Struck out by hand, as `(1)` in a crosstable: it stays on record and counts for nobody. */
  readonly annulled?: true;
}

/** A round in which a player of an odd field has no opponent. It is no game. */
export interface FreeRound {
  readonly player: number;
  readonly round?: number;
}

/** A round robin, or a match of two teams, as it stands on paper, before any game is annulled. */
export interface Tournament {
  /** Number of players, 2 or more. */
  readonly players: number;
  /** How often each pair is to meet. */
  readonly cycles: number;
  /**
   * In a match of two teams, where everybody is to meet only the other team: numbers up to this one are the first
   * team, and as many the second. Absent in a round robin.
   */
  readonly teamSize?: number;
  /** The section it is, where there are several: each draws its own lots. */
  readonly section?: string;
  readonly games: readonly Game[];
  readonly freeRounds: readonly FreeRound[];
  /** False for a crosstable, which tells neither rounds nor colours: `white` is then the lower start number. */
  readonly hasColours: boolean;
}

/** True for a game that both sat down to play. */
export function isOverTheBoard(result: Result): boolean {
  return result !== '1F-0F' && result !== '0F-1F' && result !== '0F-0F';
}
