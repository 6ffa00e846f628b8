/**
 * A fresh stand-in with the objects that most tests of it start from.
 */
import type { GuessName, Guesses } from '../../../workbench/host/model/guesses';
import { type Host, type HostOptions, createHost } from '../../../workbench/host/host';

export interface Book {
  readonly host: Host;
  readonly app: GoogleAppsScript.Spreadsheet.SpreadsheetApp;
  readonly ss: GoogleAppsScript.Spreadsheet.Spreadsheet;
  readonly sheet: GoogleAppsScript.Spreadsheet.Sheet;
  readonly id: number;
}

/** 15 June 2026, noon UTC. */
export const NOW = Date.UTC(2026, 5, 15, 12);

export function book(options: HostOptions = {}): Book {
  const host = createHost({ now: () => NOW, ...options });
  const app = host.services.SpreadsheetApp;
  const ss = app.getActive();
  const sheet = ss.getSheets()[0];
  if (!sheet) throw new Error('no sheet');
  return { host, app, ss, sheet, id: sheet.getSheetId() };
}

/** Each named guess both ways, for `it.each`. */
export function bothWays(name: GuessName): readonly (readonly [boolean, Partial<Guesses>])[] {
  return [true, false].map((value) => [value, { [name]: value }] as const);
}
