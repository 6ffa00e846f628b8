/**
 * How far the tournament has come.
 */
import type { Tournament } from '../results/game';

/** The last round that has a result; 0 before the first, or where rounds are not known. */
export function lastRound({ games }: Tournament): number {
  let last = 0;
  for (const { round = 0, result } of games) if (result !== undefined) last = Math.max(last, round);
  return last;
}
