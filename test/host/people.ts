/**
 * What the tests of the panel Players share: an event with results, its commands, and the standings told twice.
 */
import type { Cell } from '../../src/cells/value';
import { scoreTable } from '../../src/engine/results/score-table';
import type { Result } from '../../src/engine/results/game';
import { rank } from '../../src/engine/standings/ranking';
import { standings } from '../../src/engine/standings/standings';
import { isTieBreak, readTieBreak } from '../../src/engine/standings/tie-break-list';
import { STANDINGS } from '../../src/functions/standings';
import type { Changed, EventView, TabKind } from '../../src/sidebar/calls';
import type { SheetState } from '../../workbench/host/model/state';
import { sheetNamed, type Spreadsheet } from './berger';

export type Done = Extract<Changed, { done: true }>;

export type Command = 'withdraw' | 'reinstate' | 'substitute' | 'rename' | 'lateEntry' | 'refreshNames';

export function answerOf(book: Spreadsheet, name: Command, argument?: unknown): Changed {
  const answer = book.callAnything(name, argument === undefined ? [] : [argument]);
  if (!answer.ok) throw new Error(answer.problem);
  return answer.reply as Changed;
}

/** Carries a command out, expects that it asks nothing, and that tabs and engine agree on the standings after it. */
export function done(book: Spreadsheet, name: Command, argument?: unknown): Done {
  const changed = answerOf(book, name, argument);
  if (!changed.done) throw new Error(`asked ${JSON.stringify(changed)}`);
  expect(changed.view).toEqual(view(book));
  expectSameStandings(book, changed.view);
  return changed;
}

export function refused(book: Spreadsheet, name: Command, argument?: unknown): string {
  const { state } = book.host.workbook;
  const answer = book.callAnything(name, argument === undefined ? [] : [argument]);
  if (answer.ok) throw new Error(`no problem, but ${JSON.stringify(answer.reply).slice(0, 200)}`);
  expect(book.host.workbook.state.sheets).toEqual(state.sheets);
  return answer.problem;
}

export function view(book: Spreadsheet): EventView {
  const answer = book.call('open');
  if (!answer.ok) throw new Error(answer.problem);
  if (!answer.reply.view) throw new Error(answer.reply.viewProblem ?? 'no event');
  return answer.reply.view;
}

export function tabOf(book: Spreadsheet, kind: TabKind, from: EventView = view(book)): SheetState {
  const tab = from.tabs.find((one) => one.kind === kind);
  if (!tab) throw new Error(`no tab ${kind}`);
  return sheetNamed(book, tab.name);
}

/** Types results into the Schedule, game by game: `1-8` is White-Black. */
export function play(book: Spreadsheet, results: Readonly<Record<string, Result | string>>): void {
  const now = view(book);
  const sheet = tabOf(book, 'schedule', now);
  for (const [pair, result] of Object.entries(results)) {
    const game = now.games.find(({ white, black }) => `${white}-${black}` === pair);
    if (!game) throw new Error(`no game ${pair}`);
    book.host.workbook.paste(sheet.id, game.row, resultColumn(sheet), [[result]]);
  }
}

export function resultColumn(sheet: SheetState): number {
  for (const row of sheet.rows.slice(0, 10)) {
    const c = (row ?? []).findIndex((cell) => ['Result', 'Resultado'].includes(String(cell?.value)));
    if (c !== -1) return c + 1;
  }
  throw new Error('no column of results');
}

const RESULTS: readonly Result[] = ['1-0', '½-½', '0-1', '½-½', '1-0', '0-1', '1-0'];

/** Plays the rounds up to `last`, with results that differ. */
export function playRounds(book: Spreadsheet, last: number): void {
  const games = view(book).games.filter(
    ({ round, black, result }) => round <= last && black !== 0 && !result,
  );
  const sheet = tabOf(book, 'schedule');
  games.forEach(({ row, white, black }) => {
    const result = RESULTS[(3 * white + black) % RESULTS.length] ?? '1-0';
    book.host.workbook.paste(sheet.id, row, resultColumn(sheet), [[result]]);
  });
}

export const resultsOf = (now: EventView, no: number) =>
  now.games
    .filter(({ white, black }) => black !== 0 && (white === no || black === no))
    .map(({ round, white, black, result }) => `${round}.${white}-${black} ${result ?? ''}`.trim());

export const values = (sheet: SheetState): Cell[][] =>
  Array.from(sheet.rows, (row) =>
    Array.from(row ?? [], (cell) => (cell?.formula ? '' : (cell?.value ?? ''))),
  );

/** The same standings from the tabs' cells and from the engine. */
export function expectSameStandings(book: Spreadsheet, now: EventView): void {
  const event = values(tabOf(book, 'event', now));
  const setting = (row: number) => event[row - 1]?.[1];
  const table = STANDINGS(
    values(tabOf(book, 'players', now)),
    values(tabOf(book, 'schedule', now)),
    setting(9),
    setting(10),
    setting(7),
    setting(11),
  );
  const { cycles, withdrawal, scoring, tieBreaks } = now.settings;
  const tournament = {
    players: now.players.length,
    cycles,
    games: now.games
      .filter(({ black }) => black !== 0)
      .map(({ round, white, black, result }) => ({ round, white, black, ...(result ? { result } : {}) })),
    freeRounds: now.games
      .filter(({ black }) => black === 0)
      .map(({ round, white }) => ({ round, player: white })),
    hasColours: true,
  };
  const leavers = new Set(now.players.filter(({ status }) => status !== 'playing').map(({ no }) => no));
  const list = tieBreaks.map((code) => readTieBreak(code)).filter(isTieBreak);
  const ranking = rank(scoreTable(tournament, { leavers, withdrawal, scoring }), list);
  expect(table.slice(1).map((row) => [row[0], row[1], ...row.slice(3)])).toEqual(
    standings(ranking).map((row) => [
      ...[row.rank ?? '', row.no, row.played, row.won, row.drawn, row.lost, row.points],
      ...row.values.map((value) => value ?? ''),
    ]),
  );
}

export const logOf = (book: Spreadsheet) =>
  values(tabOf(book, 'event'))
    .slice(14)
    .map((row) => row.slice(1, 3))
    .filter((row) => row.some((cell) => cell !== '' && cell !== undefined));
