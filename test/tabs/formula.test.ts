/**
 * Formulas: separators, quotes, and names of tabs.
 */
import { call, ifBlank, nameOf, openColumn, quoted, tabName } from '../../src/tabs/formula';

test('quotes inside text are doubled', () => {
  expect(quoted('a "b"')).toBe('"a ""b"""');
});

test.each([
  ['Players', 'Players'],
  ['Players 2', "'Players 2'"],
  ["Ann's", "'Ann''s'"],
  ['A1', "'A1'"],
  ['R1C1', "'R1C1'"],
  ['rc', "'rc'"],
  ['TRUE', "'TRUE'"],
  ['2026', "'2026'"],
  ['Año', "'Año'"],
  ['=1+1', "'=1+1'"],
  ['', "''"],
])('the tab %s is written %s', (name, written) => {
  expect(tabName(name)).toBe(written);
});

test('a name is looked up by its number in ranges that grow', () => {
  expect(openColumn('My list', 28, 3)).toBe("'My list'!$AB$3:$AB");
  expect(ifBlank('D2', quoted(''), nameOf('D2', { tab: 'Players', row: 1, numbers: 1, names: 2 }))).toBe(
    'IF(D2="";"";IFERROR(INDEX(Players!$B$1:$B;MATCH(D2;Players!$A$1:$A;0));"?"))',
  );
});

test('arguments are parted by semicolons', () => {
  expect(call('F', '1', '2')).toBe('F(1;2)');
});
