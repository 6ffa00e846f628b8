/**
 * Which cells of a conditional format answer for others.
 */
import { answering, ruleReach } from '../../workbench/page/rule-reach';

const B2 = { row: 1, column: 1 };
/** Rows 1 to 10 and columns A to F are in use. */
const USED = { rows: 10, columns: 6 };

/** Where the answers for the cells eight rows below and eight columns beside B2, J10, and far away, CW201, are. */
function answers(formula: string) {
  const { row, column } = ruleReach(formula, B2, USED);
  return [row(8), column(8), row(199), column(99)];
}

test.each([
  // Only the row matters; from row 11 on it is blank.
  ['=$A2<>""', [8, 0, 9, 0]],
  ['=($D2<>"")*((-1)^$A2=1)', [8, 0, 9, 0]],
  ['=$A2="A2"', [8, 0, 9, 0]],
  ['=COUNTIF($B:$B,$A2)>1', [8, 0, 9, 0]],
  ["=COUNTIF('My tab'!$B$2:$B$9,$A2)>1", [8, 0, 9, 0]],
  ['=LOG10($A2)>1', [8, 0, 9, 0]],
  // Only the column matters; from G on it is blank.
  ['=B$1<>""', [0, 5, 0, 5]],
  ['=SUM(B:B)>3', [0, 5, 0, 5]],
  ['=SUM(2:2)>3', [8, 0, 9, 0]],
  // Neither.
  ['=$A$1="x"', [0, 0, 0, 0]],
  ['=TRUE', [0, 0, 0, 0]],
  ['=B2=1', [8, 5, 9, 5]],
  // What looks two rows up and one column to the left sees contents for as much longer.
  ['=A2>B2', [8, 6, 9, 6]],
  ['=AND(B2>0,$C1<3)', [8, 5, 10, 5]],
  // Other sheets, and formulas that count cells instead of reading them: every cell by itself.
  ['=Players!B2<>""', [8, 8, 199, 99]],
  ['=Players!$B2<>""', [8, 0, 199, 0]],
  ['=MOD(ROW(),2)=0', [8, 8, 199, 99]],
  ['=COUNTBLANK($A$1:$A2)>3', [8, 8, 199, 99]],
  ['=offset($A2,0,1)=""', [8, 8, 199, 99]],
])('%s', (formula, expected) => {
  expect(answers(formula)).toEqual(expected);
});

test('the cells that answer, each once', () => {
  const area = (startRow: number, endRow: number, startColumn: number, endColumn: number) => ({
    startRow,
    endRow,
    startColumn,
    endColumn,
  });
  // B2:E1000 and G2:H1000.
  const areas = [area(1, 999, 1, 4), area(1, 999, 6, 7)];
  expect(answering(areas, ruleReach('=$A2<>""', B2, USED))).toEqual([area(1, 10, 1, 1)]);
  expect(answering(areas, ruleReach('=B2=1', B2, USED))).toEqual([area(1, 10, 1, 4), area(1, 10, 6, 6)]);
  expect(answering(areas, ruleReach('=ROW()=1', B2, USED))).toEqual(areas);
});
