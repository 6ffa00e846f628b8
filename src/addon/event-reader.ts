/**
 * Reads the running event from its tabs Event, Players and Schedule; nothing else is read, least of all the results
 * of formulas.
 */
import type { Rows } from '../cells/rows';
import { fold, isFormulaError, numberOf, tidy } from '../cells/text';
import { isDate, type Cell } from '../cells/value';
import { ORDERS, type Format, type Order } from '../engine/schedule/format';
import type { EventGame, EventPlayer, EventView, GameKey, TabKind } from '../sidebar/calls';
import { scheduleRows as tableRows } from '../tabs/schedule';
import { columnLetter } from '../tabs/plan';
import { everyTabTexts } from '../tabs/texts';
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
import { paintOf } from './paint-rule';
import { playerKey, readEventPlayers, sectionSizes, withStandIns, type ReadPlayers } from './players-reader';
import { publishedIn } from './marks';
import { Problem } from './problem';
import {
  dateIn,
  isTypedName,
  keyOf,
  resultIn,
  scheduleHeadings,
  scheduleRows,
  type ScheduleColumns,
  type ScheduleRow,
} from './schedule-reader';
import { PROTECTION, sheetProtection } from './tab-changes';
import { teamSizeIn } from './teams';
import { say } from './texts';

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

/** The latest event, or `wanted`; undefined where there is none. Throws a `Problem` where its tabs cannot be read. */
export function readEvent(
  book: Spreadsheet,
  tabs: Tabs = tabsOf(book),
  wanted: string | undefined = latestEvent(tabs),
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
  for (const { no, row } of checked.missing)
    listFaults.add(row, players.columns.no ?? 1, '', (_, __, tab) => say().change.numberMissing(tab, no));
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
  const standings = sheet('standings');
  return {
    book,
    view: {
      event,
      name: eventTab?.name ?? '',
      place: eventTab?.place ?? '',
      tabs: tabList,
      missing: event === '' ? [] : wantedTabs(checked.players, isMatch).filter((kind) => !sheet(kind)),
      settings: eventTab?.settings ?? DEFAULT_SETTINGS,
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
      published: standings !== undefined && publishedIn(standings, 'standings') !== undefined,
      protection: protectionOf(schedule),
      staleNames: hasStaleNames(schedule, checked, columns),
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

interface FoundEvent {
  /** `''` for a schedule without a mark, as in a file that was imported. */
  readonly event: string;
  readonly tabs: readonly { readonly kind: TabKind; readonly sheet: Sheet; readonly run?: string }[];
  readonly sheet: (kind: TabKind) => Sheet | undefined;
}

function findEvent(tabs: Tabs, event: string | undefined): FoundEvent | undefined {
  const found: { kind: TabKind; sheet: Sheet; run?: string }[] =
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

interface CheckedGames {
  readonly players: readonly EventPlayer[];
  /** With the sections as the list of players writes them; games that somebody copied are here twice. */
  readonly rows: readonly ScheduleRow[];
  readonly games: readonly ScheduleRow[];
  /** The others of the rows. */
  readonly strays: readonly ScheduleRow[];
  /** Numbers of the schedule that no player has, and the row below the list. */
  readonly missing: readonly { readonly no: number; readonly row: number }[];
}

/** Games of known players, nobody twice in a round. */
function checkGames(
  rows: readonly ScheduleRow[],
  list: ReadPlayers,
  columns: ScheduleColumns,
  faults: FaultList,
): CheckedGames {
  const sections = new Map<string, string | undefined>();
  for (const { section } of list.players) sections.set(fold(section ?? ''), section);
  if (sections.size === 0) sections.set('', undefined);
  const names = [...sections.values()];
  const only = names.length === 1 ? { name: names[0] } : undefined;
  /** Undefined where the list of players has no such section. */
  const placed = rows.map((game): ScheduleRow | undefined => {
    const { section, ...key } = game.key;
    const known = sections.has(fold(section ?? ''));
    const isPlaced = known || (only && (only.name === undefined || section === undefined));
    if (!isPlaced) return undefined;
    const name = known ? sections.get(fold(section ?? '')) : only?.name;
    return { ...game, key: name === undefined ? key : { section: name, ...key } };
  });

  const used = new Map<string | undefined, Set<number>>();
  for (const game of placed) {
    if (!game) continue;
    const { section, white, black } = game.key;
    const numbers = used.get(section) ?? new Set();
    used.set(section, numbers.add(white).add(black));
  }
  const players: EventPlayer[] = [];
  const missing: { no: number; row: number }[] = [];
  const row = Math.max(list.top, ...list.rowOf.values()) + 1;
  for (const section of names) {
    const own = list.players.filter((player) => fold(player.section ?? '') === fold(section ?? ''));
    const all = withStandIns(own, used.get(section) ?? new Set(), section);
    players.push(...all.players);
    missing.push(...all.missing.map((no) => ({ no, row })));
  }
  const playerOf = new Map(players.map((player) => [playerKey(player.no, player.section), player]));

  const seen = new Map<string, number>();
  const isGame = ({ row, key, cells }: ScheduleRow): boolean => {
    const sides = [
      { no: key.white, column: columns.whiteNo },
      { no: key.black, column: columns.blackNo },
    ].filter(({ no }) => no !== 0);
    for (const { no, column } of sides) {
      if (playerOf.has(playerKey(no, key.section))) continue;
      faults.add(row, column, cells[column - 1], (say, where, tab) => say.gamesBadNumber(tab, where));
      return false;
    }
    const turns = sides.map(({ no }) => `${String(key.round)} ${playerKey(no, key.section)}`);
    const twice = turns.findIndex((turn) => seen.has(turn));
    if (twice === -1) {
      for (const turn of turns) seen.set(turn, row);
      return true;
    }
    const name = playerOf.get(playerKey(sides[twice]?.no ?? 0, key.section))?.name ?? '';
    const before = seen.get(turns[twice] ?? '') ?? 0;
    faults.add(row, columns.round, cells[columns.round - 1], (say, _, tab) =>
      say.twiceInARound(tab, name, key.round, before, row),
    );
    return false;
  };
  placed.forEach((game, i) => {
    const { row, cells } = rows[i] as ScheduleRow;
    if (game) return;
    const column = columns.section ?? columns.round;
    faults.add(row, column, cells[column - 1], (say, where, tab) =>
      columns.section === undefined ? say.gamesNoSectionColumn(tab) : say.gamesUnknownSection(tab, where),
    );
  });
  const known = placed.filter((game): game is ScheduleRow => game !== undefined);
  const games: ScheduleRow[] = [];
  const strays: ScheduleRow[] = [];
  for (const game of known) (isGame(game) ? games : strays).push(game);
  return { players, rows: known, games, strays, missing };
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
      key,
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

/** The schedule was made with the cycles and the order that the tab Event names. */
function checkFormat(
  { settings, rowOf, cellOf }: ReadEventTab,
  { games, players }: CheckedGames,
  isMatch: boolean,
  faults: FaultList,
) {
  const { cycles, order } = settings;
  const shown = cyclesOf(games);
  if (shown === undefined) return;
  if (shown !== cycles) {
    faults.add(rowOf('cycles'), 2, cellOf('cycles'), () => say().change.cyclesChanged(shown));
    return;
  }
  // A match of two teams has one order only.
  if (cycles === 1 || isMatch) return;
  const made = new Set(games.map(({ key }) => keyOf(key)));
  const isMadeWith = (other: Order) => {
    const table = tableKeys(players, { cycles, order: other, system: settings.format.system });
    return table.length === made.size && table.every((key) => made.has(key));
  };
  if (isMadeWith(order)) return;
  const other = ORDERS.find(isMadeWith);
  if (other) faults.add(rowOf('order'), 2, cellOf('order'), () => say().change.orderChanged(other));
}

/** The keys of all games and free rounds of the table, section by section. */
export function tableKeys(players: readonly EventPlayer[], format: Omit<Format, 'players'>): string[] {
  return [...sectionSizes(players)].flatMap(([section, n]) =>
    tableRows({ ...format, players: n }).map(([round, , white, black]) =>
      keyOf({ section, round, white, black: Number(black) }),
    ),
  );
}

/** How often most pairs meet; undefined where nobody does. */
function cyclesOf(games: readonly ScheduleRow[]): number | undefined {
  const meetings = new Map<string, number>();
  for (const { key } of games) {
    if (key.black === 0) continue;
    const { section = '', white, black } = key;
    const pair = `${section}/${String(Math.min(white, black))}-${String(Math.max(white, black))}`;
    meetings.set(pair, (meetings.get(pair) ?? 0) + 1);
  }
  const counts = new Map<number, number>();
  for (const n of meetings.values()) counts.set(n, (counts.get(n) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most?.[0];
}

function protectionOf(schedule: Sheet): EventView['protection'] {
  const ours = sheetProtection(schedule);
  if (ours?.getDescription() !== PROTECTION) return 'none';
  return ours.isWarningOnly() ? 'warning' : 'results';
}

/** True where a name that is a value, not a formula, is another one than in the list of players. */
function hasStaleNames(schedule: Sheet, { players, games }: CheckedGames, columns: ScheduleColumns): boolean {
  const names = new Map(players.map(({ no, section, name }) => [playerKey(no, section), name]));
  const isStale = (no: number, section: string | undefined, cell: Cell) =>
    no !== 0 && isTypedName(cell) && tidy(String(cell)) !== names.get(playerKey(no, section));
  const stale = games.find(
    ({ key, cells }) =>
      isStale(key.white, key.section, cells[columns.white - 1]) ||
      isStale(key.black, key.section, cells[columns.black - 1]),
  );
  return stale !== undefined && schedule.getRange(stale.row, columns.white).getFormula() === '';
}
