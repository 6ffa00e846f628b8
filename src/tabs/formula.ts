/**
 * The one builder of formulas that are written into tabs: `;` between arguments (valid in every locale),
 * no decimals, no `{}`. What users typed never reaches a formula, but for the names of tabs, which are quoted.
 */
import { area, columnLetter } from './plan';

/** Text inside a formula. */
export function quoted(text: string): string {
  return `"${text.replace(/"/g, '""')}"`;
}

/** A call of a function that Sheets has. */
export function call(name: string, ...args: readonly string[]): string {
  return `${name}(${args.join(';')})`;
}

/** A tab's name as a formula wants it: in quotes unless it is plain letters that cannot be read as a cell. */
export function tabName(name: string): string {
  const plain = /^[A-Za-z_]+$/.test(name) && !/^(true|false|r|c|rc)$/i.test(name);
  return plain ? name : `'${name.replace(/'/g, "''")}'`;
}

/** A column of another tab from `row` to its end, whatever is appended there: `Players!$B$1:$B`. */
export function openColumn(tab: string, column: number, row: number): string {
  const letter = columnLetter(column);
  return `${tabName(tab)}!$${letter}$${String(row)}:$${letter}`;
}

/** A block of another tab from `row` down to its end, from column A on: `Players!A1:M`. */
export function openBlock(tab: string, row: number, columns: number): string {
  return `${tabName(tab)}!${area(row, 1)}:${columnLetter(columns)}`;
}

/** A cell of another tab: `Event!B9`. */
export function cellOf(tab: string, row: number, column: number): string {
  return `${tabName(tab)}!${area(row, column)}`;
}

/** Where a list of players stands: its tab, its first row (the headings), the columns of numbers and of names. */
export interface PlayersAt {
  readonly tab: string;
  readonly row: number;
  readonly numbers: number;
  readonly names: number;
  /** The column of the sections; absent where the event has none. */
  readonly sections?: number;
}

/**
 * The name of the player whose number stands in `cell`, by a formula without `=`; `?` where there is no such number.
 * `section`: the cell of his section.
 */
export function nameOf(cell: string, players: PlayersAt, section = ''): string {
  if (players.sections !== undefined) {
    const column = (c: number) => openColumn(players.tab, c, players.row);
    // One condition: a second one means something else where FILTER is Excel's.
    const test = `(${column(players.sections)}=${section})*(${column(players.numbers)}=${cell})`;
    const found = call('FILTER', column(players.names), test);
    return call('IFERROR', call('INDEX', found, '1'), quoted('?'));
  }
  const row = call('MATCH', cell, openColumn(players.tab, players.numbers, players.row), '0');
  return call(
    'IFERROR',
    call('INDEX', openColumn(players.tab, players.names, players.row), row),
    quoted('?'),
  );
}

/** `=IF(D2="";…;…)` */
export function ifBlank(cell: string, then: string, otherwise: string): string {
  return call('IF', `${cell}=${quoted('')}`, then, otherwise);
}
