/**
 * Changes of whole tabs: a table between its formula and its values, and protections. Each is carried out and taken
 * back like the changes of cells.
 */
import type { Cell } from '../../cells/value';
import type { TabKind } from '../../sidebar/calls';
import type { Area, Block } from '../../tabs/plan';
import { lineColours } from '../../tabs/progress';
import { tabTexts } from '../../tabs/texts';
import { userLanguage } from '../locale';
import { publishedIn, setPublished, type Published } from '../event/marks';
import { paintOf, setPaint, type Paint } from '../event/paint-rule';
import { Problem } from '../problem';
import { PROTECTION, sheetProtection } from '../event/sheet-protection';
import { cellName } from '../event/schedule-reader';
import { say } from '../texts';
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
  /** What is to be written, and what stood there. Absent in the journal of a large event: it is taken back to the formula. */
  readonly memory?: {
    /** Absent: the formula. */
    readonly table?: Block;
    readonly published?: Published;
    readonly before: TableBefore;
  };
}

interface TableBefore {
  /** True where the formula stood there, which has no values of its own. */
  readonly live: boolean;
  readonly values: readonly (readonly Cell[])[];
  /** Empty for a tab that the same run makes. */
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

/** The paint on rows of the Schedule; undefined is none. */
export interface PaintChange {
  readonly change: 'paint';
  readonly from?: Paint;
  readonly to?: Paint;
}

/** The chart over certain cells of its tab is over others, which begin at the same one. */
export interface ChartChange {
  readonly change: 'chart';
  readonly tab: 'progress';
  readonly from: Area;
  readonly to: Area;
}

/** The note at a cell; `''` is none. */
export interface NoteChange {
  readonly change: 'note';
  readonly sheetId: number;
  readonly area: Area;
  readonly from: string;
  readonly to: string;
}

export type TabChange = TableChange | ProtectionChange | PaintChange | ChartChange | NoteChange;

interface Place {
  readonly book: Spreadsheet;
  readonly sheet: (kind: TabKind) => Sheet | undefined;
}

export function isTabChange(change: { readonly change: string }): change is TabChange {
  return ['table', 'protection', 'paint', 'chart', 'note'].includes(change.change);
}

export function carryOutTab(place: Place, change: TabChange): void {
  if (change.change === 'table') writeTable(place, change);
  else if (change.change === 'paint') setPaint(scheduleOf(place), change.to);
  else if (change.change === 'chart') setChart(place, change.tab, change.from, change.to);
  else if (change.change === 'note') setNote(place, change, change.from, change.to);
  else if (change.to === 'off') removeProtections(place.book, change.guards);
  else addProtections(place.book, change.guards);
}

export function takeBackTab(place: Place, change: TabChange): void {
  if (change.change === 'table') restoreTable(place, change);
  else if (change.change === 'paint') restorePaint(place, change);
  else if (change.change === 'chart') setChart(place, change.tab, change.to, change.from);
  else if (change.change === 'note') setNote(place, change, change.to, change.from);
  else if (change.to === 'on') removeProtections(place.book, change.guards);
  else addProtections(place.book, change.guards);
}

function scheduleOf({ sheet }: Place): Sheet {
  const schedule = sheet('schedule');
  if (!schedule) throw new Problem(say().change.tabGone(tabTexts(userLanguage()).names.schedule));
  return schedule;
}

function restorePaint({ sheet }: Place, { from }: PaintChange): void {
  const schedule = sheet('schedule');
  if (schedule && !isSame(paintOf(schedule), from)) setPaint(schedule, from);
}

/** A chart that somebody took away or gave other cells is left alone. */
function setChart({ sheet: sheetOf }: Place, tab: TabKind, from: Area, to: Area): void {
  const sheet = sheetOf(tab);
  const chart = sheet?.getCharts().find((one) => {
    const [range, other] = one.getRanges();
    return !other && range?.getA1Notation() === from;
  });
  if (!sheet || !chart) return;
  const range = sheet.getRange(to);
  const colours = [...lineColours(range.getNumColumns() - 1)];
  sheet.updateChart(chart.modify().clearRanges().addRange(range).setOption('colors', colours).build());
}

/** A note that somebody changed is left alone. */
function setNote({ book }: Place, { sheetId, area }: NoteChange, from: string, to: string): void {
  const cell = book
    .getSheets()
    .find((one) => one.getSheetId() === sheetId)
    ?.getRange(area);
  if (cell?.getNote() === from) cell.setNote(to);
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
  const { before, table, published } = memory;
  const isNew = before.formats.length === 0;
  const held = before.live ? range.getCell(1, 1).getFormula() : '';
  // In a new tab it may follow a tab that has just been renamed.
  const isAsBefore = before.live
    ? isSameFormula(held, formula) || (isNew && held !== '')
    : isSame(range.getValues(), before.values);
  if (!isAsBefore) throw new Problem(say().change.meanwhile(`${sheet.getName()}!${cellName(row, column)}`));
  if (table) {
    const formats = isNew ? range.getNumberFormats() : before.formats;
    range.setNumberFormats(
      table.map((line, r) =>
        line.map((cell, c) =>
          typeof cell === 'string' && cell !== '' ? PLAIN_TEXT : numeric(formats, r, c),
        ),
      ),
    );
    setTypedTexts(range, table);
  } else {
    range.clearContent();
    range.setNumberFormats(
      before.formats.map((line, r) => line.map((_, c) => numeric(before.formats, r, c))),
    );
    range.getCell(1, 1).setFormula(formula);
  }
  setPublished(sheet, tab, published);
}

function numeric(formats: TableBefore['formats'], r: number, c: number): string {
  const format = formats[r]?.[c] ?? GENERAL;
  return format === PLAIN_TEXT ? GENERAL : format;
}

/** Writes only what differs: a tab that was not reached yet may refuse to be written. */
function restoreTable(
  { sheet: sheetOf }: Place,
  { tab, row, column, rows, columns, formula, memory }: TableChange,
) {
  const sheet = sheetOf(tab);
  // A tab that the same run made goes as a whole.
  if (!sheet || memory?.before.formats.length === 0) return;
  const range = sheet.getRange(row, column, rows, columns);
  const first = range.getCell(1, 1);
  const formats = range.getNumberFormats();
  const before = memory?.before;
  const isLive = isSameFormula(first.getFormula(), formula);
  const toLive = before?.live ?? true;
  if (toLive && !isLive) range.clearContent();
  const wanted = before?.formats ?? formats.map((line) => line.map(withoutText));
  if (!isSame(formats, wanted)) range.setNumberFormats(mutable(wanted));
  if (toLive && !isLive) first.setFormula(formula);
  if (!toLive && before && (isLive || !isSame(range.getValues(), before.values)))
    range.setValues(mutable(before.values));
  setPublished(sheet, tab, before?.published);
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** True for formulas that differ only by how Sheets writes them. */
export function isSameFormula(a: string, b: string): boolean {
  const [one, other] = [a, b].map((text) =>
    text
      .replace(/[\s'$]/g, '')
      .replace(/,/g, ';')
      .toLowerCase(),
  );
  return one === other;
}

const mutable = <T>(block: readonly (readonly T[])[]) => block.map((line) => [...line]);
const withoutText = (format: string) => (format === PLAIN_TEXT ? GENERAL : format);

/** What stands in the cells of a table now. */
export function tableBefore(
  range: GoogleAppsScript.Spreadsheet.Range,
  sheet: Sheet,
  tab: TabKind,
): TableBefore {
  const live = range.getCell(1, 1).getFormula() !== '';
  return {
    live,
    values: live ? [] : (range.getValues() as Cell[][]),
    formats: range.getNumberFormats(),
    published: publishedIn(sheet, tab),
  };
}

/** The first sheet shows whether other editors can be kept out; where they cannot, all sheets only warn. */
function addProtections(book: Spreadsheet, guards: readonly Guard[]): void {
  let isStrict: boolean | undefined;
  for (const { sheetId, open, warning, editors } of guards) {
    const sheet = book.getSheets().find((one) => one.getSheetId() === sheetId);
    if (!sheet || sheetProtection(sheet)?.getDescription() === PROTECTION) continue;
    // One that was begun has no description yet: it is gone on with.
    const protection = sheet.protect();
    if (open.length > 0) protection.setUnprotectedRanges(open.map((a1) => sheet.getRange(a1)));
    if (editors) isStrict = true;
    if (warning !== true && isStrict !== false) {
      if (isStrict === undefined) isStrict = keepsOut(protection);
      else keepOut(protection);
    }
    if (warning === true || isStrict === false) protection.setWarningOnly(true);
    else if (editors && editors.length > 0) protection.addEditors([...editors]);
    protection.setDescription(PROTECTION);
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
