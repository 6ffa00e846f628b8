/**
 * DIRECTENCOUNTER: the direct encounter among those tied on points, C.07 art. 6.
 */
import { column, readScoredResults } from '../cells/result-arguments';
import type { Argument, Table } from '../cells/value';
import { directEncounter } from '../engine/standings/direct-encounter';
import { tieBreakValues } from '../engine/standings/ranking';

/**
 * Direct encounter of every player, one below the other. The points scored against those with equal points, the
 * average where a pair met more than once (FIDE C.07 art. 6). It is blank for a player who is tied with nobody.
 * STANDINGS applies it again to those whom it leaves tied, EXPLAIN shows how.
 *
 * @param results A list of games, or a crosstable. The list is headed Round, White, Result, Black.
 * @param players Optional. Names, or a table headed Name. It may have No. and Status too; the values follow its rows.
 * @param withdrawal Optional. "fide", "keep" or "annul". What becomes of the games of those whose Status is withdrawn or expelled: annulled if fewer than half were completed, kept, or annulled; "fide" if left out.
 * @param cycles Optional. How often each pair meets. From 1 to 8; the most that any pair has if left out.
 * @param scoring Optional. Points such as "3-1-0". For a win, a draw, a loss, and perhaps a free round; "1-½-0" if left out.
 * @returns A column with a number or a blank for each player.
 * @customfunction
 * @example =DIRECTENCOUNTER(B2:I9)
 */
export function DIRECTENCOUNTER(
  results: Argument,
  players?: Argument,
  withdrawal?: Argument,
  cycles?: Argument,
  scoring?: Argument,
): Table {
  return column(
    readScoredResults('DIRECTENCOUNTER', { results, players, withdrawal, cycles, scoring }),
    (table) => tieBreakValues(table, directEncounter),
  );
}
