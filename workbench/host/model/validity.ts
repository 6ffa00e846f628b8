/**
 * Whether a value fits a data validation, as far as that can be told without calculating.
 */
import { display } from './number-format';
import { shownIn } from './grid';
import { type Computed, type Style, type State, type Validation, isError, sheetById } from './state';

/** True where it fits; formula criteria and formula results count as fitting. */
export function fits(
  rule: Validation,
  value: Computed | undefined,
  style: Style | undefined,
  state: State,
): boolean {
  if (value === undefined || value === '' || isError(value)) return true;
  const shown = display(value, style?.format, state.locale);
  const plain = rule.values.map((one) => (typeof one === 'object' ? undefined : one));
  const [a, b] = plain;
  const number = typeof value === 'number' ? value : undefined;
  const between = (low: unknown, high: unknown) =>
    number !== undefined &&
    typeof low === 'number' &&
    typeof high === 'number' &&
    number >= low &&
    number <= high;
  const compared = (test: (x: number, y: number) => boolean) =>
    number !== undefined && (typeof a !== 'number' || test(number, a));
  const day = (test: (x: number, y: number) => boolean) =>
    number !== undefined && (typeof a !== 'number' || test(Math.floor(number), Math.floor(a)));
  const text = shown.toLowerCase();
  const wanted = String(a ?? '').toLowerCase();
  switch (rule.criteria) {
    case 'VALUE_IN_LIST':
      return rule.values.some((one) => typeof one !== 'object' && (one === value || String(one) === shown));
    case 'VALUE_IN_RANGE': {
      const ref = rule.values[0];
      if (typeof ref !== 'object' || !('sheetId' in ref)) return true;
      const sheet = sheetById(state, ref.sheetId);
      if (!sheet) return true;
      return shownIn(sheet, ref.rect).some((line) =>
        line.some((one) => one !== undefined && !isError(one) && (one === value || String(one) === shown)),
      );
    }
    case 'CHECKBOX':
      return plain.length === 0 ? typeof value === 'boolean' : plain.includes(value);
    case 'NUMBER_BETWEEN':
      return between(a, b);
    case 'NUMBER_NOT_BETWEEN':
      return number !== undefined && !between(a, b);
    case 'NUMBER_EQUAL_TO':
      return compared((x, y) => x === y);
    case 'NUMBER_NOT_EQUAL_TO':
      return compared((x, y) => x !== y);
    case 'NUMBER_GREATER_THAN':
      return compared((x, y) => x > y);
    case 'NUMBER_GREATER_THAN_OR_EQUAL_TO':
      return compared((x, y) => x >= y);
    case 'NUMBER_LESS_THAN':
      return compared((x, y) => x < y);
    case 'NUMBER_LESS_THAN_OR_EQUAL_TO':
      return compared((x, y) => x <= y);
    case 'DATE_IS_VALID_DATE':
      return number !== undefined;
    case 'DATE_AFTER':
      return day((x, y) => x > y);
    case 'DATE_BEFORE':
      return day((x, y) => x < y);
    case 'DATE_EQUAL_TO':
      return day((x, y) => x === y);
    case 'DATE_ON_OR_AFTER':
      return day((x, y) => x >= y);
    case 'DATE_ON_OR_BEFORE':
      return day((x, y) => x <= y);
    case 'DATE_BETWEEN':
      return between(a, b);
    case 'DATE_NOT_BETWEEN':
      return number !== undefined && !between(a, b);
    case 'TEXT_CONTAINS':
      return text.includes(wanted);
    case 'TEXT_DOES_NOT_CONTAIN':
      return !text.includes(wanted);
    case 'TEXT_EQUAL_TO':
      return text === wanted;
    case 'TEXT_IS_VALID_EMAIL':
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(shown);
    case 'TEXT_IS_VALID_URL':
      return /^(https?|ftp):\/\/\S+$/i.test(shown) || /^www\.\S+\.\S+$/i.test(shown);
    default:
      return true;
  }
}
