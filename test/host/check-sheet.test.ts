/**
 * The menu item `Check this sheet`, on the model: what it reports, and that it leaves nothing behind.
 */
import { BY_HAND, trialsOn, type Bench } from '../../src/addon/commands/check-sheet-trials';
import { pageFaults } from '../../tools/gates.js';
import { RunKilled } from '../../workbench/host/faults';
import { DEFAULT_GUESSES, type GuessName } from '../../workbench/host/model/guesses';
import type { HostOptions } from '../../workbench/host/host';
import type { Computed } from '../../workbench/host/model/state';
import { generated, NAMES, snapshot, spreadsheet, tabNames, type Spreadsheet } from './berger';
import { points } from './points';

/** Listing them tries nothing. */
const IDS = Object.keys(trialsOn({} as Bench));

type Result = Computed | readonly (readonly Computed[])[];

/** What the formulas of the trials give; custom functions are never ready. */
const RESULTS: Readonly<Record<string, Result>> = {
  '=SEQUENCE(2)': [[1], [2]],
  '=NA()': { error: '#N/A' },
  '=ARRAYFORMULA(IF(SEQUENCE(2)=1;1;""))': [[1], ['']],
};

/** Calculates, as the workbench does, whenever a formula is new; not when the sheet only changes its size. */
function calculate({ host: { workbook } }: Spreadsheet): void {
  const done = new Set<string>();
  workbook.subscribe(({ by }) => {
    if (by !== 'script') return;
    for (const { sheetId, row, column, formula } of workbook.formulas()) {
      const result = RESULTS[formula];
      const key = [sheetId, row, column].join();
      if (result === undefined || done.has(key)) continue;
      done.add(key);
      workbook.setComputed(sheetId, row, column, result);
    }
  });
}

function withEvent(options: HostOptions = {}): Spreadsheet {
  const book = spreadsheet(options);
  generated(book, { from: 'list', names: NAMES });
  calculate(book);
  return book;
}

const unescaped = (html: string) => html.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

/** The lines of the dialog's text: the first on the spreadsheet, then what became of each trial, and what was not tried. */
function linesOf(book: Spreadsheet): { head: string; answers: Map<string, string>; end: string } {
  const html = book.host.ui.dialog?.html ?? '';
  const text = unescaped(/<textarea[^>]*>([\s\S]*)<\/textarea>/.exec(html)?.[1] ?? '');
  const [head = '', ...lines] = text.split('\n');
  const end = lines.pop() ?? '';
  const answers = lines.map((line) => /^(\w+): (.*)$/.exec(line) ?? ['', line, '']);
  return { head, answers: new Map(answers.map(([, id = '', answer = '']) => [id, answer])), end };
}

const others = (answers: ReadonlyMap<string, string>) =>
  Object.fromEntries([...answers].filter(([, answer]) => answer !== 'pass'));

function checked(book: Spreadsheet): ReturnType<typeof linesOf> {
  const before = snapshot(book);
  book.click('checkThisSheet');
  expect(snapshot(book)).toEqual(before);
  return linesOf(book);
}

test.each(['en_US', 'en_GB', 'es_ES', 'es_MX', 'de_DE'])(
  'everything passes under the locale %s',
  (locale) => {
    const { answers } = checked(withEvent({ locale, timeZone: 'America/New_York' }));
    expect([...answers.keys()]).toEqual(IDS);
    expect(others(answers)).toEqual({});
  },
);

test('what needs a calculator is not tried without one', () => {
  const book = spreadsheet();
  const { answers } = checked(book);
  expect(others(answers)).toEqual(
    Object.fromEntries(
      [
        'spillFills',
        'spillIsBlocked',
        'errorsReadAsTheirName',
        'blankResultsCount',
        'spillRetriesAfterResize',
      ].map((id) => [id, 'not tried']),
    ),
  );
});

/** No script sees these from a menu. */
const UNSEEN: readonly GuessName[] = ['readsFlush', 'structureAtOnce', 'localeInNone', 'functionReadsLocale'];

test.each(Object.keys(DEFAULT_GUESSES) as GuessName[])(
  'the guess %s the other way shows in its own line only',
  (name) => {
    const { answers } = checked(withEvent({ guesses: { [name]: !DEFAULT_GUESSES[name] } }));
    const differ = others(answers);
    expect(Object.keys(differ)).toEqual(UNSEEN.includes(name) ? [] : [name]);
    for (const answer of Object.values(differ)) expect(answer).toMatch(/^differs \(.+\)$/);
  },
);

test('the dialog: the spreadsheet first, last what is to be tried by hand; a page by the rules for pages', () => {
  const book = spreadsheet({ locale: 'es_ES', timeZone: 'Europe/Madrid', userLocale: 'es' });
  const { head, end } = checked(book);
  expect(head).toMatch(/^Berger, \d{4}-\d\d-\d\dT[\d:.]+Z, es_ES, Europe\/Madrid, es$/);
  expect(end).toBe(`By hand: ${BY_HAND}`);
  const { title, html = '' } = book.host.ui.dialog ?? {};
  expect(title).toBe('Comprobar esta hoja');
  expect(html).toContain('<html lang="es">');
  expect(html).toMatch(/<p id="about">[^<>]*«differs»[^<>]*<\/p><textarea [^>]*aria-labelledby="about"/);
  expect(pageFaults(html)).toEqual([]);
  expect(html.match(/<\w+/g)).toEqual(['<html', '<body', '<p', '<textarea']);
});

test('what Sheets answers is no markup', () => {
  const book = spreadsheet();
  const hostile = '</textarea><img src=x onerror=alert(1)>&"';
  book.host.faults.between = ({ method }) => {
    if (method === 'Range.createFilter') throw new Error(hostile);
  };
  book.click('checkThisSheet');
  expect(book.host.ui.dialog?.html).not.toContain('<img');
  expect(linesOf(book).answers.get('oneFilter')).toContain('</textarea><img src=x');
});

test('without the lock, or in a file where no tab can be made, it says so and does nothing', () => {
  const book = spreadsheet();
  book.host.faults.lock = 'had';
  const before = snapshot(book);
  book.click('checkThisSheet');
  book.host.faults.lock = 'free';
  book.host.faults.between = ({ method }) => {
    if (method === 'Spreadsheet.insertSheet') throw new Error('no room');
  };
  book.click('checkThisSheet');
  expect(book.host.ui.questions.map(({ prompt }) => prompt)).toEqual([
    expect.stringContaining('Somebody else is working'),
    expect.stringContaining('(no room)'),
  ]);
  expect(book.host.ui.dialog).toBeUndefined();
  expect(snapshot(book)).toEqual(before);
});

describe('failures', () => {
  const fresh = () => {
    const book = spreadsheet();
    book.host.workbook.enter(0, 1, 1, 'mine');
    book.host.workbook.select(0, { row: 2, column: 2, lastRow: 3, lastColumn: 3 });
    return book;
  };
  const counted = fresh();
  counted.click('checkThisSheet');
  const { calls, writes } = counted.host.counters;
  const tries = points(calls, Infinity, 24);

  test('a run has enough calls for the tests below to mean something', () => {
    expect(calls).toBeGreaterThan(150);
    expect(writes).toBeGreaterThan(60);
  });

  test('at whichever call one fails, the document is as before', () => {
    for (const call of tries) {
      const book = fresh();
      const before = snapshot(book);
      book.host.faults.throwAtCall = call;
      book.click('checkThisSheet');
      expect([call, snapshot(book)]).toEqual([call, before]);
      expect(book.host.ui.dialog?.html ?? book.host.ui.questions[0]?.prompt).toBeTruthy();
    }
  });

  test('nor does a failure that shows at the flush leave anything', () => {
    for (const write of points(writes, Infinity, 16)) {
      const book = fresh();
      const before = snapshot(book);
      book.host.faults.throwAtWrite = write;
      book.host.faults.lateFailure = true;
      book.click('checkThisSheet');
      expect([write, snapshot(book)]).toEqual([write, before]);
    }
  });

  test('killed at whichever call, it leaves only tabs that the next opening names and removes', () => {
    let left = 0;
    for (const call of tries) {
      const book = fresh();
      const before = snapshot(book).state;
      book.host.faults.killAtCall = call;
      expect(() => {
        book.click('checkThisSheet');
      }).toThrow(RunKilled);
      book.host.faults.reset();
      const opened = book.call('open');
      const scratch = tabNames(book).filter((name) => name !== 'Sheet1');
      expect([call, opened]).toMatchObject([call, { ok: true, reply: { leftovers: scratch } }]);
      left += scratch.length;
      expect(book.call('removeLeftovers')).toEqual({ ok: true, reply: { removed: scratch } });
      expect([call, book.host.workbook.state]).toEqual([call, before]);
    }
    expect(left).toBeGreaterThan(tries.length);
  });

  test('tabs that cannot be removed are named', () => {
    const book = fresh();
    book.host.faults.between = ({ method }) => {
      if (method === 'Spreadsheet.deleteSheet') throw new Error('no');
    };
    book.click('checkThisSheet');
    expect(book.host.ui.dialog).toBeUndefined();
    expect(book.host.ui.questions[0]?.prompt).toMatch(
      /^The check could not remove Berger table \(unfinished\)/,
    );
  });
});
