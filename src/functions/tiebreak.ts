/**
 * TIEBREAK: any tie-break by its code.
 */
import { column, readScoredResults } from '../cells/result-arguments';
import { readCode } from '../cells/tie-breaks';
import type { Argument, Table } from '../cells/value';
import { tieBreakValues } from '../engine/standings/ranking';

/**
 * A tie-break of every player, one below the other. By its code in FIDE C.07, such as SB, SB/C1, KS, KS/L1, DE,
 * WIN, WON, BPG, BWG, PS, REP, STD, ARO, TPR, PTP, APRO, APPO, RTNG, TPN, HAND, or LOT and a seed. DE and LOT are
 * taken among those tied on points.
 *
 * @param results A list of games, or a crosstable. The list is headed Round, White, Result, Black.
 * @param code A code such as "SB/C1".
 * @param players Optional. Names, or a table headed Name. It may have No., Rating, Status and Hand too; the values follow its rows.
 * @param withdrawal Optional. "fide", "keep" or "annul". What becomes of the games of those whose Status is withdrawn or expelled: annulled if fewer than half were completed, kept, or annulled; "fide" if left out.
 * @param cycles Optional. How often each pair meets. From 1 to 8; the most that any pair has if left out.
 * @param scoring Optional. Points such as "3-1-0". For a win, a draw, a loss, and perhaps a free round; "1-½-0" if left out.
 * @returns A column with a number or a blank for each player. An error says if the code is unknown or needs rounds, colours or ratings that are not there.
 * @customfunction
 * @example =TIEBREAK(Schedule!A1:I, "PS", Players!A1:M)
 */
export function TIEBREAK(
  results: Argument,
  code: Argument,
  players?: Argument,
  withdrawal?: Argument,
  cycles?: Argument,
  scoring?: Argument,
): Table {
  const event = readScoredResults('TIEBREAK', { results, players, withdrawal, cycles, scoring });
  const tieBreak = readCode(event, code);
  return column(event, (table, facts) => tieBreakValues(table, tieBreak, facts));
}
