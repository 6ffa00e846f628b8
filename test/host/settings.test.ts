/**
 * The panel Standings: the list of tie-breaks and the drawing of lots, each with its line in the log.
 */
import type { Changed, EventView } from '../../src/sidebar/calls';
import { contents, generated, NAMES, problemOf, sheetNamed, spreadsheet, type Spreadsheet } from './berger';
import { enterResults, running } from './commands';

function fresh(): Spreadsheet {
  const book = spreadsheet();
  generated(book, { from: 'list', names: NAMES });
  return book;
}

function set(
  book: Spreadsheet,
  tieBreaks: string[],
  more: { was?: string[]; despiteResults?: boolean } = {},
): Changed {
  const answer = book.call('setTieBreaks', { was: ['SB', 'DE', 'KS'], tieBreaks, ...more });
  if (!answer.ok) throw new Error(answer.problem);
  return answer.reply;
}

function viewOf(changed: Changed): EventView {
  if (!changed.done) throw new Error(`asked ${JSON.stringify(changed)}`);
  return changed.view;
}

const cell = (book: Spreadsheet, row: number) => sheetNamed(book, 'Event').rows[row - 1]?.[1]?.value;
const log = (book: Spreadsheet) =>
  contents(sheetNamed(book, 'Event'))
    .slice(15)
    .map((row) => row.slice(1));

describe('the list of tie-breaks', () => {
  test('before the first result it is changed at once, and logged', () => {
    const book = fresh();
    const view = viewOf(set(book, ['ks', 'SB-C1']));
    expect(view.settings.tieBreaks).toEqual(['KS', 'SB/C1']);
    expect(cell(book, 9)).toBe('KS, SB/C1');
    expect(log(book)).toEqual([
      ['Tie-breaks, set before the first result: KS, SB/C1 (instead of SB, DE, KS).', 'tiebreaks KS, SB/C1'],
    ]);
  });

  test('after it, only when the user knows: round, old and new list are logged', () => {
    const book = running();
    const before = book.host.workbook.state;
    expect(set(book, ['WIN'])).toEqual({ done: false, ask: 'started', results: 4 });
    expect(book.host.workbook.state).toBe(before);
    expect(viewOf(set(book, ['WIN'], { despiteResults: true })).settings.tieBreaks).toEqual(['WIN']);
    expect(log(book)).toEqual([
      [
        'Tie-breaks, changed and noted with results up to round 2: WIN (instead of SB, DE, KS).',
        'tiebreaks WIN',
      ],
    ]);
  });

  test('forfeits of who has left are no results of rounds to come', () => {
    const book = running();
    const left = book.call('withdraw', { no: 4, status: 'withdrawn' });
    if (!left.ok || !left.reply.done) throw new Error(JSON.stringify(left));
    expect(left.reply.view.games.filter(({ round, result }) => round > 2 && result)).not.toEqual([]);
    viewOf(set(book, ['WIN'], { despiteResults: true }));
    expect(log(book).at(-1)?.[0]).toMatch(/with results up to round 2:/);
    // A round with another result has begun.
    enterResults(book, 3);
    viewOf(set(book, ['KS'], { was: ['WIN'], despiteResults: true }));
    expect(log(book).at(-1)?.[0]).toMatch(/with results up to round 3:/);
  });

  test('of what somebody else changed meanwhile it asks first', () => {
    const book = running();
    book.host.workbook.enter(sheetNamed(book, 'Event').id, 9, 2, 'WIN, BPG');
    expect(set(book, ['SB'], { despiteResults: true })).toEqual({
      done: false,
      ask: 'overwrite',
      now: 'WIN, BPG',
    });
    viewOf(set(book, ['SB'], { was: ['WIN', 'BPG'], despiteResults: true }));
    expect(cell(book, 9)).toBe('SB');
  });

  test('the same list is no change', () => {
    const book = running();
    const before = book.host.workbook.state;
    viewOf(set(book, ['SB', 'DE', 'KS', 'SB']));
    expect(book.host.workbook.state).toBe(before);
  });

  test('an empty list is a word that is read again', () => {
    const book = fresh();
    expect(viewOf(set(book, [])).settings.tieBreaks).toEqual([]);
    expect(cell(book, 9)).toBe('none');
    expect(viewOf(set(book, ['SB'], { was: [] })).settings.tieBreaks).toEqual(['SB']);
  });

  test.each([
    [['XY'], /must name tie-breaks by their codes \(got “XY”\)/],
    [['BH'], /Buchholz must not be used/],
    [['LOT'], /must give LOT a seed/],
  ])('%j is no list', (codes, problem) => {
    const book = fresh();
    const before = book.host.workbook.state;
    expect(problemOf(book.call('setTieBreaks', { was: [], tieBreaks: codes }))).toMatch(problem);
    expect(book.host.workbook.state).toBe(before);
  });

  test('what cannot be read in the cell is a fault, and mended', () => {
    const book = running();
    book.host.workbook.enter(sheetNamed(book, 'Event').id, 9, 2, 'SB, XY');
    const opened = book.call('open');
    if (!opened.ok) throw new Error(opened.problem);
    expect(opened.reply.view?.settings.tieBreaks).toEqual(['SB', 'DE', 'KS']);
    expect(opened.reply.view?.faults).toMatchObject([{ tab: 'Event', cell: 'B9', text: 'SB, XY' }]);
    expect(viewOf(set(book, ['SB', 'DE', 'KS'], { despiteResults: true })).faults).toEqual([]);
    expect(cell(book, 9)).toBe('SB, DE, KS');
  });

  test('a list that was changed in its cell is logged with the next change', () => {
    const book = running();
    book.host.workbook.enter(sheetNamed(book, 'Event').id, 9, 2, 'KS');
    expect(log(book)).toEqual([]);
    const request = { game: { round: 3, white: 3, black: 1 }, was: '', result: '1-0' } as const;
    expect(book.call('setResult', request)).toMatchObject({ ok: true });
    expect(log(book)).toEqual([
      [
        'Tie-breaks, changed and noted with results up to round 2: KS (instead of SB, DE, KS).',
        'tiebreaks KS',
      ],
    ]);
    expect(book.call('setResult', { ...request, was: '1-0', result: '0-1' })).toMatchObject({ ok: true });
    expect(log(book)).toHaveLength(1);
  });
});

describe('the drawing of lots', () => {
  const draw = (book: Spreadsheet, seed: string) => book.call('drawLots', { seed });
  const tied = () => {
    const book = fresh();
    enterResults(book, 5, ['½-½']);
    return book;
  };

  test('puts LOT with its seed last, the seed into its cell, and a line into the log', () => {
    const book = tied();
    const answer = draw(book, ' x7 ');
    if (!answer.ok) throw new Error(answer.problem);
    expect(viewOf(answer.reply).settings).toMatchObject({
      tieBreaks: ['SB', 'DE', 'KS', 'LOT x7'],
      seed: 'x7',
    });
    expect([cell(book, 9), cell(book, 12)]).toEqual(['SB, DE, KS, LOT x7', 'x7']);
    expect(log(book)).toEqual([
      [
        'Lots drawn among the tied after round 5 with the seed “x7”. Tie-breaks: SB, DE, KS, LOT x7.',
        'tiebreaks SB, DE, KS, LOT x7',
      ],
    ]);
  });

  test('a second draw replaces the first', () => {
    const book = tied();
    draw(book, '1');
    draw(book, '2');
    expect(cell(book, 9)).toBe('SB, DE, KS, LOT 2');
    expect(cell(book, 12)).toBe('2');
    expect(log(book)).toHaveLength(2);
  });

  test('where nobody is tied there is nothing to draw', () => {
    const book = running();
    enterResults(book, 5, ['1-0', '0-1', '½-½', '1-0']);
    const before = book.host.workbook.state;
    expect(problemOf(draw(book, '1'))).toMatch(/Nobody is tied/);
    expect(book.host.workbook.state).toBe(before);
  });

  test.each([
    ['', /seed/i],
    ['two words', /one word/],
    ['a,b', /one word/],
    ['x'.repeat(101), /cannot read/],
  ])('the seed “%s” is refused', (seed, problem) => {
    expect(problemOf(draw(tied(), seed))).toMatch(problem);
  });
});

test.each([
  ['setTieBreaks', {}],
  ['setTieBreaks', { was: [], tieBreaks: 'SB' }],
  ['setTieBreaks', { was: [], tieBreaks: [1] }],
  ['setTieBreaks', { was: [], tieBreaks: new Array<string>(31).fill('SB') }],
  ['setTieBreaks', null],
  ['drawLots', {}],
  ['drawLots', { seed: 7 }],
  ['drawLots', null],
])('%s refuses what no page sends: case %#', (name, argument) => {
  const book = running();
  const before = book.host.workbook.state;
  expect(problemOf(book.callAnything(name, [argument]))).toMatch(/cannot read/);
  expect(book.host.workbook.state).toBe(before);
});
