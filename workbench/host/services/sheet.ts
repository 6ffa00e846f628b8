/**
 * `Sheet`.
 */
import { parseRect, splitSheet } from '../model/a1';
import { ChartBuilderPart, ChartPart, chartOf } from './chart';
import { colour } from '../model/colours';
import {
  type Context,
  type GasRange,
  type GasSheet,
  type GasSpreadsheet,
  refOf,
  registerSheet,
  whole,
} from './context';
import {
  type Raw,
  type Writer,
  checkInside,
  checkRaw,
  checkRights,
  contentOf,
  sheetOf,
  writeContents,
} from '../model/edits';
import { SheetType } from './enums';
import { FilterPart } from './filter';
import { FormatRulePart, formatRuleOf } from './format-rule';
import { mapCells, shownAt, tidy, usedSize } from '../model/grid';
import { MetadataFinderPart, addMetadata, metadataOf } from './metadata';
import { display } from '../model/number-format';
import { Part } from './part';
import { newProtection } from './protection';
import { Refusal } from '../model/refusal';
import { PROTECTED, mayRestructure } from '../model/rights';
import {
  DEFAULT_COLUMN_WIDTH,
  DEFAULT_ROW_HEIGHT,
  type Rect,
  type SheetState,
  type State,
  isError,
  replaceSheet,
} from '../model/state';
import type { Op } from '../model/store';
import {
  addSheetAt,
  copyName,
  copySheet,
  hideSheetIn,
  renameSheetIn,
  shiftSheet,
  sortRect,
} from '../model/structure';
import { without } from '../model/without';

type Gas = GoogleAppsScript.Spreadsheet.Sheet;
type GasChart = GoogleAppsScript.Spreadsheet.EmbeddedChart;
type GasRangeList = GoogleAppsScript.Spreadsheet.RangeList;
type GasVisibility = GoogleAppsScript.Spreadsheet.DeveloperMetadataVisibility;

export function wholeRect(sheet: SheetState): Rect {
  return { row: 1, column: 1, lastRow: sheet.maxRows, lastColumn: sheet.maxColumns };
}

/** The rectangle of `getRange(row, column, numRows, numColumns)`. */
function numericRect(sheet: SheetState, row: number, column: number, rows = 1, columns = 1): Rect {
  const r = whole(row, 'row');
  const c = whole(column, 'column');
  const height = whole(rows, 'numRows');
  const width = whole(columns, 'numColumns');
  if (r < 1) throw new Refusal('The starting row of the range is too small.');
  if (c < 1) throw new Refusal('The starting column of the range is too small.');
  if (height < 1) throw new Refusal('The number of rows in the range must be at least 1.');
  if (width < 1) throw new Refusal('The number of columns in the range must be at least 1.');
  const rect = { row: r, column: c, lastRow: r + height - 1, lastColumn: c + width - 1 };
  checkInside(sheet, rect);
  return rect;
}

/** Column width in pixels for a text in Sheets' default font. */
function textWidth(text: string, size: number): number {
  return Math.ceil(Math.max(...text.split('\n').map((line) => [...line].length)) * size * 0.72) + 10;
}

/** What the contents of a row need, as far as fonts and line breaks tell; a wrapped text may need more. */
function contentHeight(sheet: SheetState, row: number): number {
  let height = 0;
  for (const cell of sheet.rows[row - 1] ?? []) {
    if (cell?.value === undefined || cell.value === '') continue;
    const lines = String(cell.value).split('\n').length;
    height = Math.max(height, Math.round(lines * (cell.style?.fontSize ?? 10) * 1.5) + 6);
  }
  return height;
}

export class SheetPart extends Part<Gas> {
  readonly #context: Context;
  readonly #id: number;

  constructor(context: Context, id: number) {
    super('Sheet');
    this.#context = context;
    this.#id = id;
    registerSheet(this, id);
  }

  static of(context: Context, id: number): GasSheet {
    return new SheetPart(context, id) as unknown as GasSheet;
  }

  get #runtime() {
    return this.#context.runtime;
  }
  get #writer(): Writer {
    const { user, guesses } = this.#runtime;
    return { user, script: true, guesses, now: this.#runtime.now() };
  }

  /** Asks without committing what is buffered. */
  #ask<T>(method: string, body: (sheet: SheetState, state: State) => T): T {
    const { runtime } = this.#context;
    return runtime.other(`Sheet.${method}`, 'document', () =>
      body(sheetOf(runtime.state, this.#id), runtime.state),
    );
  }
  #read<T>(method: string, body: (sheet: SheetState, state: State) => T): T {
    return this.#runtime.read(`Sheet.${method}`, (state) => body(sheetOf(state, this.#id), state), this.#id);
  }
  /** Changes the sheet besides its cells. */
  #change(method: string, change: (sheet: SheetState) => SheetState, rights: 'free' | 'sheet' = 'free'): Gas {
    this.#runtime.write(`Sheet.${method}`, this.#id, (now) => {
      if (rights === 'free') change(sheetOf(now, this.#id));
      return (state) => {
        const sheet = sheetOf(state, this.#id);
        if (rights === 'sheet' && !mayRestructure(state, sheet, this.#runtime.user)) {
          throw new Refusal(PROTECTED, 'server');
        }
        return replaceSheet(state, change(sheet));
      };
    });
    return this.whole;
  }
  #local<T>(method: string, body: (sheet: SheetState) => T): T {
    return this.#runtime.local(
      `Sheet.${method}`,
      () => body(sheetOf(this.#runtime.state, this.#id)),
      'document',
    );
  }

  getSheetId(): number {
    return this.#ask('getSheetId', (sheet) => sheet.id);
  }
  getName(): string {
    return this.#ask('getName', (sheet) => sheet.name);
  }
  getSheetName(): string {
    return this.#ask('getSheetName', (sheet) => sheet.name);
  }
  setName(name: string): Gas {
    this.#runtime.restructure('Sheet.setName', this.#id, (now) => {
      const op: Op = (state) => {
        if (!mayRestructure(state, sheetOf(state, this.#id), this.#runtime.user)) {
          throw new Refusal(PROTECTED, 'server');
        }
        return renameSheetIn(state, this.#id, String(name), this.#runtime.guesses);
      };
      renameSheetIn(now, this.#id, String(name), this.#runtime.guesses);
      return op;
    });
    return this.whole;
  }
  getIndex(): number {
    return this.#ask('getIndex', (sheet, state) => state.sheets.indexOf(sheet) + 1);
  }
  getType(): GoogleAppsScript.Spreadsheet.SheetType {
    return SheetType.GRID;
  }
  getParent(): GasSpreadsheet {
    return this.#context.spreadsheet();
  }
  getMaxRows(): number {
    return this.#ask('getMaxRows', (sheet) => sheet.maxRows);
  }
  getMaxColumns(): number {
    return this.#ask('getMaxColumns', (sheet) => sheet.maxColumns);
  }
  getLastRow(): number {
    return this.#read('getLastRow', (sheet) => usedSize(sheet, this.#runtime.guesses.blankResultsCount).rows);
  }
  getLastColumn(): number {
    return this.#read(
      'getLastColumn',
      (sheet) => usedSize(sheet, this.#runtime.guesses.blankResultsCount).columns,
    );
  }

  getRange(first: number | string, column?: number, numRows?: number, numColumns?: number): GasRange {
    return this.#local('getRange', (sheet) => {
      if (typeof first !== 'string') {
        if (column === undefined) {
          throw new Refusal(
            "The parameters (number) don't match the method signature for SpreadsheetApp.Sheet.getRange.",
          );
        }
        return this.#context.range(this.#id, numericRect(sheet, first, column, numRows, numColumns));
      }
      return this.#context.range(this.#id, this.#a1(sheet, first));
    });
  }
  #a1(sheet: SheetState, notation: string): Rect {
    const { sheet: name, cells } = splitSheet(notation);
    if (name !== undefined && name.toLowerCase() !== sheet.name.toLowerCase())
      throw new Refusal('Range not found');
    const rect = parseRect(cells, sheet.maxRows, sheet.maxColumns);
    if (!rect) throw new Refusal('Range not found');
    checkInside(sheet, rect);
    return rect;
  }
  getRangeList(a1Notations: string[]): GoogleAppsScript.Spreadsheet.RangeList {
    return this.#local('getRangeList', (sheet) => {
      if (a1Notations.length === 0) throw new Refusal('The list of ranges is empty.');
      return this.#context.rangeList(
        this.#id,
        a1Notations.map((one) => this.#a1(sheet, one)),
      );
    });
  }
  getDataRange(): GasRange {
    return this.#read('getDataRange', (sheet) => {
      const { rows, columns } = usedSize(sheet, this.#runtime.guesses.blankResultsCount);
      return this.#context.range(this.#id, {
        row: 1,
        column: 1,
        lastRow: Math.max(1, rows),
        lastColumn: Math.max(1, columns),
      });
    });
  }
  getSheetValues(startRow: number, startColumn: number, numRows: number, numColumns: number): unknown[][] {
    return this.getRange(startRow, startColumn, numRows, numColumns).getValues();
  }
  appendRow(rowContents: unknown[]): Gas {
    const raws: Raw[] = this.#runtime.guard(() => rowContents.map(checkRaw));
    this.#runtime.write('Sheet.appendRow', this.#id, () => (state) => {
      const sheet = sheetOf(state, this.#id);
      const row = usedSize(sheet, this.#runtime.guesses.blankResultsCount).rows + 1;
      const grown =
        row > sheet.maxRows
          ? shiftSheet(state, sheet, { axis: 'rows', action: 'insert', at: row, count: 1 }, 'before')
          : state;
      const rect = { row, column: 1, lastRow: row, lastColumn: raws.length };
      const writer = this.#writer;
      return writeContents(
        grown,
        this.#id,
        rect,
        (cell, _row, column) => contentOf(raws[column - 1], cell, grown, writer),
        writer,
      );
    });
    return this.whole;
  }

  #shift(
    method: string,
    axis: 'rows' | 'columns',
    action: 'insert' | 'delete',
    at: number,
    count: number,
    inherit: 'before' | 'after',
  ): Gas {
    this.#runtime.write(`Sheet.${method}`, this.#id, (now) => {
      const change = { axis, action, at: whole(at, 'position'), count: whole(count, 'howMany') };
      const from = this.#runtime.guesses.insertedCellsInherit ? inherit : undefined;
      const op: Op = (state) => {
        const sheet = sheetOf(state, this.#id);
        checkRights(state, sheet, wholeRect(sheet), this.#writer);
        return shiftSheet(state, sheet, change, from);
      };
      try {
        shiftSheet(now, sheetOf(now, this.#id), change, from);
      } catch (error) {
        if (error instanceof Refusal && error.where === 'client') throw error;
      }
      return op;
    });
    return this.whole;
  }
  insertRowAfter(afterPosition: number): Gas {
    return this.#shift('insertRowAfter', 'rows', 'insert', afterPosition + 1, 1, 'before');
  }
  insertRowBefore(beforePosition: number): Gas {
    return this.#shift('insertRowBefore', 'rows', 'insert', beforePosition, 1, 'after');
  }
  insertRows(rowIndex: number, numRows = 1): void {
    this.#shift('insertRows', 'rows', 'insert', rowIndex, numRows, 'after');
  }
  insertRowsAfter(afterPosition: number, howMany: number): Gas {
    return this.#shift('insertRowsAfter', 'rows', 'insert', afterPosition + 1, howMany, 'before');
  }
  insertRowsBefore(beforePosition: number, howMany: number): Gas {
    return this.#shift('insertRowsBefore', 'rows', 'insert', beforePosition, howMany, 'after');
  }
  insertColumnAfter(afterPosition: number): Gas {
    return this.#shift('insertColumnAfter', 'columns', 'insert', afterPosition + 1, 1, 'before');
  }
  insertColumnBefore(beforePosition: number): Gas {
    return this.#shift('insertColumnBefore', 'columns', 'insert', beforePosition, 1, 'after');
  }
  insertColumns(columnIndex: number, numColumns = 1): void {
    this.#shift('insertColumns', 'columns', 'insert', columnIndex, numColumns, 'after');
  }
  insertColumnsAfter(afterPosition: number, howMany: number): Gas {
    return this.#shift('insertColumnsAfter', 'columns', 'insert', afterPosition + 1, howMany, 'before');
  }
  insertColumnsBefore(beforePosition: number, howMany: number): Gas {
    return this.#shift('insertColumnsBefore', 'columns', 'insert', beforePosition, howMany, 'after');
  }
  deleteRow(rowPosition: number): Gas {
    return this.#shift('deleteRow', 'rows', 'delete', rowPosition, 1, 'before');
  }
  deleteRows(rowPosition: number, howMany: number): void {
    this.#shift('deleteRows', 'rows', 'delete', rowPosition, howMany, 'before');
  }
  deleteColumn(columnPosition: number): Gas {
    return this.#shift('deleteColumn', 'columns', 'delete', columnPosition, 1, 'before');
  }
  deleteColumns(columnPosition: number, howMany: number): void {
    this.#shift('deleteColumns', 'columns', 'delete', columnPosition, howMany, 'before');
  }

  getFrozenRows(): number {
    return this.#ask('getFrozenRows', (sheet) => sheet.frozenRows);
  }
  getFrozenColumns(): number {
    return this.#ask('getFrozenColumns', (sheet) => sheet.frozenColumns);
  }
  setFrozenRows(rows: number): void {
    this.#change('setFrozenRows', (sheet) => {
      if (rows < 0 || rows > sheet.maxRows) throw new Refusal('The number of frozen rows is out of bounds.');
      if (rows === sheet.maxRows) throw new Refusal("You can't freeze all visible rows on the sheet.");
      return { ...sheet, frozenRows: whole(rows, 'rows') };
    });
  }
  setFrozenColumns(columns: number): void {
    this.#change('setFrozenColumns', (sheet) => {
      if (columns < 0 || columns > sheet.maxColumns)
        throw new Refusal('The number of frozen columns is out of bounds.');
      if (columns === sheet.maxColumns)
        throw new Refusal("You can't freeze all visible columns on the sheet.");
      return { ...sheet, frozenColumns: whole(columns, 'columns') };
    });
  }

  #sizes(
    method: string,
    key: 'columnWidths' | 'rowHeights',
    start: number,
    count: number,
    size: number,
  ): Gas {
    return this.#change(method, (sheet) => {
      const limit = key === 'columnWidths' ? sheet.maxColumns : sheet.maxRows;
      const first = whole(start, 'position');
      if (first < 1 || count < 1 || first + count - 1 > limit) {
        throw new Refusal(`Those ${key === 'columnWidths' ? 'columns' : 'rows'} are out of bounds.`);
      }
      const list = sheet[key].slice();
      const grows = method === 'setRowHeight' || method === 'setRowHeights';
      for (let index = first; index < first + count; index++)
        list[index - 1] = Math.max(whole(size, 'size'), grows ? contentHeight(sheet, index) : 0);
      return { ...sheet, [key]: list };
    });
  }
  getColumnWidth(columnPosition: number): number {
    return this.#ask(
      'getColumnWidth',
      (sheet) => sheet.columnWidths[columnPosition - 1] ?? DEFAULT_COLUMN_WIDTH,
    );
  }
  setColumnWidth(columnPosition: number, width: number): Gas {
    return this.#sizes('setColumnWidth', 'columnWidths', columnPosition, 1, width);
  }
  setColumnWidths(startColumn: number, numColumns: number, width: number): Gas {
    return this.#sizes('setColumnWidths', 'columnWidths', startColumn, numColumns, width);
  }
  getRowHeight(rowPosition: number): number {
    return this.#ask('getRowHeight', (sheet) => sheet.rowHeights[rowPosition - 1] ?? DEFAULT_ROW_HEIGHT);
  }
  setRowHeight(rowPosition: number, height: number): Gas {
    return this.#sizes('setRowHeight', 'rowHeights', rowPosition, 1, height);
  }
  setRowHeights(startRow: number, numRows: number, height: number): Gas {
    return this.#sizes('setRowHeights', 'rowHeights', startRow, numRows, height);
  }
  setRowHeightsForced(startRow: number, numRows: number, height: number): Gas {
    return this.#sizes('setRowHeightsForced', 'rowHeights', startRow, numRows, height);
  }
  #autoResize(method: string, start: number, count: number): Gas {
    const { locale } = this.#runtime.state;
    return this.#change(method, (sheet) => {
      if (start < 1 || count < 1 || start + count - 1 > sheet.maxColumns) {
        throw new Refusal('Those columns are out of bounds.');
      }
      const columnWidths = sheet.columnWidths.slice();
      const { rows } = usedSize(sheet, false);
      for (let column = start; column < start + count; column++) {
        let width = 21;
        for (let row = 1; row <= rows; row++) {
          const value = shownAt(sheet, row, column);
          if (value === undefined) continue;
          const style = sheet.rows[row - 1]?.[column - 1]?.style;
          const text = isError(value) ? value.error : display(value, style?.format, locale);
          width = Math.max(width, textWidth(text, style?.fontSize ?? 10));
        }
        columnWidths[column - 1] = width;
      }
      return { ...sheet, columnWidths };
    });
  }
  autoResizeColumn(columnPosition: number): Gas {
    return this.#autoResize('autoResizeColumn', columnPosition, 1);
  }
  autoResizeColumns(startColumn: number, numColumns: number): Gas {
    return this.#autoResize('autoResizeColumns', startColumn, numColumns);
  }

  hideColumns(columnIndex: number, numColumns = 1): void {
    this.#hide('hideColumns', 'hiddenColumns', columnIndex, numColumns, true);
  }
  showColumns(columnIndex: number, numColumns = 1): void {
    this.#hide('showColumns', 'hiddenColumns', columnIndex, numColumns, false);
  }
  hideRows(rowIndex: number, numRows = 1): void {
    this.#hide('hideRows', 'hiddenRows', rowIndex, numRows, true);
  }
  showRows(rowIndex: number, numRows = 1): void {
    this.#hide('showRows', 'hiddenRows', rowIndex, numRows, false);
  }
  #hide(
    method: string,
    key: 'hiddenColumns' | 'hiddenRows',
    start: number,
    count: number,
    hide: boolean,
  ): void {
    this.#change(method, (sheet) => {
      const hidden = new Set(sheet[key]);
      for (let index = start; index < start + count; index++) {
        if (hide) hidden.add(index);
        else hidden.delete(index);
      }
      return { ...sheet, [key]: hidden };
    });
  }
  isColumnHiddenByUser(columnPosition: number): boolean {
    return this.#ask('isColumnHiddenByUser', (sheet) => sheet.hiddenColumns.has(columnPosition));
  }
  isRowHiddenByUser(rowPosition: number): boolean {
    return this.#ask('isRowHiddenByUser', (sheet) => sheet.hiddenRows.has(rowPosition));
  }

  getTabColor(): string | null {
    return this.#ask('getTabColor', (sheet) => sheet.tabColour ?? null);
  }
  setTabColor(color: string | null): Gas {
    return this.#change('setTabColor', (sheet) => {
      const tabColour = colour(color);
      return { ...without(sheet, 'tabColour'), ...(tabColour === undefined ? {} : { tabColour }) };
    });
  }
  hasHiddenGridlines(): boolean {
    return this.#ask('hasHiddenGridlines', (sheet) => sheet.hiddenGridlines);
  }
  setHiddenGridlines(hideGridlines: boolean): Gas {
    return this.#change('setHiddenGridlines', (sheet) => ({ ...sheet, hiddenGridlines: hideGridlines }));
  }

  getConditionalFormatRules(): GoogleAppsScript.Spreadsheet.ConditionalFormatRule[] {
    return this.#read('getConditionalFormatRules', (sheet) =>
      sheet.rules.map((rule) => FormatRulePart.of(this.#context, { sheetId: this.#id, rule })),
    );
  }
  setConditionalFormatRules(rules: GoogleAppsScript.Spreadsheet.ConditionalFormatRule[]): void {
    this.#change('setConditionalFormatRules', (sheet) => {
      const placed = rules.map(formatRuleOf);
      if (placed.some((one) => one.sheetId !== this.#id)) {
        throw new Refusal('The ranges of a conditional format rule must be on this sheet.');
      }
      return { ...sheet, rules: placed.map((one) => one.rule) };
    });
  }
  clearConditionalFormatRules(): void {
    this.#change('clearConditionalFormatRules', (sheet) => ({ ...sheet, rules: [] }));
  }

  addDeveloperMetadata(key: string, second?: string | GasVisibility, third?: GasVisibility): Gas {
    addMetadata(this.#context, 'Sheet.addDeveloperMetadata', this.#id, key, second, third);
    return this.whole;
  }
  getDeveloperMetadata(): GoogleAppsScript.Spreadsheet.DeveloperMetadata[] {
    return metadataOf(this.#context, 'Sheet.getDeveloperMetadata', this.#id);
  }
  createDeveloperMetadataFinder(): GoogleAppsScript.Spreadsheet.DeveloperMetadataFinder {
    return MetadataFinderPart.of(this.#context, this.#id);
  }

  protect(): GoogleAppsScript.Spreadsheet.Protection {
    return newProtection(this.#context, 'Sheet.protect', this.#id);
  }
  getProtections(
    type: GoogleAppsScript.Spreadsheet.ProtectionType,
  ): GoogleAppsScript.Spreadsheet.Protection[] {
    return this.#read('getProtections', (sheet) =>
      sheet.protections
        .filter((one) => (one.rect === undefined) === (String(type) === 'SHEET'))
        .map((one) => this.#context.protection(this.#id, one.id)),
    );
  }

  getFilter(): GoogleAppsScript.Spreadsheet.Filter | null {
    return this.#read('getFilter', (sheet) => (sheet.filter ? FilterPart.of(this.#context, this.#id) : null));
  }

  activate(): Gas {
    return this.#runtime.view('Sheet.activate', 'document', () => {
      this.#runtime.store.select(sheetOf(this.#runtime.state, this.#id).id, undefined);
      return this.whole;
    });
  }
  isSheetHidden(): boolean {
    return this.#ask('isSheetHidden', (sheet) => sheet.hidden);
  }
  #setHidden(method: string, hidden: boolean): Gas {
    this.#runtime.restructure(`Sheet.${method}`, this.#id, (now) => {
      hideSheetIn(now, this.#id, hidden);
      return (state) => hideSheetIn(state, this.#id, hidden);
    });
    return this.whole;
  }
  hideSheet(): Gas {
    return this.#setHidden('hideSheet', true);
  }
  showSheet(): Gas {
    return this.#setHidden('showSheet', false);
  }
  getActiveRange(): GasRange | null {
    return this.#selected('getActiveRange');
  }
  getActiveRangeList(): GasRangeList | null {
    return this.#ask('getActiveRangeList', (_, state) => {
      const { sheetId, rect, others = [] } = this.#runtime.store.selectionIn(state);
      return sheetId === this.#id ? this.#context.rangeList(sheetId, [...others, rect]) : null;
    });
  }
  getActiveCell(): GasRange {
    return this.#ask('getActiveCell', (_, state) => {
      const { sheetId, rect } = this.#runtime.store.selectionIn(state);
      const at = sheetId === this.#id ? rect : { row: 1, column: 1 };
      return this.#context.range(this.#id, {
        row: at.row,
        column: at.column,
        lastRow: at.row,
        lastColumn: at.column,
      });
    });
  }
  getCurrentCell(): GasRange | null {
    return this.getActiveCell();
  }
  #selected(method: string): GasRange | null {
    return this.#ask(method, (_, state) => {
      const { sheetId, rect } = this.#runtime.store.selectionIn(state);
      return sheetId === this.#id ? this.#context.range(sheetId, rect) : null;
    });
  }
  getSelection(): GoogleAppsScript.Spreadsheet.Selection {
    return this.#context.selection();
  }
  setActiveRange(range: GasRange): GasRange {
    return this.#select('setActiveRange', range);
  }
  setActiveRangeList(rangeList: GasRangeList): GasRangeList {
    return this.#runtime.view('Sheet.setActiveRangeList', 'document', () => {
      const refs = rangeList.getRanges().map(refOf);
      if (refs.some(({ sheetId }) => sheetId !== this.#id)) throw new Refusal('Range must be on this sheet.');
      const rects = refs.map(({ rect }) => rect);
      this.#runtime.store.select(this.#id, rects.at(-1), rects.slice(0, -1));
      return rangeList;
    });
  }
  setActiveSelection(range: GasRange | string): GasRange {
    return this.#select('setActiveSelection', typeof range === 'string' ? this.getRange(range) : range);
  }
  setCurrentCell(cell: GasRange): GasRange {
    return this.#select('setCurrentCell', cell);
  }
  #select(method: string, range: GasRange): GasRange {
    return this.#runtime.view(`Sheet.${method}`, 'document', () => {
      const { sheetId, rect } = refOf(range);
      if (sheetId !== this.#id) throw new Refusal('Range must be on this sheet.');
      this.#runtime.store.select(sheetId, rect);
      return range;
    });
  }

  newChart(): GoogleAppsScript.Spreadsheet.EmbeddedChartBuilder {
    return ChartBuilderPart.of(this.#context);
  }
  insertChart(chart: GasChart): void {
    const id = this.#runtime.store.nextId();
    const draft = this.#runtime.guard(() => chartOf(chart));
    this.#change('insertChart', (sheet) => ({ ...sheet, charts: [...sheet.charts, { ...draft, id }] }));
  }
  updateChart(chart: GasChart): void {
    const draft = this.#runtime.guard(() => chartOf(chart));
    this.#change('updateChart', (sheet) => {
      const { id } = draft;
      if (id === undefined || !sheet.charts.some((one) => one.id === id)) {
        throw new Refusal('The chart is not on this sheet.');
      }
      return { ...sheet, charts: sheet.charts.map((one) => (one.id === id ? { ...draft, id } : one)) };
    });
  }
  removeChart(chart: GasChart): void {
    const { id } = this.#runtime.guard(() => chartOf(chart));
    this.#change('removeChart', (sheet) => ({
      ...sheet,
      charts: sheet.charts.filter((one) => one.id !== id),
    }));
  }
  getCharts(): GasChart[] {
    return this.#read('getCharts', (sheet) =>
      sheet.charts.map((chart) => ChartPart.of(this.#context, chart)),
    );
  }

  clear(options?: { formatOnly?: boolean | undefined; contentsOnly?: boolean | undefined }): Gas {
    return this.#clearCells('clear', options?.formatOnly !== true, options?.contentsOnly !== true);
  }
  clearContents(): Gas {
    return this.#clearCells('clearContents', true, false);
  }
  clearFormats(): Gas {
    return this.#clearCells('clearFormats', false, true);
  }
  #clearCells(method: string, contents: boolean, formats: boolean): Gas {
    this.#runtime.write(`Sheet.${method}`, this.#id, () => (state) => {
      const sheet = sheetOf(state, this.#id);
      const all = { ...wholeRect(sheet), lastRow: Math.max(1, sheet.rows.length) };
      checkRights(state, sheet, wholeRect(sheet), this.#writer);
      const emptied = contents ? writeContents(state, this.#id, all, () => ({}), this.#writer) : state;
      if (!formats) return emptied;
      const bare = mapCells(
        sheetOf(emptied, this.#id),
        all,
        (cell) => cell && tidy({ ...cell, style: undefined }),
      );
      return replaceSheet(emptied, { ...bare, rules: [], bandings: [] });
    });
    return this.whole;
  }
  clearNotes(): Gas {
    return this.#change('clearNotes', (sheet) =>
      mapCells(sheet, { ...wholeRect(sheet), lastRow: Math.max(1, sheet.rows.length) }, (cell) =>
        cell?.note === undefined ? cell : tidy({ ...cell, note: undefined }),
      ),
    );
  }

  sort(columnPosition: number, ascending = true): Gas {
    this.#runtime.write('Sheet.sort', this.#id, () => (state) => {
      const sheet = sheetOf(state, this.#id);
      checkRights(state, sheet, wholeRect(sheet), this.#writer);
      const { rows, columns } = usedSize(sheet, true);
      const first = sheet.frozenRows + 1;
      if (rows < first) return state;
      const rect = { row: first, column: 1, lastRow: rows, lastColumn: columns };
      return replaceSheet(state, sortRect(sheet, rect, [{ column: columnPosition, ascending }]));
    });
    return this.whole;
  }

  copyTo(spreadsheet: GasSpreadsheet): Gas {
    const { runtime } = this.#context;
    if (spreadsheet !== this.#context.spreadsheet())
      throw new Error('not part of the stand-in: another spreadsheet');
    const id = runtime.store.nextId();
    const ids = Array.from({ length: 200 }, () => runtime.store.nextId());
    runtime.restructure('Sheet.copyTo', id, () => (state) => {
      const sheet = sheetOf(state, this.#id);
      const next = ids[Symbol.iterator]();
      const nextId = () => next.next().value ?? runtime.store.nextId();
      const copy = copySheet(sheet, id, copyName(state, sheet.name), runtime.guesses, nextId);
      return addSheetAt(state, copy, state.sheets.length);
    });
    return this.#context.sheet(id);
  }
}
