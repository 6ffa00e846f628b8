/**
 * WINS: the number of games won, C.07 art. 7.1.
 */
import { column, readScoredResults } from '../cells/result-arguments';
import type { Argument, Table } from '../cells/value';
import { wins } from '../engine/standings/wins';

/**
 * Number of wins of every player, one below the other. Wins by forfeit are included (FIDE C.07 art. 7.1). A player
 * whose games are annulled has a blank.
 *
 * @param results A list of games, or a crosstable. The list is headed Round, White, Result, Black.
 * @param players Optional. Names, or a table headed Name. It may have No. and Status too; the values follow its rows.
 * @param withdrawal Optional. "fide", "keep" or "annul". What becomes of the games of those whose Status is withdrawn or expelled: annulled if fewer than half were completed, kept, or annulled; "fide" if left out.
 * @param cycles Optional. How often each pair meets. From 1 to 8; the most that any pair has if left out.
 * @param scoring Optional. Points such as "3-1-0". A win is counted whatever it is worth.
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
