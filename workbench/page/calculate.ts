/**
 * Univer as the calculator: the script's functions are offered to it, run in the script's own realm, and what
 * it makes of the formulas goes back into the model.
 */
import { BooleanNumber, type IDisposable, ObjectMatrix, type ICellData, type Nullable } from '@univerjs/core';
import {
  ArrayValueObject,
  BaseFunction,
  type BaseValueObject,
  BooleanValueObject,
  compareToken,
  ErrorType,
  ErrorValueObject,
  FormulaDataModel,
  FunctionType,
  IActiveDirtyManagerService,
  IDescriptionService,
  IFunctionService,
  NumberValueObject,
  SetFormulaCalculationNotificationMutation,
  SetFormulaCalculationStartMutation,
  SetRangeValuesMutation,
  SetTriggerFormulaCalculationStartMutation,
  StringValueObject,
} from '@univerjs/preset-sheets-core';
import { cellName } from '../host/model/a1';
import { serialOf } from '../host/model/dates';
import { isDateFormat } from '../host/model/number-format';
import { cellAt, type Computed } from '../host/model/state';
import type { Workbook } from '../host/model/workbook';
import type { SheetFunction } from './docs';
import { type Grid, UNIT } from './grid';
import { modelValue } from './look';
import type { Realm } from './realm';
import { type Script, sentence } from './script';

export interface Calculator {
  /** Offers the functions of this script and calculates everything anew. */
  use(script: Script): void;
  /** Resolves once nothing waits to be calculated and all results are in the model. */
  settled(): Promise<void>;
}

/** Univer has no such error; it takes any text. */
const ERROR = '#ERROR!' as ErrorType;

type Result = Computed | readonly (readonly Computed[])[];

export function createCalculator(grid: Grid, workbook: Workbook): Calculator {
  const { injector, commands } = grid;
  const functions = injector.get(IFunctionService);
  const descriptions = injector.get(IDescriptionService);
  const formulas = injector.get(FormulaDataModel);
  const dirty = injector.get(IActiveDirtyManagerService);
  const sentences = new Map<string, string>();
  const blocked: Surroundings['blocked'] = new Map();
  functions.registerExecutors(new Comparison('COMPARE'));
  let registered: IDisposable[] = [];
  let waiting = false;
  let running = false;
  let onSettled: (() => void)[] = [];

  const settle = () => {
    if (waiting || running) return;
    const callbacks = onSettled;
    onSettled = [];
    for (const callback of callbacks) callback();
  };

  function report() {
    const arrays = formulas.getArrayFormulaRange()[UNIT];
    const spilled = formulas.getArrayFormulaCellData()[UNIT];
    const results = workbook.formulas().flatMap(({ sheetId, row, column }) => {
      const id = String(sheetId);
      const sheet = grid.workbook().getSheetBySheetId(id);
      if (!sheet) return [];
      const cells = sheet.getCellMatrix();
      const own = modelValue(cells.getValue(row - 1, column - 1));
      const range = arrays?.[id]?.[row - 1]?.[column - 1];
      const single =
        range === undefined || (range.startRow === range.endRow && range.startColumn === range.endColumn);
      let result: Result = own;
      if (typeof own === 'object') {
        const message = sentences.get(cellKey(sheetId, row, column));
        if (message !== undefined && ['#ERROR!', '#REF!'].includes(own.error)) result = { ...own, message };
      } else if (!single) {
        const matrix = new ObjectMatrix<Nullable<ICellData>>(spilled?.[id] ?? {});
        result = Array.from({ length: range.endRow - range.startRow + 1 }, (_, r) =>
          Array.from({ length: range.endColumn - range.startColumn + 1 }, (__, c) =>
            r === 0 && c === 0 ? own : modelValue(matrix.getValue(range.startRow + r, range.startColumn + c)),
          ),
        );
      }
      return [{ sheetId, row, column, result }];
    });
    if (results.length > 0) workbook.setComputedAll(results);
  }

  commands.onCommandExecuted(({ id, params }, options) => {
    if (id === SetFormulaCalculationStartMutation.id) {
      waiting = false;
      running = true;
    } else if (id === SetFormulaCalculationNotificationMutation.id) {
      const { functionsExecutedState: state } = params as { functionsExecutedState?: number };
      if (state === undefined) return;
      // 1 is stopped: it starts again with what came in between.
      if (state === 1) return;
      running = false;
      // The results are applied by a listener of the same command: after it.
      queueMicrotask(() => {
        report();
        settle();
      });
    } else if (dirty.get(id)) {
      if (id === SetRangeValuesMutation.id && options?.onlyLocal === true) return;
      waiting = true;
    }
  });

  // What was in the way may be gone.
  workbook.subscribe(({ by, sheets }) => {
    if (by === 'calculator' || blocked.size === 0 || !sheets.some(({ contents, frame }) => contents || frame))
      return;
    const dirtyRanges = [...blocked.values()].map(({ sheetId, row, column }) => ({
      unitId: UNIT,
      sheetId: String(sheetId),
      range: { startRow: row - 1, endRow: row - 1, startColumn: column - 1, endColumn: column - 1 },
    }));
    blocked.clear();
    calculate(dirtyRanges);
  });

  return {
    use(script) {
      for (const old of registered) old.dispose();
      functions.unregisterExecutors(...script.functions.map(({ name }) => name));
      functions.registerExecutors(
        ...script.functions.map(
          ({ name }) => new ScriptFunction(name, { script, workbook, sentences, blocked }),
        ),
      );
      // Univer keeps parsed formulas, and with them the functions of before.
      const names = script.functions.map(({ name }) => name);
      functions.deleteFormulaAstCacheKey(...names, ...names.map((name) => name.toLowerCase()));
      registered = [descriptions.registerDescriptions(script.functions.map(description))];
      calculate();
    },
    settled() {
      return new Promise((resolve) => {
        onSettled.push(resolve);
        settle();
      });
    },
  };

  /** Everything, or the formulas in these cells. */
  function calculate(dirtyRanges?: readonly object[]) {
    const params = {
      forceCalculation: dirtyRanges === undefined,
      dirtyRanges: dirtyRanges ?? [],
      dirtyNameMap: {},
      dirtyDefinedNameMap: {},
      dirtySuperTableMap: {},
      dirtyUnitFeatureMap: {},
      dirtyUnitOtherFormulaMap: {},
      clearDependencyTreeCache: {},
    };
    // Joins the queue of what is to be calculated.
    commands.syncExecuteCommand(SetTriggerFormulaCalculationStartMutation.id, params, { onlyLocal: true });
  }
}

function description({ name, description: text, parameters }: SheetFunction) {
  return {
    functionName: name,
    functionType: FunctionType.User,
    description: text,
    abstract: text,
    functionParameter: parameters.map((parameter) => ({
      name: parameter.name,
      // The grid says by itself which are optional.
      detail: parameter.text.replace(/^optional\.?\s*/i, ''),
      example: parameter.name,
      require: parameter.optional ? BooleanNumber.FALSE : BooleanNumber.TRUE,
      repeat: BooleanNumber.FALSE,
    })),
  };
}

/**
 * `=`, `<>`, `<` and their like. Univer compares even a single cell with every value of its column, which makes
 * a formula down a long column take seconds.
 */
class Comparison extends BaseFunction {
  private operator: compareToken = compareToken.EQUALS;

  setCompareType(operator: compareToken) {
    this.operator = operator;
  }

  override calculate(...operands: BaseValueObject[]): BaseValueObject {
    const [a, b] = operands.map(single);
    if (!a || !b) return ErrorValueObject.create(ErrorType.VALUE);
    if (a.isError()) return a;
    if (b.isError()) return b;
    return a.compare(b, this.operator);
  }
}

function single(variant: BaseValueObject): BaseValueObject {
  if (!variant.isArray()) return variant;
  const array = variant as ArrayValueObject;
  const only = array.getRowCount() === 1 && array.getColumnCount() === 1;
  return (only ? array.get(0, 0) : undefined) ?? variant;
}

/** What the sheet functions need of the page. */
interface Surroundings {
  readonly script: Script;
  readonly workbook: Workbook;
  /** The sentence behind each error, by `cellKey`. */
  readonly sentences: Map<string, string>;
  /** Formulas whose result has no room at present. */
  readonly blocked: Map<string, { readonly sheetId: number; readonly row: number; readonly column: number }>;
}

function cellKey(sheetId: number, row: number, column: number): string {
  return `${sheetId}!${row},${column}`;
}

/** A sheet function of the script as Univer calls it. */
class ScriptFunction extends BaseFunction {
  private readonly surroundings: Surroundings;

  constructor(name: string, surroundings: Surroundings) {
    super(name);
    this.surroundings = surroundings;
  }

  override calculate(...variants: BaseValueObject[]): BaseValueObject {
    const { script, sentences, blocked, workbook } = this.surroundings;
    const at = { sheetId: Number(this.subUnitId), row: this.row + 1, column: this.column + 1 };
    const cell = cellKey(at.sheetId, at.row, at.column);
    blocked.delete(cell);
    try {
      const result = script.run('function', (realm) => {
        const args = variants.map((variant) => argument(variant, realm));
        return returned(realm.call(String(this.name), args));
      });
      const obstacle = result.isArray()
        ? noRoom(workbook, at, String(this.name), result as ArrayValueObject)
        : undefined;
      if (obstacle !== undefined) {
        blocked.set(cell, at);
        sentences.set(cell, obstacle);
        return ErrorValueObject.create(ErrorType.REF, obstacle);
      }
      sentences.delete(cell);
      return result;
    } catch (error) {
      const { message, line } = sentence(error);
      const text = line === undefined ? message : `${message} (line ${line}).`;
      sentences.set(cell, text);
      return ErrorValueObject.create(ERROR, text);
    }
  }
}

/** Why the block cannot stand in the cell, in Sheets' words; only where the formula is nothing but the call. */
function noRoom(
  workbook: Workbook,
  { sheetId, row, column }: { readonly sheetId: number; readonly row: number; readonly column: number },
  name: string,
  result: ArrayValueObject,
): string | undefined {
  const sheet = workbook.state.sheets.find(({ id }) => id === sheetId);
  const formula = sheet && cellAt(sheet, row, column)?.formula;
  if (!sheet || formula === undefined || !isOnlyCall(formula, name)) return undefined;
  const [height, width] = [result.getRowCount(), result.getColumnCount()];
  const more = (missing: number, what: string) =>
    `Result was not automatically expanded, please insert more ${what} (${missing}).`;
  if (row + height - 1 > sheet.maxRows) return more(row + height - 1 - sheet.maxRows, 'rows');
  if (column + width - 1 > sheet.maxColumns) return more(column + width - 1 - sheet.maxColumns, 'columns');
  for (let r = row; r < row + height; r++) {
    for (let c = column; c < column + width; c++) {
      if (r === row && c === column) continue;
      const { content, spilledFrom } = workbook.cell(sheetId, r, c);
      const foreign = spilledFrom && (spilledFrom.row !== row || spilledFrom.column !== column);
      if (content === '' && !foreign) continue;
      return `Array result was not expanded because it would overwrite data in ${cellName(r, c)}.`;
    }
  }
  return undefined;
}

/** `=NAME(…)` and nothing after its closing bracket. */
function isOnlyCall(formula: string, name: string): boolean {
  const start = new RegExp(String.raw`^=\s*${name}\s*\(`, 'i').exec(formula)?.[0].length;
  if (start === undefined) return false;
  const rest = formula.slice(start).replace(/"[^"]*"|'[^']*'/g, '');
  let depth = 1;
  for (let i = 0; i < rest.length; i++) {
    if (rest[i] === '(') depth++;
    if (rest[i] === ')' && --depth === 0) return rest.slice(i + 1).trim() === '';
  }
  // Univer adds a bracket that is missing at the end.
  return true;
}

/** As Sheets hands it over: a cell is its value, a range rows of values, a blank `''`, a date a Date. */
function argument(variant: BaseValueObject, realm: Realm): unknown {
  if (!variant.isArray()) return scalar(variant, realm);
  const rows: unknown[][] = [];
  const array = variant as ArrayValueObject;
  const [height, width] = [array.getRowCount(), array.getColumnCount()];
  for (let r = 0; r < height; r++) {
    const row: unknown[] = [];
    for (let c = 0; c < width; c++) row.push(scalar(array.get(r, c) ?? undefined, realm));
    rows.push(row);
  }
  return height === 1 && width === 1 ? rows[0]?.[0] : rows;
}

function scalar(variant: BaseValueObject | undefined, realm: Realm): unknown {
  if (!variant || variant.isNull()) return '';
  if (variant.isError()) return (variant as ErrorValueObject).getErrorType();
  const value = variant.getValue();
  if (variant.isNumber() && typeof value === 'number' && isDateFormat(variant.getPattern())) {
    return dateOf(value, realm);
  }
  return value;
}

/** The wall clock of the serial number, as a Date of the script's world. */
function dateOf(serial: number, realm: Realm): Date {
  const days = Math.floor(serial);
  const seconds = Math.round((serial - days) * 86400);
  return new realm.Date(1899, 11, 30 + days, 0, 0, seconds);
}

function returned(result: unknown): BaseValueObject {
  if (!Array.isArray(result)) return valueObject(result);
  const list = result as readonly unknown[];
  // A plain list is a column.
  const rows = list.map((row) => (Array.isArray(row) ? (row as readonly unknown[]) : [row]));
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (rows.length === 0 || width === 0) return StringValueObject.create('');
  if (rows.length === 1 && width === 1) return valueObject(rows[0]?.[0]);
  return ArrayValueObject.create({
    calculateValueList: rows.map((row) => Array.from({ length: width }, (_, c) => valueObject(row[c]))),
    rowCount: rows.length,
    columnCount: width,
    unitId: '',
    sheetId: '',
    row: -1,
    column: -1,
  });
}

function valueObject(value: unknown): BaseValueObject {
  if (value === undefined || value === null || value === '') return StringValueObject.create('');
  if (typeof value === 'number') {
    return Number.isFinite(value) ? NumberValueObject.create(value) : ErrorValueObject.create(ErrorType.NUM);
  }
  if (typeof value === 'boolean') return BooleanValueObject.create(value);
  if (Object.prototype.toString.call(value) === '[object Date]') {
    const date = value as Date;
    const day = serialOf(date.getFullYear(), date.getMonth() + 1, date.getDate());
    const time = (date.getHours() * 3600 + date.getMinutes() * 60 + date.getSeconds()) / 86400;
    return NumberValueObject.create(day + time, time === 0 ? 'yyyy-mm-dd' : 'yyyy-mm-dd hh:mm:ss');
  }
  return StringValueObject.create(String(value));
}
