/**
 * What a player scored in a game, as it is written into the cells of a crosstable.
 */
import type { Game } from '../engine/results/game';
import type { Output } from './value';

/** Blank while the game is to be played; `+` and `-` are forfeits. */
export function writtenScore({ white, result }: Game, no: number): string {
  const half = result?.split('-')[white === no ? 0 : 1] ?? '';
  return half === '1F' ? '+' : half === '0F' ? '-' : half;
}

/**
 * A score that counts for nobody, in parentheses. `(+)` by itself reads as a forfeit that counts, so a forfeit is
 * written `(1F)` unless the other games of a player tell that he is struck out.
 */
export function annulledScore(score: string, ofStruckOut: boolean): string {
  if (ofStruckOut) return `(${score})`;
  return `(${score === '+' ? '1F' : score === '-' ? '0F' : score})`;
}

/** A single 1 or 0 is a number, everything else is text. */
export function scoreCell(text: string): Output {
  return text === '1' || text === '0' ? Number(text) : text;
}
