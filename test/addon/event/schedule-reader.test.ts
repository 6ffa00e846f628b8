/**
 * The schedule's columns by their headings, its rows by their numbers, and when two results are the same.
 */
import {
  dateIn,
  isSameResult,
  isTypedName,
  resultIn,
  scheduleHeadings,
  scheduleRows,
} from '../../../src/addon/event/schedule-reader';

const HEADER = ['Round', 'Date', 'Board', 'No.', 'White', 'Result', 'Black', 'No.'];

describe('headings', () => {
  test('in any order and language, below other rows', () => {
    expect(scheduleHeadings([['Liga'], [], HEADER])).toEqual({
      top: 3,
      columns: { round: 1, date: 2, board: 3, whiteNo: 4, white: 5, result: 6, black: 7, blackNo: 8 },
    });
    expect(scheduleHeadings([['N.º', 'Negras', 'Resultado', 'Blancas', 'N.º', 'Ronda', 'Grupo']])).toEqual({
      top: 1,
      columns: { section: 7, round: 6, white: 4, whiteNo: 5, result: 3, black: 2, blackNo: 1 },
    });
  });

  test('numbers stand beside their names, also with a column between', () => {
    const header = ['No.', 'Round', 'No.', 'Mine', 'White', 'Result', 'Black', 'Mine', 'No.'];
    expect(scheduleHeadings([header])?.columns).toMatchObject({ whiteNo: 3, blackNo: 9 });
  });

  test('without numbers, result or round it is no schedule', () => {
    for (const without of ['No.', 'Result', 'Round', 'Black'])
      expect(scheduleHeadings([HEADER.map((word) => (word === without ? '' : word))])).toBeUndefined();
    expect(scheduleHeadings([])).toBeUndefined();
  });
});

test('rows: games, free rounds on either side, blanks, and what is neither', () => {
  const headings = scheduleHeadings([HEADER]);
  if (!headings) throw new Error('no headings');
  const rows = [
    HEADER,
    [1, '', 1, 2, 'Luis', '', 'Li', 5],
    ['Round 1', '', '', '3', '', '', '', ''],
    [1, '', '', '', '', '', '', 4],
    ['', '', '', '', '', '', '', ''],
    [2, '', '', '', 'Ana', '', 'Luis', ''],
    [2, '', '', 1.5, '', '', '', 3],
    [0, '', '', 1, '', '', '', 3],
    [2, '', '', 1, '', '', '', 1],
    [2, '', '', '', '', '1-0', '', ''],
    [2, '', '', '', '', '', 'Bye', ''],
  ];
  const { games, bad } = scheduleRows(rows, headings);
  expect(games.map(({ row, key }) => [row, key.round, key.white, key.black])).toEqual([
    [2, 1, 2, 5],
    [3, 1, 3, 0],
    [4, 1, 4, 0],
  ]);
  expect(bad).toEqual([
    { row: 6, column: 4, bad: 'noNumbers' },
    { row: 7, column: 4, bad: 'number' },
    { row: 8, column: 1, bad: 'round' },
    { row: 9, column: 8, bad: 'himself' },
    { row: 10, column: 6, bad: 'noPlayers' },
  ]);
});

test.each([
  ['1-0', '1:0', true],
  ['½-½', '1/2', true],
  ['+:-', '1F-0F', true],
  [1, '1-0', true],
  ['', ' ', true],
  [false, '', true],
  ['1-0', '0-1', false],
  ['1-0', '', false],
  ['', '1-0', false],
  ['2-0', '2-0', true],
  ['2-0', '3-0', false],
  ['2-0', '', false],
  [new Date(2027, 0, 2), '2027-01-02', true],
])('%p means the same as “%s”: %p', (cell, text, same) => {
  expect(isSameResult(cell, text)).toBe(same);
});

test('a result comes with its text where it is written another way', () => {
  expect(resultIn('1-0')).toEqual({ result: '1-0' });
  expect(resultIn('1:0')).toEqual({ result: '1-0', text: '1:0' });
  expect(resultIn(0.5)).toEqual({ result: '½-½', text: '0.5' });
  expect(resultIn('won')).toEqual({ text: 'won' });
  expect(resultIn(' ')).toEqual({});
});

test('dates as days and times, typed texts in the same form only', () => {
  const format = (date: Date) => date.toISOString().slice(0, 16);
  expect(dateIn(new Date(Date.UTC(2027, 0, 12)), format)).toBe('2027-01-12');
  expect(dateIn(new Date(Date.UTC(2027, 0, 12, 19, 30)), format)).toBe('2027-01-12T19:30');
  expect(dateIn(new Date(Date.UTC(1899, 11, 30, 19, 30)), format)).toBeUndefined();
  expect(dateIn(new Date(NaN), format)).toBeUndefined();
  expect(dateIn(' 2027-01-12 ', format)).toBe('2027-01-12');
  expect(dateIn('2027-01-12T19:30', format)).toBe('2027-01-12T19:30');
  for (const cell of ['12/1/2027', 'Thursday', '', 44000, undefined])
    expect(dateIn(cell, format)).toBeUndefined();
});

test('a name is typed, or shown by a formula that has its value', () => {
  expect(['Ana', '=Zoë'].every(isTypedName)).toBe(true);
  expect(['', 'Bye', 'Descansa', '#REF!', 'Loading...', 'Cargando…', 7, undefined].some(isTypedName)).toBe(
    false,
  );
});
