/**
 * Generates a schedule: reads the players, draws up the tabs as plans, and writes all of them or nothing.
 */
import { sectionName } from '../../engine/planning/sections';
import { isTossed, isTurned } from '../../engine/schedule/colour-toss';
import { MOST_WRITTEN_GAMES, size, type Format } from '../../engine/schedule/format';
import type { Language } from '../../messages/languages';
import type { Division, Generated, GenerateRequest, MadeTab } from '../../sidebar/calls';
import { bergerTablePlan } from '../../tabs/berger-table';
import { byPlayerPlan } from '../../tabs/by-player';
import { crosstablePlan } from '../../tabs/crosstable';
import { eventPlan, type EventInput } from '../../tabs/event';
import type { PlayersAt } from '../../tabs/formula';
import { freeName, MOST_CELLS, peakOfAll, type CellValue, type TabPlan } from '../../tabs/plan';
import {
  numbersOf,
  numbersPlan,
  PLAYER_COLUMNS,
  playersAt,
  playersPlan,
  type ListedPlayer,
} from '../../tabs/players';
import { progressPlan } from '../../tabs/progress';
import {
  MOST_FORMULA_PLAYERS,
  MOST_FORMULA_PLAYERS_IN_SECTIONS,
  schedulePlan,
  scheduleRows,
  type ScheduleRow,
  type ScheduleSection,
} from '../../tabs/schedule';
import type { EventAt } from '../../tabs/spilled';
import { scheveningenTablePlan } from '../../tabs/scheveningen-table';
import { standingsPlan } from '../../tabs/standings';
import { teamsPlan } from '../../tabs/teams';
import { tabTexts } from '../../tabs/texts';
import { datesOf } from './dates';
import { divided, type Drawing } from './division';
import { schedules, tabsOf } from '../event/event-tabs';
import { now, spreadsheetLanguage } from '../locale';
import { underLock } from '../writing/lock';
import { markReady } from '../event/marks';
import { readSource, type Source } from '../event/players-source';
import { goTo, placeOf } from '../writing/place';
import { detailOf, Problem } from '../problem';
import { tellProgress } from '../writing/progress';
import { teamGames, teamNamesIn, teamRows } from '../event/teams';
import { say } from '../texts';
import { newRun, quietly, takeBack, write } from '../writing/writer';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/** With more games the formulas take long: 200 players in one cycle are just below. */
const MOST_QUICK_GAMES = 20_000;

/** Everything in one run under the document lock. Throws a `Problem`; then everything is as it was before. */
export function generate(request: GenerateRequest): Generated {
  return underLock(() => {
    const book = SpreadsheetApp.getActive();
    const field = divided(readSource(book, request.players), request);
    const games = gamesOf(field.source, request);
    if (games > MOST_WRITTEN_GAMES) throw new Problem(say().tooManyGames(games, MOST_WRITTEN_GAMES));
    if (request.despiteResults !== true) {
      const running = schedules(tabsOf(book)).find(({ results }) => results > 0);
      if (running)
        return { done: false, ask: 'results', schedule: running.sheet.getName(), results: running.results };
    }
    const { source, notes } = field;
    const drawn = drawUp(book, source, request, undefined, notes);
    checkSize(book, drawn.plans);
    return { done: true, tabs: writeAll(book, drawn, request.run), notes: drawn.notes };
  });
}

/** What a new event takes over from the one that goes on in it. */
export interface TakenOver {
  readonly rows: readonly ScheduleRow[];
  readonly settings: NonNullable<EventInput['settings']>;
  readonly log: NonNullable<EventInput['log']>;
}

export interface Drawn {
  readonly plans: readonly TabPlan[];
  readonly notes: readonly string[];
  /** The list of players that is taken where it stands. */
  readonly list: Sheet | undefined;
}

export function drawUp(
  book: Spreadsheet,
  source: Source,
  drawing: Drawing,
  takenOver?: TakenOver,
  ownNotes: readonly string[] = [],
): Drawn {
  const { cycles, order, numbers, division, system = 'berger' } = drawing;
  const language = spreadsheetLanguage();
  const wanted = tabTexts(language).names;
  const taken = book.getSheets().map((sheet) => sheet.getName());
  const renamed: [wanted: string, name: string][] = [];
  const nameFor = (kind: keyof typeof wanted) => {
    const name = freeName(wanted[kind], taken);
    taken.push(name);
    if (name !== wanted[kind]) renamed.push([wanted[kind], name]);
    return name;
  };
  const { players, list, where, counted = false } = source;
  const format: Format = { players: players.length, cycles, system, order };
  const names = players.map(({ name }) => name);
  const teams = division?.into === 'teams' ? teamNamesIn(players) : undefined;
  const groups = groupsOf(source);
  const sectioned = groups.length > 1;

  const event = nameFor('event');
  const playersName = list ? list.tab : nameFor('players');
  const schedule = nameFor('schedule');
  const table = system === 'berger' ? 'berger' : 'pairingTable';
  const berger = sectioned ? '' : nameFor(teams ? 'scheveningenTable' : table);
  const tables = {
    standings: nameFor('standings'),
    teams: teams ? nameFor('teams') : '',
    crosstable: nameFor('crosstable'),
    progress: sectioned ? '' : nameFor('progress'),
    byPlayer: nameFor('byPlayer'),
  };
  const notes = renamingNotes(renamed);
  if (!list && where !== undefined && !counted) notes.push(say().noteCopied(where, playersName));

  let listPlan: TabPlan;
  if (!list) listPlan = playersPlan({ name: playersName, language, players });
  else if (list.numbered === 'blank') {
    const isNamed = sectioned && list.sectioned === 'blank';
    listPlan = numbersOfList(source, list, isNamed, list.language ?? language);
    notes.push(say().noteNumbers(playersName));
  } else listPlan = { kind: 'players', name: playersName, present: list.grid, operations: [] };
  notes.push(...ownNotes);

  const lookup = lookupOf(source, playersName, groups);
  if (!lookup) notes.push(say().noteValues);
  const games = gamesOf(source, drawing);
  if (games > MOST_QUICK_GAMES) notes.push(say().noteSlow(games));
  if (sectioned) notes.push(say().formats.sections.noteLeftOut(`${wanted.berger}, ${wanted.progress}`));
  const turned = (group: Group) => rowsOf(group, { ...format, players: group.players.length }, division);
  const sections = groups.map((group): ScheduleSection => ({
    name: group.section ?? '',
    names: group.players.map(({ name }) => name),
    rows: turned(group),
  }));
  const [only] = sections;
  const rounds = sections.reduce(
    (most, { rows }) => rows.reduce((r, [round]) => Math.max(r, round), most),
    0,
  );
  const dates = drawing.dates && datesOf(drawing.dates, rounds);
  const common = { language, format, names, lookup, rows: takenOver?.rows ?? only?.rows ?? [] };
  const at = {
    ...{ event, schedule, players: listAt(source, playersName) },
    ...(sectioned && { sections: groups.map((group) => group.players.length) }),
  };
  const match = { size: players.length / 2, cycles };
  const spilled = { language, format, names, at, ...(teams && { teamSize: players.length / 2 }) };
  const plans = [
    eventPlan({
      ...{ name: event, language, format, schedule, when: now(book) },
      ...(numbers && !counted && { numbers }),
      ...(dates && { dates }),
      ...(drawing.clock && { clock: drawing.clock }),
      ...(division && { division }),
      ...(teams && { teams }),
      ...(sectioned && { sections: groups.map((group) => group.players.length) }),
      ...takenOver,
    }),
    listPlan,
    schedulePlan({ ...common, name: schedule, ...(sectioned && { sections }), ...(dates && { dates }) }),
    ...(teams ? [scheveningenTablePlan({ ...common, ...match, teams, name: berger })] : []),
    ...(sectioned || teams ? [] : [bergerTablePlan({ ...common, name: berger })]),
    standingsPlan({ ...spilled, name: tables.standings }),
    ...(teams ? [teamsPlan({ ...spilled, name: tables.teams })] : []),
    crosstablePlan({ ...spilled, name: tables.crosstable }),
    ...(sectioned ? [] : [progressPlan({ ...spilled, name: tables.progress })]),
    byPlayerPlan({ ...spilled, name: tables.byPlayer }),
  ];
  return { plans, notes, list: list?.sheet };
}

/** Players who play each other; one group without a section where the event has none. */
interface Group {
  readonly section: CellValue | undefined;
  readonly players: readonly ListedPlayer[];
}

/** In a tab of the players that is still to be made the sections are texts. */
function groupsOf({ players, list }: Source): Group[] {
  const groups = new Map<CellValue | undefined, ListedPlayer[]>();
  for (const player of players) {
    const section = list || player.section === undefined ? player.section : String(player.section);
    const group = groups.get(section);
    if (group) group.push(player);
    else groups.set(section, [player]);
  }
  return [...groups].map(([section, own]) => ({ section, players: own }));
}

function gamesOf(source: Source, { division, cycles }: Drawing): number {
  if (division?.into === 'teams') return teamGames(source.players.length, cycles);
  return groupsOf(source).reduce(
    (sum, { players }) => sum + size({ players: players.length, cycles }).games,
    0,
  );
}

function rowsOf({ section }: Group, format: Format, division: Division | undefined): ScheduleRow[] {
  if (division?.into === 'teams') return teamRows(format.players, format.cycles);
  const rows = scheduleRows(format);
  const toss = division?.into === 'quads' ? division.toss : undefined;
  if (toss === undefined) return rows;
  const name = String(section ?? sectionName(0));
  return rows.map((row): ScheduleRow => {
    const [round, board, white, black] = row;
    const isOther = isTossed(format, round) && isTurned(toss, name, Number(board));
    return isOther ? [round, board, Number(black), white] : row;
  });
}

function numbersOfList(
  { players }: Source,
  list: NonNullable<Source['list']>,
  isNamed: boolean,
  language: Language,
): TabPlan {
  const numbers = numbersOf(players);
  const at = <T>(values: readonly T[]) =>
    list.places.map((place) => (place === undefined ? undefined : values[place]));
  return numbersPlan({
    ...{ tab: list.tab, grid: list.grid, language, row: list.row, lastColumn: list.lastColumn },
    numbers: at(numbers),
    column: list.numberColumn,
    ...(isNamed &&
      list.sectionColumn !== undefined && {
        sections: { column: list.sectionColumn, names: at(players.map(({ section }) => section)) },
      }),
  });
}

function renamingNotes(renamed: readonly (readonly [wanted: string, name: string])[]): string[] {
  const [first, ...others] = renamed;
  if (first === undefined) return [];
  if (others.length === 0) return [say().noteRenamed(...first)];
  return [say().noteAllRenamed(renamed.map(([, name]) => name).join(', '))];
}

/** Where formulas find the names; undefined where names are better written as values. */
function lookupOf({ players, list }: Source, tab: string, groups: readonly Group[]): PlayersAt | undefined {
  const sectioned = groups.length > 1;
  if (Math.max(...groups.map((group) => group.players.length)) > MOST_FORMULA_PLAYERS) return undefined;
  if (players.length > MOST_FORMULA_PLAYERS_IN_SECTIONS) return undefined;
  if (!list) return playersAt(tab, sectioned);
  if (list.numbered === 'texts' || isTextColumn(list)) return undefined;
  if (sectioned && list.sectioned === 'unlike') return undefined;
  const numbers = list.numberColumn ?? list.lastColumn + 1;
  const { sectionColumn } = list;
  return {
    ...{ tab, row: list.row, numbers, names: list.nameColumn },
    ...(sectioned && sectionColumn !== undefined && { sections: sectionColumn }),
  };
}

/** The whole list, with the columns that may be headed later; of a list that stands there, no column outside its tab. */
function listAt({ list }: Source, tab: string): EventAt['players'] {
  if (!list) return { tab, row: 1, columns: PLAYER_COLUMNS };
  const added = Number(list.numbered === 'blank' && list.numberColumn === undefined);
  const wanted = Math.max(PLAYER_COLUMNS, list.lastColumn + added);
  return { tab, row: list.row, columns: Math.min(wanted, list.grid.columns + added) };
}

/** A blank No. column formatted as text may turn the numbers into text, which no formula would find. */
function isTextColumn({ sheet, row, numberColumn, numbered, places }: NonNullable<Source['list']>): boolean {
  if (numbered !== 'blank' || numberColumn === undefined) return false;
  const formats = sheet.getRange(row + 1, numberColumn, places.length, 1).getNumberFormats();
  return formats.some(([format]) => format === '@');
}

export function checkSize(book: Spreadsheet, plans: readonly TabPlan[]): void {
  const present = book
    .getSheets()
    .reduce((sum, sheet) => sum + sheet.getMaxRows() * sheet.getMaxColumns(), 0);
  const peak = peakOfAll(present, plans);
  if (peak > MOST_CELLS) throw new Problem(say().tooBig(peak, MOST_CELLS));
}

/** Writes every plan or, on any error, none. */
function writeAll(book: Spreadsheet, { plans, list }: Drawn, progressOf: string): MadeTab[] {
  const place = placeOf(book);
  const run = newRun(book, new Date().toISOString());
  const of = plans.length;
  const sheets: Sheet[] = [];
  const tabs: MadeTab[] = [];
  try {
    for (const plan of plans) {
      const { kind, name, present } = plan;
      tellProgress(progressOf, { done: sheets.length, of, tab: name });
      const sheet = write(run, plan, present ? list : undefined);
      SpreadsheetApp.flush();
      sheets.push(sheet);
      tabs.push({ kind, name, sheetId: sheet.getSheetId(), made: present === undefined });
    }
    plans.forEach(({ kind }, i) => {
      markReady(sheets[i] as Sheet, kind, run.event);
    });
    SpreadsheetApp.flush();
  } catch (error) {
    const left = takeBack(run);
    goTo(book, place);
    if (error instanceof Problem && left.length === 0) throw error;
    const detail = detailOf(error);
    throw new Problem(left.length === 0 ? say().undone(detail) : say().notUndone(detail, left.join(', ')));
  }
  tellProgress(progressOf, { done: of, of, tab: '' });
  const schedule = sheets[plans.findIndex(({ kind }) => kind === 'schedule')];
  if (schedule) quietly(() => book.setActiveSheet(schedule));
  return tabs;
}
