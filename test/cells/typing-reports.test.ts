/**
 * Faults of typing and pasting that users of other programs reported, as smallest inputs. The title is the report's.
 */
import { readPlayers } from '../../src/cells/player-list';
import { readResultCell } from '../../src/cells/result-words';
import type { Argument } from '../../src/cells/value';
import { POINTS } from '../../src/functions/points';
import { SONNEBORN } from '../../src/functions/sonneborn';

const results = (cells: readonly unknown[]) =>
  cells.map((cell) => {
    const reading = readResultCell(cell as string);
    return typeof reading === 'object' ? reading.result : reading;
  });
const flat = (table: readonly (readonly unknown[])[]) => table.map(([value]) => value);

test('1/2 turned into a date', () => {
  for (const date of [new Date(2026, 0, 2), new Date(2026, 1, 1)])
    expect(() =>
      POINTS([
        ['*', date],
        [date, '*'],
      ]),
    ).toThrow(
      /^POINTS: a result in results has become a date \(row 1, column 2: "2026-0\d-0\d"\): format the cells as plain text/,
    );
});

test('½ glyph not accepted', () => {
  expect(results(['½', '½-½', '½:½'])).toEqual(['½-½', '½-½', '½-½']);
});

test('+:- read as a draw', () => {
  expect(results(['+:-', '-:+', '+-', '-+', '+/-', '+ -'])).toEqual([
    ...['1F-0F', '0F-1F', '1F-0F'],
    ...['0F-1F', '1F-0F', '1F-0F'],
  ]);
});

test('0,5 in a comma locale, and in a dot locale', () => {
  expect(results([0.5, '0,5', '0.5'])).toEqual(['½-½', '½-½', '½-½']);
});

test('Minus sign instead of hyphen', () => {
  expect(results(['1−0', '−'])).toEqual(['1-0', '0F-1F']);
});

test('Trailing or non-breaking spaces', () => {
  for (const twin of ['Ana', 'Ana\u00a0', '\u200bAna', 'Ana\ufeff'])
    expect(() => readPlayers('FN', [['Ana '], [twin], ['Ben']])).toThrow(
      'two players are called "Ana" (rows 1 and 2)',
    );
  expect(results(['1\u00a0', ' ½ '])).toEqual(['1-0', '½-½']);
});

test('Names (or +, -, = results) taken as formulas', () => {
  const names = ['=HYPERLINK("http://x","y")', '+Team', '-Ana', "O'Neil", "'Ann"];
  const list = readPlayers(
    'FN',
    names.map((name) => [name]),
  );
  expect(list.sections[0]?.players.map(({ name }) => name)).toEqual(names);
  expect(results(['+', '-', '='])).toEqual(['1F-0F', '0F-1F', '½-½']);
});

test('Numbers stored as text', () => {
  expect(results(['1', '0', '1.0', ' 1', 1])).toEqual(['1-0', '0-1', '1-0', '1-0', '1-0']);
});

test('Range with header row and name column', () => {
  const table = [
    ['No', 'Name', '1', '2', '3', 'Pts'],
    [1, 'Ana', '*', '1', '½', 1.5],
    [2, 'Ben', '0', '*', '1', 1],
    [3, 'Cem', '½', '0', '*', 0.5],
  ];
  expect(flat(SONNEBORN(table))).toEqual([1.25, 0.5, 0.75]);
});

test('Open range A2:A', () => {
  const range = [['A'], ['B'], ['C'], ['D'], ['E'], ['F'], ...new Array<string[]>(993).fill([''])];
  expect(readPlayers('ROUNDROBIN', range).sections[0]?.players).toHaveLength(6);
});

test('Diagonal shown as X, *, black cell, dash or 0', () => {
  for (const mark of ['X', '*', '', '■', '-', '0', 'x', 'xxx', '—']) {
    const cells: Argument = [
      [mark, '1', '½'],
      ['0', mark, '1'],
      ['½', '0', mark],
    ];
    expect(flat(POINTS(cells))).toEqual([1.5, 1, 0.5]);
    expect(flat(SONNEBORN(cells))).toEqual([1.25, 0.5, 0.75]);
  }
});

test('Only the upper half filled', () => {
  const cells = [
    ['*', '1', '1', '0', '1', '½'],
    ['', '*', '½', '1', '1', '1'],
    ['', '', '*', '1', '1', '1'],
    ['', '', '', '*', '½', '0'],
    ['', '', '', '', '*', '+'],
    ['', '', '', '', '', '*'],
  ];
  expect(flat(SONNEBORN(cells))).toEqual([9.25, 6.25, 6.25, 4.25, 2.25, 3.25]);
});

test('The two halves disagree', () => {
  expect(() =>
    POINTS([
      ['*', '1'],
      ['1', '*'],
    ]),
  ).toThrow('(row 1, column 2: "1" and row 2, column 1: "1")');
});

test('Merged cells', () => {
  const merged = [
    ['Round', 'White', 'Result', 'Black'],
    [1, 'Ana', '1-0', 'Ben'],
    ['', 'Cem', '½', 'Dan'],
    [2, 'Ana', '0-1', 'Cem'],
    ['', 'Ben', '', 'Dan'],
  ];
  expect(flat(POINTS(merged))).toEqual([1, 0, 1.5, 0.5]);
  expect(
    readPlayers('FN', [
      ['Ana', ''],
      ['', ''],
      ['Ben', ''],
    ]).sections[0]?.players.map(({ name }) => name),
  ).toEqual(['Ana', 'Ben']);
});
