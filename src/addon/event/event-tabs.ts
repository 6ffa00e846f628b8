/**
 * Finds the event's tabs: by their marks, and by header words only where no tab bears a valid mark of that kind.
 */
import { gameHeading, playerHeading } from '../../cells/header-words';
import { topOfPlayers } from '../../cells/player-list';
import type { Rows } from '../../cells/rows';
import { isBlank } from '../../cells/text';
import type { Cell } from '../../cells/value';
import type { TabKind } from '../../tabs/plan';
import { everyTabTexts } from '../../tabs/texts';
import { allMarks, makingOf, type Mark, type Published } from './marks';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

interface Tab {
  readonly sheet: Sheet;
  readonly marks: readonly Mark[];
}

/** The tabs of a spreadsheet with their marks, read once. */
export type Tabs = readonly Tab[];

export function tabsOf(book: Spreadsheet): Tabs {
  const marks = allMarks(book);
  return book.getSheets().map((sheet) => ({ sheet, marks: marks.get(sheet.getSheetId()) ?? [] }));
}

/** What made tabs of which one is still marked as being built. */
function unfinished(tabs: Tabs): ReadonlySet<string> {
  const building = tabs.flatMap(({ marks }) => marks.filter((mark) => mark.state === 'building'));
  return new Set(building.map(makingOf));
}

/** The tabs of a kind that belong to a finished event, those of the latest first. */
export function markedTabs(tabs: Tabs, kind: TabKind): Sheet[] {
  return finishedTabs(tabs)
    .filter((tab) => tab.kind === kind)
    .sort((a, b) => (a.event < b.event ? 1 : a.event > b.event ? -1 : 0))
    .map(({ sheet }) => sheet);
}

export interface FinishedTab {
  readonly kind: TabKind;
  readonly event: string;
  /** The command that made it in the running event; `''` for the tabs that the event began with. */
  readonly run: string;
  readonly published?: Published;
  readonly sheet: Sheet;
}

/** Every tab that belongs to a finished event, one entry a mark, in the order of the tabs. */
export function finishedTabs(tabs: Tabs): FinishedTab[] {
  const left = unfinished(tabs);
  return tabs.flatMap(({ sheet, marks }) =>
    marks
      .filter((mark) => !left.has(makingOf(mark)) && !left.has(mark.event))
      .map(({ kind, event, run = '', published }) => ({
        ...{ kind, event, run, sheet },
        ...(published && { published }),
      })),
  );
}

/** The running event: the latest that has its tab Event or Schedule still. */
export function latestEvent(tabs: Tabs): string | undefined {
  let latest: string | undefined;
  for (const { kind, event } of finishedTabs(tabs))
    if ((kind === 'event' || kind === 'schedule') && (latest === undefined || event > latest)) latest = event;
  return latest;
}

/** The tab with the list of players; undefined where there is none. */
export function playersTab(tabs: Tabs): Sheet | undefined {
  const marked = markedTabs(tabs, 'players')[0];
  if (marked) return marked;
  const unmarked = tabs.filter(({ marks }) => marks.length === 0).map(({ sheet }) => sheet);
  const names = everyTabTexts().map((texts) => texts.names.players.toLowerCase());
  return (
    unmarked.find((sheet) => names.includes(sheet.getName().toLowerCase())) ??
    unmarked.find((sheet) => {
      const rows = firstRows(sheet);
      return isPlayersHeader(rows[topOfPlayers(rows)] ?? []);
    })
  );
}

/** Headings of a list of players and nothing else: a name, one thing more about it, no game, no standings. */
export function isPlayersHeader(row: readonly Cell[]): boolean {
  const columns = new Set(row.map((cell) => playerHeading(cell)?.column));
  columns.delete(undefined);
  return (
    columns.has('name') &&
    columns.size > 1 &&
    !hasGameHeading(row) &&
    !row.some((cell) => typeof cell === 'number' || STANDINGS_HEADINGS.includes(cell))
  );
}

/** What only STANDINGS and WALLCHART write above their tables. */
const STANDINGS_HEADINGS: readonly Cell[] = [...everyTabTexts().map((texts) => texts.played), 'R1'];

export function hasGameHeading(row: readonly Cell[]): boolean {
  return row.some((cell) =>
    ['round', 'board', 'white', 'black', 'result'].includes(gameHeading(cell)?.column ?? ''),
  );
}

const MOST_ROWS_ABOVE = 10;

/** The rows of a tab in which headings are looked for. */
function firstRows(sheet: Sheet): Rows {
  const rows = Math.min(sheet.getLastRow(), MOST_ROWS_ABOVE);
  return rows === 0 ? [] : (sheet.getRange(1, 1, rows, sheet.getLastColumn()).getValues() as Cell[][]);
}

export interface ScheduleState {
  readonly sheet: Sheet;
  readonly games: number;
  /** Games that have something in their result cell. */
  readonly results: number;
}

/** Every schedule, that of the latest event first. */
export function schedules(tabs: Tabs): ScheduleState[] {
  const marked = markedTabs(tabs, 'schedule');
  const sheets =
    marked.length > 0
      ? marked
      : tabs
          .filter(({ sheet, marks }) => marks.length === 0 && firstRows(sheet).some(isScheduleHeader))
          .map(({ sheet }) => sheet);
  return sheets.map((sheet) => ({ sheet, ...countGames(sheet.getDataRange().getValues() as Cell[][]) }));
}

function isScheduleHeader(row: readonly Cell[]): boolean {
  const columns = row.map((cell) => gameHeading(cell)?.column);
  return (['round', 'white', 'result', 'black'] as const).every((column) => columns.includes(column));
}

/** Counts by the numbers, never by the names, which are formulas and may still be calculated. */
export function countGames(rows: readonly (readonly Cell[])[]): { games: number; results: number } {
  const top = rows.findIndex(isScheduleHeader);
  const header = (rows[top] ?? []).map((cell) => gameHeading(cell)?.column);
  const result = header.indexOf('result');
  const numbers = header.flatMap((column, c) => (column === 'no' ? [c] : []));
  const players = numbers.length === 2 ? numbers : [header.indexOf('white'), header.indexOf('black')];
  let games = 0;
  let results = 0;
  if (top === -1) return { games, results };
  for (const row of rows.slice(top + 1)) {
    if (players.some((c) => isBlank(row[c]))) continue;
    games++;
    if (!isBlank(row[result])) results++;
  }
  return { games, results };
}

/** Tabs that a run which broke off made: those of an unfinished event, and blank ones under an unfinished name. */
export function leftovers(tabs: Tabs): Sheet[] {
  const left = unfinished(tabs);
  return tabs
    .filter(({ sheet, marks }) =>
      marks.length > 0
        ? marks.some((mark) => left.has(makingOf(mark)) && mark.present !== true)
        : isUnfinishedName(sheet.getName()) && sheet.getLastRow() === 0,
    )
    .map(({ sheet }) => sheet);
}

function isUnfinishedName(name: string): boolean {
  return everyTabTexts().some(({ names, unfinished }) => {
    const suffix = unfinished('');
    const end = name.lastIndexOf(suffix);
    if (end <= 0) return false;
    const isCounter = /^( \d+)?$/;
    const base = Object.values(names).find((wanted) => name.startsWith(wanted));
    return (
      base !== undefined &&
      isCounter.test(name.slice(base.length, end)) &&
      isCounter.test(name.slice(end + suffix.length))
    );
  });
}
