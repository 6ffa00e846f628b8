/**
 * An event with results, and the commands that share and print it.
 */
import type { Changed, EventView } from '../../src/sidebar/calls';
import { generated, NAMES, sheetNamed, spreadsheet, type, type Spreadsheet } from './berger';

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

export function remove(book: Spreadsheet, ...tabs: readonly string[]): void {
  for (const tab of tabs) book.host.workbook.deleteSheet(sheetNamed(book, tab).id);
}
