/**
 * Where the columns of the tab Knockout stand, as its headings tell in any language.
 */
import type { Rows } from '../../cells/rows';
import { fold } from '../../cells/text';
import type { Cell } from '../../cells/value';
import { KNOCKOUT_COLUMNS } from '../../tabs/knockout';
import { everyTabTexts, type TabTexts } from '../../tabs/texts';

type Heading = Exclude<keyof typeof KNOCKOUT_COLUMNS, 'unread'>;

const headingsIn = ({ white, result, black, number, score, knockout }: TabTexts): [Heading, string][] => [
  ['match', knockout.heading],
  ['white', white],
  ['result', result],
  ['black', black],
  ['no', knockout.sectionAndNumber],
  ['no', number],
  ['player', knockout.player],
  ['score', score],
  ['ifEqual', knockout.ifEqual],
  ['advances', knockout.advances],
];

/** Those without which the tab cannot be read, from the left. */
const NEEDED = ['match', 'result', 'no', 'player', 'ifEqual', 'advances'] as const;
export type NeededHeading = (typeof NEEDED)[number];

/** So few in a row may stand there by chance. */
const FEW = 2;

/** Columns and rows from 1. */
interface HeadingRow {
  readonly top: number;
  readonly columns: Readonly<Partial<Record<Heading, number>>>;
}

export type KnockoutHeadings =
  | { readonly top: number; readonly columns: Readonly<Record<NeededHeading, number>> }
  /** Where one that is missing should stand. */
  | { readonly top: number; readonly gap: number };

/** Undefined where no row looks like that of the headings. */
export function knockoutHeadings(rows: Rows): KnockoutHeadings | undefined {
  const found = headingRow(rows);
  if (!found) return undefined;
  const { top, columns } = found;
  const first = NEEDED.find((heading) => columns[heading] !== undefined);
  let moved = first ? (columns[first] ?? 0) - KNOCKOUT_COLUMNS[first] : 0;
  const all: Partial<Record<NeededHeading, number>> = {};
  for (const heading of NEEDED) {
    const column = columns[heading];
    if (column === undefined) return { top, gap: Math.max(KNOCKOUT_COLUMNS[heading] + moved, 1) };
    moved = column - KNOCKOUT_COLUMNS[heading];
    all[heading] = column;
  }
  return { top, columns: all as Record<NeededHeading, number> };
}

/** The column of the results and the row above them; where the tab was made to have it if no heading tells. */
export function knockoutResults(rows: Rows): { readonly top: number; readonly column: number } {
  const found = headingRow(rows);
  return found?.columns.result === undefined
    ? { top: 1, column: KNOCKOUT_COLUMNS.result }
    : { top: found.top, column: found.columns.result };
}

/**
 * The first of the rows with most headings. Of equal ones the first counts; of those of the results the one between
 * White and Black, else the last.
 */
function headingRow(rows: Rows): HeadingRow | undefined {
  const known = new Map(
    everyTabTexts()
      .flatMap(headingsIn)
      .map(([heading, word]) => [fold(word), heading]),
  );
  const longest = Math.max(...[...known.keys()].map((word) => 2 * word.length));
  let best: HeadingRow | undefined;
  let most = FEW;
  rows.forEach((row, r) => {
    const columns = columnsIn(row, (cell) =>
      typeof cell === 'string' && cell.length <= longest ? known.get(fold(cell)) : undefined,
    );
    const n = Object.keys(columns).length;
    if (n <= most) return;
    best = { top: r + 1, columns };
    most = n;
  });
  return best;
}

function columnsIn(
  row: readonly Cell[],
  headingOf: (cell: Cell) => Heading | undefined,
): HeadingRow['columns'] {
  const columns: Partial<Record<Heading, number>> = {};
  const results: number[] = [];
  row.forEach((cell, c) => {
    const heading = headingOf(cell);
    if (heading === 'result') results.push(c + 1);
    else if (heading) columns[heading] ??= c + 1;
  });
  const { white = Infinity, black = 0 } = columns;
  const result = results.find((column) => white < column && column < black) ?? results[results.length - 1];
  return result === undefined ? columns : { ...columns, result };
}
