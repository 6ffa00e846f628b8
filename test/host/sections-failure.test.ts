/**
 * Everything that can go wrong while sections are made, in a sample of the calls: afterwards the document is as before.
 */
import type { State } from '../../workbench/host/model/state';
import {
  generated,
  problemOf,
  request,
  snapshot,
  spreadsheet,
  tabNames,
  type,
  type Spreadsheet,
} from './berger';

const DIVISION = { into: 'quads', size: 3 } as const;
const SEVEN = Array.from({ length: 7 }, (_, i) => `Player ${String(i + 1)}`);
const SOURCES = {
  'a new tab of players': { from: 'list', names: SEVEN },
  'a list that gets sections and numbers': { from: 'tab' },
} as const;

/** Something of the user's, and a list whose column Section is blank. */
function inUse(): Spreadsheet {
  const book = spreadsheet();
  type(book, 'Sheet1', [['mine', '=1+1']]);
  type(book, 'Players', [['Section', 'Name'], ...SEVEN.map((name) => ['', name])]);
  return book;
}

const content = (state: State) => JSON.parse(JSON.stringify(state.sheets)) as unknown;

const EVERY = 7;

describe.each(Object.entries(SOURCES))('%s', (_, source) => {
  const asked = () => request(source, { division: DIVISION });
  const count = (kind: 'writes' | 'calls') => {
    const book = inUse();
    book.host.counters.reset();
    generated(book, source, { division: DIVISION });
    return book.host.counters[kind];
  };

  test.each([
    ['at the call', false],
    ['at the flush', true],
  ])('a mutating call fails %s', (__, lateFailure) => {
    const writes = count('writes');
    expect(writes).toBeGreaterThan(80);
    for (let n = 1; n <= writes; n += n < 30 ? 1 : EVERY) {
      const book = inUse();
      const before = snapshot(book);
      book.host.faults.lateFailure = lateFailure;
      book.host.faults.throwAtWrite = n;
      const problem = problemOf(book.call('generate', asked()));
      expect([n, problem]).toEqual([n, expect.stringMatching(/Everything is as it was before/) as string]);
      expect([n, content(snapshot(book).state)]).toEqual([n, content(before.state)]);
    }
  });

  test('killed at a call: what is left is found and removed', () => {
    const calls = count('calls');
    for (let n = 1; n <= calls; n += EVERY) {
      const book = inUse();
      book.host.faults.killAtCall = n;
      expect(() => book.call('generate', asked())).toThrow('killed');
      book.host.faults.reset();
      const opened = book.call('open');
      if (!opened.ok) throw new Error(opened.problem);
      if (opened.reply.event) continue;
      book.call('removeLeftovers');
      expect([n, tabNames(book)]).toEqual([n, ['Sheet1', 'Players']]);
    }
  });
});
