/**
 * The arguments that the functions on results share: `results, [players], [withdrawal], [cycles], [scoring]`,
 * and one value per player as a column.
 */
import { scoreTable, type ScoreTable } from '../engine/results/score-table';
import type { SectionResults } from './games';
import { readGivenCycles, readScoring, readWithdrawal } from './options';
import { readPlayers } from './player-list';
import { languageOfResults, readResults } from './results';
import { isBlank } from './text';
import { rowsOf, type Argument, type Output, type Table } from './value';

export interface ResultArguments {
  readonly results: Argument;
  readonly players: Argument;
  readonly withdrawal: Argument;
  readonly cycles: Argument;
  readonly scoring: Argument;
}

/** A section with its points, the withdrawal rule applied. */
export interface ScoredSection extends SectionResults {
  readonly table: ScoreTable;
}

export interface ScoredResults {
  readonly sections: readonly ScoredSection[];
  /** True where `players` was given: values then stand in the order of its rows. */
  readonly listed: boolean;
}

export function readScoredResults(fn: string, given: ResultArguments): ScoredResults {
  const rows = rowsOf(given.results);
  const listed = !isNothing(given.players);
  const list = listed ? readPlayers(fn, given.players) : undefined;
  const told = list?.language ?? languageOfResults(rows);
  const withdrawal = readWithdrawal(fn, given.withdrawal, told);
  const cycles = readGivenCycles(fn, given.cycles, told);
  const scoring = readScoring(fn, given.scoring, told);
  const { sections } = readResults({ fn, range: 'results', rows, list, cycles });
  return {
    listed,
    sections: sections.map((section) => {
      const leavers = new Set(
        section.players.filter(({ status }) => status !== 'playing').map(({ no }) => no),
      );
      return { ...section, table: scoreTable(section.tournament, { leavers, withdrawal, scoring }) };
    }),
  };
}

function isNothing(argument: Argument): boolean {
  return rowsOf(argument).every((row) =>
    Array.isArray(row) ? row.every(isBlank) : isBlank(row as Argument),
  );
}

/** A bare column with a value for each player, in the order of the input; blank where there is none. */
export function column(
  { sections, listed }: ScoredResults,
  values: (table: ScoreTable) => readonly (number | undefined)[],
): Table {
  const rows: { row: number; value: Output }[] = [];
  for (const { players, table } of sections) {
    const byNumber = values(table);
    for (const { no, row } of players) rows.push({ row, value: byNumber[no] ?? '' });
  }
  if (listed) rows.sort((a, b) => a.row - b.row);
  return rows.map(({ value }) => [value]);
}
