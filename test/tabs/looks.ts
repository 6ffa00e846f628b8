/**
 * The colour rules of a plan as a spreadsheet applies them.
 */
import type { Rule, TabPlan } from '../../src/tabs/plan';
import { fits } from './condition';
import { rectOf } from './reading';

/** The looks that the rules give to a cell of a table which stands at A1. */
export function looks(
  plan: TabPlan,
  table: readonly (readonly (string | number)[])[],
  row: number,
  column: number,
) {
  const rules = plan.operations.flatMap((o): readonly Rule[] => (o.do === 'rules' ? o.rules : []));
  const applied = rules.filter(({ areas, formula }) =>
    areas.some((a1) => {
      const area = rectOf(a1);
      const inside =
        row >= area.row &&
        row < area.row + area.rows &&
        column >= area.column &&
        column < area.column + area.columns;
      return inside && fits(formula, area, table, row, column);
    }),
  );
  expect(applied.length).toBeLessThanOrEqual(1);
  const { background, colour, bold } = applied[0] ?? {};
  return { background, colour, bold };
}
