/**
 * A command that changes the running event: it is carried out wholly or not at all, and what a broken-off run left
 * is taken back at the next opening.
 */
import type { Changed, MadeTab, Question } from '../../sidebar/calls';
import type { TabPlan } from '../../tabs/plan';
import { carryOut, takeBackChanges, type Before, type Change, type Place } from './changes';
import { tabsOf } from '../event/event-tabs';
import { now } from '../locale';
import { readEvent, type EventState } from '../event/event-reader';
import { guardsOf } from './guards';
import { findJournal, removeJournal, titleOf, writeJournal } from './journal';
import { underLock } from './lock';
import { markReady, marksOf, removeMarks } from '../event/marks';
import { goTo, placeOf } from './place';
import { detailOf, Problem } from '../problem';
import { tellProgress } from './progress';
import { unloggedTieBreaks } from './tie-breaks-line';
import { sheetProtection } from '../event/sheet-protection';
import { say } from '../texts';
import { newRun, quietly, takeBack, write, type Run } from './writer';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

export type { Change };

/** What a command wants to be done. */
export interface Work {
  /** What it does, for messages and the journal, in the user's language: `the withdrawal of Max Frei`. */
  readonly title: string;
  /** New tabs, written before anything else. */
  readonly tabs?: readonly TabPlan[];
  /** True where the tabs are a new event, in which this one goes on: its list of players serves both. */
  readonly isNewEvent?: boolean;
  /** The run's name for `progress`. */
  readonly progress?: string;
  readonly changes?: readonly Change[];
  readonly notes?: readonly string[];
}

/**
 * Runs a command under the lock: reads the event, lets `plan` say what is to be done or asked, does it, and
 * answers with the event as it is then. Throws a `Problem`; then everything is as it was before.
 */
export function command(plan: (event: EventState) => Work | Question): Changed {
  return underLock(() => {
    const book = SpreadsheetApp.getActive();
    const broken = findJournal(book);
    if (broken) throw new Problem(say().change.repairFirst(titleOf(broken)));
    const event = runningEvent(book, false);
    const wanted = plan(event);
    if ('ask' in wanted) return { done: false, ...wanted };
    const { tabs, notes } = doWork(targetOf(event), withTieBreaks(event, wanted));
    return { done: true, view: viewOf(book), tabs, notes: [...(wanted.notes ?? []), ...notes] };
  });
}

/** Takes back what a run that broke off did; cells that somebody changed since are kept. */
export function repair(): Changed {
  return underLock(() => {
    const book = SpreadsheetApp.getActive();
    const broken = findJournal(book);
    if (!broken) throw new Problem(say().change.nothingToRepair);
    if (!broken.journal) {
      broken.metadata.remove();
      SpreadsheetApp.flush();
      return { done: true, view: viewOf(book), tabs: [], notes: [say().change.discarded] };
    }
    const { title, event, run, changes } = broken.journal;
    const tabs = tabsOf(book);
    const state = readEvent(book, tabs, event, false);
    if (!state) throw new Problem(say().change.noEvent);
    const { kept, lost } = takeBackChanges(targetOf(state), changes);
    SpreadsheetApp.flush();
    for (const { sheet, marks } of tabs) {
      const mark = marks.find((one) => one.event === run || (one.event === event && one.run === run));
      if (mark?.present === true) removeMarks(sheet, run);
      else if (mark) book.deleteSheet(sheet);
    }
    SpreadsheetApp.flush();
    broken.metadata.remove();
    SpreadsheetApp.flush();
    const notes = [say().change.repaired(title), ...lost];
    if (kept.length > 0) notes.push(say().change.kept(kept.join(', ')));
    return { done: true, view: viewOf(book), tabs: [], notes };
  });
}

/** The event that commands change. Throws a `Problem` where there is none. */
function runningEvent(book: Spreadsheet, isForPage: boolean): EventState {
  const event = readEvent(book, undefined, undefined, isForPage);
  if (!event) throw new Problem(say().change.noEvent);
  return event;
}

/** The event after a command, which is done: one failure to read is forgiven. */
function viewOf(book: Spreadsheet): EventState['view'] {
  let view: EventState['view'] | undefined;
  for (let turn = 0; turn < 2 && !view; turn++)
    quietly(() => {
      view = runningEvent(book, true).view;
    });
  if (!view) throw new Problem(say().change.doneUnread);
  return view;
}

/** Says in the log, at the next change, that the list of tie-breaks was changed in its cell. */
function withTieBreaks(event: EventState, work: Work): Work {
  const { changes = [] } = work;
  const isTold = changes.some((change) => change.change === 'setting' && change.setting === 'tieBreaks');
  const line = changes.length === 0 || isTold ? undefined : unloggedTieBreaks(event);
  return line ? { ...work, changes: [...changes, line] } : work;
}

/** Where a new tab and changes go. */
interface Target extends Place {
  readonly event: string;
  readonly protection: EventState['view']['protection'];
}

const targetOf = ({ book, sheet, view }: EventState): Target => ({
  book,
  sheet,
  sheetId: (kind) => view.tabs.find((tab) => tab.kind === kind)?.sheetId,
  event: view.event,
  protection: view.protection,
});

/** The new tabs, and what the user should know of them. */
function doWork(target: Target, work: Work): { tabs: MadeTab[]; notes: string[] } {
  const { tabs: plans = [], changes: wanted = [] } = work;
  if (plans.length === 0 && wanted.length === 0) return { tabs: [], notes: [] };
  const { book } = target;
  const when = wanted.some(({ change }) => change === 'log') ? now(book) : '';
  let changes = wanted.map((change): Change => (change.change === 'log' ? { when, ...change } : change));
  const schedule = target.sheet('schedule');
  const place = plans.length > 0 ? placeOf(book) : undefined;
  const id = new Date().toISOString();
  const run =
    plans.length === 0
      ? undefined
      : work.isNewEvent === true
        ? newRun(book, id)
        : newRun(book, target.event, id);
  // One cell is written or not: nothing can be left between.
  const isOneCell = plans.length === 0 && isSingle(changes);
  const before: Before = new Map();
  const made: { plan: TabPlan; sheet: Sheet }[] = [];
  try {
    if (run)
      for (const plan of plans) {
        if (work.progress !== undefined)
          tellProgress(work.progress, { done: made.length, of: plans.length, tab: plan.name });
        made.push({ plan, sheet: write(run, plan, plan.present && target.sheet(plan.kind)) });
        SpreadsheetApp.flush();
      }
    if (target.protection !== 'none') {
      const guards = guardsOf(
        made.map(({ plan, sheet }) => ({ kind: plan.kind, sheet })),
        target.protection === 'warning',
      );
      if (guards.length > 0) changes = [...changes, { change: 'protection', to: 'on', guards }];
    }
    if (schedule && changes.length > 0 && !isOneCell) {
      writeJournal(schedule, { event: target.event, run: id, title: work.title, changes });
      SpreadsheetApp.flush();
    }
    // Only here: taken back, the new tabs go as a whole.
    const sheet: Place['sheet'] = (kind) =>
      target.sheet(kind) ?? made.find(({ plan }) => plan.kind === kind)?.sheet;
    if (changes.length > 0) carryOut({ ...target, sheet }, changes, before);
    SpreadsheetApp.flush();
    const warned =
      target.protection === 'results'
        ? made.flatMap(({ sheet }) => (sheetProtection(sheet)?.isWarningOnly() ? [sheet.getName()] : []))
        : [];
    const tabs = made.map(({ plan, sheet }) => {
      markReady(sheet, plan.kind, run?.event ?? target.event, run?.id);
      const made = plan.present === undefined;
      return { kind: plan.kind, name: sheet.getName(), sheetId: sheet.getSheetId(), made };
    });
    if (tabs.length > 0) SpreadsheetApp.flush();
    if (changes.length > 0 && !isOneCell) {
      removeJournal(book);
      SpreadsheetApp.flush();
    }
    return { tabs, notes: warned.length > 0 ? [say().share.newTabsWarn(warned.join(', '))] : [] };
  } catch (error) {
    const isBack = takeBackWork(target, changes, before, () => !run || isTakenBack(run));
    if (place) goTo(book, place);
    if (error instanceof Problem && isBack) throw error;
    const detail = detailOf(error);
    throw new Problem(
      isBack ? say().change.undone(work.title, detail) : say().change.notUndone(work.title, detail),
    );
  }
}

const isSingle = ([first, ...others]: readonly Change[]) =>
  first !== undefined &&
  others.length === 0 &&
  (first.change === 'results'
    ? first.games.length === 1
    : first.change === 'paint' ||
      first.change === 'player' ||
      first.change === 'setting' ||
      first.change === 'log');

/** True where no new tab and no mark of the run is left. */
function isTakenBack(run: Run): boolean {
  const left = takeBack(run);
  let isMarked = true;
  quietly(() => {
    isMarked = run.touched.some(({ sheet }) => marksOf(sheet).some(({ event }) => event === run.event));
  });
  return left.length === 0 && !isMarked;
}

/** True where everything is as it was before; else the journal stays. */
function takeBackWork(
  target: Target,
  changes: readonly Change[],
  before: Before,
  tabs: () => boolean,
): boolean {
  // A refusal that still waits among the buffered writes would stop the first read.
  quietly(() => {
    SpreadsheetApp.flush();
  });
  let isBack = true;
  if (changes.length > 0)
    isBack = quietly(() => {
      takeBackChanges(target, changes, before);
      SpreadsheetApp.flush();
    });
  if (!tabs()) isBack = false;
  if (!isBack || changes.length === 0) return isBack;
  return quietly(() => {
    removeJournal(target.book);
    SpreadsheetApp.flush();
  });
}
