/**
 * SONNEBORN: the Sonneborn-Berger tie-break, C.07 art. 9.1.
 */
import { column, readScoredResults } from '../cells/result-arguments';
import type { Argument, Table } from '../cells/value';
import { sonnebornBerger } from '../engine/standings/sonneborn-berger';

/**
 * Sonneborn-Berger of every player in a round robin, one below the other: for each game the points scored in it times
 * the final points of the opponent (FIDE C.07 art. 9.1). Forfeits count as games, free rounds and annulled games do not,
 * and a player whose games are annulled has a blank.
 *
 * @param results A list of games with the headings Round, White, Result, Black, or a crosstable.
 * @param players Optional. Names, or a table with the heading Name, and perhaps No. and Status, which make the values follow its rows.
 * @param withdrawal Optional. What becomes of a player whose Status is withdrawn or expelled: "fide" annuls his games if he completed fewer than half, "keep" never, "annul" always.
 * @param cycles Optional. How often each pair meets, 1 to 8; otherwise the most meetings that any pair has.
 * @param scoring Optional. Points for a win, a draw and a loss, such as "1-½-0" or "3-1-0".
 * @returns A column with a number for each player.
 * @customfunction
 * @example
 * =SONNEBORN(B2:I9)
 */
export function SONNEBORN(
  results: Argument,
  players?: Argument,
  withdrawal?: Argument,
  cycles?: Argument,
  scoring?: Argument,
): Table {
  return column(
    readScoredResults('SONNEBORN', { results, players, withdrawal, cycles, scoring }),
    sonnebornBerger.values,
  );
}
