/**
 * Standings, Crosstable, Progress and By player as the built add-on writes them: formulas, places, marks, chart.
 */
import {
  contents,
  generated,
  NAMES,
  select,
  sheetNamed,
  spreadsheet,
  type,
  type Spreadsheet,
} from './berger';

const formulas = (book: Spreadsheet) =>
  book.host.workbook
    .formulas()
    .filter(({ formula }) => /^=(STANDINGS|CROSSTABLE|PROGRESS|WALLCHART)\(/.test(formula))
    .map(({ sheetId, row, column, formula }) => {
      expect([row, column]).toEqual([1, 1]);
      return [book.host.workbook.sheet(sheetId).name, formula];
    });

test('each is one formula over open ranges and the settings of the event', () => {
  const book = spreadsheet();
  generated(book, { from: 'list', names: NAMES });
  expect(formulas(book)).toEqual([
    ['Standings', '=STANDINGS(Players!A1:M;Schedule!A1:I;Event!B9;Event!B10;Event!B7;Event!B11)'],
    ['Crosstable', '=CROSSTABLE(Players!A1:M;Schedule!A1:I;"";Event!B10;Event!B7;Event!B11)'],
    ['Progress', '=PROGRESS(Players!A1:M;Schedule!A1:I;Event!B10;Event!B7;Event!B11)'],
    ['By player', '=WALLCHART(Players!A1:M;Schedule!A1:I;Event!B10;Event!B7;Event!B11)'],
  ]);
  for (const tab of ['Standings', 'Crosstable', 'Progress', 'By player'])
    expect(contents(sheetNamed(book, tab))).toHaveLength(1);
});

test('the cells that they refer to hold the settings', () => {
  const book = spreadsheet();
  generated(book, { from: 'list', names: NAMES }, { cycles: 2 });
  const event = contents(sheetNamed(book, 'Event'));
  expect([9, 10, 7, 11].map((row) => event[row - 1]?.slice(0, 2))).toEqual([
    ['Tie-breaks', 'SB, DE, KS'],
    ['Withdrawal rule', 'fide'],
    ['Cycles', 2],
    ['Scoring', '1-½-0'],
  ]);
});

test('in a Spanish spreadsheet', () => {
  const book = spreadsheet({ locale: 'es_ES', userLocale: 'es' });
  generated(book, { from: 'number', players: 4 });
  expect(formulas(book)).toEqual([
    ['Clasificación', '=STANDINGS(Jugadores!A1:M;Calendario!A1:I;Torneo!B9;Torneo!B10;Torneo!B7;Torneo!B11)'],
    ['Tabla cruzada', '=CROSSTABLE(Jugadores!A1:M;Calendario!A1:I;"";Torneo!B10;Torneo!B7;Torneo!B11)'],
    ['Evolución', '=PROGRESS(Jugadores!A1:M;Calendario!A1:I;Torneo!B10;Torneo!B7;Torneo!B11)'],
    ['Por jugador', '=WALLCHART(Jugadores!A1:M;Calendario!A1:I;Torneo!B10;Torneo!B7;Torneo!B11)'],
  ]);
});

test('taken names: each refers to the tabs of its own event', () => {
  const book = spreadsheet();
  for (const tab of ['Schedule', 'Event', 'progress']) type(book, tab, [['mine']]);
  const { tabs, notes } = generated(book, { from: 'list', names: NAMES });
  expect(tabs.map(({ name }) => name)).toEqual([
    ...['Event 2', 'Players', 'Schedule 2', 'Berger table'],
    ...['Standings', 'Crosstable', 'Progress 2', 'By player'],
  ]);
  expect(formulas(book)[2]).toEqual([
    'Progress 2',
    "=PROGRESS(Players!A1:M;'Schedule 2'!A1:I;'Event 2'!B10;'Event 2'!B7;'Event 2'!B11)",
  ]);
  expect(notes).toEqual([
    'Tabs of the usual names were there already, so the new ones are called: Event 2, Schedule 2, Progress 2.',
  ]);
});

test('renamed tabs stay the event’s, and the formulas follow', () => {
  const book = spreadsheet();
  generated(book, { from: 'list', names: NAMES });
  const { workbook } = book.host;
  workbook.renameSheet(sheetNamed(book, 'Players').id, 'Our people');
  workbook.renameSheet(sheetNamed(book, 'Schedule').id, 'Liga');
  workbook.renameSheet(sheetNamed(book, 'Standings').id, 'Players');
  expect(formulas(book)[0]).toEqual([
    'Players',
    "=STANDINGS('Our people'!A1:M;Liga!A1:I;Event!B9;Event!B10;Event!B7;Event!B11)",
  ]);
  expect(book.call('open')).toMatchObject({
    reply: { playersTab: { ok: true, where: 'Our people' }, event: { schedule: 'Liga' } },
  });
});

describe('a list that stands there is read as a whole, where it stands', () => {
  test('from its headings on, with the new column of numbers', () => {
    const book = spreadsheet();
    type(book, 'Socios', [
      ['Club Open 2026'],
      [],
      ['Name', 'Rating'],
      ...NAMES.map((name) => [name, '2000']),
    ]);
    generated(book, { from: 'tab' });
    expect(formulas(book)[0]?.[1]).toMatch(/^=STANDINGS\(Socios!A3:M;Schedule!A1:I;/);
  });

  test('to its last column, and never past the end of its tab', () => {
    const book = spreadsheet();
    type(book, 'Wide', [
      ['Name', ...Array.from({ length: 14 }, (_, i) => `x${i}`)],
      ...NAMES.map((n) => [n]),
    ]);
    select(book, 'Wide', 1, 1, 6, 15);
    generated(book, { from: 'selection' });
    expect(formulas(book)[3]?.[1]).toMatch(/^=WALLCHART\(Wide!A1:P;/);

    const narrow = spreadsheet();
    type(narrow, 'Players', [['No.', 'Name', 'Status'], ...NAMES.map((name, i) => [String(i + 1), name])]);
    const { id } = sheetNamed(narrow, 'Players');
    narrow.host.workbook.deleteColumns(id, 5, 22);
    generated(narrow, { from: 'tab' });
    expect(formulas(narrow)[3]?.[1]).toMatch(/^=WALLCHART\(Players!A1:D;/);
  });
});

test('the headings stay in sight, in wide tables the names too', () => {
  const book = spreadsheet();
  generated(book, { from: 'list', names: NAMES });
  const frozen = ['Standings', 'Crosstable', 'Progress', 'By player'].map((tab) => {
    const { frozenRows, frozenColumns } = sheetNamed(book, tab);
    return [frozenRows, frozenColumns];
  });
  expect(frozen).toEqual([
    [1, 0],
    [1, 2],
    [1, 0],
    [1, 2],
  ]);
});

test('Progress has a line chart up to 12 players', () => {
  const book = spreadsheet();
  generated(book, { from: 'number', players: 12 });
  const sheet = sheetNamed(book, 'Progress');
  expect(sheet.charts).toMatchObject([
    {
      type: 'LINE',
      headers: 1,
      transpose: false,
      ranges: [{ sheetId: sheet.id, rect: { row: 1, column: 1, lastRow: 12, lastColumn: 13 } }],
      anchor: { row: 14, column: 1, x: 0, y: 0 },
      options: {
        title: 'Points after each round',
        'hAxis.title': 'Round',
        'vAxis.title': 'Points',
        useFirstColumnAsDomain: true,
      },
    },
  ]);
  const more = spreadsheet();
  generated(more, { from: 'number', players: 13 });
  expect(sheetNamed(more, 'Progress').charts).toEqual([]);
});

test('a copied table of results is no list of players', () => {
  const book = spreadsheet();
  generated(book, { from: 'list', names: NAMES });
  const { workbook } = book.host;
  const headings = [
    ['Rank', 'No.', 'Name', 'Played', 'Won', 'Drawn', 'Lost', 'Points'],
    ['No.', 'Name', 'R1', 'R2', 'Pts'],
    ['No.', 'Name', '1', '2', 'Pts'],
  ];
  headings.forEach((row, i) => {
    type(book, `Copy ${i}`, [row, ['1', '2', 'Ana']]);
  });
  workbook.deleteSheet(sheetNamed(book, 'Players').id);
  expect(book.call('open')).not.toHaveProperty('reply.playersTab');
});
