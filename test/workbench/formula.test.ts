/**
 * Formulas on their way into the grid.
 */
import { commasFor, parseAddress, toGrid } from '../../workbench/page/formula';

const SIZES: Readonly<Record<string, { rows: number; columns: number }>> = {
  Players: { rows: 1000, columns: 26 },
  'Round 1': { rows: 50, columns: 8 },
  "Ana's tab": { rows: 60, columns: 8 },
};
const context = (decimalComma = false) => ({
  size: (name: string | undefined) => (name === undefined ? { rows: 200, columns: 10 } : SIZES[name]),
  decimalComma,
});

test.each([
  ['=SUM(A1;B2)', '=SUM(A1,B2)'],
  ['=ROUNDROBIN(A2:A)', '=ROUNDROBIN(A2:A200)'],
  ['=STANDINGS(Players!A1:M; Schedule!A1:I)', '=STANDINGS(Players!A1:M1000, Schedule!A1:I)'],
  ['=COUNTA(\'Round 1\'!$B$2:$B;"")', '=COUNTA(\'Round 1\'!$B$2:$B50,"")'],
  ["=COUNTA('Ana''s tab'!B2:B)", "=COUNTA('Ana''s tab'!B2:B60)"],
  ['=SUM(A5:5)', '=SUM(A5:J5)'],
  ['=IF(A1="x;A1:B";"a;b";\'Round 1\'!A1)', '=IF(A1="x;A1:B","a;b",\'Round 1\'!A1)'],
  ['=SUM({1,2;3,4};A1:B2)', '=SUM({1,2;3,4},A1:B2)'],
  ['=A1:B2', '=A1:B2'],
  ['=AB12:AC', '=AB12:AC200'],
  ['=LOG10:B', '=LOG10:B200'],
  ['=F1(A1:B)', '=F1(A1:B200)'],
])('%s', (typed, grid) => {
  expect(toGrid(typed, context())).toBe(grid);
});

test('a decimal comma becomes a point, where the locale has one', () => {
  expect(toGrid('=SUM(1,5;A1:A;"1,5")', context(true))).toBe('=SUM(1.5,A1:A200,"1,5")');
  expect(toGrid('=SUM(1,5)', context())).toBe('=SUM(1,5)');
});

test.each([
  ['B3', { row: 3, column: 2 }],
  ['Schedule!AA10', { sheet: 'Schedule', row: 10, column: 27 }],
  ["'Ana''s tab'!$A$1", { sheet: "Ana's tab", row: 1, column: 1 }],
])('the cell %s', (address, cell) => {
  expect(parseAddress(address)).toEqual(cell);
});

test('what is no cell', () => {
  expect(() => parseAddress('Schedule')).toThrow('Schedule is no cell.');
});

test.each([
  ['=ROUNDROBIN(8;', '=ROUNDROBIN(8,'],
  ['=IF(A1="a;b";{1;2};"x;', '=IF(A1="a;b",{1;2},"x;'],
  ['=IF(A1="a""; b";', '=IF(A1="a""; b",'],
])('while it is typed: %s', (typed, withCommas) => {
  expect(commasFor(typed)).toBe(withCommas);
  expect(withCommas).toHaveLength(typed.length);
});
