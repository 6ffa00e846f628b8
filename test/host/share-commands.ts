/**
 * An event with results, and the commands that share and print it.
 */
import type { Answer, CallName, Changed, EventView } from '../../src/sidebar/calls';
import type { Guesses } from '../../workbench/host/model/guesses';
import { generated, NAMES, sheetNamed, spreadsheet, type, type Spreadsheet } from './berger';
import type { Command } from './commands';

export const TABLES = ['Standings', 'Crosstable', 'Progress', 'By player'] as const;

export type ShareCommand =
  | 'protect'
  | 'unprotect'
  | 'publish'
  | 'goLive'
  | 'makeRoundSheets'
  | 'makePlayerCards'
  | 'remakeTabs'
  | 'repair';

export function done(book: Spreadsheet, name: ShareCommand, ...args: readonly unknown[]) {
  const answer = book.callAnything(name, args);
  if (!answer.ok) throw new Error(answer.problem);
  const changed = answer.reply as Changed;
  if (!changed.done) throw new Error(`asked ${changed.ask}`);
  return changed;
}

export function view(book: Spreadsheet): EventView {
  const answer = book.call('open');
  if (!answer.ok || !answer.reply.view) throw new Error(JSON.stringify(answer));
  return answer.reply.view;
}

/** Five players, two results. */
export function begun(options: Parameters<typeof spreadsheet>[0] = {}, names = NAMES): Spreadsheet {
  const book = spreadsheet(options);
  generated(book, { from: 'list', names });
  const schedule = options.locale?.startsWith('es') ? 'Calendario' : 'Schedule';
  type(book, schedule, [['1-0'], ['½-½']], 2, 6);
  return book;
}

/** Without the ids of protections, charts and metadata. */
export function content(book: Spreadsheet): unknown {
  return JSON.parse(
    JSON.stringify(
      book.host.workbook.state.sheets.map((sheet) => ({
        ...sheet,
        protections: sheet.protections.map((one) => ({ ...one, id: 0 })),
        charts: sheet.charts.map((one) => ({ ...one, id: 0 })),
        metadata: sheet.metadata.map((one) => ({ ...one, id: 0 })),
      })),
    ),
  ) as unknown;
}

/** Deletes tabs; formulas that named Event lose it, as in Google Sheets. */
export function remove(book: Spreadsheet, ...tabs: readonly string[]): void {
  const { workbook } = book.host;
  for (const tab of tabs) workbook.deleteSheet(sheetNamed(book, tab).id);
  if (!tabs.includes('Event')) return;
  for (const { sheetId, row, column, formula } of workbook.formulas())
    if (formula.includes('Event!'))
      workbook.enter(sheetId, row, column, formula.replace(/Event!\$?[A-Z]+\$?\d+/g, '#REF!'));
}

const SHARED = { owner: 'owner@example.com', user: 'me@example.com', editors: ['ana@example.com'] };

const after =
  (...commands: readonly ShareCommand[]) =>
  (guesses: Partial<Guesses> = {}) => {
    const book = begun({ ...SHARED, guesses });
    for (const command of commands) done(book, command);
    return book;
  };

/** True where the new tabs could not be closed to others, and the answer says so. */
export function onlyWarns(answer: Answer<CallName>): boolean {
  const notes = answer.ok && (answer.reply as Partial<Changed & { done: true }>).notes;
  return notes !== false && notes?.some((note) => note.includes('only get a warning there')) === true;
}

/** For `commands-failure.test.ts`. */
export const SHARE: readonly Command[] = [
  {
    name: 'protect',
    setUp: after(),
    call: (book) => book.call('protect'),
    tabs: ['Event', 'Schedule'],
    isLess: (answer) => answer.ok && (answer.reply as Changed & { done: true }).view.protection === 'warning',
  },
  {
    name: 'unprotect',
    setUp: after('protect'),
    call: (book) => book.call('unprotect'),
    tabs: ['Event', 'Schedule'],
  },
  { name: 'publish', setUp: after(), call: (book) => book.call('publish'), tabs: TABLES },
  { name: 'goLive', setUp: after('publish'), call: (book) => book.call('goLive'), tabs: TABLES },
  { name: 'round sheets', setUp: after(), call: (book) => book.call('makeRoundSheets'), tabs: [] },
  { name: 'player cards', setUp: after(), call: (book) => book.call('makePlayerCards'), tabs: [] },
  {
    name: 'player cards in a protected event',
    setUp: after('protect'),
    call: (book) => book.call('makePlayerCards'),
    tabs: [],
    isLess: onlyWarns,
  },
  {
    name: 'deleted tabs',
    setUp: (guesses) => {
      const book = after()(guesses);
      remove(book, 'Event', 'Standings', 'Berger table');
      return book;
    },
    call: (book) => book.call('remakeTabs'),
    tabs: ['Crosstable', 'Progress', 'By player'],
  },
  {
    name: 'deleted tabs of a published event',
    setUp: (guesses) => {
      const book = after('publish')(guesses);
      remove(book, 'Crosstable');
      return book;
    },
    call: (book) => book.call('remakeTabs'),
    tabs: [],
    // Where the schedule is called otherwise or gone in the moment of reckoning, the formula stays.
    isLess: (answer) =>
      answer.ok
        ? (answer.reply as Changed & { done: true }).notes.some((note) => note.includes('has its formula'))
        : answer.problem.includes('could not be read again'),
  },
];
