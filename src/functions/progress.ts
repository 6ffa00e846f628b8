/**
 * PROGRESS: the running points, round by round.
 */
import { checkCells } from '../cells/cell-limit';
import { fail } from '../cells/failure';
import { readScoredResults } from '../cells/result-arguments';
import type { Argument, Table } from '../cells/value';
import { progress } from '../engine/standings/progress';

/**
 * The running points of a round robin. A row for each round that has a result, a column for each player by start
 * number. As it stands it makes a line chart. The last row is the points of the standings.
 *
 * @param players Names, or a table headed Name. Only one section; it may have No. and Status too.
 * @param games A list of games. Headed Round, White, Result, Black.
 * @param withdrawal Optional. "fide", "keep" or "annul". What becomes of the games of those whose Status is withdrawn or expelled: annulled if fewer than half were completed, kept, or annulled; "fide" if left out.
 * @param cycles Optional. How often each pair meets. From 1 to 8; the most that any pair has if left out.
 * @param scoring Optional. Points such as "3-1-0". For a win, a draw, a loss, and perhaps a free round; "1-½-0" if left out.
 * @returns A header row Round and the names, and a row a round.
 * @customfunction
 * @example =PROGRESS(Players!A1:M, Schedule!A1:I)
 */
export function PROGRESS(
  players: Argument,
  games: Argument,
  withdrawal?: Argument,
  cycles?: Argument,
  scoring?: Argument,
): Table {
  const event = readScoredResults(
    'PROGRESS',
    { results: games, players, withdrawal, cycles, scoring },
    'rounds',
  );
  const { fn, language, sections, words } = event;
  const [section] = sections;
  if (section === undefined || sections.length > 1) return fail(fn, language, (say) => say.oneSection);
  const { table, labels } = section;
  const finished = table.tournament.games.filter(({ result }) => result !== undefined);
  const rounds = new Set(finished.map(({ round }) => round)).size;
  checkCells(fn, language, (rounds + 1) * labels.length, (say) => say.takeFewerGames);
  return [
    [words.round, ...labels.slice(1)],
    ...progress(table).map(({ round, points }) => [round, ...points.slice(1)]),
  ];
}
