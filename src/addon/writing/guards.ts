/**
 * What stays open in a protected tab: the column of the results.
 */
import type { Rows } from '../../cells/rows';
import type { TabKind } from '../../sidebar/calls';
import { area } from '../../tabs/plan';
import { knockoutResults } from '../event/knockout-headings';
import { scheduleHeadings } from '../event/schedule-reader';
import { sheetProtection } from '../event/sheet-protection';
import type { Guard } from './tab-changes';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/** The column of the results and the row above them, from 1. */
const RESULTS: Partial<
  Record<TabKind, (rows: Rows) => { readonly top: number; readonly column: number } | undefined>
> = {
  schedule: (rows) => {
    const found = scheduleHeadings(rows);
    return found && { top: found.top, column: found.columns.result };
  },
  knockout: knockoutResults,
};

function openIn(kind: TabKind, sheet: Sheet): string[] {
  const resultsOf = RESULTS[kind];
  if (!resultsOf) return [];
  const found = resultsOf(sheet.getDataRange().getValues() as Rows);
  const rows = sheet.getMaxRows() - (found?.top ?? 0);
  return found && rows > 0 && found.column <= sheet.getMaxColumns()
    ? [area(found.top + 1, found.column, rows)]
    : [];
}

/** The guards of new tabs; tabs that are protected already get none. */
export function guardsOf(
  tabs: readonly { readonly kind: TabKind; readonly sheet: Sheet }[],
  isWarning: boolean,
): Guard[] {
  return tabs
    .filter(({ sheet }) => !sheetProtection(sheet))
    .map(({ kind, sheet }) => ({
      sheetId: sheet.getSheetId(),
      open: openIn(kind, sheet),
      ...(isWarning && { warning: true }),
    }));
}
