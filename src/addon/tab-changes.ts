/**
 * Changes of whole tabs: a table between its formula and its values, and protections. Each is carried out and taken
 * back like the changes of cells.
 */
import type { Cell } from '../cells/value';
import type { TabKind } from '../sidebar/calls';
import type { Block } from '../tabs/plan';
import { tabTexts } from '../tabs/texts';
import { userLanguage } from './locale';
import { publishedIn, setPublished, type Published } from './marks';
import { Problem } from './problem';
import { cellName } from './schedule-reader';
import { say } from './texts';
import { setTypedTexts } from './writer';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/** A table is written as values, or as its formula again. */
export interface TableChange {
  readonly change: 'table';
  readonly tab: TabKind;
  /** Where it begins, and how far it may reach before or after. */
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
  /** The formula that stands there, or is to. */
  readonly formula: string;
  /** What is kept for this run only: a run that broke off is taken back to the formula. */
  readonly memory?: {
    /** Absent: the formula. */
    readonly values?: Block;
    readonly published?: Published;
    readonly before: TableBefore;
  };
}

interface TableBefore {
  /** True where the formula stood there. */
  readonly live: boolean;
  readonly values: readonly (readonly Cell[])[];
  readonly formats: readonly (readonly string[])[];
  readonly published: Published | undefined;
}

/** One sheet and the protection that it gets or loses. */
export interface Guard {
  readonly sheetId: number;
  /** What stays open, in A1 notation. */
  readonly open: readonly string[];
  readonly warning?: boolean;
  /** Who may edit besides; absent where nobody is named. */
  readonly editors?: readonly string[];
}

export interface ProtectionChange {
  readonly change: 'protection';
  readonly to: 'on' | 'off';
  readonly guards: readonly Guard[];
}

export type TabChange = TableChange | ProtectionChange;

interface Place {
  readonly book: Spreadsheet;
  readonly sheet: (kind: TabKind) => Sheet | undefined;
}

export function isTabChange(change: { readonly change: string }): change is TabChange {
  return change.change === 'table' || change.change === 'protection';
}

export function carryOutTab(place: Place, change: TabChange): void {
  if (change.change === 'table') writeTable(place, change);
  else if (change.to === 'off') removeProtections(place.book, change.guards);
  else addProtections(place.book, change.guards);
}

export function takeBackTab(place: Place, change: TabChange): void {
  if (change.change === 'table') restoreTable(place, change);
  else if (change.to === 'on') removeProtections(place.book, change.guards);
  else addProtections(place.book, change.guards);
}

const PLAIN_TEXT = '@';
const GENERAL = 'General';

function writeTable(
  { sheet: sheetOf }: Place,
  { tab, row, column, rows, columns, formula, memory }: TableChange,
) {
  const sheet = sheetOf(tab);
  if (!sheet || !memory) throw new Problem(say().change.tabGone(tabTexts(userLanguage()).names[tab]));
  const range = sheet.getRange(row, column, rows, columns);
  const { before, values, published } = memory;
  const isAsBefore = before.live
    ? range.getCell(1, 1).getFormula() === formula
    : JSON.stringify(range.getValues()) === JSON.stringify(before.values);
  if (!isAsBefore) throw new Problem(say().change.meanwhile(`${sheet.getName()}!${cellName(row, column)}`));
  if (values) {
    range.setNumberFormats(
      values.map((line, r) =>
        line.map((cell, c) => (typeof cell === 'string' && cell !== '' ? PLAIN_TEXT : numeric(before, r, c))),
      ),
    );
    setTypedTexts(range, values);
  } else {
    range.clearContent();
    range.setNumberFormats(before.formats.map((line, r) => line.map((_, c) => numeric(before, r, c))));
    range.getCell(1, 1).setFormula(formula);
  }
  setPublished(sheet, tab, published);
}

function numeric({ formats }: TableBefore, r: number, c: number): string {
  const format = formats[r]?.[c] ?? GENERAL;
  return format === PLAIN_TEXT ? GENERAL : format;
}

function restoreTable(
  { sheet: sheetOf }: Place,
  { tab, row, column, rows, columns, formula, memory }: TableChange,
) {
  const sheet = sheetOf(tab);
  if (!sheet) return;
  const range = sheet.getRange(row, column, rows, columns);
  const first = range.getCell(1, 1);
  if (memory && !memory.before.live) {
    range.setNumberFormats(mutable(memory.before.formats));
    range.setValues(mutable(memory.before.values));
  } else {
    const isThere = first.getFormula() === formula;
    if (!isThere) range.clearContent();
    range.setNumberFormats(
      memory ? mutable(memory.before.formats) : range.getNumberFormats().map((line) => line.map(withoutText)),
    );
    if (!isThere) first.setFormula(formula);
  }
  setPublished(sheet, tab, memory?.before.published);
}

const mutable = <T>(block: readonly (readonly T[])[]) => block.map((line) => [...line]);
const withoutText = (format: string) => (format === PLAIN_TEXT ? GENERAL : format);

/** What stands in the cells of a table now. */
export function tableBefore(
  range: GoogleAppsScript.Spreadsheet.Range,
  sheet: Sheet,
  tab: TabKind,
): TableBefore {
  return {
    live: range.getCell(1, 1).getFormula() !== '',
    values: range.getValues() as Cell[][],
    formats: range.getNumberFormats(),
    published: publishedIn(sheet, tab),
  };
}

/** Tells our protections from others. */
export const PROTECTION = 'Berger';

export function sheetProtection(sheet: Sheet) {
  return sheet.getProtections(SpreadsheetApp.ProtectionType.SHEET)[0];
}

/** The first sheet shows whether other editors can be kept out; where they cannot, all sheets only warn. */
function addProtections(book: Spreadsheet, guards: readonly Guard[]): void {
  let isStrict: boolean | undefined;
  for (const { sheetId, open, warning, editors } of guards) {
    const sheet = book.getSheets().find((one) => one.getSheetId() === sheetId);
    if (!sheet || sheetProtection(sheet)?.getDescription() === PROTECTION) continue;
    const protection = sheet.protect().setDescription(PROTECTION);
    if (open.length > 0) protection.setUnprotectedRanges(open.map((a1) => sheet.getRange(a1)));
    if (warning !== true && isStrict !== false) {
      if (isStrict === undefined) isStrict = keepsOut(protection);
      else keepOut(protection);
    }
    if (warning === true || isStrict === false) protection.setWarningOnly(true);
    else if (editors && editors.length > 0) protection.addEditors([...editors]);
  }
}

function keepOut(protection: GoogleAppsScript.Spreadsheet.Protection): void {
  protection.removeEditors(protection.getEditors());
  if (protection.canDomainEdit()) protection.setDomainEdit(false);
}

/** The owner and whoever runs this stay. */
const MOST_LEFT = 2;

function keepsOut(protection: GoogleAppsScript.Spreadsheet.Protection): boolean {
  try {
    keepOut(protection);
    return protection.getEditors().length <= MOST_LEFT;
  } catch {
    return false;
  }
}

/** Ours, and one that was begun. */
function removeProtections(book: Spreadsheet, guards: readonly Guard[]): void {
  const ids = new Set(guards.map(({ sheetId }) => sheetId));
  for (const sheet of book.getSheets()) {
    if (!ids.has(sheet.getSheetId())) continue;
    const protection = sheetProtection(sheet);
    if (protection && ['', PROTECTION].includes(protection.getDescription())) protection.remove();
  }
}
