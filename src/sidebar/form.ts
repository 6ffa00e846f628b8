/**
 * The state of the Set up panel, and what follows from it: the field of players, the format, the request.
 */
import { startNumbers, type Numbering } from '../engine/planning/start-numbers';
import { MOST_WRITTEN_GAMES, size, type Format, type Order } from '../engine/schedule/format';
import type { FoundPlayer, GenerateRequest, PlayerSource, Reading } from './calls';
import { equalNames, parseNames } from './names';

export const MOST_PLAYERS = 500;
export const LEAST_MORE_CYCLES = 3;
export const MOST_CYCLES = 8;

export type From = PlayerSource['from'];

/** What the user has set, as it stands in the controls. */
export interface Form {
  readonly from: From;
  readonly list: string;
  readonly number: string;
  /** Who gets which start number. */
  readonly numbers: Numbering['by'];
  /** Of the lots, when `numbers` is `lot`. */
  readonly seed: string;
  readonly cycles: '1' | '2' | 'more';
  /** The number of cycles when `cycles` is `more`. */
  readonly more: string;
  readonly order: Order;
}

/** What was read from the sheet; absent: there is no such tab, or the selection was not read yet. */
export interface Found {
  readonly playersTab?: Reading;
  readonly selection?: Reading;
}

/** Why no schedule can be made of the players yet. */
export type FieldProblem =
  | { readonly kind: 'none' | 'unread' | 'number' | 'one' }
  | { readonly kind: 'many'; readonly players: number }
  | { readonly kind: 'reading'; readonly sentence: string }
  | { readonly kind: 'equal'; readonly names: readonly { name: string; lines: readonly number[] }[] };

/** The players taking part. */
export interface Field {
  readonly players: number;
  /** By start number, from 1 at place 0; absent where only the number is known. */
  readonly names?: readonly string[];
  /** In the same order; absent where no player is known to have one. */
  readonly ratings?: readonly (number | undefined)[];
  /** True where the start numbers stand in the list, so that others go into a new tab. */
  readonly numbered?: boolean;
  readonly dropped?: 'header' | 'numbering';
  readonly problem?: FieldProblem;
}

export const emptyForm: Form = {
  from: 'list',
  list: '',
  number: '8',
  numbers: 'listed',
  seed: '',
  cycles: '1',
  more: '3',
  order: 'fide',
};

export const LONGEST_SEED = 80;

/** The Players tab if it can be used, else a selection of two names or more (not a cell that holds a number), else what is there to be mended. */
export function firstSource(found: Found): From {
  if (found.playersTab?.ok) return 'tab';
  if (found.selection?.ok && found.selection.players.length > 1 && named(found.selection.players)) {
    return 'selection';
  }
  return found.playersTab ? 'tab' : 'list';
}

export function fieldOf(form: Form, found: Found): Field {
  switch (form.from) {
    case 'tab':
      return read(found.playersTab, 'none');
    case 'selection':
      return read(found.selection, 'unread');
    case 'list': {
      const { names, lines, dropped } = parseNames(form.list);
      const equal = equalNames(names).map(({ name, places }) => ({
        name,
        lines: places.map((i) => lines[i] ?? 0).sort((a, b) => a - b),
      }));
      const field = { players: names.length, names, ...(dropped && { dropped }) };
      const problem =
        sizeProblem(names.length) ??
        (equal.length > 0 ? { kind: 'equal' as const, names: equal } : undefined);
      return problem ? { ...field, problem } : field;
    }
    case 'number': {
      const players = wholeNumber(form.number);
      if (players === undefined || players < 2 || players > MOST_PLAYERS) {
        return { players: 0, problem: { kind: 'number' } };
      }
      return { players };
    }
  }
}

/** The number of cycles; undefined where what was typed is none. */
export function cyclesOf(form: Form): number | undefined {
  if (form.cycles !== 'more') return Number(form.cycles);
  const cycles = wholeNumber(form.more);
  return cycles !== undefined && cycles >= LEAST_MORE_CYCLES && cycles <= MOST_CYCLES ? cycles : undefined;
}

/** How the start numbers are given; those whom the field does not allow are as listed. */
export function numberingOf({ numbers, seed }: Form, { names, ratings }: Field): Numbering {
  if (names && numbers === 'lot') return { by: 'lot', seed: seed.trim() };
  return names && ratings && numbers === 'rating' ? { by: 'rating' } : { by: 'listed' };
}

/** True where lots are to be drawn without a seed. */
export function seedMissing(form: Form, field: Field): boolean {
  const numbering = numberingOf(form, field);
  return numbering.by === 'lot' && numbering.seed === '';
}

/** The names by the start numbers that they will get. */
export function numberedNames(form: Form, field: Field): readonly string[] | undefined {
  const { names, ratings } = field;
  const players = names?.map((_, i) => {
    const rating = ratings?.[i];
    return rating === undefined ? {} : { rating };
  });
  return players && startNumbers(players, numberingOf(form, field)).map((i) => names?.[i] ?? '');
}

/** What can be generated; undefined while something has to be put right. */
export function formatOf(form: Form, found: Found): Format | undefined {
  const field = fieldOf(form, found);
  const cycles = cyclesOf(form);
  if (field.problem || cycles === undefined || seedMissing(form, field)) return undefined;
  return { players: field.players, cycles, system: 'berger', order: cycles > 1 ? form.order : 'fide' };
}

/** True where the schedule would have more games than can be written. */
export function tooManyGames(format: Format): boolean {
  return size(format).games > MOST_WRITTEN_GAMES;
}

/** The call's argument; undefined while something has to be put right. */
export function requestOf(
  form: Form,
  found: Found,
  run: string,
  despiteResults: boolean,
): GenerateRequest | undefined {
  const format = formatOf(form, found);
  if (!format || tooManyGames(format)) return undefined;
  const { cycles, order } = format;
  const field = fieldOf(form, found);
  const numbers = numberingOf(form, field);
  const request = {
    players: sourceOf(form, field),
    ...(numbers.by !== 'listed' && { numbers }),
    cycles,
    order,
    run,
  };
  return despiteResults ? { ...request, despiteResults } : request;
}

/** Whether two readings show the same players in the same place. */
export function sameReading(a: Reading | undefined, b: Reading | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function sourceOf(form: Form, field: Field): PlayerSource {
  switch (form.from) {
    case 'list':
      return { from: 'list', names: field.names ?? [] };
    case 'number':
      return { from: 'number', players: field.players };
    default:
      return { from: form.from };
  }
}

function read(reading: Reading | undefined, absent: 'none' | 'unread'): Field {
  if (!reading) return { players: 0, problem: { kind: absent } };
  if (!reading.ok) return { players: 0, problem: { kind: 'reading', sentence: reading.problem } };
  const players = [...reading.players].sort((a, b) => a.no - b.no);
  const names = players.map(({ name }) => name);
  const ratings = players.map(({ rating }) => rating);
  const problem = sizeProblem(names.length);
  return {
    players: names.length,
    ...(named(reading.players) && { names }),
    ...(ratings.some((rating) => rating !== undefined) && { ratings }),
    ...(reading.numbered && { numbered: true }),
    ...(problem && { problem }),
  };
}

/** False where only a number was read, so that the names are the start numbers. */
function named(players: readonly FoundPlayer[]): boolean {
  return players.some(({ no, name }) => name !== String(no));
}

function sizeProblem(players: number): FieldProblem | undefined {
  if (players === 0) return { kind: 'none' };
  if (players === 1) return { kind: 'one' };
  return players > MOST_PLAYERS ? { kind: 'many', players } : undefined;
}

function wholeNumber(text: string): number | undefined {
  return /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : undefined;
}
