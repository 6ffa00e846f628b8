/**
 * Lets everything go wrong while a command changes a running event: after one fault the document is as before or as
 * after, never between; what a second fault or a killed run leaves is named at the next opening and taken back.
 */
import type { Opening } from '../../src/sidebar/calls';
import { withCommas } from '../../workbench/host/model/a1';
import type { Call } from '../../workbench/host/calls';
import { DEFAULT_GUESSES, type GuessName, type Guesses } from '../../workbench/host/model/guesses';
import type { SheetState, State } from '../../workbench/host/model/state';
import { contents, problemOf, sheetNamed, type Spreadsheet } from './berger';
import type { Command } from './commands';
import { inTurn, points, WHOLE } from './points';

/** How often something went wrong on purpose: in this test, and in all of this file. */
let tried = 0;
let allTried = 0;

interface Start {
  readonly book: Spreadsheet;
  readonly before: State;
  readonly selection: Spreadsheet['host']['workbook']['selection'];
}

const starts = new WeakMap<Command, Start>();

/** The event as it is before the command: set up once, since every attempt puts it back. */
function startOf(command: Command, guesses: Partial<Guesses>): Start {
  const known = Object.keys(guesses).length > 0 ? undefined : starts.get(command);
  if (known) return known;
  const book = command.setUp(guesses);
  const { state: before, selection } = book.host.workbook;
  const start = { book, before, selection };
  if (Object.keys(guesses).length === 0) starts.set(command, start);
  return start;
}

/** Every attempt begins with the same state. */
function prepared(command: Command, guesses: Partial<Guesses> = {}) {
  const { book, before, selection } = startOf(command, guesses);
  const { workbook, faults, counters } = book.host;
  const begin = () => {
    tried++;
    allTried++;
    faults.reset();
    if (workbook.state !== before) {
      workbook.restore(before);
      workbook.select(selection.sheetId, selection.rect);
    }
    counters.reset();
  };
  begin();
  const answer = command.call(book);
  if (!answer.ok) throw new Error(answer.problem);
  const after = workbook.state;
  const calls: readonly Call[] = [...counters.log];
  begin();
  tried = 0;
  return { book, before, after, calls, writes: calls.filter(({ kind }) => kind === 'write').length, begin };
}

/** What a user sees of a sheet; ids of metadata count on, whatever was undone, and the log tells the time. */
function look(sheet: SheetState): string {
  const { metadata, protections: guards, rows, ...others } = sheet;
  const charts = sheet.charts.map((one) => ({
    ...one,
    id: undefined,
    ranges: one.ranges.map((range) => ({
      ...range,
      sheetId: range.sheetId === sheet.id ? 'own' : range.sheetId,
    })),
  }));
  const protections = guards.map((one) => ({ ...one, id: undefined }));
  const marks = metadata.map(({ key, value = '' }) => {
    const { kind, state, present, published } = JSON.parse(value) as Record<string, unknown>;
    return { key, kind, state, present, published };
  });
  const texts = Array.from(rows, (row) => (row === undefined ? '[]' : rowLook(row)));
  return (
    withoutTimes(JSON.stringify({ ...others, charts, id: undefined, marks, protections }) + texts.join())
      // In a mark, no formula follows the tab that was renamed meanwhile.
      .replaceAll(';Mine!', ';Schedule!')
      // Lists to choose from that stand in cells of the tab itself.
      .replaceAll(`"sheetId":${sheet.id},`, '"sheetId":"own",')
  );
}

type Row = SheetState['rows'][number];
const rowLooks = new WeakMap<NonNullable<Row>, string>();

/** Most rows stay the same objects from one state to the next. */
function rowLook(row: NonNullable<Row>): string {
  let text = rowLooks.get(row);
  if (text === undefined) {
    // A formula that is put back may have the separators with which Sheets told it.
    text = JSON.stringify(
      withoutBlankEnd(row).map((cell) =>
        cell?.formula === undefined ? cell : { ...cell, formula: withCommas(cell.formula) },
      ),
    );
    rowLooks.set(row, text);
  }
  return text;
}

/** Cells that were filled and emptied again at the end of a row make it longer. */
function withoutBlankEnd<T extends object>(row: readonly (T | undefined)[]): readonly (T | undefined)[] {
  let end = row.length;
  while (end > 0 && Object.keys(row[end - 1] ?? {}).length === 0) end--;
  return row.slice(0, end);
}

const looks = new WeakMap<SheetState, string>();
function lookOf(sheet: SheetState): string {
  const known = looks.get(sheet) ?? look(sheet);
  looks.set(sheet, known);
  return known;
}

/** The names of the tabs that differ. */
function differences(a: State, b: State, except: readonly string[] = []): string[] {
  const names = new Set([...a.sheets, ...b.sheets].map(({ name }) => name));
  return [...names].filter((name) => {
    const [one, other] = [a, b].map(({ sheets }) => sheets.find((sheet) => sheet.name === name));
    if (except.includes(name) || one === other) return false;
    return one === undefined || other === undefined || lookOf(one) !== lookOf(other);
  });
}

const opened = (book: Spreadsheet): Opening => {
  const answer = book.call('open');
  if (!answer.ok) throw new Error(answer.problem);
  return answer.reply;
};

/** One sentence or several, in plain words. */
const PLAIN = /^(?!.*(TypeError|undefined|null|\n))\S.*[.?]$/;

/** A mark of something half done. */
function hasTrace({ sheets }: State): boolean {
  return sheets.some(
    ({ name, metadata }) =>
      name.endsWith('(unfinished)') ||
      metadata.some(({ key, value = '' }) => key !== 'berger' || value.includes('"building"')),
  );
}

/** Opens the sidebar as the next user does, and does what it offers. False where nothing was left to do. */
function putRight(book: Spreadsheet): boolean {
  if (!hasTrace(book.host.workbook.state)) return false;
  const { interrupted, leftovers } = opened(book);
  if (interrupted !== undefined) {
    expect(interrupted).toMatch(/\w/);
    const answer = book.call('repair');
    if (!answer.ok) throw new Error(answer.problem);
  }
  if (opened(book).leftovers.length > 0) book.call('removeLeftovers');
  expect(hasTrace(book.host.workbook.state)).toBe(false);
  expect(interrupted !== undefined || leftovers.length > 0).toBe(true);
  return true;
}

export function describeFailures(commands: readonly Command[]): void {
  beforeEach(() => (tried = 0));
  afterAll(() => {
    if (WHOLE)
      process.stdout.write(
        `${String(allTried)} points of failure tried for ${String(commands.length)} commands\n`,
      );
  });
  describe.each(commands)('$name', (command) => {
    test.each([
      ['every call in turn fails', 'throwAtCall'],
      ['every write in turn fails at the call', 'throwAtWrite'],
      ['every write in turn fails at the flush', 'late'],
    ] as const)('%s: as before or as after, and a sentence says so', (_, fault) => {
      const { book, before, after, calls, writes, begin } = prepared(command);
      const tries = points(fault === 'throwAtCall' ? calls.length : writes);
      for (const n of tries) {
        begin();
        book.host.faults.lateFailure = fault === 'late';
        book.host.faults[fault === 'throwAtCall' ? 'throwAtCall' : 'throwAtWrite'] = n;
        const answer = command.call(book);
        book.host.faults.reset();
        if (!answer.ok) expect([n, answer.problem]).toEqual([n, expect.stringMatching(PLAIN)]);
        if (command.isLess?.(answer) === true) continue;
        const wanted = answer.ok ? after : before;
        expect([n, calls[n - 1]?.method, differences(book.host.workbook.state, wanted)]).toEqual([
          n,
          calls[n - 1]?.method,
          [],
        ]);
        if (fault !== 'throwAtCall') {
          expect([n, answer.ok]).toEqual([n, false]);
          expect([n, hasTrace(book.host.workbook.state)]).toEqual([n, false]);
        }
      }
      expect(tried).toBe(tries.length);
      expect(tried).toBeGreaterThan(0);
    });

    test.each<[string, Partial<Guesses>]>([
      ['', {}],
      [', where a read commits nothing', { readsFlush: false }],
    ])('killed at every call%s: what is left is named and taken back', (_, guesses) => {
      const { book, before, after, calls, writes, begin } = prepared(command, guesses);
      let left = 0;
      const tries = points(calls.length, Infinity, 40);
      for (const n of tries) {
        begin();
        book.host.faults.killAtCall = n;
        expect(() => command.call(book)).toThrow('killed');
        book.host.faults.reset();
        const wasLeft = putRight(book);
        const { state } = book.host.workbook;
        const isAfter = !wasLeft && differences(state, after).length === 0;
        expect([n, isAfter ? [] : differences(state, before)]).toEqual([n, []]);
        if (wasLeft) left++;
      }
      expect(tried).toBe(tries.length);
      // One cell is written or not; of more, something is left.
      expect(left > 0).toBe(writes > 1);
    });

    test('a second fault while the first is undone leaves what the next opening takes back', () => {
      const { book, before, writes, begin } = prepared(command);
      let left = 0;
      // Few calls: each pair of faults; else a sample of them.
      const firsts = points(writes, 10, 3);
      const stride = Math.ceil(writes / firsts.length);
      for (const n of firsts)
        for (let k = 1; ; k += stride) {
          begin();
          const { faults, counters } = book.host;
          faults.throwAtWrite = n;
          faults.between = (call) => {
            const { length } = counters.log.filter(({ kind }) => kind === 'write');
            if (length < n || (length === n && call.kind === 'write' && faults.throwAtWrite !== undefined))
              return;
            faults.between = undefined;
            faults.throwAtCall = k;
          };
          const answer = command.call(book);
          // Undefined once the second fault has come.
          const hadBoth = faults.throwAtCall === undefined;
          faults.reset();
          if (command.isLess?.(answer) === true) break;
          expect([n, k, problemOf(answer)]).toEqual([n, k, expect.stringMatching(PLAIN)]);
          if (putRight(book)) left++;
          expect([n, k, differences(book.host.workbook.state, before)]).toEqual([n, k, []]);
          if (!hadBoth) break;
        }
      expect(tried).toBeGreaterThanOrEqual(firsts.length);
      expect(left > 0).toBe(writes > 1);
    });

    test.each(['had', 'none'] as const)('without the lock (%s) nothing is written', (lock) => {
      const { book, before, begin } = prepared(command);
      begin();
      book.host.faults.lock = lock;
      expect(problemOf(command.call(book))).toMatch(/Somebody else|cannot be locked/);
      expect(book.host.workbook.state).toBe(before);
    });

    test.each([true, false])(
      'each of its tabs protected (refusalsAtFlush %s): as before',
      (refusalsAtFlush) => {
        const { book, before, begin } = prepared(command, { refusalsAtFlush });
        for (const tab of command.tabs) {
          begin();
          book.host.faults.protectedTabs.add(tab);
          expect(problemOf(command.call(book))).toMatch(/protected/i);
          book.host.faults.reset();
          expect([tab, differences(book.host.workbook.state, before)]).toEqual([tab, []]);
          expect(hasTrace(book.host.workbook.state)).toBe(false);
        }
        expect(tried).toBe(command.tabs.length);
      },
    );

    test('each of its tabs renamed at every call: that does not matter', () => {
      const { book, after, calls, begin } = prepared(command);
      const tabs = command.tabs.length > 0 ? command.tabs : ['Schedule'];
      const ok = tabs.map(() => 0);
      for (const n of points(calls.length, 150)) {
        const at = tried % tabs.length;
        const tab = tabs[at] ?? '';
        begin();
        during(book, n, () => {
          book.host.workbook.renameSheet(sheetNamed(book, tab).id, 'Mine');
        });
        const answer = command.call(book);
        if (!answer.ok) throw new Error(`${String(n)}: ${answer.problem}`);
        if (command.isLess?.(answer) === true) continue;
        ok[at] = (ok[at] ?? 0) + 1;
        // The formulas of other tabs follow the name.
        book.host.workbook.renameSheet(sheetNamed(book, 'Mine').id, tab);
        expect([n, differences(book.host.workbook.state, after)]).toEqual([n, []]);
      }
      expect(Math.min(...ok)).toBeGreaterThan(0);
    });

    test('each of its tabs deleted at every call: the others are as before or as after', () => {
      const { book, before, after, calls, begin } = prepared(command);
      for (const n of points(calls.length, 150)) {
        const tab = command.tabs[tried % command.tabs.length] ?? 'Schedule';
        begin();
        const deleted = sheetNamed(book, tab);
        during(book, n, () => {
          book.host.workbook.deleteSheet(deleted.id);
        });
        const answer = command.call(book);
        if (!answer.ok) expect([n, answer.problem]).toEqual([n, expect.stringMatching(PLAIN)]);
        if (command.isLess?.(answer) === true) continue;
        const { state } = book.host.workbook;
        const isWhole = [before, after].some((whole) => differences(state, whole, [tab]).length === 0);
        if (!isWhole)
          expect([n, opened(book)]).toEqual([
            n,
            expect.objectContaining({ interrupted: expect.any(String) }),
          ]);
      }
      expect(tried).toBe(points(calls.length, 150).length);
    });

    test('a second run begun at every call waits for nothing and breaks nothing', () => {
      const { book, after, calls, begin } = prepared(command);
      let refused = 0;
      for (const n of points(calls.length, 150)) {
        begin();
        let second: ReturnType<Command['call']> | undefined;
        during(book, n, () => {
          second = command.call(book);
        });
        const answer = command.call(book);
        if (second?.ok === false) {
          refused++;
          expect(second.problem).toMatch(/Somebody else/);
          if (!answer.ok) throw new Error(`${String(n)}: ${answer.problem}`);
          expect([n, differences(book.host.workbook.state, after)]).toEqual([n, []]);
        } else if (!answer.ok) expect(answer.problem).toMatch(PLAIN);
        expect([n, hasTrace(book.host.workbook.state)]).toEqual([n, false]);
      }
      expect(refused).toBeGreaterThan(tried - 6);
    });

    const { cell } = command;
    if (cell)
      test('a user types into a cell at every call: his text is kept, but in the moment of writing itself', () => {
        const { book, before, after, calls, begin } = prepared(command);
        const lost: number[] = [];
        let kept = 0;
        const tries = points(calls.length, Infinity, 24);
        for (const n of tries) {
          begin();
          const { id } = sheetNamed(book, cell.tab);
          during(book, n, () => {
            book.host.workbook.enter(id, cell.row, cell.column, cell.text);
          });
          command.call(book);
          const { state } = book.host.workbook;
          const is = (value: unknown) => value === cell.text;
          if (is(sheetNamed(book, cell.tab).rows[cell.row - 1]?.[cell.column - 1]?.value)) kept++;
          else lost.push(n);
          const isWhole = [before, after].some((whole) => differences(state, whole, [cell.tab]).length === 0);
          expect([n, isWhole, hasTrace(state)]).toEqual([n, true, false]);
        }
        expect(kept + lost.length).toBe(tries.length);
        // One run of calls: from the last look at the cell to the flush that writes it.
        const run = tries.filter((n) => n >= (lost[0] ?? Infinity) && n <= (lost[lost.length - 1] ?? 0));
        expect(lost).toEqual(run);
        expect(lost.length).toBeLessThanOrEqual(8);
      });

    test('taking back what a killed run left fails or is killed at every call: the next try does it', () => {
      const { book, before, calls, begin } = prepared(command);
      const { faults, workbook, counters } = book.host;
      const kill = (n: number) => {
        begin();
        faults.killAtCall = n;
        expect(() => command.call(book)).toThrow('killed');
        faults.reset();
      };
      // The last call at which the most is left.
      let last = calls.length;
      do kill(last);
      while (
        !workbook.state.sheets.some(({ metadata }) => metadata.some(({ key }) => key !== 'berger')) &&
        --last > 0
      );
      if (last === 0) return;
      counters.reset();
      const whole = book.call('repair');
      if (!whole.ok) throw new Error(whole.problem);
      const repairing = counters.calls;
      for (const fault of ['throwAtCall', 'killAtCall'] as const)
        for (const n of points(repairing, 100, 4)) {
          kill(last);
          faults[fault] = n;
          if (fault === 'killAtCall') expect(() => book.call('repair')).toThrow('killed');
          else book.call('repair');
          faults.reset();
          putRight(book);
          expect([fault, n, differences(workbook.state, before)]).toEqual([fault, n, []]);
        }
    });

    test('every guess flipped: the same cells', () => {
      const plain = prepared(command);
      const names = Object.keys(DEFAULT_GUESSES) as GuessName[];
      for (const name of inTurn(names, command.name.length)) {
        const { book, after, begin, writes } = prepared(command, { [name]: !DEFAULT_GUESSES[name] });
        const texts = (state: State) =>
          state.sheets.map((sheet) => [sheet.name, withoutTimes(JSON.stringify(contents(sheet)))]);
        expect([name, texts(after)]).toEqual([name, texts(plain.after)]);
        for (const lateFailure of [true, false]) {
          begin();
          const before = book.host.workbook.state;
          book.host.faults.lateFailure = lateFailure;
          book.host.faults.throwAtWrite = Math.ceil(writes / 2);
          problemOf(command.call(book));
          expect([name, differences(book.host.workbook.state, before)]).toEqual([name, []]);
        }
      }
      expect(tried).toBeGreaterThan(0);
    });
  });
}

/** The log tells when something was done, for people to the minute and for the add-in to the millisecond. */
function withoutTimes(text: string): string {
  return text.replace(/\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:[\d.]+Z)?/g, 'now');
}

/** Does `act` just before the nth call of the run. */
function during(book: Spreadsheet, n: number, act: () => void): void {
  const { faults } = book.host;
  let count = 0;
  faults.between = () => {
    if (++count !== n) return;
    faults.between = undefined;
    act();
  };
}
