/**
 * Paint on rows of the schedule: which cells it reaches, and that it comes off without a trace.
 */
import type { Changed, EventView, GameKey } from '../../src/sidebar/calls';
import { audits } from '../../src/sidebar/share/audit';
import { textsOf } from '../../src/sidebar/parts/texts';
import type { Guesses } from '../../workbench/host/model/guesses';
import {
  generated,
  NAMES,
  problemOf,
  sheetNamed,
  snapshot,
  spreadsheet,
  type,
  type Spreadsheet,
} from './berger';
import type { Command } from './commands';
import { describeFailures } from './failures';
import { view } from './share-commands';

function painted(book: Spreadsheet, games: readonly GameKey[]) {
  const answer = book.call('paintCells', { games });
  if (!answer.ok) throw new Error(answer.problem);
  return answer.reply as Extract<Changed, { done: true }>;
}

function cleared(book: Spreadsheet) {
  const answer = book.call('clearPaint');
  if (!answer.ok) throw new Error(answer.problem);
  return answer.reply as Extract<Changed, { done: true }>;
}

const game = (round: number, white: number, black: number): GameKey => ({ round, white, black });

const ofFive = (guesses: Partial<Guesses> = {}) => {
  const book = spreadsheet({ guesses });
  generated(book, { from: 'list', names: NAMES });
  return book;
};

function paintOn(book: Spreadsheet, tab = 'Schedule') {
  return sheetNamed(book, tab).rules.filter(({ background }) => background === '#ffd8c2');
}

function formulaOn(book: Spreadsheet): unknown {
  const [value] = paintOn(book)[0]?.values ?? [];
  return typeof value === 'object' ? value.formula : value;
}

const toPaint = (now: EventView): GameKey[] =>
  audits(now, textsOf('en')).flatMap(({ suspects }) => [...suspects]);

test('one rule before the others: it goes by round and numbers, over every column', () => {
  const book = ofFive();
  const before = sheetNamed(book, 'Schedule').rules;
  const { view: now } = painted(book, [game(1, 2, 5), game(2, 4, 0)]);
  expect(now.painted).toBe(true);
  const [rule, ...others] = sheetNamed(book, 'Schedule').rules;
  expect(others).toEqual(before);
  expect(rule).toMatchObject({
    ranges: [{ row: 2, column: 1, lastColumn: 8 }],
    bold: true,
  });
  expect(formulaOn(book)).toBe('=($A2=1)*($D2=2)*($H2=5)+($A2=2)*($D2=4)*($H2="")');
});

test('painted and taken off again: the document is as before', () => {
  const book = ofFive();
  const before = snapshot(book);
  painted(book, [game(1, 2, 5)]);
  painted(book, [game(3, 3, 1)]);
  expect(paintOn(book)).toHaveLength(1);
  expect(cleared(book).view.painted).toBeUndefined();
  expect(snapshot(book)).toEqual(before);
  cleared(book);
  expect(snapshot(book)).toEqual(before);
});

test('rules of the user stay where they are', () => {
  const book = ofFive();
  const { workbook } = book.host;
  const { id, rules } = sheetNamed(book, 'Schedule');
  painted(book, [game(1, 2, 5)]);
  const state = workbook.state;
  const own = { ...(rules[0] as (typeof rules)[number]), background: '#00ff00' };
  workbook.restore({
    ...state,
    sheets: state.sheets.map((one) => (one.id === id ? { ...one, rules: [own, ...one.rules] } : one)),
  });
  cleared(book);
  expect(sheetNamed(book, 'Schedule').rules).toEqual([own, ...rules]);
});

test('from a number mistyped to paint on its row, and off when it is put right', () => {
  const book = ofFive();
  // Row 3 is 3-4 of round 1; typed 3-2.
  type(book, 'Schedule', [['2']], 3, 8);
  const now = view(book);
  expect(now.strays ?? []).toEqual([{ round: 1, white: 3, black: 2, row: 3 }]);
  painted(book, toPaint(now));
  // Not player 2's other game of the round, nor his other one against player 3.
  expect(formulaOn(book)).toBe('=($A2=1)*($D2=3)*($H2=2)');
  type(book, 'Schedule', [['4']], 3, 8);
  // No row is left with those numbers; the rule itself goes with the button.
  expect(view(book).strays).toBeUndefined();
  expect(cleared(book).view.painted).toBeUndefined();
});

test('sections: with the section as its cell holds it', () => {
  const book = spreadsheet();
  generated(book, { from: 'number', players: 8 }, { division: { into: 'quads', size: 4 } });
  painted(book, [{ section: 'B', round: 1, white: 1, black: 4 }]);
  expect(formulaOn(book)).toBe('=($A2="B")*($B2=1)*($E2=1)*($I2=4)');
});

test('moved columns, headings further down', () => {
  const book = ofFive();
  const { id } = sheetNamed(book, 'Schedule');
  book.host.workbook.insertRows(id, 1, 2);
  painted(book, [game(1, 2, 5)]);
  expect(formulaOn(book)).toBe('=($A4=1)*($D4=2)*($H4=5)');
  expect(paintOn(book)[0]).toMatchObject({ ranges: [{ row: 4 }] });
});

test('a game that is not there any more, and requests of another kind', () => {
  const book = ofFive();
  const before = snapshot(book);
  expect(problemOf(book.call('paintCells', { games: [game(1, 5, 2)] }))).toMatch(
    /round 1 is not in the schedule/,
  );
  for (const bad of [
    undefined,
    {},
    { games: 'all' },
    { games: [{ round: 0, white: 1, black: 2 }] },
    { games: [null] },
  ])
    expect(problemOf(book.callAnything('paintCells', [bad]))).toMatch(/cannot read/);
  expect(snapshot(book)).toEqual(before);
});

test('more rows than a rule can name: the first ones, and a note', () => {
  const book = spreadsheet();
  generated(book, { from: 'number', players: 40 });
  const games = view(book).games.map(({ round, white, black }) => game(round, white, black));
  const { notes } = painted(book, games);
  expect(notes[0]).toMatch(/^Only the first \d+ rows are painted, \d+ more are not/);
  expect(String(formulaOn(book)).length).toBeLessThan(9001);
});

const PAINT: readonly Command[] = [
  {
    name: 'paint',
    setUp: ofFive,
    call: (book) => book.call('paintCells', { games: [game(1, 2, 5)] }),
    tabs: ['Schedule'],
  },
  {
    name: 'paint instead of paint',
    setUp: (guesses) => {
      const book = ofFive(guesses);
      painted(book, [game(1, 2, 5)]);
      return book;
    },
    call: (book) => book.call('paintCells', { games: [game(3, 3, 1)] }),
    tabs: ['Schedule'],
  },
  {
    name: 'clear paint',
    setUp: (guesses) => {
      const book = ofFive(guesses);
      painted(book, [game(1, 2, 5)]);
      return book;
    },
    call: (book) => book.call('clearPaint'),
    tabs: ['Schedule'],
  },
];

describeFailures(PAINT);
