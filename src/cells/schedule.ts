/**
 * The `schedule` argument: a grid with a row a round and cells such as `1-6` or `Ana – Luis`, or a list with a row a game.
 * Whatever can be read is taken: what is wrong with it, the audit tells.
 */
import { NOBODY as FREE, type Entry } from '../engine/schedule/audit';
import type { Language } from '../messages/languages';
import { fail, failAt } from './failure';
import { hasGameHeadings, readGames, roundNumber } from './games';
import { gameHeading, isByeWord } from './header-words';
import { FEWEST_PLAYERS, MOST_PLAYERS, type Player } from './player-list';
import { nameRoster, numberRoster } from './roster';
import { cellsOf, topRow, widthOf, type Rows } from './rows';
import type { SectionResults } from './section-results';
import { isBlank, isFormulaError, numberOf, tidy } from './text';
import { isDate, rowsOf, type Argument, type Cell } from './value';

/** One section as it was drawn up. */
export interface DrawnUp {
  /** `''` where there are no sections. */
  readonly name: string;
  readonly entries: readonly Entry[];
  /** True where players are start numbers. */
  readonly isNumbered: boolean;
  readonly players: readonly Player[];
}

export interface ReadSchedule {
  readonly sections: readonly DrawnUp[];
  readonly language: Language | undefined;
}

const RANGE = 'schedule';

export function readSchedule(fn: string, argument: Argument): ReadSchedule {
  const rows = rowsOf(argument);
  const read = hasGameHeadings(rows) ? readList(fn, rows) : readGrid(fn, rows);
  for (const { entries } of read.sections) {
    const players = new Set(entries.flatMap(({ white, black }) => [white, black]));
    players.delete(FREE);
    if (players.size < FEWEST_PLAYERS) return fail(fn, read.language, (say) => say.scheduleShape);
    if (players.size > MOST_PLAYERS)
      return fail(fn, read.language, (say) => say.gamesPlayers(RANGE, players.size));
  }
  return read;
}

function readList(fn: string, rows: Rows): ReadSchedule {
  const { sections, language } = readGames({ fn, range: RANGE, rows, unchecked: true });
  const roundOf = (round: number | undefined, row = 0): number =>
    round ?? fail(fn, language, (say) => say.roundMissing(RANGE, row));
  const hasOwnNumbers = numberedApart(sections);
  return {
    language,
    sections: sections.map(({ name, players, tournament, ...at }) => {
      const isNumbered = at.isNumbered === true && hasOwnNumbers;
      const games = tournament.games.map(({ round, white, black }, i) => ({
        round: roundOf(round, at.rowOf?.[i]),
        white,
        black,
        board: at.boardOf?.[i] ?? 0,
      }));
      games.sort((a, b) => a.board - b.board);
      const free = tournament.freeRounds.map(({ round, player }, i) => ({
        round: roundOf(round, at.freeRowOf?.[i]),
        white: player,
        black: FREE,
      }));
      return { name, entries: [...games, ...free], isNumbered, players };
    }),
  };
}

/**
 * False where the numbers of sections are those of the whole field, as QUADS and POOLS leave them: then they are
 * names. Sections that begin at 1 have numbers in common; those of one field have none, but for a fault.
 */
function numberedApart(sections: readonly SectionResults[]): boolean {
  const numbers = sections.map(({ tournament: { games, freeRounds } }) => [
    ...new Set([
      ...games.flatMap(({ white, black }) => [white, black]),
      ...freeRounds.map(({ player }) => player),
    ]),
  ]);
  const [only = [], ...more] = numbers;
  if (more.length === 0)
    return sections[0]?.name === '' || 2 * only.filter((no) => no <= only.length).length > only.length;
  const different = new Set(numbers.flat()).size;
  const largest = Math.max(...numbers.map(({ length }) => length));
  return different - largest <= numbers.flat().length - different;
}

/** Where the columns of a grid stand, from 0: a column a board, and those of free rounds. */
interface Grid {
  readonly from: number;
  readonly round: number | undefined;
  readonly columns: readonly number[];
  readonly free: ReadonlySet<number>;
  readonly language: Language | undefined;
}

function readGrid(fn: string, rows: Rows): ReadSchedule {
  const grid = findGrid(rows);
  const { language } = grid;
  const found: { round: number; row: number; sides: readonly [Cell, Cell] }[] = [];
  for (let r = grid.from, nth = 1; grid.from >= 0 && r < rows.length; r++) {
    const cells = cellsOf(rows, r);
    const filled = grid.columns.filter((c) => !isBlank(cells[c]));
    if (filled.length === 0) continue;
    const round = grid.round === undefined ? nth : roundNumber(cells[grid.round]);
    nth++;
    if (round === undefined) return fail(fn, language, (say) => say.roundMissing(RANGE, r + 1));
    for (const c of filled)
      for (const sides of sidesIn(cells[c], grid.free.has(c)) ??
        failAt({ fn, range: RANGE, rows }, language, r, c, (say) =>
          isDate(cells[c]) ? say.playerIsDate : say.gamesNotAName,
        ))
        found.push({ round, row: r + 1, sides });
  }
  const isNumbered = found.every(({ sides }) =>
    sides.every((side) => isNobody(side) || isStartNumber(numberOf(side))),
  );
  const roster = isNumbered ? numberRoster() : nameRoster();
  const entries = found.flatMap(({ round, row, sides }): Entry[] => {
    const [white, black] = sides.map((side) => Math.max(roster.resolve(side, row), FREE));
    return white || black ? [{ round, white: white ?? FREE, black: black ?? FREE }] : [];
  });
  return { language, sections: [{ name: '', entries, isNumbered, players: roster.players() }] };
}

function isNobody(side: Cell): boolean {
  return isBlank(side) || (typeof side === 'string' && isByeWord(side));
}

function isStartNumber(n: number | undefined): boolean {
  return n !== undefined && Number.isInteger(n) && n >= 1 && n <= MOST_PLAYERS;
}

/** What a heading says of its column: a round, a board such as `Board 3`, or free rounds. */
function gridHeading(
  cell: Cell,
): { readonly is: 'round' | 'board' | 'bye'; readonly language?: Language } | undefined {
  if (typeof cell !== 'string') return undefined;
  if (isByeWord(cell)) return { is: 'bye' };
  const heading = gameHeading(cell.replace(/[\s\d.]+$/, ''));
  if (heading?.column !== 'round' && heading?.column !== 'board') return undefined;
  return { is: heading.column, ...(heading.language && { language: heading.language }) };
}

function findGrid(rows: Rows): Grid {
  const headingsOf = (row: number) => cellsOf(rows, row).map(gridHeading);
  const top = topRow(rows, (row) => headingsOf(row).some(Boolean));
  const all = Array.from({ length: widthOf(rows) }, (_, c) => c);
  const headings = top === -1 ? [] : headingsOf(top);
  const headed = (is: string) => all.filter((c) => headings[c]?.is === is);
  if (headings.some(Boolean)) {
    const [round] = headed('round');
    const boards = [...headed('board'), ...headed('bye')];
    return {
      ...{ from: top + 1, round, free: new Set(headed('bye')) },
      columns: boards.length > 0 ? boards : all.filter((c) => c !== round),
      language: headings.find((heading) => heading?.language)?.language,
    };
  }
  // Without headings the first column is the round where all its cells can be one, and there are games beside it.
  const below = rows.map((_, r) => cellsOf(rows, r)).filter((cells) => !cells.every(isBlank));
  const isRound = all.length > 1 && below.every(([first]) => roundNumber(first) !== undefined);
  return {
    ...{ from: top, round: isRound ? 0 : undefined, free: new Set() },
    columns: isRound ? all.slice(1) : all,
    language: undefined,
  };
}

const NUMBERS = /^\d+ ?[-–—:] ?\d+([ ,;]+\d+ ?[-–—:] ?\d+)*$/;
/** What stands between the two of a game: the surest first, which ROUNDROBIN writes, as names may have hyphens. */
const BETWEEN = [/ – /, / (?:[–—-]|vs?\.?) /i, /[–—]/, /[-:]/];

/** The games of a cell, or the one who is free; undefined for what cannot be read. */
function sidesIn(cell: Cell, isFree: boolean): readonly (readonly [Cell, Cell])[] | undefined {
  if (typeof cell === 'number') return [[cell, '']];
  if (typeof cell !== 'string' || isFormulaError(cell)) return undefined;
  const text = tidy(cell.replace(/[\u2010\u2011\u2212]/g, '-'));
  if (isFree) return [[text, '']];
  if (NUMBERS.test(text))
    return text.split(/[ ,;]+(?=\d+ ?[-–—:])/).map((game) => {
      const [white, black] = game.split(/[-–—:]/);
      return [white, black] as const;
    });
  for (const between of BETWEEN) {
    const [white, black, more] = text.split(between);
    if (more !== undefined) return undefined;
    if (black !== undefined) return [[white, black]];
  }
  return [[text, '']];
}
