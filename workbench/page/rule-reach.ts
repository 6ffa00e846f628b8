/**
 * How far the answers of a conditional format's formula may differ: `=$A2=""` is the same in every column of a
 * row, and below the last row in use there are only blanks to look at. One answer stands for all of those.
 */
import { columnNumber } from '../host/model/a1';

/** The cell that answers for another one, both counted from the rule's first cell; rows and columns apart. */
export interface Reach {
  row(offset: number): number;
  column(offset: number): number;
}

export interface Area {
  readonly startRow: number;
  readonly endRow: number;
  readonly startColumn: number;
  readonly endColumn: number;
}

/** What gives other results than the cells it names. */
const POSITION =
  /(?<![\p{L}\p{N}_.])(?:ROWS?|COLUMNS?|COUNTBLANK|ADDRESS|CELL|INDIRECT|OFFSET|RAND\p{L}*)\s*\(/iu;
const STRING = /"(?:[^"]|"")*"/g;
const REFERENCE =
  /(?<sheet>!)?(?<![\p{L}\p{N}_.$])(?:(?<column>\$?[A-Za-z]{1,3})(?<row>\$?\d+)|(?<columns>\$?[A-Za-z]{1,3}:\$?[A-Za-z]{1,3})|(?<rows>\$?\d+:\$?\d+))(?![\p{L}\p{N}_(!])/gu;

/**
 * `first` is the rule's first cell, which the formula is written for; `used` how many rows and columns of the
 * sheet have contents. All count from 0.
 */
export function ruleReach(
  formula: string,
  first: { readonly row: number; readonly column: number },
  used: { readonly rows: number; readonly columns: number },
): Reach {
  const bare = formula.replace(STRING, '""');
  if (POSITION.test(bare)) return { row: itself, column: itself };
  /** How far each reference lies before the first cell; undefined for none that moves along. */
  const rows: number[] = [];
  const columns: number[] = [];
  for (const { groups = {} } of bare.matchAll(REFERENCE)) {
    const elsewhere = groups['sheet'] === undefined ? 0 : Infinity;
    for (const part of [groups['column'], ...(groups['columns']?.split(':') ?? [])]) {
      if (part !== undefined && !part.startsWith('$'))
        columns.push(first.column - (columnNumber(part) - 1) + elsewhere);
    }
    for (const part of [groups['row'], ...(groups['rows']?.split(':') ?? [])]) {
      if (part !== undefined && !part.startsWith('$')) rows.push(first.row - (Number(part) - 1) + elsewhere);
    }
  }
  return {
    row: along(rows, used.rows - first.row),
    column: along(columns, used.columns - first.column),
  };
}

/** `before`: how far back each moving reference looks; `end`: where the blanks begin. */
function along(before: readonly number[], end: number): Reach['row'] {
  if (before.length === 0) return () => 0;
  const last = Math.max(0, end + Math.max(0, ...before));
  return (offset) => Math.min(offset, last);
}

function itself(offset: number): number {
  return offset;
}

/** The cells that answer for all of these areas, of which the first holds the first cell. */
export function answering<T extends Area>(areas: readonly T[], { row, column }: Reach): T[] {
  const [first] = areas;
  if (!first) return [];
  const moved = areas.map((area) => ({
    ...area,
    startRow: first.startRow + row(area.startRow - first.startRow),
    endRow: first.startRow + row(area.endRow - first.startRow),
    startColumn: first.startColumn + column(area.startColumn - first.startColumn),
    endColumn: first.startColumn + column(area.endColumn - first.startColumn),
  }));
  return [...new Map(moved.map((area) => [JSON.stringify(area), area])).values()];
}
