/**
 * Reads the running event from its tabs Event, Players and Schedule, never the results of formulas; and, for the words
 * of the status line alone, what its latest tab Knockout shows, where there is one.
 */
import type { Rows } from '../../cells/rows';
import { isFormulaError, numberOf, shown, tidy } from '../../cells/text';
import { isDate, type Cell } from '../../cells/value';
import type { EventGame, EventPlayer, EventView, GameKey, StaleName, TabKind } from '../../sidebar/calls';
import { columnLetter } from '../../tabs/plan';
import { everyTabTexts } from '../../tabs/texts';
import { DEFAULT_SETTINGS, readEventTab, type ReadEventTab } from './event-tab';
import {
  finishedTabs,
  latestEvent,
  playersTab,
  schedules,
  tabsOf,
  type FinishedTab,
  type Tabs,
} from './event-tabs';
import { faultsOf, type FaultList } from './faults';
import { checkFormat } from './format-check';
import { checkGames, type CheckedGames } from './games-check';
import { readKnockout } from './knockout-reader';
import { paintOf } from './paint-rule';
import { playerKey, readEventPlayers, sectionSizes, type ReadPlayers } from './players-reader';
import { tablesSum } from './checksum';
import type { Published } from './marks';
import { Problem } from '../problem';
import {
  dateIn,
  cellName,
  isTypedText,
  keyOf,
  resultIn,
  scheduleHeadings,
  scheduleRows,
  textOf,
  type ScheduleColumns,
  type ScheduleRow,
} from './schedule-reader';
import { PROTECTION, sheetProtection } from './sheet-protection';
import { teamSizeIn } from './teams';
import { say } from '../texts';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/** The event as the add-on works with it: what the page sees, and where it stands. */
export interface EventState {
  readonly book: Spreadsheet;
  readonly view: EventView;
  readonly sheet: (kind: TabKind) => Sheet | undefined;
  /** Where the columns stand, from 1, as the headings tell. */
  readonly scheduleColumns: ScheduleColumns;
  /** Row of the headings of the Schedule, from 1. */
  readonly scheduleTop: number;
  /** Every row with this game; more than one where somebody copied a row. */
  readonly rowsOf: (game: GameKey) => readonly ScheduleRow[];
  readonly playersTop: number;
  /** What stood in the tab Players when it was read: a command compares and writes by the same look. */
  readonly playersRows: Rows;
  readonly playerColumns: ReadPlayers['columns'];
  /** Row of a player in the tab Players, from 1. */
  readonly playerRow: (no: number, section?: string) => number | undefined;
  /** Row in the tab Event of a setting, from 1; column 2 holds its value. */
  readonly settingRow: (setting: string) => number | undefined;
  /** What stands in the cell of a setting. */
  readonly settingCell: (setting: string) => Cell;
  /** The list of tie-breaks as the log has it last. */
  readonly loggedTieBreaks: string | undefined;
}

/**
 * The latest event, or `wanted`; undefined where there is none. Throws a `Problem` where its tabs cannot be read. The
 * knockout is for the page alone: nothing else needs to wait for it.
 */
export function readEvent(
  book: Spreadsheet,
  tabs: Tabs = tabsOf(book),
  wanted: string | undefined = latestEvent(tabs),
  isForPage = true,
): EventState | undefined {
  const all = findEvent(tabs, wanted);
  if (!all) return undefined;
  const { event, sheet: sheetOf } = all;
  const schedule = sheetOf('schedule');
  if (!schedule) throw new Problem(say().change.scheduleGone(sheetOf('event')?.getName() ?? ''));
  const list = sheetOf('players');
  if (!list) throw new Problem(say().change.playersGone);
  const rows = valuesOf(schedule);
  const headings = scheduleHeadings(rows);
  if (!headings) {
    if (event === '') return undefined;
    throw new Problem(say().change.scheduleHeadings(schedule.getName()));
  }
  const { top, columns } = headings;

  const listFaults = faultsOf(list);
  const listRows = valuesOf(list);
  const players = readEventPlayers(listRows, listFaults);
  if (!players) throw new Problem(say().change.playerHeadings(list.getName()));
  const eventSheet = sheetOf('event');
  const eventFaults = eventSheet && faultsOf(eventSheet);
  const eventTab = eventSheet && eventFaults ? readEventTab(valuesOf(eventSheet), eventFaults) : undefined;

  const found = withoutSmallTable(all, eventTab?.log.bergerSince);
  const { sheet } = found;

  const faults = faultsOf(schedule);
  const read = scheduleRows(rows, headings);
  const checked = checkGames(read.games, players, columns, faults);
  for (const bad of read.bad) {
    const cell = rows[bad.row - 1]?.[bad.column - 1];
    faults.add(bad.row, bad.column, cell, (errors, place, tab) => {
      if (bad.bad === 'round') return errors.gamesBadRound(tab, place);
      if (bad.bad === 'number') return errors.gamesBadNumber(tab, place);
      if (bad.bad === 'himself') return errors.againstHimself(tab, place);
      return bad.bad === 'noPlayers' ? errors.resultWithoutPlayers(tab, place) : say().change.noNumbers(tab);
    });
  }
  for (const { section, row } of checked.unknown)
    listFaults.add(row, players.columns.section ?? 1, section ?? '', (_, where) =>
      say().change.sectionForeign(where),
    );
  for (const { no, foreign = 0, section, row } of checked.missing)
    listFaults.add(row, players.columns.no ?? 1, foreign || '', (_, __, tab) =>
      no === undefined
        ? say().change.numberForeign(tab, foreign)
        : say().change.numberMissing(tab, no, section && shown(section)),
    );
  const format = dateFormat(book);
  const games = checked.games.map((game) => eventGame(game, columns, format, faults));
  const teamSize = teamSizeIn(checked.players, games);
  const isMatch = teamSize !== undefined || eventTab?.settings.format.kind === 'teams';
  if (isMatch && teamSize === undefined)
    listFaults.add(players.top, players.columns.team ?? players.columns.no ?? 1, '', (_, __, tab) =>
      say().formats.teams.changed(Math.floor(checked.players.length / 2), tab),
    );
  if (eventTab && eventFaults) checkFormat(eventTab, checked, isMatch, eventFaults);

  const tabList = found.tabs.map((tab) => ({
    kind: tab.kind,
    name: tab.sheet.getName(),
    sheetId: tab.sheet.getSheetId(),
  }));
  const rowMap = new Map<string, ScheduleRow[]>();
  for (const game of checked.rows) {
    const key = keyOf(game.key);
    const before = rowMap.get(key);
    if (before) before.push(game);
    else rowMap.set(key, [game]);
  }
  const published = found.tabs.flatMap((tab) => tab.published ?? []);
  const knockout = isForPage ? latestKnockout(found.tabs) : undefined;
  const settings = eventTab?.settings ?? DEFAULT_SETTINGS;
  const sums = published.flatMap(({ of }) => of ?? []);
  const sum = sums.length > 0 ? tablesSum({ players: checked.players, games, settings }) : undefined;
  const isOutdated = sums.some((one) => one !== sum);
  return {
    book,
    view: {
      event,
      name: eventTab?.name ?? '',
      place: eventTab?.place ?? '',
      tabs: tabList,
      missing: event === '' ? [] : wantedTabs(checked.players, isMatch).filter((kind) => !sheet(kind)),
      settings,
      ...(teamSize === undefined ? {} : { teamSize }),
      players: checked.players,
      games,
      ...(checked.strays.length > 0 && {
        strays: checked.strays.map(({ row, key }) => ({ ...key, row })),
      }),
      scheduleColumns: {
        round: columnLetter(columns.round),
        whiteNo: columnLetter(columns.whiteNo),
        blackNo: columnLetter(columns.blackNo),
      },
      ...(paintOf(schedule) && { painted: true }),
      faults: [...faults.list, ...listFaults.list, ...(eventFaults?.list ?? [])],
      withdrawals: eventTab?.log.withdrawals ?? [],
      ...(knockout && { knockout: readKnockout(knockout.getName(), valuesOf(knockout)) }),
      published: published.length > 0,
      ...(isOutdated && { outdated: true }),
      protection: protectionOf(schedule),
      staleNames: staleNames(schedule, checked, columns),
    },
    sheet,
    scheduleColumns: columns,
    scheduleTop: top,
    rowsOf: (game) => rowMap.get(keyOf(game)) ?? [],
    playersTop: players.top,
    playersRows: listRows,
    playerColumns: players.columns,
    playerRow: (no, section) => players.rowOf.get(playerKey(no, section)),
    settingRow: (setting) => eventTab?.rowOf(setting as Parameters<ReadEventTab['rowOf']>[0]),
    settingCell: (setting) => eventTab?.cellOf(setting as Parameters<ReadEventTab['cellOf']>[0]),
    loggedTieBreaks: eventTab?.log.tieBreaks,
  };
}

/** Tabs that can be made again: those of one group only where there is one. */
function wantedTabs(players: readonly EventPlayer[], isMatch: boolean): readonly TabKind[] {
  if (isMatch) return [...REMADE, 'teams'];
  if (sectionSizes(players).size <= 1) return REMADE;
  return REMADE.filter((kind) => kind !== 'berger' && kind !== 'progress');
}

const REMADE: readonly TabKind[] = ['event', 'berger', 'standings', 'crosstable', 'progress', 'byPlayer'];

const valuesOf = (sheet: Sheet): Rows => sheet.getDataRange().getValues() as Cell[][];

/** A late entry makes a larger Berger table: the one before it is no longer the event's, even where the new one is gone. */
function withoutSmallTable(found: FoundEvent, since: string | undefined): FoundEvent {
  if (since === undefined) return found;
  const tabs = found.tabs.filter(({ kind, run }) => kind !== 'berger' || run === undefined || run >= since);
  return { ...found, tabs, sheet: (kind) => tabs.find((tab) => tab.kind === kind)?.sheet };
}

function latestBergerTable(tabs: readonly FinishedTab[]): FinishedTab[] {
  return tabs.filter(
    ({ kind, run }) => kind !== 'berger' || !tabs.some((other) => other.kind === 'berger' && other.run > run),
  );
}

function latestKnockout(tabs: FoundEvent['tabs']): Sheet | undefined {
  let latest: FoundEvent['tabs'][number] | undefined;
  for (const tab of tabs) if (tab.kind === 'knockout' && (tab.run ?? '') >= (latest?.run ?? '')) latest = tab;
  return latest?.sheet;
}

interface FoundTab {
  readonly kind: TabKind;
  readonly sheet: Sheet;
  readonly run?: string;
  readonly published?: Published;
}

interface FoundEvent {
  /** `''` for a schedule without a mark, as in a file that was imported. */
  readonly event: string;
  readonly tabs: readonly FoundTab[];
  readonly sheet: (kind: TabKind) => Sheet | undefined;
}

function findEvent(tabs: Tabs, event: string | undefined): FoundEvent | undefined {
  const found: FoundTab[] =
    event === undefined
      ? unmarked(tabs)
      : latestBergerTable(finishedTabs(tabs).filter((tab) => tab.event === event));
  if (!found.some(({ kind }) => kind === 'players')) {
    const list = found.length > 0 ? playersTab(tabs) : undefined;
    if (list) found.push({ kind: 'players', sheet: list });
  }
  if (event === undefined && found.length < 2) return undefined;
  return {
    event: event ?? '',
    tabs: found,
    sheet: (kind) => found.find((tab) => tab.kind === kind)?.sheet,
  };
}

/** By header words and names, which are tried only where no tab bears a mark. */
function unmarked(tabs: Tabs): { kind: TabKind; sheet: Sheet }[] {
  const [latest] = schedules(tabs);
  if (!latest) return [];
  const names = everyTabTexts().map((texts) => texts.names.event.toLowerCase());
  const event = tabs.find(
    ({ sheet, marks }) => marks.length === 0 && names.includes(sheet.getName().toLowerCase()),
  );
  return [
    { kind: 'schedule', sheet: latest.sheet },
    ...(event ? [{ kind: 'event' as const, sheet: event.sheet }] : []),
  ];
}

function eventGame(
  { row, key, cells }: ScheduleRow,
  columns: ScheduleColumns,
  format: (date: Date) => string,
  faults: FaultList,
): EventGame {
  const cell = cells[columns.result - 1];
  const isFree = key.black === 0;
  const read = resultIn(cell);
  const result = isFree ? undefined : read.result;
  const text = isFree ? (read.text ?? read.result) : read.text;
  if (text !== undefined && result === undefined)
    faults.add(
      row,
      columns.result,
      cell,
      (say, where, tab) => {
        if (isFree) return say.freeRoundWithResult(tab, where);
        if (isFormulaError(cell)) return say.formulaError(tab, where);
        return isDate(cell) ? say.resultIsDate(tab, where) : say.resultUnknown(tab, where);
      },
      // A free round is on no card of the page where it could be put right.
      isFree ? undefined : key,
    );
  const board = columns.board === undefined || isFree ? undefined : numberOf(cells[columns.board - 1]);
  const date = columns.date === undefined ? undefined : dateIn(cells[columns.date - 1], format);
  return {
    ...key,
    row,
    ...(board === undefined ? {} : { board }),
    ...(date === undefined ? {} : { date }),
    ...(result === undefined ? {} : { result }),
    ...(text === undefined ? {} : { text }),
  };
}

/** Writes a date in the spreadsheet's time zone, which is asked for only where there is a date. */
function dateFormat(book: Spreadsheet): (date: Date) => string {
  let zone: string | undefined;
  return (date) => {
    zone ??= book.getSpreadsheetTimeZone();
    return Utilities.formatDate(date, zone, "yyyy-MM-dd'T'HH:mm");
  };
}

function protectionOf(schedule: Sheet): EventView['protection'] {
  const ours = sheetProtection(schedule);
  if (ours?.getDescription() !== PROTECTION) return 'none';
  return ours.isWarningOnly() ? 'warning' : 'results';
}

/** Cells named of each name. */
const MOST_CELLS = 6;

/**
 * Names that are values and others than in the list of players; beside a start number the word for a free round is one
 * too. What a formula shows may only be late.
 */
function staleNames(
  schedule: Sheet,
  { players, games }: CheckedGames,
  columns: ScheduleColumns,
): StaleName[] {
  const listed = new Map(players.map((player) => [playerKey(player.no, player.section), player]));
  const other: { row: number; column: number; text: string; player: EventPlayer }[] = [];
  for (const { row, key, cells } of games)
    for (const [number, column] of [
      [columns.whiteNo, columns.white],
      [columns.blackNo, columns.black],
    ] as const) {
      const cell = cells[column - 1];
      const no = numberOf(cells[number - 1]);
      const player = no === undefined ? undefined : listed.get(playerKey(no, key.section));
      if (!player || !(typeof cell === 'number' || isTypedText(cell))) continue;
      const text = tidy(textOf(cell));
      if (text !== player.name) other.push({ row, column, text, player });
    }
  const [first] = other;
  if (!first) return [];
  const { row: top } = first;
  const [left, right] = [columns.white, columns.black].sort((a, b) => a - b) as [number, number];
  const bottom = other[other.length - 1]?.row ?? top;
  const formulas = schedule.getRange(top, left, bottom - top + 1, right - left + 1).getFormulas();
  const stale = new Map<string, StaleName & { readonly cells: string[] }>();
  for (const { row, column, text, player } of other) {
    if (formulas[row - top]?.[column - left] !== '') continue;
    const { no, section, name } = player;
    const key = `${playerKey(no, section)} ${text}`;
    const one = stale.get(key) ?? { no, ...(section !== undefined && { section }), name, text, cells: [] };
    if (one.cells.length < MOST_CELLS) one.cells.push(cellName(row, column));
    stale.set(key, one);
  }
  return [...stale.values()];
}
