/**
 * What the service classes need of each other, and how they recognise each other's objects.
 */
import { Refusal } from '../model/refusal';
import type { Runtime } from '../runtime';
import type { RangeRef, Rect } from '../model/state';

export type GasRange = GoogleAppsScript.Spreadsheet.Range;
export type GasSheet = GoogleAppsScript.Spreadsheet.Sheet;
export type GasSpreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

export interface Context {
  readonly runtime: Runtime;
  readonly scopes: readonly string[];
  range(sheetId: number, rect: Rect): GasRange;
  rangeList(sheetId: number, rects: readonly Rect[]): GoogleAppsScript.Spreadsheet.RangeList;
  sheet(sheetId: number): GasSheet;
  spreadsheet(): GasSpreadsheet;
  selection(): GoogleAppsScript.Spreadsheet.Selection;
  protection(sheetId: number, id: number): GoogleAppsScript.Spreadsheet.Protection;
  user(email: string): GoogleAppsScript.Base.User;
}

const ranges = new WeakMap<object, RangeRef>();
const sheets = new WeakMap<object, number>();

export function registerRange(range: object, ref: RangeRef): void {
  ranges.set(range, ref);
}

export function registerSheet(sheet: object, sheetId: number): void {
  sheets.set(sheet, sheetId);
}

export function refOf(range: GasRange): RangeRef {
  const ref = typeof range === 'object' && range !== null ? ranges.get(range) : undefined;
  if (!ref) throw new Refusal(`The parameter (${kind(range)}) is not a Range.`);
  return ref;
}

export function idOf(sheet: GasSheet): number {
  const id = typeof sheet === 'object' && sheet !== null ? sheets.get(sheet) : undefined;
  if (id === undefined) throw new Refusal(`The parameter (${kind(sheet)}) is not a Sheet.`);
  return id;
}

function kind(value: unknown): string {
  return value === null ? 'null' : typeof value;
}

/** Apps Script takes whole numbers for positions; a float is cut, anything else is refused. */
export function whole(value: unknown, what: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new Refusal(
      `The parameters (${kind(value)}) don't match the method signature: ${what} must be a number.`,
    );
  }
  return Math.trunc(value);
}

export function text(value: unknown, method: string): string {
  if (typeof value !== 'string') {
    throw new Refusal(`The parameters (${kind(value)}) don't match the method signature for ${method}.`);
  }
  return value;
}
