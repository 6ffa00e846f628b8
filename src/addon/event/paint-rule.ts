/**
 * The paint on rows of the Schedule that somebody is to look at: one rule by formula before all others, told by its
 * colour. It goes by what stands in a row, so that it follows the game when rows are sorted, and leaves it once the
 * game is another.
 */
import { FAULTY, FAULTY_INK } from '../../tabs/style';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type Rule = GoogleAppsScript.Spreadsheet.ConditionalFormatRule;

export interface Paint {
  readonly formula: string;
  /** In A1 notation. */
  readonly areas: readonly string[];
  /** The place of the rule among those of the sheet, from 0. */
  readonly at: number;
}

export function paintOf(sheet: Sheet): Paint | undefined {
  const rules = sheet.getConditionalFormatRules();
  const at = rules.findIndex(isPaint);
  const rule = rules[at];
  if (!rule) return undefined;
  const formula = String(rule.getBooleanCondition()?.getCriteriaValues()[0]);
  return { formula, areas: rule.getRanges().map((range) => range.getA1Notation()), at };
}

/** Instead of the paint that is there; undefined takes it off. */
export function setPaint(sheet: Sheet, paint: Paint | undefined): void {
  const rules = sheet.getConditionalFormatRules().filter((rule) => !isPaint(rule));
  if (paint) {
    const rule = SpreadsheetApp.newConditionalFormatRule()
      .setRanges(paint.areas.map((a1) => sheet.getRange(a1)))
      .whenFormulaSatisfied(paint.formula)
      .setBackground(FAULTY)
      .setFontColor(FAULTY_INK)
      .setBold(true);
    rules.splice(paint.at, 0, rule.build());
  }
  sheet.setConditionalFormatRules(rules);
}

function isPaint(rule: Rule): boolean {
  const condition = rule.getBooleanCondition();
  if (condition?.getCriteriaType() !== SpreadsheetApp.BooleanCriteria.CUSTOM_FORMULA) return false;
  return condition.getBackground()?.toLowerCase() === FAULTY;
}
