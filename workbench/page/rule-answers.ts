/**
 * Makes Univer calculate a conditional format only in the cells whose answers may differ; the others read theirs.
 * Otherwise rules over whole tabs, as add-ons set them, take it minutes.
 */
import { RegisterOtherFormulaService } from '@univerjs/preset-sheets-core';
import type { Workbook } from '../host/model/workbook';
import type { Grid } from './grid';
import { answering, type Reach, ruleReach } from './rule-reach';

/** Rows and columns that are counted as in use, so that not every new row calculates the rules anew. */
const ROWS = 20;
const COLUMNS = 10;

export interface Extent {
  readonly rows: number;
  readonly columns: number;
}

export function extent({ rows, columns }: Extent): Extent {
  return {
    rows: (Math.floor(rows / ROWS) + 1) * ROWS,
    columns: (Math.floor(columns / COLUMNS) + 1) * COLUMNS,
  };
}

export function shareAnswers({ injector }: Grid, workbook: Workbook) {
  const service = injector.get(RegisterOtherFormulaService);
  const register = service.registerFormulaWithRange.bind(service);
  service.registerFormulaWithRange = (unitId, subUnitId, formula, ranges, ...rest) => {
    const [first] = ranges ?? [];
    if (!ranges || !first) return register(unitId, subUnitId, formula, ranges, ...rest);
    const used = extent(workbook.used(Number(subUnitId)));
    const reach = ruleReach(formula, { row: first.startRow, column: first.startColumn }, used);
    const id = register(unitId, subUnitId, formula, answering(ranges, reach), ...rest);
    const answers = service.getFormulaValueSync(unitId, subUnitId, id);
    if (answers) answers.result = shared({}, reach.row, (row) => shared(row, reach.column));
    return id;
  };
}

/** The object, with the numbers asked for led to those that it holds. */
function shared<T extends object>(
  target: T,
  lead: Reach['row'],
  wrap: (found: object) => object = (found) => found,
): T {
  const wrapped = new WeakMap<object, object>();
  return new Proxy(target, {
    get(held, key) {
      const at = typeof key === 'string' && /^-?\d+$/.test(key) ? String(lead(Number(key))) : key;
      const found: unknown = Reflect.get(held, at);
      if (typeof found !== 'object' || found === null) return found;
      const known = wrapped.get(found) ?? wrap(found);
      wrapped.set(found, known);
      return known;
    },
  });
}
