/**
 * A crosstable: n rows by n result columns, cell (i, j) what player i scored against j. It may have a header
 * row, No. and Name on the left, and totals on the right.
 */
import type { Game, Result } from '../engine/results/game';
import type { Language } from '../messages/languages';
import { isMark, readScores, type Score, type Scores } from './crosstable-cells';
import { findTable, wholeNumber, type Layout } from './crosstable-place';
import { cellAt, fail, failAt, type CellSentence, type Sentences } from './failure';
import { MOST_CYCLES } from './options';
import type { Player, PlayerList } from './player-list';
import { listRoster, SEVERAL } from './roster';
import { cellsOf } from './rows';
import type { Request, Results } from './section-results';
import { isBlank, shown, tidy } from './text';
import { isDate, type Cell } from './value';

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
    let moved = false;
    for (let i = 0; i < n && single; i++) {
      let gaps = 0;
      for (let j = 0; j < n; j++)
        if (isGap(cell(i, j))) {
          gaps++;
          columns.add(j);
          moved ||= i !== j;
        }
      single = gaps === 1;
    }
    if (single && moved && columns.size === n) return true;
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
