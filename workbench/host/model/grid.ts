/**
 * Reading and writing the cells of one sheet: contents, looks, spilled results. Pure.
 */
import { cellName } from './a1';
import {
  type Cell,
  type CellError,
  type Computed,
  type Rect,
  type Row,
  type SheetState,
  type Spill,
  type Style,
  cellAt,
  contains,
  hasContent,
} from './state';

/** What a formula shows until somebody calculates it. */
export const LOADING: CellError = { error: 'Loading...' };

/** Replaces every cell of the rectangle; rows outside of it stay identical. */
export function mapCells(
  sheet: SheetState,
  rect: Rect,
  change: (cell: Cell | undefined, row: number, column: number) => Cell | undefined,
): SheetState {
  const rows = sheet.rows.slice();
  for (let row = rect.row; row <= rect.lastRow; row++) {
    const old = rows[row - 1];
    let fresh: (Cell | undefined)[] | undefined;
    for (let column = rect.column; column <= rect.lastColumn; column++) {
      const before = old?.[column - 1];
      const after = change(before, row, column);
      if (after === before) continue;
      fresh ??= old === undefined ? [] : old.slice();
      fresh[column - 1] = after;
    }
    if (fresh) rows[row - 1] = fresh;
  }
  return { ...sheet, rows };
}

/** A cell without the parts that are undefined; undefined if nothing is left. */
export function tidy(cell: { [K in keyof Cell]?: Cell[K] | undefined }): Cell | undefined {
  const { value, formula, computed, style, validation, note } = cell;
  const kept: { -readonly [K in keyof Cell]: Cell[K] } = {};
  if (value !== undefined) kept.value = value;
  if (formula !== undefined) kept.formula = formula;
  if (computed !== undefined) kept.computed = computed;
  if (style !== undefined) kept.style = style;
  if (validation !== undefined) kept.validation = validation;
  if (note !== undefined) kept.note = note;
  const any = value ?? formula ?? computed ?? style ?? validation ?? note;
  return any === undefined ? undefined : kept;
}

/** A cell with another content and nothing computed. */
export function withContent(
  cell: Cell | undefined,
  content: Pick<Cell, 'value' | 'formula'>,
): Cell | undefined {
  const { value, formula } = content;
  return tidy({ value, formula, style: cell?.style, validation: cell?.validation, note: cell?.note });
}

/** Undefined in the patch takes the property back to Sheets' default. */
export type StylePatch = { readonly [K in keyof Style]?: Style[K] | undefined };

/** Applies a patch; blank cells that share a cell object go on sharing one. */
export function stylePatcher(patch: StylePatch): (cell: Cell | undefined) => Cell | undefined {
  const styles = new Map<Style | undefined, Style | undefined>();
  const styled = (cell: Cell | undefined) => {
    const style = cell?.style;
    if (!styles.has(style)) {
      const merged = Object.entries({ ...style, ...patch }).filter(([, part]) => part !== undefined);
      styles.set(style, merged.length === 0 ? undefined : (Object.fromEntries(merged) as Style));
    }
    return tidy({ ...cell, style: styles.get(style) });
  };
  return blanksOnce(styled);
}

/** The same change for all blank cells that share a cell object is made once; a filled cell has its own. */
export function blanksOnce(
  change: (cell: Cell | undefined) => Cell | undefined,
): (cell: Cell | undefined) => Cell | undefined {
  const known = new Map<Cell | undefined, Cell | undefined>();
  return (cell) => {
    if (cell?.value !== undefined || cell?.formula !== undefined) return change(cell);
    if (!known.has(cell)) known.set(cell, change(cell));
    return known.get(cell);
  };
}

/** Results whose formula stood in the rectangle are forgotten. */
export function forgetSpills(sheet: SheetState, rect: Rect): SheetState {
  const spills = sheet.spills.filter((spill) => !contains(rect, spill.row, spill.column));
  return spills.length === sheet.spills.length ? sheet : { ...sheet, spills };
}

export function spillRect(spill: Spill): Rect {
  return {
    row: spill.row,
    column: spill.column,
    lastRow: spill.row + spill.values.length - 1,
    lastColumn: spill.column + (spill.values[0]?.length ?? 1) - 1,
  };
}

interface Spilled {
  readonly spill: Spill;
  readonly rect: Rect;
  /** Why it does not expand. */
  readonly blocked?: string;
}

const spilledCache = new WeakMap<SheetState, readonly Spilled[]>();

/** Every spill of the sheet and whether it can expand now. */
export function spilled(sheet: SheetState): readonly Spilled[] {
  const known = spilledCache.get(sheet);
  if (known) return known;
  const found: Spilled[] = [];
  for (const spill of sheet.spills) {
    const rect = spillRect(spill);
    const blocked = blockage(sheet, spill, rect, found);
    found.push({ spill, rect, ...(blocked === undefined ? {} : { blocked }) });
  }
  spilledCache.set(sheet, found);
  return found;
}

function blockage(
  sheet: SheetState,
  spill: Spill,
  rect: Rect,
  earlier: readonly Spilled[],
): string | undefined {
  if (spill.failed === true || rect.lastRow > sheet.maxRows || rect.lastColumn > sheet.maxColumns) {
    return 'Result was not automatically expanded, please insert more rows or columns.';
  }
  for (let row = rect.row; row <= rect.lastRow; row++) {
    const cells = sheet.rows[row - 1];
    if (!cells) continue;
    for (let column = rect.column; column <= rect.lastColumn; column++) {
      if (row === spill.row && column === spill.column) continue;
      if (hasContent(cells[column - 1])) return overwrite(row, column);
    }
  }
  const other = earlier.find(
    (one) =>
      one.blocked === undefined &&
      one.rect.row <= rect.lastRow &&
      rect.row <= one.rect.lastRow &&
      one.rect.column <= rect.lastColumn &&
      rect.column <= one.rect.lastColumn,
  );
  if (other) return overwrite(Math.max(other.rect.row, rect.row), Math.max(other.rect.column, rect.column));
  return undefined;
}

function overwrite(row: number, column: number): string {
  return `Array result was not expanded because it would overwrite data in ${cellName(row, column)}.`;
}

/** The spill that shows in this cell. */
export function spillAt(sheet: SheetState, row: number, column: number): Spilled | undefined {
  return spilled(sheet).find((one) => one.blocked === undefined && contains(one.rect, row, column));
}

/** What the cell shows: typed value, formula's result, or a spilled part; `LOADING` where nothing was computed. */
export function shownAt(sheet: SheetState, row: number, column: number): Computed | undefined {
  const cell = cellAt(sheet, row, column);
  if (cell?.value !== undefined) return cell.value;
  const anchor =
    cell?.formula === undefined
      ? undefined
      : spilled(sheet).find(({ spill }) => spill.row === row && spill.column === column);
  if (anchor?.blocked !== undefined) return { error: '#REF!', message: anchor.blocked };
  if (cell?.computed !== undefined) return cell.computed;
  if (anchor) return anchor.spill.values[0]?.[0];
  if (cell?.formula !== undefined) return LOADING;
  const over = spillAt(sheet, row, column);
  return over?.spill.values[row - over.spill.row]?.[column - over.spill.column];
}

/** `shownAt` for every cell of a rectangle. */
export function shownIn(sheet: SheetState, rect: Rect): (Computed | undefined)[][] {
  const spillsHere = spilled(sheet).length > 0;
  const out: (Computed | undefined)[][] = [];
  for (let row = rect.row; row <= rect.lastRow; row++) {
    const cells: Row | undefined = sheet.rows[row - 1];
    const line: (Computed | undefined)[] = [];
    for (let column = rect.column; column <= rect.lastColumn; column++) {
      const value = cells?.[column - 1]?.value;
      line.push(value ?? (cells?.[column - 1] || spillsHere ? shownAt(sheet, row, column) : undefined));
    }
    out.push(line);
  }
  return out;
}

const usedCache = new WeakMap<
  SheetState,
  readonly [{ rows: number; columns: number }, { rows: number; columns: number }]
>();

/** Last row and column with content; spilled blanks count where `blanksCount`. */
export function usedSize(
  sheet: SheetState,
  blanksCount: boolean,
): { readonly rows: number; readonly columns: number } {
  let known = usedCache.get(sheet);
  if (!known) {
    known = [measure(sheet, false), measure(sheet, true)];
    usedCache.set(sheet, known);
  }
  return known[blanksCount ? 1 : 0];
}

function measure(sheet: SheetState, blanksCount: boolean): { rows: number; columns: number } {
  let rows = 0;
  let columns = 0;
  const grow = (row: number, column: number) => {
    if (row > rows) rows = row;
    if (column > columns) columns = column;
  };
  sheet.rows.forEach((cells, index) => {
    if (!cells) return;
    for (let column = cells.length; column > 0; column--) {
      if (hasContent(cells[column - 1])) {
        grow(index + 1, column);
        break;
      }
    }
  });
  for (const one of spilled(sheet)) {
    if (one.blocked !== undefined) continue;
    if (blanksCount) grow(one.rect.lastRow, one.rect.lastColumn);
    else {
      one.spill.values.forEach((line, r) =>
        line.forEach((value, c) => {
          if (value !== '') grow(one.rect.row + r, one.rect.column + c);
        }),
      );
    }
  }
  return { rows, columns };
}

/** The sheet with the calculator's report on one formula; unchanged where no formula stands. */
export function withResult(
  sheet: SheetState,
  row: number,
  column: number,
  result: Computed | readonly (readonly Computed[])[],
  retries: boolean,
): SheetState {
  const cell = cellAt(sheet, row, column);
  if (cell?.formula === undefined) return sheet;
  const block =
    typeof result === 'object' && Array.isArray(result)
      ? (result as readonly (readonly Computed[])[])
      : undefined;
  const single =
    block === undefined
      ? (result as Computed)
      : block.length === 1 && block[0]?.length === 1
        ? block[0][0]
        : undefined;
  const at: Rect = { row, column, lastRow: row, lastColumn: column };
  if (single !== undefined || block === undefined || block.length === 0) {
    const fresh = mapCells(sheet, at, () => tidy({ ...cell, computed: single ?? '' }));
    return forgetSpills(fresh, at);
  }
  const width = Math.max(...block.map((line) => line.length));
  const values = block.map((line) => Array.from({ length: width }, (_, c) => line[c] ?? ''));
  const failed =
    !retries && (row + values.length - 1 > sheet.maxRows || column + width - 1 > sheet.maxColumns);
  const spill: Spill = { row, column, values, ...(failed ? { failed: true } : {}) };
  const fresh = mapCells(sheet, at, () => tidy({ ...cell, computed: undefined }));
  const others = fresh.spills.filter((one) => one.row !== row || one.column !== column);
  return { ...fresh, spills: [...others, spill] };
}
