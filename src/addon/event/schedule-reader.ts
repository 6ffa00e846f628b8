/**
 * Reads the Schedule: where its columns stand, its games by their numbers, and the cells that cannot be read.
 */
import { roundNumber } from '../../cells/games';
import { gameHeading, isByeWord, type GameColumn } from '../../cells/header-words';
import { readResultCell } from '../../cells/result-words';
import type { Rows } from '../../cells/rows';
import { fold, isBlank, numberOf, shown, tidy } from '../../cells/text';
import { isDate, type Cell } from '../../cells/value';
import type { Result } from '../../engine/results/game';
import type { GameKey } from '../../sidebar/calls';
import { columnLetter } from '../../tabs/plan';
import { everyTabTexts } from '../../tabs/texts';

/** Columns from 1, as the headings tell. */
export interface ScheduleColumns {
  readonly section?: number;
  readonly round: number;
  readonly date?: number;
  readonly board?: number;
  readonly whiteNo: number;
  readonly white: number;
  readonly result: number;
  readonly black: number;
  readonly blackNo: number;
}

/** Row of the headings, from 1, and the columns; undefined where no row has the headings of a schedule. */
export function scheduleHeadings(rows: Rows): { top: number; columns: ScheduleColumns } | undefined {
  for (let r = 0; r < rows.length; r++) {
    const columns = columnsOf(rows[r] ?? []);
    if (columns) return { top: r + 1, columns };
  }
  return undefined;
}

function columnsOf(header: readonly Cell[]): ScheduleColumns | undefined {
  const columns = new Map<GameColumn | 'date', number>();
  const numbers: number[] = [];
  header.forEach((cell, c) => {
    const heading = gameHeading(cell)?.column ?? (isDateHeading(cell) ? 'date' : undefined);
    if (heading === 'no') numbers.push(c + 1);
    else if (heading !== undefined && !columns.has(heading)) columns.set(heading, c + 1);
  });
  const [round, white, result, black] = (['round', 'white', 'result', 'black'] as const).map((column) =>
    columns.get(column),
  );
  if (round === undefined || white === undefined || result === undefined || black === undefined)
    return undefined;
  const beside = numbersBeside(numbers, white, black);
  if (!beside) return undefined;
  const optional: { -readonly [K in 'section' | 'date' | 'board']?: number } = {};
  for (const column of ['section', 'date', 'board'] as const) {
    const c = columns.get(column);
    if (c !== undefined) optional[column] = c;
  }
  return { ...optional, round, white, result, black, ...beside };
}

function isDateHeading(cell: Cell): boolean {
  return typeof cell === 'string' && everyTabTexts().some(({ date }) => fold(date) === fold(cell));
}

/** Of the columns headed `No.`, the two that stand nearest to White and Black. */
function numbersBeside(numbers: readonly number[], white: number, black: number) {
  let best: { whiteNo: number; blackNo: number } | undefined;
  let least = Infinity;
  for (const whiteNo of numbers)
    for (const blackNo of numbers) {
      const distance = Math.abs(whiteNo - white) + Math.abs(blackNo - black);
      if (whiteNo === blackNo || distance >= least) continue;
      best = { whiteNo, blackNo };
      least = distance;
    }
  return best;
}

/** A row of the schedule as it stands there, before anything is checked against the list of players. */
export interface ScheduleRow {
  readonly row: number;
  readonly key: GameKey;
  readonly cells: readonly Cell[];
}

/** What keeps a row from being a game: the column to look at. */
export interface BadRow {
  readonly row: number;
  readonly column: number;
  readonly bad: 'round' | 'number' | 'noNumbers' | 'noPlayers' | 'himself';
}

/** Every row below the headings that holds a game or a free round, and those that hold something else. */
export function scheduleRows(
  rows: Rows,
  { top, columns }: { readonly top: number; readonly columns: ScheduleColumns },
): { games: ScheduleRow[]; bad: BadRow[] } {
  const games: ScheduleRow[] = [];
  const bad: BadRow[] = [];
  const { section } = columns;
  const hasSections = section !== undefined && rows.slice(top).some((row) => !isBlank(row[section - 1]));
  for (let r = top; r < rows.length; r++) {
    const cells = rows[r] ?? [];
    const at = (column: number): Cell => cells[column - 1];
    const row = r + 1;
    const [white, black] = [at(columns.whiteNo), at(columns.blackNo)];
    if (isBlank(white) && isBlank(black)) {
      const name = isTypedName(at(columns.white)) ? columns.whiteNo : columns.blackNo;
      if (!isBlank(at(columns.result))) bad.push({ row, column: columns.result, bad: 'noPlayers' });
      else if (isTypedName(at(columns.white)) && isTypedName(at(columns.black)))
        bad.push({ row, column: name, bad: 'noNumbers' });
      continue;
    }
    const numbers = [startNumber(white), startNumber(black)];
    const wrong = numbers.indexOf(undefined);
    const round = roundNumber(at(columns.round));
    if (wrong !== -1)
      bad.push({ row, column: wrong === 0 ? columns.whiteNo : columns.blackNo, bad: 'number' });
    else if (round === undefined) bad.push({ row, column: columns.round, bad: 'round' });
    else if (numbers[0] === numbers[1]) bad.push({ row, column: columns.blackNo, bad: 'himself' });
    else {
      const [one = 0, other = 0] = numbers;
      const place = hasSections ? { section: tidy(shown(at(section))) } : {};
      games.push({ row, cells, key: { ...place, round, white: one || other, black: one === 0 ? 0 : other } });
    }
  }
  return { games, bad };
}

/** True for a name. */
export function isTypedName(cell: Cell): boolean {
  return isTypedText(cell) && !isByeWord(tidy(textOf(cell)));
}

/** True for a text, not for what a formula shows that has no value. */
export function isTypedText(cell: Cell): boolean {
  return typeof cell === 'string' && !isBlank(cell) && !/^#|^(Loading|Cargando)/.test(cell);
}

/** A blank is 0; undefined for what is no start number. */
function startNumber(cell: Cell): number | undefined {
  if (isBlank(cell)) return 0;
  const no = numberOf(cell);
  return no !== undefined && Number.isInteger(no) && no >= 1 ? no : undefined;
}

/** The same for every way of writing the same section. */
export function keyOf({ section = '', round, white, black }: GameKey): string {
  return `${fold(section)}/${String(round)}.${String(white)}-${String(black)}`;
}

export function cellName(row: number, column: number): string {
  return `${columnLetter(column)}${String(row)}`;
}

/** What stands in a cell, as the page shows it. */
export function textOf(cell: Cell): string {
  return typeof cell === 'string' ? cell : shown(cell);
}

/** The result in a cell, and its text where it is not written as Berger writes it. */
export function resultIn(cell: Cell): { readonly result?: Result; readonly text?: string } {
  const read = readResultCell(cell);
  if (read === 'blank') return {};
  const text = textOf(cell);
  if (read === undefined) return { text };
  return { result: read.result, ...(text === read.result ? {} : { text }) };
}

/** True for the same result however it is written; what is no result is compared as it stands. */
export function isSameResult(cell: Cell, text: string): boolean {
  const [a, b] = [readResultCell(cell), readResultCell(text)];
  if (a === undefined || b === undefined || a === 'blank' || b === 'blank')
    return a === b && (a === 'blank' || tidy(textOf(cell)) === tidy(text));
  return a.result === b.result;
}

/** `2027-01-12`, with a time where the cell tells one; `format` writes a Date in the spreadsheet's time zone. */
export function dateIn(cell: Cell, format: (date: Date) => string): string | undefined {
  if (isDate(cell)) {
    const [day = '', time = ''] = Number.isNaN(cell.getTime()) ? [] : format(cell).split('T');
    if (!/^\d{4}-/.test(day) || day.startsWith('1899')) return undefined;
    return time === '' || time === '00:00' ? day : `${day}T${time}`;
  }
  const typed = typeof cell === 'string' ? /^\s*(\d{4}-\d\d-\d\d)(?:[T ]+(\d\d:\d\d))?/.exec(cell) : null;
  return typed?.[1] === undefined ? undefined : typed[1] + (typed[2] === undefined ? '' : `T${typed[2]}`);
}
