/**
 * The protection of a whole tab, and how ours are told from others.
 */
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

export const PROTECTION = 'Berger';

export function sheetProtection(sheet: Sheet) {
  return sheet.getProtections(SpreadsheetApp.ProtectionType.SHEET)[0];
}
