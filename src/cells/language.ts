/**
 * Which language a function answers in: that of the header words, else that of the spreadsheet.
 */
import type { Language } from '../messages/languages';

let spreadsheetLanguage: () => Language = () => 'en';

/**
 * Says how to read the spreadsheet's language. `main.ts` calls this once at load; the reader itself runs
 * only when a function's arguments carry no header words.
 */
export function readSpreadsheetLanguageWith(reader: () => Language): void {
  spreadsheetLanguage = reader;
}

export function languageFor(told: Language | undefined): Language {
  return told ?? spreadsheetLanguage();
}
