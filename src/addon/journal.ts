/**
 * The journal of a command: what it is about to change, kept in the Schedule's metadata until all is done, so that a
 * run that broke off can be taken back.
 */
import type { Change } from './changes';
import { gameIn, gameText } from './log';
import { say } from './texts';
import { Problem } from './problem';

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

/** What a run that broke off left; undefined where there is nothing. */
export function findJournal(book: Spreadsheet): { journal: Journal; metadata: Metadata } | undefined {
  for (const metadata of book.createDeveloperMetadataFinder().withKey(KEY).find()) {
    const journal = parse(metadata.getValue());
    if (journal && metadata.getLocation().getSheet()?.getSheetId() === journal.sheet)
      return { journal, metadata };
  }
  return undefined;
}

export function removeJournal(book: Spreadsheet): void {
  findJournal(book)?.metadata.remove();
}

function parse(text: string | null): Journal | undefined {
  try {
    const read = JSON.parse(text ?? '') as Partial<Journal> | null;
    if (typeof read !== 'object' || read === null) return undefined;
    const { sheet, event, run, title, changes } = read;
    if (typeof sheet !== 'number' || typeof event !== 'string' || typeof run !== 'string') return undefined;
    if (typeof title !== 'string' || !Array.isArray(changes)) return undefined;
    return { sheet, event, run, title, changes: (changes as Change[]).map(withGames) };
  } catch {
    return undefined;
  }
}

function withGames(change: Change): Change {
  if (!('games' in change)) return change;
  return { ...change, games: String(change.games).split(' ').flatMap(gameIn) };
}
