/**
 * `DataValidation` and its builder.
 */
import { type Context, type GasRange, refOf } from './context';
import { isDate, serialOfInstant } from '../model/dates';
import { DataValidationCriteria, member } from './enums';
import { Part } from './part';
import { Refusal } from '../model/refusal';
import { type ConditionValue, type RangeRef, type Scalar, type Validation } from '../model/state';
import { without } from '../model/without';

type GasValidation = GoogleAppsScript.Spreadsheet.DataValidation;
type GasBuilder = GoogleAppsScript.Spreadsheet.DataValidationBuilder;
type GasDate = GoogleAppsScript.Base.Date;

const rules = new WeakMap<object, Validation>();

export function ruleOf(validation: GasValidation | null): Validation | undefined {
  if (validation === null) return undefined;
  const rule = typeof validation === 'object' ? rules.get(validation) : undefined;
  if (!rule) throw new Refusal('The parameter is not a DataValidation.');
  return rule;
}

/** A condition's text as Sheets takes it: a leading `=` or `+` makes it a formula. */
export function conditionText(context: Context, text: string): ConditionValue {
  const parsed = context.runtime.guesses.conditionTextsParsed;
  if (text.startsWith('=') && text.length > 1) return { formula: text };
  if (parsed && text.startsWith('+') && text.length > 1) return { formula: `=${text}` };
  return text;
}

export function conditionDate(context: Context, date: unknown): number {
  if (!isDate(date)) throw new Refusal('The parameter is not a Date.');
  return serialOfInstant(date.getTime(), context.runtime.state.timeZone);
}

/** Criteria values as a script reads them. */
function shownValues(context: Context, rule: Validation): unknown[] {
  const values = rule.values.map((value) =>
    typeof value !== 'object'
      ? value
      : 'sheetId' in value
        ? context.range(value.sheetId, value.rect)
        : value.formula,
  );
  if (rule.criteria === 'VALUE_IN_LIST') return [values, rule.dropdown];
  if (rule.criteria === 'VALUE_IN_RANGE') return [...values, rule.dropdown];
  return values;
}

export class DataValidationPart extends Part<GasValidation> {
  readonly #context: Context;
  readonly #rule: Validation;

  constructor(context: Context, rule: Validation) {
    super('DataValidation');
    this.#context = context;
    this.#rule = rule;
    rules.set(this, rule);
  }

  static of(context: Context, rule: Validation): GasValidation {
    return new DataValidationPart(context, rule) as unknown as GasValidation;
  }

  copy(): GasBuilder {
    return DataValidationBuilderPart.of(this.#context, this.#rule);
  }
  getAllowInvalid(): boolean {
    return this.#rule.allowInvalid;
  }
  getCriteriaType(): GoogleAppsScript.Spreadsheet.DataValidationCriteria {
    return member(DataValidationCriteria, this.#rule.criteria);
  }
  getCriteriaValues(): unknown[] {
    return shownValues(this.#context, this.#rule);
  }
  getHelpText(): string {
    return this.#rule.help ?? '';
  }
}

const MAX_LIST = 500;

export class DataValidationBuilderPart extends Part<GasBuilder> {
  readonly #context: Context;
  #rule: Validation | undefined;
  #allowInvalid: boolean;
  #help: string | undefined;

  constructor(context: Context, rule?: Validation) {
    super('DataValidationBuilder');
    this.#context = context;
    this.#rule = rule;
    this.#allowInvalid = rule?.allowInvalid ?? true;
    this.#help = rule?.help;
  }

  static of(context: Context, rule?: Validation): GasBuilder {
    return new DataValidationBuilderPart(context, rule) as unknown as GasBuilder;
  }

  #require(
    method: string,
    criteria: string,
    values: () => readonly (ConditionValue | RangeRef)[],
    dropdown = true,
  ): GasBuilder {
    return this.#context.runtime.local(`DataValidationBuilder.${method}`, () => {
      this.#rule = { criteria, values: values(), dropdown, allowInvalid: true };
      return this.whole;
    });
  }

  build(): GasValidation {
    return this.#context.runtime.local('DataValidationBuilder.build', () => {
      if (!this.#rule) throw new Refusal('The data validation rule has no criteria.');
      return DataValidationPart.of(this.#context, {
        ...without(this.#rule, 'help'),
        allowInvalid: this.#allowInvalid,
        ...(this.#help === undefined ? {} : { help: this.#help }),
      });
    });
  }
  copy(): GasBuilder {
    return DataValidationBuilderPart.of(
      this.#context,
      this.#rule && {
        ...this.#rule,
        allowInvalid: this.#allowInvalid,
        ...(this.#help === undefined ? {} : { help: this.#help }),
      },
    );
  }
  getAllowInvalid(): boolean {
    return this.#allowInvalid;
  }
  getCriteriaType(): GoogleAppsScript.Spreadsheet.DataValidationCriteria {
    return member(DataValidationCriteria, this.#rule?.criteria ?? 'VALUE_IN_LIST');
  }
  getCriteriaValues(): unknown[] {
    return this.#rule ? shownValues(this.#context, this.#rule) : [];
  }
  getHelpText(): string | null {
    return this.#help ?? null;
  }
  setAllowInvalid(allowInvalidData: boolean): GasBuilder {
    this.#allowInvalid = allowInvalidData;
    return this.whole;
  }
  setHelpText(helpText: string): GasBuilder {
    this.#help = helpText;
    return this.whole;
  }

  requireCheckbox(checkedValue?: unknown, uncheckedValue?: unknown): GasBuilder {
    const values = [checkedValue, uncheckedValue].filter((value) => value !== undefined) as Scalar[];
    return this.#require('requireCheckbox', 'CHECKBOX', () => values);
  }
  requireDate(): GasBuilder {
    return this.#require('requireDate', 'DATE_IS_VALID_DATE', () => []);
  }
  #dates(method: string, criteria: string, ...dates: readonly GasDate[]): GasBuilder {
    return this.#require(method, criteria, () => dates.map((date) => conditionDate(this.#context, date)));
  }
  requireDateAfter(date: GasDate): GasBuilder {
    return this.#dates('requireDateAfter', 'DATE_AFTER', date);
  }
  requireDateBefore(date: GasDate): GasBuilder {
    return this.#dates('requireDateBefore', 'DATE_BEFORE', date);
  }
  requireDateBetween(start: GasDate, end: GasDate): GasBuilder {
    return this.#dates('requireDateBetween', 'DATE_BETWEEN', start, end);
  }
  requireDateEqualTo(date: GasDate): GasBuilder {
    return this.#dates('requireDateEqualTo', 'DATE_EQUAL_TO', date);
  }
  requireDateOnOrAfter(date: GasDate): GasBuilder {
    return this.#dates('requireDateOnOrAfter', 'DATE_ON_OR_AFTER', date);
  }
  requireDateOnOrBefore(date: GasDate): GasBuilder {
    return this.#dates('requireDateOnOrBefore', 'DATE_ON_OR_BEFORE', date);
  }
  requireFormulaSatisfied(formula: string): GasBuilder {
    return this.#require('requireFormulaSatisfied', 'CUSTOM_FORMULA', () => [{ formula }]);
  }
  #numbers(method: string, criteria: string, ...numbers: readonly number[]): GasBuilder {
    return this.#require(method, criteria, () => {
      if (numbers.some((one) => typeof one !== 'number' || !Number.isFinite(one))) {
        throw new Refusal(
          `The parameters don't match the method signature for DataValidationBuilder.${method}.`,
        );
      }
      return numbers;
    });
  }
  requireNumberBetween(start: number, end: number): GasBuilder {
    return this.#numbers('requireNumberBetween', 'NUMBER_BETWEEN', start, end);
  }
  requireNumberEqualTo(number: number): GasBuilder {
    return this.#numbers('requireNumberEqualTo', 'NUMBER_EQUAL_TO', number);
  }
  requireNumberGreaterThan(number: number): GasBuilder {
    return this.#numbers('requireNumberGreaterThan', 'NUMBER_GREATER_THAN', number);
  }
  requireNumberGreaterThanOrEqualTo(number: number): GasBuilder {
    return this.#numbers('requireNumberGreaterThanOrEqualTo', 'NUMBER_GREATER_THAN_OR_EQUAL_TO', number);
  }
  requireNumberLessThan(number: number): GasBuilder {
    return this.#numbers('requireNumberLessThan', 'NUMBER_LESS_THAN', number);
  }
  requireNumberLessThanOrEqualTo(number: number): GasBuilder {
    return this.#numbers('requireNumberLessThanOrEqualTo', 'NUMBER_LESS_THAN_OR_EQUAL_TO', number);
  }
  #texts(method: string, criteria: string, ...texts: readonly string[]): GasBuilder {
    return this.#require(method, criteria, () => texts.map((one) => conditionText(this.#context, one)));
  }
  requireTextContains(text: string): GasBuilder {
    return this.#texts('requireTextContains', 'TEXT_CONTAINS', text);
  }
  requireTextDoesNotContain(text: string): GasBuilder {
    return this.#texts('requireTextDoesNotContain', 'TEXT_DOES_NOT_CONTAIN', text);
  }
  requireTextEqualTo(text: string): GasBuilder {
    return this.#texts('requireTextEqualTo', 'TEXT_EQUAL_TO', text);
  }
  requireTextIsEmail(): GasBuilder {
    return this.#texts('requireTextIsEmail', 'TEXT_IS_VALID_EMAIL');
  }
  requireTextIsUrl(): GasBuilder {
    return this.#texts('requireTextIsUrl', 'TEXT_IS_VALID_URL');
  }
  requireValueInList(values: string[], showDropdown = true): GasBuilder {
    return this.#require(
      'requireValueInList',
      'VALUE_IN_LIST',
      () => {
        if (!Array.isArray(values) || values.length === 0) throw new Refusal('The list of values is empty.');
        if (values.length > MAX_LIST) {
          throw new Refusal(
            `The data validation rule has more items than the limit of ${MAX_LIST}. Use the "List from a range" criteria instead.`,
          );
        }
        return values.map((value) => conditionText(this.#context, String(value)));
      },
      showDropdown,
    );
  }
  requireValueInRange(range: GasRange, showDropdown = true): GasBuilder {
    return this.#require('requireValueInRange', 'VALUE_IN_RANGE', () => [refOf(range)], showDropdown);
  }
}
