/**
 * Gathers the cells of a tab that cannot be read, each with a sentence in the user's language.
 */
import { sentencesIn, type Sentences } from '../../cells/failure';
import { shown } from '../../cells/text';
import type { Cell } from '../../cells/value';
import type { CellFault, GameKey } from '../../sidebar/calls';
import { userLanguage } from '../locale';
import { withCurlyQuotes } from './players-source';
import { cellName, textOf } from './schedule-reader';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/** More are not told: the first ones say what is wrong. */
const MOST_FAULTS = 100;

export interface FaultList {
  readonly list: readonly CellFault[];
  /** `place` is the cell with its text, for the sentences of the functions. */
  add(
    row: number,
    column: number,
    cell: Cell,
    sentence: (say: Sentences, place: string, tab: string) => string,
    game?: GameKey,
  ): void;
}

export function faultsOf(sheet: Sheet): FaultList {
  const list: CellFault[] = [];
  const sheetId = sheet.getSheetId();
  const tab = sheet.getName();
  return {
    list,
    add(row, column, value, sentence, game) {
      if (list.length >= MOST_FAULTS) return;
      const cell = cellName(row, column);
      const text = textOf(value);
      const place = text === '' ? cell : `${cell}: “${shown(text)}”`;
      const problem = asSentence(sentence(sentencesIn(userLanguage()), place, tab));
      list.push({ sheetId, tab, cell, text: text.slice(0, 1000), problem, ...(game ? { game } : {}) });
    },
  };
}

/** The sentences of the functions follow a name. */
export function asSentence(text: string): string {
  const plain = withCurlyQuotes(text);
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
