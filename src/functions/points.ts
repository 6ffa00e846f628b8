/**
 * POINTS: what each player has scored.
 */
import { column, readScoredResults } from '../cells/result-arguments';
import type { Argument, Table } from '../cells/value';

/**
 * Points of every player, one below the other. In the order of the players, else in the row order of a crosstable,
 * else by start number or first appearance in a list of games. A withdrawn player whose games are annulled keeps
 * his own points here, and nobody else has points from him (FIDE C.05 art. 6.6).
 *
 * @param results A list of games, or a crosstable. The list is headed Round, White, Result, Black.
 * @param players Optional. Names, or a table headed Name. It may have No. and Status too; the values follow its rows.
 * @param withdrawal Optional. "fide", "keep" or "annul". What becomes of the games of those whose Status is withdrawn or expelled: annulled if fewer than half were completed, kept, or annulled; "fide" if left out.
 * @param cycles Optional. How often each pair meets. From 1 to 8; the most that any pair has if left out.
 * @param scoring Optional. Points such as "3-1-0". For a win, a draw, a loss, and perhaps a free round; "1-½-0" if left out.
 * @returns A column with a number for each player.
 * @customfunction
 * @example
 * =POINTS(B2:I9)
 */
export function POINTS(
  results: Argument,
  players?: Argument,
  withdrawal?: Argument,
  cycles?: Argument,
  scoring?: Argument,
): Table {
  return column(
    readScoredResults('POINTS', { results, players, withdrawal, cycles, scoring }),
    ({ points }) => points,
  );
}
