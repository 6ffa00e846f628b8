/**
 * Formulas as Sheets writes them and as Univer reads them: `;` becomes `,`, a decimal comma a point, and an
 * open range such as `A1:M` ends at the last row. The model keeps the text that was typed.
 */
import { columnName, columnNumber } from '../host/model/a1';

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

export interface FormulaContext {
  /** The size of the named sheet; of the formula's own without a name. */
  size(sheet: string | undefined): GridSize | undefined;
  /** The spreadsheet's locale writes `0,5`. */
  readonly decimalComma: boolean;
}

const STRING = String.raw`"(?:[^"]|"")*"`;
const SHEET = String.raw`(?:'(?:[^']|'')*'|[\p{L}_][\p{L}\p{N}_.]*)!`;
const START = String.raw`(?<![\p{L}\p{N}_.$:])`;
const END = String.raw`(?![\p{L}\p{N}_(!:$])`;
const OPEN_DOWN = String.raw`(\$?[A-Za-z]{1,3}\$?\d+):(\$?[A-Za-z]{1,3})`;
const OPEN_RIGHT = String.raw`(\$?[A-Za-z]{1,3}\$?\d+):(\$?\d+)`;

const READING = new RegExp(
  String.raw`${STRING}|(?:(?<sheet>${SHEET})|${START})(?:${OPEN_DOWN}|${OPEN_RIGHT})${END}|'(?:[^']|'')*'|\d,\d+|[;{}]`,
  'gu',
);

/** The formula as Univer can calculate it. */
export function toGrid(formula: string, context: FormulaContext): string {
  let depth = 0;
  return formula.replace(READING, (match: string, ...found: unknown[]) => {
    if (match === '{') depth++;
    if (match === '}') depth--;
    if (match === ';') return depth > 0 ? match : ',';
    if (/^\d,/.test(match)) return context.decimalComma && depth === 0 ? match.replace(',', '.') : match;
    const [, downFrom, downTo, rightFrom, rightTo] = found as (string | undefined)[];
    const prefix = (found[0] as string | undefined) ?? '';
    if (downFrom === undefined && rightFrom === undefined) return match;
    const size = context.size(prefix === '' ? undefined : sheetName(prefix));
    if (!size) return match;
    return downFrom !== undefined
      ? `${prefix}${downFrom}:${downTo ?? ''}${size.rows}`
      : `${prefix}${rightFrom ?? ''}:${columnName(size.columns)}${rightTo ?? ''}`;
  });
}

/** A formula that is being typed, each `;` between arguments as a comma: as long as before. */
export function commasFor(formula: string): string {
  let depth = 0;
  return formula.replace(/"(?:[^"]|"")*("|$)|[;{}]/g, (match) => {
    if (match === '{') depth++;
    if (match === '}') depth--;
    return match === ';' && depth === 0 ? ',' : match;
  });
}

function sheetName(prefix: string): string {
  const name = prefix.slice(0, -1);
  return name.startsWith("'") ? name.slice(1, -1).replaceAll("''", "'") : name;
}

export interface CellAddress {
  readonly sheet?: string;
  readonly row: number;
  readonly column: number;
}

/** `B3` or `Schedule!B3` or `'Round 1'!B3`; counts from 1. */
export function parseAddress(address: string): CellAddress {
  const match = /^(?:(.+)!)?\$?([A-Za-z]{1,3})\$?(\d+)$/u.exec(address);
  if (!match) throw new Error(`${address} is no cell.`);
  const [, sheet, letters = '', digits = ''] = match;
  const at = { row: Number(digits), column: columnNumber(letters) };
  return sheet === undefined ? at : { ...at, sheet: sheetName(`${sheet}!`) };
}
