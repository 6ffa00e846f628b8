/**
 * WHYABOVE: why one player stands above another.
 */
import { readPair } from '../cells/player-reference';
import { readScoredResults } from '../cells/result-arguments';
import { readTieBreakList } from '../cells/tie-breaks';
import type { Argument, Table } from '../cells/value';
import { rank } from '../engine/standings/ranking';
import { whyAbove } from '../engine/standings/why-above';

/**
 * Why one player stands above another. The points and each tie-break of both, down to the one that separates them.
 * For DE the values are those of the pass that tells the two apart.
 *
 * @param a A start number or a name. With sections the section too, such as "B 3".
 * @param b The other player.
 * @param players Names, or a table headed Name. It may have No., Rating, Section, Status and Hand too.
 * @param games A list of games, or a crosstable. The list is headed Round, White, Result, Black.
 * @param tiebreaks Optional. The list of the standings. As in STANDINGS; "SB, DE, KS" if left out.
 * @param withdrawal Optional. "fide", "keep" or "annul". What becomes of the games of those whose Status is withdrawn or expelled: annulled if fewer than half were completed, kept, or annulled; "fide" if left out.
 * @param cycles Optional. How often each pair meets. From 1 to 8; the most that any pair has if left out.
 * @param scoring Optional. Points such as "3-1-0". For a win, a draw, a loss, and perhaps a free round; "1-½-0" if left out.
 * @returns A header row Criterion, Article (of FIDE's rules) and the two names, and a row a criterion; the last is Tie if nothing separates them. For a player whose games are annulled it says so instead.
 * @customfunction
 * @example =WHYABOVE("Ana", "Luis", Players!A1:M, Schedule!A1:I)
 */
export function WHYABOVE(
  a: Argument,
  b: Argument,
  players: Argument,
  games: Argument,
  tiebreaks?: Argument,
  withdrawal?: Argument,
  cycles?: Argument,
  scoring?: Argument,
): Table {
  const event = readScoredResults(
    'WHYABOVE',
    { results: games, players, withdrawal, cycles, scoring },
    'games',
  );
  const { words } = event;
  const { section, a: one, b: other } = readPair('WHYABOVE', a, b, event);
  const { table, facts, labels } = section;
  const ranking = rank(table, readTieBreakList(event, tiebreaks), facts);
  const { above, annulled, comparisons } = whyAbove(one.no, other.no, ranking);
  const said = (no: number) => (annulled.includes(no) ? words.annulled : '');
  return [
    [words.criterion, words.article, labels[one.no] ?? '', labels[other.no] ?? ''],
    ...(annulled.length > 0 ? [[words.withdrawal, 'C.05 art. 6.6', said(one.no), said(other.no)]] : []),
    ...comparisons.map(({ tieBreak, ...values }) => [
      tieBreak?.code ?? words.points,
      tieBreak?.article ?? '',
      values.a ?? '',
      values.b ?? '',
    ]),
    ...(above === undefined ? [[words.tie, '', '', '']] : []),
  ];
}
