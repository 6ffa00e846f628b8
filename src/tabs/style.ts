/**
 * The colours of the tabs, and how a heading looks.
 */
import type { Area, Operation } from './plan';

export const ACCENT = '#0b6e5f';
export const ON_ACCENT = '#ffffff';
/** Even rounds. */
export const BAND = '#f3f8f7';
export const PAPER = '#ffffff';
/** Only where people type. */
export const TYPE_HERE = '#fffdf3';
/** Free rounds; contrast at least 4.5 on paper and band. */
export const QUIET = '#666e78';

export const LINE = '#dfe3e8';

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
