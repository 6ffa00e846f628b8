/**
 * `Spreadsheet` and `Selection`.
 */
import { splitSheet } from '../model/a1';
import { type Context, type GasRange, type GasSheet, type GasSpreadsheet, idOf, refOf } from './context';
import { sheetOf } from '../model/edits';
import { MetadataFinderPart, addMetadata, metadataOf } from './metadata';
import { Part } from './part';
import { Refusal } from '../model/refusal';
import { PROTECTED, mayRestructure } from '../model/rights';
import { type SheetState, type State, newSheet, sheetById } from '../model/state';
import type { Op } from '../model/store';
import {
  addSheetAt,
  checkName,
  copyName,
  copySheet,
  freshName,
  moveSheetTo,
  removeSheet,
} from '../model/structure';
import type { UiModel } from './ui';

type Gas = GasSpreadsheet;
type GasRangeList = GoogleAppsScript.Spreadsheet.RangeList;
type GasUser = GoogleAppsScript.Base.User;
type GasVisibility = GoogleAppsScript.Spreadsheet.DeveloperMetadataVisibility;
type InsertOptions = { readonly template?: GasSheet | undefined };

export class SelectionPart extends Part<GoogleAppsScript.Spreadsheet.Selection> {
  readonly #context: Context;

  constructor(context: Context) {
    super('Selection');
    this.#context = context;
  }

  static of(context: Context): GoogleAppsScript.Spreadsheet.Selection {
    return new SelectionPart(context) as unknown as GoogleAppsScript.Spreadsheet.Selection;
  }

  getActiveRange(): GasRange | null {
    return this.#context.spreadsheet().getActiveRange();
  }
  getActiveRangeList(): GasRangeList | null {
    return this.#context.spreadsheet().getActiveRangeList();
  }
  getActiveSheet(): GasSheet {
    return this.#context.spreadsheet().getActiveSheet();
  }
  getCurrentCell(): GasRange | null {
    return this.#context.spreadsheet().getCurrentCell();
  }
}

export class SpreadsheetPart extends Part<Gas> {
  readonly #context: Context;
  readonly #ui: UiModel;

  constructor(context: Context, ui: UiModel) {
    super('Spreadsheet');
    this.#context = context;
    this.#ui = ui;
  }

  static of(context: Context, ui: UiModel): GasSpreadsheet {
    return new SpreadsheetPart(context, ui) as unknown as GasSpreadsheet;
  }

  get #runtime() {
    return this.#context.runtime;
  }
  #ask<T>(method: string, body: (state: State) => T): T {
    const { runtime } = this.#context;
    return runtime.other(`Spreadsheet.${method}`, 'document', () => body(runtime.state));
  }
  #active(state: State): SheetState {
    return sheetOf(state, this.#runtime.store.selectionIn(state).sheetId);
  }

  getId(): string {
    return this.#ask('getId', (state) => state.id);
  }
  getName(): string {
    return this.#ask('getName', (state) => state.name);
  }
  rename(newName: string): void {
    this.#runtime.write('Spreadsheet.rename', undefined, () => (state) => ({ ...state, name: newName }));
  }
  getUrl(): string {
    return this.#ask('getUrl', (state) => `https://docs.google.com/spreadsheets/d/${state.id}/edit`);
  }
  getSpreadsheetLocale(): string {
    const { runtime } = this.#context;
    if (runtime.execution?.mode === 'CUSTOM_FUNCTION' && !runtime.guesses.functionReadsLocale) {
      throw runtime.exception('You do not have permission to call getSpreadsheetLocale');
    }
    return this.#ask('getSpreadsheetLocale', (state) => state.locale);
  }
  setSpreadsheetLocale(locale: string): void {
    this.#runtime.write('Spreadsheet.setSpreadsheetLocale', undefined, () => (state) => ({
      ...state,
      locale,
    }));
  }
  getSpreadsheetTimeZone(): string {
    return this.#ask('getSpreadsheetTimeZone', (state) => state.timeZone);
  }
  setSpreadsheetTimeZone(timezone: string): void {
    this.#runtime.write('Spreadsheet.setSpreadsheetTimeZone', undefined, () => (state) => ({
      ...state,
      timeZone: timezone,
    }));
  }
  getOwner(): GasUser | null {
    return this.#ask('getOwner', (state) => this.#context.user(state.owner));
  }
  getEditors(): GasUser[] {
    return this.#ask('getEditors', (state) => state.editors.map((email) => this.#context.user(email)));
  }

  getSheets(): GasSheet[] {
    return this.#ask('getSheets', (state) => state.sheets.map((sheet) => this.#context.sheet(sheet.id)));
  }
  getNumSheets(): number {
    return this.#ask('getNumSheets', (state) => state.sheets.length);
  }
  getSheetByName(name: string): GasSheet | null {
    return this.#ask('getSheetByName', (state) => {
      const exact = this.#runtime.guesses.sheetLookupIsExact;
      const same = (other: string) => (exact ? other === name : other.toLowerCase() === name.toLowerCase());
      const found = state.sheets.find((sheet) => same(sheet.name));
      return found ? this.#context.sheet(found.id) : null;
    });
  }
  getSheetById(id: number): GasSheet | null {
    return this.#ask('getSheetById', (state) => (sheetById(state, id) ? this.#context.sheet(id) : null));
  }

  /** All eight overloads: a name, a 0-based index, options with a template. */
  insertSheet(
    first?: string | number | InsertOptions,
    second?: number | InsertOptions,
    third?: InsertOptions,
  ): GasSheet {
    const { runtime } = this.#context;
    const given = [first, second, third];
    const name = given.find((one) => typeof one === 'string');
    const index = given.find((one) => typeof one === 'number');
    const options = given.find((one): one is InsertOptions => typeof one === 'object' && one !== null);
    const id = runtime.store.nextId();
    const ids = Array.from({ length: 200 }, () => runtime.store.nextId());
    runtime.restructure('Spreadsheet.insertSheet', id, (now) => {
      const template = options?.template === undefined ? undefined : idOf(options.template);
      const fresh = name ?? freshName(now);
      const after = now.sheets.indexOf(this.#active(now)) + 1;
      const at = index ?? (runtime.guesses.newSheetAfterActive ? after : now.sheets.length);
      const op: Op = (state) => {
        checkName(state, fresh, runtime.guesses);
        const next = ids[Symbol.iterator]();
        const nextId = () => next.next().value ?? runtime.store.nextId();
        const sheet =
          template === undefined
            ? newSheet(id, fresh)
            : copySheet(sheetOf(state, template), id, fresh, runtime.guesses, nextId);
        return addSheetAt(state, sheet, at);
      };
      checkName(now, fresh, runtime.guesses);
      return op;
    });
    runtime.store.select(id, undefined);
    return this.#context.sheet(id);
  }
  deleteSheet(sheet: GasSheet): void {
    const { runtime } = this.#context;
    const id = runtime.guard(() => idOf(sheet));
    runtime.restructure('Spreadsheet.deleteSheet', id, (now) => {
      removeSheet(now, id);
      return (state) => {
        if (!mayRestructure(state, sheetOf(state, id), runtime.user)) throw new Refusal(PROTECTED, 'server');
        return removeSheet(state, id);
      };
    });
  }
  deleteActiveSheet(): GasSheet {
    this.deleteSheet(this.getActiveSheet());
    return this.getActiveSheet();
  }
  renameActiveSheet(newName: string): void {
    this.getActiveSheet().setName(newName);
  }
  moveActiveSheet(pos: number): void {
    const { runtime } = this.#context;
    const { id } = this.#active(runtime.state);
    runtime.restructure('Spreadsheet.moveActiveSheet', id, (now) => {
      moveSheetTo(now, id, pos);
      return (state) => moveSheetTo(state, id, pos);
    });
  }
  duplicateActiveSheet(): GasSheet {
    const { runtime } = this.#context;
    const source = this.#active(runtime.state).id;
    const id = runtime.store.nextId();
    const ids = Array.from({ length: 200 }, () => runtime.store.nextId());
    runtime.restructure('Spreadsheet.duplicateActiveSheet', id, () => (state) => {
      const sheet = sheetOf(state, source);
      const next = ids[Symbol.iterator]();
      const nextId = () => next.next().value ?? runtime.store.nextId();
      const copy = copySheet(sheet, id, copyName(state, sheet.name), runtime.guesses, nextId);
      return addSheetAt(state, copy, state.sheets.indexOf(sheet) + 1);
    });
    runtime.store.select(id, undefined);
    return this.#context.sheet(id);
  }

  getActiveSheet(): GasSheet {
    return this.#ask('getActiveSheet', (state) => this.#context.sheet(this.#active(state).id));
  }
  setActiveSheet(sheet: GasSheet): GasSheet {
    return this.#runtime.view('Spreadsheet.setActiveSheet', 'document', () => {
      this.#runtime.store.select(sheetOf(this.#runtime.state, idOf(sheet)).id, undefined);
      return sheet;
    });
  }
  getActiveRange(): GasRange | null {
    return this.#ask('getActiveRange', (state) => {
      const { sheetId, rect } = this.#runtime.store.selectionIn(state);
      return this.#context.range(sheetId, rect);
    });
  }
  getActiveRangeList(): GasRangeList | null {
    return this.getActiveSheet().getActiveRangeList();
  }
  setActiveRangeList(rangeList: GasRangeList): GasRangeList {
    return this.getActiveSheet().setActiveRangeList(rangeList);
  }
  getActiveCell(): GasRange {
    return this.#ask('getActiveCell', (state) => {
      const { sheetId, rect } = this.#runtime.store.selectionIn(state);
      return this.#context.range(sheetId, { ...rect, lastRow: rect.row, lastColumn: rect.column });
    });
  }
  getCurrentCell(): GasRange | null {
    return this.getActiveCell();
  }
  getSelection(): GoogleAppsScript.Spreadsheet.Selection {
    return this.#context.selection();
  }
  setActiveRange(range: GasRange): GasRange {
    return this.#select('setActiveRange', range);
  }
  setCurrentCell(cell: GasRange): GasRange {
    return this.#select('setCurrentCell', cell);
  }
  #select(method: string, range: GasRange): GasRange {
    return this.#runtime.view(`Spreadsheet.${method}`, 'document', () => {
      const { sheetId, rect } = refOf(range);
      this.#runtime.store.select(sheetId, rect);
      return range;
    });
  }

  getRange(a1Notation: string): GasRange {
    const { runtime } = this.#context;
    return runtime.guard(() => {
      const { sheet: name, cells } = splitSheet(a1Notation);
      const sheet =
        name === undefined
          ? this.#active(runtime.state)
          : runtime.state.sheets.find((one) => one.name.toLowerCase() === name.toLowerCase());
      if (!sheet) throw new Refusal('Range not found');
      return this.#context.sheet(sheet.id).getRange(cells);
    });
  }
  getRangeList(a1Notations: string[]): GoogleAppsScript.Spreadsheet.RangeList {
    return this.getActiveSheet().getRangeList(a1Notations);
  }
  getDataRange(): GasRange {
    return this.getActiveSheet().getDataRange();
  }
  getLastRow(): number {
    return this.getActiveSheet().getLastRow();
  }
  getLastColumn(): number {
    return this.getActiveSheet().getLastColumn();
  }
  getRangeByName(name: string): GasRange | null {
    return this.#ask('getRangeByName', (state) => {
      const ref = state.namedRanges.get(name);
      return ref ? this.#context.range(ref.sheetId, ref.rect) : null;
    });
  }
  setNamedRange(name: string, range: GasRange): void {
    this.#runtime.write('Spreadsheet.setNamedRange', undefined, () => {
      if (
        !/^[A-Za-z_][A-Za-z0-9_]{0,249}$/.test(name) ||
        /^(R\d*C\d*|[A-Za-z]{1,3}\d+|true|false)$/i.test(name)
      ) {
        throw new Refusal(`The name "${name}" is not valid for a named range.`);
      }
      const ref = refOf(range);
      return (state) => ({ ...state, namedRanges: new Map([...state.namedRanges, [name, ref]]) });
    });
  }
  removeNamedRange(name: string): void {
    this.#runtime.write('Spreadsheet.removeNamedRange', undefined, () => (state) => {
      const namedRanges = new Map(state.namedRanges);
      namedRanges.delete(name);
      return { ...state, namedRanges };
    });
  }

  addDeveloperMetadata(key: string, second?: string | GasVisibility, third?: GasVisibility): Gas {
    addMetadata(this.#context, 'Spreadsheet.addDeveloperMetadata', undefined, key, second, third);
    return this.whole;
  }
  getDeveloperMetadata(): GoogleAppsScript.Spreadsheet.DeveloperMetadata[] {
    return metadataOf(this.#context, 'Spreadsheet.getDeveloperMetadata', undefined);
  }
  createDeveloperMetadataFinder(): GoogleAppsScript.Spreadsheet.DeveloperMetadataFinder {
    return MetadataFinderPart.of(this.#context);
  }

  getProtections(
    type: GoogleAppsScript.Spreadsheet.ProtectionType,
  ): GoogleAppsScript.Spreadsheet.Protection[] {
    return this.getSheets().flatMap((sheet) => sheet.getProtections(type));
  }

  toast(message: string, title?: string, timeoutSeconds?: number | null): void {
    this.#runtime.view('Spreadsheet.toast', 'screen', () => {
      this.#ui.addToast({
        message: String(message),
        ...(title === undefined ? {} : { title }),
        ...(timeoutSeconds === undefined || timeoutSeconds === null ? {} : { seconds: timeoutSeconds }),
      });
    });
  }
}
