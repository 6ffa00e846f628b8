/**
 * Start numbers by lot and by rating: what the click writes, in each kind of list.
 */
import { startNumbers } from '../../src/engine/planning/start-numbers';
import {
  contents,
  generated,
  NAMES,
  problemOf,
  request,
  selectAll,
  sheetNamed,
  spreadsheet,
  tabNames,
  type,
  type Spreadsheet,
} from './berger';

const LOT = { by: 'lot', seed: 'club 2027' } as const;
const DRAWN = startNumbers(
  NAMES.map(() => ({})),
  LOT,
).map((i) => NAMES[i] ?? '');

const column = (book: Spreadsheet, tab: string, at: number) =>
  contents(sheetNamed(book, tab)).map((row) => row[at] ?? '');

const eventCells = (book: Spreadsheet) => contents(sheetNamed(book, 'Event'));

test('by lot: a pasted list is written in the order of the draw, the seed into Event and its log', () => {
  expect(DRAWN).not.toEqual(NAMES);
  const book = spreadsheet();
  generated(book, { from: 'list', names: NAMES }, { numbers: LOT });
  expect(column(book, 'Players', 1)).toEqual(['Name', ...DRAWN]);
  expect(eventCells(book)[11]?.slice(0, 2)).toEqual(['Seed of the lots', 'club 2027']);
  expect(eventCells(book)[14]?.[1]).toBe('Start numbers drawn by lot with the seed “club 2027”.');
  expect(eventCells(book)[15]?.[1]).toMatch(/^Schedule made in Schedule: 5 players/);
});

test('a list without numbers keeps its rows and gets the drawn numbers beside them', () => {
  const book = spreadsheet();
  type(book, 'Players', [['Name', 'Rating'], ...NAMES.map((name) => [name, '2000'])]);
  generated(book, { from: 'tab' }, { numbers: LOT });
  expect(column(book, 'Players', 0)).toEqual(['Name', ...NAMES]);
  expect(column(book, 'Players', 2)).toEqual(['No.', ...NAMES.map((name) => DRAWN.indexOf(name) + 1)]);
});

test('numbers that stand in a list stay; the drawn ones go into a new tab', () => {
  const book = spreadsheet();
  type(book, 'Players', [['No.', 'Name'], ...NAMES.map((name, i) => [String(i + 1), name])]);
  expect(book.call('open')).toMatchObject({ reply: { playersTab: { ok: true, numbered: true } } });
  const { notes } = generated(book, { from: 'tab' }, { numbers: LOT });
  expect(column(book, 'Players', 1)).toEqual(['Name', ...NAMES]);
  expect(column(book, 'Players 2', 1)).toEqual(['Name', ...DRAWN]);
  expect(notes.join(' ')).toContain('copied into the tab Players 2');
});

test('by rating: the highest first, those without last', () => {
  const book = spreadsheet();
  const ratings = ['1800', '', '2100', '1800', '1900'];
  type(book, 'Sheet1', [['Name', 'Rating'], ...NAMES.map((name, i) => [name, ratings[i] ?? '']), ['x', '1']]);
  selectAll(book, 'Sheet1', ['A1:B6']);
  generated(book, { from: 'selection' }, { numbers: { by: 'rating' } });
  expect(column(book, 'Players', 1)).toEqual([
    'Name',
    'Zoë Ruiz',
    'Li Wei',
    'Ana Gil',
    'Max Frei',
    'Luis Paz',
  ]);
  expect(eventCells(book)[14]?.[1]).toBe('Start numbers given by rating, the highest first.');
});

test.each([
  ['a blank seed', { by: 'lot', seed: ' ' }, /needs a seed/],
  ['a seed of 81 characters', { by: 'lot', seed: 'x'.repeat(81) }, /cannot read/],
  ['no seed', { by: 'lot' }, /cannot read/],
  ['an unknown way', { by: 'magic' }, /cannot read/],
  ['a number', 7, /cannot read/],
])('refused, and nothing written: %s', (_, numbers, sentence) => {
  const book = spreadsheet();
  const asked = { ...request({ from: 'list', names: NAMES }), numbers };
  expect(problemOf(book.callAnything('generate', [asked]))).toMatch(sentence);
  expect(tabNames(book)).toEqual(['Sheet1']);
});
