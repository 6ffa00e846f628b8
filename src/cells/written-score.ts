/**
 * What a player scored in a game, as it is written into the cells of a crosstable.
 */
import type { Game } from '../engine/results/game';
import type { Output } from './value';

/** Blank while the game is to be played; in parentheses where it counts for nobody, and then `F` for a forfeit. */
export function writtenScore({ white, result }: Game, no: number, annulled = false): string {
  const half = result?.split('-')[white === no ? 0 : 1];
  if (half === undefined) return '';
  if (annulled) return `(${half})`;
  return half === '1F' ? '+' : half === '0F' ? '-' : half;
}

/** A single 1 or 0 is a number, everything else is text. */
export function scoreCell(text: string): Output {
  return text === '1' || text === '0' ? Number(text) : text;
}
