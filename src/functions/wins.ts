/**
 * WINS: the number of games won, C.07 art. 7.1.
 */
import { column, readScoredResults } from '../cells/result-arguments';
import type { Argument, Table } from '../cells/value';
import { wins } from '../engine/standings/wins';

/**
 * Number of wins of every player in a round robin, one below the other, wins by forfeit included (FIDE C.07 art. 7.1).
 * A player whose games are annulled has a blank.
 *
 * @param results A list of games with the headings Round, White, Result, Black, or a crosstable.
 * @param players Optional. Names, or a table with the heading Name, and perhaps No. and Status, which make the values follow its rows.
 * @param withdrawal Optional. What becomes of a player whose Status is withdrawn or expelled: "fide" annuls his games if he completed fewer than half, "keep" never, "annul" always.
 * @param cycles Optional. How often each pair meets, 1 to 8; otherwise the most meetings that any pair has.
 * @param scoring Optional. Points for a win, a draw and a loss; a win is counted whatever it is worth.
 * @returns A column with a number for each player.
 * @customfunction
 * @example
 * =WINS(B2:I9)
 */
export function WINS(
  results: Argument,
  players?: Argument,
  withdrawal?: Argument,
  cycles?: Argument,
  scoring?: Argument,
): Table {
  return column(readScoredResults('WINS', { results, players, withdrawal, cycles, scoring }), wins.values);
}
