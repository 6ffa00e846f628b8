/**
 * The model in Univer: whatever changed in the state since the last time is written into the grid, by
 * mutations, so that nothing of it lands on Univer's own undo stack. The view never decides anything.
 */
import {
  BooleanNumber,
  type ICellData,
  type IObjectMatrixPrimitiveType,
  type IWorksheetData,
  mergeWorksheetSnapshotWithDefault,
} from '@univerjs/core';
import {
  AddWorksheetMergeMutation,
  InsertSheetMutation,
  RemoveSheetMutation,
  RemoveWorksheetMergeMutation,
  SetColHiddenMutation,
  SetColVisibleMutation,
  SetFrozenMutation,
  SetRangeValuesMutation,
  SetRowHiddenMutation,
  SetRowVisibleMutation,
  SetSelectionsOperation,
  SetTabColorMutation,
  SetWorksheetActivateCommand,
  SetWorksheetColumnCountMutation,
  SetWorksheetColWidthMutation,
  SetWorksheetHideMutation,
  SetWorksheetNameMutation,
  SetWorksheetOrderMutation,
  SetWorksheetRowCountMutation,
  SetWorksheetRowHeightMutation,
  ToggleGridlinesMutation,
} from '@univerjs/preset-sheets-core';
import { RemoveNoteMutation, UpdateNoteMutation } from '@univerjs/preset-sheets-note';
import { localeFacts } from '../host/model/locale';
import {
  DEFAULT_COLUMN_WIDTH,
  DEFAULT_ROW_HEIGHT,
  type BandingState,
  type Cell,
  type Rect,
  type SheetState,
  type State,
  type Style,
} from '../host/model/state';
import { toGrid, type FormulaContext } from './formula';
import type { Selection } from '../host/model/change';
import { type Grid, UNIT } from './grid';
import { FONT, gridStyle, gridValue } from './look';
import { type PlacedRules, type Push, range } from './push';
import { pushRules } from './rules';
import { pushValidations } from './validations';

export interface View {
  /** Brings the grid to this state. */
  show(state: State): void;
  /** Goes to the sheet and selects there what the model says. */
  select(selection: Selection): void;
  /** True while the view itself writes into the grid. */
  readonly writing: boolean;
}

export function formulaContext(state: State, sheet: SheetState): FormulaContext {
  return {
    size(name) {
      const found = name === undefined ? sheet : state.sheets.find((other) => sameName(other.name, name));
      return found && { rows: found.maxRows, columns: found.maxColumns };
    },
    decimalComma: localeFacts(state.locale).decimal === ',',
  };
}

function sameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/**
 * A sheet as Univer first gets it, in one piece: with all but its formulas, which may read sheets that are not
 * there yet, and what lies over the cells. `firstShown` says the same as a state.
 */
export function firstSheet(sheet: SheetState): IWorksheetData {
  const cellData: IObjectMatrixPrimitiveType<ICellData> = {};
  const to = Math.min(sheet.maxRows, Math.max(sheet.rows.length, bandedTo(sheet).lastRow));
  for (let r = 0; r < to; r++) {
    const row = sheet.rows[r];
    const columns =
      sheet.bandings.length > 0 ? sheet.maxColumns : Math.min(row?.length ?? 0, sheet.maxColumns);
    for (let c = 0; c < columns; c++) {
      const cell = row?.[c];
      const style = withBand(sheet, cell, r, c);
      if (!style && cell?.value === undefined) continue;
      const value = cell?.value === undefined ? {} : gridValue(cell.value);
      (cellData[r] ??= {})[c] = { ...value, ...(style ? { s: present(gridStyle(style)) } : {}) };
    }
  }
  const { frozenRows, frozenColumns } = sheet;
  return mergeWorksheetSnapshotWithDefault({
    id: String(sheet.id),
    name: sheet.name,
    hidden: flag(sheet.hidden),
    ...(sheet.tabColour === undefined ? {} : { tabColor: sheet.tabColour }),
    rowCount: sheet.maxRows,
    columnCount: sheet.maxColumns,
    defaultColumnWidth: DEFAULT_COLUMN_WIDTH,
    defaultRowHeight: DEFAULT_ROW_HEIGHT,
    columnData: lines(sheet.columnWidths, sheet.hiddenColumns, (w) => ({ w })),
    rowData: lines(sheet.rowHeights, sheet.hiddenRows, (h) => ({ h })),
    freeze: freeze(frozenRows, frozenColumns),
    showGridlines: flag(!sheet.hiddenGridlines),
    mergeData: sheet.merges.map(range),
    defaultStyle: FONT,
    cellData,
  });
}

function firstShown(sheet: SheetState): SheetState {
  const bare = ({ value, style }: Cell): Cell => ({
    ...(value === undefined ? {} : { value }),
    ...(style === undefined ? {} : { style }),
  });
  return {
    ...sheet,
    rows: sheet.rows.map((row) =>
      row?.some((cell) => cell?.formula !== undefined || cell?.note !== undefined)
        ? row.map((cell) => cell && bare(cell))
        : row,
    ),
    rules: [],
    spills: [],
  };
}

function flag(set: boolean): BooleanNumber {
  return set ? BooleanNumber.TRUE : BooleanNumber.FALSE;
}

function freeze(rows: number, columns: number) {
  return {
    ySplit: rows,
    xSplit: columns,
    startRow: rows > 0 ? rows : -1,
    startColumn: columns > 0 ? columns : -1,
  };
}

function lines<T extends object>(
  sizes: readonly (number | undefined)[],
  hidden: ReadonlySet<number>,
  sized: (size: number) => T,
): Record<number, T | { hd: BooleanNumber }> {
  const found: Record<number, T | { hd: BooleanNumber }> = {};
  sizes.forEach((size, at) => {
    if (size !== undefined) found[at] = sized(size);
  });
  for (const at of hidden) found[at - 1] = { ...found[at - 1], hd: BooleanNumber.TRUE };
  return found;
}

/** Without what only takes an old style away. */
function present(style: object): ICellData['s'] {
  return Object.fromEntries(Object.entries(style).filter(([, value]) => value !== null));
}

export function createView(grid: Grid, initial: State): View {
  let writing = 0;
  const validations: PlacedRules = new Map();
  const rules: PlacedRules = new Map();
  /** What the grid shows; at first what `firstSheet` made of the sheets. */
  let shown: State = { ...initial, sheets: initial.sheets.map(firstShown) };

  const push: Push = (mutation, params, options) => {
    writing++;
    try {
      grid.commands.syncExecuteCommand(mutation, { unitId: UNIT, ...params }, options);
    } finally {
      writing--;
    }
  };

  function show(state: State) {
    const before = shown;
    if (before === state) return;
    shown = state;
    pushTabs(push, before, state);
    for (const { id } of before.sheets) {
      if (state.sheets.some((sheet) => sheet.id === id)) continue;
      validations.delete(id);
      rules.delete(id);
    }
    // A formula changes its text in the grid with the size of a sheet that it reads to the end.
    const resized = sizes(before) !== sizes(state) || before.locale !== state.locale;
    for (const sheet of state.sheets) {
      const old = before.sheets.find(({ id }) => id === sheet.id) ?? firstShown(sheet);
      if (old !== sheet) pushFrame(push, old, sheet);
      if (old !== sheet || resized) pushCells(push, before, state, old, sheet, resized);
      if (old !== sheet) {
        pushValidations(
          validations,
          push,
          (id) => state.sheets.find((other) => other.id === id)?.name ?? '',
          sheet,
        );
        pushRules(rules, push, formulaContext(state, sheet), sheet);
      }
    }
  }

  return {
    show,
    select({ sheetId, rect }) {
      const subUnitId = String(sheetId);
      const go = async () => {
        if (grid.workbook().getActiveSheet()?.getSheetId() !== subUnitId) {
          await grid.commands.executeCommand(SetWorksheetActivateCommand.id, { unitId: UNIT, subUnitId });
        }
        const selection = { range: range(rect), primary: primaryCell(rect), style: null };
        grid.commands.syncExecuteCommand(SetSelectionsOperation.id, {
          unitId: UNIT,
          subUnitId,
          selections: [selection],
        });
      };
      void go();
    },
    get writing() {
      return writing > 0;
    },
  };
}

/** The cell of a selection that has the cursor: its first. */
function primaryCell({ row, column }: Rect) {
  return {
    ...range({ row, column, lastRow: row, lastColumn: column }),
    actualRow: row - 1,
    actualColumn: column - 1,
    isMerged: false,
    isMergedMainCell: false,
  };
}

function sizes(state: State): string {
  return state.sheets.map(({ name, maxRows, maxColumns }) => `${name}\n${maxRows}\n${maxColumns}`).join('\n');
}

function pushTabs(push: Push, before: State, after: State) {
  const kept = before.sheets.filter(({ id }) => after.sheets.some((sheet) => sheet.id === id));
  // New sheets first: Univer wants at least one, and the active one may be among the removed.
  const order = kept.map(({ id }) => id);
  for (const sheet of after.sheets) {
    if (order.includes(sheet.id)) continue;
    push(InsertSheetMutation.id, { index: order.length, sheet: firstSheet(sheet) });
    order.push(sheet.id);
  }
  for (const { id, name } of before.sheets) {
    if (!order.includes(id)) push(RemoveSheetMutation.id, { subUnitId: String(id), subUnitName: name });
  }
  after.sheets.forEach(({ id }, index) => {
    const at = order.indexOf(id);
    if (at === index) return;
    push(SetWorksheetOrderMutation.id, { subUnitId: String(id), fromOrder: at, toOrder: index });
    order.splice(index, 0, ...order.splice(at, 1));
  });
  for (const sheet of after.sheets) {
    const old = before.sheets.find(({ id }) => id === sheet.id);
    if (!old) continue;
    const subUnitId = String(sheet.id);
    if (old.name !== sheet.name) push(SetWorksheetNameMutation.id, { subUnitId, name: sheet.name });
    if (old.tabColour !== sheet.tabColour)
      push(SetTabColorMutation.id, { subUnitId, color: sheet.tabColour ?? '' });
    if (old.hidden !== sheet.hidden)
      push(SetWorksheetHideMutation.id, { subUnitId, hidden: flag(sheet.hidden) });
  }
}

function pushFrame(push: Push, old: SheetState, sheet: SheetState) {
  const subUnitId = String(sheet.id);
  if (old.maxRows !== sheet.maxRows)
    push(SetWorksheetRowCountMutation.id, { subUnitId, rowCount: sheet.maxRows });
  if (old.maxColumns !== sheet.maxColumns) {
    push(SetWorksheetColumnCountMutation.id, { subUnitId, columnCount: sheet.maxColumns });
  }
  if (old.columnWidths !== sheet.columnWidths) {
    for (let column = 0; column < sheet.maxColumns; column++) {
      const width = sheet.columnWidths[column] ?? DEFAULT_COLUMN_WIDTH;
      if (width === (old.columnWidths[column] ?? DEFAULT_COLUMN_WIDTH)) continue;
      const ranges = [{ startRow: 0, endRow: sheet.maxRows - 1, startColumn: column, endColumn: column }];
      push(SetWorksheetColWidthMutation.id, { subUnitId, ranges, colWidth: width });
    }
  }
  if (old.rowHeights !== sheet.rowHeights) {
    for (let row = 0; row < Math.max(old.rowHeights.length, sheet.rowHeights.length); row++) {
      const height = sheet.rowHeights[row] ?? DEFAULT_ROW_HEIGHT;
      if (height === (old.rowHeights[row] ?? DEFAULT_ROW_HEIGHT)) continue;
      const ranges = [{ startRow: row, endRow: row, startColumn: 0, endColumn: sheet.maxColumns - 1 }];
      push(SetWorksheetRowHeightMutation.id, { subUnitId, ranges, rowHeight: height });
    }
  }
  if (old.frozenRows !== sheet.frozenRows || old.frozenColumns !== sheet.frozenColumns) {
    push(SetFrozenMutation.id, { subUnitId, ...freeze(sheet.frozenRows, sheet.frozenColumns) });
  }
  if (old.hiddenGridlines !== sheet.hiddenGridlines) {
    push(ToggleGridlinesMutation.id, { subUnitId, showGridlines: flag(!sheet.hiddenGridlines) });
  }
  pushHidden(old.hiddenRows, sheet.hiddenRows, (at, hide) => {
    const ranges = [{ startRow: at - 1, endRow: at - 1, startColumn: 0, endColumn: sheet.maxColumns - 1 }];
    push(hide ? SetRowHiddenMutation.id : SetRowVisibleMutation.id, { subUnitId, ranges });
  });
  pushHidden(old.hiddenColumns, sheet.hiddenColumns, (at, hide) => {
    const ranges = [{ startRow: 0, endRow: sheet.maxRows - 1, startColumn: at - 1, endColumn: at - 1 }];
    push(hide ? SetColHiddenMutation.id : SetColVisibleMutation.id, { subUnitId, ranges });
  });
  if (old.merges !== sheet.merges) {
    if (old.merges.length > 0)
      push(RemoveWorksheetMergeMutation.id, { subUnitId, ranges: old.merges.map(range) });
    if (sheet.merges.length > 0)
      push(AddWorksheetMergeMutation.id, { subUnitId, ranges: sheet.merges.map(range) });
  }
}

function pushHidden(
  old: ReadonlySet<number>,
  now: ReadonlySet<number>,
  set: (at: number, hide: boolean) => void,
) {
  if (old === now) return;
  for (const at of now) if (!old.has(at)) set(at, true);
  for (const at of old) if (!now.has(at)) set(at, false);
}

function pushCells(
  push: Push,
  before: State,
  after: State,
  old: SheetState,
  sheet: SheetState,
  resized: boolean,
) {
  const contents: IObjectMatrixPrimitiveType<ICellData> = {};
  const looks: IObjectMatrixPrimitiveType<ICellData> = {};
  const subUnitId = String(sheet.id);
  const banded = old.bandings !== sheet.bandings;
  const contextBefore = formulaContext(before, old);
  const contextAfter = formulaContext(after, sheet);
  const lastRow = Math.max(
    old.rows.length,
    sheet.rows.length,
    banded ? bandedTo(sheet).lastRow : 0,
    banded ? bandedTo(old).lastRow : 0,
  );
  for (let r = 0; r < Math.min(lastRow, sheet.maxRows); r++) {
    const oldRow = old.rows[r];
    const newRow = sheet.rows[r];
    if (oldRow === newRow && !banded && !resized) continue;
    const lastColumn = Math.max(oldRow?.length ?? 0, newRow?.length ?? 0, banded ? sheet.maxColumns : 0);
    for (let c = 0; c < Math.min(lastColumn, sheet.maxColumns); c++) {
      const a = oldRow?.[c];
      const b = newRow?.[c];
      if (a === b && !banded && !resized) continue;
      const styled =
        !sameStyle(a?.style, b?.style) || (banded && bandColour(old, r, c) !== bandColour(sheet, r, c));
      const style = styled ? { s: gridStyle(withBand(sheet, b, r, c)) as ICellData['s'] } : {};
      const same = a?.formula === b?.formula && !resized;
      const formula = b?.formula === undefined || same ? undefined : toGrid(b.formula, contextAfter);
      const oldFormula = a?.formula === undefined || same ? undefined : toGrid(a.formula, contextBefore);
      if (formula !== oldFormula || (formula === undefined && !Object.is(a?.value, b?.value))) {
        const value = gridValue(formula === undefined ? b?.value : b?.computed);
        (contents[r] ??= {})[c] = { ...value, f: formula ?? null, si: null, p: null, ...style };
      } else if (styled) {
        (looks[r] ??= {})[c] = style;
      }
      if (a?.note !== b?.note) pushNote(push, sheet, r, c, b?.note);
    }
  }
  if (Object.keys(looks).length > 0) {
    // Local: of a look nothing needs to be calculated, and a spill over the cell stays.
    push(SetRangeValuesMutation.id, { subUnitId, cellValue: looks }, { onlyLocal: true });
  }
  if (Object.keys(contents).length > 0) push(SetRangeValuesMutation.id, { subUnitId, cellValue: contents });
}

const styleKeys = new WeakMap<Style, string>();

/** After an undo equal styles are other objects. */
function sameStyle(a: Style | undefined, b: Style | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && styleKey(a) === styleKey(b));
}

function styleKey(style: Style): string {
  const key = styleKeys.get(style) ?? JSON.stringify(style);
  styleKeys.set(style, key);
  return key;
}

function pushNote(push: Push, sheet: SheetState, row: number, col: number, note: string | undefined) {
  const at = { sheetId: String(sheet.id), row, col, silent: true };
  if (note === undefined) push(RemoveNoteMutation.id, at);
  else {
    const id = `${sheet.id}-${row}-${col}`;
    push(UpdateNoteMutation.id, { ...at, note: { id, row, col, note, width: 200, height: 100 } });
  }
}

function bandedTo(sheet: SheetState): Pick<Rect, 'lastRow'> {
  return { lastRow: Math.max(0, ...sheet.bandings.map(({ rect }) => rect.lastRow)) };
}

/** The colour that banding gives the cell (0-based); the cell's own background lies over it. */
function bandColour(sheet: SheetState, row: number, column: number): string | undefined {
  for (const band of sheet.bandings) {
    const { rect } = band;
    if (
      row + 1 < rect.row ||
      row + 1 > rect.lastRow ||
      column + 1 < rect.column ||
      column + 1 > rect.lastColumn
    )
      continue;
    return bandRow(band, row + 1);
  }
  return undefined;
}

function bandRow(band: BandingState, row: number): string {
  if (band.header !== undefined && row === band.rect.row) return band.header;
  if (band.footer !== undefined && row === band.rect.lastRow) return band.footer;
  const body = row - band.rect.row - (band.header === undefined ? 0 : 1);
  return body % 2 === 0 ? band.first : band.second;
}

function withBand(sheet: SheetState, cell: Cell | undefined, row: number, column: number): Cell['style'] {
  if (cell?.style?.background !== undefined) return cell.style;
  const background = bandColour(sheet, row, column);
  return background === undefined ? cell?.style : { ...cell?.style, background };
}
