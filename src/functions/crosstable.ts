/**
 * CROSSTABLE: everybody's results against everybody.
 */
import { readRowOrder } from '../cells/options';
import { nameCell } from '../cells/player-label';
import { playerRows } from '../cells/player-rows';
import { readScoredResults } from '../cells/result-arguments';
import type { ScoredSection } from '../cells/section-results';
import type { Argument, Output, Table } from '../cells/value';
import { annulledScore, scoreCell, writtenScore } from '../cells/written-score';
import type { Game } from '../engine/results/game';
import { completedGames } from '../engine/results/withdrawal';
import { inOrder } from '../engine/standings/games-by-player';
import { rank } from '../engine/standings/ranking';
import { DEFAULT_TIE_BREAKS } from '../engine/standings/tie-break-list';

const DIAGONAL = '×';

/**
 * The crosstable of a round robin. What the player of the row scored against the player of each column; + and - are
 * forfeits, several games stand in the order of the rounds, and an annulled game stands in parentheses. It can be
 * given to SONNEBORN, KOYA and the like as it is; KOYA needs the players too where somebody has left.
 *
 * @param players Names, or a table headed Name. It may have No., Section and Status too.
 * @param games A list of games, or a crosstable. The list is headed Round, White, Result, Black.
 * @param order Optional. Rows by "number" or "rank". By start number if left out; the rank is that of STANDINGS.
 * @param withdrawal Optional. "fide", "keep" or "annul". What becomes of the games of those whose Status is withdrawn or expelled: annulled if fewer than half were completed, kept, or annulled; "fide" if left out.
 * @param cycles Optional. How often each pair meets. From 1 to 8; the most that any pair has if left out.
 * @param scoring Optional. Points such as "3-1-0". For a win, a draw, a loss, and perhaps a free round; "1-½-0" if left out.
 * @returns A header row No., Name, the start numbers in the order of the rows, Pts, and a row a player. With several sections it is as wide as the largest, and the columns are those of the rows of each section.
 * @customfunction
 * @example =CROSSTABLE(Players!A1:M, Schedule!A1:I, "rank")
 */
export function CROSSTABLE(
  players: Argument,
  games: Argument,
  order?: Argument,
  withdrawal?: Argument,
  cycles?: Argument,
  scoring?: Argument,
): Table {
  const event = readScoredResults(
    'CROSSTABLE',
    { results: games, players, withdrawal, cycles, scoring },
    'games',
  );
  const { fn, words, language, sections } = event;
  const byRank = readRowOrder(fn, order, language) === 'rank';
  const orderOf = ({ table, facts }: ScoredSection): readonly number[] =>
    byRank ? rank(table, DEFAULT_TIE_BREAKS, facts).order : numbersTo(table.tournament.players);
  const [only] = sections;
  const width = Math.max(...sections.map((section) => section.players.length));
  const columns = sections.length === 1 && only !== undefined ? orderOf(only) : numbersTo(width);
  return playerRows(event, [words.number, words.name, ...columns, words.pts], (section) => {
    const { labels, table } = section;
    const scores = scoresOf(section);
    const numbers = orderOf(section);
    return numbers.map((no) => {
      const row: Output[] = [no, nameCell(labels[no])];
      for (let column = 0; column < width; column++) {
        const opponent = numbers[column] ?? 0;
        row.push(opponent === no ? DIAGONAL : scoreCell(scores[no]?.[opponent] ?? ''));
      }
      row.push(table.points[no] ?? 0);
      return row;
    });
  });
}

function numbersTo(n: number): readonly number[] {
  return Array.from({ length: n }, (_, i) => i + 1);
}

/** By start number and the opponent's. */
function scoresOf({ table }: ScoredSection): readonly (readonly string[])[] {
  const { tournament, counted } = table;
  const scores = Array.from({ length: tournament.players + 1 }, (): string[] => []);
  const counts = new Set<Game>(counted);
  const completed = completedGames(tournament);
  const withCounted = new Set(counted.flatMap(({ white, black }) => [white, black]));
  /** As the reader of crosstables sees it: every game is in parentheses, one of them at least was played. */
  const isStruckOut = (no: number) => !withCounted.has(no) && (completed[no] ?? 0) > 0;
  for (const game of inOrder(tournament.games)) {
    const { white, black, result } = game;
    if (result === undefined) continue;
    for (const [no, opponent] of [
      [white, black],
      [black, white],
    ] as const) {
      const row = scores[no] as string[];
      const scored = writtenScore(game, no);
      const score = counts.has(game)
        ? scored
        : annulledScore(scored, isStruckOut(white) || isStruckOut(black));
      row[opponent] = row[opponent] === undefined ? score : `${row[opponent]} ${score}`;
    }
  }
  return scores;
}
