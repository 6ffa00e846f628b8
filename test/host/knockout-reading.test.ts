/**
 * The knockout in the event that `open` reads: results typed into the tab, and whatever else may become of it.
 */
import type { EventView, KnockoutView } from '../../src/sidebar/calls';
import { parseRect } from '../../workbench/host/model/a1';
import type { Guesses } from '../../workbench/host/model/guesses';
import { sheetNamed, spreadsheet, generated, type Spreadsheet } from './berger';
import { clearResults, pooled } from './knockout-commands';

function made(guesses: Partial<Guesses> = {}): Spreadsheet {
  const book = pooled(2, 3, { guesses });
  make(book);
  return book;
}

function make(book: Spreadsheet): void {
  const request = { qualifiers: { each: 2 }, games: 2, thirdPlace: false };
  expect(book.call('makeKnockout', request)).toMatchObject({ ok: true, reply: { done: true } });
}

function view(book: Spreadsheet): EventView {
  const answer = book.call('open');
  if (!answer.ok || !answer.reply.view) throw new Error(JSON.stringify(answer));
  return answer.reply.view;
}

/** Label, games missing, cell of the decision, cells that cannot be read. */
const matches = (book: Spreadsheet) =>
  view(book).knockout?.matches.map(({ label, missing, equal, unread }) => [label, missing, equal, unread]);

const placeOf = (book: Spreadsheet, tab: string, cell: string) => {
  const { id, maxRows, maxColumns } = sheetNamed(book, tab);
  const { row, column } = parseRect(cell, maxRows, maxColumns) ?? { row: 0, column: 0 };
  return { sheetId: id, row, column };
};

function enter(book: Spreadsheet, cell: string, text: string): void {
  const { sheetId, row, column } = placeOf(book, 'Knockout', cell);
  book.host.workbook.enter(sheetId, row, column, text);
}

/** What the calculator makes of the formulas: blank where `shown` names nothing. */
function calculated(book: Spreadsheet, shown: Readonly<Record<string, string>>, tab = 'Knockout'): void {
  const { id, rows } = sheetNamed(book, tab);
  const formulas = rows.flatMap((cells, r) =>
    (cells ?? []).flatMap((cell, c) =>
      cell?.formula === undefined ? [] : [{ sheetId: id, row: r + 1, column: c + 1, result: '' }],
    ),
  );
  const named = Object.entries(shown).map(([cell, result]) => ({ ...placeOf(book, tab, cell), result }));
  book.host.workbook.setComputedAll([...formulas, ...named]);
}

const PLAYERS = { G2: 'Ana Gil', G3: 'Max Frei', G5: 'Luis Paz', G6: 'Zoë Ruiz' };
const FIRST = [
  ['Semi-final 1', 2, undefined, []],
  ['Semi-final 2', 2, undefined, []],
  ['Final', 0, undefined, []],
];
const UNREADABLE: KnockoutView = { tab: 'Knockout', matches: [] };
const PENDING: KnockoutView = { ...UNREADABLE, pending: true };

test('from the first game to the winner', () => {
  const book = made();
  expect(view(book).knockout).toEqual(PENDING);
  calculated(book, PLAYERS);
  expect(matches(book)).toEqual(FIRST);

  enter(book, 'C3', '1-0');
  enter(book, 'C6', '2-0');
  expect(matches(book)?.slice(0, 2)).toEqual([
    ['Semi-final 1', 1, undefined, []],
    ['Semi-final 2', 1, undefined, ['C6']],
  ]);

  enter(book, 'C4', '1/2');
  enter(book, 'C6', '0-1');
  enter(book, 'C7', '0-1');
  const finalists = { ...PLAYERS, J2: 'Ana Gil', J5: '← choose', F9: 'A 1', G9: 'Ana Gil' };
  calculated(book, finalists);
  expect(matches(book)).toEqual([
    ['Semi-final 1', 0, undefined, []],
    ['Semi-final 2', 0, 'I5', []],
    ['Final', 0, undefined, []],
  ]);

  enter(book, 'I5', 'A 2');
  const final = { ...finalists, J5: 'Zoë Ruiz', F10: 'A 2', G10: 'Zoë Ruiz' };
  calculated(book, final);
  expect(matches(book)?.[2]).toEqual(['Final', 2, undefined, []]);
  enter(book, 'C10', '1-0');
  enter(book, 'C11', '0-1');
  calculated(book, { ...final, J9: 'Ana Gil' });
  expect(view(book).knockout).toMatchObject({ broken: 'G13' });
  calculated(book, { ...final, J9: 'Ana Gil', F13: 'A 1', G13: 'Ana Gil' });
  expect(view(book).knockout).toMatchObject({ tab: 'Knockout', winner: 'Ana Gil' });
  expect(matches(book)?.[2]).toEqual(['Final', 0, undefined, []]);
});

test('the latest of several, wherever it stands and whatever it is called', () => {
  const book = made();
  make(book);
  const { workbook } = book.host;
  const { id } = sheetNamed(book, 'Knockout 2');
  for (const position of [workbook.state.sheets.length, 1]) {
    workbook.moveSheet(id, position);
    expect(view(book).knockout?.tab).toBe('Knockout 2');
  }
  workbook.renameSheet(id, 'Play-offs');
  expect(view(book).knockout?.tab).toBe('Play-offs');
  workbook.deleteSheet(id);
  expect(view(book).knockout?.tab).toBe('Knockout');
  workbook.deleteSheet(sheetNamed(book, 'Knockout').id);
  expect(view(book)).not.toHaveProperty('knockout');
});

test('rows and columns inserted before it', () => {
  const book = made();
  const { workbook } = book.host;
  const { id } = sheetNamed(book, 'Knockout');
  workbook.insertRows(id, 1, 2);
  workbook.insertColumns(id, 1, 1);
  calculated(book, { H4: 'Ana Gil', H5: 'Max Frei', H7: 'Luis Paz', H8: 'Zoë Ruiz' });
  enter(book, 'D5', 'x');
  expect(matches(book)?.[0]).toEqual(['Semi-final 1', 1, undefined, ['D5']]);
});

test('a formula that shows an error is named, whatever it is called, and one still to come is waited for', () => {
  for (const guesses of [{}, { errorsReadAsTheirName: false }]) {
    const book = made(guesses);
    calculated(book, PLAYERS);
    const { sheetId, row, column } = placeOf(book, 'Knockout', 'G5');
    book.host.workbook.setComputed(sheetId, row, column, { error: '#REF!' });
    expect(view(book).knockout).toEqual({ ...UNREADABLE, broken: 'G5' });
  }
  expect(view(made({ pendingReadsLoading: false })).knockout).toEqual(PENDING);
});

test('emptied, or without its headings, it stops nothing', () => {
  const whole = { row: 1, column: 1, lastRow: 100, lastColumn: 10 };
  for (const lastRow of [1, 100]) {
    const book = made();
    calculated(book, PLAYERS);
    book.host.workbook.clear(sheetNamed(book, 'Knockout').id, { ...whole, lastRow });
    expect(view(book).knockout).toEqual(UNREADABLE);
  }
});

describe('one tab is read once, and only where there is one', () => {
  const readings = (book: Spreadsheet, act: () => EventView) => {
    const { counters } = book.host;
    counters.reset();
    const { tabs } = act();
    const ids = tabs.filter(({ kind }) => kind === 'knockout').map(({ sheetId }) => sheetId);
    const read = counters.log.filter(({ method }) => method === 'Range.getValues');
    return [read.length, read.filter(({ sheetId = 0 }) => ids.includes(sheetId)).length] as const;
  };
  const opened = (book: Spreadsheet) => readings(book, () => view(book));
  const changed = (book: Spreadsheet) => {
    const {
      section,
      round,
      white,
      black,
      result = '',
    } = view(book).games[0] ?? { round: 0, white: 0, black: 0 };
    const game = { ...(section !== undefined && { section }), round, white, black };
    return readings(book, () => {
      const answer = book.call('setResult', { game, was: result, result: '½-½' });
      if (!answer.ok || !answer.reply.done) throw new Error(JSON.stringify(answer));
      return answer.reply.view;
    });
  };

  test.each([
    ['by `open`', opened],
    ['by a command, which answers with it', changed],
  ])('%s', (_, read) => {
    const [without] = read(pooled(2, 3));
    const book = made();
    make(book);
    expect(read(book)).toEqual([without + 1, 1]);
  });
});

test('in Spanish, of one group', () => {
  const book = spreadsheet({ locale: 'es_ES', userLocale: 'es' });
  generated(book, { from: 'number', players: 4 });
  clearResults(book, () => '1-0');
  const request = { qualifiers: { named: [{ no: 1 }, { no: 2 }] }, games: 1, thirdPlace: false };
  expect(book.call('makeKnockout', request).ok).toBe(true);
  const final = { G2: 'Jugador 1', G3: 'Jugador 2' };
  calculated(book, final, 'Eliminatoria');
  expect(matches(book)).toEqual([['Final', 1, undefined, []]]);
  calculated(book, { ...final, J2: '← elija' }, 'Eliminatoria');
  expect(matches(book)).toEqual([['Final', 0, 'I2', []]]);
});
