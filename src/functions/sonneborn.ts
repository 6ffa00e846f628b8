/**
 * SONNEBORN: the Sonneborn-Berger tie-break, C.07 art. 9.1.
 */
import { column, readScoredResults } from '../cells/result-arguments';
import type { Argument, Table } from '../cells/value';
import { sonnebornBerger } from '../engine/standings/sonneborn-berger';

/**
 * Sonneborn-Berger of every player, one below the other. For each game the points scored in it times the final
 * points of the opponent (FIDE C.07 art. 9.1). Forfeits count as games, free rounds and annulled games do not, and
 * a player whose games are annulled has a blank.
 *
 * @param results A list of games, or a crosstable. The list is headed Round, White, Result, Black.
 * @param players Optional. Names, or a table headed Name. It may have No. and Status too; the values follow its rows.
 * @param withdrawal Optional. "fide", "keep" or "annul". What becomes of the games of those whose Status is withdrawn or expelled: annulled if fewer than half were completed, kept, or annulled; "fide" if left out.
 * @param cycles Optional. How often each pair meets. From 1 to 8; the most that any pair has if left out.
 * @param scoring Optional. Points such as "3-1-0". For a win, a draw and a loss; "1-½-0" if left out.
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
