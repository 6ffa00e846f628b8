/**
 * The commands that change a running event, each with a small event to be tried on: `failures.ts` lets everything go wrong
 * with each of them.
 */
import type { Answer, CallName } from '../../src/sidebar/calls';
import type { Guesses } from '../../workbench/host/model/guesses';
import { generated, NAMES, sheetNamed, spreadsheet, type Spreadsheet } from './berger';
import { KNOCKOUT } from './knockout-commands';
import { OLD_TABLE, PEOPLE, withOldTable } from './people-commands';
import { onlyWarns, SHARE } from './share-commands';

export interface Command {
  readonly name: string;
  readonly setUp: (guesses?: Partial<Guesses>) => Spreadsheet;
  readonly call: (book: Spreadsheet) => Answer<CallName>;
  /** Names of the tabs whose cells it writes. */
  readonly tabs: readonly string[];
  /** A cell that it writes, and what a user types there meanwhile. */
  readonly cell?: {
    readonly tab: string;
    readonly row: number;
    readonly column: number;
    readonly text: string;
  };
  /** True for an answer that says that less than everything could be done. */
  readonly isLess?: (answer: Answer<CallName>) => boolean;
}

/** Five players, the results of the first two rounds. */
export function running(guesses: Partial<Guesses> = {}, names: readonly string[] = NAMES): Spreadsheet {
  const book = spreadsheet({ guesses });
  generated(book, { from: 'list', names });
  enterResults(book, 2);
  return book;
}

/** Five players before the first round. */
function unplayed(guesses: Partial<Guesses> = {}): Spreadsheet {
  const book = spreadsheet({ guesses });
  generated(book, { from: 'list', names: NAMES });
  return book;
}

/** The event after a command. */
function after(book: Spreadsheet, call: Command['call']): Spreadsheet {
  const answer = call(book);
  if (!answer.ok) throw new Error(answer.problem);
  return book;
}

/** Types these results in turn into the games of the first rounds. */
export function enterResults(book: Spreadsheet, rounds: number, results = ['1-0', '½-½', '0-1']): void {
  const sheet = sheetNamed(book, 'Schedule');
  sheet.rows.forEach((cells, r) => {
    const round = cells?.[0]?.value;
    const isGame = cells?.[2]?.value !== undefined && cells[2].value !== '';
    if (typeof round !== 'number' || round > rounds || !isGame) return;
    book.host.workbook.enter(sheet.id, r + 1, 6, results[r % results.length] ?? '');
  });
}

const game = (round: number, white: number, black: number) => ({ round, white, black });

export const RESULTS_AND_SETTINGS: readonly Command[] = [
  {
    name: 'setResult',
    setUp: running,
    call: (book) => book.call('setResult', { game: game(3, 3, 1), was: '', result: '1-0' }),
    tabs: ['Schedule'],
    cell: { tab: 'Schedule', row: 8, column: 6, text: '0-1' },
  },
  {
    name: 'setTieBreaks',
    setUp: running,
    call: (book) =>
      book.call('setTieBreaks', {
        was: ['SB', 'DE', 'KS'],
        tieBreaks: ['KS', 'SB'],
        despiteResults: true,
      }),
    tabs: ['Event'],
    cell: { tab: 'Event', row: 9, column: 2, text: 'WIN' },
  },
  {
    name: 'drawLots',
    setUp: (guesses) => {
      const book = running(guesses);
      enterResults(book, 5, ['½-½']);
      return book;
    },
    call: (book) => book.call('drawLots', { seed: '7' }),
    tabs: ['Event'],
  },
  ...SHARE,
  ...KNOCKOUT,
];

const SEVEN = [...NAMES, 'Tom Roe', 'Ida Koch'];

const isLate = ({ name }: Command) => /^late ?entry/i.test(name);

export const LEAVING_AND_CHANGING: readonly Command[] = [
  ...PEOPLE.filter((command) => !isLate(command)),
  {
    name: 'withdraw',
    setUp: running,
    call: (book) => book.call('withdraw', { no: 4, status: 'withdrawn' }),
    tabs: ['Players', 'Schedule', 'Event'],
  },
  {
    name: 'reinstate',
    setUp: (guesses) =>
      after(running(guesses), (book) => book.call('withdraw', { no: 4, status: 'withdrawn' })),
    call: (book) => book.call('reinstate', { no: 4 }),
    tabs: ['Players', 'Schedule', 'Event'],
  },
  {
    name: 'rename',
    setUp: running,
    call: (book) => book.call('rename', { no: 3, was: 'Zoë Ruiz', name: '=Zoë' }),
    tabs: ['Players', 'Event'],
    cell: { tab: 'Players', row: 4, column: 2, text: 'Zoe Ruiz' },
  },
  {
    name: 'substitute',
    setUp: unplayed,
    call: (book) =>
      book.call('substitute', {
        no: 3,
        was: 'Zoë Ruiz',
        player: { name: 'Eva', rating: 1900, federation: 'ESP', club: "'t Paard" },
      }),
    tabs: ['Players', 'Event'],
    cell: { tab: 'Players', row: 4, column: 2, text: 'Zoe Ruiz' },
  },
];

export const COMING_LATE: readonly Command[] = [
  ...PEOPLE.filter(isLate),
  {
    name: 'late entry into the free place of an odd field',
    setUp: (guesses) => withOldTable(running(guesses)),
    call: (book) => book.call('lateEntry', { player: { name: 'Eva', rating: 1900 }, run: 'run-2' }),
    tabs: ['Players', 'Schedule', 'Event', 'Progress', OLD_TABLE],
  },
  {
    name: 'late entry into an even field of a protected event, with a new schedule',
    setUp: (guesses) => after(running(guesses, NAMES.slice(0, 4)), (book) => book.call('protect')),
    call: (book) => book.call('lateEntry', { player: { name: 'Eva' }, run: 'run-2', despiteResults: true }),
    tabs: ['Players'],
    isLess: onlyWarns,
  },
  {
    name: 'late entry into the free place of a section',
    setUp: (guesses = {}) => {
      const book = spreadsheet({ guesses });
      generated(
        book,
        { from: 'list', names: SEVEN },
        { division: { into: 'pools', pools: 2, method: 'order' } },
      );
      after(book, () => book.call('withdraw', { section: 'B', no: 1, status: 'withdrawn' }));
      return book;
    },
    call: (book) =>
      book.call('lateEntry', { player: { name: 'Eva', rating: 1900 }, section: 'B', run: 'run-2' }),
    tabs: ['Players', 'Schedule', 'Event'],
  },
];
