/**
 * A crosstable: n rows by n result columns, cell (i, j) what player i scored against j. It may have a header
 * row, No. and Name on the left, and totals on the right.
 */
import type { Game, Result } from '../engine/results/game';
import type { Language } from '../messages/languages';
import { cellAt, fail, failAt, type CellSentence, type Sentences } from './failure';
import type { Request, Results } from './section-results';
import { playerHeading } from './header-words';
import { MOST_CYCLES } from './options';
import { FEWEST_PLAYERS, MOST_PLAYERS, type Player, type PlayerList } from './player-list';
import { normalizeResult, wordOf } from './result-words';
import { listRoster, SEVERAL } from './roster';
import { cellsOf, firstFilledRow, isBlankColumn, topRow, widthOf, type Rows } from './rows';
import { fold, isBlank, isFormulaError, numberOf, shown, tidy } from './text';
import { isDate, type Cell } from './value';

// What a cell holds

/** One game as a cell tells it, the row player first. */
interface Score {
  readonly result: Result;
  /** True where only the row player's score stands there. */
  readonly lone: boolean;
  readonly annulled: boolean;
  /** `(+)` or `(-)`: a forfeit, and an annulled one where all other games of a player are in parentheses. */
  readonly bracketed?: true;
}

/** The games of a cell; `asTwo` is a second reading of `+ -`, `- +` and `- -`, as two games. */
interface Scores {
  readonly games: readonly Score[];
  readonly asTwo?: readonly Score[];
}

type CellReading = Scores | 'blank' | undefined;

const LONGEST_CELL = 200;
const RUN_OF_SCORES = /^[01½]{2,}$/;
const TWO_FORFEITS = /^[+-] [+-]$/;
const BRACKETED = /^\([+-]\)$/;

const known = new Map<string, CellReading>();
const MOST_KNOWN = 1000;

/** A crosstable holds the same few texts again and again, so what each means is kept. */
function readScores(cell: Cell): CellReading {
  if (typeof cell !== 'string' || cell.length > LONGEST_CELL) return meaning(cell);
  let reading = known.get(cell);
  if (reading === undefined && !known.has(cell)) {
    if (known.size >= MOST_KNOWN) known.clear();
    reading = meaning(cell);
    known.set(cell, reading);
  }
  return reading;
}

function meaning(cell: Cell): CellReading {
  if (isBlank(cell)) return 'blank';
  if (typeof cell === 'number') {
    if (cell !== 0 && cell !== 0.5 && cell !== 1) return undefined;
    return {
      games: [{ result: cell === 1 ? '1-0' : cell === 0 ? '0-1' : '½-½', lone: true, annulled: false }],
    };
  }
  if (typeof cell !== 'string' || cell.length > LONGEST_CELL) return undefined;
  const text = normalizeResult(cell).replace(/\( /g, '(').replace(/ \)/g, ')');
  const whole = readScore(text);
  if (whole !== undefined) {
    const asTwo = TWO_FORFEITS.test(text) ? readEach(text.split(' ')) : undefined;
    return asTwo === undefined ? { games: [whole] } : { games: [whole], asTwo };
  }
  const games = readEach(
    text
      .split(' ')
      .reduce<string[]>((all, part) => all.concat(RUN_OF_SCORES.test(part) ? part.split('') : part), []),
  );
  return games === undefined ? undefined : { games };
}

function readEach(parts: readonly string[]): readonly Score[] | undefined {
  const games: Score[] = [];
  for (const part of parts) {
    const game = readScore(part);
    if (game === undefined) return undefined;
    games.push(game);
  }
  return games;
}

function readScore(text: string): Score | undefined {
  const word = wordOf(text);
  if (word !== undefined)
    return { ...word, annulled: false, ...(BRACKETED.test(text) ? { bracketed: true } : {}) };
  const inside = /^\((.+)\)$/.exec(text)?.[1];
  const struck = inside === undefined ? undefined : wordOf(inside);
  return struck === undefined ? undefined : { ...struck, annulled: true };
}

/** Words that people put on the diagonal. */
const MARK = /^([x×✕✖✗]+|[*■□▪▫█▓▒░●◼◻⬛·•.|/\\\-‐‑‒–—―−]+)$/i;

function isMark(cell: Cell): boolean {
  return typeof cell === 'string' && cell.length < 12 && MARK.test(tidy(cell));
}

// Where the table stands

interface Layout {
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

/** The rows that are not blank, without a title above the headings. */
function tableRows(rows: Rows): number[] {
  const top = topRow(rows, (row) => isHeader(rows, filledRows(rows, row)));
  return top === -1 ? [] : filledRows(rows, top);
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

function wholeNumber(cell: Cell): number | undefined {
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
  return headedBlock(rows, first, filled.slice(1), undefined) !== undefined;
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
  return typeof cell === 'string' && !isBlank(cell) && numberOf(cell) === undefined ? tidy(cell) : undefined;
}

const KEYS: readonly KeyOf[] = [wholeNumber, nameOf];

/** A cell that belongs among results, not among headings. */
function isScore(cell: Cell): boolean {
  if (isMark(cell)) return true;
  const reading = readScores(cell);
  return reading !== undefined && reading !== 'blank';
}

function candidates(rows: Rows, players: readonly number[], width: number): Candidate[] {
  const n = players.length;
  const found: Candidate[] = [];
  for (let left = 0; left + n <= width; left++) {
    let marks = 0;
    let fits = true;
    for (let i = 0; i < n && fits; i++) {
      const cell = cellsOf(rows, players[i] ?? 0)[left + i];
      if (isMark(cell)) marks++;
      else fits = isBlank(cell);
    }
    if (fits) found.push({ left, marks, ...content(rows, players, left) });
  }
  return found.length > 0 ? found : uniform(rows, players, width);
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
  const filled = tableRows(rows);
  if (isHeader(rows, filled)) return true;
  const width = widthOf(rows);
  const players = isSquare(rows, width) ? rows.map((_, r) => r) : filled;
  if (players.length < FEWEST_PLAYERS) return false;
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

/** A range as high as it is wide, whose blank edge can be the empty half of a table without marks. */
function isSquare(rows: Rows, width: number): boolean {
  const filled = filledRows(rows).length;
  return rows.length === width && width >= FEWEST_PLAYERS && filled >= width - 1;
}

function findTable(request: Request): Layout {
  const { rows, list } = request;
  const filled = tableRows(rows);
  const width = widthOf(rows);
  const [header] = filled;
  if (header !== undefined && isHeader(rows, filled))
    return headedTable(request, header, filled.slice(1), width);
  const language = list?.language;
  const players = isSquare(rows, width) ? rows.map((_, r) => r) : filled;
  const n = players.length;
  if (n < FEWEST_PLAYERS || n > MOST_PLAYERS) return shapeless(request, language, (say) => say.resultsShape);
  if (n === width) return { rows: players, left: 0, language: undefined };
  const block = best(candidates(rows, players, width));
  if (block === undefined)
    return shapeless(request, language, (say) => (range) => say.resultColumns(range, n));
  return { rows: players, left: block.left, ...leftColumns(rows, players, block.left), language: undefined };
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
  const left = headed?.left ?? best(candidates(rows, below, width))?.left;
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

// Whose rows they are

function readRowPlayers(request: Request, layout: Layout, language: Language | undefined): readonly Player[] {
  const { fn, range, rows, list } = request;
  const { noColumn, nameColumn } = layout;
  const at = (r: number, c: number | undefined): Cell => (c === undefined ? undefined : cellsOf(rows, r)[c]);
  const numbered = noColumn !== undefined && layout.rows.some((r) => !isBlank(at(r, noColumn)));
  const named = nameColumn !== undefined && layout.rows.some((r) => !isBlank(at(r, nameColumn)));
  const complain = (r: number, c: number, sentence: CellSentence) =>
    failAt(request, language, r, c, sentence);
  const n = layout.rows.length;
  const listed = list === undefined ? undefined : onlySection(request, list, n, language);
  const roster = listed === undefined ? undefined : listRoster(listed);
  const rowOf = new Map<number, number>();

  return layout.rows.map((r, i): Player => {
    const cell = at(r, nameColumn);
    let no = i + 1;
    if (numbered) {
      const number = wholeNumber(at(r, noColumn));
      if (number === undefined || number > n) return complain(r, noColumn, (say) => say.gamesBadNumber);
      no = number;
    } else if (roster !== undefined && named) {
      no = roster.resolve(cell, r + 1);
      if (no === SEVERAL) return complain(r, nameColumn, (say) => say.gamesNotUnique);
      if (no <= 0) return complain(r, nameColumn, (say) => say.gamesUnknownPlayer);
    } else if (listed !== undefined) no = listed[i]?.no ?? i + 1;
    const before = rowOf.get(no);
    if (before !== undefined) return fail(fn, language, (say) => say.crosstableTwice(range, before, r + 1));
    rowOf.set(no, r + 1);
    const name = typeof cell === 'string' && !isBlank(cell) ? tidy(cell) : String(no);
    return { no, name, row: r + 1, status: 'playing' };
  });
}

function onlySection(
  { fn, range }: Request,
  list: PlayerList,
  n: number,
  language: Language | undefined,
): readonly Player[] {
  const [section] = list.sections;
  if (section === undefined || list.sections.length > 1)
    return fail(fn, language, (say) => say.crosstableOfSections(range));
  if (section.players.length !== n)
    return fail(fn, language, (say) => say.crosstableCount(range, n, section.players.length));
  return section.players;
}

// The games

const MIRROR: Readonly<Record<Result, Result>> = {
  '1-0': '0-1',
  '0-1': '1-0',
  '½-½': '½-½',
  '1F-0F': '0F-1F',
  '0F-1F': '1F-0F',
  '0F-0F': '0F-0F',
  '0-0': '0-0',
  '½-0': '0-½',
  '0-½': '½-0',
};

/** What two lone scores make together, where they are no mirror of each other and yet legal. */
const BOTH: Readonly<Record<string, Result>> = {
  '0-1 0-1': '0-0',
  '½-½ 0-1': '½-0',
  '0-1 ½-½': '0-½',
  '0F-1F 0F-1F': '0F-0F',
};

/** One game from the row player's cell and the other's; undefined where they contradict each other. */
function together(row: Score, other: Score): Result | undefined {
  if (row.annulled !== other.annulled) return undefined;
  if (row.result === MIRROR[other.result]) return row.result;
  if (row.lone && other.lone) return BOTH[`${row.result} ${other.result}`];
  if (row.lone) return agrees(row.result, MIRROR[other.result]) ? MIRROR[other.result] : undefined;
  if (other.lone) return agrees(other.result, MIRROR[row.result]) ? row.result : undefined;
  return undefined;
}

/** Whether the lone score that reads as `lone` is the first half of the full result `full`. */
function agrees(lone: Result, full: Result): boolean {
  return lone.split('-')[0] === full.split('-')[0];
}

function complainOfScore(request: Request, language: Language | undefined, r: number, c: number): never {
  const cell = cellsOf(request.rows, r)[c];
  return failAt(request, language, r, c, (say) => {
    if (isDate(cell)) return say.resultIsDate;
    return typeof cell === 'number' ? say.scoreIsNumber : say.scoreUnknown;
  });
}

/** Rows that somebody sorted: each has one mark, or one gap, and these do not run down the diagonal. */
function isSorted(request: Request, layout: Layout): boolean {
  const n = layout.rows.length;
  const cell = (i: number, j: number) => cellsOf(request.rows, layout.rows[i] ?? 0)[layout.left + j];
  const filler = shown(cell(0, 0));
  let uniform = true;
  for (let i = 1; i < n; i++) uniform &&= shown(cell(i, i)) === filler;
  if (uniform) return false;
  for (const isGap of [
    (one: Cell) => isMark(one) && readScores(one) === undefined,
    (one: Cell) => isBlank(one) || isMark(one),
  ]) {
    const columns = new Set<number>();
    let single = true;
    for (let i = 0; i < n && single; i++) {
      let gaps = 0;
      for (let j = 0; j < n; j++)
        if (isGap(cell(i, j))) {
          gaps++;
          columns.add(j);
        }
      single = gaps === 1;
    }
    if (single && columns.size === n) return true;
  }
  return false;
}

export function readCrosstable(request: Request): Results {
  const { fn, range, rows, list } = request;
  const layout = findTable(request);
  const language = list?.language ?? layout.language;
  if (isSorted(request, layout)) return fail(fn, language, (say) => say.sortedRows(range));
  const rowPlayers = readRowPlayers(request, layout, language);
  const n = layout.rows.length;

  const read = layout.rows.map((r, i) => {
    const cells = cellsOf(rows, r);
    return rowPlayers.map((_, j): Scores | undefined => {
      if (i === j) return undefined;
      const reading = readScores(cells[layout.left + j]);
      if (reading === undefined) return complainOfScore(request, language, r, layout.left + j);
      return reading === 'blank' ? undefined : reading;
    });
  });
  const several =
    (request.cycles ?? 1) > 1 || read.some((cells) => cells.some((cell) => (cell?.games.length ?? 0) > 1));
  const scoresAt = (i: number, j: number): readonly Score[] => {
    const cell = read[i]?.[j];
    return (several ? cell?.asTwo : undefined) ?? cell?.games ?? [];
  };
  const struckOut = rowPlayers.map((_, i) => isStruckOut(rowPlayers.flatMap((__, j) => scoresAt(i, j))));
  const gamesAt = (i: number, j: number): readonly Score[] => {
    const scores = scoresAt(i, j);
    if (struckOut[i] !== true && struckOut[j] !== true) return scores;
    return scores.map((score) => (score.bracketed ? { ...score, annulled: true } : score));
  };
  const place = (say: Sentences, i: number, j: number) => {
    const r = layout.rows[i] ?? 0;
    const c = layout.left + j;
    return cellAt(say, r + 1, c + 1, cellsOf(rows, r)[c]);
  };

  const games: Game[] = [];
  const most = request.cycles ?? MOST_CYCLES;
  let highest = 1;
  for (let i = 0; i < n; i++)
    for (let j = i + 1; j < n; j++) {
      const row = gamesAt(i, j);
      const other = gamesAt(j, i);
      if (row.length > 0 && other.length > 0 && row.length !== other.length)
        fail(fn, language, (say) => say.differentCounts(range, place(say, i, j), place(say, j, i)));
      const count = Math.max(row.length, other.length);
      if (count > most)
        fail(fn, language, (say) =>
          say.tooManyInCell(range, row.length > 0 ? place(say, i, j) : place(say, j, i), most),
        );
      highest = Math.max(highest, count);
      for (let k = 0; k < count; k++) {
        const mine = row[k] ?? mirrored(other[k]);
        const his = other[k] ?? mirrored(row[k]);
        const result = mine === undefined || his === undefined ? undefined : together(mine, his);
        if (result === undefined)
          return fail(fn, language, (say) => say.contradiction(range, place(say, i, j), place(say, j, i)));
        games.push(gameOf(rowPlayers[i]?.no ?? 0, rowPlayers[j]?.no ?? 0, result, mine?.annulled === true));
      }
    }
  const cycles = request.cycles ?? highest;
  const players = list?.sections[0]?.players ?? rowPlayers;
  const section = {
    name: list?.sections[0]?.name ?? '',
    players,
    tournament: { players: n, cycles, games, freeRounds: [], hasColours: false },
  };
  return { sections: [section], language };
}

/** A player whose every game stands in parentheses, one of them at least a played one: nothing of his counts. */
function isStruckOut(scores: readonly Score[]): boolean {
  return (
    scores.some(({ annulled }) => annulled) &&
    scores.every(({ annulled, bracketed }) => annulled || bracketed)
  );
}

function mirrored(score: Score | undefined): Score | undefined {
  return score === undefined ? undefined : { ...score, result: MIRROR[score.result] };
}

function gameOf(row: number, other: number, result: Result, annulled: boolean): Game {
  const game =
    row < other ? { white: row, black: other, result } : { white: other, black: row, result: MIRROR[result] };
  return annulled ? { ...game, annulled } : game;
}
