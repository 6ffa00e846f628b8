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
 * Koya of every player in a round robin, one below the other: the points scored against opponents who have at least
 * half of the points that could be won in all scheduled games (FIDE C.07 art. 9.2). A player whose games are annulled
 * has a blank.
 *
 * @param results A list of games headed Round, White, Result, Black, or a crosstable.
 * @param players Optional. Names, or a table headed Name, and perhaps No. and Status; the values follow its rows.
 * @param limit Optional. By how many points the half is moved: -1, -0.5, 0, 0.5 or 1; 0 if left out.
 * @param withdrawal Optional. Games of those whose Status is withdrawn or expelled: "fide" (annulled if fewer than half were completed), "keep" or "annul"; "fide" if left out.
 * @param cycles Optional. How often each pair meets, 1 to 8; the most that any pair has if left out.
 * @param scoring Optional. Points for a win, a draw, a loss, and perhaps a free round, such as "3-1-0"; "1-½-0" if left out.
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
