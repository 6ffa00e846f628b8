/**
 * STANDINGS: who is where, by points and a list of tie-breaks.
 */
import { nameCell } from '../cells/player-label';
import { playerRows } from '../cells/player-rows';
import { readScoredResults } from '../cells/result-arguments';
import { readTieBreakList } from '../cells/tie-breaks';
import type { Argument, Output, Table } from '../cells/value';
import { rank } from '../engine/standings/ranking';
import { standings } from '../engine/standings/standings';

/**
 * The standings of a round robin. By points, then down the list of tie-breaks in each group still tied (FIDE C.07
 * art. 4.2). Whom the list leaves tied share the rank. A player whose games are annulled stands last, without a
 * rank. A rating tie-break is left blank if somebody has no rating. Each section stands by itself.
 *
 * @param players Names, or a table headed Name. It may have No., Rating, Section, Status and Hand too.
 * @param games A list of games, or a crosstable. The list is headed Round, White, Result, Black.
 * @param tiebreaks Optional. Codes such as "SB, DE, KS", or "none". In a text or a range; "SB, DE, KS" if left out.
 * @param withdrawal Optional. "fide", "keep" or "annul". What becomes of the games of those whose Status is withdrawn or expelled: annulled if fewer than half were completed, kept, or annulled; "fide" if left out.
 * @param cycles Optional. How often each pair meets. From 1 to 8; the most that any pair has if left out.
 * @param scoring Optional. Points such as "3-1-0". For a win, a draw, a loss, and perhaps a free round; "1-½-0" if left out.
 * @returns A header row Rank, No., Name, Played, Won, Drawn, Lost, Points and the codes, and a row a player, best first. Played is over the board, Won and Lost include forfeits.
 * @customfunction
 * @example =STANDINGS(Players!A1:M, Schedule!A1:I, "SB, DE, KS")
 */
export function STANDINGS(
  players: Argument,
  games: Argument,
  tiebreaks?: Argument,
  withdrawal?: Argument,
  cycles?: Argument,
  scoring?: Argument,
): Table {
  const event = readScoredResults(
    'STANDINGS',
    { results: games, players, withdrawal, cycles, scoring },
    'games',
  );
  const list = readTieBreakList(event, tiebreaks);
  const { rank: place, number, name, played, won, drawn, lost, points } = event.words;
  const heading = [place, number, name, played, won, drawn, lost, points, ...list.map(({ code }) => code)];
  return playerRows(event, heading, ({ table, facts, labels }) =>
    standings(rank(table, list, facts)).map((row) => [
      row.rank ?? '',
      row.no,
      nameCell(labels[row.no]),
      row.played,
      row.won,
      row.drawn,
      row.lost,
      row.points,
      ...row.values.map((value): Output => value ?? ''),
    ]),
  );
}
