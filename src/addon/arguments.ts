/**
 * Checks the arguments of the page's calls: what is not as the types say is refused, whoever sent it.
 */
import { MOST_PLAYERS } from '../cells/player-list';
import type { GameKey, PlayerKey } from '../sidebar/calls';
import { Problem } from './problem';
import { say } from './texts';

export type Fields = Readonly<Record<string, unknown>>;

export function refuse(): never {
  throw new Problem(say().badArguments);
}

export function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : refuse();
}

export function wholeNumber(value: unknown, least: number, most: number): number {
  const isWhole = typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
  return isWhole ? value : refuse();
}

export function text(value: unknown, longest: number): string {
  return typeof value === 'string' && value.length <= longest ? value : refuse();
}

export function oneOf<T extends string>(value: unknown, known: readonly T[]): T {
  return known.find((one) => one === value) ?? refuse();
}

export function listOf<T>(value: unknown, most: number, read: (one: unknown) => T): T[] {
  return Array.isArray(value) && value.length <= most ? value.map(read) : refuse();
}

/** `{ name: value }` where there is a value, else nothing: for spreading. */
export function optional<N extends string, T>(
  name: N,
  value: unknown,
  read: (value: unknown) => T,
): Partial<Record<N, T>> {
  if (value === undefined || value === null) return {};
  return { [name]: read(value) } as Partial<Record<N, T>>;
}

export const LONGEST_SECTION = 1000;
const LAST_ROUND = 99_999;
export const LONGEST_CELL = 50_000;

export function gameKey(value: unknown): GameKey {
  const { section, round, white, black } = fields(value);
  return {
    ...optional('section', section, (one) => text(one, LONGEST_SECTION)),
    round: wholeNumber(round, 1, LAST_ROUND),
    white: wholeNumber(white, 1, MOST_PLAYERS),
    black: wholeNumber(black, 0, MOST_PLAYERS),
  };
}

export function playerKeyOf(value: unknown): PlayerKey {
  const { section, no } = fields(value);
  return {
    ...optional('section', section, (one) => text(one, LONGEST_SECTION)),
    no: wholeNumber(no, 1, MOST_PLAYERS),
  };
}
