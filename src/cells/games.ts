/**
 * The `games` argument: a table with header words, or three columns. A row is a game or a free round.
 */
import type { FreeRound, Game } from '../engine/results/game';
import type { Language } from '../messages/languages';
import { cellAt, fail, failAt, type CellSentence, type Sentences } from './failure';
import { gameHeading, isByeWord, type GameColumn } from './header-words';
import { MOST_CYCLES } from './options';
import { FEWEST_PLAYERS, MOST_PLAYERS, type Player, type PlayerList } from './player-list';
import { readResultCell, type Reading } from './result-words';
import { BYE, numberRoster, nameRoster, listRoster, SEVERAL, UNKNOWN, type Roster } from './roster';
import { cellsOf, isBlankColumn, topRow, widthOf, type Rows } from './rows';
import type { Request, Results, SectionResults } from './section-results';
import { teamSizeOf } from './team-match';
import { fold, isBlank, isFormulaError, numberOf, shown, tidy } from './text';
import { isDate, type Cell } from './value';

/** Where the columns stand, from 0, and where the games begin. */
interface Layout {
  readonly from: number;
  readonly white: number;
  readonly black: number;
  readonly whiteNo?: number;
  readonly blackNo?: number;
  readonly result?: number;
  readonly round?: number;
  readonly board?: number;
  readonly section?: number;
  readonly language: Language | undefined;
}

function isGamesHeader(cells: readonly Cell[]): boolean {
  const columns = new Set<GameColumn>();
  for (const cell of cells) {
    const heading = gameHeading(cell);
    if (heading !== undefined && heading.column !== 'no' && heading.column !== 'section')
      columns.add(heading.column);
  }
  return columns.has('white') || columns.has('black') ? columns.size >= 2 : columns.size >= 3;
}

/** The row of the headings of a games table; else the first that is not blank, or -1 where all are blank. */
export function topOfGames(rows: Rows): number {
  return topRow(rows, (row) => isGamesHeader(cellsOf(rows, row)));
}

/** True where the headings of a games table stand on top. */
export function hasGameHeadings(rows: Rows): boolean {
  const top = topOfGames(rows);
  return top !== -1 && isGamesHeader(cellsOf(rows, top));
}

export function readGames(request: Request): Results {
  const { rows, list } = request;
  const top = topOfGames(rows);
  if (top === -1) return noGames(request, undefined);
  const layout = isGamesHeader(cellsOf(rows, top)) ? headedLayout(request, top) : bareLayout(request, top);
  const language = list?.language ?? layout.language;
  const read =
    list === undefined ? readWithoutPlayers(request, layout) : readWithPlayers(request, layout, list);
  if (read.every(({ players }) => players.length === 0)) return noGames(request, language);
  return { sections: severally(read), language };
}

function noGames(
  { fn, range, list, cycles = 1, unchecked }: Request,
  language: Language | undefined,
): Results {
  if (unchecked) return fail(fn, language, (say) => say.scheduleShape);
  if (list === undefined) return fail(fn, language, (say) => say.noGames(range));
  const sections = list.sections.map(({ name, players }) => ({
    name,
    players,
    tournament: { players: players.length, cycles, games: [], freeRounds: [], hasColours: true },
  }));
  return { sections: severally(sections), language: list.language ?? language };
}

// Where the columns stand

function headedLayout({ fn, range, rows, list, unchecked }: Request, row: number): Layout {
  const cells = cellsOf(rows, row);
  const columns = new Map<GameColumn, number>();
  const numbers: number[] = [];
  let language: Language | undefined;
  for (let c = 0; c < cells.length; c++) {
    const heading = gameHeading(cells[c]);
    if (heading === undefined) continue;
    if (heading.column === 'no') {
      numbers.push(c);
      continue;
    }
    language ??= heading.language;
    const before = columns.get(heading.column);
    if (before === undefined) columns.set(heading.column, c);
    else if (heading.column !== 'board')
      fail(fn, list?.language ?? language, (say) =>
        say.gamesTwoColumns(range, shown(cells[c]), before + 1, c + 1),
      );
  }
  const white = columns.get('white');
  const black = columns.get('black');
  if (white === undefined || black === undefined)
    return fail(fn, list?.language ?? language, (say) => {
      const heading = white === undefined ? say.headingWhite : say.headingBlack;
      return unchecked ? say.scheduleNoColumn(heading, row + 1) : say.gamesNoColumn(range, heading, row + 1);
    });
  if (!columns.has('result') && !unchecked && cells.some((_, c) => isUnnamedResult(rows, row, c)))
    return fail(fn, list?.language ?? language, (say) =>
      say.gamesNoColumn(range, say.headingResult, row + 1),
    );
  const beside = numbersBeside(numbers, white, black);
  const optional: { -readonly [K in 'result' | 'round' | 'board' | 'section']?: number } = {};
  for (const column of ['result', 'round', 'board', 'section'] as const) {
    const c = columns.get(column);
    if (c !== undefined) optional[column] = c;
  }
  return { from: row + 1, white, black, ...beside, ...optional, language };
}

/** A column under a word that is not known, with results and nothing else. */
function isUnnamedResult(rows: Rows, header: number, column: number): boolean {
  if (gameHeading(cellsOf(rows, header)[column]) !== undefined) return false;
  let isSure = false;
  for (let r = header + 1; r < rows.length; r++) {
    const reading = readResultCell(cellsOf(rows, r)[column]);
    if (reading === undefined) return false;
    if (reading !== 'blank') isSure ||= !reading.lone || reading.result === '½-½';
  }
  return isSure;
}

/** Of the columns headed `No.`, the two that stand beside White and Black. */
function numbersBeside(
  numbers: readonly number[],
  white: number,
  black: number,
): Pick<Layout, 'whiteNo' | 'blackNo'> {
  let best: { whiteNo: number; blackNo: number; distance: number } | undefined;
  for (const whiteNo of numbers)
    for (const blackNo of numbers) {
      if (whiteNo === blackNo || Math.abs(whiteNo - white) > 1 || Math.abs(blackNo - black) > 1) continue;
      const distance = Math.abs(whiteNo - white) + Math.abs(blackNo - black);
      if (best === undefined || distance < best.distance) best = { whiteNo, blackNo, distance };
    }
  return best === undefined ? {} : { whiteNo: best.whiteNo, blackNo: best.blackNo };
}

/** Three columns without headings: the one whose cells all read as results is the result, else the middle one. */
function bareLayout(request: Request, from: number): Layout {
  const { fn, range, rows, list } = request;
  const width = widthOf(rows);
  let left = 0;
  let right = width - 1;
  while (right - left > 2 && isBlankColumn(rows, right)) right--;
  while (right - left > 2 && isBlankColumn(rows, left)) left++;
  if (right - left !== 2) return fail(fn, list?.language, (say) => say.gamesShape(range));
  const columns = [left, left + 1, left + 2];
  const readable = columns.filter((c) => {
    for (let r = from; r < rows.length; r++)
      if (readResultCell(cellsOf(rows, r)[c]) === undefined) return false;
    return true;
  });
  const [only] = readable;
  const result = readable.length === 1 && only !== undefined ? only : left + 1;
  const [white = left, black = left + 2] = columns.filter((c) => c !== result);
  for (let r = from; r < rows.length; r++)
    for (const c of [white, black]) {
      const cell = cellsOf(rows, r)[c];
      if (!isBlank(cell) && readResultCell(cell) !== undefined && (numberOf(cell) ?? 0) < 1)
        failAt(request, list?.language, r, c, (say) => say.gamesNotAName);
    }
  return { from, white, black, result, language: undefined };
}

// Reading the rows

/** A section while it is read. `rowOf` has the row, from 1, of the game of the same index. */
interface OpenSection {
  readonly name: string;
  readonly roster: Roster;
  readonly games: Game[];
  readonly rowOf: number[];
  readonly freeRounds: FreeRound[];
  readonly freeRowOf: number[];
  readonly boardOf: (number | undefined)[];
}

function openSection(name: string, roster: Roster): OpenSection {
  return { name, roster, games: [], rowOf: [], freeRounds: [], freeRowOf: [], boardOf: [] };
}

function readWithPlayers(request: Request, layout: Layout, list: PlayerList): SectionResults[] {
  const { fn, range } = request;
  const language = list.language ?? layout.language;
  const sections = new Map(
    list.sections.map(({ name, players }): [string, OpenSection] => [
      fold(name),
      openSection(name, listRoster(players)),
    ]),
  );
  const only = sections.size === 1 ? [...sections.values()][0] : undefined;
  const sectioned = layout.section !== undefined && !isBlankColumn(request.rows, layout.section, layout.from);
  if (only === undefined && !sectioned) return fail(fn, language, (say) => say.gamesNoSectionColumn(range));
  let alone: string | undefined;
  const sectionOf = (name: string, place: (say: Sentences) => string): OpenSection => {
    const key = fold(name);
    const section = sections.get(key);
    if (section !== undefined) return section;
    if (only?.name === '' && (alone === undefined || alone === key)) {
      alone = key;
      return only;
    }
    return fail(fn, language, (say) => say.gamesUnknownSection(range, place(say)));
  };
  readRows(request, layout, language, sectioned ? sectionOf : only);
  return [...sections.values()].map((section, i) =>
    close(request, language, section, list.sections[i]?.players ?? []),
  );
}

function readWithoutPlayers(request: Request, layout: Layout): SectionResults[] {
  const numbered = isNumbered(request.rows, layout);
  const roster = () => (numbered ? numberRoster() : nameRoster());
  const sections = new Map<string, OpenSection>();
  const sectionOf = (name: string): OpenSection => {
    const key = fold(name);
    let section = sections.get(key);
    if (section === undefined) sections.set(key, (section = openSection(name, roster())));
    return section;
  };
  const sectioned = layout.section !== undefined && !isBlankColumn(request.rows, layout.section, layout.from);
  readRows(request, layout, layout.language, sectioned ? sectionOf : sectionOf(''));
  return [...sections.values()].map((section) =>
    close(request, layout.language, section, section.roster.players()),
  );
}

/** True where the players are start numbers: two columns No., or nothing but numbers for names. */
function isNumbered(rows: Rows, { from, white, black, whiteNo, blackNo }: Layout): boolean {
  let any = false;
  for (let r = from; r < rows.length; r++) {
    const cells = cellsOf(rows, r);
    if (
      whiteNo !== undefined &&
      blackNo !== undefined &&
      !isBlank(cells[whiteNo]) &&
      !isBlank(cells[blackNo])
    )
      return true;
  }
  for (let r = from; r < rows.length; r++) {
    const cells = cellsOf(rows, r);
    for (const cell of [cells[white], cells[black]]) {
      if (isBlank(cell) || (typeof cell === 'string' && isByeWord(tidy(cell)))) continue;
      if (numberOf(cell) === undefined) return false;
      any = true;
    }
  }
  return any;
}

type SectionOf = (name: string, place: (say: Sentences) => string) => OpenSection;

function readRows(
  request: Request,
  layout: Layout,
  language: Language | undefined,
  sections: OpenSection | SectionOf | undefined,
): void {
  const { rows } = request;
  const { white, black, whiteNo, blackNo, result: resultColumn, round: roundColumn } = layout;
  const results = new Map<Cell, Reading>();
  const rounds = new Map<Cell, number | undefined>();
  const places = new Map<Cell, OpenSection>();
  const numbered = whiteNo !== undefined && blackNo !== undefined;
  const complain = (row: number, column: number, sentence: CellSentence) =>
    failAt(request, language, row, column, sentence);

  const sectionAt = (row: number, cell: Cell): OpenSection => {
    if (typeof sections === 'object') return sections;
    const known = places.get(cell);
    if (known !== undefined) return known;
    const column = layout.section ?? 0;
    if (isBlank(cell) || isFormulaError(cell) || (typeof cell !== 'string' && typeof cell !== 'number'))
      return complain(row, column, (say) => say.gamesNoSection);
    const section = sections?.(tidy(String(cell)), (say) => cellAt(say, row + 1, column + 1, cell));
    if (section === undefined) return complain(row, column, (say) => say.gamesNoSection);
    places.set(cell, section);
    return section;
  };

  const side = (
    row: number,
    roster: Roster,
    name: Cell,
    nameColumn: number,
    number: Cell,
    numberColumn: number | undefined,
  ): number => {
    const byName = numberColumn === undefined || isBlank(number);
    const no = byName ? roster.resolve(name, row + 1) : roster.number(number, name, row + 1);
    if (no === SEVERAL) return complain(row, nameColumn, (say) => say.gamesNotUnique);
    if (no !== UNKNOWN) return no;
    return complain(row, byName ? nameColumn : numberColumn, (say) => {
      if (isDate(byName ? name : number)) return say.playerIsDate;
      if (!byName || roster.isNumbered) return say.gamesBadNumber;
      return request.list === undefined ? say.gamesNotAName : say.gamesUnknownPlayer;
    });
  };

  for (let r = layout.from; r < rows.length; r++) {
    const cells = cellsOf(rows, r);
    const resultCell = resultColumn === undefined ? '' : cells[resultColumn];
    let result = results.get(resultCell);
    if (result === undefined) {
      result = readResultCell(resultCell);
      if (result === undefined)
        return complain(r, resultColumn ?? 0, (say) =>
          isDate(resultCell) ? say.resultIsDate : say.resultUnknown,
        );
      results.set(resultCell, result);
    }
    const whiteName = cells[white];
    const blackName = cells[black];
    const whiteNumber = numbered ? cells[whiteNo] : '';
    const blackNumber = numbered ? cells[blackNo] : '';
    if (isBlank(whiteName) && isBlank(blackName) && isBlank(whiteNumber) && isBlank(blackNumber)) {
      if (result === 'blank') continue;
      return complain(r, resultColumn ?? 0, (say) => say.resultWithoutPlayers);
    }
    const section = sectionAt(r, layout.section === undefined ? '' : cells[layout.section]);
    const { roster } = section;

    const one = side(r, roster, whiteName, white, whiteNumber, whiteNo);
    const other = side(r, roster, blackName, black, blackNumber, blackNo);

    let round: number | undefined;
    if (roundColumn !== undefined) {
      const cell = cells[roundColumn];
      round = rounds.get(cell);
      if (round === undefined && !isBlank(cell)) {
        round = roundNumber(cell);
        if (round === undefined) return complain(r, roundColumn, (say) => say.gamesBadRound);
        rounds.set(cell, round);
      }
    }

    if (one > 0 && other > 0) {
      if (one === other && !request.unchecked) return complain(r, black, (say) => say.againstHimself);
      section.games.push(game(one, other, round, result));
      section.rowOf.push(r + 1);
      if (request.unchecked) section.boardOf.push(numberOf(cells[layout.board ?? -1]));
      continue;
    }
    const free = Math.max(one, other);
    if (free <= 0) return complain(r, one === BYE ? white : black, (say) => say.freeRoundOfNobody);
    if (result !== 'blank') return complain(r, resultColumn ?? 0, (say) => say.freeRoundWithResult);
    section.freeRounds.push(round === undefined ? { player: free } : { player: free, round });
    section.freeRowOf.push(r + 1);
  }
}

/** One shape for every game keeps the engine's loops fast; absent members are left out. */
function game(
  white: number,
  black: number,
  round: number | undefined,
  reading: Exclude<Reading, undefined>,
): Game {
  if (reading === 'blank') return round === undefined ? { white, black } : { white, black, round };
  const { result } = reading;
  return round === undefined ? { white, black, result } : { white, black, round, result };
}

const LAST_ROUND = 99999;
const ROUND_WITH_WORD = /^([a-z]+) ?(\d{1,5})$/;

/** `3`, `"3"`, `Round 3`, `Ronda 3`, `R3`. */
export function roundNumber(cell: Cell): number | undefined {
  let n = numberOf(cell);
  if (n === undefined && typeof cell === 'string' && cell.length < 40) {
    const [, word = '', digits = ''] = ROUND_WITH_WORD.exec(fold(cell)) ?? [];
    if (word === 'r' || gameHeading(word)?.column === 'round') n = Number(digits);
  }
  return n !== undefined && Number.isInteger(n) && n >= 1 && n <= LAST_ROUND ? n : undefined;
}

// Checking what was read

function close(
  request: Request,
  language: Language | undefined,
  section: OpenSection,
  players: readonly Player[],
): SectionResults {
  const { fn, range } = request;
  const n = players.length;
  if (n > 0 && (n < FEWEST_PLAYERS || n > MOST_PLAYERS))
    fail(fn, language, (say) => say.gamesPlayers(range, n));
  if (!request.unchecked) checkRounds(request, language, section, players);
  const cycles = request.unchecked ? 1 : countCycles(request, language, section, players);
  const teamSize = request.unchecked ? undefined : teamSizeOf(players, section.games);
  return {
    name: section.name,
    players,
    tournament: {
      players: n,
      cycles,
      ...(teamSize === undefined ? {} : { teamSize }),
      games: section.games,
      freeRounds: section.freeRounds,
      hasColours: true,
    },
    rowOf: section.rowOf,
    freeRowOf: section.freeRowOf,
    boardOf: section.boardOf,
    isNumbered: section.roster.isNumbered,
  };
}

/** Several sections know their names. */
function severally(sections: readonly SectionResults[]): readonly SectionResults[] {
  if (sections.length < 2) return sections;
  return sections.map((one) => ({ ...one, tournament: { ...one.tournament, section: one.name } }));
}

function nameOf(players: readonly Player[], no: number): string {
  return shown(players.find((player) => player.no === no)?.name ?? String(no));
}

/** Nobody stands twice in a round, with a game or a free round. */
function checkRounds(
  { fn, range }: Request,
  language: Language | undefined,
  { games, rowOf, freeRounds, freeRowOf }: OpenSection,
  players: readonly Player[],
): void {
  const rounds = new Map<number, number[]>();
  const gather = (round: number | undefined, entry: number) => {
    if (round === undefined) return;
    const entries = rounds.get(round);
    if (entries === undefined) rounds.set(round, [entry]);
    else entries.push(entry);
  };
  for (let i = 0; i < games.length; i++) gather(games[i]?.round, i);
  for (let i = 0; i < freeRounds.length; i++) gather(freeRounds[i]?.round, -1 - i);

  const seenIn = new Int32Array(players.length + 1);
  const seenAt = new Int32Array(players.length + 1);
  const see = (no: number, round: number, row: number) => {
    const before = seenAt[no] ?? 0;
    if (seenIn[no] === round)
      fail(fn, language, (say) =>
        say.twiceInARound(range, nameOf(players, no), round, Math.min(before, row), Math.max(before, row)),
      );
    seenIn[no] = round;
    seenAt[no] = row;
  };
  for (const [round, entries] of rounds)
    for (const i of entries) {
      const game = games[i];
      if (game === undefined) see(freeRounds[-1 - i]?.player ?? 0, round, freeRowOf[-1 - i] ?? 0);
      else {
        see(game.white, round, rowOf[i] ?? 0);
        see(game.black, round, rowOf[i] ?? 0);
      }
    }
}

/** The cycles that were asked for, else the most rows that a pair has; no pair may have more. */
function countCycles(
  { fn, range, cycles }: Request,
  language: Language | undefined,
  { games, rowOf }: OpenSection,
  players: readonly Player[],
): number {
  const span = players.length + 1;
  const meetings = new Int32Array(games.length === 0 ? 0 : span * span);
  const most = cycles ?? MOST_CYCLES;
  let highest = 1;
  for (const { white, black } of games) {
    const pair = white < black ? white * span + black : black * span + white;
    const count = (meetings[pair] ?? 0) + 1;
    meetings[pair] = count;
    if (count > highest) highest = count;
    if (count > most) {
      const rows = rowOf.filter((_, i) => {
        const other = games[i];
        return (
          (other?.white === white && other.black === black) ||
          (other?.white === black && other.black === white)
        );
      });
      fail(fn, language, (say) =>
        say.tooOften(range, nameOf(players, white), nameOf(players, black), rows.slice(0, most + 1), most),
      );
    }
  }
  return cycles ?? highest;
}
