/**
 * The colours of the tabs, and how a heading looks.
 */
import type { Area, Operation } from './plan';

export const ACCENT = '#0b6e5f';
export const ON_ACCENT = '#ffffff';
/** Even rounds. */
export const BAND = '#f3f8f7';
export const PAPER = '#ffffff';
/** Rows that somebody is to look at, and their letters; contrast 7.4. */
export const FAULTY = '#ffd8c2';
export const FAULTY_INK = '#8a1f00';
/** Only where people type. */
export const TYPE_HERE = '#fffdf3';
/** Free rounds; contrast at least 4.5 on paper and band. */
export const QUIET = '#666e78';

export const LINE = '#dfe3e8';

/** Results in a crosstable; each has a sign of its own besides. */
export const WON = '#dff3e8';
export const DRAWN = '#eef0f3';
export const LOST = '#fbe3e1';
export const DIAGONAL = '#3c434b';

/** Lines of a chart, of different lightness too, for people who do not see all colours. */
export const LINES: readonly string[] = [
  ...['#0b6e5f', '#7a5cc0', '#c2601b', '#57606a', '#1f77c9', '#b3245c'],
  ...['#7a8b00', '#00303f', '#a67c00', '#5c2a00', '#2aa198', '#a64dff'],
];

/** White bold words on the accent colour; `all` spans the areas. */
export function heading(all: Area, areas: readonly Area[] = [all]): Operation[] {
  return [
    { do: 'look', areas, look: 'background', value: ACCENT },
    { do: 'textStyle', area: all, colour: ON_ACCENT, bold: true },
  ];
}

/**
 * True in even rows of a count, as a condition: without a function or a separator, since nobody could look up
 * in which language a condition takes them.
 */
export function isEven(cell: string): string {
  return `((-1)^${cell}=1)`;
}

export function isOdd(cell: string): string {
  return `((-1)^${cell}=-1)`;
}
