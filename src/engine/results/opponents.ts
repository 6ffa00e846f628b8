/**
 * Whom a player is to meet: in a round robin everybody else, in a match of two teams everybody of the other team.
 */
import type { Tournament } from './game';

type Field = Pick<Tournament, 'players' | 'teamSize'>;

/** True where the two are to meet. */
export function areOpponents({ teamSize }: Field, a: number, b: number): boolean {
  return a !== b && (teamSize === undefined || a <= teamSize !== b <= teamSize);
}

/** How many opponents a player has, not counting those in `without`. */
export function opponentsLeft(field: Field, no: number, without: ReadonlySet<number> = new Set()): number {
  let left = field.teamSize ?? field.players - 1;
  for (const other of without) if (areOpponents(field, no, other)) left--;
  return left;
}
