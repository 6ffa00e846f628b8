/**
 * Where the user is in the document, so that he can be put back there.
 */
import { quietly } from './writer';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

export interface Place {
  readonly sheet: Sheet;
  readonly selected: readonly string[];
}

/** His tab and what he has selected in it. */
export function placeOf(book: Spreadsheet): Place {
  const sheet = book.getActiveSheet();
  const ranges = book.getActiveRangeList()?.getRanges() ?? [];
  return { sheet, selected: ranges.map((range) => range.getA1Notation()) };
}

export function goTo(book: Spreadsheet, { sheet, selected }: Place): void {
  quietly(() => {
    book.setActiveSheet(sheet);
    if (selected.length > 0) sheet.setActiveRangeList(sheet.getRangeList([...selected]));
    SpreadsheetApp.flush();
  });
}
