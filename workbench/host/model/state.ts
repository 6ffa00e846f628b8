/**
 * The spreadsheet as plain, immutable data: what is in the file, nothing of how it is shown.
 * Rows, columns and rectangles count from 1 as in Apps Script; the arrays underneath count from 0.
 */

/** A typed value. A blank cell has none; a date is its serial number under a date format, as in Sheets. */
export type Scalar = string | number | boolean;

/** What a formula gave: a value, a blank (`''`), or an error such as `{ error: '#REF!', message: '…' }`. */
export type Computed = Scalar | CellError;

export interface CellError {
  /** `#REF!`, `#ERROR!`, `#N/A`, …; starts with `#`. */
  readonly error: string;
  /** What Sheets shows in the tooltip. */
  readonly message?: string;
}

export type HorizontalAlignment = 'left' | 'center' | 'right';
export type VerticalAlignment = 'top' | 'middle' | 'bottom';
export type Wrap = 'OVERFLOW' | 'WRAP' | 'CLIP';
export type LineStyle = 'DOTTED' | 'DASHED' | 'SOLID' | 'SOLID_MEDIUM' | 'SOLID_THICK' | 'DOUBLE';

export interface Line {
  /** `#rrggbb`. */
  readonly colour: string;
  readonly style: LineStyle;
}

export interface Borders {
  readonly top?: Line;
  readonly left?: Line;
  readonly bottom?: Line;
  readonly right?: Line;
}

/** How a cell looks; what is absent is Sheets' default. Colours are `#rrggbb` in lower case. */
export interface Style {
  /** Number format pattern; absent is automatic, `@` is plain text. */
  readonly format?: string;
  readonly background?: string;
  readonly fontColour?: string;
  readonly fontWeight?: 'bold';
  readonly fontStyle?: 'italic';
  readonly fontLine?: 'underline' | 'line-through';
  readonly fontSize?: number;
  readonly fontFamily?: string;
  readonly horizontal?: HorizontalAlignment;
  readonly vertical?: VerticalAlignment;
  readonly wrap?: Wrap;
  readonly borders?: Borders;
}

/** Every look by its name, and none of them set. */
export const NO_STYLE: Record<keyof Style, undefined> = {
  format: undefined,
  background: undefined,
  fontColour: undefined,
  fontWeight: undefined,
  fontStyle: undefined,
  fontLine: undefined,
  fontSize: undefined,
  fontFamily: undefined,
  horizontal: undefined,
  vertical: undefined,
  wrap: undefined,
  borders: undefined,
};

/** A data validation; criteria are Apps Script's names, such as `VALUE_IN_LIST`. */
export interface Validation {
  readonly criteria: string;
  /** As parsed when the rule was made: dates are serial numbers; ranges are `RangeRef`. */
  readonly values: readonly (ConditionValue | RangeRef)[];
  /** The dropdown arrow is shown (lists and ranges only). */
  readonly dropdown: boolean;
  /** False: input that does not fit is refused. True: it is marked with a warning. */
  readonly allowInvalid: boolean;
  readonly help?: string;
}

/** A condition's text is parsed as if typed: `+` and `=` make it a formula. */
export type ConditionValue = Scalar | { readonly formula: string };

export interface RangeRef {
  readonly sheetId: number;
  readonly rect: Rect;
}

/** A rectangle of cells; inclusive, 1-based, `row <= lastRow`, `column <= lastColumn`. */
export interface Rect {
  readonly row: number;
  readonly column: number;
  readonly lastRow: number;
  readonly lastColumn: number;
}

export interface Cell {
  /** Typed value; absent where there is a formula. */
  readonly value?: Scalar;
  /** With its `=`. */
  readonly formula?: string;
  /** What the calculator reported for the formula's own cell; absent: nothing yet (`Loading...`). */
  readonly computed?: Computed;
  readonly style?: Style;
  readonly validation?: Validation;
  readonly note?: string;
}

export type Row = readonly (Cell | undefined)[];

/** A conditional-format rule; the first that fits wins per property. */
export interface Rule {
  readonly ranges: readonly Rect[];
  readonly criteria: string;
  readonly values: readonly ConditionValue[];
  readonly background?: string;
  readonly fontColour?: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly strikethrough?: boolean;
}

export interface ProtectionState {
  readonly id: number;
  /** Absent: the whole sheet. */
  readonly rect?: Rect;
  readonly description: string;
  readonly warningOnly: boolean;
  readonly editors: readonly string[];
  readonly domainEdit: boolean;
  readonly unprotected: readonly Rect[];
}

export interface FilterState {
  readonly rect: Rect;
  /** Hidden values per column of the sheet. */
  readonly hidden: ReadonlyMap<number, readonly string[]>;
}

export interface ChartState {
  readonly id: number;
  readonly type: string;
  readonly ranges: readonly RangeRef[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly headers: number;
  readonly transpose: boolean;
  readonly anchor: { readonly row: number; readonly column: number; readonly x: number; readonly y: number };
}

export interface Metadata {
  readonly id: number;
  readonly key: string;
  readonly value?: string;
  readonly visibility: 'DOCUMENT' | 'PROJECT';
}

export interface BandingState {
  readonly rect: Rect;
  readonly header?: string;
  readonly first: string;
  readonly second: string;
  readonly footer?: string;
}

/** A result of more than one cell, as the calculator gave it; it shows only where nothing blocks it. */
export interface Spill {
  readonly row: number;
  readonly column: number;
  readonly values: readonly (readonly Computed[])[];
  /** It did not fit the grid when it was reported, and is not tried again. */
  readonly failed?: true;
}

export interface SheetState {
  readonly id: number;
  readonly name: string;
  readonly hidden: boolean;
  readonly tabColour?: string;
  readonly maxRows: number;
  readonly maxColumns: number;
  /** 0-based and sparse: `rows[r - 1]?.[c - 1]`. */
  readonly rows: readonly (Row | undefined)[];
  /** Pixels, 0-based and sparse; absent is 100 (columns) or 21 (rows). */
  readonly columnWidths: readonly (number | undefined)[];
  readonly rowHeights: readonly (number | undefined)[];
  readonly frozenRows: number;
  readonly frozenColumns: number;
  readonly hiddenGridlines: boolean;
  readonly hiddenRows: ReadonlySet<number>;
  readonly hiddenColumns: ReadonlySet<number>;
  readonly merges: readonly Rect[];
  readonly rules: readonly Rule[];
  readonly protections: readonly ProtectionState[];
  readonly filter?: FilterState;
  readonly charts: readonly ChartState[];
  readonly metadata: readonly Metadata[];
  readonly bandings: readonly BandingState[];
  readonly spills: readonly Spill[];
}

/** The whole file. */
export interface State {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  readonly timeZone: string;
  readonly owner: string;
  /** Owner included. */
  readonly editors: readonly string[];
  readonly sheets: readonly SheetState[];
  readonly metadata: readonly Metadata[];
  readonly namedRanges: ReadonlyMap<string, RangeRef>;
  /** Properties of scripts, keyed `document/key`, `script/key`, `user:mail/key`. */
  readonly properties: ReadonlyMap<string, string>;
}

export const DEFAULT_ROWS = 1000;
export const DEFAULT_COLUMNS = 26;
export const DEFAULT_COLUMN_WIDTH = 100;
export const DEFAULT_ROW_HEIGHT = 21;
/** Google Drive help, "Files you can store in Google Drive". */
export const MAX_CELLS = 10_000_000;
export const MAX_CELL_CHARACTERS = 50_000;

export function newSheet(
  id: number,
  name: string,
  maxRows = DEFAULT_ROWS,
  maxColumns = DEFAULT_COLUMNS,
): SheetState {
  return {
    id,
    name,
    hidden: false,
    maxRows,
    maxColumns,
    rows: [],
    columnWidths: [],
    rowHeights: [],
    frozenRows: 0,
    frozenColumns: 0,
    hiddenGridlines: false,
    hiddenRows: new Set(),
    hiddenColumns: new Set(),
    merges: [],
    rules: [],
    protections: [],
    charts: [],
    metadata: [],
    bandings: [],
    spills: [],
  };
}

export function cellAt(sheet: SheetState, row: number, column: number): Cell | undefined {
  return sheet.rows[row - 1]?.[column - 1];
}

export function hasContent(cell: Cell | undefined): boolean {
  return cell !== undefined && (cell.value !== undefined || cell.formula !== undefined);
}

export function isError(value: Computed | undefined): value is CellError {
  return typeof value === 'object';
}

export function contains(rect: Rect, row: number, column: number): boolean {
  return row >= rect.row && row <= rect.lastRow && column >= rect.column && column <= rect.lastColumn;
}

export function intersects(a: Rect, b: Rect): boolean {
  return a.row <= b.lastRow && b.row <= a.lastRow && a.column <= b.lastColumn && b.column <= a.lastColumn;
}

export function sheetById(state: State, id: number): SheetState | undefined {
  return state.sheets.find((sheet) => sheet.id === id);
}

export function replaceSheet(state: State, sheet: SheetState): State {
  return { ...state, sheets: state.sheets.map((old) => (old.id === sheet.id ? sheet : old)) };
}
