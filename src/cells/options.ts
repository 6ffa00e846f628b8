/**
 * The option words that recur: cycles, system, order, withdrawal, scoring. Case and accents are ignored,
 * English and Spanish. `told` is the language that the header words of other arguments tell.
 */
import { STANDARD_SCORING, type Scoring } from '../engine/results/scoring';
import type { WithdrawalRule } from '../engine/results/withdrawal';
import type { Order, System } from '../engine/schedule/format';
import type { Language } from '../messages/language';
import { fail, got, type Sentences } from './failure';
import { normalizeResult } from './result-words';
import { fold, isBlank, numberOf } from './text';
import { rowsOf, type Argument, type Cell } from './value';

export const MOST_CYCLES = 8;

/** The one cell of an optional argument; undefined where it is blank. */
export function oneCell(fn: string, parameter: string, argument: Argument, told?: Language): Cell {
  let found: Cell;
  for (const row of rowsOf(argument))
    for (const cell of Array.isArray(row) ? row : [row as Cell]) {
      if (isBlank(cell)) continue;
      if (found !== undefined) fail(fn, told, (say) => say.oneCell(parameter));
      found = cell;
    }
  return found;
}

function wordOf(cell: Cell): string | undefined {
  return typeof cell === 'string' && cell.length < 40 ? fold(cell) : undefined;
}

function readWord<Word>(
  fn: string,
  parameter: string,
  argument: Argument,
  words: ReadonlyMap<string, Word>,
  byDefault: Word,
  sentence: (say: Sentences) => (got: string) => string,
  told: Language | undefined,
): Word {
  const cell = oneCell(fn, parameter, argument, told);
  if (cell === undefined) return byDefault;
  const word = wordOf(cell);
  const known = word === undefined ? undefined : words.get(word);
  return known ?? fail(fn, told, (say) => sentence(say)(got(say, cell)));
}

const CYCLE_WORDS: ReadonlyMap<string, number> = new Map([
  ['single', 1],
  ['sencillo', 1],
  ['sencilla', 1],
  ['simple', 1],
  ['double', 2],
  ['doble', 2],
]);

/** 1 to 8, `single`/`sencilla`, `double`/`doble`; undefined where it is blank. */
export function readGivenCycles(fn: string, argument: Argument, told?: Language): number | undefined {
  const cell = oneCell(fn, 'cycles', argument, told);
  if (cell === undefined) return undefined;
  const cycles = numberOf(cell) ?? CYCLE_WORDS.get(wordOf(cell) ?? '');
  if (cycles !== undefined && Number.isInteger(cycles) && cycles >= 1 && cycles <= MOST_CYCLES) return cycles;
  return fail(fn, told, (say) => say.cycles(got(say, cell)));
}

/** 1 to 8, `single`/`sencilla`, `double`/`doble`; blank is 1. */
export function readCycles(fn: string, argument: Argument, told?: Language): number {
  return readGivenCycles(fn, argument, told) ?? 1;
}

const SYSTEM_WORDS: ReadonlyMap<string, System | 'crenshaw' | 'circle'> = new Map([
  ['berger', 'berger'],
  ['crenshaw', 'crenshaw'],
  ['circle', 'circle'],
  ['circulo', 'circle'],
]);

/** Blank is `berger`; `crenshaw` and `circle` are known words that get a clear error until they are built. */
export function readSystem(fn: string, argument: Argument, told?: Language): System {
  const system = readWord(fn, 'system', argument, SYSTEM_WORDS, 'berger', (say) => say.system, told);
  if (system !== 'berger') return fail(fn, told, (say) => say.systemNotYet(system));
  return system;
}

const ORDER_WORDS: ReadonlyMap<string, Order> = new Map([
  ['fide', 'fide'],
  ['plain', 'plain'],
  ['simple', 'plain'],
  ['mirror', 'mirror'],
  ['espejo', 'mirror'],
]);

/** Blank is `fide`. */
export function readOrder(fn: string, argument: Argument, told?: Language): Order {
  return readWord(fn, 'order', argument, ORDER_WORDS, 'fide', (say) => say.order, told);
}

const ROW_ORDER_WORDS: ReadonlyMap<string, 'number' | 'rank'> = new Map([
  ['number', 'number'],
  ['numero', 'number'],
  ['rank', 'rank'],
  ['puesto', 'rank'],
]);

/** How the rows of a crosstable follow each other; blank is `number`. */
export function readRowOrder(fn: string, argument: Argument, told?: Language): 'number' | 'rank' {
  return readWord(fn, 'order', argument, ROW_ORDER_WORDS, 'number', (say) => say.rowOrder, told);
}

const WITHDRAWAL_WORDS: ReadonlyMap<string, WithdrawalRule> = new Map([
  ['fide', 'fide'],
  ['keep', 'keep'],
  ['mantener', 'keep'],
  ['conservar', 'keep'],
  ['annul', 'annul'],
  ['anular', 'annul'],
]);

/** Blank is `fide`. */
export function readWithdrawal(fn: string, argument: Argument, told?: Language): WithdrawalRule {
  return readWord(fn, 'withdrawal', argument, WITHDRAWAL_WORDS, 'fide', (say) => say.withdrawal, told);
}

const MOST_POINTS = 1000;
const POINTS = /^(\d{1,4}([.,]\d{1,4})?|½)$/;

/** `1-½-0`, `3-1-0`, `1-½-0-½`: win, draw, loss, and perhaps a free round; blank is `1-½-0`. */
export function readScoring(fn: string, argument: Argument, told?: Language): Scoring {
  const cell = oneCell(fn, 'scoring', argument, told);
  if (cell === undefined) return STANDARD_SCORING;
  const parts =
    typeof cell === 'string' && cell.length < 60 ? normalizeResult(cell).split(/ ?[-:;/ ] ?/) : [];
  const numbers = parts.map((part) =>
    POINTS.test(part) ? (part === '½' ? 0.5 : Number(part.replace(',', '.'))) : NaN,
  );
  const [win = NaN, draw = NaN, loss = NaN, free = 0] = numbers;
  const isScoring =
    numbers.length <= 4 && win > loss && win >= draw && draw >= loss && Math.max(win, free) <= MOST_POINTS;
  return isScoring ? { win, draw, loss, free } : fail(fn, told, (say) => say.scoring(got(say, cell)));
}
