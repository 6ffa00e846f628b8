/**
 * The model that the view shows and a user edits: what is committed, changes to it, and what typing does.
 * Scripts reach the same state through the services, buffered until a flush; the view hears of them then.
 */
import { type Shift } from './a1';
import type { Change, Selection } from './change';
import {
  type Raw,
  type Writer,
  changeCells,
  checkInside,
  checkRights,
  contentOf,
  sheetOf,
  writeContents,
} from './edits';
import { LOADING, shownAt, spillAt, stylePatcher, tidy, usedSize, withResult } from './grid';
import type { Guesses } from './guesses';
import { display, editText } from './number-format';
import { Refusal } from './refusal';
import { PROTECTED, mayEdit, mayRestructure } from './rights';
import type { Runtime } from '../runtime';
import { revive, save, type SavedWorkbook } from './saving';
import {
  type CellError,
  type Computed,
  type Rect,
  type Scalar,
  type SheetState,
  type State,
  type Style,
  type Validation,
  cellAt,
  newSheet,
  replaceSheet,
} from './state';
import type { Op } from './store';
import {
  addSheetAt,
  checkName,
  checkSize,
  copyName,
  copySheet,
  freshName,
  hideSheetIn,
  moveSheetTo,
  removeSheet,
  renameSheetIn,
  shiftSheet,
  sortRect,
} from './structure';
import { fits } from './validity';

export { Refusal } from './refusal';

/** What a view draws of one cell. */
export interface CellView {
  /** What an editor shows: the formula, or the value as one would type it. */
  readonly content: string;
  readonly formula?: string;
  /** The value shown, formula results and spills included; absent is blank. */
  readonly value?: Scalar | CellError;
  /** As Sheets prints it under its number format; `Loading...` for a formula nobody calculated yet. */
  readonly display: string;
  readonly style: Style;
  readonly note?: string;
  readonly validation?: Validation;
  /** Input that breaks a rule which allows it: Sheets draws a red corner. */
  readonly invalid?: boolean;
  /** The formula's cell whose result this is. */
  readonly spilledFrom?: { readonly row: number; readonly column: number };
}

/** What `enter` made of the text. */
export interface Entered {
  /** The question that a warn-only protection asks. */
  readonly warning?: string;
  /** What a rule that allows other input has to say; Sheets only marks the corner of the cell. */
  readonly invalid?: string;
}

export interface Workbook {
  /** The committed state. */
  readonly state: State;
  readonly guesses: Guesses;
  /** Who sits at the screen; protections are judged by it. */
  user: string;

  subscribe(listener: (change: Change) => void): () => void;

  /** The sheet of this id; throws where there is none. */
  sheet(sheetId: number): SheetState;
  sheetNamed(name: string): SheetState | undefined;
  cell(sheetId: number, row: number, column: number): CellView;
  /** Last row and column with content or a result; 0 and 0 in an empty sheet. */
  used(sheetId: number): { readonly rows: number; readonly columns: number };
  /** Every formula of the file in reading order, for a calculator. */
  formulas(): readonly {
    readonly sheetId: number;
    readonly row: number;
    readonly column: number;
    readonly formula: string;
  }[];
  /** Whether the present user may edit the cell; a warning-only protection says `warn`. */
  mayEdit(sheetId: number, row: number, column: number): 'yes' | 'no' | 'warn';

  /** The active sheet and what is selected in it. */
  readonly selection: Selection;
  /** Several ranges: the last one selected and, in their order, those before it. */
  select(sheetId: number, rect?: Rect, others?: readonly Rect[]): void;

  /** What a user types, parsed as Sheets does. Refused: protection, strict validation, outside the grid. */
  enter(sheetId: number, row: number, column: number, text: string): Entered;
  /** Pasted text, each cell as if typed; the grid grows if need be. */
  paste(sheetId: number, row: number, column: number, texts: readonly (readonly string[])[]): Entered;
  clear(sheetId: number, rect: Rect): void;
  /** Format menu: `@` makes plain text of what is typed *later*; undefined is automatic. */
  setNumberFormat(sheetId: number, rect: Rect, format: string | undefined): void;
  setStyle(sheetId: number, rect: Rect, style: Partial<Style>): void;
  setColumnWidth(sheetId: number, column: number, width: number): void;
  setNote(sheetId: number, row: number, column: number, note: string | undefined): void;

  insertRows(sheetId: number, before: number, count: number): void;
  insertColumns(sheetId: number, before: number, count: number): void;
  deleteRows(sheetId: number, first: number, count: number): void;
  deleteColumns(sheetId: number, first: number, count: number): void;
  /** Sorts the rows of the rectangle by one of its columns (absolute number). */
  sort(sheetId: number, rect: Rect, column: number, ascending: boolean): void;
  /** A new tab after the active one; returns its id. */
  addSheet(name?: string): number;
  renameSheet(sheetId: number, name: string): void;
  deleteSheet(sheetId: number): void;
  /** Moves to the 1-based position. */
  moveSheet(sheetId: number, position: number): void;
  /** A copy (`Copy of …`) right after it; returns its id. */
  duplicateSheet(sheetId: number): number;
  hideSheet(sheetId: number): void;
  showSheet(sheetId: number): void;
  rename(name: string): void;
  setLocale(locale: string): void;
  setTimeZone(timeZone: string): void;

  /**
   * The calculator's report on the formula in this cell: one value, a block that spills, or an error.
   * Typed cells are never overwritten: a blocked block reads as `#REF!`. Ignored where no formula stands.
   */
  setComputed(
    sheetId: number,
    row: number,
    column: number,
    result: Computed | readonly (readonly Computed[])[],
  ): void;
  /** The same for many formulas with one notice. */
  setComputedAll(
    results: readonly {
      readonly sheetId: number;
      readonly row: number;
      readonly column: number;
      readonly result: Computed | readonly (readonly Computed[])[];
    }[],
  ): void;

  toJSON(): SavedWorkbook;
  /** Replaces everything by what was saved. */
  fromJSON(saved: SavedWorkbook): void;
  /** Replaces everything by an earlier `state`: states are never changed, so any number of them can be kept. */
  restore(state: State): void;
}

/** The workbook of a runtime's store, for the view. */
export function createWorkbook(runtime: Runtime): Workbook {
  const { store, guesses } = runtime;
  const writer = (): Writer => ({ user: runtime.user, script: false, guesses, now: runtime.now() });
  const commit = (op: Op) => store.commit(op, 'user');
  const cellRect = (row: number, column: number): Rect => ({ row, column, lastRow: row, lastColumn: column });
  const whole = (sheet: SheetState): Rect => ({
    row: 1,
    column: 1,
    lastRow: sheet.maxRows,
    lastColumn: sheet.maxColumns,
  });

  const restructure = (sheetId: number, op: Op) => {
    commit((state) => {
      if (!mayRestructure(state, sheetOf(state, sheetId), runtime.user))
        throw new Refusal(PROTECTED, 'server');
      return op(state);
    });
  };

  const shift = (sheetId: number, change: Shift) => {
    commit((state) => {
      const sheet = sheetOf(state, sheetId);
      checkRights(state, sheet, whole(sheet), writer());
      const neighbour = change.at > 1 ? 'before' : 'after';
      return shiftSheet(state, sheet, change, guesses.insertedCellsInherit ? neighbour : undefined);
    });
  };

  const type = (
    state: State,
    sheetId: number,
    rect: Rect,
    text: (row: number, column: number) => Raw,
  ): State =>
    writeContents(
      state,
      sheetId,
      rect,
      (cell, row, column) => contentOf(text(row, column), cell, state, writer()),
      writer(),
    );

  /** What the user should know about what he typed, though it stands. */
  const warning = (sheetId: number, rect: Rect): Entered => {
    const sheet = sheetOf(store.committed, sheetId);
    if (mayEdit(store.committed, sheet, rect, runtime.user) === 'warn') {
      const sentence =
        "Heads up! You're trying to edit part of this sheet that shouldn't be changed accidentally.";
      return { warning: sentence };
    }
    for (let row = rect.row; row <= rect.lastRow; row++) {
      for (let column = rect.column; column <= rect.lastColumn; column++) {
        const cell = cellAt(sheet, row, column);
        if (cell?.validation && !fits(cell.validation, cell.value, cell.style, store.committed)) {
          return { invalid: cell.validation.help ?? 'Input does not fit the rule of this cell.' };
        }
      }
    }
    return {};
  };

  const workbook: Workbook = {
    get state() {
      return store.committed;
    },
    guesses,
    get user() {
      return runtime.user;
    },
    set user(user: string) {
      runtime.user = user;
    },

    subscribe: (listener) => store.subscribe(listener),
    sheet: (sheetId) => sheetOf(store.committed, sheetId),
    sheetNamed: (name) => store.committed.sheets.find((sheet) => sheet.name === name),

    cell(sheetId, row, column) {
      const state = store.committed;
      const sheet = sheetOf(state, sheetId);
      const cell = cellAt(sheet, row, column);
      const value = shownAt(sheet, row, column);
      const style = cell?.style ?? {};
      const over =
        cell?.value === undefined && cell?.formula === undefined ? spillAt(sheet, row, column) : undefined;
      const shown = display(value, style.format, state.locale);
      return {
        content: cell?.formula ?? (over ? '' : editText(cell?.value, style.format, state.locale)),
        ...(cell?.formula === undefined ? {} : { formula: cell.formula }),
        ...(value === undefined || value === LOADING ? {} : { value }),
        display: shown,
        style,
        ...(cell?.note === undefined ? {} : { note: cell.note }),
        ...(cell?.validation === undefined ? {} : { validation: cell.validation }),
        ...(cell?.validation && value !== LOADING && !fits(cell.validation, value, cell.style, state)
          ? { invalid: true }
          : {}),
        ...(over ? { spilledFrom: { row: over.spill.row, column: over.spill.column } } : {}),
      };
    },

    used: (sheetId) => usedSize(sheetOf(store.committed, sheetId), guesses.blankResultsCount),

    formulas: () =>
      store.committed.sheets.flatMap((sheet) =>
        sheet.rows.flatMap((cells, r) =>
          (cells ?? []).flatMap((cell, c) =>
            cell?.formula === undefined
              ? []
              : [{ sheetId: sheet.id, row: r + 1, column: c + 1, formula: cell.formula }],
          ),
        ),
      ),

    mayEdit: (sheetId, row, column) =>
      mayEdit(store.committed, sheetOf(store.committed, sheetId), cellRect(row, column), runtime.user),

    get selection() {
      return store.selectionIn(store.committed);
    },
    select(sheetId, rect, others = []) {
      const sheet = sheetOf(store.committed, sheetId);
      for (const one of rect ? [rect, ...others] : []) checkInside(sheet, one);
      store.select(sheetId, rect, others);
    },

    enter(sheetId, row, column, text) {
      const rect = cellRect(row, column);
      commit((state) => type(state, sheetId, rect, () => text));
      return warning(sheetId, rect);
    },

    paste(sheetId, row, column, texts) {
      const width = Math.max(0, ...texts.map((line) => line.length));
      if (width === 0) return {};
      const rect: Rect = { row, column, lastRow: row + texts.length - 1, lastColumn: column + width - 1 };
      commit((state) => {
        const sheet = sheetOf(state, sheetId);
        const grown = {
          ...sheet,
          maxRows: Math.max(sheet.maxRows, rect.lastRow),
          maxColumns: Math.max(sheet.maxColumns, rect.lastColumn),
        };
        const enough = grown.maxRows === sheet.maxRows && grown.maxColumns === sheet.maxColumns;
        const base = enough ? state : checkSize(replaceSheet(state, grown));
        return type(base, sheetId, rect, (r, c) => texts[r - row]?.[c - column] ?? '');
      });
      return warning(sheetId, rect);
    },

    clear(sheetId, rect) {
      commit((state) => type(state, sheetId, rect, () => ''));
    },

    setNumberFormat(sheetId, rect, format) {
      commit((state) => changeCells(state, sheetId, rect, stylePatcher({ format }), writer()));
    },
    setStyle(sheetId, rect, style) {
      commit((state) => changeCells(state, sheetId, rect, stylePatcher(style), writer()));
    },
    setColumnWidth(sheetId, column, width) {
      commit((state) => {
        const sheet = sheetOf(state, sheetId);
        const columnWidths = sheet.columnWidths.slice();
        columnWidths[column - 1] = width;
        return replaceSheet(state, { ...sheet, columnWidths });
      });
    },
    setNote(sheetId, row, column, note) {
      const text = note === '' ? undefined : note;
      commit((state) =>
        changeCells(state, sheetId, cellRect(row, column), (cell) => tidy({ ...cell, note: text }), writer()),
      );
    },

    insertRows: (sheetId, before, count) =>
      shift(sheetId, { axis: 'rows', action: 'insert', at: before, count }),
    insertColumns: (sheetId, before, count) =>
      shift(sheetId, { axis: 'columns', action: 'insert', at: before, count }),
    deleteRows: (sheetId, first, count) =>
      shift(sheetId, { axis: 'rows', action: 'delete', at: first, count }),
    deleteColumns: (sheetId, first, count) =>
      shift(sheetId, { axis: 'columns', action: 'delete', at: first, count }),

    sort(sheetId, rect, column, ascending) {
      commit((state) => {
        const sheet = sheetOf(state, sheetId);
        checkInside(sheet, rect);
        checkRights(state, sheet, rect, writer());
        return replaceSheet(state, sortRect(sheet, rect, [{ column, ascending }]));
      });
    },

    addSheet(name) {
      const id = store.nextId();
      const { sheetId } = store.selectionIn(store.committed);
      commit((state) => {
        const fresh = name ?? freshName(state);
        checkName(state, fresh, guesses);
        const index = state.sheets.findIndex((sheet) => sheet.id === sheetId) + 1;
        return addSheetAt(state, newSheet(id, fresh), index);
      });
      store.select(id, undefined);
      return id;
    },
    renameSheet: (sheetId, name) =>
      restructure(sheetId, (state) => renameSheetIn(state, sheetId, name, guesses)),
    deleteSheet: (sheetId) => restructure(sheetId, (state) => removeSheet(state, sheetId)),
    moveSheet: (sheetId, position) => commit((state) => moveSheetTo(state, sheetId, position)),
    duplicateSheet(sheetId) {
      const id = store.nextId();
      const inner = Array.from({ length: 200 }, () => store.nextId());
      commit((state) => {
        const sheet = sheetOf(state, sheetId);
        const ids = inner[Symbol.iterator]();
        const nextId = () => ids.next().value ?? store.nextId();
        const copy = copySheet(sheet, id, copyName(state, sheet.name), guesses, nextId);
        return addSheetAt(state, copy, state.sheets.indexOf(sheet) + 1);
      });
      store.select(id, undefined);
      return id;
    },
    hideSheet: (sheetId) => restructure(sheetId, (state) => hideSheetIn(state, sheetId, true)),
    showSheet: (sheetId) => restructure(sheetId, (state) => hideSheetIn(state, sheetId, false)),
    rename: (name) => commit((state) => ({ ...state, name })),
    setLocale: (locale) => commit((state) => ({ ...state, locale })),
    setTimeZone: (timeZone) => commit((state) => ({ ...state, timeZone })),

    setComputed(sheetId, row, column, result) {
      workbook.setComputedAll([{ sheetId, row, column, result }]);
    },
    setComputedAll(results) {
      store.commit((state) => {
        let after = state;
        for (const { sheetId, row, column, result } of results) {
          const sheet = after.sheets.find((one) => one.id === sheetId);
          if (!sheet) continue;
          const fresh = withResult(sheet, row, column, result, guesses.spillRetriesAfterResize);
          if (fresh !== sheet) after = replaceSheet(after, fresh);
        }
        return after;
      }, 'calculator');
    },

    toJSON: () => save(store.committed),
    fromJSON: (saved) => store.load(revive(saved)),
    restore: (state) => store.load(state),
  };
  return workbook;
}
