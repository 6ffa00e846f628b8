/**
 * Carries out changes of cells that are there, and takes them back. Each cell is found anew by what it belongs to,
 * so that sorting and moving do no harm, and is written only while it holds what the change says.
 */
import type { Rows } from '../../cells/rows';
import { isBlank, numberOf, tidy } from '../../cells/text';
import type { Cell } from '../../cells/value';
import type { GameKey, PlayerKey, TabKind } from '../../sidebar/calls';
import type { EVENT_ROWS } from '../../tabs/event';
import { area, type Area, type Block, type CellValue } from '../../tabs/plan';
import { MOST_SINGLE_DROPDOWNS } from '../../tabs/schedule';
import { tabTexts } from '../../tabs/texts';
import { nextLogRow, settingRows } from '../event/event-tab';
import { userLanguage } from '../locale';
import { playerHeadings, playerKey, playerRows } from '../event/players-reader';
import { Problem } from '../problem';
import {
  cellName,
  isSameResult,
  keyOf,
  scheduleHeadings,
  scheduleRows,
  textOf,
  type ScheduleRow,
} from '../event/schedule-reader';
import { shownNames } from './shown-names';
import { carryOutTab, isSameFormula, isTabChange, takeBackTab, type TabChange } from './tab-changes';
import { say } from '../texts';
import { setTypedTexts } from './writer';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

export type Change = CellChange | TabChange;

/** One change of cells that are there. `from` is what stands there now: taking it back writes it again. */
export type CellChange =
  /** The same result for several games, each of which holds `from`. */
  | {
      readonly change: 'results';
      readonly games: readonly GameKey[];
      readonly from: string;
      readonly to: string;
    }
  | {
      readonly change: 'player';
      readonly player: PlayerKey;
      readonly column: 'name' | 'rating' | 'federation' | 'club' | 'status';
      readonly from: string | number;
      readonly to: string | number;
    }
  | {
      readonly change: 'setting';
      readonly setting: keyof typeof EVENT_ROWS;
      readonly from: string | number;
      readonly to: string | number;
    }
  /**
   * Cells of a tab where they stand now, such as a new row or column: everything in `area` holds `from`. Texts that
   * begin with `=` are formulas, unless all are `texts` that users typed, or `from` is what was typed over a formula.
   */
  | {
      readonly change: 'cells';
      readonly tab: TabKind;
      readonly area: Area;
      readonly from: Block;
      readonly to: Block;
      readonly texts?: true;
      readonly typedOver?: true;
    }
  /** Free rounds become the games of a newcomer, who gets number `no`. */
  | {
      readonly change: 'seats';
      readonly no: number;
      readonly board: number;
      readonly games: readonly GameKey[];
      /** Opponents who have left: their games are forfeits at once. */
      readonly absent: readonly number[];
      /** Where names are texts: the newcomer's, and the word for a free round. */
      readonly names?: { readonly newcomer: string; readonly bye: string };
    }
  /**
   * Names that stand as texts beside the numbers: every cell of that number that holds `from`. With `at` these are the
   * only ones to be taken back, since others held something else.
   */
  | {
      readonly change: 'shownNames';
      readonly tab: 'schedule' | 'berger';
      readonly names: readonly ChangedName[];
    }
  /** A line at the end of the Event's log; `data` is its third column, read by the add-on. */
  | { readonly change: 'log'; readonly text: string; readonly data?: string; readonly when?: string };

export interface ChangedName {
  readonly who: PlayerKey;
  readonly from: string;
  readonly to: string;
  readonly at?: readonly Area[];
}

type Seats = Extract<Change, { change: 'seats' }>;

/** The tabs that changes are made in, by kind. */
export interface Place {
  readonly book: Spreadsheet;
  readonly sheet: (kind: TabKind) => Sheet | undefined;
  readonly sheetId: (kind: TabKind) => number | undefined;
}

/** Cells to be written: what they are to hold before and after, and what they hold now. */
interface Edit {
  /** The same whenever the change is looked up. */
  readonly id: string;
  readonly sheet: Sheet;
  readonly row: number;
  readonly column: number;
  readonly from: Block;
  readonly to: Block;
  readonly held: readonly (readonly Cell[])[];
  readonly isResult?: true;
  /** True for what users typed. */
  readonly typed?: true;
}

/** What stands in the tabs now; each is read once, when it is first asked for. */
function readings(place: Place) {
  const read = new Map<TabKind, { readonly values: Rows; readonly formulas: Rows }>();
  let games: Map<string, ScheduleRow[]> | undefined;
  const sheet = (kind: TabKind): Sheet => {
    const found = place.sheet(kind);
    if (!found) throw new Problem(say().change.tabGone(tabNameOf(kind)));
    return found;
  };
  const cells = (kind: TabKind) => {
    let both = read.get(kind);
    if (!both) {
      const range = sheet(kind).getDataRange();
      both = { values: range.getValues() as Cell[][], formulas: range.getFormulas() };
      read.set(kind, both);
    }
    return both;
  };
  const values = (kind: TabKind) => cells(kind).values;
  const held = (kind: TabKind, row: number, column: number, like: Block) =>
    like.map((line, r) =>
      line.map((_, c): Cell => {
        const both = cells(kind);
        const formula = both.formulas[row + r - 1]?.[column + c - 1];
        return formula === undefined || formula === '' ? both.values[row + r - 1]?.[column + c - 1] : formula;
      }),
    );
  const schedule = () => {
    const found = scheduleHeadings(values('schedule'));
    if (!found) throw new Problem(say().change.scheduleHeadings(sheet('schedule').getName()));
    return found;
  };
  const rowsOf = (key: GameKey): readonly ScheduleRow[] => {
    if (!games) {
      games = new Map();
      for (const game of scheduleRows(values('schedule'), schedule()).games) {
        const same = games.get(keyOf(game.key));
        if (same) same.push(game);
        else games.set(keyOf(game.key), [game]);
      }
    }
    return games.get(keyOf(key)) ?? games.get(keyOf({ ...key, section: '' })) ?? [];
  };
  let lines = 0;
  const nextLine = () => ++lines;
  return { sheet, values, held, schedule, rowsOf, nextLine };
}

type Readings = ReturnType<typeof readings>;

/** The only row of a game. */
export function onlyRow(rows: readonly ScheduleRow[], { round }: GameKey): ScheduleRow {
  const [row, other] = rows;
  if (!row) throw new Problem(say().change.gameGone(round));
  if (other) throw new Problem(say().change.gameTwice(round, row.row, other.row));
  return row;
}

/** The cells of a change, wherever they stand now; `back` to take it back. */
function editsOf(now: Readings, change: CellChange, back: boolean): Edit[] {
  const cell = (
    kind: TabKind,
    id: string,
    row: number,
    column: number,
    [from, to]: readonly [CellValue, CellValue],
    more: Pick<Edit, 'isResult' | 'typed'> = {},
  ): Edit => block(kind, id, row, column, [[from]], [[to]], more);
  const block = (
    kind: TabKind,
    id: string,
    row: number,
    column: number,
    from: Block,
    to: Block,
    more: Pick<Edit, 'isResult' | 'typed'> = {},
  ): Edit => ({
    ...{ id, sheet: now.sheet(kind), row, column, from, to, ...more },
    held: now.held(kind, row, column, to),
  });
  switch (change.change) {
    case 'results':
      return change.games.map((game) => {
        const { row } = onlyRow(now.rowsOf(game), game);
        const { result } = now.schedule().columns;
        return cell('schedule', keyOf(game), row, result, [change.from, change.to], { isResult: true });
      });
    case 'seats':
      return change.games.flatMap((game) => {
        const { columns } = now.schedule();
        const { row, cells } = onlyRow(seatRows(now, change, game, back), game);
        const id = keyOf(game);
        const isWhite = game.white === change.no;
        const other = isWhite ? game.black : game.white;
        const wasWhite = back || numberOf(cells[columns.whiteNo - 1]) === other;
        const at = (column: number, from: CellValue, to: CellValue, more: Parameters<typeof cell>[5] = {}) =>
          from === to && !back
            ? []
            : [cell('schedule', `${id} ${String(column)}`, row, column, [from, to], more)];
        const edits = [
          ...at(columns.whiteNo, wasWhite ? other : '', game.white),
          ...at(columns.blackNo, wasWhite ? '' : other, game.black),
          ...(columns.board === undefined ? [] : at(columns.board, '', change.board)),
        ];
        if (change.absent.includes(other))
          edits.push(...at(columns.result, '', isWhite ? '1F-0F' : '0F-1F', { isResult: true }));
        if (!change.names) return edits;
        const { newcomer, bye } = change.names;
        const texts = [columns.white, columns.black].map((column) => textOf(cells[column - 1]));
        // Half written, neither may be left.
        const name =
          texts.find((text) => text !== newcomer && text !== bye) ?? listedName(now, { ...game, no: other });
        const typed = { typed: true } as const;
        return [
          ...edits,
          ...at(columns.white, wasWhite ? name : bye, isWhite ? newcomer : name, typed),
          ...at(columns.black, wasWhite ? bye : name, isWhite ? name : newcomer, typed),
        ];
      });
    case 'shownNames': {
      const names = new Map<string, ChangedName[]>();
      for (const name of change.names) {
        const key = `${playerKey(name.who.no, name.who.section)} ${back ? name.to : name.from}`;
        names.set(key, [...(names.get(key) ?? []), name]);
      }
      return shownNames(change.tab, now.values(change.tab)).flatMap(({ row, column, who, text }) => {
        const key = playerKey(who.no, who.section);
        const isHere = ({ at }: ChangedName) => !back || !at || at.includes(area(row, column));
        const name = names.get(`${key} ${text}`)?.find(isHere);
        if (!name) return [];
        const id = `${change.tab} ${key} ${name.from}`;
        return [cell(change.tab, id, row, column, [name.from, name.to], { typed: true })];
      });
    }
    case 'player': {
      const { no, section } = change.player;
      const list = playerHeadings(now.values('players'));
      const tab = now.sheet('players').getName();
      if (!list) throw new Problem(say().change.playerHeadings(tab));
      const column = list.columns[change.column];
      if (column === undefined)
        throw new Problem(say().change.noColumn(tab, tabTexts(userLanguage())[change.column]));
      const [row, other] = playerRows(now.values('players'), list, no, section);
      if (row === undefined || other !== undefined) throw new Problem(say().change.playerGone(tab, no));
      const id = `${playerKey(no, section)} ${change.column}`;
      return [cell('players', id, row, column, [change.from, change.to], { typed: true })];
    }
    case 'setting': {
      const row = settingRows(now.values('event'))(change.setting);
      return [cell('event', change.setting, row, 2, [change.from, change.to])];
    }
    case 'cells': {
      const { row, column } = firstCell(change.area);
      const more = change.texts || (change.typedOver && back) ? ({ typed: true } as const) : {};
      return [block(change.tab, `${change.tab} ${change.area}`, row, column, change.from, change.to, more)];
    }
    case 'log': {
      const line = [change.when ?? '', change.text, change.data ?? ''];
      const rows = now.values('event');
      let row = nextLogRow(rows) - 1;
      if (back) while (row > 1 && !line.every((text, c) => textOf(rows[row - 1]?.[c]) === text)) row--;
      else row += now.nextLine();
      if (row < 2) return [];
      return [block('event', line.join('|'), row, 1, [['', '', '']], [line])];
    }
  }
}

function listedName(now: Readings, { no, section }: PlayerKey): string {
  const rows = now.values('players');
  const list = playerHeadings(rows);
  const [row = 0] = list ? playerRows(rows, list, no, section) : [];
  return textOf(rows[row - 1]?.[(list?.columns.name ?? 0) - 1]);
}

/** The rows of a newcomer's game: free before, and for a moment his alone. */
function seatRows(now: Readings, { no }: Seats, game: GameKey, back: boolean): readonly ScheduleRow[] {
  const { white, black } = game;
  const free = { ...game, white: white === no ? black : white, black: 0 };
  const keys = back ? [game, { ...game, white: no, black: 0 }, free] : [free];
  return keys.map(now.rowsOf).find((rows) => rows.length > 0) ?? [];
}

function firstCell(a1: Area): { row: number; column: number } {
  const [, letters = 'A', digits = '1'] = /^([A-Z]+)(\d+)/.exec(a1) ?? [];
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(digits), column };
}

function holds(held: Cell, wanted: CellValue, isResult = false): boolean {
  if (isResult) return isSameResult(held, String(wanted));
  if (wanted === '') return isBlank(held);
  if (typeof wanted === 'string' && wanted.startsWith('=')) return isSameFormula(textOf(held), wanted);
  return typeof wanted === 'number' ? numberOf(held) === wanted : tidy(textOf(held)) === tidy(wanted);
}

const everyCell = ({ held, isResult }: Edit, wanted: Block) =>
  held.every((line, r) => line.every((cell, c) => holds(cell, wanted[r]?.[c] ?? '', isResult)));

/** What stood in the cells before they were written, by the ids of their edits. */
export type Before = Map<string, readonly (readonly Cell[])[]>;

/**
 * Carries out changes in their order, each cell only while it holds `from`; throws a `Problem` where it does not.
 * What stood there is noted in `before` first.
 */
export function carryOut(place: Place, changes: readonly Change[], before: Before): void {
  for (const part of parts(changes)) {
    if (Array.isArray(part)) carryOutCells(place, part, before);
    else {
      before.set(idOf(part), []);
      carryOutTab(place, part);
    }
  }
}

/** Changes of cells that follow each other are carried out together. */
function parts(changes: readonly Change[]): (TabChange | CellChange[])[] {
  const all: (TabChange | CellChange[])[] = [];
  for (const change of changes) {
    const last = all[all.length - 1];
    if (isTabChange(change)) all.push(change);
    else if (Array.isArray(last)) last.push(change);
    else all.push([change]);
  }
  return all;
}

/** Of protections two may follow each other, of the others one of a tab. */
const idOf = (change: TabChange) =>
  change.change === 'protection'
    ? `protection ${change.to}`
    : `${change.change} ${change.change === 'table' ? change.tab : ''}`;

function carryOutCells(place: Place, changes: readonly CellChange[], before: Before): void {
  const now = readings(place);
  const edits = changes.flatMap((change) => editsOf(now, change, false));
  for (const edit of edits)
    if (!everyCell(edit, edit.from)) {
      const where = `${edit.sheet.getName()}!${cellName(edit.row, edit.column)}`;
      const isFormula = String(edit.held[0]?.[0]).startsWith('=');
      throw new Problem(isFormula ? say().change.formula(where) : say().change.meanwhile(where));
    }
  for (const { id, held } of edits) before.set(id, held);
  writeCells(edits.map((edit) => ({ ...edit, values: edit.to })));
  setDropdowns(now, changes, false);
}

/**
 * Takes changes back, the last first: only cells that hold `to`. Returns the cells that hold something else since,
 * which are kept, and what is gone. With `before`, only what was about to be written is looked at.
 */
export function takeBackChanges(
  place: Place,
  changes: readonly Change[],
  before?: Before,
): { kept: string[]; lost: string[] } {
  const kept: string[] = [];
  const lost: string[] = [];
  for (const part of parts(changes).reverse())
    if (Array.isArray(part)) takeBackCells(place, part, before, kept, lost);
    else if (!before || before.has(idOf(part))) takeBackTab(place, part);
  return { kept, lost };
}

function takeBackCells(
  place: Place,
  changes: readonly CellChange[],
  before: Before | undefined,
  kept: string[],
  lost: string[],
): void {
  const now = readings(place);
  const writes: Write[] = [];
  for (const change of [...changes].reverse())
    for (const edit of quietEdits(place, now, change, lost)) {
      const values = before ? before.get(edit.id) : edit.from;
      if (!values) continue;
      if (everyCell(edit, edit.to)) writes.push({ ...edit, values });
      else if (everyCell(edit, edit.from)) continue;
      else {
        kept.push(`${edit.sheet.getName()}!${cellName(edit.row, edit.column)}`);
        edit.held.forEach((line, r) => {
          line.forEach((cell, c) => {
            if (!holds(cell, edit.to[r]?.[c] ?? '', edit.isResult)) return;
            writes.push({
              ...edit,
              row: edit.row + r,
              column: edit.column + c,
              values: [[values[r]?.[c]]],
              held: [[cell]],
            });
          });
        });
      }
    }
  writeCells(writes);
  setDropdowns(now, changes, true);
}

/** Of a change whose cells or tab are gone nothing is left to take back. */
function quietEdits(place: Place, now: Readings, change: CellChange, lost: string[]): Edit[] {
  if ((change.change === 'results' || change.change === 'seats') && change.games.length > 1)
    return change.games.flatMap((game) => quietEdits(place, now, { ...change, games: [game] }, lost));
  try {
    return editsOf(now, change, true);
  } catch (error) {
    if (!(error instanceof Problem) && !isGone(place, tabOf(change))) throw error;
    lost.push(error instanceof Problem ? error.message : say().change.tabGone(tabNameOf(tabOf(change))));
    return [];
  }
}

function tabOf(change: CellChange): TabKind {
  switch (change.change) {
    case 'player':
      return 'players';
    case 'setting':
    case 'log':
      return 'event';
    case 'cells':
    case 'shownNames':
      return change.tab;
    default:
      return 'schedule';
  }
}

/** True where somebody deleted the tab since it was found. */
function isGone({ book, sheetId }: Place, kind: TabKind): boolean {
  const id = sheetId(kind);
  return !book.getSheets().some((one) => one.getSheetId() === id);
}

const tabNameOf = (kind: TabKind) => tabTexts(userLanguage()).names[kind];

interface Write {
  readonly sheet: Sheet;
  readonly row: number;
  readonly column: number;
  readonly values: readonly (readonly Cell[])[];
  /** What stands there now. */
  readonly held: readonly (readonly Cell[])[];
  readonly typed?: true;
}

/** Cells of the same value are one call. */
function writeCells(writes: readonly Write[]): void {
  const equal = new Map<Sheet, Map<Cell, Area[]>>();
  const texts = new Map<string, Write[]>();
  for (const write of writes) {
    const { sheet, row, column, values, typed } = write;
    const [first = []] = values;
    const block = values.map((line) => line.map((cell) => cell ?? '') as CellValue[]);
    if (typed) {
      const key = JSON.stringify([sheet.getSheetId(), values]);
      texts.set(key, [...(texts.get(key) ?? []), write]);
    } else if (values.length > 1 || first.length > 1)
      sheet.getRange(row, column, values.length, first.length).setValues(block);
    else {
      const groups = equal.get(sheet) ?? new Map<Cell, Area[]>();
      const areas = groups.get(first[0] ?? '') ?? [];
      areas.push(area(row, column));
      equal.set(sheet, groups.set(first[0] ?? '', areas));
    }
  }
  // Results first: nothing is asked between the look at them and the writing.
  for (const [sheet, groups] of equal)
    for (const [value, areas] of groups) sheet.getRangeList(areas).setValue(value);
  for (const same of texts.values()) writeTexts(same);
}

/** The same text in several cells is one call where the cells are plain text and keep it. */
function writeTexts(writes: readonly Write[]): void {
  const [first, second] = writes;
  const text = first?.values[0]?.[0];
  if (first && second && typeof text === 'string' && !/^['=]/.test(text)) {
    const { sheet, row, column } = first;
    const cell = sheet.getRange(row, column);
    if (cell.getNumberFormat() === '@') {
      sheet.getRangeList(writes.map((write) => area(write.row, write.column))).setValue(text);
      if (cell.getValue() === text) return;
    }
  }
  for (const { sheet, row, column, values, held } of writes) {
    const block = values.map((line) => line.map((cell) => cell ?? '') as CellValue[]);
    const range = sheet.getRange(row, column, block.length, block[0]?.length ?? 1);
    setTypedTexts(range, block, () => {
      const now = range.getValues() as Cell[][];
      const isFormula = (cell: Cell) => typeof cell === 'string' && cell.startsWith('=');
      const formulas = held.some((line) => line.some(isFormula)) ? range.getFormulas() : [];
      const isChanged = now.some((line, r) =>
        line.some((cell, c) => textOf(formulas[r]?.[c] || cell) !== textOf(held[r]?.[c])),
      );
      if (isChanged) throw new Problem(say().change.meanwhile(`${sheet.getName()}!${cellName(row, column)}`));
    });
  }
}

/** A game has the list of results to choose from, a free round has none. */
function setDropdowns(now: Readings, changes: readonly CellChange[], back: boolean): void {
  const seats = changes.find((change): change is Seats => change.change === 'seats');
  if (!seats) return;
  const { top, columns } = now.schedule();
  const rows = now.values('schedule').length - top;
  if (rows > MOST_SINGLE_DROPDOWNS) return;
  const range = now.sheet('schedule').getRange(top + 1, columns.result, rows, 1);
  const validations = range.getDataValidations();
  const list = validations.find(([one]) => one !== null)?.[0] ?? null;
  for (const game of seats.games) {
    const [found] = seatRows(now, seats, game, back);
    const line = found && validations[found.row - top - 1];
    if (line) line[0] = back ? null : list;
  }
  range.setDataValidations(validations);
}
