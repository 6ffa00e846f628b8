/**
 * Who is meant by a cell of the games: a start number for a name or a number.
 */
import { isByeWord } from './header-words';
import type { Player } from './player-list';
import { isBlank, isFormulaError, numberOf, tidy } from './text';
import type { Cell } from './value';

/** Nothing stands there. */
export const NOBODY = 0;
/** A word for a free round. */
export const BYE = -1;
/** Neither a player nor a free round. */
export const UNKNOWN = -2;
/** A name that several players bear. */
export const SEVERAL = -3;

/** Answers are start numbers from 1, or one of the constants above. */
export interface Roster {
  /** True where only start numbers are known, no names. */
  readonly isNumbered: boolean;
  /** The cell of a column White or Black. */
  readonly resolve: (cell: Cell, row: number) => number;
  /** The cell of a column No., with the name beside it. */
  readonly number: (cell: Cell, name: Cell, row: number) => number;
  /** Everybody, in the order in which they are listed. */
  readonly players: () => readonly Player[];
}

/** Those in `players`, whose start numbers are 1..n. */
export function listRoster(players: readonly Player[]): Roster {
  const byName = new Map<string, number>();
  for (const { name, no } of players) byName.set(name, byName.has(name) ? SEVERAL : no);
  const inRange = (n: number | undefined) =>
    n !== undefined && Number.isInteger(n) && n >= 1 && n <= players.length ? n : undefined;
  const known = new Map<Cell, number>();
  const find = (cell: Cell): number => {
    if (isBlank(cell)) return NOBODY;
    if (typeof cell === 'number') return inRange(cell) ?? byName.get(String(cell)) ?? UNKNOWN;
    if (typeof cell !== 'string' || isFormulaError(cell)) return UNKNOWN;
    const name = tidy(cell);
    return byName.get(name) ?? (isByeWord(name) ? BYE : (inRange(numberOf(name)) ?? UNKNOWN));
  };
  const resolve = (cell: Cell): number => {
    let no = known.get(cell);
    if (no === undefined) known.set(cell, (no = find(cell)));
    return no;
  };
  return {
    isNumbered: false,
    resolve,
    number: (cell) => (typeof cell === 'number' ? inRange(cell) : inRange(numberOf(cell))) ?? UNKNOWN,
    players: () => players,
  };
}

/** Start numbers without a list: everybody from 1 to the highest that occurs. */
export function numberRoster(): Roster {
  const names: string[] = [];
  const rows: number[] = [];
  const note = (cell: Cell, row: number): number => {
    const no = typeof cell === 'number' ? cell : numberOf(cell);
    if (no === undefined || !Number.isInteger(no) || no < 1 || no > 500) return UNKNOWN;
    rows[no] ??= row;
    return no;
  };
  return {
    isNumbered: true,
    resolve(cell, row) {
      if (isBlank(cell)) return NOBODY;
      if (typeof cell === 'string' && isByeWord(tidy(cell))) return BYE;
      return note(cell, row);
    },
    number(cell, name, row) {
      const no = note(cell, row);
      if (no > 0 && names[no] === undefined && typeof name === 'string') names[no] = tidy(name);
      return no;
    },
    players() {
      const players: Player[] = [];
      for (let no = 1; no < rows.length; no++)
        players.push({ no, name: names[no] ?? String(no), row: rows[no] ?? 0, status: 'playing' });
      return players;
    },
  };
}

/** Names without a list: start numbers in order of first appearance. */
export function nameRoster(): Roster {
  const byName = new Map<string, number>();
  const players: Player[] = [];
  const known = new Map<Cell, number>();
  const find = (cell: Cell, row: number): number => {
    if (isBlank(cell)) return NOBODY;
    const isName = (typeof cell === 'string' && !isFormulaError(cell)) || Number.isFinite(cell);
    if (!isName) return UNKNOWN;
    const name = tidy(String(cell));
    if (isByeWord(name)) return BYE;
    const before = byName.get(name);
    if (before !== undefined) return before;
    const no = players.length + 1;
    byName.set(name, no);
    players.push({ no, name, row, status: 'playing' });
    return no;
  };
  const resolve = (cell: Cell, row: number): number => {
    let no = known.get(cell);
    if (no === undefined) known.set(cell, (no = find(cell, row)));
    return no;
  };
  return { isNumbered: false, resolve, number: () => UNKNOWN, players: () => players };
}
