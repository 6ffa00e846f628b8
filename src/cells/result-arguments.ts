/**
 * The arguments that the functions on results share: results or games, players, and at the end
 * `[withdrawal], [cycles], [scoring]`; and one value per player as a column.
 */
import { scoreTable, type ScoreTable } from '../engine/results/score-table';
import { lacks, unratedPlayers, type PlayerFacts, type TieBreak } from '../engine/standings/tie-break';
import type { Language } from '../messages/languages';
import { wordsIn } from '../messages/words';
import { fail } from './failure';
import { readGames } from './games';
import { languageFor } from './language';
import { readGivenCycles, readScoring, readWithdrawal } from './options';
import { labelsOf } from './player-label';
import { readPlayers, type Player } from './player-list';
import { languageOfHeadings, readResults } from './results';
import type { ScoredResults, ScoredSection, SectionResults } from './section-results';
import { isBlank, shown } from './text';
import { rowsOf, type Argument, type Output, type Table } from './value';

export interface ResultArguments {
  readonly results: Argument;
  readonly players?: Argument;
  readonly withdrawal?: Argument;
  readonly cycles?: Argument;
  readonly scoring?: Argument;
}

/**
 * What is wanted: `results`, with or without players; `rated`, with players; `games`, with players, under that name;
 * `rounds`, only a list of games with players, in which every game has its round.
 */
export type Wanted = 'results' | 'rated' | 'games' | 'rounds';

export function readScoredResults(
  fn: string,
  given: ResultArguments,
  wanted: Wanted = 'results',
): ScoredResults {
  const rows = rowsOf(given.results);
  const listed = wanted !== 'results' || !isNothing(given.players);
  const told = languageOfHeadings(rowsOf(given.players)) ?? languageOfHeadings(rows);
  const list = listed ? readPlayers(fn, given.players, told) : undefined;
  const withdrawal = readWithdrawal(fn, given.withdrawal, told);
  const cycles = readGivenCycles(fn, given.cycles, told);
  const scoring = readScoring(fn, given.scoring, told);
  const range = wanted === 'results' || wanted === 'rated' ? 'results' : 'games';
  const read = wanted === 'rounds' ? readGames : readResults;
  const { sections, language = told } = read({ fn, range, rows, list, cycles });
  if (wanted === 'rounds') checkRounds(fn, language, sections);
  return {
    fn,
    listed,
    language,
    get words() {
      return wordsIn(languageFor(language));
    },
    sections: sections.map((section) => {
      const { players, tournament } = section;
      const ratings: (number | undefined)[] = [];
      const hand: (number | undefined)[] = [];
      for (const player of players) {
        ratings[player.no] = player.rating;
        hand[player.no] = player.hand;
      }
      return {
        ...section,
        table: scoreTable(tournament, { leavers: leaversOf(players), withdrawal, scoring }),
        facts: { ratings, hand },
        labels: labelsOf(list?.kind ?? 'names', section),
      };
    }),
  };
}

/** Start numbers of those who withdrew or were expelled. */
export function leaversOf(players: readonly Player[]): ReadonlySet<number> {
  return new Set(players.filter(({ status }) => status !== 'playing').map(({ no }) => no));
}

function checkRounds(fn: string, language: Language | undefined, sections: readonly SectionResults[]): void {
  for (const { tournament, rowOf } of sections)
    tournament.games.forEach(({ round }, i) => {
      if (round === undefined) fail(fn, language, (say) => say.roundMissing('games', rowOf?.[i] ?? 0));
    });
}

/** Fails where a tie-break cannot be used here; `ratings` that are missing only where `isStrict`. */
export function checkTieBreak(
  { fn, language }: ScoredResults,
  { table, facts, labels }: ScoredSection,
  tieBreak: TieBreak,
  isStrict: boolean,
): void {
  const need = lacks(tieBreak, table, facts);
  if (need === undefined || (need === 'ratings' && !isStrict)) return;
  const [unrated = 0] = unratedPlayers(table, facts);
  fail(fn, language, (say) =>
    need === 'ratings'
      ? say.tieBreakRatings(tieBreak.code, shown(labels[unrated]))
      : say.tieBreakRounds(tieBreak.code),
  );
}

function isNothing(argument: Argument): boolean {
  return rowsOf(argument).every((row) =>
    Array.isArray(row) ? row.every(isBlank) : isBlank(row as Argument),
  );
}

/** A bare column with a value for each player, in the order of the input; blank where there is none. */
export function column(
  { sections, listed }: ScoredResults,
  values: (table: ScoreTable, facts: PlayerFacts) => readonly (number | undefined)[],
): Table {
  const rows: { row: number; value: Output }[] = [];
  for (const { players, table, facts } of sections) {
    const byNumber = values(table, facts);
    for (const { no, row } of players) rows.push({ row, value: byNumber[no] ?? '' });
  }
  if (listed) rows.sort((a, b) => a.row - b.row);
  return rows.map(({ value }) => [value]);
}
