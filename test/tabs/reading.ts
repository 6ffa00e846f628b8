/**
 * Reads plans the way Sheets carries them out: which cells are text, what ends up where.
 */
import type { CellValue, Operation, TabPlan } from '../../src/tabs/plan';

export interface Rect {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

export function rectOf(a1: string): Rect {
  const [first = '', last = first] = a1.split(':');
  const corner = (cell: string): [number, number] => {
    const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(cell) ?? [];
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
    return [Number(digits), column];
  };
  const [row, column] = corner(first);
  const [lastRow, lastColumn] = corner(last);
  return { row, column, rows: lastRow - row + 1, columns: lastColumn - column + 1 };
}

/** Every filled cell as `row,column` → what was written, with the operation that wrote it and its number format. */
export function cellsOf(plan: TabPlan) {
  const formats = new Map<string, string>();
  const cells = new Map<string, { value: CellValue; by: Operation['do']; format: string | undefined }>();
  for (const operation of plan.operations) {
    if (operation.do === 'look' && operation.look === 'format') {
      for (const a1 of operation.areas) each(rectOf(a1), (key) => formats.set(key, operation.value));
    }
    if (operation.do === 'values' || operation.do === 'texts' || operation.do === 'formulas') {
      const block = operation.do === 'formulas' ? operation.formulas : operation.values;
      const rect = rectOf(operation.area);
      expect([block.length, block[0]?.length]).toEqual([rect.rows, rect.columns]);
      each(rect, (key, r, c) => {
        const value = block[r]?.[c] as CellValue;
        if (value !== '') cells.set(key, { value, by: operation.do, format: formats.get(key) });
      });
    }
  }
  return cells;
}

function each(rect: Rect, visit: (key: string, r: number, c: number) => void): void {
  for (let r = 0; r < rect.rows; r++)
    for (let c = 0; c < rect.columns; c++) visit(`${rect.row + r},${rect.column + c}`, r, c);
}

/** The rows of the plan's table as written, formulas included. */
export function table(plan: TabPlan, rows: number, columns: number): CellValue[][] {
  const cells = cellsOf(plan);
  return Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (_, c) => cells.get(`${r + 1},${c + 1}`)?.value ?? ''),
  );
}

/** Nothing that Sheets would take for something else: text stays text, formulas are formulas. */
export function expectNothingMisread(plan: TabPlan): void {
  const misread = [...cellsOf(plan)].filter(([, { value, by, format }]) => {
    if (by === 'texts') return format !== '@';
    if (by === 'formulas') return format !== undefined || !isCleanFormula(String(value));
    if (typeof value === 'number') return format === '@';
    return /^[=+\-@']|^\d/.test(value) && format !== '@';
  });
  expect(misread).toEqual([]);
}

function isCleanFormula(formula: string): boolean {
  const code = formula.replace(/"[^"]*"|'[^']*'/g, '');
  return formula.startsWith('=') && !/[{},]|\d\.\d/.test(code);
}
