/**
 * A tab plan: what a tab will look like, as data. It is an ordered list of operations, one per service call,
 * so its size, the number of calls and what would have to be undone are read off before the first cell is written.
 */

export type TabKind =
  | 'event'
  | 'players'
  | 'schedule'
  | 'berger'
  | 'standings'
  | 'crosstable'
  | 'progress'
  | 'byPlayer'
  | 'roundSheets'
  | 'playerCards'
  | 'teams'
  | 'knockout';

/** What a script may put into a cell. */
export type CellValue = string | number;
export type Block = readonly (readonly CellValue[])[];

/** Cells of the tab itself in A1 notation, such as `B2:D9`. */
export type Area = string;

/** The looks that one call sets over several areas at once. */
export type Look =
  | { readonly look: 'format'; readonly value: string }
  | { readonly look: 'background'; readonly value: string }
  /** Thin lines round every cell, of this colour. */
  | { readonly look: 'border'; readonly value: string }
  | { readonly look: 'weight'; readonly value: 'bold' }
  | { readonly look: 'align'; readonly value: 'left' | 'center' | 'right' }
  | { readonly look: 'vertical'; readonly value: 'top' | 'middle' | 'bottom' }
  | { readonly look: 'wrap'; readonly value: true }
  /** Of letters, in points. */
  | { readonly look: 'size'; readonly value: number }
  | { readonly look: 'colour'; readonly value: string }
  /** A thicker line below each area. */
  | { readonly look: 'rule'; readonly value: string };

/**
 * A colour rule by formula. The rules of a plan never contradict each other, so it does not matter whether
 * the first that fits wins or all that fit are combined.
 */
export interface Rule {
  readonly areas: readonly Area[];
  readonly formula: string;
  readonly background?: string;
  readonly colour?: string;
  readonly italic?: boolean;
  readonly bold?: boolean;
}

/** A line for each column of `area` but the first, whose values stand along the axis; its first row names them. */
export interface LineChart {
  readonly area: Area;
  readonly title: string;
  readonly xAxis: string;
  readonly yAxis: string;
  /** One a line. */
  readonly colours: readonly string[];
  /** The cell under its upper left corner. */
  readonly row: number;
  readonly column: number;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

export type Operation =
  /** Adds the tab, under a name that tells it is being made: see `unfinishedName`. */
  | { readonly do: 'insert'; readonly name: string }
  /** Marks the tab as being built. */
  | { readonly do: 'mark' }
  | { readonly do: 'name'; readonly name: string }
  | { readonly do: 'insertRows'; readonly after: number; readonly count: number }
  | { readonly do: 'insertColumns'; readonly after: number; readonly count: number }
  | { readonly do: 'deleteColumns'; readonly first: number; readonly count: number }
  | ({ readonly do: 'look'; readonly areas: readonly Area[] } & Look)
  | { readonly do: 'textStyle'; readonly area: Area; readonly colour: string; readonly bold: boolean }
  /** The add-on's own words and numbers. */
  | { readonly do: 'values'; readonly area: Area; readonly values: Block }
  /** What users typed: only into cells formatted `@`, and read back after writing. */
  | { readonly do: 'texts'; readonly area: Area; readonly values: Block }
  | { readonly do: 'formulas'; readonly area: Area; readonly formulas: readonly (readonly string[])[] }
  | { readonly do: 'widths'; readonly first: number; readonly count: number; readonly width: number }
  /** A row grows past it where its contents are higher. */
  | { readonly do: 'heights'; readonly first: number; readonly count: number; readonly height: number }
  | { readonly do: 'noGridlines' }
  | { readonly do: 'freeze'; readonly rows: number }
  | { readonly do: 'freezeColumns'; readonly columns: number }
  /** A list of words to choose from; other input is marked with a warning, not refused. */
  | {
      readonly do: 'dropdown';
      readonly area: Area;
      readonly words: readonly string[];
      readonly help: string;
      /** Which rows of a single column get it; absent where all do. */
      readonly rows?: readonly boolean[];
    }
  /** A list of what other cells hold to choose from, row by row of a single column; undefined: none. */
  | {
      readonly do: 'choices';
      readonly area: Area;
      readonly from: readonly (Area | undefined)[];
      readonly help: string;
    }
  | { readonly do: 'noDropdown'; readonly area: Area }
  | { readonly do: 'rules'; readonly rules: readonly Rule[] }
  | { readonly do: 'notes'; readonly area: Area; readonly notes: readonly (readonly string[])[] }
  | { readonly do: 'filter'; readonly area: Area }
  | { readonly do: 'chart'; readonly chart: LineChart }
  | { readonly do: 'tabColour'; readonly colour: string };

export interface Grid {
  readonly rows: number;
  readonly columns: number;
}

export interface TabPlan {
  readonly kind: TabKind;
  /** The name that the tab gets, or has. */
  readonly name: string;
  /** The grid of a tab that is there already; absent for a new tab. */
  readonly present?: Grid;
  /** The tab behind which a new one stands; absent: at the end. */
  readonly after?: string;
  readonly operations: readonly Operation[];
}

/** The grid of a new tab in Sheets. */
export const NEW_TAB: Grid = { rows: 1000, columns: 26 };

/** Cells that a document can hold (Google Drive help, "Files you can store in Google Drive"). */
export const MOST_CELLS = 10_000_000;

/** The grid after each operation, the first being that of the tab as it is. */
function grids(plan: TabPlan): Grid[] {
  const all: Grid[] = [plan.present ?? { rows: 0, columns: 0 }];
  for (const operation of plan.operations) {
    const { rows, columns } = all[all.length - 1] as Grid;
    if (operation.do === 'insert') all.push(NEW_TAB);
    if (operation.do === 'insertRows') all.push({ rows: rows + operation.count, columns });
    if (operation.do === 'insertColumns') all.push({ rows, columns: columns + operation.count });
    if (operation.do === 'deleteColumns') all.push({ rows, columns: columns - operation.count });
  }
  return all;
}

const cells = ({ rows, columns }: Grid) => rows * columns;

/** The grid that the plan leaves. */
export function finalGrid(plan: TabPlan): Grid {
  const all = grids(plan);
  return all[all.length - 1] as Grid;
}

/** The cells that the plan adds to the document. */
export function addedCells(plan: TabPlan): number {
  return cells(finalGrid(plan)) - cells(plan.present ?? { rows: 0, columns: 0 });
}

/** The most cells that the plan adds at any moment while it is carried out. */
export function peakCells(plan: TabPlan): number {
  return Math.max(...grids(plan).map(cells)) - cells(plan.present ?? { rows: 0, columns: 0 });
}

/** The most cells that the document holds at any moment while the plans are carried out one after the other. */
export function peakOfAll(present: number, plans: readonly TabPlan[]): number {
  let peak = present;
  let before = present;
  for (const plan of plans) {
    peak = Math.max(peak, before + peakCells(plan));
    before += addedCells(plan);
  }
  return peak;
}

/** Mutating service calls: one an operation, and one to mark the tab as ready. */
export function mutatingCalls(plan: TabPlan): number {
  return plan.operations.length + 1;
}

/** What takes a plan back, in the order in which it has to be done. */
export type Undo =
  | { readonly undo: 'deleteTab' }
  | { readonly undo: 'deleteColumns'; readonly first: number; readonly count: number }
  | { readonly undo: 'clear'; readonly area: Area };

/**
 * What to undo when the plan was carried out, wholly or in part. A new tab goes as a whole; a tab that was there
 * loses the inserted columns, and the cells that were filled before these came, which were blank.
 */
export function undoOf(plan: TabPlan): Undo[] {
  if (!plan.present) return [{ undo: 'deleteTab' }];
  const { operations } = plan;
  const columns = operations.flatMap((o): Undo[] =>
    o.do === 'insertColumns' ? [{ undo: 'deleteColumns', first: o.after + 1, count: o.count }] : [],
  );
  const inserting = operations.findIndex((o) => o.do === 'insertColumns');
  const before = inserting === -1 ? operations : operations.slice(0, inserting);
  const cells = before.flatMap((o): Undo[] => (o.do === 'values' ? [{ undo: 'clear', area: o.area }] : []));
  return [...cells, ...columns.reverse()];
}

/** Column 1 is `A`, 28 is `AB`. */
export function columnLetter(column: number): string {
  const rest = (column - 1) % 26;
  const letter = String.fromCharCode(65 + rest);
  return column > 26 ? columnLetter((column - 1 - rest) / 26) + letter : letter;
}

/** An area by its first cell and its extent, such as `area(2, 1, 3, 2)` = `A2:B4`. */
export function area(row: number, column: number, rows = 1, columns = 1): Area {
  const first = `${columnLetter(column)}${String(row)}`;
  if (rows === 1 && columns === 1) return first;
  return `${first}:${columnLetter(column + columns - 1)}${String(row + rows - 1)}`;
}

/** The operations that begin every new tab: it never stands there unmarked under its final name. */
export function opening(name: string, unfinishedName: string, wanted: Grid): Operation[] {
  const operations: Operation[] = [
    { do: 'insert', name: unfinishedName },
    { do: 'mark' },
    { do: 'name', name },
  ];
  const columns = wanted.columns - NEW_TAB.columns;
  const rows = wanted.rows - NEW_TAB.rows;
  if (columns < 0) operations.push({ do: 'deleteColumns', first: wanted.columns + 1, count: -columns });
  if (columns > 0) operations.push({ do: 'insertColumns', after: NEW_TAB.columns, count: columns });
  if (rows > 0) operations.push({ do: 'insertRows', after: NEW_TAB.rows, count: rows });
  return operations;
}

/** `wanted`, or `wanted 2`, `wanted 3`, … if that name is taken in any case. */
export function freeName(wanted: string, taken: readonly string[]): string {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  for (let n = 1; ; n++) {
    const name = n === 1 ? wanted : `${wanted} ${String(n)}`;
    if (!used.has(name.toLowerCase())) return name;
  }
}
