/**
 * The state of the Set up panel, and the field of players that follows from it.
 */
import type { PoolMethod } from '../../engine/planning/sections';
import type { Numbering } from '../../engine/planning/start-numbers';
import type { Order, System } from '../../engine/schedule/format';
import type { Division, FoundPlayer, PlayerSource, Reading } from '../calls';
import { equalNames, parseNames, type NameList } from '../parts/names';

export const MOST_PLAYERS = 500;
export const LEAST_MORE_CYCLES = 3;
export const MOST_CYCLES = 8;

export type From = PlayerSource['from'];

/** What the user has set, as it stands in the controls. */
export interface Form {
  readonly from: From;
  readonly list: string;
  readonly number: string;
  readonly division: Division['into'];
  /** Whose tables, when `division` is `one`. */
  readonly system: System;
  readonly quadSize: string;
  /** Whether the colours of the last round of quads are tossed for, with this seed. */
  readonly toss: boolean;
  readonly tossSeed: string;
  readonly pools: string;
  readonly poolMethod: PoolMethod;
  /** What the teams are called where the list does not say. */
  readonly teams: readonly [string, string];
  /** Who gets which start number. */
  readonly numbers: Numbering['by'];
  /** Of the lots, when `numbers` is `lot` or `varma`. */
  readonly seed: string;
  readonly cycles: '1' | '2' | 'more';
  /** The number of cycles when `cycles` is `more`. */
  readonly more: string;
  readonly order: Order;
  readonly dates: DatesForm;
  readonly clock: ClockForm;
}

/** Without a first day there are no dates. */
export interface DatesForm {
  readonly start: string;
  readonly every: 'weekdays' | 'days';
  /** 1 (Monday) to 7; undefined: that of the first day. */
  readonly weekdays?: readonly number[];
  readonly days: string;
  readonly daysOff: readonly string[];
  /** Days off typed, but not added to the others yet: `2027-03-29`, or a span of two; it counts like them. */
  readonly typedOff?: string;
  readonly roundsADay: string;
  /** By the round of the day; blank where none is told. */
  readonly times: readonly string[];
}

/** Without minutes a player nothing is computed. */
export interface ClockForm {
  readonly base: string;
  readonly increment: string;
  readonly session: string;
  readonly changeover: string;
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
  | { readonly kind: 'rating'; readonly line: number; readonly text: string }
  | { readonly kind: 'equal'; readonly names: readonly { name: string; lines: readonly number[] }[] };

/** What is known of a player beforehand. */
export type Person = Omit<FoundPlayer, 'no'>;

/** The players taking part. */
export interface Field {
  readonly players: number;
  /** By start number, section after section; absent where only the number is known. */
  readonly people?: readonly Person[];
  /** True where the start numbers stand in the list, so that others go into a new tab. */
  readonly numbered?: boolean;
  readonly dropped?: 'header' | 'numbering';
  /** Further columns of a typed list that were not read. */
  readonly unread?: NameList['unread'];
  readonly problem?: FieldProblem;
}

export const emptyForm: Form = {
  from: 'list',
  list: '',
  number: '8',
  division: 'one',
  system: 'berger',
  quadSize: '4',
  toss: false,
  tossSeed: '',
  pools: '2',
  poolMethod: 'snake',
  teams: ['', ''],
  numbers: 'listed',
  seed: '',
  cycles: '1',
  more: '3',
  order: 'fide',
  dates: { start: '', every: 'weekdays', days: '7', daysOff: [], roundsADay: '1', times: [] },
  clock: { base: '', increment: '0', session: '180', changeover: '15' },
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
      const { names, lines, dropped, known, wrongRating, unread } = parseNames(form.list);
      const equal = equalNames(names).map(({ name, places }) => ({
        name,
        lines: places.map((i) => lines[i] ?? 0).sort((a, b) => a - b),
      }));
      const people = inSections(names.map((name, i): Person => ({ name, ...known?.[i] })));
      const field = {
        players: names.length,
        people,
        ...(dropped && { dropped }),
        ...(unread && { unread }),
      };
      const problem =
        sizeProblem(names.length) ??
        (equal.length > 0 ? { kind: 'equal' as const, names: equal } : undefined) ??
        (wrongRating && { kind: 'rating' as const, ...wrongRating });
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

/** Whether anybody is known to have one. */
export function hasRatings({ people = [] }: Field): boolean {
  return people.some(({ rating }) => rating !== undefined);
}

export function sectionCount({ people = [] }: Field): number {
  return new Set(people.map(({ section }) => section)).size;
}

/** Whether the list itself is divided into sections. */
export function hasSections(field: Field): boolean {
  return sectionCount(field) > 1;
}

/** Whether two readings show the same players in the same place. */
export function sameReading(a: Reading | undefined, b: Reading | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export function sourceOf(form: Form, { people = [], players }: Field): PlayerSource {
  switch (form.from) {
    case 'list': {
      const known = people.map(({ name, ...more }) => (void name, more));
      const names = people.map(({ name }) => name);
      const isMore = known.some((more) => Object.keys(more).length > 0);
      return { from: 'list', names, ...(isMore && { known }) };
    }
    case 'number':
      return { from: 'number', players };
    default:
      return { from: form.from };
  }
}

function read(reading: Reading | undefined, absent: 'none' | 'unread'): Field {
  if (!reading) return { players: 0, problem: { kind: absent } };
  if (!reading.ok) return { players: 0, problem: { kind: 'reading', sentence: reading.problem } };
  const players = bySection(reading.players);
  const problem = sizeProblem(players.length);
  return {
    players: players.length,
    ...(named(reading.players) && { people: players.map(personOf) }),
    ...(reading.numbered && { numbered: true }),
    ...(problem && { problem }),
  };
}

function personOf({ no, ...person }: FoundPlayer): Person {
  void no;
  return person;
}

/** By start number; section after section, as they first occur. */
function bySection(players: readonly FoundPlayer[]): readonly FoundPlayer[] {
  const sections = [...new Set(players.map(({ section }) => section))];
  return sections.flatMap((name) =>
    players.filter(({ section }) => section === name).sort((a, b) => a.no - b.no),
  );
}

/** Section after section, as they first occur. */
function inSections(people: readonly Person[]): readonly Person[] {
  const sections = [...new Set(people.map(({ section }) => section))];
  return sections.flatMap((name) => people.filter(({ section }) => section === name));
}

/** False where only a number was read, so that the names are the start numbers. */
function named(players: readonly FoundPlayer[]): boolean {
  return players.some(({ no, name, section }) => section !== undefined || name !== String(no));
}

function sizeProblem(players: number): FieldProblem | undefined {
  if (players === 0) return { kind: 'none' };
  if (players === 1) return { kind: 'one' };
  return players > MOST_PLAYERS ? { kind: 'many', players } : undefined;
}

/** What was typed as a whole number without a sign. */
export function wholeNumber(text: string): number | undefined {
  return /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : undefined;
}
