/**
 * POINTS: what each player has scored.
 */
import { column, readScoredResults } from '../cells/result-arguments';
import type { Argument, Table } from '../cells/value';

/**
 * Points of every player in a round robin, one below the other: in the order of the players, else in the row order of a
 * crosstable, else by start number or first appearance in a list of games. A withdrawn player whose games are annulled
 * keeps his own points here, and nobody else has points from him (FIDE C.05 art. 6.6).
 *
 * @param results A list of games with the headings Round, White, Result, Black, or a crosstable.
 * @param players Optional. Names, or a table with the heading Name, and perhaps No. and Status, which make the values follow its rows.
 * @param withdrawal Optional. What becomes of a player whose Status is withdrawn or expelled: "fide" annuls his games if he completed fewer than half, "keep" never, "annul" always.
 * @param cycles Optional. How often each pair meets, 1 to 8; otherwise the most meetings that any pair has.
 * @param scoring Optional. Points for a win, a draw and a loss, such as "1-½-0" or "3-1-0"; a fourth number is what a free round is worth.
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
