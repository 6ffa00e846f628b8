/**
 * Writing contents into cells, by a user's keyboard or a script, with everything that Sheets checks on the way.
 */
import { cellName } from './a1';
import { isDate, serialOfInstant } from './dates';
import { forgetSpills, mapCells, tidy, withContent } from './grid';
import type { Guesses } from './guesses';
import { localeFacts } from './locale';
import { Refusal } from './refusal';
import { PROTECTED, mayEdit } from './rights';
import {
  type Cell,
  MAX_CELL_CHARACTERS,
  type Rect,
  type SheetState,
  type State,
  replaceSheet,
  sheetById,
} from './state';
import { type Typed, parseTyped } from './typing';
import { fits } from './validity';

export interface Writer {
  readonly user: string;
  readonly script: boolean;
  readonly guesses: Guesses;
  readonly now: number;
}

export function sheetOf(state: State, sheetId: number): SheetState {
  const sheet = sheetById(state, sheetId);
  if (!sheet) throw new Refusal(`Sheet ${sheetId} not found`);
  return sheet;
}

/** Refused unless the whole rectangle may be edited; returns whether a warning stands before it. */
export function checkRights(state: State, sheet: SheetState, rect: Rect, writer: Writer): 'yes' | 'warn' {
  const answer = mayEdit(state, sheet, rect, writer.user);
  if (answer === 'no') throw new Refusal(PROTECTED, 'server');
  return answer;
}

export function checkInside(sheet: SheetState, rect: Rect): void {
  if (rect.lastRow > sheet.maxRows || rect.lastColumn > sheet.maxColumns || rect.row < 1 || rect.column < 1) {
    throw new Refusal('The coordinates of the range are outside the dimensions of the sheet.');
  }
}

/** A value that a script hands over, or its text as typed. */
export type Raw = string | number | boolean | Date | null | undefined;

/** Refuses what no cell can hold. */
export function checkRaw(value: unknown): Raw {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean')
    return value;
  if (typeof value === 'number') {
    if (Number.isFinite(value)) return value;
    throw new Refusal(`A cell cannot hold the number ${value}.`);
  }
  if (isDate(value)) {
    if (Number.isNaN(value.getTime())) throw new Refusal('A cell cannot hold an invalid date.');
    return value;
  }
  throw new Refusal(
    `A cell cannot hold ${Array.isArray(value) ? 'an array' : `a value of type ${typeof value}`}; accepted are text, number, boolean, Date.`,
  );
}

/** What becomes of a value in a cell: content and, for a cell without one, a number format. */
export function contentOf(raw: Raw, cell: Cell | undefined, state: State, writer: Writer): Typed {
  const format = cell?.style?.format;
  if (raw === null || raw === undefined) return {};
  if (typeof raw === 'string') {
    if (format === '@') return { value: raw };
    const { guesses, script, now } = writer;
    return parseTyped(raw, { format, locale: state.locale, now, guesses, script });
  }
  if (typeof raw === 'object') {
    const value = serialOfInstant(raw.getTime(), state.timeZone);
    const { dateFormat } = localeFacts(state.locale);
    return { value, format: Number.isInteger(value) ? dateFormat : `${dateFormat} H:mm:ss` };
  }
  if (typeof raw === 'number' && format === '@' && writer.guesses.textFormatMakesNumbersText) {
    return { value: String(raw).replace('.', localeFacts(state.locale).decimal) };
  }
  return { value: raw };
}

/** Writes one content per cell of the rectangle. */
export function writeContents(
  state: State,
  sheetId: number,
  rect: Rect,
  content: (cell: Cell | undefined, row: number, column: number) => Typed,
  writer: Writer,
): State {
  const sheet = sheetOf(state, sheetId);
  checkInside(sheet, rect);
  checkRights(state, sheet, rect, writer);
  const strict = !writer.script || writer.guesses.strictValidationRefusesScripts;
  const written = mapCells(sheet, rect, (cell, row, column) => {
    const typed = content(cell, row, column);
    checkContent(typed);
    const fresh = placed(cell, typed);
    if (strict && fresh?.validation?.allowInvalid === false && fresh.formula === undefined) {
      if (!fits(fresh.validation, fresh.value, fresh.style, state)) {
        throw new Refusal(violation(row, column, fresh.validation.help, writer.script), 'server');
      }
    }
    return fresh;
  });
  return replaceSheet(state, forgetSpills(written, rect));
}

function violation(row: number, column: number, help: string | undefined, script: boolean): string {
  const text = `The data you entered in cell ${cellName(row, column)} violates the data validation rules set on this cell.`;
  return help === undefined || script ? text : `${text} ${help}`;
}

function checkContent({ value, formula }: Typed): void {
  const length = formula?.length ?? (typeof value === 'string' ? value.length : 0);
  if (length > MAX_CELL_CHARACTERS) {
    throw new Refusal(
      `Your input contains more than the maximum of ${MAX_CELL_CHARACTERS} characters in a single cell.`,
      'server',
    );
  }
}

function placed(cell: Cell | undefined, { value, formula, format }: Typed): Cell | undefined {
  const fresh = withContent(cell, {
    ...(value === undefined || value === '' ? {} : { value }),
    ...(formula === undefined ? {} : { formula }),
  });
  if (format === undefined || cell?.style?.format !== undefined) return fresh;
  return tidy({ ...fresh, style: { ...fresh?.style, format } });
}

/** Changes cells in any other way than their contents, with the same right to do so. */
export function changeCells(
  state: State,
  sheetId: number,
  rect: Rect,
  change: (cell: Cell | undefined, row: number, column: number) => Cell | undefined,
  writer: Writer,
): State {
  const sheet = sheetOf(state, sheetId);
  checkInside(sheet, rect);
  checkRights(state, sheet, rect, writer);
  return replaceSheet(state, mapCells(sheet, rect, change));
}
