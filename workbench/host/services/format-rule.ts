/**
 * `ConditionalFormatRule`, its condition and its builder.
 */
import { colour } from '../model/colours';
import { type Context, type GasRange, refOf } from './context';
import { conditionDate, conditionText } from './data-validation';
import { isDate } from '../model/dates';
import { BooleanCriteria, member } from './enums';
import { Part } from './part';
import { Refusal } from '../model/refusal';
import type { ConditionValue, Rect, Rule } from '../model/state';
import { without } from '../model/without';

type GasRule = GoogleAppsScript.Spreadsheet.ConditionalFormatRule;
type GasBuilder = GoogleAppsScript.Spreadsheet.ConditionalFormatRuleBuilder;
type GasCondition = GoogleAppsScript.Spreadsheet.BooleanCondition;

/** A rule and the sheet that its ranges lie in. */
export interface PlacedRule {
  readonly sheetId: number;
  readonly rule: Rule;
}

const placed = new WeakMap<object, PlacedRule>();

export function formatRuleOf(rule: GasRule): PlacedRule {
  const found = typeof rule === 'object' && rule !== null ? placed.get(rule) : undefined;
  if (!found) throw new Refusal('The parameter is not a ConditionalFormatRule.');
  return found;
}

class BooleanConditionPart extends Part<GasCondition> {
  readonly #rule: Rule;

  constructor(rule: Rule) {
    super('BooleanCondition');
    this.#rule = rule;
  }

  getBackground(): string | null {
    return this.#rule.background ?? null;
  }
  getBold(): boolean | null {
    return this.#rule.bold ?? null;
  }
  getCriteriaType(): GoogleAppsScript.Spreadsheet.BooleanCriteria {
    return member(BooleanCriteria, this.#rule.criteria);
  }
  getCriteriaValues(): unknown[] {
    return this.#rule.values.map((value) => (typeof value === 'object' ? value.formula : value));
  }
  getFontColor(): string | null {
    return this.#rule.fontColour ?? null;
  }
  getItalic(): boolean | null {
    return this.#rule.italic ?? null;
  }
  getStrikethrough(): boolean | null {
    return this.#rule.strikethrough ?? null;
  }
  getUnderline(): boolean | null {
    return this.#rule.underline ?? null;
  }
}

export type { BooleanConditionPart };

export class FormatRulePart extends Part<GasRule> {
  readonly #context: Context;
  readonly #placed: PlacedRule;

  constructor(context: Context, rule: PlacedRule) {
    super('ConditionalFormatRule');
    this.#context = context;
    this.#placed = rule;
    placed.set(this, rule);
  }

  static of(context: Context, rule: PlacedRule): GasRule {
    return new FormatRulePart(context, rule) as unknown as GasRule;
  }

  copy(): GasBuilder {
    return FormatRuleBuilderPart.of(this.#context, this.#placed);
  }
  getBooleanCondition(): GasCondition | null {
    return new BooleanConditionPart(this.#placed.rule) as unknown as GasCondition;
  }
  getGradientCondition(): null {
    return null;
  }
  getRanges(): GasRange[] {
    return this.#placed.rule.ranges.map((rect) => this.#context.range(this.#placed.sheetId, rect));
  }
}

export class FormatRuleBuilderPart extends Part<GasBuilder> {
  readonly #context: Context;
  #sheetId: number | undefined;
  #ranges: readonly Rect[];
  #condition: { readonly criteria: string; readonly values: readonly ConditionValue[] } | undefined;
  #looks: Partial<Omit<Rule, 'ranges' | 'criteria' | 'values'>>;

  constructor(context: Context, from?: PlacedRule) {
    super('ConditionalFormatRuleBuilder');
    this.#context = context;
    this.#sheetId = from?.sheetId;
    this.#ranges = from?.rule.ranges ?? [];
    this.#condition = from && { criteria: from.rule.criteria, values: from.rule.values };
    this.#looks = from ? without(from.rule, 'ranges', 'criteria', 'values') : {};
  }

  static of(context: Context, from?: PlacedRule): GasBuilder {
    return new FormatRuleBuilderPart(context, from) as unknown as GasBuilder;
  }

  build(): GasRule {
    return this.#context.runtime.local('ConditionalFormatRuleBuilder.build', () => {
      if (this.#sheetId === undefined || this.#ranges.length === 0) {
        throw new Refusal('Conditional format rule must have at least one range.');
      }
      if (!this.#condition) throw new Refusal('Conditional format rule must have a condition.');
      return FormatRulePart.of(this.#context, {
        sheetId: this.#sheetId,
        rule: { ranges: this.#ranges, ...this.#condition, ...this.#looks },
      });
    });
  }
  copy(): GasBuilder {
    const copy = new FormatRuleBuilderPart(this.#context);
    copy.#sheetId = this.#sheetId;
    copy.#ranges = this.#ranges;
    copy.#condition = this.#condition;
    copy.#looks = { ...this.#looks };
    return copy.whole;
  }
  getRanges(): GasRange[] {
    const { sheetId } = { sheetId: this.#sheetId };
    return sheetId === undefined ? [] : this.#ranges.map((rect) => this.#context.range(sheetId, rect));
  }
  setRanges(ranges: GasRange[]): GasBuilder {
    return this.#context.runtime.local('ConditionalFormatRuleBuilder.setRanges', () => {
      const refs = ranges.map(refOf);
      if (refs.some((ref) => ref.sheetId !== refs[0]?.sheetId)) {
        throw new Refusal('All ranges of a conditional format rule must be on the same sheet.');
      }
      this.#sheetId = refs[0]?.sheetId;
      this.#ranges = refs.map((ref) => ref.rect);
      return this.whole;
    });
  }

  #look(
    key: keyof Omit<Rule, 'ranges' | 'criteria' | 'values'>,
    value: string | boolean | null | undefined,
  ): GasBuilder {
    const rest = without(this.#looks, key);
    this.#looks = value === null || value === undefined ? rest : { ...rest, [key]: value };
    return this.whole;
  }
  setBackground(color: string | null): GasBuilder {
    return this.#look(
      'background',
      this.#context.runtime.local('setBackground', () => colour(color)),
    );
  }
  setBold(bold: boolean | null): GasBuilder {
    return this.#look('bold', bold);
  }
  setFontColor(color: string | null): GasBuilder {
    return this.#look(
      'fontColour',
      this.#context.runtime.local('setFontColor', () => colour(color)),
    );
  }
  setItalic(italic: boolean | null): GasBuilder {
    return this.#look('italic', italic);
  }
  setStrikethrough(strikethrough: boolean | null): GasBuilder {
    return this.#look('strikethrough', strikethrough);
  }
  setUnderline(underline: boolean | null): GasBuilder {
    return this.#look('underline', underline);
  }

  #when(method: string, criteria: string, values: () => readonly ConditionValue[]): GasBuilder {
    return this.#context.runtime.local(`ConditionalFormatRuleBuilder.${method}`, () => {
      this.#condition = { criteria, values: values() };
      return this.whole;
    });
  }
  whenCellEmpty(): GasBuilder {
    return this.#when('whenCellEmpty', 'CELL_EMPTY', () => []);
  }
  whenCellNotEmpty(): GasBuilder {
    return this.#when('whenCellNotEmpty', 'CELL_NOT_EMPTY', () => []);
  }
  #date(method: string, criteria: string, date: unknown): GasBuilder {
    return this.#when(method, isDate(date) ? criteria : `${criteria}_RELATIVE`, () => [
      isDate(date) ? conditionDate(this.#context, date) : String(date),
    ]);
  }
  whenDateAfter(date: GoogleAppsScript.Base.Date | GoogleAppsScript.Spreadsheet.RelativeDate): GasBuilder {
    return this.#date('whenDateAfter', 'DATE_AFTER', date);
  }
  whenDateBefore(date: GoogleAppsScript.Base.Date | GoogleAppsScript.Spreadsheet.RelativeDate): GasBuilder {
    return this.#date('whenDateBefore', 'DATE_BEFORE', date);
  }
  whenDateEqualTo(date: GoogleAppsScript.Base.Date | GoogleAppsScript.Spreadsheet.RelativeDate): GasBuilder {
    return this.#date('whenDateEqualTo', 'DATE_EQUAL_TO', date);
  }
  whenFormulaSatisfied(formula: string): GasBuilder {
    return this.#when('whenFormulaSatisfied', 'CUSTOM_FORMULA', () => [
      { formula: formula.startsWith('=') ? formula : `=${formula}` },
    ]);
  }
  whenNumberBetween(start: number, end: number): GasBuilder {
    return this.#when('whenNumberBetween', 'NUMBER_BETWEEN', () => [start, end]);
  }
  whenNumberEqualTo(number: number): GasBuilder {
    return this.#when('whenNumberEqualTo', 'NUMBER_EQUAL_TO', () => [number]);
  }
  whenNumberGreaterThan(number: number): GasBuilder {
    return this.#when('whenNumberGreaterThan', 'NUMBER_GREATER_THAN', () => [number]);
  }
  whenNumberGreaterThanOrEqualTo(number: number): GasBuilder {
    return this.#when('whenNumberGreaterThanOrEqualTo', 'NUMBER_GREATER_THAN_OR_EQUAL_TO', () => [number]);
  }
  whenNumberLessThan(number: number): GasBuilder {
    return this.#when('whenNumberLessThan', 'NUMBER_LESS_THAN', () => [number]);
  }
  whenNumberLessThanOrEqualTo(number: number): GasBuilder {
    return this.#when('whenNumberLessThanOrEqualTo', 'NUMBER_LESS_THAN_OR_EQUAL_TO', () => [number]);
  }
  whenNumberNotBetween(start: number, end: number): GasBuilder {
    return this.#when('whenNumberNotBetween', 'NUMBER_NOT_BETWEEN', () => [start, end]);
  }
  whenNumberNotEqualTo(number: number): GasBuilder {
    return this.#when('whenNumberNotEqualTo', 'NUMBER_NOT_EQUAL_TO', () => [number]);
  }
  #text(method: string, criteria: string, text: string): GasBuilder {
    return this.#when(method, criteria, () => [conditionText(this.#context, text)]);
  }
  whenTextContains(text: string): GasBuilder {
    return this.#text('whenTextContains', 'TEXT_CONTAINS', text);
  }
  whenTextDoesNotContain(text: string): GasBuilder {
    return this.#text('whenTextDoesNotContain', 'TEXT_DOES_NOT_CONTAIN', text);
  }
  whenTextEndsWith(text: string): GasBuilder {
    return this.#text('whenTextEndsWith', 'TEXT_ENDS_WITH', text);
  }
  whenTextEqualTo(text: string): GasBuilder {
    return this.#text('whenTextEqualTo', 'TEXT_EQUAL_TO', text);
  }
  whenTextStartsWith(text: string): GasBuilder {
    return this.#text('whenTextStartsWith', 'TEXT_STARTS_WITH', text);
  }
}
