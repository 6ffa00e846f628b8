/**
 * A tab that is one formula: it spills from A1 over what stands in the tabs of the players, the schedule and the
 * event, and its looks are rules, so that they follow a table that grows.
 */
import { size, type Format } from '../engine/schedule/format';
import type { Language } from '../messages/languages';
import { EVENT_ROWS } from './event';
import { call, cellOf, openBlock } from './formula';
import {
  area,
  NEW_TAB,
  opening,
  type Grid,
  type Operation,
  type Rule,
  type TabKind,
  type TabPlan,
} from './plan';
import { SCHEDULE_WIDTH } from './schedule';
import { ACCENT, LINE, ON_ACCENT } from './style';
import { nameWidth } from './text-width';
import { tabTexts } from './texts';

/** Where the formulas find the event. */
export interface EventAt {
  readonly event: string;
  /** Rows of the settings in its tab; absent where they stand as Berger writes them. */
  readonly settings?: Readonly<Record<Setting, number>>;
  readonly schedule: string;
  /** The row of its headings and how many columns of its tab to read; absent where they are as Berger writes them. */
  readonly games?: { readonly row: number; readonly columns: number };
  /** The list of players: its tab, the row of its headings, and how many columns of the tab to read. */
  readonly players: { readonly tab: string; readonly row: number; readonly columns: number };
  /** How many players each section has; absent where the event has none. */
  readonly sections?: readonly number[];
}

export interface SpilledInput {
  readonly name: string;
  readonly language: Language;
  /** With the players of all sections. */
  readonly format: Format;
  /** Of all players. */
  readonly names: readonly string[];
  readonly at: EventAt;
  /** In a match of two teams: how many players each has. */
  readonly teamSize?: number;
}

type Setting = 'tieBreaks' | 'withdrawal' | 'cycles' | 'scoring';

export function setting({ event, settings = EVENT_ROWS }: EventAt, row: Setting): string {
  return cellOf(event, settings[row], 2);
}

/** `=FN(players; games; …; withdrawal; cycles; scoring)`, over open ranges: rows added later count. */
export function eventFormula(fn: string, at: EventAt, ...own: readonly string[]): string {
  const { players, schedule, sections } = at;
  const games = at.games ?? { row: 1, columns: SCHEDULE_WIDTH + Number(sections !== undefined) };
  const ranges = [
    openBlock(players.tab, players.row, players.columns),
    openBlock(schedule, games.row, games.columns),
  ];
  const rules = (['withdrawal', 'cycles', 'scoring'] as const).map((row) => setting(at, row));
  return `=${call(fn, ...ranges, ...own, ...rules)}`;
}

/** How many more players or rounds keep the looks of the table. */
export const SPARE = 10;

interface Spilled {
  readonly kind: TabKind;
  readonly formula: string;
  /** What the formula fills now. */
  readonly table: Grid;
  readonly rules: readonly Rule[];
  readonly looks: readonly Operation[];
}

/** The columns of a tab whose formula fills so many: those of a new tab are left over, so it may grow. */
export function columnsFor(filled: number): number {
  return filled + NEW_TAB.columns;
}

export function spilledPlan(
  { name, language }: SpilledInput,
  { kind, formula, table, rules, looks }: Spilled,
): TabPlan {
  const columns = columnsFor(table.columns);
  const headings: Rule = {
    areas: [area(1, 1, 1, columns)],
    formula: '=A$1<>""',
    background: ACCENT,
    colour: ON_ACCENT,
    bold: true,
  };
  const operations: Operation[] = [
    ...opening(name, tabTexts(language).unfinished(name), { rows: rowsFor(table.rows), columns }),
    { do: 'formulas', area: 'A1', formulas: [[formula]] },
    { do: 'look', areas: [area(1, 1, table.rows, table.columns)], look: 'border', value: LINE },
    { do: 'rules', rules: [headings, ...rules] },
    ...looks,
    { do: 'freeze', rows: 1 },
    { do: 'tabColour', colour: ACCENT },
  ];
  return { kind, name, operations };
}

/** All rows below the headings, as far as rules go. */
export function body(table: Grid, column = 1): string {
  return area(2, column, rowsFor(table.rows) - 1, columnsFor(table.columns) - column + 1);
}

function rowsFor(filled: number): number {
  return Math.max(NEW_TAB.rows, filled + SPARE);
}

/** A table with a row for each player, `first` columns before those of the rounds or opponents, and one after. */
export function playerTable({ players }: Format, first: number, columns: number): Grid {
  return { rows: players + 1, columns: first + columns + 1 };
}

/** More columns than this that stand still leave no room to scroll on a phone. */
const WIDEST_FROZEN = 250;

/** The columns before those of the rounds or opponents: section, number and name, which stand still. */
export function playerColumns({ at, names }: SpilledInput): Operation[] {
  const first = sectionColumns(at);
  const name = first + 2;
  const width = nameWidth(names, 180);
  return [
    { do: 'widths', first: 1, count: name - 1, width: 50 + 20 * first },
    { do: 'widths', first: name, count: 1, width },
    { do: 'freezeColumns', columns: width > WIDEST_FROZEN ? name - 1 : name },
  ];
}

/** Columns that stand before all others: that of the section. */
export function sectionColumns({ sections }: EventAt): number {
  return sections ? 1 : 0;
}

/** The format of the largest section. */
export function largest({ format, at }: SpilledInput): Format {
  return at.sections ? { ...format, players: Math.max(...at.sections) } : format;
}

/** The rounds of the schedule; those of the largest section. */
export function roundsOf(input: SpilledInput): number {
  const { format, teamSize } = input;
  return teamSize === undefined ? size(largest(input)).rounds : teamSize * format.cycles;
}
