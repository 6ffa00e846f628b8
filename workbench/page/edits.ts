/**
 * What the user does in the grid, done to the model instead: Univer's commands are replaced by ones that
 * change the model; the view then brings the change back into the grid. Undo is the model's own.
 */
import {
  CommandType,
  IUniverInstanceService,
  ObjectMatrix,
  RedoCommand,
  UndoCommand,
  UniverInstanceType,
  type Direction,
  type IAccessor,
  type ICellData,
  type IRange,
  type Nullable,
} from '@univerjs/core';
import {
  AFTER_CELL_EDIT,
  BEFORE_CELL_EDIT,
  CopyCommand,
  CutCommand,
  SheetInterceptorService,
  SheetPasteCommand,
  SheetPasteShortKeyCommand,
  SheetsSelectionsService,
} from '@univerjs/preset-sheets-core';
import { shiftFormula } from '../host/model/a1';
import { NO_STYLE, type Rect, type Style } from '../host/model/state';
import { Refusal } from '../host/model/refusal';
import type { Workbook } from '../host/model/workbook';
import { type Grid, UNIT } from './grid';
import type { History } from './history';
import { parseTable } from './table-text';

export interface EditsContext {
  readonly grid: Grid;
  readonly workbook: Workbook;
  readonly history: History;
  /** Sheets says no, or warns. */
  tell(sentence: string): void;
}

interface SheetParams {
  readonly subUnitId?: string;
  readonly unitId?: string;
}

interface Copied {
  readonly sheetId: number;
  readonly rect: Rect;
  readonly cut: boolean;
}

/** What is typed into one cell: the text as the editor had it. */
const TYPED = 'berger.typed';
type TypedCell = Pick<ICellData, 'v' | 't' | 'f' | 'p' | 'custom'>;

export interface Edits {
  /** True while the grid tells the model what the user selected. */
  readonly selecting: boolean;
}

export function takeOverEdits(context: EditsContext): Edits {
  const { grid, workbook, history } = context;
  const selections = grid.injector.get(SheetsSelectionsService);
  let copied: Copied | undefined;

  const sheetIdOf = (params: SheetParams | undefined) =>
    Number(params?.subUnitId ?? grid.workbook().getActiveSheet()?.getSheetId());
  const selected = (): readonly IRange[] => selections.getCurrentSelections().map(({ range }) => range);

  /** Runs a change of the model; a refusal is told. */
  function change(work: () => unknown): boolean {
    try {
      const warning = history.record(work);
      if (typeof warning === 'string') context.tell(warning);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      context.tell(error.message);
      return false;
    }
  }

  function replace<T>(id: string, handler: (params: T, accessor: IAccessor) => boolean) {
    if (!grid.commands.hasCommand(id)) throw new Error(`Univer has no command ${id}.`);
    grid.commands.unregisterCommand(id);
    grid.commands.registerCommand({
      id,
      type: CommandType.COMMAND,
      handler: (accessor: IAccessor, params?: object) => handler((params ?? {}) as T, accessor),
    });
  }

  const rect = (sheetId: number, { startRow, endRow, startColumn, endColumn }: IRange): Rect => {
    const sheet = workbook.sheet(sheetId);
    // A whole column or row has NaN at its ends.
    const [row, lastRow] = Number.isNaN(startRow) ? [1, sheet.maxRows] : [startRow + 1, endRow + 1];
    const [column, lastColumn] = Number.isNaN(startColumn)
      ? [1, sheet.maxColumns]
      : [startColumn + 1, endColumn + 1];
    return { row, column, lastRow, lastColumn };
  };

  // Typing: the editor's text goes to the model as it is, before anything of Univer reads it.
  const interceptors = grid.injector.get(SheetInterceptorService);
  interceptors.writeCellInterceptor.intercept(AFTER_CELL_EDIT, {
    priority: 1000,
    handler(value, at) {
      if (at.unitId !== UNIT || !value) return value;
      const typed = typedText(value);
      const before = workbook.cell(Number(at.subUnitId), at.row + 1, at.col + 1);
      // Nothing changed: give back what was there, so that no command runs.
      if (typed === before.content) return at.worksheet.getCellRaw(at.row, at.col) ?? null;
      return { v: typed, custom: { [TYPED]: typed } };
    },
  });
  interceptors.writeCellInterceptor.intercept(BEFORE_CELL_EDIT, {
    priority: 1000,
    handler(value, at, next) {
      if (at.unitId !== UNIT) return next(value);
      const { content, formula, spilledFrom } = workbook.cell(Number(at.subUnitId), at.row + 1, at.col + 1);
      if (spilledFrom) return next(value);
      if (formula !== undefined) return { ...value, f: formula, p: null };
      return content === '' ? next(value) : { ...value, v: content, p: null };
    },
  });

  replace<SheetParams & { range?: IRange; value: unknown }>('sheet.command.set-range-values', (params) => {
    const sheetId = sheetIdOf(params);
    const cells = valuesOf(params.value, params.range ?? selected()[0]);
    return change(() => {
      let warning: string | undefined;
      for (const { row, column, cell } of cells) {
        warning = workbook.enter(sheetId, row + 1, column + 1, typedText(cell)).warning ?? warning;
      }
      return warning;
    });
  });

  const clear = (params: SheetParams & { ranges?: readonly IRange[] }) => {
    const sheetId = sheetIdOf(params);
    const ranges = params.ranges ?? selected();
    return change(() => {
      for (const range of ranges) workbook.clear(sheetId, rect(sheetId, range));
    });
  };
  replace('sheet.command.clear-selection-content', clear);
  replace<SheetParams & { ranges?: readonly IRange[] }>('sheet.command.clear-selection-format', (params) => {
    const sheetId = sheetIdOf(params);
    return change(() => {
      for (const range of params.ranges ?? selected()) resetStyle(workbook, sheetId, rect(sheetId, range));
    });
  });
  replace<SheetParams & { ranges?: readonly IRange[] }>('sheet.command.clear-selection-all', (params) => {
    const sheetId = sheetIdOf(params);
    return change(() => {
      for (const range of params.ranges ?? selected()) {
        workbook.clear(sheetId, rect(sheetId, range));
        resetStyle(workbook, sheetId, rect(sheetId, range));
      }
    });
  });
  replace<SheetParams & { clearRange: IRange }>('sheet.command.auto-clear-content', (params) =>
    clear({ ...params, ranges: [params.clearRange] }),
  );

  replace<SheetParams & { range?: IRange; style: { type: string; value: unknown } }>(
    'sheet.command.set-style',
    (params) => {
      const sheetId = sheetIdOf(params);
      const style = styleChange(params.style);
      return change(() => {
        if (!style) return;
        for (const range of params.range ? [params.range] : selected())
          workbook.setStyle(sheetId, rect(sheetId, range), style);
      });
    },
  );

  // Rows and columns.
  replace<SheetParams & { range: IRange; direction: Direction }>(
    'sheet.command.insert-row-by-range',
    (params) => {
      const { startRow, endRow } = params.range;
      return change(() => workbook.insertRows(sheetIdOf(params), startRow + 1, endRow - startRow + 1));
    },
  );
  replace<SheetParams & { range: IRange }>('sheet.command.insert-col-by-range', (params) => {
    const { startColumn, endColumn } = params.range;
    return change(() =>
      workbook.insertColumns(sheetIdOf(params), startColumn + 1, endColumn - startColumn + 1),
    );
  });
  replace<SheetParams & { range: IRange }>('sheet.command.remove-row-by-range', (params) => {
    const { startRow, endRow } = params.range;
    return change(() => workbook.deleteRows(sheetIdOf(params), startRow + 1, endRow - startRow + 1));
  });
  replace<SheetParams & { range: IRange }>('sheet.command.remove-col-by-range', (params) => {
    const { startColumn, endColumn } = params.range;
    return change(() =>
      workbook.deleteColumns(sheetIdOf(params), startColumn + 1, endColumn - startColumn + 1),
    );
  });
  const setWidths = (sheetId: number, ranges: readonly IRange[], width: (column: number) => number) =>
    change(() => {
      for (const range of ranges) {
        const { column, lastColumn } = rect(sheetId, range);
        for (let c = column; c <= lastColumn; c++)
          workbook.setColumnWidth(sheetId, c, Math.max(20, Math.round(width(c))));
      }
    });
  replace<{ deltaX: number; anchorCol: number }>(
    'sheet.command.delta-column-width',
    ({ deltaX, anchorCol }) => {
      const sheetId = sheetIdOf(undefined);
      const present = workbook.sheet(sheetId).columnWidths[anchorCol] ?? 100;
      const whole = selected().filter((range) => Number.isNaN(range.startRow) || range.rangeType === 2);
      const inside = whole.some(
        ({ startColumn, endColumn }) => startColumn <= anchorCol && anchorCol <= endColumn,
      );
      const one = { startRow: 0, endRow: 0, startColumn: anchorCol, endColumn: anchorCol };
      return setWidths(sheetId, inside ? whole : [one], () => present + deltaX);
    },
  );
  replace<{ value: number }>('sheet.command.set-worksheet-col-width', ({ value }) =>
    setWidths(sheetIdOf(undefined), selected(), () => value),
  );

  // Copying, cutting, filling: contents and looks, formulas moved along.
  const copyCells = (
    from: Copied,
    sheetId: number,
    row: number,
    column: number,
    height: number,
    width: number,
  ) => {
    const source = from.rect;
    const sourceHeight = source.lastRow - source.row + 1;
    const sourceWidth = source.lastColumn - source.column + 1;
    const cells = Array.from({ length: height }, (_, r) =>
      Array.from({ length: width }, (__, c) => {
        const fromRow = source.row + (r % sourceHeight);
        const fromColumn = source.column + (c % sourceWidth);
        const cell = workbook.cell(from.sheetId, fromRow, fromColumn);
        const content =
          cell.formula !== undefined && !from.cut
            ? shiftFormula(cell.formula, row + r - fromRow, column + c - fromColumn)
            : cell.spilledFrom
              ? cell.display
              : cell.content;
        return { content, style: cell.style };
      }),
    );
    if (from.cut) workbook.clear(from.sheetId, source);
    cells.forEach((line, r) =>
      line.forEach(({ style }, c) => {
        const at = { row: row + r, lastRow: row + r, column: column + c, lastColumn: column + c };
        resetStyle(workbook, sheetId, at);
        const { format, ...looks } = style;
        if (format !== undefined) workbook.setNumberFormat(sheetId, at, format);
        if (Object.keys(looks).length > 0) workbook.setStyle(sheetId, at, looks);
      }),
    );
    workbook.paste(
      sheetId,
      row,
      column,
      cells.map((line) => line.map(({ content }) => content)),
    );
  };

  grid.commands.onCommandExecuted(({ id }) => {
    if (id !== CopyCommand.id && id !== CutCommand.id) return;
    if (grid.injector.get(IUniverInstanceService).getFocusedUnit()?.type !== UniverInstanceType.UNIVER_SHEET)
      return;
    const [range] = selected();
    const sheetId = sheetIdOf(undefined);
    copied = range && { sheetId, rect: rect(sheetId, range), cut: id === CutCommand.id };
  });
  const paste = (text: string, own: boolean) => {
    const sheetId = sheetIdOf(undefined);
    const [range] = selected();
    if (!range) return false;
    const target = rect(sheetId, range);
    const from = copied;
    if (own && from) {
      const height = from.rect.lastRow - from.rect.row + 1;
      const width = from.rect.lastColumn - from.rect.column + 1;
      const times = (space: number, size: number) =>
        from.cut ? size : Math.max(1, Math.floor(space / size)) * size;
      if (from.cut) copied = undefined;
      return change(() =>
        copyCells(
          from,
          sheetId,
          target.row,
          target.column,
          times(target.lastRow - target.row + 1, height),
          times(target.lastColumn - target.column + 1, width),
        ),
      );
    }
    const rows = parseTable(text);
    return change(() => workbook.paste(sheetId, target.row, target.column, rows).warning);
  };
  replace<{ textContent?: string; htmlContent?: string }>(SheetPasteShortKeyCommand.id, (params) =>
    paste(params.textContent ?? '', /data-copy-id/.test(params.htmlContent ?? '')),
  );
  const pasteFromMenu = async () => {
    const text = await navigator.clipboard.readText();
    return paste(text, copied !== undefined);
  };
  // Of the several commands behind this id, the first by priority whose conditions hold is run.
  const menuPaste = {
    ...SheetPasteCommand,
    name: 'berger.paste',
    priority: SheetPasteCommand.priority + 1,
    handler: pasteFromMenu,
  };
  grid.commands.registerMultipleCommand(menuPaste);
  for (const id of ['paste-value', 'paste-format', 'paste-col-width', 'paste-besides-border']) {
    replace(`sheet.command.${id}`, () => {
      void pasteFromMenu();
      return true;
    });
  }

  const fill = (sheetId: number, source: Rect, target: Rect) =>
    change(() => {
      const series = numberSeries(workbook, sheetId, source, target);
      if (series) {
        for (const { row, column, value } of series) workbook.enter(sheetId, row, column, String(value));
        return;
      }
      const from = { sheetId, rect: source, cut: false };
      const outside = difference(target, source);
      if (!outside) return;
      // Upwards and to the left the pattern ends at the source.
      copyCells(
        from,
        sheetId,
        outside.row,
        outside.column,
        outside.lastRow - outside.row + 1,
        outside.lastColumn - outside.column + 1,
      );
    });
  replace<SheetParams & { sourceRange: IRange; targetRange: IRange }>('sheet.command.auto-fill', (params) => {
    const sheetId = sheetIdOf(params);
    const target = rect(sheetId, params.targetRange);
    selections.setSelections(UNIT, String(sheetId), [
      {
        range: params.targetRange,
        primary: selections.getCurrentLastSelection()?.primary ?? null,
        style: null,
      },
    ]);
    return fill(sheetId, rect(sheetId, params.sourceRange), target);
  });
  const copyAlong = (down: boolean) => () => {
    const sheetId = sheetIdOf(undefined);
    const [range] = selected();
    if (!range) return false;
    const all = rect(sheetId, range);
    const source = down ? { ...all, lastRow: all.row } : { ...all, lastColumn: all.column };
    return change(() =>
      copyCells(
        { sheetId, rect: source, cut: false },
        sheetId,
        all.row,
        all.column,
        all.lastRow - all.row + 1,
        all.lastColumn - all.column + 1,
      ),
    );
  };
  replace('sheet.command.copy-down', copyAlong(true));
  replace('sheet.command.copy-right', copyAlong(false));
  replace<{ fromRange: IRange; toRange: IRange }>('sheet.command.move-range', ({ fromRange, toRange }) => {
    const sheetId = sheetIdOf(undefined);
    const source = rect(sheetId, fromRange);
    return change(() =>
      copyCells(
        { sheetId, rect: source, cut: true },
        sheetId,
        toRange.startRow + 1,
        toRange.startColumn + 1,
        source.lastRow - source.row + 1,
        source.lastColumn - source.column + 1,
      ),
    );
  });

  // Tabs.
  replace('sheet.command.insert-sheet', () => {
    return change(() => workbook.select(workbook.addSheet()));
  });
  replace<SheetParams>('sheet.command.remove-sheet', (params) =>
    change(() => workbook.deleteSheet(sheetIdOf(params))),
  );
  replace<SheetParams & { name: string }>('sheet.command.set-worksheet-name', (params) =>
    change(() => workbook.renameSheet(sheetIdOf(params), params.name)),
  );
  replace<SheetParams & { order: number }>('sheet.command.set-worksheet-order', (params) =>
    change(() => workbook.moveSheet(sheetIdOf(params), params.order + 1)),
  );
  replace<SheetParams>('sheet.command.copy-sheet', (params) =>
    change(() => workbook.select(workbook.duplicateSheet(sheetIdOf(params)))),
  );
  replace<SheetParams>('sheet.command.set-worksheet-hidden', (params) =>
    change(() => workbook.hideSheet(sheetIdOf(params))),
  );
  replace<SheetParams>('sheet.command.set-worksheet-show', (params) =>
    change(() => {
      workbook.showSheet(sheetIdOf(params));
      workbook.select(sheetIdOf(params));
    }),
  );

  // Notes.
  replace<{ sheetId?: string; row: number; col: number; note: { note: string } }>(
    'sheet.command.update-note',
    (params) => {
      const sheetId = sheetIdOf(params.sheetId === undefined ? undefined : { subUnitId: params.sheetId });
      return change(() =>
        workbook.setNote(sheetId, params.row + 1, params.col + 1, params.note.note || undefined),
      );
    },
  );
  replace<{ sheetId?: string; row?: number; col?: number }>('sheet.command.delete-note', (params) => {
    const sheetId = sheetIdOf(params.sheetId === undefined ? undefined : { subUnitId: params.sheetId });
    const at = selections.getCurrentLastSelection()?.primary;
    const row = params.row ?? at?.actualRow;
    const column = params.col ?? at?.actualColumn;
    if (row === undefined || column === undefined) return false;
    return change(() => workbook.setNote(sheetId, row + 1, column + 1, undefined));
  });

  // What the model has no place for does nothing.
  for (const id of UNSUPPORTED) replace(id, () => false);

  // Undo and redo: of the text in an open editor Univer's own, else the model's.
  for (const [command, act] of [
    [UndoCommand, () => history.undo()],
    [RedoCommand, () => history.redo()],
  ] as const) {
    replace(command.id, (_params, accessor) => {
      const focused = accessor.get(IUniverInstanceService).getFocusedUnit();
      if (focused && focused.type !== UniverInstanceType.UNIVER_SHEET)
        return command.handler(accessor) as boolean;
      act();
      return true;
    });
  }

  // The model knows where the user is: scripts ask for it.
  let selecting = false;
  grid.commands.onCommandExecuted(({ id, params }) => {
    if (id !== 'sheet.operation.set-selections' && id !== 'sheet.operation.set-worksheet-active') return;
    const { unitId } = (params ?? {}) as SheetParams;
    if (unitId !== UNIT) return;
    const sheetId = sheetIdOf(undefined);
    if (Number.isNaN(sheetId) || !workbook.state.sheets.some((sheet) => sheet.id === sheetId)) return;
    const rects = selected().map((range) => rect(sheetId, range));
    selecting = true;
    try {
      workbook.select(sheetId, rects.pop(), rects);
    } finally {
      selecting = false;
    }
  });
  return {
    get selecting() {
      return selecting;
    },
  };
}

const UNSUPPORTED = [
  'move-rows', 'move-cols', 'insert-range-move-down', 'insert-range-move-right', 'delete-range-move-left',
  'delete-range-move-up', 'set-frozen', 'set-selection-frozen', 'cancel-frozen', 'set-rows-hidden', 'set-col-hidden',
  'set-tab-color', 'refill', 'split-text-to-columns', 'toggle-gridlines', 'add-worksheet-merge', 'reorder-range',
].map((name) => `sheet.command.${name}`); // prettier-ignore

/** The text of a cell as Univer's editor or dropdown gives it. */
function typedText(cell: Nullable<TypedCell>): string {
  if (!cell) return '';
  const typed = cell.custom?.[TYPED];
  if (typeof typed === 'string') return typed;
  if (typeof cell.f === 'string' && cell.f !== '') return cell.f;
  const stream = cell.p?.body?.dataStream;
  if (stream !== undefined) return stream.replace(/\r\n$/, '').replaceAll('\r', '\n');
  const { v } = cell;
  if (v === undefined || v === null) return '';
  if (typeof v === 'boolean' || cell.t === 3) return v === true || v === 1 ? 'TRUE' : 'FALSE';
  // A forced text has lost its apostrophe in Univer's hands.
  return cell.t === 4 ? `'${v}` : String(v);
}

interface PlacedCell {
  readonly row: number;
  readonly column: number;
  readonly cell: ICellData;
}

/** The cells that Univer's command means: one value for a range, rows of values, or a matrix by position. */
function valuesOf(value: unknown, range: IRange | undefined): readonly PlacedCell[] {
  const cells: PlacedCell[] = [];
  if (Array.isArray(value) && range) {
    (value as readonly (readonly ICellData[])[]).forEach((line, r) =>
      line.forEach((cell, c) => cells.push({ row: range.startRow + r, column: range.startColumn + c, cell })),
    );
  } else if (isCell(value) && range) {
    for (let row = range.startRow; row <= range.endRow; row++) {
      for (let column = range.startColumn; column <= range.endColumn; column++)
        cells.push({ row, column, cell: value });
    }
  } else {
    new ObjectMatrix<ICellData>(value as Record<number, Record<number, ICellData>>).forValue(
      (row, column, cell) => {
        cells.push({ row, column, cell });
      },
    );
  }
  return cells;
}

function isCell(value: unknown): value is ICellData {
  return typeof value === 'object' && value !== null && ['v', 'f', 'p', 's', 't'].some((key) => key in value);
}

function styleChange({ type, value }: { type: string; value: unknown }): Partial<Style> | undefined {
  const on = typeof value === 'object' && value !== null ? (value as { s?: number }).s === 1 : value === 1;
  const colour = typeof value === 'object' && value !== null ? (value as { rgb?: string }).rgb : undefined;
  // An absent look is written as undefined: the model drops it.
  const change = (style: Record<string, unknown>) => style as Partial<Style>;
  switch (type) {
    case 'bl':
      return change({ fontWeight: on ? 'bold' : undefined });
    case 'it':
      return change({ fontStyle: on ? 'italic' : undefined });
    case 'ul':
      return change({ fontLine: on ? 'underline' : undefined });
    case 'st':
      return change({ fontLine: on ? 'line-through' : undefined });
    case 'bg':
      return change({ background: colour });
    case 'cl':
      return change({ fontColour: colour });
    default:
      return undefined;
  }
}

function resetStyle(workbook: Workbook, sheetId: number, rect: Rect) {
  workbook.setNumberFormat(sheetId, rect, undefined);
  workbook.setStyle(sheetId, rect, NO_STYLE as unknown as Partial<Style>);
}

/** Two or more numbers at equal steps go on; undefined: the fill copies. */
function numberSeries(workbook: Workbook, sheetId: number, source: Rect, target: Rect) {
  const vertical = target.lastRow - target.row > source.lastRow - source.row;
  const lanes = vertical
    ? Array.from({ length: source.lastColumn - source.column + 1 }, (_, i) => source.column + i)
    : Array.from({ length: source.lastRow - source.row + 1 }, (_, i) => source.row + i);
  const [first, last, from, to] = vertical
    ? [source.row, source.lastRow, target.row, target.lastRow]
    : [source.column, source.lastColumn, target.column, target.lastColumn];
  if (last === first) return undefined;
  const placed: { row: number; column: number; value: number }[] = [];
  for (const lane of lanes) {
    const at = (position: number) =>
      vertical ? { row: position, column: lane } : { row: lane, column: position };
    const numbers: number[] = [];
    for (let i = first; i <= last; i++) {
      const { row, column } = at(i);
      const { value, formula } = workbook.cell(sheetId, row, column);
      if (typeof value !== 'number' || formula !== undefined) return undefined;
      numbers.push(value);
    }
    const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
    if (numbers.some((n, i) => i > 0 && Math.abs(n - (numbers[i - 1] ?? 0) - step) > 1e-9)) return undefined;
    for (let i = from; i <= to; i++) {
      if (i < first || i > last) placed.push({ ...at(i), value: (numbers[0] ?? 0) + step * (i - first) });
    }
  }
  return placed;
}

/** What the target has beyond the source, on the one side to which it was drawn. */
function difference(target: Rect, source: Rect): Rect | undefined {
  if (target.lastRow > source.lastRow) return { ...target, row: source.lastRow + 1 };
  if (target.lastColumn > source.lastColumn) return { ...target, column: source.lastColumn + 1 };
  if (target.row < source.row) return { ...target, lastRow: source.row - 1 };
  if (target.column < source.column) return { ...target, lastColumn: source.column - 1 };
  return undefined;
}
