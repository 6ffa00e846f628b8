/**
 * The mark on each of the event's tabs, the one hidden state: developer metadata that survives renaming, moving
 * and translating. A mark that names another sheet came with a copy of a tab and does not count.
 */
import type { TabKind } from '../../tabs/plan';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

export interface Mark {
  readonly kind: TabKind;
  /** The event, by the time at which it was made (ISO 8601, UTC): a later event sorts after an earlier one. */
  readonly event: string;
  /** Id of the sheet. */
  readonly sheet: number;
  /** `building` until everything is written: what stays so was left by a run that broke off. */
  readonly state: 'building' | 'ready';
  /** The command that made the tab in a running event, by its time; absent for the tabs of a new event. */
  readonly run?: string;
  /** True for a list of players that was there before the event. */
  readonly present?: boolean;
  /** Set while the tab holds values in place of its formula. */
  readonly published?: Published;
}

/** The values in place of a formula, by which they are found again. */
export interface Published {
  readonly rows: number;
  readonly columns: number;
  /** The first headings. */
  readonly head: readonly string[];
  /** How many rows begin with them. */
  readonly heads: number;
  /** Tells whether a value was changed by hand. */
  readonly sum: number;
  /** Tells whether players, results or rules have changed since; absent in marks of earlier versions. */
  readonly of?: number;
  /** As `sum` for each row, by which it is told from what stands below or between. */
  readonly lines: readonly string[];
  /** The formula that Berger would have written then. */
  readonly usual: string;
  /** The formula that stood there, if it was another. */
  readonly formula?: string;
}

const KEY = 'berger';
export const KINDS: Readonly<Record<TabKind, true>> = {
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
  teams: true,
  knockout: true,
};

/**
 * The valid marks of every tab, by the sheet's id, in one search. A copy of a tab brings the mark of the tab that it
 * was copied from, which has it already.
 */
export function allMarks(book: Spreadsheet): ReadonlyMap<number, readonly Mark[]> {
  const texts = book
    .createDeveloperMetadataFinder()
    .withKey(KEY)
    .find()
    .map((metadata) => metadata.getValue());
  const marks = new Map<number, Mark[]>();
  for (const text of new Set(texts)) {
    const mark = parse(text);
    if (!mark) continue;
    const others = marks.get(mark.sheet);
    if (others) others.push(mark);
    else marks.set(mark.sheet, [mark]);
  }
  return marks;
}

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
      (mark.run === undefined || typeof mark.run === 'string') &&
      (mark.state === 'building' || mark.state === 'ready');
    return isMark ? (mark as Mark) : undefined;
  } catch {
    return undefined;
  }
}

/** What made a tab: the tabs of one making are finished together, or left over together. */
export function makingOf({ event, run }: Pick<Mark, 'event' | 'run'>): string {
  return run === undefined ? event : `${event} ${run}`;
}

/** Marks a new tab as being built. */
export function addMark(sheet: Sheet, kind: TabKind, event: string, run?: string): void {
  put(sheet, {
    kind,
    event,
    sheet: sheet.getSheetId(),
    state: 'building',
    ...(run === undefined ? {} : { run }),
  });
}

function put(sheet: Sheet, mark: Mark): void {
  sheet.addDeveloperMetadata(KEY, JSON.stringify(mark), SpreadsheetApp.DeveloperMetadataVisibility.DOCUMENT);
}

/** One call for a tab that was marked as being built, one for a tab that was there before. */
export function markReady(sheet: Sheet, kind: TabKind, event: string, run?: string): void {
  const entry = entriesOf(sheet).find(
    ({ mark }) => mark.event === event && mark.run === run && mark.kind === kind,
  );
  if (entry) entry.metadata.setValue(JSON.stringify({ ...entry.mark, state: 'ready' } satisfies Mark));
  else put(sheet, { kind, event, sheet: sheet.getSheetId(), state: 'ready', present: true });
}

export function removeMarks(sheet: Sheet, event: string, run?: string): void {
  for (const { mark, metadata } of entriesOf(sheet))
    if (mark.event === event && mark.run === run) metadata.remove();
}

export function publishedIn(sheet: Sheet, kind: TabKind): Published | undefined {
  return marksOf(sheet).find((mark) => mark.kind === kind)?.published;
}

export function setPublished(sheet: Sheet, kind: TabKind, published: Published | undefined): void {
  const entry = entriesOf(sheet).find(({ mark }) => mark.kind === kind);
  if (!entry || JSON.stringify(published) === JSON.stringify(entry.mark.published)) return;
  entry.metadata.setValue(JSON.stringify({ ...entry.mark, published }));
}
