/**
 * How much a sheet function may give back: Sheets refuses results of about half a million cells
 * (`Result too large`), so Berger stops before, with a way out.
 */
import type { Language } from '../messages/languages';
import { fail, type Sentences } from './failure';

export const MOST_CELLS = 300_000;

/** Throws where a block of so many cells is too large; called before the block is made. */
export function checkCells(
  fn: string,
  told: Language | undefined,
  cells: number,
  wayOut: (say: Sentences) => string,
): void {
  if (cells > MOST_CELLS) fail(fn, told, (say) => say.tooManyCells(cells, wayOut(say)));
}
