/**
 * The option words that recur: cycles, system, order, withdrawal, scoring. Case and accents are ignored, the
 * words of every language are read. `told` is the language that the header words of other arguments tell.
 */
import { STANDARD_SCORING, type Scoring } from '../engine/results/scoring';
import type { WithdrawalRule } from '../engine/results/withdrawal';
import type { PoolMethod } from '../engine/planning/sections';
import type { Order, System } from '../engine/schedule/format';
import type { Language } from '../messages/languages';
import { dictionary, type Entry } from './dictionary';
import { fail, got, type Sentences } from './failure';
import { normalizeResult } from './result-words';
import { fold, isBlank, isFormulaError, numberOf, tidy } from './text';
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

function readWord<Word extends string>(
  fn: string,
  parameter: string,
  argument: Argument,
  find: (word: string) => Entry<Word> | undefined,
  byDefault: Word,
  sentence: (say: Sentences) => (got: string) => string,
  told: Language | undefined,
): Word {
  const cell = oneCell(fn, parameter, argument, told);
  if (cell === undefined) return byDefault;
  const word = wordOf(cell);
  const known = word === undefined ? undefined : find(word);
  return known?.meaning ?? fail(fn, told, (say) => sentence(say)(got(say, cell)));
}

const cycleWord = dictionary<'single' | 'double'>({}, (words) => words.cycles);

function cyclesOf(cell: Cell): number | undefined {
  const word = cycleWord(wordOf(cell) ?? '')?.meaning;
  return word === undefined ? numberOf(cell) : word === 'single' ? 1 : 2;
}

/** 1 to 8, `single`/`sencilla`, `double`/`doble`; undefined where it is blank. */
export function readGivenCycles(fn: string, argument: Argument, told?: Language): number | undefined {
  const cell = oneCell(fn, 'cycles', argument, told);
  if (cell === undefined) return undefined;
  const cycles = cyclesOf(cell);
  if (cycles !== undefined && Number.isInteger(cycles) && cycles >= 1 && cycles <= MOST_CYCLES) return cycles;
  return fail(fn, told, (say) => say.cycles(got(say, cell)));
}

/** 1 to 8, `single`/`sencilla`, `double`/`doble`; blank is 1. */
export function readCycles(fn: string, argument: Argument, told?: Language): number {
  return readGivenCycles(fn, argument, told) ?? 1;
}

const systemWord = dictionary<System>(
  { berger: ['berger'], crenshaw: ['crenshaw'] },
  (words) => words.system,
);

/** Blank is `berger`. */
export function readSystem(fn: string, argument: Argument, told?: Language): System {
  return readWord(fn, 'system', argument, systemWord, 'berger', (say) => say.system, told);
}

const orderWord = dictionary<Order>({ fide: ['fide'] }, (words) => words.order);

/** Blank is `fide`. */
export function readOrder(fn: string, argument: Argument, told?: Language): Order {
  return readWord(fn, 'order', argument, orderWord, 'fide', (say) => say.order, told);
}

const rowOrderWord = dictionary<'number' | 'rank'>({}, (words) => words.rowOrder);

/** How the rows of a crosstable follow each other; blank is `number`. */
export function readRowOrder(fn: string, argument: Argument, told?: Language): 'number' | 'rank' {
  return readWord(fn, 'order', argument, rowOrderWord, 'number', (say) => say.rowOrder, told);
}

const withdrawalWord = dictionary<WithdrawalRule>({ fide: ['fide'] }, (words) => words.withdrawal);

/** Blank is `fide`. */
export function readWithdrawal(fn: string, argument: Argument, told?: Language): WithdrawalRule {
  return readWord(fn, 'withdrawal', argument, withdrawalWord, 'fide', (say) => say.withdrawal, told);
}

export type DrawMethod = 'lot' | 'rating' | 'varma';

const drawMethodWord = dictionary<DrawMethod>(
  { varma: ['varma'], rating: ['elo'] },
  (words) => words.drawMethod,
);

/** How start numbers are drawn; blank is `lot`. */
export function readDrawMethod(fn: string, argument: Argument, told?: Language): DrawMethod {
  return readWord(fn, 'method', argument, drawMethodWord, 'lot', (say) => say.drawMethod, told);
}

const poolMethodWord = dictionary<PoolMethod>({}, (words) => words.poolMethod);

/** How players are dealt out to pools; blank is `snake`. */
export function readPoolMethod(fn: string, argument: Argument, told?: Language): PoolMethod {
  return readWord(fn, 'method', argument, poolMethodWord, 'snake', (say) => say.poolMethod, told);
}

/** Any word or number; the number 7 and the text `7` are the same seed. */
export function readSeed(fn: string, argument: Argument, told?: Language): string {
  const cell = oneCell(fn, 'seed', argument, told);
  if (typeof cell === 'number' && Number.isFinite(cell)) return String(cell);
  if (typeof cell === 'string' && !isFormulaError(cell)) return tidy(cell);
  return fail(fn, told, (say) => say.seed(got(say, cell)));
}

/** A number within bounds; without `byDefault` it must be given. */
export function readNumber(
  fn: string,
  parameter: string,
  argument: Argument,
  bounds: {
    readonly from: number;
    readonly to: number;
    readonly whole?: boolean;
    readonly byDefault?: number;
  },
  told?: Language,
  sentence?: (say: Sentences, got: string) => string,
): number {
  const { from, to, whole = false, byDefault } = bounds;
  const cell = oneCell(fn, parameter, argument, told);
  const n = cell === undefined ? byDefault : numberOf(cell);
  if (n !== undefined && n >= from && n <= to && (!whole || Number.isInteger(n))) return n;
  return fail(
    fn,
    told,
    (say) => sentence?.(say, got(say, cell)) ?? say.numberIn(parameter, whole, from, to, got(say, cell)),
  );
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
