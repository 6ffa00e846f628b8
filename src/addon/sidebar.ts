/**
 * The server side of the sidebar: opens the page, tells it what there is, shows and removes tabs.
 */
import type { Opening } from '../sidebar/calls';
import { readEvent } from './event/event-reader';
import { leftovers, schedules, tabsOf } from './event/event-tabs';
import { findJournal, titleOf } from './writing/journal';
import { userLanguage } from './locale';
import { isLockHad, underLock } from './writing/lock';
import { readPlayersTab } from './event/players-source';
import { outcomeOf, Problem } from './problem';
import { say } from './texts';

/** Opens the sidebar. */
export function openSidebar(): void {
  const page = HtmlService.createHtmlOutputFromFile('Sidebar').setTitle(say().title);
  SpreadsheetApp.getUi().showSidebar(page);
}

export function opening(): Opening {
  const book = SpreadsheetApp.getActive();
  const tabs = tabsOf(book);
  const players = readPlayersTab(book);
  const [latest] = schedules(tabs);
  const read = outcomeOf(() => readEvent(book, tabs)?.view);
  const journal = findJournal(book);
  const left = leftovers(tabs);
  // What a run is still at work on has not been left.
  const isLeft = (journal !== undefined || left.length > 0) && !isLockHad();
  return {
    language: userLanguage(),
    ...(players ? { playersTab: players } : {}),
    ...(latest
      ? { event: { schedule: latest.sheet.getName(), games: latest.games, results: latest.results } }
      : {}),
    ...(read.ok ? (read.reply ? { view: read.reply } : {}) : { viewProblem: read.problem }),
    ...(journal && isLeft ? { interrupted: titleOf(journal) } : {}),
    leftovers: isLeft ? left.map((sheet) => sheet.getName()) : [],
  };
}

/** Removes the tabs that a run which broke off left half made. */
export function removeLeftovers(): { removed: string[] } {
  return underLock(() => {
    const book = SpreadsheetApp.getActive();
    const removed: string[] = [];
    for (const sheet of leftovers(tabsOf(book))) {
      const name = sheet.getName();
      book.deleteSheet(sheet);
      removed.push(name);
    }
    SpreadsheetApp.flush();
    return { removed };
  });
}

export function showTab(sheetId: number, cell?: string): null {
  const book = SpreadsheetApp.getActive();
  const sheet = book.getSheets().find((s) => s.getSheetId() === sheetId);
  if (!sheet) throw new Problem(say().tabGone);
  book.setActiveSheet(sheet);
  if (cell !== undefined) sheet.getRange(cell).activate();
  return null;
}
