/**
 * A range as rows of cells, ragged ones and a bare row of cells too, and the row with which its table begins.
 */
import { isBlank } from './text';
import type { Cell } from './value';

export type Rows = readonly (readonly Cell[])[];

export function cellsOf(rows: Rows, row: number): readonly Cell[] {
  const cells = rows[row];
  return Array.isArray(cells) ? cells : [cells as Cell];
}

/** The first row from `from` on that is not blank; -1 where there is none. */
export function firstFilledRow(rows: Rows, from = 0): number {
  for (let r = from; r < rows.length; r++) if (cellsOf(rows, r).some((cell) => !isBlank(cell))) return r;
  return -1;
}

const MOST_TITLES = 3;

/**
 * The row of the headings: the first that is not blank, or the first below a title of up to three rows with one
 * cell each. Where no row is one, the first that is not blank; -1 where all are blank.
 */
export function topRow(
  rows: Rows,
  isHeader: (row: number) => boolean,
  isTitle: (cell: Cell) => boolean = () => true,
): number {
  const first = firstFilledRow(rows);
  let row = first;
  for (let titles = 0; row !== -1 && titles <= MOST_TITLES; titles++) {
    if (isHeader(row)) return row;
    const [title, more] = cellsOf(rows, row).filter((cell) => !isBlank(cell));
    if (more !== undefined || !isTitle(title)) break;
    row = firstFilledRow(rows, row + 1);
  }
  return first;
}

export function widthOf(rows: Rows): number {
  let width = 0;
  for (let r = 0; r < rows.length; r++) width = Math.max(width, cellsOf(rows, r).length);
  return width;
}

export function isBlankColumn(rows: Rows, column: number, from = 0): boolean {
  for (let r = from; r < rows.length; r++) if (!isBlank(cellsOf(rows, r)[column])) return false;
  return true;
}
