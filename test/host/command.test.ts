/**
 * What a broken-off command leaves, and how it is taken back; the tabs that the sidebar shows.
 */
import type { CallName, Calls, Changed } from '../../src/sidebar/calls';
import { contents, problemOf, sheetNamed, snapshot, tabNames, type Spreadsheet } from './berger';
import { running } from './commands';

const WITHDRAW = { no: 4, status: 'withdrawn' } as const;
const RESULT = { game: { round: 3, white: 3, black: 1 }, was: '', result: '1-0' } as const;

function reply<N extends CallName>(book: Spreadsheet, name: N, ...args: Calls[N]['args']): Calls[N]['reply'] {
  const answer = book.call(name, ...args);
  if (!answer.ok) throw new Error(answer.problem);
  return answer.reply;
}

const notesOf = (changed: Changed) => (changed.done ? changed.notes : [changed.ask]);
const results = (book: Spreadsheet, tab = 'Schedule') => contents(sheetNamed(book, tab)).map((row) => row[5]);

/** An event in which the withdrawal of number 4 was killed with everything written but the journal removed. */
function killed(): { book: Spreadsheet; before: ReturnType<typeof results> } {
  const book = running();
  const before = results(book);
  const { faults } = book.host;
  let isWritten = false;
  faults.between = (call) => {
    if (call.method === 'RangeList.setValue') isWritten = true;
    if (!isWritten || call.method !== 'DeveloperMetadata.remove') return;
    faults.between = undefined;
    faults.killAtCall = 1;
  };
  expect(() => book.call('withdraw', WITHDRAW)).toThrow('killed');
  faults.reset();
  expect(results(book)).not.toEqual(before);
  return { book, before };
}

test('the next opening says what broke off, and nothing is changed before it is taken back', () => {
  const { book, before } = killed();
  expect(reply(book, 'open').interrupted).toBe('the withdrawal of Max Frei');
  const { state } = book.host.workbook;
  expect(problemOf(book.call('setResult', RESULT))).toMatch(
    /broke off half-way \(the withdrawal of Max Frei\)/,
  );
  expect(book.host.workbook.state).toBe(state);
  expect(notesOf(reply(book, 'repair'))).toEqual(['Taken back: the withdrawal of Max Frei.']);
  expect(results(book)).toEqual(before);
  const opened = reply(book, 'open');
  expect(opened.interrupted).toBeUndefined();
  expect(opened.view?.withdrawals).toEqual([]);
  expect(opened.view?.players.every(({ status }) => status === 'playing')).toBe(true);
  expect(reply(book, 'setResult', RESULT)).toMatchObject({ done: true });
});

test('what somebody typed since is kept and named, wherever sorting has put it', () => {
  const { book, before } = killed();
  const sheet = sheetNamed(book, 'Schedule');
  const { workbook } = book.host;
  workbook.enter(sheet.id, 9, 6, '1-0');
  workbook.sort(sheet.id, { row: 2, column: 1, lastRow: 16, lastColumn: 8 }, 1, false);
  const notes = notesOf(reply(book, 'repair'));
  const row =
    contents(sheetNamed(book, 'Schedule')).findIndex((cells) => cells[0] === 3 && cells[3] === 4) + 1;
  expect(notes[1]).toBe(`Changed since, so left as it is: Schedule!F${String(row)}.`);
  workbook.sort(sheet.id, { row: 2, column: 1, lastRow: 16, lastColumn: 8 }, 1, true);
  const filled = (all: typeof before) => all.filter((cell) => cell !== '' && cell !== undefined).sort();
  expect(filled(results(book))).toEqual(filled([...before, '1-0']));
});

test('a row that is gone is named, and the rest is taken back', () => {
  const { book } = killed();
  book.host.workbook.deleteRows(sheetNamed(book, 'Schedule').id, 9, 1);
  expect(notesOf(reply(book, 'repair'))[1]).toMatch(/game of round 3 is not in the schedule any more/);
  expect(reply(book, 'open').interrupted).toBeUndefined();
  expect(
    results(book)
      .slice(1)
      .filter((cell) => /F/.test(String(cell))),
  ).toEqual([]);
});

test('a copy of the schedule that has the journal too does not count', () => {
  const { book } = killed();
  book.host.workbook.duplicateSheet(sheetNamed(book, 'Schedule').id);
  reply(book, 'repair');
  expect(reply(book, 'open').interrupted).toBeUndefined();
  expect(problemOf(book.call('repair'))).toMatch(/nothing to take back/);
});

test('while the list of players is gone it cannot be taken back, and the journal stays', () => {
  const { book } = killed();
  const { state } = book.host.workbook;
  book.host.workbook.deleteSheet(sheetNamed(book, 'Players').id);
  expect(problemOf(book.call('repair'))).toMatch(/list of players was deleted/);
  expect(reply(book, 'open').interrupted).toBe('the withdrawal of Max Frei');
  book.host.workbook.restore(state);
  expect(reply(book, 'repair')).toMatchObject({ done: true });
});

const UNUSABLE: readonly unknown[] = [
  'no change',
  {},
  { change: 'bogus' },
  { change: 'results' },
  { change: 'results', games: '1.1', from: '', to: '1-0' },
  { change: 'setting', setting: 'nope', from: '', to: '' },
  { change: 'setting', setting: 'toString', from: '', to: '' },
  { change: 'table', tab: 'standings' },
  { change: 'cells', tab: 'players', area: 'here', from: [['']], to: [['']] },
  { change: 'protection', to: 'on' },
  { change: 'toString' },
];

test.each(UNUSABLE)('a journal with %j is told, and discarded', (change) => {
  const { book } = killed();
  const { metadata } = sheetNamed(book, 'Schedule');
  const journal = metadata.find(({ key }) => key === 'berger.journal');
  if (!journal) throw new Error('no journal');
  const { changes, ...head } = JSON.parse(journal.value ?? '') as { changes: unknown[] };
  const text = JSON.stringify({ ...head, changes: [...changes, change] });
  const { workbook } = book.host;
  const { state } = workbook;
  workbook.restore({
    ...state,
    sheets: state.sheets.map((sheet) => ({
      ...sheet,
      metadata: sheet.metadata.map((one) => (one.key === journal.key ? { ...one, value: text } : one)),
    })),
  });
  expect(reply(book, 'open').interrupted).toBe('its record cannot be read');
  expect(problemOf(book.call('setResult', RESULT))).toMatch(
    /broke off half-way \(its record cannot be read\)/,
  );
  expect(notesOf(reply(book, 'repair'))).toEqual([
    'The record of that run could not be read, so nothing was taken back and the record is gone: look at the log in the tab Event and at the last results.',
  ]);
  expect(reply(book, 'open').interrupted).toBeUndefined();
  expect(reply(book, 'setResult', RESULT)).toMatchObject({ done: true });
});

test('text that a user types between the look and the writing stays, and everything else is as before', () => {
  const book = running();
  const before = results(book);
  const { faults, workbook } = book.host;
  const { id } = sheetNamed(book, 'Schedule');
  faults.between = (call) => {
    if (call.method !== 'Sheet.addDeveloperMetadata') return;
    faults.between = undefined;
    workbook.enter(id, 9, 6, '0-1');
  };
  expect(problemOf(book.call('withdraw', WITHDRAW))).toMatch(/Somebody has just changed Schedule!F9/);
  expect(results(book)).toEqual(before.map((cell, r) => (r === 8 ? '0-1' : cell)));
  expect(reply(book, 'open')).not.toHaveProperty('interrupted');
  expect(reply(book, 'open').view?.players.every(({ status }) => status === 'playing')).toBe(true);
});

test('new tabs of a running event that were left half made are left over, the event is not', () => {
  const book = running();
  const before = tabNames(book);
  let tried = 0;
  const { faults, workbook } = book.host;
  const whole = snapshot(book).state;
  for (const method of ['Sheet.setName', 'Range.setValues', 'DeveloperMetadata.setValue']) {
    workbook.restore(whole);
    faults.between = (call) => {
      if (call.method !== method) return;
      faults.between = undefined;
      faults.killAtCall = 1;
    };
    expect(() => book.call('makePlayerCards')).toThrow('killed');
    faults.reset();
    tried++;
    const made = tabNames(book).filter((name) => !before.includes(name));
    const opened = reply(book, 'open');
    expect([method, opened.leftovers]).toEqual([method, made]);
    expect(opened.view?.tabs.map(({ name }) => name)).toEqual(before.slice(1));
    expect(reply(book, 'removeLeftovers')).toEqual({ removed: made });
    expect(tabNames(book)).toEqual(before);
  }
  expect(tried).toBe(3);
});

test('what a run is still at work on is neither left over nor broken off', () => {
  const book = running();
  const { faults } = book.host;
  const seen: unknown[] = [];
  for (const method of ['Sheet.setName', 'Range.setValues']) {
    faults.between = (call) => {
      if (call.method !== method) return;
      faults.between = undefined;
      const { leftovers, interrupted } = reply(book, 'open');
      seen.push([leftovers, interrupted]);
    };
    reply(book, 'makePlayerCards');
  }
  expect(seen).toEqual([
    [[], undefined],
    [[], undefined],
  ]);
});

describe('showing a tab', () => {
  test('with a cell selected', () => {
    const book = running();
    const { id } = sheetNamed(book, 'Schedule');
    expect(reply(book, 'showTab', id, 'F14')).toBeNull();
    expect(book.host.workbook.selection).toMatchObject({ sheetId: id, rect: { row: 14, column: 6 } });
    reply(book, 'showTab', sheetNamed(book, 'Event').id);
    expect(book.host.workbook.selection.sheetId).toBe(sheetNamed(book, 'Event').id);
  });

  test.each([['F'], ['Event!A1'], ['A1:B2'], ['=A1'], [7], [{}]])('the cell %j is refused', (cell) => {
    const book = running();
    const answer = book.callAnything('showTab', [sheetNamed(book, 'Schedule').id, cell]);
    expect(problemOf(answer)).toMatch(/cannot read/);
  });

  test('a cell outside of the tab is one sentence', () => {
    const book = running();
    const answer = book.callAnything('showTab', [sheetNamed(book, 'Schedule').id, 'ZZ99999']);
    expect(problemOf(answer)).toMatch(/^Google Sheets did not do/);
  });
});
