/**
 * The languages of the spreadsheet (tabs, functions) and of the user (menu, sidebar).
 */
import { languageOf, type Language } from '../messages/language';

/** The spreadsheet's language; English where its locale cannot be read. */
export function spreadsheetLanguage(): Language {
  try {
    return languageOf(SpreadsheetApp.getActive().getSpreadsheetLocale());
  } catch {
    return 'en';
  }
}

/** The time, as it is written into the tabs. */
export function now(book: GoogleAppsScript.Spreadsheet.Spreadsheet): string {
  return Utilities.formatDate(new Date(), book.getSpreadsheetTimeZone(), 'yyyy-MM-dd HH:mm');
}

/** The user's language; English where it cannot be read. */
export function userLanguage(): Language {
  try {
    return languageOf(Session.getActiveUserLocale());
  } catch {
    return 'en';
  }
}
