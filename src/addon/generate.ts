/**
 * Generates a schedule: reads the players, draws up the tabs as plans, and writes all of them or nothing.
 */
import { MOST_WRITTEN_GAMES, size, type Format } from '../engine/schedule/format';
import type { Generated, GenerateRequest, MadeTab } from '../sidebar/calls';
import { bergerTablePlan } from '../tabs/berger-table';
import { byPlayerPlan } from '../tabs/by-player';
import { crosstablePlan } from '../tabs/crosstable';
import { eventPlan, type EventInput } from '../tabs/event';
import type { PlayersAt } from '../tabs/formula';
import { freeName, MOST_CELLS, peakOfAll, type TabKind, type TabPlan } from '../tabs/plan';
import { numbersPlan, PLAYER_COLUMNS, playersAt, playersPlan } from '../tabs/players';
import { progressPlan } from '../tabs/progress';
import { MOST_FORMULA_PLAYERS, schedulePlan, type ScheduleRow } from '../tabs/schedule';
import type { EventAt } from '../tabs/spilled';
import { standingsPlan } from '../tabs/standings';
import { tabTexts } from '../tabs/texts';
import { schedules, tabsOf } from './event-tabs';
import { now, spreadsheetLanguage } from './locale';
import { underLock } from './lock';
import { markReady } from './marks';
import { readSource, renumbered, type Source } from './players-source';
import { goTo, placeOf } from './place';
import { detailOf, Problem } from './problem';
import { tellProgress } from './progress';
import { say } from './texts';
import { newRun, quietly, takeBack, write } from './writer';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/** With more games the formulas take long: 200 players in one cycle are just below. */
const MOST_QUICK_GAMES = 20_000;

/** Everything in one run under the document lock. Throws a `Problem`; then everything is as it was before. */
export function generate(request: GenerateRequest): Generated {
  return underLock(() => {
    const book = SpreadsheetApp.getActive();
    const source = renumbered(readSource(book, request.players), request.numbers ?? { by: 'listed' });
    const { games } = size({ players: source.players.length, cycles: request.cycles });
    if (games > MOST_WRITTEN_GAMES) throw new Problem(say().tooManyGames(games, MOST_WRITTEN_GAMES));
    if (request.despiteResults !== true) {
      const running = schedules(tabsOf(book)).find(({ results }) => results > 0);
      if (running)
        return { done: false, ask: 'results', schedule: running.sheet.getName(), results: running.results };
    }
    const drawn = drawUp(book, source, request);
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
  { cycles, order, numbers }: Pick<GenerateRequest, 'cycles' | 'order' | 'numbers'>,
  takenOver?: TakenOver,
): Drawn {
  const language = spreadsheetLanguage();
  const wanted = tabTexts(language).names;
  const taken = book.getSheets().map((sheet) => sheet.getName());
  const renamed: [wanted: string, name: string][] = [];
  const nameFor = (kind: TabKind) => {
    const name = freeName(wanted[kind], taken);
    taken.push(name);
    if (name !== wanted[kind]) renamed.push([wanted[kind], name]);
    return name;
  };
  const { players, list, where, counted = false } = source;
  const format: Format = { players: players.length, cycles, system: 'berger', order };
  const names = players.map(({ name }) => name);

  const event = nameFor('event');
  const playersName = list ? list.tab : nameFor('players');
  const schedule = nameFor('schedule');
  const berger = nameFor('berger');
  const tables = {
    standings: nameFor('standings'),
    crosstable: nameFor('crosstable'),
    progress: nameFor('progress'),
    byPlayer: nameFor('byPlayer'),
  };
  const notes = renamingNotes(renamed);
  if (!list && where !== undefined && !counted) notes.push(say().noteCopied(where, playersName));

  let listPlan: TabPlan;
  if (!list) listPlan = playersPlan({ name: playersName, language, players });
  else if (list.numbered === 'blank') {
    listPlan = numbersPlan({ ...list, language: list.language ?? language, column: list.numberColumn });
    notes.push(say().noteNumbers(playersName));
  } else listPlan = { kind: 'players', name: playersName, present: list.grid, operations: [] };

  const lookup = lookupOf(source, playersName);
  if (!lookup) notes.push(say().noteValues);
  const { games } = size(format);
  if (games > MOST_QUICK_GAMES) notes.push(say().noteSlow(games));
  const rows = takenOver && { rows: takenOver.rows };
  const common = { language, format, names, lookup, ...rows };
  const at = { event, schedule, players: listAt(source, playersName) };
  const spilled = { language, format, at };
  const plans = [
    eventPlan({
      ...{ name: event, language, format, schedule, when: now(book) },
      ...(numbers && { numbers }),
      ...takenOver,
    }),
    listPlan,
    schedulePlan({ ...common, name: schedule }),
    bergerTablePlan({ ...common, name: berger }),
    standingsPlan({ ...spilled, name: tables.standings }),
    crosstablePlan({ ...spilled, name: tables.crosstable }),
    progressPlan({ ...spilled, name: tables.progress }),
    byPlayerPlan({ ...spilled, name: tables.byPlayer }),
  ];
  return { plans, notes, list: list?.sheet };
}

function renamingNotes(renamed: readonly (readonly [wanted: string, name: string])[]): string[] {
  const [first, ...others] = renamed;
  if (first === undefined) return [];
  if (others.length === 0) return [say().noteRenamed(...first)];
  return [say().noteAllRenamed(renamed.map(([, name]) => name).join(', '))];
}

/** Where formulas find the names; undefined where names are better written as values. */
function lookupOf({ players, list }: Source, tab: string): PlayersAt | undefined {
  if (players.length > MOST_FORMULA_PLAYERS) return undefined;
  if (!list) return playersAt(tab);
  if (list.numbered === 'texts' || isTextColumn(list)) return undefined;
  const numbers = list.numberColumn ?? list.lastColumn + 1;
  return { tab, row: list.row, numbers, names: list.nameColumn };
}

/** The whole list, with the columns that may be headed later; of a list that stands there, no column outside its tab. */
function listAt({ list }: Source, tab: string): EventAt['players'] {
  if (!list) return { tab, row: 1, columns: PLAYER_COLUMNS };
  const added = Number(list.numbered === 'blank' && list.numberColumn === undefined);
  const wanted = Math.max(PLAYER_COLUMNS, list.lastColumn + added);
  return { tab, row: list.row, columns: Math.min(wanted, list.grid.columns + added) };
}

/** A blank No. column formatted as text may turn the numbers into text, which no formula would find. */
function isTextColumn({ sheet, row, numberColumn, numbered, numbers }: NonNullable<Source['list']>): boolean {
  if (numbered !== 'blank' || numberColumn === undefined) return false;
  const formats = sheet.getRange(row + 1, numberColumn, numbers.length, 1).getNumberFormats();
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
