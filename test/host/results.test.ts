/**
 * The panel Results: one result into one cell, as the user saw it, and never over what somebody else typed.
 */
import type { Changed, EventView, GameKey, SetResult } from '../../src/sidebar/calls';
import { contents, problemOf, sheetNamed, snapshot, type, type Spreadsheet } from './berger';
import { running } from './commands';

const GAME: GameKey = { round: 3, white: 3, black: 1 };
const ROW = 8;

function answer(book: Spreadsheet, request: Partial<SetResult>): Changed {
  const reply = book.call('setResult', { game: GAME, was: '', result: '1-0', ...request });
  if (!reply.ok) throw new Error(reply.problem);
  return reply.reply;
}

function done(book: Spreadsheet, request: Partial<SetResult> = {}): EventView {
  const changed = answer(book, request);
  if (!changed.done) throw new Error(`asked ${JSON.stringify(changed)}`);
  return changed.view;
}

const cell = (book: Spreadsheet, row = ROW, column = 6) =>
  sheetNamed(book, 'Schedule').rows[row - 1]?.[column - 1]?.value;

const enter = (book: Spreadsheet, text: string, row = ROW, column = 6) => {
  book.host.workbook.enter(sheetNamed(book, 'Schedule').id, row, column, text);
};

test.each(['1-0', '½-½', '0-1', '1F-0F', '0F-1F', '0F-0F', '0-0', '½-0', '0-½'] as const)(
  '%s is one text in one cell, and what the page gets back',
  (result) => {
    const book = running();
    const before = contents(sheetNamed(book, 'Schedule'));
    book.host.counters.reset();
    const view = done(book, { result });
    expect(book.host.counters.writes).toBe(1);
    expect(view.games.find(({ row }) => row === ROW)).toEqual({ ...GAME, row: ROW, board: 1, result });
    expect(cell(book)).toBe(result);
    const after = contents(sheetNamed(book, 'Schedule'));
    expect(after.filter((_, r) => r !== ROW - 1)).toEqual(before.filter((_, r) => r !== ROW - 1));
  },
);

test('a result that stands there can be replaced by who saw it, in whatever spelling, and taken out', () => {
  const book = running();
  enter(book, '0:1');
  expect(answer(book, { was: '' })).toEqual({ done: false, ask: 'overwrite', now: '0:1' });
  expect(cell(book)).toBe('0:1');
  done(book, { was: '0-1', result: '½-½' });
  expect(cell(book)).toBe('½-½');
  done(book, { was: '1/2-1/2', result: '' });
  expect(contents(sheetNamed(book, 'Schedule'))[ROW - 1]?.[5]).toBe('');
});

test('what means the same already is not asked about, and the usual word takes its place', () => {
  const book = running();
  enter(book, '1:0');
  const { state } = book.host.workbook;
  done(book, { was: '1:0', result: '1-0' });
  expect(cell(book)).toBe('1-0');
  const { state: after } = book.host.workbook;
  done(book, { was: '', result: '1-0' });
  expect(book.host.workbook.state).toBe(after);
  expect(after).not.toBe(state);
});

test('illegal text is a fault with its cell and game, and is mended by who saw it', () => {
  const book = running();
  enter(book, '2-0');
  const opened = book.call('open');
  if (!opened.ok) throw new Error(opened.problem);
  expect(opened.reply.view?.faults).toEqual([
    {
      sheetId: sheetNamed(book, 'Schedule').id,
      tab: 'Schedule',
      cell: 'F8',
      text: '2-0',
      game: GAME,
      problem: expect.stringMatching(
        /^A result in Schedule is not known \(F8: “2-0”\): accepted are/,
      ) as string,
    },
  ]);
  expect(opened.reply.view?.games.find(({ row }) => row === ROW)).not.toHaveProperty('result');
  expect(answer(book, { was: '' })).toEqual({ done: false, ask: 'overwrite', now: '2-0' });
  expect(done(book, { was: '2-0' }).faults).toEqual([]);
});

test('a date in the column is a fault, and put right', () => {
  const book = running();
  const { id } = sheetNamed(book, 'Schedule');
  book.host.workbook.setNumberFormat(id, { row: ROW, column: 6, lastRow: ROW, lastColumn: 6 }, undefined);
  enter(book, '2/1/2027');
  const opened = book.call('open');
  if (!opened.ok) throw new Error(opened.problem);
  const [fault] = opened.reply.view?.faults ?? [];
  expect(fault).toMatchObject({ cell: 'F8', game: GAME, problem: expect.stringMatching(/date/) as string });
  done(book, { was: fault?.text ?? '' });
  expect(cell(book)).toBe('1-0');
});

test('the row is found by its key, sorted, moved, below inserted rows', () => {
  const book = running();
  const sheet = sheetNamed(book, 'Schedule');
  const { workbook } = book.host;
  workbook.sort(sheet.id, { row: 2, column: 1, lastRow: 16, lastColumn: 8 }, 4, false);
  workbook.insertRows(sheet.id, 1, 2);
  workbook.renameSheet(sheet.id, 'Spielplan');
  workbook.moveSheet(sheet.id, 1);
  const view = done(book);
  const game = view.games.find(({ round, white }) => round === 3 && white === 3);
  expect(game).toMatchObject({ ...GAME, result: '1-0' });
  expect(sheetNamed(book, 'Spielplan').rows[(game?.row ?? 0) - 1]?.[5]?.value).toBe('1-0');
});

test('a deleted row, a copied row and a free round are told in a sentence', () => {
  const gone = running();
  gone.host.workbook.deleteRows(sheetNamed(gone, 'Schedule').id, ROW, 1);
  const request = { game: GAME, was: '', result: '1-0' } as const;
  expect(problemOf(gone.call('setResult', request))).toMatch(
    /game of round 3 is not in the schedule any more/,
  );

  const copied = running();
  type(copied, 'Schedule', [['3', '', '1', '3', '', '', '', '1']], 17);
  expect(problemOf(copied.call('setResult', request))).toMatch(/twice in the schedule \(rows 8 and 17\)/);

  const free = { game: { round: 1, white: 1, black: 0 }, was: '' } as const;
  expect(problemOf(copied.call('setResult', { ...free, result: '1-0' }))).toMatch(/free round has no result/);
});

test('a result beside a free round is a fault that can be emptied', () => {
  const book = running();
  enter(book, '1-0', 4);
  const opened = book.call('open');
  if (!opened.ok) throw new Error(opened.problem);
  const [fault] = opened.reply.view?.faults ?? [];
  expect(fault).toMatchObject({ cell: 'F4', text: '1-0' });
  const view = done(book, { game: { round: 1, white: 1, black: 0 }, was: '1-0', result: '' });
  expect(view.faults).toEqual([]);
});

test('a formula in the cell is left alone', () => {
  const book = running();
  const sheet = sheetNamed(book, 'Schedule');
  book.host.workbook.setNumberFormat(
    sheet.id,
    { row: ROW, column: 6, lastRow: ROW, lastColumn: 6 },
    undefined,
  );
  enter(book, '=A1');
  const asked = answer(book, { was: '' });
  const was = asked.done || asked.ask !== 'overwrite' ? '' : asked.now;
  expect(problemOf(book.call('setResult', { game: GAME, was, result: '1-0' }))).toMatch(
    /^Schedule!F8 holds a formula/,
  );
  expect(contents(sheetNamed(book, 'Schedule'))[ROW - 1]?.[5]).toBe('=A1');
});

test.each([
  [{}],
  [{ game: GAME }],
  [{ game: GAME, was: '', result: '2-0' }],
  [{ game: GAME, was: 1, result: '1-0' }],
  [{ game: { ...GAME, round: 0 }, was: '', result: '1-0' }],
  [{ game: { ...GAME, white: 1.5 }, was: '', result: '1-0' }],
  [{ game: { ...GAME, black: '1' }, was: '', result: '1-0' }],
  [{ game: { ...GAME, section: 7 }, was: '', result: '1-0' }],
  [{ game: GAME, was: 'x'.repeat(50_001), result: '1-0' }],
  [null],
  ['setResult'],
])('an argument that no page sends is refused: case %#', (argument) => {
  const book = running();
  const before = snapshot(book);
  expect(problemOf(book.callAnything('setResult', [argument]))).toMatch(/cannot read/);
  expect(book.host.workbook.state).toBe(before.state);
});

test('without an event there is nothing to set', () => {
  const book = running();
  for (const { id, name } of book.host.workbook.state.sheets)
    if (name !== 'Sheet1') book.host.workbook.deleteSheet(id);
  expect(problemOf(book.call('setResult', { game: GAME, was: '', result: '1-0' }))).toMatch(/no event/);
});

test('every result of the event, one by one', () => {
  const book = running();
  const opened = book.call('open');
  if (!opened.ok) throw new Error(opened.problem);
  const open = (opened.reply.view?.games ?? []).filter(
    ({ result, black }) => result === undefined && black !== 0,
  );
  expect(open).toHaveLength(6);
  let view: EventView | undefined;
  for (const { round, white, black } of open)
    view = done(book, { game: { round, white, black }, was: '', result: '0-1' });
  expect(view?.games.filter(({ result }) => result !== undefined)).toHaveLength(10);
  expect(view?.faults).toEqual([]);
});
