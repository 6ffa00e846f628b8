/**
 * Text that users typed is read back after writing: a sheet that eats the apostrophe gets one more.
 */
import { Problem } from '../../../src/addon/problem';
import { newRun, write } from '../../../src/addon/writing/writer';
import type { TabPlan } from '../../../src/tabs/plan';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

/** A sheet of one range that keeps texts as `keeps` says. */
function sheetThat(keeps: (text: string) => string) {
  let stored: string[][] = [];
  let writes = 0;
  const range = {
    setValues(values: string[][]) {
      writes++;
      stored = values.map((row) => row.map(keeps));
    },
    getValues: () => stored,
    getCell: (row: number, column: number) => ({ getA1Notation: () => `R${row}C${column}` }),
  };
  const sheet = { getRange: () => range } as unknown as Sheet;
  return { sheet, stored: () => stored, writes: () => writes };
}

const book = { getSheets: () => [] } as unknown as Spreadsheet;
const plan = (...names: string[]): TabPlan => ({
  kind: 'players',
  name: 'Players',
  present: { rows: 10, columns: 2 },
  operations: [{ do: 'texts', area: `A1:A${names.length}`, values: names.map((name) => [name]) }],
});

test('what is kept is written once', () => {
  const { sheet, stored, writes } = sheetThat((text) => text);
  write(newRun(book, 'event'), plan("'Ann", 'Luis'), sheet);
  expect([stored(), writes()]).toEqual([[["'Ann"], ['Luis']], 1]);
});

test('a leading apostrophe that is taken as a sign for text is doubled', () => {
  const { sheet, stored, writes } = sheetThat((text) => text.replace(/^'/, ''));
  write(newRun(book, 'event'), plan("'Ann", "''Eva", 'Luis'), sheet);
  expect([stored(), writes()]).toEqual([[["'Ann"], ["''Eva"], ['Luis']], 2]);
});

test('text that is not kept whatever is done is refused, naming the cell', () => {
  const { sheet } = sheetThat((text) => text.replace('x', 'y'));
  expect(() => write(newRun(book, 'event'), plan('Ann', 'Max'), sheet)).toThrow(Problem);
  expect(() => write(newRun(book, 'event'), plan('Ann', 'Max'), sheet)).toThrow(/text of cell R2C1/);
});
