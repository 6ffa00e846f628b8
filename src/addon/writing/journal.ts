/**
 * The journal of a command: what it is about to change, kept in the Schedule's metadata until all is done, so that a
 * run that broke off can be taken back.
 */
import type { Change } from './changes';
import { changeIn } from './journal-changes';
import { gameText } from '../event/log';
import { say } from '../texts';
import { Problem } from '../problem';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type Metadata = GoogleAppsScript.Spreadsheet.DeveloperMetadata;

export interface Journal {
  /** Id of the Schedule's sheet: the journal of a copy does not count. */
  readonly sheet: number;
  readonly event: string;
  readonly run: string;
  readonly title: string;
  readonly changes: readonly Change[];
}

const KEY = 'berger.journal';

/** A sheet's metadata hold 30,000 characters. */
const LONGEST = 25_000;

export function writeJournal(sheet: Sheet, journal: Omit<Journal, 'sheet'>): void {
  const changes = journal.changes.map((change) =>
    'games' in change ? { ...change, games: change.games.map(gameText).join(' ') } : change,
  );
  const textWithout = (left: string) =>
    JSON.stringify({ sheet: sheet.getSheetId(), ...journal, changes }, (key, value: unknown) =>
      key === left ? undefined : value,
    );
  // What a table held is kept where there is room for it.
  const whole = textWithout('table');
  const text = whole.length > LONGEST ? textWithout('memory') : whole;
  if (text.length > LONGEST) throw new Problem(say().change.tooMuch);
  sheet.addDeveloperMetadata(KEY, text, SpreadsheetApp.DeveloperMetadataVisibility.DOCUMENT);
}

interface BrokenRun {
  /** Undefined where it cannot be read. */
  readonly journal: Journal | undefined;
  readonly metadata: Metadata;
}

/** What a run that broke off left, one that can be read first; undefined where there is nothing. */
export function findJournal(book: Spreadsheet): BrokenRun | undefined {
  let unreadable: BrokenRun | undefined;
  for (const metadata of book.createDeveloperMetadataFinder().withKey(KEY).find()) {
    const { sheet, journal } = parse(metadata.getValue());
    const at = metadata.getLocation().getSheet()?.getSheetId();
    if (at === undefined || (sheet !== undefined && sheet !== at)) continue;
    if (journal) return { journal, metadata };
    unreadable ??= { journal, metadata };
  }
  return unreadable;
}

/** What it was doing. */
export const titleOf = ({ journal }: BrokenRun) => journal?.title ?? say().change.unreadableRun;

export function removeJournal(book: Spreadsheet): void {
  findJournal(book)?.metadata.remove();
}

/** What can be read of it: the sheet, and the journal where every change is one. */
function parse(text: string | null): { sheet?: number; journal?: Journal } {
  let read: Partial<Record<keyof Journal, unknown>> | null;
  try {
    read = JSON.parse(text ?? '') as typeof read;
  } catch {
    return {};
  }
  const { sheet, event, run, title, changes } = read ?? {};
  if (typeof sheet !== 'number') return {};
  if (typeof event !== 'string' || typeof run !== 'string' || typeof title !== 'string') return { sheet };
  if (!Array.isArray(changes)) return { sheet };
  const checked = changes.flatMap((change) => changeIn(change) ?? []);
  if (checked.length < changes.length) return { sheet };
  return { sheet, journal: { sheet, event, run, title, changes: checked } };
}
