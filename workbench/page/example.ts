/**
 * The sheet that the workbench opens on: a list of names with its schedule, a small crosstable with its
 * Sonneborn-Berger scores, and a few words on what to try.
 */
import type { Rect } from '../host/model/state';
import type { Workbook } from '../host/model/workbook';

const NAMES = ['Ana Gil', 'Luis Vega', 'Zoë Ruiz', 'Ida Storm', 'Li Wei', 'Max Frei'];
const TABLE = [
  ['Player', '1', '2', '3', '4'],
  ['1 Vera', '×', '1', '½', '1'],
  ['2 Omar', '0', '×', '1', '½'],
  ['3 Nils', '½', '0', '×', '1'],
  ['4 Inés', '0', '½', '0', '×'],
];
/** Columns from A on. */
const WIDTHS = [130, 30, 60, 150, 150, 150, 60, 80, 44, 44, 44, 44, 130];

const TITLE = '#0b6e5d';
const HINT = '#5f6368';

export function fillExample(workbook: Workbook) {
  const { sheetId } = workbook.selection;
  const at = (row: number, column: number, lastRow = row, lastColumn = column): Rect => ({
    row,
    column,
    lastRow,
    lastColumn,
  });
  const enter = (row: number, column: number, text: string) => workbook.enter(sheetId, row, column, text);
  const header = (column: number, lastColumn: number) =>
    workbook.setStyle(sheetId, at(1, column, 1, lastColumn), {
      fontWeight: 'bold',
      background: TITLE,
      fontColour: '#ffffff',
    });
  const hint = (row: number, column: number, text: string) => {
    enter(row, column, text);
    workbook.setStyle(sheetId, at(row, column), { fontColour: HINT, fontStyle: 'italic' });
  };

  WIDTHS.forEach((width, index) => workbook.setColumnWidth(sheetId, index + 1, width));

  // A: players; C: their schedule.
  enter(1, 1, 'Players');
  NAMES.forEach((name, index) => enter(index + 2, 1, name));
  enter(1, 3, '=ROUNDROBIN(A2:A7)');
  header(1, 1);
  header(3, 6);
  hint(9, 1, 'Change a name in column A: the schedule follows.');
  hint(10, 1, 'Try another: type =ROUNDROBIN(8) in C12.');

  // H: the crosstable; M: the scores.
  workbook.setNumberFormat(sheetId, at(1, 9, 5, 12), '@');
  TABLE.forEach((line, r) => line.forEach((text, c) => enter(r + 1, 8 + c, text)));
  workbook.setStyle(sheetId, at(1, 9, 5, 12), { horizontal: 'center' });
  enter(1, 13, 'Sonneborn-Berger');
  enter(2, 13, '=SONNEBORN(I2:L5)');
  header(8, 13);
  hint(7, 8, 'Type other results: 1, ½ or 1/2, 0.');
  hint(9, 8, 'A whole event in new tabs: Extensions ▸ Berger ▸ Open sidebar.');
}
