/**
 * `Filter`: the range, and which values a column hides. Rows are not hidden by it in the model.
 */
import { type Context, type GasRange } from './context';
import { sheetOf } from '../model/edits';
import { Part } from './part';
import { Refusal } from '../model/refusal';
import { replaceSheet } from '../model/state';
import { without } from '../model/without';

type Gas = GoogleAppsScript.Spreadsheet.Filter;

export class FilterPart extends Part<Gas> {
  readonly #context: Context;
  readonly #sheetId: number;

  constructor(context: Context, sheetId: number) {
    super('Filter');
    this.#context = context;
    this.#sheetId = sheetId;
  }

  static of(context: Context, sheetId: number): Gas {
    return new FilterPart(context, sheetId) as unknown as Gas;
  }

  getRange(): GasRange {
    return this.#context.runtime.read(
      'Filter.getRange',
      (state) => {
        const { filter } = sheetOf(state, this.#sheetId);
        if (!filter) throw new Refusal('The filter no longer exists.');
        return this.#context.range(this.#sheetId, filter.rect);
      },
      this.#sheetId,
    );
  }
  remove(): void {
    this.#context.runtime.write('Filter.remove', this.#sheetId, () => (state) => {
      return replaceSheet(state, without(sheetOf(state, this.#sheetId), 'filter'));
    });
  }
}
