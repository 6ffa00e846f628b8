/**
 * What is read off a plan: size, calls, undo; and the arithmetic of areas and names.
 */
import {
  addedCells,
  area,
  columnLetter,
  finalGrid,
  freeName,
  mutatingCalls,
  NEW_TAB,
  opening,
  peakCells,
  peakOfAll,
  undoOf,
  type TabPlan,
} from '../../src/tabs/plan';

const plan = (rows: number, columns: number): TabPlan => ({
  kind: 'schedule',
  name: 'S',
  operations: opening('S', 'S (unfinished)', { rows, columns }),
});

test('columns are lettered as in Sheets', () => {
  expect([1, 26, 27, 52, 53, 702, 703, 18278].map(columnLetter)).toEqual([
    'A',
    'Z',
    'AA',
    'AZ',
    'BA',
    'ZZ',
    'AAA',
    'ZZZ',
  ]);
});

test('areas are named by their corners', () => {
  expect(area(2, 1, 3, 2)).toBe('A2:B4');
  expect(area(7, 28)).toBe('AB7');
});

test('a new tab never stands there unmarked under its final name', () => {
  expect(plan(1000, 26).operations).toEqual([
    { do: 'insert', name: 'S (unfinished)' },
    { do: 'mark' },
    { do: 'name', name: 'S' },
  ]);
});

test.each([
  [1000, 9],
  [1000, 26],
  [5000, 9],
  [1000, 254],
  [5000, 254],
])('the grid becomes %i rows by %i columns', (rows, columns) => {
  expect(finalGrid(plan(rows, columns))).toEqual({ rows, columns });
  expect(addedCells(plan(rows, columns))).toBe(rows * columns);
});

test('the peak counts the grid that a new tab begins with, and columns go before rows are added', () => {
  expect(peakCells(plan(1000, 2))).toBe(NEW_TAB.rows * NEW_TAB.columns);
  expect(peakCells(plan(100_000, 9))).toBe(900_000);
  expect(peakOfAll(100, [plan(1000, 2), plan(1000, 2)])).toBe(100 + 2000 + 26_000);
});

test('calls: one an operation and one to mark the tab as ready', () => {
  expect(mutatingCalls(plan(1000, 26))).toBe(4);
});

test('undo: a new tab goes as a whole, a tab that was there loses what was added', () => {
  expect(undoOf(plan(5000, 254))).toEqual([{ undo: 'deleteTab' }]);
  const present = { rows: 10, columns: 3 };
  expect(
    undoOf({
      kind: 'players',
      name: 'P',
      present,
      operations: [
        { do: 'insertColumns', after: 3, count: 1 },
        { do: 'values', area: 'D1', values: [['No.']] },
      ],
    }),
  ).toEqual([{ undo: 'deleteColumns', first: 4, count: 1 }]);
  expect(
    undoOf({
      kind: 'players',
      name: 'P',
      present,
      operations: [{ do: 'values', area: 'A2:A3', values: [[1], [2]] }],
    }),
  ).toEqual([{ undo: 'clear', area: 'A2:A3' }]);
});

test('a taken name gets the first free number, whatever its case', () => {
  expect(freeName('Schedule', ['Players'])).toBe('Schedule');
  expect(freeName('Schedule', ['SCHEDULE', 'schedule 2', 'Schedule 4'])).toBe('Schedule 3');
});
