/**
 * A spreadsheet with the built add-on in it: what the tests of this folder start from.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRect } from '../../workbench/host/model/a1';
import { createHost, type Host, type HostOptions } from '../../workbench/host/host';
import type { SheetState, State } from '../../workbench/host/model/state';
import type { Answer, CallName, Calls, Generated, GenerateRequest } from '../../src/sidebar/calls';
import { loadScript } from './load-script';

/** Both files of the script, in the order that is the harder one: Apps Script promises none. */
const CODE = ['AddOn.js', 'Code.js']
  .map((file) => readFileSync(join(__dirname, '../../dist', file), 'utf8'))
  .join('\n');

export interface Spreadsheet {
  readonly host: Host;
  /** Calls a function of the script as a click in the menu would. */
  click(name: string): void;
  /** Opens the document: calls `onOpen` with the rights of `host.mode`. */
  open(): void;
  /** A call of the sidebar's page; arguments and answer pass through JSON as in `google.script.run`. */
  call<N extends CallName>(name: N, ...args: Calls[N]['args']): Answer<N>;
  /** The same for what no page sends. */
  callAnything(name: unknown, args: unknown): Answer<CallName>;
}

export function spreadsheet(options: HostOptions = {}): Spreadsheet {
  const host = createHost(options);
  const script = loadScript(CODE, host);
  const callAnything = (name: unknown, args: unknown) => {
    const json = JSON.stringify(args);
    const sent: unknown = json === undefined ? undefined : JSON.parse(json);
    const answer = host.run('sidebar', () => script.call('bergerCall', name, sent));
    return JSON.parse(JSON.stringify(answer)) as Answer<CallName>;
  };
  return {
    host,
    click: (name) => {
      host.run('menu', () => script.call(name));
    },
    open: () => {
      host.run('open', () => script.call('onOpen', {}));
    },
    call: <N extends CallName>(name: N, ...args: Calls[N]['args']) => callAnything(name, args) as Answer<N>,
    callAnything,
  };
}

export const request = (
  players: GenerateRequest['players'],
  more: Partial<GenerateRequest> = {},
): GenerateRequest => ({ players, cycles: 1, order: 'fide', run: 'run-1', ...more });

/** Generates and expects that it worked. */
export function generated(
  book: Spreadsheet,
  players: GenerateRequest['players'],
  more: Partial<GenerateRequest> = {},
): Extract<Generated, { done: true }> {
  const answer = book.call('generate', request(players, more));
  if (!answer.ok) throw new Error(answer.problem);
  if (!answer.reply.done) throw new Error(`asked about ${answer.reply.ask}`);
  return answer.reply;
}

/** What the add-on answers when it refuses or fails. */
export function problemOf(answer: Answer<CallName>): string {
  if (answer.ok) throw new Error(`no problem, but ${JSON.stringify(answer.reply)}`);
  return answer.problem;
}

export function sheetNamed(book: Spreadsheet, name: string): SheetState {
  const sheet = book.host.workbook.sheetNamed(name);
  if (!sheet) throw new Error(`no tab ${name}, but ${tabNames(book).join(', ')}`);
  return sheet;
}

export const tabNames = (book: Spreadsheet) => book.host.workbook.state.sheets.map((sheet) => sheet.name);

/** Values as typed and formulas, as rows; a blank is ''. */
export function contents(sheet: SheetState): (string | number | boolean)[][] {
  const rows = Array.from({ length: sheet.rows.length }, (_, r) => {
    const row = sheet.rows[r] ?? [];
    return Array.from({ length: row.length }, (_, c) => row[c]?.formula ?? row[c]?.value ?? '');
  });
  while (rows.length > 0 && rows[rows.length - 1]?.every((cell) => cell === '')) rows.pop();
  const width = Math.max(
    0,
    ...rows.map((row) => row.reduce((last: number, cell, c) => (cell === '' ? last : c + 1), 0)),
  );
  return rows.map((row) => Array.from({ length: Math.min(width, 40) }, (_, c) => row[c] ?? ''));
}

/** Types texts into the tab from A1 on, a new tab if there is none of this name. */
export function type(
  book: Spreadsheet,
  tab: string,
  texts: readonly (readonly string[])[],
  row = 1,
  column = 1,
): void {
  const { workbook } = book.host;
  const id = workbook.sheetNamed(tab)?.id ?? workbook.addSheet(tab);
  workbook.paste(id, row, column, texts);
}

export function select(
  book: Spreadsheet,
  tab: string,
  row: number,
  column: number,
  rows = 1,
  columns = 1,
): void {
  const rect = { row, column, lastRow: row + rows - 1, lastColumn: column + columns - 1 };
  book.host.workbook.select(sheetNamed(book, tab).id, rect);
}

/** Selects several ranges, one after the other. */
export function selectAll(book: Spreadsheet, tab: string, ranges: readonly string[]): void {
  const { id, maxRows, maxColumns } = sheetNamed(book, tab);
  const rects = ranges.flatMap((a1) => parseRect(a1, maxRows, maxColumns) ?? []);
  book.host.workbook.select(id, rects.at(-1), rects.slice(0, -1));
}

/** The document and the user's place in it, to be compared before and after. */
export interface Snapshot {
  readonly state: State;
  readonly selection: unknown;
}

export function snapshot(book: Spreadsheet): Snapshot {
  const { state, selection } = book.host.workbook;
  return { state, selection: JSON.parse(JSON.stringify(selection)) as unknown };
}

export const NAMES = ['Ana Gil', 'Luis Paz', 'Zoë Ruiz', 'Max Frei', 'Li Wei'];

/** Names that a sheet would take for something else. */
export const HOSTILE = [
  '=1+1',
  '=IMPORTXML("https://example.com","//a")',
  '+x',
  '-x',
  '@x',
  "'Ann",
  "''Ann",
  '<img src=x onerror=alert(1)>',
  'שלום עולם',
  'مرحبا',
  'Ze\u0301 Ruiz',
  '1/2',
  '2026-01-02',
  '8:00',
  'TRUE',
  '1e5',
  '10%',
  '#REF!',
  'a"b',
  'x'.repeat(10_000),
];
