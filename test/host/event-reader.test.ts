/**
 * The running event as `open` reads it from its tabs: nothing in a cell stops it but what makes the whole unreadable.
 */
import type { CellFault, EventView, Opening } from '../../src/sidebar/calls';
import { generated, NAMES, problemOf, sheetNamed, spreadsheet, type, type Spreadsheet } from './berger';
import { enterResults, running } from './commands';

const opened = (book: Spreadsheet): Opening => {
  const answer = book.call('open');
  if (!answer.ok) throw new Error(answer.problem);
  return answer.reply;
};

function view(book: Spreadsheet): EventView {
  const { view, viewProblem } = opened(book);
  if (!view) throw new Error(viewProblem ?? 'no event');
  return view;
}

function event(players: number, more: Parameters<typeof generated>[2] = {}, options = {}): Spreadsheet {
  const book = spreadsheet(options);
  generated(book, { from: 'number', players }, more);
  return book;
}

const enter = (book: Spreadsheet, tab: string, row: number, column: number, text: string) => {
  book.host.workbook.enter(sheetNamed(book, tab).id, row, column, text);
};

const cells = (faults: readonly CellFault[]) => faults.map(({ tab, cell, text }) => [tab, cell, text]);

test('players, games in the order of the rows, settings, tabs', () => {
  const book = running();
  const read = view(book);
  expect(read.players).toEqual(NAMES.map((name, i) => ({ no: i + 1, name, status: 'playing' })));
  expect(read.games).toHaveLength(15);
  expect(read.games.slice(0, 4)).toEqual([
    { round: 1, white: 2, black: 5, row: 2, board: 1, result: '½-½' },
    { round: 1, white: 3, black: 4, row: 3, board: 2, result: '0-1' },
    { round: 1, white: 1, black: 0, row: 4 },
    { round: 2, white: 5, black: 3, row: 5, board: 1, result: '½-½' },
  ]);
  expect(read.settings).toEqual({
    format: { kind: 'one', system: 'berger' },
    cycles: 1,
    order: 'fide',
    tieBreaks: ['SB', 'DE', 'KS'],
    withdrawal: 'fide',
    scoring: { win: 1, draw: 0.5, loss: 0, free: 0 },
    seed: '',
  });
  expect(read.tabs.map(({ name }) => name)).toEqual(
    book.host.workbook.state.sheets.slice(1).map(({ name }) => name),
  );
  expect(read).toMatchObject({
    name: '',
    place: '',
    missing: [],
    faults: [],
    withdrawals: [],
    published: false,
    protection: 'none',
    staleNames: [],
  });
});

test('without an event there is no view, nor a problem', () => {
  const book = spreadsheet();
  expect(opened(book)).toEqual({ language: 'en', leftovers: [] });
  type(book, 'Sheet1', [
    ['Round', 'White', 'Result', 'Black'],
    ['1', 'Ana', '1-0', 'Luis'],
  ]);
  expect(opened(book).view).toBeUndefined();
  expect(opened(book).viewProblem).toBeUndefined();
});

test('a game is small: what is not there is not told', () => {
  const book = event(30, { cycles: 2 });
  enterResults(book, 58);
  const text = JSON.stringify(view(book).games);
  expect(text.length / 870).toBeLessThan(75);
});

test('other ways to write a result come with their text', () => {
  const book = running();
  enter(book, 'Schedule', 8, 6, '1/2');
  enter(book, 'Schedule', 9, 6, '+:-');
  enter(book, 'Schedule', 11, 6, ' ');
  expect(view(book).games.filter(({ row }) => [8, 9, 11].includes(row))).toEqual([
    { round: 3, white: 3, black: 1, row: 8, board: 1, result: '½-½', text: '1/2' },
    { round: 3, white: 4, black: 5, row: 9, board: 2, result: '1F-0F', text: '+:-' },
    { round: 4, white: 1, black: 4, row: 11, board: 1 },
  ]);
});

test('dates are days, with a time where there is one; what is no date is passed over', () => {
  const book = running();
  const { id } = sheetNamed(book, 'Schedule');
  enter(book, 'Schedule', 2, 2, '1/12/2027');
  book.host.run('menu', () => {
    const sheet = book.host.services.SpreadsheetApp.getActive().getSheetByName('Schedule');
    sheet?.getRange(3, 2).setValue(new Date(Date.UTC(2027, 0, 12, 19, 30)));
  });
  book.host.workbook.setNumberFormat(id, { row: 5, column: 2, lastRow: 9, lastColumn: 2 }, '@');
  enter(book, 'Schedule', 5, 2, '2027-02-03 18:00');
  enter(book, 'Schedule', 6, 2, '2027-02-03');
  enter(book, 'Schedule', 8, 2, 'Thursday');
  const read = view(book);
  const dates = [2, 3, 5, 6, 8].map((row) => read.games.find((game) => game.row === row)?.date);
  expect(dates).toEqual(['2027-01-12', '2027-01-12T19:30', '2027-02-03T18:00', '2027-02-03', undefined]);
  expect(read.faults).toEqual([]);
});

test('a date is that of the spreadsheet, wherever it is', () => {
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Madrid']) {
    const book = event(4, {}, { timeZone });
    enter(book, 'Schedule', 2, 2, '1/12/2027');
    expect([timeZone, view(book).games[0]?.date]).toEqual([timeZone, '2027-01-12']);
  }
});

describe('cells that cannot be read are faults, and the rest stands', () => {
  test('in the list of players', () => {
    const book = running();
    enter(book, 'Players', 2, 3, 'strong');
    enter(book, 'Players', 3, 6, 'ill');
    enter(book, 'Players', 4, 2, '');
    const read = view(book);
    expect(cells(read.faults)).toEqual([
      ['Players', 'C2', 'strong'],
      ['Players', 'F3', 'ill'],
      ['Players', 'B4', ''],
    ]);
    expect(read.players.map(({ name }) => name)).toEqual(['Ana Gil', 'Luis Paz', '', 'Max Frei', 'Li Wei']);
    for (const { problem } of read.faults) expect(problem).toMatch(/^[A-Z].* players .*[.]$/);
  });

  test.each([
    ['a round', 6, 1, '3', ['A6', 6, 10]],
    ['the round of a first game', 2, 1, '7', ['A2', 2, 29]],
    ['White', 6, 4, '1', ['D6', 6, 9]],
    ['Black', 6, 8, '4', ['H6', 6, 7]],
  ] as const)(
    '%s mistyped: that cell is named, and no other game is lost',
    (_, row, column, text, [cell, ...rows]) => {
      const book = event(8);
      enter(book, 'Schedule', row, column, text);
      const read = view(book);
      expect(cells(read.faults)).toEqual([['Schedule', cell, text]]);
      expect(read.faults[0]?.problem).toContain(`(rows ${rows.join(' and ')})`);
      expect(read.strays?.map((stray) => stray.row)).toEqual([row]);
      expect(read.games).toHaveLength(27);
    },
  );

  test('the free round of another player, or in another round', () => {
    for (const [column, text, cell] of [
      [4, '3', 'D5'],
      [1, '2', 'A5'],
    ] as const) {
      const book = event(7);
      enter(book, 'Schedule', 5, column, text);
      expect(cells(view(book).faults)).toEqual([['Schedule', cell, text]]);
    }
  });

  test('a result beside a free round is no fault of a game, which no card of the panel could show', () => {
    const book = event(5);
    enter(book, 'Schedule', 4, 6, '1-0');
    const { faults } = view(book);
    expect(cells(faults)).toEqual([['Schedule', 'F4', '1-0']]);
    expect(faults[0]).not.toHaveProperty('game');
    expect(faults[0]?.problem).toMatch(/^A free round in Schedule has a result \(F4/);
  });

  test('a start number in the schedule that follows on the last one is a slip there, not a player', () => {
    const book = event(6);
    enter(book, 'Schedule', 3, 8, '7');
    const read = view(book);
    expect(cells(read.faults)).toEqual([['Schedule', 'H3', '7']]);
    expect([read.players.length, read.strays?.map(({ row }) => row)]).toEqual([6, [3]]);
  });

  test('a blank number in an even field is no free round', () => {
    const book = event(6);
    enter(book, 'Schedule', 3, 8, '');
    enter(book, 'Schedule', 5, 4, '');
    const { faults } = view(book);
    expect(cells(faults)).toEqual([
      ['Schedule', 'H3', ''],
      ['Schedule', 'D5', ''],
    ]);
    expect(faults[0]?.problem).toMatch(/in an even field nobody is free/);
    const odd = event(5);
    enter(odd, 'Schedule', 3, 8, '');
    expect(view(odd).faults).toEqual([]);
  });

  test('a start number in the list that follows on the last one takes the place of the missing one', () => {
    const book = event(6);
    enter(book, 'Players', 3, 1, '7');
    const read = view(book);
    expect(cells(read.faults)).toEqual([['Players', 'A3', '7']]);
    expect(read.faults[0]?.problem).toMatch(/has the start number 2/);
    expect(read.players).toHaveLength(6);
    const more = event(6);
    enter(more, 'Players', 8, 1, '7');
    enter(more, 'Players', 8, 2, 'Eva Sol');
    expect([view(more).faults, view(more).players.length]).toEqual([[], 7]);
  });

  describe('sections', () => {
    const inTwo = () => {
      const book = spreadsheet();
      type(book, 'Players', [
        ['Name', 'Section'],
        ...['A', 'A', 'A', 'B', 'B', 'B', 'B'].map((section, i) => [`Player ${String(i)}`, section]),
      ]);
      generated(book, { from: 'tab' }, { division: { into: 'listed' } });
      const headings = sheetNamed(book, 'Players').rows[0] ?? [];
      const column = headings.findIndex((cell) => cell?.value === 'Section') + 1;
      return { book, column };
    };

    test('written in another way they are the same', () => {
      const { book, column } = inTwo();
      enter(book, 'Players', 3, column, ' a ');
      const { faults, players } = view(book);
      expect(faults).toEqual([]);
      expect(new Set(players.map(({ section }) => section))).toEqual(new Set(['A', 'B']));
    });

    test.each(['', 'C'])(
      'another one of a player (“%s”): his cell is named, and that his number is missing',
      (text) => {
        const { book, column } = inTwo();
        enter(book, 'Players', 3, column, text);
        const { faults, players } = view(book);
        expect(faults[0]).toMatchObject({ tab: 'Players', cell: `${'ABCDEFGHIJ'[column - 1] ?? ''}3`, text });
        expect(faults[0]?.problem).toMatch(/no games of this player’s section/);
        expect(faults[1]?.problem).toMatch(/No player in Players, section A, has the start number 2/);
        expect(players.map(({ section, no, name }) => [section, no, name]).slice(0, 3)).toEqual([
          ['A', 1, 'Player 0'],
          ['A', 2, '?'],
          ['A', 3, 'Player 2'],
        ]);
        expect(players).toHaveLength(7);
      },
    );
  });

  test('every game in one round: the first of each player stays', () => {
    const book = event(24);
    const { id } = sheetNamed(book, 'Schedule');
    const rows = view(book).games.length;
    book.host.workbook.paste(
      id,
      2,
      1,
      Array.from({ length: rows }, () => ['1']),
    );
    const read = view(book);
    expect(read.games.map((game) => game.row)).toEqual(Array.from({ length: 12 }, (__, i) => i + 2));
    expect(read.strays).toHaveLength(rows - 12);
  });

  test('start numbers: twice, none, and one that the schedule uses but nobody has', () => {
    const twice = running();
    enter(twice, 'Players', 3, 1, '1');
    const read = view(twice);
    expect(cells(read.faults)).toEqual([
      ['Players', 'A3', '1'],
      ['Players', 'A7', ''],
    ]);
    expect(read.faults[1]?.problem).toMatch(/No player in Players has the start number 2/);
    expect(read.players.map(({ no, name }) => [no, name])).toEqual([
      [1, 'Ana Gil'],
      [2, '?'],
      [3, 'Zoë Ruiz'],
      [4, 'Max Frei'],
      [5, 'Li Wei'],
    ]);
    expect(read.games).toHaveLength(15);

    const mistyped = running();
    enter(mistyped, 'Players', 6, 1, '9');
    const { faults, players } = view(mistyped);
    expect(cells(faults)).toEqual([['Players', 'A6', '9']]);
    expect(faults[0]?.problem).toMatch(/No player in Players has the start number 5/);
    expect(players.map(({ no, name }) => [no, name]).slice(3)).toEqual([
      [4, 'Max Frei'],
      [5, '?'],
    ]);

    const more = running();
    enter(more, 'Players', 7, 1, '9');
    enter(more, 'Players', 7, 2, 'Eva Sol');
    expect(cells(view(more).faults)).toEqual([['Players', 'A7', '9']]);
    expect(view(more).faults[0]?.problem).toMatch(/The schedule has no start number 9/);

    const gone = running();
    gone.host.workbook.deleteRows(sheetNamed(gone, 'Players').id, 6, 1);
    expect(view(gone).players.map(({ name }) => name)).toEqual([...NAMES.slice(0, 4), '?']);
    expect(view(gone).faults).toHaveLength(1);
  });

  test('in the schedule: numbers, rounds, a copied row, a player against himself, results without players', () => {
    const book = running();
    enter(book, 'Schedule', 5, 4, '77');
    enter(book, 'Schedule', 6, 1, 'soon');
    enter(book, 'Schedule', 8, 4, 'x');
    enter(book, 'Schedule', 9, 8, '4');
    type(book, 'Schedule', [['1', '', '1', '2', '', '1-0', '', '5']], 17);
    type(book, 'Schedule', [['1', '', '1', '', '', '1-0', '', '']], 18);
    const read = view(book);
    expect(cells(read.faults).sort()).toEqual(
      [
        ['Schedule', 'D5', '77'],
        ['Schedule', 'A6', 'soon'],
        ['Schedule', 'D8', 'x'],
        ['Schedule', 'H9', '4'],
        ['Schedule', 'A17', '1'],
        ['Schedule', 'F18', '1-0'],
      ].sort(),
    );
    expect(read.games.map(({ row }) => row)).toEqual([2, 3, 4, 7, 10, 11, 12, 13, 14, 15, 16]);
  });

  test('in the settings the default stands in', () => {
    const book = running();
    for (const [row, text] of [
      [7, 'many'],
      [8, 'reverse'],
      [10, 'perhaps'],
      [11, 'lots'],
    ] as const)
      enter(book, 'Event', row, 2, text);
    const read = view(book);
    expect(cells(read.faults)).toEqual([
      ['Event', 'B7', 'many'],
      ['Event', 'B8', 'reverse'],
      ['Event', 'B10', 'perhaps'],
      ['Event', 'B11', 'lots'],
    ]);
    expect(read.settings).toMatchObject({ cycles: 1, order: 'fide', withdrawal: 'fide' });
    expect(read.faults[0]?.problem).toBe(
      'Cycles must be a whole number from 1 to 8, “single” or “double” (got “many”).',
    );
  });

  test('cycles and order that the schedule contradicts', () => {
    const single = running();
    enter(single, 'Event', 7, 2, '2');
    expect(view(single).faults).toMatchObject([
      {
        cell: 'B7',
        text: '2',
        problem: expect.stringMatching(/set it back to 1, or generate again/) as string,
      },
    ]);
    const double = event(6, { cycles: 2, order: 'fide' });
    expect(view(double).faults).toEqual([]);
    enter(double, 'Event', 8, 2, 'mirror');
    expect(view(double).faults).toMatchObject([
      { cell: 'B8', problem: expect.stringMatching(/made with the order fide/) as string },
    ]);
    enter(double, 'Event', 8, 2, 'fide');
    double.host.workbook.deleteRows(sheetNamed(double, 'Schedule').id, 4, 1);
    expect(view(double).faults).toEqual([]);
  });

  test('more than a hundred are not told', () => {
    const book = event(30);
    enterResults(book, 29, ['nonsense']);
    expect(view(book).faults).toHaveLength(100);
  });

  test('in Spanish, for a Spanish user', () => {
    const book = spreadsheet({ userLocale: 'es', locale: 'es_ES' });
    generated(book, { from: 'list', names: NAMES });
    enter(book, 'Calendario', 2, 6, '2-0');
    expect(view(book).faults[0]?.problem).toMatch(
      /^Hay un resultado desconocido en Calendario \(F2: “2-0”\)/,
    );
  });
});

describe('what makes the whole unreadable is one sentence', () => {
  test('the schedule without its headings', () => {
    const book = running();
    book.host.workbook.deleteRows(sheetNamed(book, 'Schedule').id, 1, 1);
    expect(opened(book).viewProblem).toMatch(/lacks a row with the headings/);
    const request = { game: { round: 1, white: 2, black: 5 }, was: '', result: '1-0' } as const;
    expect(problemOf(book.call('setResult', request))).toMatch(/lacks a row with the headings/);
  });

  test('the schedule or the list of players deleted', () => {
    for (const [tab, problem] of [
      ['Schedule', /schedule of the event in the tab Event was deleted/],
      ['Players', /list of players was deleted/],
    ] as const) {
      const book = running();
      book.host.workbook.deleteSheet(sheetNamed(book, tab).id);
      expect(opened(book).viewProblem).toMatch(problem);
    }
  });

  test('other tabs are missed by name', () => {
    const book = running();
    for (const tab of ['Event', 'Standings', 'By player'])
      book.host.workbook.deleteSheet(sheetNamed(book, tab).id);
    const read = view(book);
    expect(read.missing).toEqual(['event', 'standings', 'byPlayer']);
    expect(read.settings.tieBreaks).toEqual(['SB', 'DE', 'KS']);
  });
});

test('of two events the latest is read', () => {
  const book = running();
  const first = view(book).event;
  generated(book, { from: 'number', players: 4 }, { despiteResults: true });
  const second = view(book);
  expect(second.event > first).toBe(true);
  expect(second.players).toHaveLength(4);
  expect(second.tabs.map(({ name }) => name)).toContain('Schedule 2');
});

test('a file whose marks are lost is read by its headings', () => {
  const marked = running();
  const book = spreadsheet();
  for (const name of ['Event', 'Players', 'Schedule'])
    type(
      book,
      name,
      Array.from({ length: 16 }, (_, r) =>
        Array.from({ length: 8 }, (__, c) => String(sheetNamed(marked, name).rows[r]?.[c]?.value ?? '')),
      ),
    );
  const read = view(book);
  expect(read.event).toBe('');
  expect(read.players).toHaveLength(5);
  expect(read.games).toHaveLength(15);
  expect(read.missing).toEqual([]);
});

test('the log tells who left, with the forfeits that were written, and who came back', () => {
  const book = running();
  const next = 17;
  enter(book, 'Event', next, 3, 'withdrawn 5: 3.4-5 5.5-1');
  enter(book, 'Event', next + 1, 3, 'withdrawn 2: 4.2-3');
  enter(book, 'Event', next + 2, 3, 'something else');
  enter(book, 'Event', next + 3, 3, 'reinstated 2');
  expect(view(book).withdrawals).toEqual([
    {
      no: 5,
      forfeits: [
        { round: 3, white: 4, black: 5 },
        { round: 5, white: 5, black: 1 },
      ],
    },
  ]);
});

test('names that are values and differ from the list are stale; formulas never are', () => {
  const small = running();
  enter(small, 'Players', 2, 2, 'Ana Gil Ruiz');
  // What formulas show may be behind.
  const { id, rows } = sheetNamed(small, 'Schedule');
  rows.forEach((_, r) => {
    if (r > 0) small.host.workbook.setComputed(id, r + 1, 5, 'Old Name');
  });
  expect(view(small).staleNames).toEqual([]);
  // Rows 3 and 8 are games of 3; a start number typed into the wrong column is no name either.
  enter(small, 'Schedule', 3, 5, 'Hacker');
  enter(small, 'Schedule', 8, 5, 'Hacker');
  enter(small, 'Schedule', 3, 7, '17');
  expect(view(small).staleNames).toEqual([
    { no: 3, name: 'Zoë Ruiz', text: 'Hacker', cells: ['E3', 'E8'] },
    { no: 4, name: 'Max Frei', text: '17', cells: ['G3'] },
  ]);
  const large = event(62);
  expect(view(large).staleNames).toEqual([]);
  enter(large, 'Players', 2, 2, 'Ana Gil');
  const [stale, ...others] = view(large).staleNames;
  expect([stale, others]).toEqual([
    { no: 1, name: 'Ana Gil', text: 'Player 1', cells: expect.any(Array) as string[] },
    [],
  ]);
  expect(stale?.cells).toHaveLength(6);
});
