/**
 * The commands of the panel Players, each with a small event to be tried on: see `commands.ts`.
 */
import type { Guesses } from '../../workbench/host/model/guesses';
import { generated, NAMES, sheetNamed, spreadsheet, type, type Spreadsheet } from './berger';
import type { Command } from './commands';

const DATA = ['Players', 'Schedule', 'Event'];

function begun(guesses: Partial<Guesses> = {}): Spreadsheet {
  const book = spreadsheet({ guesses });
  generated(book, { from: 'list', names: NAMES });
  type(book, 'Schedule', [['1-0'], ['½-½']], 2, 6);
  return book;
}

/** Start numbers that are texts are not looked up: names stand as texts. */
function withTexts(guesses: Partial<Guesses> = {}): Spreadsheet {
  const book = spreadsheet({ guesses });
  type(book, 'Players', [['No.', 'Name']]);
  const { id } = sheetNamed(book, 'Players');
  book.host.workbook.setNumberFormat(id, { row: 1, column: 1, lastRow: 100, lastColumn: 1 }, '@');
  type(
    book,
    'Players',
    ['Ana', "'Ann", 'Zoë'].map((name, i) => [String(i + 1), name.replace(/^'/, "''")]),
    2,
  );
  generated(book, { from: 'tab' });
  return book;
}

export const OLD_TABLE = 'Old table';

/** The Berger table of a late entry takes no name that comes free while it is made. */
export function withOldTable(book: Spreadsheet): Spreadsheet {
  book.host.workbook.renameSheet(sheetNamed(book, 'Berger table').id, OLD_TABLE);
  return book;
}

const withdraw = (book: Spreadsheet, no: number) => book.call('withdraw', { no, status: 'withdrawn' });

const late = { player: { name: 'Nora', rating: 1800 }, run: 'late' };

export const PEOPLE: readonly Command[] = [
  {
    name: 'withdraw, where the list gets a column for the status',
    setUp: withTexts,
    call: (book) => withdraw(book, 2),
    tabs: DATA,
  },
  {
    name: 'reinstate, while somebody else is away',
    setUp: (guesses) => {
      const book = begun(guesses);
      for (const no of [3, 4]) withdraw(book, no);
      return book;
    },
    call: (book) => book.call('reinstate', { no: 3 }),
    tabs: DATA,
  },
  {
    name: 'rename, where names are texts',
    setUp: withTexts,
    call: (book) => book.call('rename', { no: 1, was: 'Ana', name: 'Anna' }),
    tabs: [...DATA, 'Berger table'],
  },
  {
    name: 'refreshNames',
    setUp: (guesses) => {
      const book = withTexts(guesses);
      type(book, 'Players', [['Anna'], ['Luisa']], 2, 2);
      // Two wrong texts of one player; one cell of the other is right already.
      type(book, 'Schedule', [['Luisa']], 2, 5);
      type(book, 'Schedule', [['Typo']], 4, 5);
      return book;
    },
    call: (book) => book.call('refreshNames'),
    tabs: ['Schedule', 'Berger table'],
  },
  {
    name: 'refreshNames, where formulas were typed over',
    setUp: (guesses) => {
      const book = begun(guesses);
      type(book, 'Schedule', [['Hacker'], ["'=1+1"]], 2, 5);
      type(book, 'Berger table', [['17']], 2, 7);
      return book;
    },
    call: (book) => book.call('refreshNames'),
    tabs: ['Schedule', 'Berger table'],
  },
  {
    name: 'lateEntry into an odd field, where names are texts and somebody has left',
    setUp: (guesses) => {
      const book = withOldTable(withTexts(guesses));
      withdraw(book, 1);
      return book;
    },
    call: (book) => book.call('lateEntry', late),
    tabs: [...DATA, 'Progress', OLD_TABLE],
  },
];
