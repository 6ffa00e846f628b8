/**
 * A1 notation: column letters, rectangles, and the references inside a formula.
 */
import type { Rect } from './state';

export function columnName(column: number): string {
  let name = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  }
  return name;
}

export function columnNumber(name: string): number {
  let column = 0;
  for (const letter of name.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

export function cellName(row: number, column: number): string {
  return `${columnName(column)}${row}`;
}

export function rectName(rect: Rect): string {
  const first = cellName(rect.row, rect.column);
  const last = cellName(rect.lastRow, rect.lastColumn);
  return first === last ? first : `${first}:${last}`;
}

export function quoted(sheetName: string): string {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(sheetName) && !/^[A-Za-z]{1,3}\d+$/.test(sheetName)
    ? sheetName
    : `'${sheetName.replace(/'/g, "''")}'`;
}

/** A sheet's name and the rest of `'My tab'!A1:B2`. */
export function splitSheet(notation: string): { readonly sheet?: string; readonly cells: string } {
  const quotedName = /^'((?:[^']|'')+)'!(.*)$/su.exec(notation);
  if (quotedName) return { sheet: (quotedName[1] ?? '').replace(/''/g, "'"), cells: quotedName[2] ?? '' };
  const bare = /^([^!]+)!(.*)$/su.exec(notation);
  if (bare) return { sheet: bare[1] ?? '', cells: bare[2] ?? '' };
  return { cells: notation };
}

/** The rectangle that `B2`, `B2:C4`, `B:C`, `B2:C`, `2:3` means in a grid of this size; undefined if it is none. */
export function parseRect(cells: string, maxRows: number, maxColumns: number): Rect | undefined {
  const match = /^\$?([A-Za-z]{1,3})?\$?(\d+)?(?::\$?([A-Za-z]{1,3})?\$?(\d+)?)?$/.exec(cells.trim());
  if (!match) return undefined;
  const [, c1, r1, c2, r2] = match;
  const range = cells.includes(':');
  if (!range) {
    if (c1 === undefined || r1 === undefined) return undefined;
    const row = Number(r1);
    const column = columnNumber(c1);
    return { row, column, lastRow: row, lastColumn: column };
  }
  if ((c1 === undefined && r1 === undefined) || (c2 === undefined && r2 === undefined)) return undefined;
  const rows = [r1 === undefined ? 1 : Number(r1), r2 === undefined ? maxRows : Number(r2)];
  const columns = [c1 === undefined ? 1 : columnNumber(c1), c2 === undefined ? maxColumns : columnNumber(c2)];
  return {
    row: Math.min(...rows),
    lastRow: Math.max(...rows),
    column: Math.min(...columns),
    lastColumn: Math.max(...columns),
  };
}

/** One end of a reference; an open end lacks its row or column. */
interface End {
  readonly column?: number;
  readonly row?: number;
  readonly fixedColumn: boolean;
  readonly fixedRow: boolean;
}

/** A reference inside a formula. */
export interface Reference {
  /** Name of the sheet, where it is written. */
  readonly sheet?: string;
  readonly first: End;
  /** Absent for a single cell. */
  readonly last?: End;
}

const NAME = String.raw`'(?:[^']|'')+'|[\p{L}_][\p{L}\p{N}_.]*`;
const END = String.raw`\$?[A-Za-z]{1,3}\$?[0-9]+`;
const COLUMN = String.raw`\$?[A-Za-z]{1,3}`;
const ROW = String.raw`\$?[0-9]+`;

function pattern(): RegExp {
  return new RegExp(
    String.raw`"(?:[^"]|"")*"|(?<![\p{L}\p{N}_.$])(?:(${NAME})!)?(${END}(?::(?:${END}|${COLUMN}|${ROW}))?|${COLUMN}:(?:${END}|${COLUMN})|${ROW}:(?:${END}|${ROW}))(?![\p{L}\p{N}_(.!])|(${NAME})!`,
    'gu',
  );
}

function end(text: string): End {
  const match = /^(\$?)([A-Za-z]{1,3})?(\$?)(\d+)?$/.exec(text);
  const letters = match?.[2];
  const digits = match?.[4];
  return {
    ...(letters === undefined ? {} : { column: columnNumber(letters) }),
    ...(digits === undefined ? {} : { row: Number(digits) }),
    fixedColumn: letters !== undefined && match?.[1] === '$',
    fixedRow: letters === undefined ? match?.[1] === '$' : match?.[3] === '$',
  };
}

function endText(part: End): string {
  const column = part.column === undefined ? '' : `${part.fixedColumn ? '$' : ''}${columnName(part.column)}`;
  const row = part.row === undefined ? '' : `${part.fixedRow ? '$' : ''}${part.row}`;
  return column + row;
}

/** Rewrites every reference of a formula; undefined becomes `#REF!`. Texts in quotes stay. */
export function mapReferences(
  formula: string,
  change: (reference: Reference) => Reference | undefined,
  changeName: (sheet: string) => string = (sheet) => sheet,
): string {
  return formula.replace(pattern(), (whole: string, name?: string, cells?: string, lone?: string) => {
    const plain = (text: string) => (text.startsWith("'") ? text.slice(1, -1).replace(/''/g, "'") : text);
    if (lone !== undefined) {
      const renamed = changeName(plain(lone));
      return renamed === plain(lone) ? whole : `${quoted(renamed)}!`;
    }
    if (cells === undefined) return whole;
    const [a = '', b] = cells.split(':');
    const before: Reference = {
      ...(name === undefined ? {} : { sheet: plain(name) }),
      first: end(a),
      ...(b === undefined ? {} : { last: end(b) }),
    };
    const after = change(before);
    if (after === undefined) return '#REF!';
    const sheet = name === undefined ? undefined : changeName(plain(name));
    const prefix =
      name === undefined || sheet === undefined
        ? ''
        : sheet === plain(name)
          ? `${name}!`
          : `${quoted(sheet)}!`;
    return prefix + endText(after.first) + (after.last === undefined ? '' : `:${endText(after.last)}`);
  });
}

/** The formula as it reads after being copied so many rows and columns away. */
export function shiftFormula(formula: string, rows: number, columns: number): string {
  if (rows === 0 && columns === 0) return formula;
  const shift = (part: End): End | undefined => {
    const row = part.row === undefined || part.fixedRow ? part.row : part.row + rows;
    const column = part.column === undefined || part.fixedColumn ? part.column : part.column + columns;
    if ((row !== undefined && row < 1) || (column !== undefined && column < 1)) return undefined;
    return { ...part, ...(row === undefined ? {} : { row }), ...(column === undefined ? {} : { column }) };
  };
  return mapReferences(formula, (reference) => {
    const first = shift(reference.first);
    const last = reference.last && shift(reference.last);
    if (!first || (reference.last && !last)) return undefined;
    return { ...reference, first, ...(last ? { last } : {}) };
  });
}

/** Rows or columns put in before a position, or taken out from a position on. */
export interface Shift {
  readonly axis: 'rows' | 'columns';
  readonly action: 'insert' | 'delete';
  readonly at: number;
  readonly count: number;
}

/** Where the span first..last lies afterwards; undefined if it is gone. */
export function shiftSpan(
  first: number,
  last: number,
  { action, at, count }: Shift,
): readonly [number, number] | undefined {
  if (action === 'insert') {
    return [first >= at ? first + count : first, last >= at ? last + count : last];
  }
  const end = at + count;
  if (first >= at && last < end) return undefined;
  return [
    first >= end ? first - count : Math.min(first, at),
    last >= end ? last - count : Math.min(last, at - 1),
  ];
}

export function shiftRect(rect: Rect, shift: Shift): Rect | undefined {
  if (shift.axis === 'rows') {
    const span = shiftSpan(rect.row, rect.lastRow, shift);
    return span && { ...rect, row: span[0], lastRow: span[1] };
  }
  const span = shiftSpan(rect.column, rect.lastColumn, shift);
  return span && { ...rect, column: span[0], lastColumn: span[1] };
}

/** The formula after rows or columns moved in a sheet; `here` tells whether a bare reference means that sheet. */
export function adjustFormula(formula: string, sheetName: string, here: boolean, shift: Shift): string {
  if (!here && !mentions(formula, sheetName)) return formula;
  const key = shift.axis === 'rows' ? 'row' : 'column';
  return mapReferences(formula, (reference) => {
    const meant =
      reference.sheet === undefined ? here : reference.sheet.toLowerCase() === sheetName.toLowerCase();
    if (!meant) return reference;
    const from = reference.first[key];
    const to = reference.last === undefined ? from : reference.last[key];
    if (from === undefined && to === undefined) return reference;
    const span = shiftSpan(from ?? 1, to ?? Number.MAX_SAFE_INTEGER, shift);
    if (!span) return undefined;
    return {
      ...reference,
      first: from === undefined ? reference.first : { ...reference.first, [key]: span[0] },
      ...(reference.last === undefined
        ? {}
        : { last: to === undefined ? reference.last : { ...reference.last, [key]: span[1] } }),
    };
  });
}

export function renameInFormula(formula: string, from: string, to: string): string {
  if (!mentions(formula, from)) return formula;
  return mapReferences(
    formula,
    (reference) => reference,
    (sheet) => (sheet.toLowerCase() === from.toLowerCase() ? to : sheet),
  );
}

/** Each `;` between arguments as a comma. */
export function withCommas(formula: string): string {
  let depth = 0;
  return formula.replace(/"(?:[^"]|"")*"|'(?:[^']|'')*'|[;{}]/g, (match) => {
    if (match === '{') depth++;
    if (match === '}') depth--;
    return match === ';' && depth === 0 ? ',' : match;
  });
}

/** False for a formula that surely does not refer to the sheet; most do not, and reading them takes its time. */
function mentions(formula: string, sheetName: string): boolean {
  return formula.toLowerCase().includes(sheetName.replace(/'/g, "''").toLowerCase());
}
