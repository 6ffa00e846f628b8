/**
 * A match of two teams: from a list with a column Team to its tabs, and what the commands make of it.
 */
import {
  contents,
  generated,
  problemOf,
  request,
  sheetNamed,
  snapshot,
  spreadsheet,
  tabNames,
  type,
  type Spreadsheet,
} from './berger';

const TEAMS = { into: 'teams' } as const;

/** Two teams of three, mixed in the list. */
const LIST = [
  ['Name', 'Rating', 'Team'],
  ['Ana', '2000', 'North'],
  ['Xenia', '2100', 'South'],
  ['Ben', '1900', 'North'],
  ['Yuri', '1950', 'South'],
  ['Cem', '2200', 'North'],
  ['Zoe', '1800', 'South'],
];

function match(cycles = 1, list: readonly (readonly string[])[] = LIST): Spreadsheet {
  const book = spreadsheet();
  type(book, 'Players', list);
  generated(book, { from: 'tab' }, { division: TEAMS, cycles });
  return book;
}

const view = (book: Spreadsheet) => {
  const answer = book.call('open');
  if (!answer.ok || !answer.reply.view) throw new Error('no event');
  return answer.reply.view;
};

test('the tabs of a match: three rounds, numbers by team, no order of cycles', () => {
  const book = match();
  expect(tabNames(book)).toEqual([
    ...['Sheet1', 'Players', 'Event', 'Schedule', 'Scheveningen table'],
    ...['Standings', 'Teams', 'Crosstable', 'Progress', 'By player'],
  ]);
  // The numbers of the list that stands there.
  expect(contents(sheetNamed(book, 'Players')).map((row) => [row[0], row[3]])).toEqual([
    ['Name', 'No.'],
    ...[
      ['Ana', 1],
      ['Xenia', 4],
      ['Ben', 2],
      ['Yuri', 5],
      ['Cem', 3],
      ['Zoe', 6],
    ],
  ]);
  const rows = contents(sheetNamed(book, 'Schedule')).slice(1);
  expect(rows.map((row) => [row[0], row[2], row[3], row[7]])).toEqual([
    ...[
      [1, 1, 1, 4],
      [1, 2, 2, 5],
      [1, 3, 6, 3],
    ],
    ...[
      [2, 1, 5, 1],
      [2, 2, 2, 6],
      [2, 3, 4, 3],
    ],
    ...[
      [3, 1, 1, 6],
      [3, 2, 4, 2],
      [3, 3, 3, 5],
    ],
  ]);
  const table = contents(sheetNamed(book, 'Scheveningen table'));
  expect(table.map((row) => row.slice(0, 4))).toEqual([
    ['Round', 'Board 1', 'Board 2', 'Board 3'],
    [1, 'A1-B1', 'A2-B2', 'B3-A3'],
    [2, 'B2-A1', 'A2-B3', 'B1-A3'],
    [3, 'A1-B3', 'B1-A2', 'A3-B2'],
  ]);
  expect(table[0]?.slice(4)).toEqual(['', 'A', 'No.', 'North', '', 'B', 'No.', 'South']);
  expect(table[1]?.slice(5, 7)).toEqual(['A1', 1]);
  expect(table[3]?.slice(9, 11)).toEqual(['B3', 6]);
  expect(contents(sheetNamed(book, 'Teams'))[0]?.[0]).toBe(
    '=TEAMSTANDINGS(Players!A1:M;Schedule!A1:I;Event!B10;Event!B7;Event!B11)',
  );
  const event = contents(sheetNamed(book, 'Event'));
  expect(event.slice(5, 8)).toEqual([
    ['Format', 'Scheveningen', ''],
    ['Cycles', 1, ''],
    ['Order of the rounds', '', ''],
  ]);
  expect(event.slice(14).map((row) => row[1])).toEqual([
    'Teams: North (numbers 1 to 3) and South (4 to 6).',
    'Scheveningen schedule for 2 teams of 3, cycles: 1, made in the tab Schedule.',
  ]);
});

test('the event is read as a match, in two cycles too', () => {
  const read = view(match(2));
  expect(read).toMatchObject({ teamSize: 3, faults: [], missing: [] });
  expect(read.settings).toMatchObject({ cycles: 2, format: { kind: 'teams' } });
  expect(read.games).toHaveLength(18);
  expect(read.players.map(({ team }) => team)).toEqual([
    ...Array<string>(3).fill('North'),
    ...Array<string>(3).fill('South'),
  ]);
});

test('numbers in each team by rating', () => {
  const book = spreadsheet();
  type(book, 'Players', LIST);
  generated(book, { from: 'tab' }, { division: TEAMS, numbers: { by: 'rating' } });
  expect(view(book).players.map(({ name }) => name)).toEqual(['Cem', 'Ana', 'Ben', 'Xenia', 'Yuri', 'Zoe']);
});

test.each<[string, readonly (readonly string[])[]]>([
  [
    'by Club: a new list with a column Team',
    LIST.map(([name = '', , team = ''], i) => (i === 0 ? ['Name', 'Club'] : [name, team])),
  ],
  [
    'numbers that stand there and do not fit: a new list',
    LIST.map((row, i) => [...row, i === 0 ? 'No.' : String(i)]),
  ],
])('%s', (_, list) => {
  const book = match(1, list);
  const made = contents(sheetNamed(book, 'Players 2'));
  expect(made[0]).toEqual(['No.', 'Name', 'Rating', 'Federation', 'Club', 'Team', 'Status']);
  expect(made.slice(1).map((row) => [row[0], row[1], row[5]])).toEqual([
    ...[
      [1, 'Ana', 'North'],
      [2, 'Ben', 'North'],
      [3, 'Cem', 'North'],
    ],
    ...[
      [4, 'Xenia', 'South'],
      [5, 'Yuri', 'South'],
      [6, 'Zoe', 'South'],
    ],
  ]);
  expect(view(book)).toMatchObject({ teamSize: 3, faults: [] });
});

test('without teams the halves of the list, under the names given', () => {
  const book = spreadsheet();
  const names = ['Ana', 'Ben', 'Cem', 'Dan'];
  generated(book, { from: 'list', names }, { division: { ...TEAMS, names: ['=Ladies', 'Veterans'] } });
  expect(view(book).players.map(({ name, team }) => [name, team])).toEqual([
    ...[
      ['Ana', '=Ladies'],
      ['Ben', '=Ladies'],
      ['Cem', 'Veterans'],
      ['Dan', 'Veterans'],
    ],
  ]);
  expect(contents(sheetNamed(book, 'Scheveningen table'))[0]?.[6]).toBe('=Ladies');
  const counted = spreadsheet();
  generated(counted, { from: 'number', players: 4 }, { division: TEAMS });
  expect(view(counted).players.map(({ team }) => team)).toEqual(['A', 'A', 'B', 'B']);
});

describe('what cannot be two teams is a sentence, and nothing is written', () => {
  const lists: [string, (readonly string[])[], string][] = [
    [
      'uneven',
      LIST.slice(0, 6),
      'The teams must be of equal size, and “North” has 3 players, “South” 2: correct the list.',
    ],
    [
      'a blank',
      [...LIST.slice(0, 6), ['Zoe', '', '']],
      '“Zoe” has no team: fill in the column Team for everybody.',
    ],
    [
      'three',
      [...LIST.slice(0, 6), ['Zoe', '', 'West']],
      'Exactly two teams are needed, and the column Team has 3 (North, South, West): correct it.',
    ],
    [
      'one',
      LIST.map(([name = '', ,], i) => [name, i === 0 ? 'Club' : 'SK']),
      'Exactly two teams are needed, and the column Club has 1 (SK): correct it, or add a column Team.',
    ],
    [
      'alike',
      LIST.map((row) => row.map((cell) => (cell === 'South' ? 'NORTH' : cell))),
      'The teams “North” and “NORTH” differ only in capital letters or accents: write the teams so that nobody confuses them.',
    ],
    ['too few', LIST.slice(0, 3), 'Two teams need 4 to 500 players (got 2): change the list.'],
    [
      'odd',
      LIST.slice(0, 6).map(([name = '', rating = '']) => [name, rating]),
      'Two teams of equal size cannot be made of 5 players: add one or take one out.',
    ],
  ];
  test.each(lists)('%s', (_, list, sentence) => {
    const book = spreadsheet();
    type(book, 'Players', list);
    const before = tabNames(book);
    expect(problemOf(book.call('generate', request({ from: 'tab' }, { division: TEAMS })))).toBe(sentence);
    expect(tabNames(book)).toEqual(before);
  });

  test.each<[string, unknown, RegExp]>([
    ['equal names', ['x', 'X'], /^The two teams need two different names/],
    ['a blank name', ['x', ' '], /^The two teams need two different names/],
    ['one name', ['x'], /./],
    ['no text', [1, 2], /./],
    ['three names', ['a', 'b', 'c'], /./],
  ])('%s', (_, names, sentence) => {
    const book = spreadsheet();
    const division = { ...TEAMS, names };
    const answer = book.callAnything('generate', [{ ...request({ from: 'number', players: 4 }), division }]);
    expect(problemOf(answer)).toMatch(sentence);
    expect(tabNames(book)).toEqual(['Sheet1']);
  });

  test('the Varma draw', () => {
    const book = spreadsheet();
    const wanted = request(
      { from: 'number', players: 10 },
      { division: TEAMS, numbers: { by: 'varma', seed: '1' } },
    );
    type(book, 'Players', LIST);
    expect(problemOf(book.call('generate', { ...wanted, players: { from: 'tab' } }))).toMatch(/Varma/);
  });
});

const RESULTS: [number, number, number, '1-0' | '½-½'][] = [
  [1, 1, 4, '1-0'],
  [1, 2, 5, '½-½'],
  [1, 6, 3, '½-½'],
];

function played(book: Spreadsheet): Spreadsheet {
  for (const [round, white, black, result] of RESULTS) {
    const answer = book.call('setResult', { game: { round, white, black }, was: '', result });
    if (!answer.ok) throw new Error(answer.problem);
  }
  return book;
}

test('a late entry is refused', () => {
  const book = match();
  const problem = problemOf(book.call('lateEntry', { player: { name: 'New' }, run: 'r' }));
  expect(problem).toMatch(/^A match of two teams has no place for one player more/);
});

test('who leaves forfeits his games against the other team, and comes back', () => {
  const book = played(match());
  const left = book.call('withdraw', { no: 1, status: 'withdrawn' });
  if (!left.ok || !left.reply.done) throw new Error('not withdrawn');
  const forfeits = left.reply.view.games.filter(({ result }) => result?.includes('F'));
  expect(forfeits.map(({ white, black, result }) => [white, black, result])).toEqual([
    [5, 1, '1F-0F'],
    [1, 6, '0F-1F'],
  ]);
  const back = book.call('reinstate', { no: 1 });
  if (!back.ok || !back.reply.done) throw new Error('not reinstated');
  expect(back.reply.view.games.filter(({ result }) => result !== undefined)).toHaveLength(3);
});

test('published as values, and as formulas again', () => {
  const book = played(match());
  expect(book.call('publish').ok).toBe(true);
  expect(contents(sheetNamed(book, 'Teams'))).toEqual([
    ['Rank', 'Team', 'Played', 'Won', 'Drawn', 'Lost', 'Match points', 'Board points'],
    [1, 'North', 1, 1, 0, 0, 2, 2],
    [2, 'South', 1, 0, 0, 1, 0, 1],
  ]);
  expect(contents(sheetNamed(book, 'Crosstable')).slice(1, 3)).toEqual([
    [1, 'Ana', '×', '', '', 1, '', '', 1],
    [2, 'Ben', '', '×', '', '', '½', '', 0.5],
  ]);
  const outdated = () => {
    const opened = book.call('open');
    return opened.ok && opened.reply.view?.outdated === true;
  };
  expect(outdated()).toBe(false);
  const team = (contents(sheetNamed(book, 'Players'))[0] ?? []).indexOf('Team') + 1;
  type(book, 'Players', [['Zebras']], 2, team);
  expect(outdated()).toBe(true);
  type(book, 'Players', [['North']], 2, team);
  expect(book.call('goLive').ok).toBe(true);
  expect(contents(sheetNamed(book, 'Teams'))[0]?.[0]).toMatch(/^=TEAMSTANDINGS/);
});

test('deleted tabs are made again as they were', () => {
  const book = match(2);
  const before = ['Teams', 'Scheveningen table', 'Event'].map((name) => contents(sheetNamed(book, name)));
  for (const name of ['Teams', 'Scheveningen table', 'Event'])
    book.host.workbook.deleteSheet(sheetNamed(book, name).id);
  expect(view(book).missing).toEqual(['event', 'berger', 'teams']);
  const answer = book.call('remakeTabs');
  if (!answer.ok || !answer.reply.done) throw new Error('not made');
  expect(answer.reply.view).toMatchObject({ missing: [], faults: [], teamSize: 3 });
  expect(contents(sheetNamed(book, 'Teams'))).toEqual(before[0]);
  expect(contents(sheetNamed(book, 'Scheveningen table'))).toEqual(before[1]);
  expect(contents(sheetNamed(book, 'Event')).slice(0, 12)).toEqual(before[2]?.slice(0, 12));
});

test('round sheets and player cards', () => {
  const book = match();
  expect(book.call('makeRoundSheets').ok).toBe(true);
  expect(book.call('makePlayerCards').ok).toBe(true);
  const cards = contents(sheetNamed(book, 'Player cards')).flat();
  // On her own card, and as an opponent on three.
  expect(cards.filter((cell) => String(cell).includes('Xenia'))).toHaveLength(4);
});

test('a team that was changed by hand is told', () => {
  const book = match();
  type(book, 'Players', [['West']], 2, 3);
  const [fault, ...more] = view(book).faults;
  expect(more).toEqual([]);
  expect(fault).toMatchObject({ tab: 'Players', cell: 'C1' });
  expect(fault?.problem).toMatch(
    /^This is a match of two teams of 3: in Players the column Team must name one team/,
  );
});

test.each([
  ['at the call', false],
  ['at the flush', true],
])('a service call that fails %s leaves everything as it was', (_, lateFailure) => {
  const fresh = () => {
    const book = spreadsheet();
    type(book, 'Players', LIST);
    return book;
  };
  const counted = fresh();
  counted.host.counters.reset();
  generated(counted, { from: 'tab' }, { division: TEAMS });
  const { writes } = counted.host.counters;
  expect(writes).toBeGreaterThan(100);
  const sheets = (book: Spreadsheet) => JSON.stringify(snapshot(book).state.sheets);
  for (let n = 1; n <= writes; n += 13) {
    const book = fresh();
    const before = sheets(book);
    book.host.faults.lateFailure = lateFailure;
    book.host.faults.throwAtWrite = n;
    const problem = problemOf(book.call('generate', request({ from: 'tab' }, { division: TEAMS })));
    expect([n, problem]).toEqual([n, expect.stringMatching(/Everything is as it was before/) as string]);
    expect([n, sheets(book)]).toEqual([n, before]);
  }
});
