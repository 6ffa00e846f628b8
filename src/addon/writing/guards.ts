/**
 * What stays open in a protected tab: the column of the results.
 */
import type { Cell } from '../../cells/value';
import type { TabKind } from '../../sidebar/calls';
import { area } from '../../tabs/plan';
import { knockoutHeadings } from '../event/knockout-reader';
import { scheduleHeadings } from '../event/schedule-reader';
import { sheetProtection } from '../event/sheet-protection';
import type { Guard } from './tab-changes';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

const HEADINGS: Partial<Record<TabKind, typeof scheduleHeadings | typeof knockoutHeadings>> = {
  schedule: scheduleHeadings,
  knockout: knockoutHeadings,
};

function openIn(kind: TabKind, sheet: Sheet): string[] {
  const found = HEADINGS[kind]?.(sheet.getDataRange().getValues() as Cell[][]);
  return found ? [area(found.top + 1, found.columns.result, sheet.getMaxRows() - found.top)] : [];
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
