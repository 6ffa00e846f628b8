/**
 * `Range` and `RangeList`.
 */
import { rectName, shiftFormula, withCommas } from '../model/a1';
import { type Context, type GasRange, type GasSheet, refOf, registerRange, text, whole } from './context';
import { DataValidationPart, ruleOf } from './data-validation';
import { instantOfSerial } from '../model/dates';
import {
  type Raw,
  type Writer,
  changeCells,
  checkInside,
  checkRaw,
  checkRights,
  contentOf,
  sheetOf,
  writeContents,
} from '../model/edits';
import { WrapStrategy, member } from './enums';
import { FilterPart } from './filter';
import { LOADING, shownIn, tidy } from '../model/grid';
import * as looks from './looks';
import { display, isDateFormat } from '../model/number-format';
import { Part } from './part';
import { newProtection } from './protection';
import { Refusal } from '../model/refusal';
import { mayEdit } from '../model/rights';
import {
  type Cell,
  type Computed,
  type Rect,
  type SheetState,
  type State,
  type Style,
  type Validation,
  cellAt,
  hasContent,
  intersects,
  isError,
  replaceSheet,
} from '../model/state';
import { type SortKey, sortRect } from '../model/structure';
import { textStyleOf } from './text-style';
import type { Typed } from '../model/typing';

type Gas = GoogleAppsScript.Spreadsheet.Range;
type GasList = GoogleAppsScript.Spreadsheet.RangeList;
type GasValidation = GoogleAppsScript.Spreadsheet.DataValidation;
type ClearOptions = {
  readonly contentsOnly?: boolean | undefined;
  readonly formatOnly?: boolean | undefined;
  readonly commentsOnly?: boolean | undefined;
  readonly validationsOnly?: boolean | undefined;
};

/** Refuses a matrix that is not of the rectangle's size, with Sheets' words. */
function checkMatrix(matrix: unknown, rect: Rect, method: string): readonly (readonly unknown[])[] {
  const rows = rect.lastRow - rect.row + 1;
  const columns = rect.lastColumn - rect.column + 1;
  if (!Array.isArray(matrix) || !matrix.every((line) => Array.isArray(line))) {
    const given = Array.isArray(matrix) ? 'number[]' : typeof matrix;
    throw new Refusal(
      `The parameters (${given}) don't match the method signature for SpreadsheetApp.Range.${method}.`,
    );
  }
  const lines = matrix as readonly (readonly unknown[])[];
  if (lines.length !== rows) {
    throw new Refusal(
      `The number of rows in the data does not match the number of rows in the range. The data has ${lines.length} but the range has ${rows}.`,
    );
  }
  const odd = lines.find((line) => line.length !== columns);
  if (odd) {
    throw new Refusal(
      `The number of columns in the data does not match the number of columns in the range. The data has ${odd.length} but the range has ${columns}.`,
    );
  }
  return lines;
}

function formulaText(raw: unknown): string {
  const formula = String(raw);
  return formula === '' || formula.startsWith('=') || formula.startsWith('+') ? formula : `=${formula}`;
}

/** What `setFormula` makes of its text in this cell. */
function formulaContent(raw: unknown, cell: Cell | undefined, writer: Writer): Typed {
  const formula = formulaText(raw);
  if (formula === '') return {};
  if (cell?.style?.format === '@' && writer.guesses.textFormatKeepsFormulaText) return { value: formula };
  return { formula: formula.startsWith('=') ? formula : `=${formula}` };
}

/** Writers of contents and looks that Range and RangeList share: the change of one rectangle. */
function writerOf(context: Context): Writer {
  const { runtime } = context;
  return { user: runtime.user, script: true, guesses: runtime.guesses, now: runtime.now() };
}

function clearContents(state: State, sheetId: number, rect: Rect, writer: Writer): State {
  return writeContents(state, sheetId, rect, () => ({}), writer);
}

function clearValidations(state: State, sheetId: number, rect: Rect, writer: Writer): State {
  return looks.validation(() => undefined)(state, sheetId, rect, writer);
}

function clearing(options: ClearOptions | undefined): readonly looks.RectOp[] {
  const none = options === undefined || Object.values(options).every((on) => on !== true);
  const ops: looks.RectOp[] = [];
  if (none || options?.contentsOnly === true) ops.push(clearContents);
  if (none || options?.formatOnly === true) ops.push(looks.clearStyle);
  if (options?.validationsOnly === true) ops.push(clearValidations);
  if (options?.commentsOnly === true) ops.push(looks.note(() => undefined));
  return ops;
}

function setAll(raw: Raw): looks.RectOp {
  return (state, sheetId, rect, writer) =>
    writeContents(state, sheetId, rect, (cell) => contentOf(raw, cell, state, writer), writer);
}

function setFormulaAll(formula: unknown): looks.RectOp {
  // Relative references are those of the first cell of the rectangle.
  return (state, sheetId, rect, writer) =>
    writeContents(
      state,
      sheetId,
      rect,
      (cell, row, column) => {
        const content = formulaContent(formula, cell, writer);
        return content.formula === undefined
          ? content
          : { ...content, formula: shiftFormula(content.formula, row - rect.row, column - rect.column) };
      },
      writer,
    );
}

function checkboxes(checked: unknown, unchecked: unknown): looks.RectOp {
  const values = [checked, unchecked].filter((value) => value !== undefined).map((value) => checkRaw(value));
  const plain = values.filter((value) => value !== null && value !== undefined && typeof value !== 'object');
  const rule: Validation = { criteria: 'CHECKBOX', values: plain, dropdown: true, allowInvalid: false };
  return (state, sheetId, rect, writer) =>
    changeCells(
      state,
      sheetId,
      rect,
      (cell) =>
        tidy({
          ...cell,
          ...(hasContent(cell)
            ? {}
            : { value: plain.length > 1 ? plain[1] : plain.length === 0 ? false : undefined }),
          validation: rule,
        }),
      writer,
    );
}

function breaking(state: State, sheetId: number, rect: Rect): State {
  const sheet = sheetOf(state, sheetId);
  return replaceSheet(state, { ...sheet, merges: sheet.merges.filter((one) => !intersects(one, rect)) });
}

export class RangePart extends Part<Gas> {
  readonly #context: Context;
  readonly #sheetId: number;
  readonly #rect: Rect;

  constructor(context: Context, sheetId: number, rect: Rect) {
    super('Range');
    this.#context = context;
    this.#sheetId = sheetId;
    this.#rect = rect;
    registerRange(this, { sheetId, rect });
  }

  static of(context: Context, sheetId: number, rect: Rect): GasRange {
    return new RangePart(context, sheetId, rect) as unknown as GasRange;
  }

  #write(method: string, op: () => looks.RectOp): Gas {
    this.#context.runtime.write(`Range.${method}`, this.#sheetId, (now) => {
      checkInside(sheetOf(now, this.#sheetId), this.#rect);
      const change = op();
      const writer = writerOf(this.#context);
      return (state) => change(state, this.#sheetId, this.#rect, writer);
    });
    return this.whole;
  }

  #read<T>(method: string, body: (sheet: SheetState, state: State) => T): T {
    return this.#context.runtime.read(
      `Range.${method}`,
      (state) => {
        const sheet = sheetOf(state, this.#sheetId);
        checkInside(sheet, this.#rect);
        return body(sheet, state);
      },
      this.#sheetId,
    );
  }

  /** One answer per cell. */
  #matrix<T>(method: string, cell: (cell: Cell | undefined) => T): T[][] {
    return this.#read(method, (sheet) => {
      const out: T[][] = [];
      for (let row = this.#rect.row; row <= this.#rect.lastRow; row++) {
        const line: T[] = [];
        for (let column = this.#rect.column; column <= this.#rect.lastColumn; column++) {
          line.push(cell(cellAt(sheet, row, column)));
        }
        out.push(line);
      }
      return out;
    });
  }

  #first<T>(method: string, cell: (cell: Cell | undefined) => T): T {
    return this.#read(method, (sheet) => cell(cellAt(sheet, this.#rect.row, this.#rect.column)));
  }

  #patchAll(
    method: string,
    matrix: unknown,
    patch: (value: unknown) => ReturnType<typeof looks.background>,
  ): Gas {
    return this.#write(method, () =>
      looks.patches(checkMatrix(matrix, this.#rect, method).map((line) => line.map(patch))),
    );
  }

  /** A computed value as `getValues` gives it. */
  #scriptValue(value: Computed | undefined, style: Style | undefined, state: State): unknown {
    const { guesses } = this.#context.runtime;
    if (value === undefined) return '';
    if (value === LOADING) return guesses.pendingReadsLoading ? LOADING.error : '';
    if (isError(value)) return guesses.errorsReadAsTheirName ? value.error : '#ERROR!';
    if (typeof value === 'number' && isDateFormat(style?.format)) {
      return new Date(instantOfSerial(value, state.timeZone));
    }
    return value;
  }

  getValues(): unknown[][] {
    return this.#read('getValues', (sheet, state) => this.#values(sheet, state));
  }
  #values(sheet: SheetState, state: State): unknown[][] {
    return shownIn(sheet, this.#rect).map((line, r) =>
      line.map((value, c) =>
        typeof value === 'number' || typeof value === 'object'
          ? this.#scriptValue(value, cellAt(sheet, this.#rect.row + r, this.#rect.column + c)?.style, state)
          : (value ?? ''),
      ),
    );
  }
  getValue(): unknown {
    return this.#read('getValue', (sheet, state) => this.#values(sheet, state)[0]?.[0] ?? '');
  }
  #displays(sheet: SheetState, state: State): string[][] {
    return shownIn(sheet, this.#rect).map((line, r) =>
      line.map((value, c) => {
        const format = cellAt(sheet, this.#rect.row + r, this.#rect.column + c)?.style?.format;
        const shown = this.#scriptValue(value, undefined, state);
        return value === LOADING || isError(value) ? String(shown) : display(value, format, state.locale);
      }),
    );
  }
  getDisplayValues(): string[][] {
    return this.#read('getDisplayValues', (sheet, state) => this.#displays(sheet, state));
  }
  getDisplayValue(): string {
    return this.#read('getDisplayValue', (sheet, state) => this.#displays(sheet, state)[0]?.[0] ?? '');
  }
  getFormulas(): string[][] {
    return this.#matrix('getFormulas', (cell) => this.#formula(cell));
  }
  getFormula(): string {
    return this.#first('getFormula', (cell) => this.#formula(cell));
  }
  #formula(cell: Cell | undefined): string {
    const formula = cell?.formula ?? '';
    return this.#context.runtime.guesses.formulasKeepSeparators ? formula : withCommas(formula);
  }

  setValues(values: unknown[][]): Gas {
    return this.#write('setValues', () => {
      const raws = checkMatrix(values, this.#rect, 'setValues').map((line) => line.map(checkRaw));
      return (state, sheetId, rect, writer) =>
        writeContents(
          state,
          sheetId,
          rect,
          (cell, row, column) => contentOf(raws[row - rect.row]?.[column - rect.column], cell, state, writer),
          writer,
        );
    });
  }
  setValue(value: unknown): Gas {
    return this.#write('setValue', () => setAll(checkRaw(value)));
  }
  setFormulas(formulas: string[][]): Gas {
    return this.#write('setFormulas', () => {
      const lines = checkMatrix(formulas, this.#rect, 'setFormulas');
      return (state, sheetId, rect, writer) =>
        writeContents(
          state,
          sheetId,
          rect,
          (cell, row, column) =>
            formulaContent(lines[row - rect.row]?.[column - rect.column] ?? '', cell, writer),
          writer,
        );
    });
  }
  setFormula(formula: string): Gas {
    return this.#write('setFormula', () => setFormulaAll(text(formula, 'SpreadsheetApp.Range.setFormula')));
  }

  getNumberFormat(): string {
    return this.#first('getNumberFormat', (cell) => this.#format(cell));
  }
  getNumberFormats(): string[][] {
    return this.#matrix('getNumberFormats', (cell) => this.#format(cell));
  }
  #format(cell: Cell | undefined): string {
    return (
      cell?.style?.format ?? (this.#context.runtime.guesses.automaticIsGeneral ? 'General' : looks.AUTOMATIC)
    );
  }
  setNumberFormat(numberFormat: string): Gas {
    return this.#write('setNumberFormat', () => looks.patch(looks.numberFormat(numberFormat)));
  }
  setNumberFormats(numberFormats: string[][]): Gas {
    return this.#patchAll('setNumberFormats', numberFormats, looks.numberFormat);
  }

  getBackground(): string {
    return this.#first('getBackground', (cell) => cell?.style?.background ?? '#ffffff');
  }
  getBackgrounds(): string[][] {
    return this.#matrix('getBackgrounds', (cell) => cell?.style?.background ?? '#ffffff');
  }
  setBackground(color: string | null): Gas {
    return this.#write('setBackground', () => looks.patch(looks.background(color)));
  }
  setBackgrounds(color: (string | null)[][]): Gas {
    return this.#patchAll('setBackgrounds', color, looks.background);
  }
  getFontColor(): string {
    return this.#first('getFontColor', (cell) => cell?.style?.fontColour ?? '#000000');
  }
  getFontColors(): string[][] {
    return this.#matrix('getFontColors', (cell) => cell?.style?.fontColour ?? '#000000');
  }
  setFontColor(color: string | null): Gas {
    return this.#write('setFontColor', () => looks.patch(looks.fontColour(color)));
  }
  setFontColors(colors: unknown[][]): Gas {
    return this.#patchAll('setFontColors', colors, looks.fontColour);
  }
  getFontWeight(): GoogleAppsScript.Spreadsheet.FontWeight {
    return this.#first('getFontWeight', (cell) => cell?.style?.fontWeight ?? 'normal');
  }
  getFontWeights(): GoogleAppsScript.Spreadsheet.FontWeight[][] {
    return this.#matrix('getFontWeights', (cell) => cell?.style?.fontWeight ?? 'normal');
  }
  setFontWeight(fontWeight: string | null): Gas {
    return this.#write('setFontWeight', () => looks.patch(looks.fontWeight(fontWeight)));
  }
  setFontWeights(fontWeights: (string | null)[][]): Gas {
    return this.#patchAll('setFontWeights', fontWeights, looks.fontWeight);
  }
  getFontStyle(): GoogleAppsScript.Spreadsheet.FontStyle {
    return this.#first('getFontStyle', (cell) => cell?.style?.fontStyle ?? 'normal');
  }
  setFontStyle(fontStyle: string | null): Gas {
    return this.#write('setFontStyle', () => looks.patch(looks.fontStyle(fontStyle)));
  }
  setFontStyles(fontStyles: (string | null)[][]): Gas {
    return this.#patchAll('setFontStyles', fontStyles, looks.fontStyle);
  }
  setFontLine(line: string | null): Gas {
    return this.#write('setFontLine', () => looks.patch(looks.fontLine(line)));
  }
  setFontLines(lines: (string | null)[][]): Gas {
    return this.#patchAll('setFontLines', lines, looks.fontLine);
  }
  getFontSize(): number {
    return this.#first('getFontSize', (cell) => cell?.style?.fontSize ?? 10);
  }
  setFontSize(size: number): Gas {
    return this.#write('setFontSize', () => looks.patch(looks.fontSize(size)));
  }
  setFontSizes(sizes: number[][]): Gas {
    return this.#patchAll('setFontSizes', sizes, looks.fontSize);
  }
  getFontFamily(): string {
    return this.#first('getFontFamily', (cell) => cell?.style?.fontFamily ?? 'Arial');
  }
  setFontFamily(fontFamily: string | null): Gas {
    return this.#write('setFontFamily', () => looks.patch(looks.fontFamily(fontFamily)));
  }
  setTextStyle(style: GoogleAppsScript.Spreadsheet.TextStyle): Gas {
    return this.#write('setTextStyle', () => looks.patch(textStyleOf(style)));
  }
  getHorizontalAlignment(): string {
    return this.#first('getHorizontalAlignment', (cell) => cell?.style?.horizontal ?? 'general');
  }
  setHorizontalAlignment(alignment: 'left' | 'center' | 'normal' | 'right' | null): Gas {
    return this.#write('setHorizontalAlignment', () => looks.patch(looks.horizontal(alignment)));
  }
  setHorizontalAlignments(alignments: ('left' | 'center' | 'normal' | 'right' | null)[][]): Gas {
    return this.#patchAll('setHorizontalAlignments', alignments, looks.horizontal);
  }
  getVerticalAlignment(): string {
    return this.#first('getVerticalAlignment', (cell) => cell?.style?.vertical ?? 'bottom');
  }
  setVerticalAlignment(alignment: 'top' | 'middle' | 'bottom' | null): Gas {
    return this.#write('setVerticalAlignment', () => looks.patch(looks.vertical(alignment)));
  }
  setVerticalAlignments(alignments: ('top' | 'middle' | 'bottom' | null)[][]): Gas {
    return this.#patchAll('setVerticalAlignments', alignments, looks.vertical);
  }
  getWrap(): boolean {
    return this.#first('getWrap', (cell) => cell?.style?.wrap === 'WRAP');
  }
  getWrapStrategy(): GoogleAppsScript.Spreadsheet.WrapStrategy {
    return this.#first('getWrapStrategy', (cell) => member(WrapStrategy, cell?.style?.wrap ?? 'OVERFLOW'));
  }
  setWrap(isWrapEnabled: boolean): Gas {
    return this.#write('setWrap', () => looks.patch(looks.wrap(isWrapEnabled)));
  }
  setWrapStrategy(strategy: GoogleAppsScript.Spreadsheet.WrapStrategy): Gas {
    return this.#write('setWrapStrategy', () => looks.patch(looks.wrapStrategy(strategy)));
  }
  setBorder(
    top: boolean | null,
    left: boolean | null,
    bottom: boolean | null,
    right: boolean | null,
    vertical: boolean | null,
    horizontal: boolean | null,
    color?: string | null,
    style?: GoogleAppsScript.Spreadsheet.BorderStyle | null,
  ): Gas {
    return this.#write('setBorder', () =>
      looks.border([top, left, bottom, right, vertical, horizontal], color, style),
    );
  }

  getDataValidation(): GasValidation | null {
    return this.#first('getDataValidation', (cell) =>
      cell?.validation ? DataValidationPart.of(this.#context, cell.validation) : null,
    );
  }
  getDataValidations(): (GasValidation | null)[][] {
    return this.#matrix('getDataValidations', (cell) =>
      cell?.validation ? DataValidationPart.of(this.#context, cell.validation) : null,
    );
  }
  setDataValidation(rule: GasValidation | null): Gas {
    return this.#write('setDataValidation', () => {
      const one = ruleOf(rule);
      return looks.validation(() => one);
    });
  }
  setDataValidations(rules: (GasValidation | null)[][]): Gas {
    return this.#write('setDataValidations', () => {
      const lines = checkMatrix(rules, this.#rect, 'setDataValidations').map((line) =>
        line.map((rule) => ruleOf(rule as GasValidation | null)),
      );
      return looks.validation((row, column) => lines[row]?.[column]);
    });
  }
  clearDataValidations(): Gas {
    return this.#write('clearDataValidations', () => clearValidations);
  }
  insertCheckboxes(checkedValue?: unknown, uncheckedValue?: unknown): Gas {
    return this.#write('insertCheckboxes', () => checkboxes(checkedValue, uncheckedValue));
  }

  getNote(): string {
    return this.#first('getNote', (cell) => cell?.note ?? '');
  }
  getNotes(): string[][] {
    return this.#matrix('getNotes', (cell) => cell?.note ?? '');
  }
  setNote(note: string | null): Gas {
    return this.#write('setNote', () => looks.note(() => note));
  }
  setNotes(notes: (string | null)[][]): Gas {
    return this.#write('setNotes', () => {
      const lines = checkMatrix(notes, this.#rect, 'setNotes');
      return looks.note((row, column) => lines[row]?.[column]);
    });
  }
  clearNote(): Gas {
    return this.#write('clearNote', () => looks.note(() => undefined));
  }

  clear(options?: ClearOptions): Gas {
    return this.#write(
      'clear',
      () => (state, sheetId, rect, writer) =>
        clearing(options).reduce((after, op) => op(after, sheetId, rect, writer), state),
    );
  }
  clearContent(): Gas {
    return this.#write('clearContent', () => clearContents);
  }
  clearFormat(): Gas {
    return this.#write('clearFormat', () => looks.clearLooks);
  }

  #local<T>(method: string, body: () => T): T {
    return this.#context.runtime.local(`Range.${method}`, body, 'document');
  }
  getA1Notation(): string {
    return this.#local('getA1Notation', () => rectName(this.#rect));
  }
  getRow(): number {
    return this.#rect.row;
  }
  getRowIndex(): number {
    return this.#rect.row;
  }
  getColumn(): number {
    return this.#rect.column;
  }
  getLastRow(): number {
    return this.#rect.lastRow;
  }
  getLastColumn(): number {
    return this.#rect.lastColumn;
  }
  getNumRows(): number {
    return this.#rect.lastRow - this.#rect.row + 1;
  }
  getNumColumns(): number {
    return this.#rect.lastColumn - this.#rect.column + 1;
  }
  getHeight(): number {
    return this.getNumRows();
  }
  getWidth(): number {
    return this.getNumColumns();
  }
  getGridId(): number {
    return this.#sheetId;
  }
  getSheet(): GasSheet {
    return this.#context.sheet(this.#sheetId);
  }
  getCell(row: number, column: number): Gas {
    return this.#local('getCell', () => {
      const rect = this.#rect;
      const at = { row: rect.row + whole(row, 'row') - 1, column: rect.column + whole(column, 'column') - 1 };
      if (row < 1 || column < 1 || at.row > rect.lastRow || at.column > rect.lastColumn) {
        throw new Refusal('Cell reference out of range');
      }
      return this.#context.range(this.#sheetId, { ...at, lastRow: at.row, lastColumn: at.column });
    });
  }
  offset(rowOffset: number, columnOffset: number, numRows?: number, numColumns?: number): Gas {
    return this.#local('offset', () => {
      const row = this.#rect.row + whole(rowOffset, 'rowOffset');
      const column = this.#rect.column + whole(columnOffset, 'columnOffset');
      const rect = {
        row,
        column,
        lastRow: row + (numRows ?? this.getNumRows()) - 1,
        lastColumn: column + (numColumns ?? this.getNumColumns()) - 1,
      };
      checkInside(sheetOf(this.#context.runtime.state, this.#sheetId), rect);
      return this.#context.range(this.#sheetId, rect);
    });
  }
  isBlank(): boolean {
    return this.#read('isBlank', (sheet) =>
      shownIn(sheet, this.#rect).every((line) => line.every((value) => value === undefined)),
    );
  }
  canEdit(): boolean {
    return this.#read(
      'canEdit',
      (sheet, state) => mayEdit(state, sheet, this.#rect, this.#context.runtime.user) !== 'no',
    );
  }
  isPartOfMerge(): boolean {
    return this.#read('isPartOfMerge', (sheet) => sheet.merges.some((one) => intersects(one, this.#rect)));
  }

  activate(): Gas {
    const { runtime } = this.#context;
    return runtime.view(
      'Range.activate',
      'document',
      () => {
        checkInside(sheetOf(runtime.state, this.#sheetId), this.#rect);
        runtime.store.select(this.#sheetId, this.#rect);
        return this.whole;
      },
      this.#sheetId,
    );
  }

  merge(): Gas {
    return this.#write('merge', () => (state, sheetId, rect, writer) => {
      const emptied = changeCells(
        state,
        sheetId,
        rect,
        (cell, row, column) =>
          row === rect.row && column === rect.column
            ? cell
            : cell && tidy({ ...cell, value: undefined, formula: undefined, computed: undefined }),
        writer,
      );
      const sheet = sheetOf(emptied, sheetId);
      const merges = [...sheet.merges.filter((one) => !intersects(one, rect)), rect];
      return replaceSheet(emptied, { ...sheet, merges });
    });
  }
  breakApart(): Gas {
    return this.#write('breakApart', () => breaking);
  }

  sort(sortSpecObj: unknown): Gas {
    return this.#write('sort', () => {
      const specs = Array.isArray(sortSpecObj) ? (sortSpecObj as unknown[]) : [sortSpecObj];
      const keys = specs.map((spec): SortKey => {
        const column = typeof spec === 'object' && spec !== null && 'column' in spec ? spec.column : spec;
        const ascending =
          typeof spec === 'object' && spec !== null && 'ascending' in spec ? spec.ascending : true;
        const number = whole(column, 'column');
        if (number < this.#rect.column || number > this.#rect.lastColumn) {
          throw new Refusal('The sort column is outside of the range.');
        }
        return { column: number, ascending: ascending !== false };
      });
      return (state, sheetId, rect, writer) => {
        const sheet = sheetOf(state, sheetId);
        checkRights(state, sheet, rect, writer);
        return replaceSheet(state, sortRect(sheet, rect, keys));
      };
    });
  }

  createFilter(): GoogleAppsScript.Spreadsheet.Filter {
    this.#context.runtime.write('Range.createFilter', this.#sheetId, (now) => {
      const check = (state: State): SheetState => {
        const sheet = sheetOf(state, this.#sheetId);
        if (sheet.filter)
          throw new Refusal("You can't create a filter in a sheet that already has a filter.");
        return sheet;
      };
      check(now);
      return (state) =>
        replaceSheet(state, { ...check(state), filter: { rect: this.#rect, hidden: new Map() } });
    });
    return FilterPart.of(this.#context, this.#sheetId);
  }
  getFilter(): GoogleAppsScript.Spreadsheet.Filter | null {
    return this.#read('getFilter', (sheet) =>
      sheet.filter && intersects(sheet.filter.rect, this.#rect)
        ? FilterPart.of(this.#context, this.#sheetId)
        : null,
    );
  }

  protect(): GoogleAppsScript.Spreadsheet.Protection {
    return newProtection(this.#context, 'Range.protect', this.#sheetId, this.#rect);
  }

  applyRowBanding(
    theme?: GoogleAppsScript.Spreadsheet.BandingTheme,
    showHeader = true,
    showFooter = false,
  ): GoogleAppsScript.Spreadsheet.Banding {
    const name = theme === undefined ? 'LIGHT_GREY' : String(theme);
    const [header, second] = BANDS[name] ?? ['#bdbdbd', '#f3f3f3'];
    this.#write('applyRowBanding', () => (state, sheetId, rect) => {
      const sheet = sheetOf(state, sheetId);
      if (sheet.bandings.some((one) => intersects(one.rect, rect))) {
        throw new Refusal(
          'You cannot add alternating background colors to a range that already has alternating background colors.',
        );
      }
      const banding = {
        rect,
        first: '#ffffff',
        second,
        ...(showHeader ? { header } : {}),
        ...(showFooter ? { footer: header } : {}),
      };
      return replaceSheet(state, { ...sheet, bandings: [...sheet.bandings, banding] });
    });
    return new BandingPart(this.whole) as unknown as GoogleAppsScript.Spreadsheet.Banding;
  }

  copyTo(
    destination: GasRange,
    how?:
      | GoogleAppsScript.Spreadsheet.CopyPasteType
      | { formatOnly?: boolean | undefined; contentsOnly?: boolean | undefined },
    transposed = false,
  ): void {
    const { runtime } = this.#context;
    const to = runtime.guard(() => refOf(destination));
    runtime.write('Range.copyTo', to.sheetId, () => {
      if (transposed) throw new Error('not part of the stand-in: Range.copyTo transposed');
      const name = how === undefined ? 'PASTE_NORMAL' : String(how);
      const options = typeof how === 'object' && how !== null ? (how as ClearOptions) : {};
      const values = name === 'PASTE_VALUES' || options.contentsOnly === true;
      const format = name === 'PASTE_FORMAT' || options.formatOnly === true;
      const formula = name === 'PASTE_FORMULA';
      const validation = name === 'PASTE_DATA_VALIDATION';
      const height = Math.max(to.rect.lastRow - to.rect.row + 1, this.getNumRows());
      const width = Math.max(to.rect.lastColumn - to.rect.column + 1, this.getNumColumns());
      const target: Rect = {
        row: to.rect.row,
        column: to.rect.column,
        lastRow: to.rect.row + height - 1,
        lastColumn: to.rect.column + width - 1,
      };
      const writer = writerOf(this.#context);
      return (state) => {
        const source = sheetOf(state, this.#sheetId);
        const shown = shownIn(source, this.#rect);
        return changeCells(
          state,
          to.sheetId,
          target,
          (cell, row, column) => {
            const r = (row - target.row) % this.getNumRows();
            const c = (column - target.column) % this.getNumColumns();
            const from = cellAt(source, this.#rect.row + r, this.#rect.column + c);
            if (format) return tidy({ ...cell, style: from?.style });
            if (validation) return tidy({ ...cell, validation: from?.validation });
            if (values) {
              const value = shown[r]?.[c];
              const scalar = isError(value) ? value.error : value;
              return tidy({
                ...cell,
                formula: undefined,
                computed: undefined,
                value: scalar === '' ? undefined : scalar,
              });
            }
            const moved =
              from?.formula === undefined
                ? { formula: undefined, value: from?.value }
                : {
                    formula: shiftFormula(
                      from.formula,
                      row - this.#rect.row - r,
                      column - this.#rect.column - c,
                    ),
                    value: undefined,
                  };
            if (formula) return tidy({ ...cell, ...moved, computed: undefined });
            return tidy({ ...from, ...moved, computed: undefined });
          },
          writer,
        );
      };
    });
  }
}

/** Header and second colour of Sheets' banding themes. */
const BANDS: Readonly<Record<string, readonly [string, string]>> = {
  LIGHT_GREY: ['#bdbdbd', '#f3f3f3'],
  CYAN: ['#4dd0e1', '#e0f7fa'],
  GREEN: ['#63d297', '#e7f9ef'],
  YELLOW: ['#f7cb4d', '#fef8e3'],
  ORANGE: ['#f46524', '#ffe6dd'],
  BLUE: ['#5b95f9', '#e8f0fe'],
  TEAL: ['#26a69a', '#ddf2f0'],
  GREY: ['#78909c', '#ebeff1'],
  BROWN: ['#cca677', '#f8f2eb'],
  LIGHT_GREEN: ['#8bc34a', '#eef7e3'],
  INDIGO: ['#8989eb', '#e8e7fc'],
  PINK: ['#e91d63', '#fddce8'],
};

class BandingPart extends Part<GoogleAppsScript.Spreadsheet.Banding> {
  readonly #range: Gas;

  constructor(range: Gas) {
    super('Banding');
    this.#range = range;
  }
  getRange(): Gas {
    return this.#range;
  }
}

export class RangeListPart extends Part<GasList> {
  readonly #context: Context;
  readonly #sheetId: number;
  readonly #rects: readonly Rect[];

  constructor(context: Context, sheetId: number, rects: readonly Rect[]) {
    super('RangeList');
    this.#context = context;
    this.#sheetId = sheetId;
    this.#rects = rects;
  }

  static of(context: Context, sheetId: number, rects: readonly Rect[]): GasList {
    return new RangeListPart(context, sheetId, rects) as unknown as GasList;
  }

  #write(method: string, op: () => looks.RectOp): GasList {
    this.#context.runtime.write(`RangeList.${method}`, this.#sheetId, (now) => {
      const sheet = sheetOf(now, this.#sheetId);
      for (const rect of this.#rects) checkInside(sheet, rect);
      const change = op();
      const writer = writerOf(this.#context);
      return (state) =>
        this.#rects.reduce((after, rect) => change(after, this.#sheetId, rect, writer), state);
    });
    return this.whole;
  }

  getRanges(): Gas[] {
    return this.#rects.map((rect) => this.#context.range(this.#sheetId, rect));
  }
  activate(): GasList {
    const { runtime } = this.#context;
    return runtime.view('RangeList.activate', 'document', () => {
      runtime.store.select(this.#sheetId, this.#rects.at(-1), this.#rects.slice(0, -1));
      return this.whole;
    });
  }
  breakApart(): GasList {
    return this.#write('breakApart', () => breaking);
  }
  clear(options?: ClearOptions): GasList {
    return this.#write(
      'clear',
      () => (state, sheetId, rect, writer) =>
        clearing(options).reduce((after, op) => op(after, sheetId, rect, writer), state),
    );
  }
  clearContent(): GasList {
    return this.#write('clearContent', () => clearContents);
  }
  clearDataValidations(): GasList {
    return this.#write('clearDataValidations', () => clearValidations);
  }
  clearFormat(): GasList {
    return this.#write('clearFormat', () => looks.clearLooks);
  }
  clearNote(): GasList {
    return this.#write('clearNote', () => looks.note(() => undefined));
  }
  insertCheckboxes(checkedValue?: unknown, uncheckedValue?: unknown): GasList {
    return this.#write('insertCheckboxes', () => checkboxes(checkedValue, uncheckedValue));
  }
  setBackground(color: string | null): GasList {
    return this.#write('setBackground', () => looks.patch(looks.background(color)));
  }
  setBorder(
    top: boolean | null,
    left: boolean | null,
    bottom: boolean | null,
    right: boolean | null,
    vertical: boolean | null,
    horizontal: boolean | null,
    color?: string | null,
    style?: GoogleAppsScript.Spreadsheet.BorderStyle | null,
  ): GasList {
    return this.#write('setBorder', () =>
      looks.border([top, left, bottom, right, vertical, horizontal], color, style),
    );
  }
  setFontColor(color: string | null): GasList {
    return this.#write('setFontColor', () => looks.patch(looks.fontColour(color)));
  }
  setFontFamily(fontFamily: string | null): GasList {
    return this.#write('setFontFamily', () => looks.patch(looks.fontFamily(fontFamily)));
  }
  setFontLine(line: string | null): GasList {
    return this.#write('setFontLine', () => looks.patch(looks.fontLine(line)));
  }
  setFontSize(size: number): GasList {
    return this.#write('setFontSize', () => looks.patch(looks.fontSize(size)));
  }
  setFontStyle(fontStyle: string | null): GasList {
    return this.#write('setFontStyle', () => looks.patch(looks.fontStyle(fontStyle)));
  }
  setFontWeight(fontWeight: string | null): GasList {
    return this.#write('setFontWeight', () => looks.patch(looks.fontWeight(fontWeight)));
  }
  setFormula(formula: string): GasList {
    return this.#write('setFormula', () => setFormulaAll(formula));
  }
  setHorizontalAlignment(alignment: 'left' | 'center' | 'normal' | 'right' | null): GasList {
    return this.#write('setHorizontalAlignment', () => looks.patch(looks.horizontal(alignment)));
  }
  setNote(note: string | null): GasList {
    return this.#write('setNote', () => looks.note(() => note));
  }
  setNumberFormat(numberFormat: string): GasList {
    return this.#write('setNumberFormat', () => looks.patch(looks.numberFormat(numberFormat)));
  }
  setValue(value: unknown): GasList {
    return this.#write('setValue', () => setAll(checkRaw(value)));
  }
  setVerticalAlignment(alignment: 'top' | 'middle' | 'bottom' | null): GasList {
    return this.#write('setVerticalAlignment', () => looks.patch(looks.vertical(alignment)));
  }
  setWrap(isWrapEnabled: boolean): GasList {
    return this.#write('setWrap', () => looks.patch(looks.wrap(isWrapEnabled)));
  }
  setWrapStrategy(strategy: GoogleAppsScript.Spreadsheet.WrapStrategy): GasList {
    return this.#write('setWrapStrategy', () => looks.patch(looks.wrapStrategy(strategy)));
  }
}
