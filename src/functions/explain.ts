/**
 * EXPLAIN: where the value of a tie-break comes from, game by game.
 */
import { readPlayer } from '../cells/player-reference';
import { readScoredResults } from '../cells/result-arguments';
import { readCode, readTieBreakList } from '../cells/tie-breaks';
import type { Argument, Table } from '../cells/value';
import { scoreCell, writtenScore } from '../cells/written-score';
import { explain } from '../engine/standings/explanation';
import { rank } from '../engine/standings/ranking';

/**
 * Where a player's tie-break comes from, game by game. The total stands below. For SB and KS the points of the
 * opponents stand beside; for DE it shows each pass of the procedure among the tied. A contribution is blank where
 * the game is left out.
 *
 * @param player A start number or a name. With sections the section too, such as "B 3".
 * @param code A code such as "SB" or "DE".
 * @param players Names, or a table headed Name. It may have No., Rating, Section, Status and Hand too.
 * @param games A list of games, or a crosstable. The list is headed Round, White, Result, Black.
 * @param tiebreaks Optional. The list of the standings. As in STANDINGS; it says who is still tied where DE comes.
 * @param withdrawal Optional. "fide", "keep" or "annul". What becomes of the games of those whose Status is withdrawn or expelled: annulled if fewer than half were completed, kept, or annulled; "fide" if left out.
 * @param cycles Optional. How often each pair meets. From 1 to 8; the most that any pair has if left out.
 * @param scoring Optional. Points such as "3-1-0". For a win, a draw, a loss, and perhaps a free round; "1-½-0" if left out.
 * @returns For SB and KS a header row Opponent, Result, Opponent's points, Contribution, for DE Pass, Player, Score, Place, otherwise Round, Opponent, Result, Contribution; then the rows, and except for DE a last row Total.
 * @customfunction
 * @example =EXPLAIN("Ana", "SB", Players!A1:M, Schedule!A1:I)
 */
export function EXPLAIN(
  player: Argument,
  code: Argument,
  players: Argument,
  games: Argument,
  tiebreaks?: Argument,
  withdrawal?: Argument,
  cycles?: Argument,
  scoring?: Argument,
): Table {
  const event = readScoredResults(
    'EXPLAIN',
    { results: games, players, withdrawal, cycles, scoring },
    'games',
  );
  const {
    section: { table, facts, labels, ...section },
    player: { no },
  } = readPlayer('EXPLAIN', 'player', player, event);
  const tieBreak = readCode(event, code, [{ table, facts, labels, ...section }]);
  const explanation = explain(no, tieBreak, rank(table, readTieBreakList(event, tiebreaks), facts));
  const { words } = event;
  if (explanation.kind === 'passes')
    return [
      [words.pass, words.player, words.score, words.place],
      ...explanation.passes.flatMap(({ pass, players: placed }) =>
        placed.map((one) => [pass, labels[one.no] ?? '', one.score ?? '', one.place]),
      ),
    ];

  const byPoints = /^(SB|KS)/.test(tieBreak.code);
  return [
    byPoints
      ? [words.opponent, words.result, words.opponentsPoints, words.contribution]
      : [words.round, words.opponent, words.result, words.contribution],
    ...explanation.contributions.map(({ round = '', game, opponent = 0, value = '' }) => {
      const who = labels[opponent] ?? '';
      const score = game === undefined ? '' : scoreCell(writtenScore(game, no));
      return byPoints ? [who, score, table.gamePoints[opponent] ?? '', value] : [round, who, score, value];
    }),
    [words.total, '', '', explanation.total ?? ''],
  ];
}
