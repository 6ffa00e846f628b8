/**
 * The mark on each of the event's tabs, the one hidden state: developer metadata that survives renaming, moving
 * and translating. A mark that names another sheet came with a copy of a tab and does not count.
 */
import type { TabKind } from '../tabs/plan';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

export interface Mark {
  readonly kind: TabKind;
  /** The event, by the time at which it was made (ISO 8601, UTC): a later event sorts after an earlier one. */
  readonly event: string;
  /** Id of the sheet. */
  readonly sheet: number;
  /** `building` until everything is written: what stays so was left by a run that broke off. */
  readonly state: 'building' | 'ready';
  /** True for a list of players that was there before the event. */
  readonly present?: boolean;
}

const KEY = 'berger';
const KINDS: Readonly<Record<TabKind, true>> = {
  event: true,
  players: true,
  schedule: true,
  berger: true,
  standings: true,
  crosstable: true,
  progress: true,
  byPlayer: true,
  roundSheets: true,
  playerCards: true,
};

/** The valid marks of a tab. A list of players may serve several events and bears a mark of each. */
export function marksOf(sheet: Sheet): Mark[] {
  return entriesOf(sheet).map(({ mark }) => mark);
}

function entriesOf(sheet: Sheet) {
  const id = sheet.getSheetId();
  return sheet.getDeveloperMetadata().flatMap((metadata) => {
    if (metadata.getKey() !== KEY) return [];
    const mark = parse(metadata.getValue());
    return mark?.sheet === id ? [{ mark, metadata }] : [];
  });
}

function parse(text: string | null): Mark | undefined {
  try {
    const mark = JSON.parse(text ?? '') as Partial<Mark> | null;
    const isMark =
      typeof mark === 'object' &&
      Object.prototype.hasOwnProperty.call(KINDS, mark?.kind ?? '') &&
      typeof mark?.event === 'string' &&
      typeof mark.sheet === 'number' &&
      (mark.state === 'building' || mark.state === 'ready');
    return isMark ? (mark as Mark) : undefined;
  } catch {
    return undefined;
  }
}

/** Marks a new tab as being built. */
export function addMark(sheet: Sheet, kind: TabKind, event: string): void {
  put(sheet, { kind, event, sheet: sheet.getSheetId(), state: 'building' });
}

function put(sheet: Sheet, mark: Mark): void {
  sheet.addDeveloperMetadata(KEY, JSON.stringify(mark), SpreadsheetApp.DeveloperMetadataVisibility.DOCUMENT);
}

/** One call for a tab that was marked as being built, one for a tab that was there before. */
export function markReady(sheet: Sheet, kind: TabKind, event: string): void {
  const entry = entriesOf(sheet).find(({ mark }) => mark.event === event && mark.kind === kind);
  if (entry) entry.metadata.setValue(JSON.stringify({ ...entry.mark, state: 'ready' } satisfies Mark));
  else put(sheet, { kind, event, sheet: sheet.getSheetId(), state: 'ready', present: true });
}

export function removeMarks(sheet: Sheet, event: string): void {
  for (const { mark, metadata } of entriesOf(sheet)) if (mark.event === event) metadata.remove();
}
