/**
 * Where in a range a crosstable stands: the rows of its players, the columns of its results, No. and Name.
 */
import { pointsOf, STANDARD_SCORING } from '../engine/results/scoring';
import type { Language } from '../messages/languages';
import { isMark, isScore, readScores } from './crosstable-cells';
import { fail, failAt, type Sentences } from './failure';
import { playerHeading } from './header-words';
import { FEWEST_PLAYERS, MOST_PLAYERS } from './player-list';
import { cellsOf, firstFilledRow, isBlankColumn, topRow, widthOf, type Rows } from './rows';
import type { Request } from './section-results';
import { fold, isBlank, isFormulaError, numberOf, shown, tidy } from './text';
import type { Cell } from './value';

export interface Layout {
  /** The rows of the players, from 0. */
  readonly rows: readonly number[];
  /** The column of the first result, from 0. */
  readonly left: number;
  readonly noColumn?: number;
  readonly nameColumn?: number;
  readonly language: Language | undefined;
}

/** A block of results that may be the table: how many marks its diagonal has, how many results it holds. */
interface Candidate {
  readonly left: number;
  readonly marks: number;
  readonly readable: boolean;
  readonly results: number;
}

function filledRows(rows: Rows, from = 0): number[] {
  const filled: number[] = [];
  for (let r = firstFilledRow(rows, from); r !== -1; r = firstFilledRow(rows, r + 1)) filled.push(r);
  return filled;
}

/** The rows that are not blank, without a title above the headings or above a table without; from which row on. */
function tableRows(rows: Rows): { readonly from: number; readonly filled: readonly number[] } {
  const top = topRow(rows, (row) => isHeader(rows, filledRows(rows, row)), isTitle);
  const filled = top === -1 ? [] : filledRows(rows, top);
  const [first = 0, ...below] = filled;
  const [title, more] = cellsOf(rows, first).filter((cell) => !isBlank(cell));
  if (below.length === 0 || more !== undefined || !isTitle(title)) return { from: 0, filled };
  const width = widthOf(rows);
  const isTable =
    typeof title === 'number' ||
    below.every((r) => cellsOf(rows, r).every((cell) => nameOf(cell) === undefined)) ||
    (below.length >= FEWEST_PLAYERS &&
      (leftColumns(rows, below, width).noColumn !== undefined ||
        candidates(rows, below, width).some(({ marks }) => marks === below.length)));
  return isTable ? { from: first + 1, filled: below } : { from: 0, filled };
}

/** A word or a year, no start number. */
function isTitle(cell: Cell): boolean {
  const n = numberOf(cell);
  return n === undefined ? typeof cell === 'string' && !isScore(cell) : n >= 1000;
}

const TOTALS = new Set([
  'pts',
  'points',
  'total',
  'score',
  'puntos',
  'ptos',
  'sb',
  's-b',
  'rank',
  'place',
  'puesto',
  'lugar',
  'pos',
]);

export function wholeNumber(cell: Cell): number | undefined {
  const n = numberOf(cell);
  return n !== undefined && Number.isInteger(n) && n > 0 ? n : undefined;
}

/** Whether the first of the filled rows is a header: words, or the start numbers, or the names of the rows below. */
function isHeader(rows: Rows, filled: readonly number[]): boolean {
  const [first] = filled;
  if (first === undefined) return false;
  const cells = cellsOf(rows, first).filter((cell) => !isBlank(cell));
  const words = cells.filter(isHeadingWord).length;
  if (words >= 2 || words === cells.length) return true;
  if (cells.some((cell) => playerHeading(cell)?.column === 'name')) return true;
  return headedBlock(rows, first, rowsBelow(rows, first, filled.slice(1)), undefined) !== undefined;
}

/**
 * The rows of the players below a header: as many as it counts, 1..n, where some of them are blank, as the last is
 * in an upper triangle; else those that are filled.
 */
function rowsBelow(rows: Rows, header: number, filled: readonly number[]): readonly number[] {
  const heads = cellsOf(rows, header).map(wholeNumber);
  const left = heads.indexOf(1);
  let n = 0;
  while (left !== -1 && heads[left + n] === n + 1) n++;
  const all = Array.from({ length: n }, (_, i) => header + 1 + i);
  const isWhole = n > filled.length && header + n < rows.length && filled.every((r) => all.includes(r));
  return isWhole && hasOpenDiagonal(rows, all, left) ? all : filled;
}

function isHeadingWord(cell: Cell): boolean {
  if (typeof cell !== 'string' || cell.length > 40) return false;
  return playerHeading(cell) !== undefined || TOTALS.has(fold(cell));
}

/**
 * The block headed by the start numbers: n consecutive headings that are the whole numbers of the column No., or
 * 1..n, or the names that stand on the left. `sorted` where they are those but in another order than the rows.
 */
function headedBlock(
  rows: Rows,
  header: number,
  below: readonly number[],
  noColumn: number | undefined,
): { readonly left: number; readonly sorted: boolean } | undefined {
  const n = below.length;
  if (n < FEWEST_PLAYERS) return undefined;
  const cells = cellsOf(rows, header);
  const columnOf = (c: number, keyOf: KeyOf) => below.map((r) => keyOf(cellsOf(rows, r)[c]));
  let sorted: number | undefined;
  for (let left = 0; left + n <= cells.length; left++)
    for (const keyOf of KEYS) {
      const heads = cells.slice(left, left + n).map(keyOf);
      if (heads.includes(undefined) || new Set(heads).size !== n) continue;
      if (cells.some((cell, c) => (c < left || c >= left + n) && isScore(cell))) continue;
      const marked = isMarked(rows, below, left, isMark);
      if (marked && keyOf === nameOf) return { left, sorted: false };
      // As many more columns as rounds, not as players.
      if (!marked && keyOf === wholeNumber && wholeNumber(cells[left + n]) === n + 1) continue;
      const keys: (readonly Key[])[] = [];
      if (keyOf === wholeNumber && noColumn !== undefined) keys.push(columnOf(noColumn, keyOf));
      else {
        if (keyOf === wholeNumber) keys.push(below.map((_, i) => i + 1));
        for (let c = 0; c < left; c++) keys.push(columnOf(c, keyOf));
      }
      for (const column of keys) {
        if (column.every((key, i) => key === heads[i])) return { left, sorted: false };
        if (new Set(column).size === n && column.every((key) => heads.includes(key))) sorted ??= left;
      }
    }
  return sorted === undefined ? undefined : { left: sorted, sorted: true };
}

type Key = string | number | undefined;
type KeyOf = (cell: Cell) => Key;

function nameOf(cell: Cell): string | undefined {
  return typeof cell === 'string' && !isBlank(cell) && numberOf(cell) === undefined && !isScore(cell)
    ? tidy(cell)
    : undefined;
}

const KEYS: readonly KeyOf[] = [wholeNumber, nameOf];

function candidates(rows: Rows, players: readonly number[], width: number): Candidate[] {
  const n = players.length;
  const found: Candidate[] = [];
  for (let left = 0; left + n <= width; left++) {
    if (!hasOpenDiagonal(rows, players, left)) continue;
    const marks = players.filter((r, i) => isMark(cellsOf(rows, r)[left + i])).length;
    found.push({ left, marks, ...content(rows, players, left) });
  }
  return found.length > 0 ? found : uniform(rows, players, width);
}

/** Nothing or a mark stands in every cell of the diagonal. */
function hasOpenDiagonal(rows: Rows, players: readonly number[], left: number): boolean {
  return players.every((r, i) => {
    const cell = cellsOf(rows, r)[left + i];
    return isBlank(cell) || isMark(cell);
  });
}

function content(
  rows: Rows,
  players: readonly number[],
  left: number,
): Pick<Candidate, 'readable' | 'results'> {
  let readable = true;
  let results = 0;
  players.forEach((r, i) => {
    const cells = cellsOf(rows, r);
    for (let j = 0; j < players.length; j++) {
      if (i === j) continue;
      const reading = readScores(cells[left + j]);
      if (reading === undefined) readable = false;
      else if (reading !== 'blank') results++;
    }
  });
  return { readable, results };
}

/** Blocks whose diagonal is filled with one and the same thing, such as 0, and that hold nothing but scores. */
function uniform(rows: Rows, players: readonly number[], width: number): Candidate[] {
  const found: Candidate[] = [];
  for (let left = 0; left + players.length <= width; left++) {
    const diagonal = new Set(players.map((r, i) => shown(cellsOf(rows, r)[left + i])));
    if (diagonal.size > 1) continue;
    const block = content(rows, players, left);
    if (block.readable && block.results > 0) found.push({ left, marks: 0, ...block });
  }
  return found.length === 1 ? found : [];
}

/** The block that is the table beyond doubt; undefined where there is none. */
function best(found: readonly Candidate[]): Candidate | undefined {
  const better = (a: Candidate, b: Candidate) =>
    Number(b.readable) - Number(a.readable) || b.marks - a.marks || b.results - a.results;
  const [first, second] = [...found].sort(better);
  if (first === undefined || (second !== undefined && better(first, second) === 0)) return undefined;
  return first;
}

/**
 * Whether three columns are a crosstable rather than a list of games: they have its header, or a block of n
 * columns of which all cells beside the diagonal read as scores, or a diagonal of marks, or one that is blank
 * with more scores beside it than cells that would be players.
 */
export function looksLikeCrosstable(rows: Rows): boolean {
  const table = tableRows(rows);
  const { filled } = table;
  if (isHeader(rows, filled)) return true;
  const width = widthOf(rows);
  const players = bareRows(rows, table, width, undefined) ?? filled;
  if (players !== filled && (width > 3 || filled.length > 1)) {
    const { readable, results } = content(rows, players, 0);
    if (readable && results > 0) return true;
  }
  if (filled.length < FEWEST_PLAYERS) return false;
  const cells = players.map((r) => cellsOf(rows, r));
  if (players.length === width) {
    if (content(rows, players, 0).readable) return true;
    if (cells.every((row) => row.every((cell) => isMark(cell) || readScores(cell) !== undefined)))
      return true;
    if (hasMoreScores(cells)) return true;
  }
  const block = best(candidates(rows, players, width));
  return block !== undefined && ((block.readable && block.results > 0) || block.marks === players.length);
}

/** A table with a blank diagonal in which something may be mistyped: no list of games has so few players. */
function hasMoreScores(table: Rows): boolean {
  let scores = 0;
  let players = 0;
  for (const [i, row] of table.entries())
    for (const [j, cell] of row.entries()) {
      if (i === j ? !isBlank(cell) && !isMark(cell) : isPlayer(cell)) players++;
      else if (isScore(cell)) scores++;
    }
  return scores > 0 && scores >= players;
}

function isPlayer(cell: Cell): boolean {
  if (isScore(cell)) return false;
  return typeof cell === 'string' ? /\p{L}/u.test(cell) : Number.isInteger(cell);
}

/**
 * The rows of the players where there is no header: those that are filled, or a square of which some are blank, as
 * half of a table leaves the last or the first, and a table in progress any. Undefined where it may be either.
 */
function bareRows(
  rows: Rows,
  { from, filled }: ReturnType<typeof tableRows>,
  width: number,
  listed: number | undefined,
): readonly number[] | undefined {
  const m = filled.length;
  const height = rows.length - from;
  const isSquare = height === width;
  const n = isSquare ? width : Math.max((filled[m - 1] ?? 0) + 1 - from, filledWidth(rows));
  if (m === 0 || m >= n || n > height || n > width || n > MOST_PLAYERS) return filled;
  if (n < FEWEST_PLAYERS || (listed !== undefined && listed !== n)) return filled;
  const all = Array.from({ length: n }, (_, i) => from + i);
  if (!hasOpenDiagonal(rows, all, 0)) return filled;
  if (listed === n) return all;
  // Who marks the diagonal marks it in every row: those without are nobody's.
  if (all.some((r, i) => isMark(cellsOf(rows, r)[i]))) return filled;
  if (m < FEWEST_PLAYERS) return all;
  // The other reading: only filled rows are players, and what stands at their right are totals.
  const found = candidates(rows, filled, width);
  if (found.some(({ left }) => isMarked(rows, filled, left, isSureMark))) return filled;
  const block = best(found);
  if (block === undefined) return all;
  if (isLabelled(rows, filled, block.left)) return filled;
  const { both } = halves(rows, filled, block.left);
  const { single } = halves(rows, all, 0);
  // A finished table somewhere in a larger range; two players may be the first who have played.
  const isFinished = m > 2 && 2 * both === m * (m - 1);
  if (isFinished && (block.marks === m || (m < n - 1 && single === 0))) return filled;
  if (block.left > 0 || filled[m - 1] !== from + m - 1)
    return hasPoints(rows, filled, block.left) ? filled : all;
  if (both > 0 && single > 0) return filled;
  const isReadable = content(rows, all, 0).readable;
  if (isReadable && (isSquare || m === 2)) return all;
  if (!hasPoints(rows, filled, 0)) return all;
  return isReadable ? undefined : filled;
}

/** A mark that is no score, as the dash is, which is a forfeit too. */
function isSureMark(cell: Cell): boolean {
  return isMark(cell) && readScores(cell) === undefined;
}

/** Marks all along the diagonal. */
function isMarked(
  rows: Rows,
  players: readonly number[],
  left: number,
  isOne: (cell: Cell) => boolean,
): boolean {
  return players.every((r, i) => isOne(cellsOf(rows, r)[left + i]));
}

/** Start numbers or names stand left of the results. */
function isLabelled(rows: Rows, players: readonly number[], left: number): boolean {
  const { noColumn, nameColumn } = leftColumns(rows, players, left);
  if (noColumn !== undefined) return true;
  return nameColumn !== undefined && players.every((r) => nameOf(cellsOf(rows, r)[nameColumn]) !== undefined);
}

/** How many pairs have both their cells filled, and how many only one. */
function halves(
  rows: Rows,
  players: readonly number[],
  left: number,
): { readonly both: number; readonly single: number } {
  const isFilled = (i: number, j: number) => !isBlank(cellsOf(rows, players[i] ?? 0)[left + j]);
  let both = 0;
  let single = 0;
  for (let i = 0; i < players.length; i++)
    for (let j = 0; j < i; j++) {
      if (isFilled(i, j) && isFilled(j, i)) both++;
      else if (isFilled(i, j) || isFilled(j, i)) single++;
    }
  return { both, single };
}

/** Whether a column right of the results holds the points that they give. */
function hasPoints(rows: Rows, players: readonly number[], left: number): boolean {
  const points = players.map(() => 0);
  const worth = pointsOf(STANDARD_SCORING);
  players.forEach((r, i) => {
    players.forEach((other, j) => {
      const reading = i === j ? undefined : readScores(cellsOf(rows, r)[left + j]);
      if (reading === undefined || reading === 'blank') return;
      const isAlone = isBlank(cellsOf(rows, other)[left + i]);
      for (const { result, annulled } of reading.games) {
        if (annulled) continue;
        const { white: own, black: his } = worth(result);
        points[i] = (points[i] ?? 0) + own;
        if (isAlone) points[j] = (points[j] ?? 0) + his;
      }
    });
  });
  for (let c = left + players.length; c < widthOf(rows); c++)
    if (players.every((r, i) => numberOf(cellsOf(rows, r)[c]) === points[i])) return true;
  return false;
}

/** Up to the last column that is not blank. */
function filledWidth(rows: Rows): number {
  let width = widthOf(rows);
  while (width > 0 && isBlankColumn(rows, width - 1)) width--;
  return width;
}

export function findTable(request: Request): Layout {
  const { rows, list } = request;
  const table = tableRows(rows);
  const { filled } = table;
  const width = widthOf(rows);
  const [header] = filled;
  if (header !== undefined && isHeader(rows, filled))
    return headedTable(request, header, rowsBelow(rows, header, filled.slice(1)), width);
  const language = list?.language;
  const [only, more] = list?.sections ?? [];
  const players = bareRows(rows, table, width, more === undefined ? only?.players.length : undefined);
  const n = players?.length ?? filled.length;
  if (n < FEWEST_PLAYERS || n > MOST_PLAYERS) return shapeless(request, language, (say) => say.resultsShape);
  if (players !== undefined && (n === width || players !== filled))
    return { rows: players, left: 0, language: undefined };
  const block = players && best(candidates(rows, players, width));
  if (players === undefined || block === undefined || isElsewhere(rows, players, block))
    return shapeless(request, language, (say) => (range) => say.resultColumns(range, n));
  return { rows: players, left: block.left, ...leftColumns(rows, players, block.left), language: undefined };
}

/** A block without a result, and marks of a diagonal beside it. */
function isElsewhere(rows: Rows, players: readonly number[], { left, results }: Candidate): boolean {
  const isBeside = (c: number) => c < left || c >= left + players.length;
  return (
    results === 0 && players.some((r) => cellsOf(rows, r).some((cell, c) => isBeside(c) && isSureMark(cell)))
  );
}

/** Where the table cannot be told; a formula's error is the reason if there is one. */
function shapeless(
  request: Request,
  language: Language | undefined,
  sentence: (say: Sentences) => (range: string) => string,
): never {
  const { fn, range, rows } = request;
  const r = rows.findIndex((_, row) => cellsOf(rows, row).some(isFormulaError));
  if (r === -1) return fail(fn, language, (say) => sentence(say)(range));
  return failAt(request, language, r, cellsOf(rows, r).findIndex(isFormulaError), (say) => say.formulaError);
}

function headedTable(request: Request, header: number, below: readonly number[], width: number): Layout {
  const { fn, range, rows, list } = request;
  const cells = cellsOf(rows, header);
  const columns: { noColumn?: number; nameColumn?: number } = {};
  let language: Language | undefined;
  for (let c = 0; c < cells.length; c++) {
    const heading = playerHeading(cells[c]);
    if (heading?.column === 'no') columns.noColumn ??= c;
    if (heading?.column === 'name') columns.nameColumn ??= c;
    language ??= heading?.language;
  }
  const n = below.length;
  const told = list?.language ?? language;
  if (n < FEWEST_PLAYERS || n > MOST_PLAYERS) return shapeless(request, told, (say) => say.resultsShape);
  const headed = headedBlock(rows, header, below, columns.noColumn);
  if (headed?.sorted === true) return fail(fn, told, (say) => say.sortedRows(range));
  const counted = cells.map(wholeNumber).filter((no, c, all) => no !== undefined && no - 1 === all[c - 1]);
  const left = headed?.left ?? (counted.length >= n ? undefined : best(candidates(rows, below, width))?.left);
  if (left === undefined) return shapeless(request, told, (say) => (range) => say.resultColumns(range, n));
  return { rows: below, left, ...leftColumns(rows, below, left, cells), ...columns, language };
}

/** The columns left of the results that hold 1..n and texts, as far as no heading says what they are. */
function leftColumns(
  rows: Rows,
  players: readonly number[],
  left: number,
  headings: readonly Cell[] = [],
): { noColumn?: number; nameColumn?: number } {
  const columns: { noColumn?: number; nameColumn?: number } = {};
  for (let c = 0; c < left; c++) {
    if (isBlankColumn(rows, c) || !isBlank(headings[c])) continue;
    const cells = players.map((r) => cellsOf(rows, r)[c]);
    const numbers = new Set(cells.map(wholeNumber));
    if (
      numbers.size === players.length &&
      cells.every((cell) => (wholeNumber(cell) ?? Infinity) <= players.length)
    )
      columns.noColumn ??= c;
    else if (cells.every((cell) => typeof cell === 'string' && !isBlank(cell))) columns.nameColumn ??= c;
  }
  return columns;
}
