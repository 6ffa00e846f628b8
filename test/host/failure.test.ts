/**
 * Everything that can go wrong while a schedule is written: afterwards the document is as before or as after.
 */
import { DEFAULT_GUESSES, type GuessName, type Guesses } from '../../workbench/host/model/guesses';
import type { State } from '../../workbench/host/model/state';
import {
  contents,
  generated,
  HOSTILE,
  NAMES,
  problemOf,
  request,
  selectAll,
  sheetNamed,
  snapshot,
  spreadsheet,
  tabNames,
  type,
  type Spreadsheet,
} from './berger';
import { points } from './points';

const LIST = { from: 'list', names: NAMES } as const;
const TAB = { from: 'tab' } as const;

/** A spreadsheet with something of the user's in it, and a list of players that has no numbers yet. */
function inUse(guesses: Partial<Guesses> = {}): Spreadsheet {
  const book = spreadsheet({ guesses });
  type(book, 'Sheet1', [['mine', '=1+1']]);
  type(book, 'Players', [['Name', 'Rating'], ...NAMES.map((name) => [name, '2000'])]);
  selectAll(book, 'Sheet1', ['D9', 'B4:C6']);
  return book;
}

/** Ids of metadata and sheets count on, whatever was undone. */
const content = (state: State) => JSON.parse(JSON.stringify(state.sheets)) as unknown;

function writesOf(source: typeof LIST | typeof TAB, guesses: Partial<Guesses> = {}): number {
  const book = inUse(guesses);
  book.host.counters.reset();
  generated(book, source);
  return book.host.counters.writes;
}

describe.each([
  ['at the call', false],
  ['at the flush', true],
])('every mutating call in turn fails %s', (_, lateFailure) => {
  test.each([
    ['players from a list', LIST],
    ['players from their tab, which gets a column of numbers', TAB],
  ])('%s', (__, source) => {
    const writes = writesOf(source);
    expect(writes).toBeGreaterThan(120);
    for (const n of points(writes)) {
      const book = inUse();
      const before = snapshot(book);
      book.host.faults.lateFailure = lateFailure;
      book.host.faults.throwAtWrite = n;
      const problem = problemOf(book.call('generate', request(source)));
      expect([n, problem]).toEqual([
        n,
        expect.stringMatching(
          /^Google Sheets stopped .* Everything is as it was before: try again/,
        ) as string,
      ]);
      expect([n, content(snapshot(book).state)]).toEqual([n, content(before.state)]);
      expect([n, snapshot(book).selection]).toEqual([n, before.selection]);
      book.host.faults.reset();
      expect(book.call('open')).toMatchObject({ reply: { leftovers: [] } });
    }
  });
});

test('every call in turn fails, reading or writing: as before or as after, and always one sentence', () => {
  const whole = inUse();
  whole.host.counters.reset();
  generated(whole, TAB);
  const { calls } = whole.host.counters;
  const after = tabNames(whole);
  let done = 0;
  const tries = points(calls, Infinity, 60);
  for (const n of tries) {
    const book = inUse();
    const before = snapshot(book);
    book.host.faults.throwAtCall = n;
    const answer = book.call('generate', request(TAB));
    if (answer.ok) {
      done++;
      expect([n, tabNames(book)]).toEqual([n, after]);
    } else {
      expect([n, answer.problem]).toEqual([n, expect.not.stringMatching(/TypeError|undefined|\n/) as string]);
      expect([n, content(snapshot(book).state)]).toEqual([n, content(before.state)]);
    }
  }
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(tries.length / 4);
});

test('a run that is killed at any call leaves nothing that the next one does not find and remove', () => {
  const whole = inUse();
  whole.host.counters.reset();
  generated(whole, LIST);
  const { calls } = whole.host.counters;
  let found = 0;
  for (const guesses of [{}, { structureAtOnce: false }, { readsFlush: false }])
    for (const n of points(calls, Infinity, 60)) {
      const book = inUse(guesses);
      const before = snapshot(book);
      book.host.faults.killAtCall = n;
      expect(() => book.call('generate', request(LIST))).toThrow('killed');
      book.host.faults.reset();
      const names = tabNames(book).slice(2);
      const opened = book.call('open');
      if (!opened.ok) throw new Error(opened.problem);
      const { leftovers, event } = opened.reply;
      if (event) expect([n, leftovers, names.length]).toEqual([n, [], 8]);
      else {
        if (leftovers.length > 0) found++;
        // Killed while the tabs were marked as ready, some are ready and some are not.
        const removed = book.call('removeLeftovers');
        expect(removed).toEqual({ ok: true, reply: { removed: leftovers } });
        expect([n, leftovers]).toEqual([n, names]);
        expect([n, content(book.host.workbook.state)]).toEqual([n, content(before.state)]);
      }
    }
  expect(found).toBeGreaterThan(3);
});

describe('without the lock nothing is written', () => {
  test.each([
    ['had', /Somebody else is working/],
    ['none', /cannot be locked/],
  ] as const)('%s', (lock, sentence) => {
    const book = inUse();
    const before = book.host.workbook.state;
    book.host.faults.lock = lock;
    expect(problemOf(book.call('generate', request(LIST)))).toMatch(sentence);
    expect(problemOf(book.call('removeLeftovers'))).toMatch(sentence);
    expect(book.host.workbook.state).toBe(before);
  });

  test('it is released after success, after a problem and after a failure', () => {
    const book = inUse();
    generated(book, LIST);
    problemOf(book.call('generate', request({ from: 'number', players: 1 })));
    book.host.faults.throwAtWrite = 9;
    problemOf(book.call('generate', request(LIST)));
    expect(generated(book, LIST).tabs).toHaveLength(8);
  });
});

test.each([true, false])(
  'a protected list gets no numbers, and no schedule (refusalsAtFlush %s)',
  (refusalsAtFlush) => {
    const book = inUse({ refusalsAtFlush });
    const before = snapshot(book);
    book.host.faults.protectedTabs.add('Players');
    expect(problemOf(book.call('generate', request(TAB)))).toMatch(
      /protected.*Everything is as it was before/i,
    );
    expect(content(book.host.workbook.state)).toEqual(content(before.state));
    expect(snapshot(book).selection).toEqual(before.selection);
  },
);

test('a tab of the wanted name that somebody adds meanwhile is not touched', () => {
  const book = inUse();
  book.host.faults.between = (call) => {
    if (call.method !== 'Sheet.setName') return;
    book.host.faults.between = undefined;
    type(book, 'Event', [['theirs']]);
  };
  const answer = book.call('generate', request(LIST));
  book.host.faults.between = undefined;
  expect(answer.ok).toBe(false);
  expect(contents(sheetNamed(book, 'Event'))).toEqual([['theirs']]);
  expect(tabNames(book)).toEqual(['Sheet1', 'Players', 'Event']);
});

test('two runs at once: the second waits for nothing and writes nothing', () => {
  const book = inUse();
  const answers: unknown[] = [];
  book.host.faults.between = (call) => {
    if (call.method !== 'Sheet.setFrozenRows') return;
    book.host.faults.between = undefined;
    answers.push(book.call('generate', request(LIST)));
  };
  generated(book, LIST);
  expect(answers).toEqual([{ ok: false, problem: expect.stringMatching(/Somebody else/) as string }]);
  expect(tabNames(book)).toHaveLength(10);
});

/** What Sheets does where nobody could look it up must not matter: each way gives the same tabs. */
describe('every guess flipped', () => {
  const names = Object.keys(DEFAULT_GUESSES) as GuessName[];
  const plain = inUse();
  generated(plain, TAB);
  const made = tabNames(plain);
  /** The log tells the time. */
  const timeless = (book: Spreadsheet, tab: string) =>
    contents(sheetNamed(book, tab)).map((row) =>
      row.map((cell) => String(cell).replace(/^\d{4}-\d\d-\d\d \d\d:\d\d$/, 'now')),
    );

  test.each(names)('%s', (name) => {
    const flipped = { [name]: !DEFAULT_GUESSES[name] };
    const book = inUse(flipped);
    generated(book, TAB);
    expect(tabNames(book)).toEqual(made);
    for (const tab of made) expect([tab, timeless(book, tab)]).toEqual([tab, timeless(plain, tab)]);

    const names = spreadsheet({ guesses: flipped });
    generated(names, { from: 'list', names: HOSTILE });
    expect(contents(sheetNamed(names, 'Players')).map((row) => row[1])).toEqual(['Name', ...HOSTILE]);

    for (const lateFailure of [true, false]) {
      const failing = inUse(flipped);
      const before = snapshot(failing);
      failing.host.faults.lateFailure = lateFailure;
      failing.host.faults.throwAtWrite = 40;
      problemOf(failing.call('generate', request(TAB)));
      expect(content(failing.host.workbook.state)).toEqual(content(before.state));
      expect(snapshot(failing).selection).toEqual(before.selection);
    }
  });
});
