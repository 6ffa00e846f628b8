/**
 * WITHDRAWAL: what becomes of the standings when a player leaves.
 */
import { nameCell } from '../cells/player-label';
import { readPlayer } from '../cells/player-reference';
import { leaversOf, readScoredResults } from '../cells/result-arguments';
import type { Argument, Output, Table } from '../cells/value';
import { DEFAULT_TIE_BREAKS } from '../engine/standings/tie-break-list';
import { withdrawalPreview } from '../engine/standings/withdrawal-preview';

/**
 * A preview of a withdrawal. How many games the player has completed over the board, whether that is half (FIDE
 * C.05 art. 6.6), and the points and ranks if his results are kept or annulled, his remaining games taken as
 * forfeits. Nothing is written.
 *
 * @param player Who leaves, a start number or a name. With sections the section too, such as "B 3".
 * @param players Names, or a table headed Name. It may have No., Section and Status too.
 * @param games A list of games, or a crosstable. The list is headed Round, White, Result, Black.
 * @param cycles Optional. How often each pair meets. From 1 to 8; the most that any pair has if left out.
 * @param scoring Optional. Points such as "3-1-0". For a win, a draw, a loss, and perhaps a free round; "1-½-0" if left out.
 * @returns Two columns Completed, Scheduled, Needed for half, Decision; an empty row; and a table No., Name, Points kept, Rank kept, Points annulled, Rank annulled. Ranks are by SB, DE and KS.
 * @customfunction
 * @example =WITHDRAWAL("Luis", Players!A1:M, Schedule!A1:I)
 */
export function WITHDRAWAL(
  player: Argument,
  players: Argument,
  games: Argument,
  cycles?: Argument,
  scoring?: Argument,
): Table {
  const event = readScoredResults('WITHDRAWAL', { results: games, players, cycles, scoring }, 'games');
  const { words } = event;
  const { section, player: leaver } = readPlayer('WITHDRAWAL', 'player', player, event);
  const { table, facts, labels } = section;
  const { completed, scheduled, neededForHalf, decision, kept, annulled } = withdrawalPreview(
    leaver.no,
    section.tournament,
    { leavers: leaversOf(section.players), scoring: table.scoring, tieBreaks: DEFAULT_TIE_BREAKS, facts },
  );
  const wide = (...cells: Output[]): Output[] => [...cells, ...new Array<Output>(6 - cells.length).fill('')];
  return [
    wide(words.completed, completed),
    wide(words.scheduled, scheduled),
    wide(words.neededForHalf, neededForHalf),
    wide(words.decision, decision === 'keep' ? words.keep : words.annul),
    wide(),
    [words.number, words.name, words.pointsKept, words.rankKept, words.pointsAnnulled, words.rankAnnulled],
    ...labels
      .slice(1)
      .map((label, i) => [
        i + 1,
        nameCell(label),
        ...[kept, annulled].flatMap((after) => [after.table.points[i + 1] ?? 0, after.ranks[i + 1] ?? '']),
      ]),
  ];
}
