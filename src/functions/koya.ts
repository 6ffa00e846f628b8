/**
 * KOYA: the Koya tie-break, C.07 art. 9.2.
 */
import { fail, got } from '../cells/failure';
import { oneCell } from '../cells/options';
import { column, readScoredResults } from '../cells/result-arguments';
import { normalizeResult } from '../cells/result-words';
import { numberOf } from '../cells/text';
import type { Argument, Table } from '../cells/value';
import { koya, type KoyaShift } from '../engine/standings/koya';

/**
 * Koya of every player, one below the other. The points scored against opponents who have at least half of the
 * points that could be won in all scheduled games (FIDE C.07 art. 9.2). A player whose games are annulled has a
 * blank.
 *
 * @param results A list of games, or a crosstable. The list is headed Round, White, Result, Black.
 * @param players Optional. Names, or a table headed Name. It may have No. and Status too; the values follow its rows.
 * @param limit Optional. Moves the half: -1, -0.5, 0, 0.5 or 1. In points; 0 if left out.
 * @param withdrawal Optional. "fide", "keep" or "annul". What becomes of the games of those whose Status is withdrawn or expelled: annulled if fewer than half were completed, kept, or annulled; "fide" if left out.
 * @param cycles Optional. How often each pair meets. From 1 to 8; the most that any pair has if left out.
 * @param scoring Optional. Points such as "3-1-0". For a win, a draw, a loss, and perhaps a free round; "1-½-0" if left out.
 * @returns A column with a number for each player.
 * @customfunction
 * @example =KOYA(B2:I9)
 */
export function KOYA(
  results: Argument,
  players?: Argument,
  limit?: Argument,
  withdrawal?: Argument,
  cycles?: Argument,
  scoring?: Argument,
): Table {
  const event = readScoredResults('KOYA', { results, players, withdrawal, cycles, scoring });
  const { fn, language } = event;
  const cell = oneCell(fn, 'limit', limit, language);
  const text =
    typeof cell === 'string' && cell.length < 10 ? normalizeResult(cell).replace('½', '0.5') : cell;
  const shift = cell === undefined ? 0 : 2 * (numberOf(text) ?? NaN);
  if (!isShift(shift)) return fail(fn, language, (say) => say.koyaLimit(got(say, cell)));
  return column(event, koya(shift).values);
}

function isShift(halves: number): halves is KoyaShift {
  return Number.isInteger(halves) && Math.abs(halves) <= 2;
}
