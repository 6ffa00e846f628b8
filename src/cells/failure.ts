/**
 * How a sheet function says what is wrong: one sentence, in the language of the header words, else in
 * that of the spreadsheet.
 */
import { errors, type Language } from '../messages/languages';
import { languageFor } from './language';
import { cellsOf, type Rows } from './rows';
import { isFormulaError, shown } from './text';
import type { Cell } from './value';

export type Sentences = (typeof errors)['en'];

/** The sentences of the functions, for those who say them elsewhere. */
export function sentencesIn(language: Language): Sentences {
  return errors[language];
}

/** Throws the sentence; `told` is the language of the header words, if there are any. */
export function fail(fn: string, told: Language | undefined, sentence: (say: Sentences) => string): never {
  throw new Error(`${fn}: ${sentence(errors[languageFor(told)])}`);
}

/** A cell inside its range, rows and columns from 1, with the text there. */
export function cellAt(say: Sentences, row: number, column: number, cell: Cell): string {
  return say.cell(row, column, shown(cell));
}

/** A sentence about a cell of a range. */
export type CellSentence = (say: Sentences) => (range: string, cell: string) => string;

/** Throws a sentence about a cell of a range, row and column from 0; a formula's error is told as such. */
export function failAt(
  { fn, range, rows }: { readonly fn: string; readonly range: string; readonly rows: Rows },
  told: Language | undefined,
  row: number,
  column: number,
  sentence: CellSentence,
): never {
  const cell = cellsOf(rows, row)[column];
  return fail(fn, told, (say) => {
    const place = cellAt(say, row + 1, column + 1, cell);
    return isFormulaError(cell) ? say.formulaError(range, place) : sentence(say)(range, place);
  });
}

/** What a single argument held. */
export function got(say: Sentences, cell: Cell): string {
  if (cell === '' || cell === null || cell === undefined) return say.gotNothing;
  return typeof cell === 'string' ? say.gotText(shown(cell)) : say.gotValue(shown(cell));
}
