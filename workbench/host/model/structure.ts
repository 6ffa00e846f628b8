/**
 * Changes to the shape of the file: rows, columns, order, copies and names of sheets. Pure; each throws a `Refusal`
 * where Sheets refuses.
 */
import { type Shift, adjustFormula, renameInFormula, shiftFormula, shiftRect, shiftSpan } from './a1';
import { mapCells, tidy } from './grid';
import type { Guesses } from './guesses';
import { Refusal } from './refusal';
import {
  type Cell,
  type Computed,
  type ConditionValue,
  MAX_CELLS,
  type RangeRef,
  type Rect,
  type Row,
  type Rule,
  type SheetState,
  type State,
  type Validation,
  isError,
  replaceSheet,
} from './state';
import { shownAt } from './grid';
import { without } from './without';

export function totalCells(state: State): number {
  return state.sheets.reduce((sum, sheet) => sum + sheet.maxRows * sheet.maxColumns, 0);
}

export function checkSize(state: State): State {
  if (totalCells(state) > MAX_CELLS) {
    throw new Refusal(
      `This action would increase the number of cells in the workbook above the limit of ${MAX_CELLS} cells.`,
      'server',
    );
  }
  return state;
}

/** Puts in or takes out rows or columns; formulas, rules, ranges, widths and results move along. */
export function shiftSheet(
  state: State,
  sheet: SheetState,
  shift: Shift,
  inherit: 'before' | 'after' | undefined,
): State {
  const rows = shift.axis === 'rows';
  const size = rows ? sheet.maxRows : sheet.maxColumns;
  const frozen = rows ? sheet.frozenRows : sheet.frozenColumns;
  const { at, count, action } = shift;
  if (!Number.isInteger(at) || !Number.isInteger(count) || count < 1) {
    throw new Refusal(`The number of ${rows ? 'rows' : 'columns'} must be at least 1.`);
  }
  if (at < 1 || (action === 'insert' ? at > size + 1 : at + count - 1 > size)) {
    throw new Refusal(
      action === 'insert'
        ? 'The position is outside the dimensions of the sheet.'
        : `Those ${rows ? 'rows' : 'columns'} are out of bounds.`,
    );
  }
  if (action === 'delete') {
    if (count >= size) {
      throw new Refusal(`You can't delete all the ${rows ? 'rows' : 'columns'} on the sheet.`);
    }
    const thawed = shiftSpan(frozen + 1, size, shift);
    if (frozen > 0 && !thawed) {
      throw new Refusal(`Sorry, it is not possible to delete all non-frozen ${rows ? 'rows' : 'columns'}.`);
    }
  }
  const spliced = rows ? spliceRows(sheet, shift, inherit) : spliceColumns(sheet, shift, inherit);
  const delta = action === 'insert' ? count : -count;
  const frozenAfter = shiftSpan(1, frozen, shift);
  const sized: SheetState = {
    ...spliced,
    ...(rows ? { maxRows: size + delta } : { maxColumns: size + delta }),
    ...(frozen === 0
      ? {}
      : rows
        ? { frozenRows: frozenAfter?.[1] ?? 0 }
        : { frozenColumns: frozenAfter?.[1] ?? 0 }),
    ...(rows
      ? { rowHeights: spliceList(sheet.rowHeights, shift), hiddenRows: shiftSet(sheet.hiddenRows, shift) }
      : {
          columnWidths: spliceList(sheet.columnWidths, shift),
          hiddenColumns: shiftSet(sheet.hiddenColumns, shift),
        }),
    merges: rects(sheet.merges, shift),
    bandings: sheet.bandings.flatMap((one) => {
      const rect = shiftRect(one.rect, shift);
      return rect ? [{ ...one, rect }] : [];
    }),
    protections: sheet.protections.flatMap((one) => {
      const unprotected = rects(one.unprotected, shift);
      if (!one.rect) return [{ ...one, unprotected }];
      const rect = shiftRect(one.rect, shift);
      return rect ? [{ ...one, rect, unprotected }] : [];
    }),
    spills: spliced.spills.flatMap((spill) => {
      const rect = shiftRect(
        { row: spill.row, column: spill.column, lastRow: spill.row, lastColumn: spill.column },
        shift,
      );
      return rect ? [{ ...spill, row: rect.row, column: rect.column }] : [];
    }),
  };
  const filtered = shiftFilter(sized, sheet, shift);
  const placed = replaceSheet(state, filtered);
  return checkSize(adjustAll(placed, sheet, shift));
}

function spliceList<T>(list: readonly (T | undefined)[], { action, at, count }: Shift): (T | undefined)[] {
  const copy = list.slice();
  if (action === 'delete') copy.splice(at - 1, count);
  else if (at <= copy.length) copy.splice(at - 1, 0, ...Array.from({ length: count }, () => undefined));
  return copy;
}

function shiftSet(set: ReadonlySet<number>, shift: Shift): ReadonlySet<number> {
  return new Set([...set].flatMap((one) => shiftSpan(one, one, shift)?.[0] ?? []));
}

function rects(list: readonly Rect[], shift: Shift): Rect[] {
  return list.flatMap((rect) => shiftRect(rect, shift) ?? []);
}

/** An inserted cell looks like its neighbour and has its validation. */
function inherited(cell: Cell | undefined): Cell | undefined {
  return cell && tidy({ style: cell.style, validation: cell.validation });
}

function spliceRows(sheet: SheetState, shift: Shift, inherit: 'before' | 'after' | undefined): SheetState {
  const { action, at, count } = shift;
  const rows = sheet.rows.slice();
  if (action === 'delete') rows.splice(at - 1, count);
  else {
    const model = inherit === undefined ? undefined : sheet.rows[inherit === 'before' ? at - 2 : at - 1];
    const fresh: Row | undefined = model?.map(inherited);
    if (fresh || at <= rows.length) {
      while (rows.length < at - 1) rows.push(undefined);
      const head = rows.slice(0, at - 1);
      const middle = Array.from({ length: count }, () => fresh);
      return { ...sheet, rows: head.concat(middle, rows.slice(at - 1)) };
    }
  }
  return { ...sheet, rows };
}

function spliceColumns(sheet: SheetState, shift: Shift, inherit: 'before' | 'after' | undefined): SheetState {
  const { action, at, count } = shift;
  const rows = sheet.rows.map((row) => {
    if (!row) return row;
    const cells = row.slice();
    if (action === 'delete') cells.splice(at - 1, count);
    else {
      const model =
        inherit === undefined ? undefined : inherited(row[inherit === 'before' ? at - 2 : at - 1]);
      if (model || at <= cells.length) {
        while (cells.length < at - 1) cells.push(undefined);
        cells.splice(at - 1, 0, ...Array.from({ length: count }, () => model));
      }
    }
    return cells;
  });
  return { ...sheet, rows };
}

function shiftFilter(sized: SheetState, before: SheetState, shift: Shift): SheetState {
  if (!before.filter) return sized;
  const rect = shiftRect(before.filter.rect, shift);
  const rest = without(sized, 'filter');
  if (!rect) return rest;
  const hidden =
    shift.axis === 'rows'
      ? before.filter.hidden
      : new Map(
          [...before.filter.hidden].flatMap(([column, values]) => {
            const span = shiftSpan(column, column, shift);
            return span ? [[span[0], values] as const] : [];
          }),
        );
  return { ...rest, filter: { rect, hidden } };
}

/** Every formula and range of the file after rows or columns moved in one sheet. */
function adjustAll(state: State, moved: SheetState, shift: Shift): State {
  const rangeRef = (ref: RangeRef): RangeRef | undefined => {
    if (ref.sheetId !== moved.id) return ref;
    const rect = shiftRect(ref.rect, shift);
    return rect && { ...ref, rect };
  };
  const sheets = state.sheets.map((sheet) => {
    const here = sheet.id === moved.id;
    const formula = (text: string) => adjustFormula(text, moved.name, here, shift);
    const adjusted = rewrite(sheet, formula, rangeRef);
    return here
      ? {
          ...adjusted,
          rules: adjusted.rules.flatMap((rule) => {
            const ranges = rects(rule.ranges, shift);
            return ranges.length === 0 ? [] : [{ ...rule, ranges }];
          }),
        }
      : adjusted;
  });
  const namedRanges = new Map(
    [...state.namedRanges].flatMap(([name, ref]) => {
      const kept = rangeRef(ref);
      return kept ? [[name, kept] as const] : [];
    }),
  );
  return { ...state, sheets, namedRanges };
}

/** A sheet with every formula, condition and chart range rewritten; identical where nothing changes. */
function rewrite(
  sheet: SheetState,
  formula: (text: string) => string,
  range: (ref: RangeRef) => RangeRef | undefined,
): SheetState {
  const condition = (value: ConditionValue): ConditionValue =>
    typeof value === 'object' ? { formula: formula(value.formula) } : value;
  const validations = new Map<Validation, Validation>();
  const validation = (rule: Validation): Validation => {
    if (rule.values.every((value) => typeof value !== 'object')) return rule;
    const known = validations.get(rule);
    if (known) return known;
    const values = rule.values.map((value) =>
      typeof value === 'object' && 'sheetId' in value ? (range(value) ?? value) : condition(value),
    );
    const fresh = JSON.stringify(values) === JSON.stringify(rule.values) ? rule : { ...rule, values };
    validations.set(rule, fresh);
    return fresh;
  };
  let changed = false;
  const rows = sheet.rows.map((row) => {
    if (!row) return row;
    let fresh: (Cell | undefined)[] | undefined;
    row.forEach((cell, index) => {
      if (!cell || (cell.formula === undefined && cell.validation === undefined)) return;
      const text = cell.formula === undefined ? undefined : formula(cell.formula);
      const rule = cell.validation && validation(cell.validation);
      if (text === cell.formula && rule === cell.validation) return;
      fresh ??= row.slice();
      fresh[index] = tidy({ ...cell, formula: text, validation: rule });
      changed = true;
    });
    return fresh ?? row;
  });
  const rules: Rule[] = sheet.rules.map((rule) => ({ ...rule, values: rule.values.map(condition) }));
  const charts = sheet.charts.map((chart) => ({
    ...chart,
    ranges: chart.ranges.flatMap((ref) => range(ref) ?? []),
  }));
  return {
    ...sheet,
    ...(changed ? { rows } : {}),
    ...(sheet.rules.length === 0 ? {} : { rules }),
    ...(sheet.charts.length === 0 ? {} : { charts }),
  };
}

/** Sheet names that Sheets may refuse for their characters, as Excel does. */
const UNWANTED = /[:\\/?*[\]]/;

export function checkName(state: State, name: string, guesses: Guesses, except?: number): void {
  if (name.trim() === '') throw new Refusal('The sheet name cannot be empty.');
  if (name.length > 100) throw new Refusal('The sheet name cannot be greater than 100 characters.');
  if (guesses.tabNamesRefuseExcelCharacters && UNWANTED.test(name)) {
    throw new Refusal(`The sheet name "${name}" contains characters that are not allowed: : \\ / ? * [ ]`);
  }
  const taken = state.sheets.some(
    (sheet) => sheet.id !== except && sheet.name.toLowerCase() === name.toLowerCase(),
  );
  if (taken) {
    throw new Refusal(`A sheet with the name "${name}" already exists. Please enter another name.`);
  }
}

export function freshName(state: State): string {
  const word = state.locale.startsWith('es') ? 'Hoja ' : 'Sheet';
  let number = state.sheets.length + 1;
  const taken = new Set(state.sheets.map((sheet) => sheet.name.toLowerCase()));
  while (taken.has(`${word}${number}`.toLowerCase())) number++;
  return `${word}${number}`;
}

export function copyName(state: State, name: string): string {
  const words = state.locale.startsWith('es') ? 'Copia de ' : 'Copy of ';
  const taken = new Set(state.sheets.map((sheet) => sheet.name.toLowerCase()));
  let candidate = `${words}${name}`;
  for (let number = 2; taken.has(candidate.toLowerCase()); number++) candidate = `${words}${name} ${number}`;
  return candidate.slice(0, 100);
}

/** Puts the sheet at the 0-based index. */
export function addSheetAt(state: State, sheet: SheetState, index: number): State {
  const sheets = state.sheets.slice();
  sheets.splice(Math.min(index, sheets.length), 0, sheet);
  return checkSize({ ...state, sheets });
}

export function removeSheet(state: State, sheetId: number): State {
  const rest = state.sheets.filter((sheet) => sheet.id !== sheetId);
  if (rest.length === state.sheets.length) throw new Refusal('The sheet to be deleted does not exist.');
  if (rest.length === 0) throw new Refusal("You can't remove all the sheets in a document.");
  if (rest.every((sheet) => sheet.hidden)) {
    throw new Refusal("You can't remove all the visible sheets in a document.");
  }
  const namedRanges = new Map([...state.namedRanges].filter(([, ref]) => ref.sheetId !== sheetId));
  return { ...state, sheets: rest, namedRanges };
}

export function renameSheetIn(state: State, sheetId: number, name: string, guesses: Guesses): State {
  checkName(state, name, guesses, sheetId);
  const old = state.sheets.find((sheet) => sheet.id === sheetId)?.name ?? '';
  return {
    ...state,
    sheets: state.sheets.map((sheet) => {
      const renamed = sheet.id === sheetId ? { ...sheet, name } : sheet;
      return rewrite(
        renamed,
        (formula) => renameInFormula(formula, old, name),
        (ref) => ref,
      );
    }),
  };
}

export function hideSheetIn(state: State, sheetId: number, hidden: boolean): State {
  const sheets = state.sheets.map((sheet) => (sheet.id === sheetId ? { ...sheet, hidden } : sheet));
  if (sheets.every((sheet) => sheet.hidden)) {
    throw new Refusal("You can't hide all the sheets in a document.");
  }
  return { ...state, sheets };
}

export function moveSheetTo(state: State, sheetId: number, position: number): State {
  const sheet = state.sheets.find((one) => one.id === sheetId);
  if (!sheet || position < 1 || position > state.sheets.length) {
    throw new Refusal('The position is out of bounds.');
  }
  const rest = state.sheets.filter((one) => one.id !== sheetId);
  rest.splice(position - 1, 0, sheet);
  return { ...state, sheets: rest };
}

/** A copy under another id and name. New ids for metadata, protections and charts come from `nextId`. */
export function copySheet(
  sheet: SheetState,
  id: number,
  name: string,
  guesses: Guesses,
  nextId: () => number,
): SheetState {
  const own = (ref: RangeRef): RangeRef => (ref.sheetId === sheet.id ? { ...ref, sheetId: id } : ref);
  return {
    ...rewrite(sheet, (formula) => formula, own),
    id,
    name,
    hidden: false,
    metadata: guesses.duplicateKeepsMetadata ? sheet.metadata.map((one) => ({ ...one, id: nextId() })) : [],
    protections: guesses.duplicateKeepsProtections
      ? sheet.protections.map((one) => ({ ...one, id: nextId() }))
      : [],
    charts: sheet.charts.map((chart) => ({ ...chart, id: nextId(), ranges: chart.ranges.map(own) })),
  };
}

export interface SortKey {
  /** Absolute, 1-based. */
  readonly column: number;
  readonly ascending: boolean;
}

function rank(value: Computed | undefined): number {
  if (value === undefined || value === '') return 4;
  if (typeof value === 'number') return 0;
  if (typeof value === 'string') return 1;
  if (typeof value === 'boolean') return 2;
  return 3;
}

function compare(a: Computed | undefined, b: Computed | undefined, ascending: boolean): number {
  const [ra, rb] = [rank(a), rank(b)];
  if (ra === 4 || rb === 4) return ra - rb;
  const sign = ascending ? 1 : -1;
  if (ra !== rb) return sign * (ra - rb);
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  const text = (value: Computed | undefined) =>
    value === undefined ? '' : isError(value) ? value.error : String(value);
  return sign * text(a).localeCompare(text(b), undefined, { sensitivity: 'base' });
}

/** Sorts whole rows of the rectangle; blanks last; formulas move with their relative references. Stable. */
export function sortRect(sheet: SheetState, rect: Rect, keys: readonly SortKey[]): SheetState {
  const order = Array.from({ length: rect.lastRow - rect.row + 1 }, (_, index) => rect.row + index);
  const keyed = order.map((row) => ({ row, values: keys.map((key) => shownAt(sheet, row, key.column)) }));
  keyed.sort((a, b) => {
    for (const [index, key] of keys.entries()) {
      const difference = compare(a.values[index], b.values[index], key.ascending);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  const source = sheet.rows;
  const sorted = mapCells(sheet, rect, (_, row, column) => {
    const from = keyed[row - rect.row]?.row ?? row;
    const cell = source[from - 1]?.[column - 1];
    if (cell?.formula === undefined || from === row) return cell;
    return tidy({ ...cell, formula: shiftFormula(cell.formula, row - from, 0) });
  });
  const spills = sheet.spills.map((spill) => {
    if (spill.row < rect.row || spill.row > rect.lastRow) return spill;
    if (spill.column < rect.column || spill.column > rect.lastColumn) return spill;
    const to = keyed.findIndex((one) => one.row === spill.row);
    return { ...spill, row: rect.row + to };
  });
  return { ...sorted, spills };
}
