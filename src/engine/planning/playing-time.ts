/**
 * How long an event takes, by the usual estimate of 60 moves a game.
 */
import { exact } from '../results/scoring';

export interface Clock {
  /** Minutes a player. */
  readonly base: number;
  /** Seconds a move, as increment or delay: over 60 moves as many minutes. */
  readonly increment: number;
  /** Minutes a club night or a day has. */
  readonly session: number;
  /** Minutes between two rounds. */
  readonly changeover: number;
}

export const USUAL_SESSION = 180;
export const USUAL_CHANGEOVER = 15;

export interface PlayingTime {
  readonly minutesPerPlayer: number;
  /** Minutes of the longest game, and of a round with its changeover. */
  readonly longestGame: number;
  readonly round: number;
  readonly rounds: number;
  readonly totalMinutes: number;
  /** At least one, even where a round is longer than a session. */
  readonly roundsPerSession: number;
  readonly sessions: number;
}

export function playingTime(rounds: number, { base, increment, session, changeover }: Clock): PlayingTime {
  const minutesPerPlayer = exact(base + increment);
  const longestGame = exact(2 * minutesPerPlayer);
  const round = exact(longestGame + changeover);
  const roundsPerSession = Math.max(1, Math.floor(session / round));
  return {
    ...{ minutesPerPlayer, longestGame, round, rounds, roundsPerSession },
    totalMinutes: exact(rounds * round),
    sessions: Math.ceil(rounds / roundsPerSession),
  };
}
