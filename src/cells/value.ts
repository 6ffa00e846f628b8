/**
 * What Sheets hands to a custom function and what it takes back.
 */

/**
 * A cell as it arrives. Dates come from another realm, so they are told by `isDate`, never by `instanceof`.
 * A formula's error arrives as text that starts with `#`.
 */
export type Cell = string | number | boolean | object | null | undefined;

/** An argument: one cell, or a range as rows of cells. */
export type Argument = Cell | readonly (readonly Cell[])[];

/** A cell to give back; a blank is `''`. */
export type Output = string | number;

/** A block that spills, as rows. */
export type Table = Output[][];

export function isDate(value: unknown): value is Date {
  return Object.prototype.toString.call(value) === '[object Date]';
}

/** An argument as rows: one cell is a range of one. */
export function rowsOf(argument: Argument): readonly (readonly Cell[])[] {
  return Array.isArray(argument) ? (argument as readonly (readonly Cell[])[]) : [[argument as Cell]];
}
