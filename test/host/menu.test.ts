/**
 * The menu: built without any authorisation, and what its items do.
 */
import { contents, NAMES, select, sheetNamed, spreadsheet, tabNames, type } from './berger';

const TABLES = ['Standings', 'Crosstable', 'Progress', 'By player'];

test('onOpen builds the menu in mode NONE, whatever can be read there', () => {
  for (const localeInNone of [true, false]) {
    const book = spreadsheet({ guesses: { localeInNone } });
    book.host.mode = 'NONE';
    book.open();
    expect(book.host.ui.menus).toEqual([
      {
        caption: expect.any(String) as string,
        addon: true,
        entries: [
          { kind: 'item', caption: 'Open sidebar', functionName: 'openSidebar' },
          {
            kind: 'item',
            caption: 'Generate schedule from selection',
            functionName: 'generateFromSelection',
          },
          { kind: 'separator' },
          { kind: 'item', caption: 'Check this sheet', functionName: 'checkThisSheet' },
          { kind: 'item', caption: 'Help', functionName: 'showHelp' },
        ],
      },
    ]);
  }
});

test('the menu speaks the language of the user, not of the spreadsheet', () => {
  const book = spreadsheet({ userLocale: 'es_AR' });
  book.open();
  expect(book.host.ui.menus[0]?.entries[0]).toMatchObject({ caption: 'Abrir el panel lateral' });
});

test('onInstall builds the same menu', () => {
  const book = spreadsheet();
  book.click('onInstall');
  expect(book.host.ui.menus[0]?.entries).toHaveLength(5);
});

test('every item of the menu can be clicked', () => {
  const book = spreadsheet({ files: { Sidebar: '<p>page</p>' } });
  book.click('openSidebar');
  expect(book.host.ui.sidebar).toMatchObject({ title: 'Berger', html: '<p>page</p>' });
  book.click('checkThisSheet');
  expect(book.host.ui.dialog?.title).toBe('Check this sheet');
  book.click('showHelp');
  expect(book.host.ui.questions[0]?.prompt).toContain('=ROUNDROBIN(8)');
});

describe('generate schedule from selection', () => {
  const withNames = () => {
    const book = spreadsheet();
    type(
      book,
      'Sheet1',
      NAMES.map((name) => [name]),
    );
    return book;
  };

  test('takes the selection and says what it made', () => {
    const book = withNames();
    select(book, 'Sheet1', 1, 1, 4);
    book.click('generateFromSelection');
    expect(tabNames(book)).toEqual(['Sheet1', 'Event', 'Players', 'Schedule', 'Berger table', ...TABLES]);
    expect(contents(sheetNamed(book, 'Players')).map((row) => row[1])).toEqual([
      'Name',
      ...NAMES.slice(0, 4),
    ]);
    expect(book.host.ui.toasts[0]?.message).toContain(
      'Made: Event, Players, Schedule, Berger table, Standings, Crosstable, Progress, By player.',
    );
    expect(book.host.ui.questions).toEqual([]);
  });

  test('takes the Players tab if only a blank cell is selected', () => {
    const book = withNames();
    type(book, 'Players', [['Name', 'Rating'], ...NAMES.map((name) => [name, '2000'])]);
    select(book, 'Sheet1', 9, 9);
    book.click('generateFromSelection');
    expect(tabNames(book)).toEqual(['Sheet1', 'Players', 'Event', 'Schedule', 'Berger table', ...TABLES]);
  });

  test('says in one sentence what is wrong, and writes nothing', () => {
    const book = withNames();
    const before = book.host.workbook.state;
    select(book, 'Sheet1', 9, 9);
    book.click('generateFromSelection');
    expect(book.host.ui.questions.map(({ prompt }) => prompt)).toEqual([
      'There is no tab with a list of players: write the names into a tab called Players, or select the cells that hold them.',
    ]);
    expect(book.host.workbook.state).toBe(before);
  });

  test.each([
    ['YES', ['Event 2', 'Schedule 2', 'Berger table 2', ...TABLES.map((tab) => `${tab} 2`)]],
    ['NO', []],
  ] as const)('asks once a result exists: %s', (answer, more) => {
    const book = withNames();
    select(book, 'Sheet1', 1, 1, 5);
    book.click('generateFromSelection');
    const made = tabNames(book);
    const schedule = sheetNamed(book, 'Schedule');
    book.host.workbook.enter(schedule.id, 2, 6, '1-0');
    select(book, 'Players', 1, 1, 6, 6);
    book.host.ui.answers.push(answer);
    book.click('generateFromSelection');
    expect(book.host.ui.questions).toMatchObject([
      { prompt: expect.stringContaining('Schedule already holds 1 result.') as string, buttons: 'YES_NO' },
    ]);
    expect(tabNames(book)).toEqual([...made, ...more]);
    expect(contents(sheetNamed(book, 'Schedule'))[1]?.[5]).toBe('1-0');
  });
});
