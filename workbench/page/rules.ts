/**
 * Conditional formats of the model in Univer: every condition becomes a formula over the first cell.
 */
import { BooleanNumber } from '@univerjs/core';
import {
  AddConditionalRuleMutation,
  CFRuleType,
  CFSubRuleType,
  DeleteConditionalRuleMutation,
  type IConditionFormattingRule,
  type IFormulaHighlightCell,
} from '@univerjs/preset-sheets-conditional-formatting';
import { cellName } from '../host/model/a1';
import { usedSize } from '../host/model/grid';
import type { ConditionValue, Rule, SheetState } from '../host/model/state';
import { toGrid, type FormulaContext } from './formula';
import { extent } from './rule-answers';
import { range, type PlacedRules, type Push } from './push';

let nextId = 1;

export function pushRules(placed: PlacedRules, push: Push, context: FormulaContext, sheet: SheetState) {
  const wanted = sheet.rules.flatMap((rule) => gridRule(rule, context) ?? []);
  // Where more of the sheet is in use, there is more to calculate.
  const used = wanted.length > 0 ? extent(usedSize(sheet, false)) : undefined;
  const key = JSON.stringify([used, ...wanted.map((rule) => ({ ...rule, cfId: '' }))]);
  const present = placed.get(sheet.id) ?? { key: '[null]', ids: [] };
  if (present.key === key) return;
  const subUnitId = String(sheet.id);
  for (const cfId of present.ids) push(DeleteConditionalRuleMutation.id, { subUnitId, cfId });
  // Univer puts a new rule before the others, so the last comes first.
  for (const rule of [...wanted].reverse()) push(AddConditionalRuleMutation.id, { subUnitId, rule });
  placed.set(sheet.id, { key, ids: wanted.map(({ cfId }) => cfId) });
}

function gridRule(
  rule: Rule,
  context: FormulaContext,
): IConditionFormattingRule<IFormulaHighlightCell> | undefined {
  const [first] = rule.ranges;
  const formula = first && condition(rule, cellName(first.row, first.column));
  if (formula === undefined) return undefined;
  return {
    cfId: `format-${nextId++}`,
    stopIfTrue: false,
    ranges: rule.ranges.map(range),
    rule: {
      type: CFRuleType.highlightCell,
      subType: CFSubRuleType.formula,
      value: toGrid(formula, context),
      style: {
        ...(rule.background === undefined ? {} : { bg: { rgb: rule.background } }),
        ...(rule.fontColour === undefined ? {} : { cl: { rgb: rule.fontColour } }),
        ...(rule.bold ? { bl: BooleanNumber.TRUE } : {}),
        ...(rule.italic ? { it: BooleanNumber.TRUE } : {}),
        ...(rule.underline ? { ul: { s: BooleanNumber.TRUE } } : {}),
        ...(rule.strikethrough ? { st: { s: BooleanNumber.TRUE } } : {}),
      },
    },
  };
}

function condition(rule: Rule, cell: string): string | undefined {
  const [a = '""', b = '""'] = rule.values.map(term);
  switch (rule.criteria) {
    case 'CUSTOM_FORMULA': {
      const [value] = rule.values;
      if (typeof value === 'object') return value.formula;
      return typeof value === 'string' ? value : undefined;
    }
    case 'CELL_EMPTY':
      return `=${cell}=""`;
    case 'CELL_NOT_EMPTY':
      return `=${cell}<>""`;
    case 'TEXT_EQUAL_TO':
      return `=EXACT(${cell}&"",${a}&"")`;
    case 'TEXT_CONTAINS':
      return `=ISNUMBER(SEARCH(${a},${cell}))`;
    case 'TEXT_DOES_NOT_CONTAIN':
      return `=ISERROR(SEARCH(${a},${cell}))`;
    case 'TEXT_STARTS_WITH':
      return `=LEFT(${cell},LEN(${a}))=${a}`;
    case 'TEXT_ENDS_WITH':
      return `=RIGHT(${cell},LEN(${a}))=${a}`;
    case 'NUMBER_EQUAL_TO':
      return `=AND(ISNUMBER(${cell}),${cell}=${a})`;
    case 'NUMBER_NOT_EQUAL_TO':
      return `=AND(ISNUMBER(${cell}),${cell}<>${a})`;
    case 'NUMBER_GREATER_THAN':
      return `=AND(ISNUMBER(${cell}),${cell}>${a})`;
    case 'NUMBER_GREATER_THAN_OR_EQUAL_TO':
      return `=AND(ISNUMBER(${cell}),${cell}>=${a})`;
    case 'NUMBER_LESS_THAN':
      return `=AND(ISNUMBER(${cell}),${cell}<${a})`;
    case 'NUMBER_LESS_THAN_OR_EQUAL_TO':
      return `=AND(ISNUMBER(${cell}),${cell}<=${a})`;
    case 'NUMBER_BETWEEN':
      return `=AND(ISNUMBER(${cell}),${cell}>=${a},${cell}<=${b})`;
    case 'NUMBER_NOT_BETWEEN':
      return `=AND(ISNUMBER(${cell}),OR(${cell}<${a},${cell}>${b}))`;
    default:
      return undefined;
  }
}

function term(value: ConditionValue): string {
  if (typeof value === 'object') return `(${value.formula.replace(/^[=+]/, '')})`;
  if (typeof value === 'string') return `"${value.replaceAll('"', '""')}"`;
  return String(value).toUpperCase();
}
