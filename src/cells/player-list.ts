/**
 * The `players` argument: a number, a list of names, or a table with a header row.
 */
import type { Language } from '../messages/languages';
import { cellAt, fail, got } from './failure';
import { dictionary } from './dictionary';
import { playerHeading, type PlayerColumn } from './header-words';
import { cellsOf, isBlankColumn, topRow, type Rows } from './rows';
import { fold, isBlank, isFormulaError, mayBeThousands, numberOf, remark, shown, tidy } from './text';
import { isDate, rowsOf, type Argument, type Cell } from './value';

export type Status = 'playing' | 'withdrawn' | 'expelled';

export interface Player {
  /** Start number, 1..n within the section. */
  readonly no: number;
  /** As the user wrote it, trimmed and in NFC; the start number as text where only a number of players was given. */
  readonly name: string;
  /** Row inside the range, from 1; 0 where only a number of players was given. */
  readonly row: number;
  readonly status: Status;
  readonly rating?: number;
  readonly title?: string;
  readonly federation?: string;
  readonly club?: string;
  readonly team?: string;
  /** Place given by hand among the tied. */
  readonly hand?: number;
  readonly fideId?: string;
  readonly born?: string;
  readonly sex?: string;
}

export interface Section {
  /** `''` where the list has no sections. */
  readonly name: string;
  /** In the order of the input's rows. */
  readonly players: readonly Player[];
}

export interface PlayerList {
  /** `number`: only how many; pairings then show start numbers instead of names. */
  readonly kind: 'number' | 'names';
  readonly sections: readonly Section[];
  /** The language that the header words tell; undefined where there are none. */
  readonly language: Language | undefined;
}

export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 500;

/** Where each kind of column stands, from 0. */
type Columns = ReadonlyMap<PlayerColumn, number>;

export const statusWord = dictionary<Status>({}, (words) => words.status);

/** What people write where somebody has no rating. */
export const unratedWord = dictionary({ unrated: ['-', '–', '—'] }, ({ unrated }) => ({ unrated }));

/**
 * Reads `players` for the function named `fn`.
 * Throws one sentence that begins with `fn: ` and names the cell, in the language `told`, else in that of the
 * header words.
 *
 * The first row that is not blank is a header row if one of its cells is a word for the name
 * (`Name`, `Player`, `Nombre`, `Jugador` …); otherwise it is the first player, or a title above the header row.
 */
export function readPlayers(fn: string, argument: Argument, told?: Language): PlayerList {
  const rows = rowsOf(argument);
  const filled: { row: number; column: number; cell: Cell }[] = [];
  let rowsFilled = 0;
  for (let r = 0; r < rows.length; r++) {
    const cells = cellsOf(rows, r);
    let any = false;
    for (let c = 0; c < cells.length; c++) {
      if (isBlank(cells[c])) continue;
      any = true;
      if (filled.length < 2 || rowsFilled === 0) filled.push({ row: r, column: c, cell: cells[c] });
    }
    if (any) rowsFilled++;
  }
  const first = filled[0];
  if (first === undefined) return fail(fn, told, (say) => say.playersWanted(got(say, rows[0]?.[0])));
  if (filled.length === 1) return readNumber(fn, told, first.cell);

  const top = topOfPlayers(rows);
  const columns = headerColumns(fn, told, cellsOf(rows, top));
  if (
    columns !== undefined &&
    !(rowsFilled === 1 && filled.some(({ cell }) => playerHeading(cell) === undefined))
  )
    return readTable(fn, told, rows, top + 1, columns, languageOfHeader(cellsOf(rows, top)));

  if (rowsFilled > 1 && isHeadedWithoutName(rows, top)) {
    const language = told ?? languageOfHeader(cellsOf(rows, top));
    return fail(fn, language, (say) => say.playersNoNameColumn(top + 1));
  }
  if (rowsFilled === 1) {
    const isOnePlayer =
      typeof first.cell === 'string' && filled.slice(1).every(({ cell }) => typeof cell === 'number');
    if (isOnePlayer) return fail(fn, told, (say) => say.playersWanted(got(say, first.cell)));
    return readRowOfNames(fn, told, first.row, filled);
  }
  return readTable(fn, told, rows, first.row, bareColumns(rows, first.row), undefined);
}

/**
 * A row of words that begins with a heading, or has one above nothing but numbers. A word such as Club in a second
 * column may be somebody's club.
 */
function isHeadedWithoutName(rows: Rows, top: number): boolean {
  const cells = cellsOf(rows, top);
  const isNumber = (cell: Cell) => numberOf(cell) !== undefined;
  if (cells.some(isNumber)) return false;
  const filled = cells.flatMap((cell, c) => (isBlank(cell) ? [] : [c]));
  return filled.some((c, nth) => {
    const heading = playerHeading(cells[c])?.column;
    if (heading === undefined) return false;
    const below = rows
      .flatMap((_, r) => (r > top ? [cellsOf(rows, r)[c]] : []))
      .filter((cell) => !isBlank(cell));
    if (below.length > 0 && below.every(isNumber)) return true;
    return nth === 0 && filled.length > 1 && heading !== 'no' && heading !== 'rating';
  });
}

/** The row of the headings of a players table, else the first that is not blank; -1 where all are blank. */
export function topOfPlayers(rows: Rows): number {
  return topRow(rows, (row) => {
    const columns = new Set(cellsOf(rows, row).map((cell) => playerHeading(cell)?.column));
    columns.delete(undefined);
    return columns.has('name') && columns.size > 1;
  });
}

function readNumber(fn: string, told: Language | undefined, cell: Cell): PlayerList {
  const n = numberOf(cell);
  if (n === undefined || !Number.isInteger(n) || n < FEWEST_PLAYERS || n > MOST_PLAYERS)
    return fail(fn, told, (say) => say.playersWanted(got(say, cell)));
  const players: Player[] = [];
  for (let no = 1; no <= n; no++) players.push({ no, name: String(no), row: 0, status: 'playing' });
  return { kind: 'number', sections: [{ name: '', players }], language: undefined };
}

function headerColumns(fn: string, told: Language | undefined, cells: readonly Cell[]): Columns | undefined {
  if (!cells.some((cell) => playerHeading(cell)?.column === 'name')) return undefined;
  const columns = new Map<PlayerColumn, number>();
  for (let c = 0; c < cells.length; c++) {
    const heading = playerHeading(cells[c]);
    if (heading === undefined) continue;
    const before = columns.get(heading.column);
    if (before === undefined) columns.set(heading.column, c);
    else if (heading.column === 'name' || heading.column === 'no')
      fail(fn, told ?? languageOfHeader(cells), (say) =>
        say.playersTwoColumns(shown(cells[c]), before + 1, c + 1),
      );
  }
  return columns;
}

function languageOfHeader(cells: readonly Cell[]): Language | undefined {
  let language: Language | undefined;
  for (const cell of cells) {
    const heading = playerHeading(cell);
    if (heading?.column === 'name') return heading.language;
    language ??= heading?.language;
  }
  return language;
}

/**
 * A list without header: the first column is the name and a second column of numbers the rating. Where the
 * first column holds the numbers 1..n and the second the names, the first is the start number.
 */
function bareColumns(rows: Rows, from: number): Columns {
  let leftmost = Infinity;
  for (let r = from; r < rows.length; r++) {
    const c = cellsOf(rows, r).findIndex((cell) => !isBlank(cell));
    if (c !== -1 && c < leftmost) leftmost = c;
  }
  const columnAt = (c: number) => {
    const column: Cell[] = [];
    for (let r = from; r < rows.length; r++) {
      const cells = cellsOf(rows, r);
      if (cells.some((cell) => !isBlank(cell))) column.push(cells[c]);
    }
    return column;
  };
  const isRating = (c: number) => {
    const cells = columnAt(c).filter((cell) => !isBlank(cell));
    return cells.length > 0 && cells.every((cell) => mayBeThousands(cell) || (numberOf(cell) ?? -1) >= 0);
  };
  const isText = (c: number) =>
    columnAt(c).every((cell) => typeof cell === 'string' && !isBlank(cell) && numberOf(cell) === undefined);
  const numbers = columnAt(leftmost).map(numberOf);
  const isNumbered =
    new Set(numbers).size === numbers.length &&
    numbers.every((n) => n !== undefined && Number.isInteger(n) && n >= 1 && n <= numbers.length);
  const columns = new Map<PlayerColumn, number>();
  let next = leftmost;
  if (isNumbered && isText(leftmost + 1)) columns.set('no', next++);
  columns.set('name', next++);
  if (isRating(next)) columns.set('rating', next);
  return columns;
}

function readRowOfNames(
  fn: string,
  told: Language | undefined,
  row: number,
  filled: readonly { column: number; cell: Cell }[],
): PlayerList {
  const seen = new Map<string, number>();
  const players = filled.map(({ column, cell }, i): Player => {
    const name = readName(fn, told, row, column, cell);
    const before = seen.get(name);
    if (before !== undefined)
      fail(fn, told, (say) => say.playersEqualNamesInRow(shown(name), before, column + 1));
    seen.set(name, column + 1);
    return { no: i + 1, name, row: row + 1, status: 'playing' };
  });
  return checked(fn, told, undefined, [{ name: '', players }]);
}

function readName(
  fn: string,
  language: Language | undefined,
  row: number,
  column: number,
  cell: Cell,
): string {
  if (isFormulaError(cell))
    return fail(fn, language, (say) => say.playersFormulaError(cellAt(say, row + 1, column + 1, cell)));
  if (typeof cell === 'string') return tidy(cell);
  if (typeof cell === 'number' && Number.isFinite(cell)) return String(cell);
  return fail(fn, language, (say) =>
    isDate(cell)
      ? say.playersNameIsDate(cellAt(say, row + 1, column + 1, cell))
      : say.playersNotAName(cellAt(say, row + 1, column + 1, cell)),
  );
}

interface OpenSection {
  readonly name: string;
  readonly players: Player[];
}

function readTable(
  fn: string,
  told: Language | undefined,
  rows: Rows,
  from: number,
  columns: Columns,
  headings: Language | undefined,
): PlayerList {
  const language = told ?? headings;
  const known = [...columns.values()];
  const nameColumn = columns.get('name') ?? 0;
  const hasEntries = (column: number | undefined) =>
    column !== undefined && !isBlankColumn(rows, column, from);
  const numbered = hasEntries(columns.get('no'));
  const sectioned = hasEntries(columns.get('section'));
  const sections = new Map<string, OpenSection>();
  const readers = cellReaders(fn, language, columns);

  for (let r = from; r < rows.length; r++) {
    const cells = cellsOf(rows, r);
    if (known.every((c) => isBlank(cells[c]))) continue;
    if (isBlank(cells[nameColumn]))
      fail(fn, language, (say) => say.playersNoName(cellAt(say, r + 1, nameColumn + 1, '')));
    const name = readName(fn, language, r, nameColumn, cells[nameColumn]);
    const sectionName = sectioned ? readers.section(r, cells) : '';
    const key = fold(sectionName);
    let section = sections.get(key);
    if (section === undefined) sections.set(key, (section = { name: sectionName, players: [] }));
    const no = numbered ? readers.no(r, cells) : section.players.length + 1;
    section.players.push({
      no,
      name,
      row: r + 1,
      status: readers.status(r, cells),
      ...readers.optional(r, cells),
    });
  }
  const read = [...sections.values()];
  for (const section of read)
    if (numbered) checkNumbers(fn, language, section);
    else checkNames(fn, language, section);
  return checked(fn, language, headings, read);
}

/** Columns that are taken as they stand. */
const REMARKS = ['title', 'federation', 'club', 'team', 'fideId', 'born', 'sex'] as const;

function cellReaders(fn: string, language: Language | undefined, columns: Columns) {
  type Say = Parameters<Parameters<typeof fail>[2]>[0];
  const at = (column: PlayerColumn, cells: readonly Cell[]): Cell => {
    const c = columns.get(column);
    return c === undefined ? undefined : cells[c];
  };
  const bad = (
    row: number,
    column: PlayerColumn,
    cell: Cell,
    sentence: (say: Say) => (cell: string) => string,
  ): never =>
    fail(fn, language, (say) => {
      const place = cellAt(say, row + 1, (columns.get(column) ?? 0) + 1, cell);
      return isFormulaError(cell) ? say.playersFormulaError(place) : sentence(say)(place);
    });
  const positive = (
    row: number,
    column: PlayerColumn,
    cell: Cell,
    sentence: (say: Say) => (cell: string) => string,
  ) => {
    const n = numberOf(cell);
    return n !== undefined && n > 0 ? n : bad(row, column, cell, sentence);
  };
  return {
    section(row: number, cells: readonly Cell[]): string {
      const cell = at('section', cells);
      if (isBlank(cell) || isFormulaError(cell) || (typeof cell !== 'string' && typeof cell !== 'number'))
        return bad(row, 'section', isBlank(cell) ? '' : cell, (say) => say.playersNoSection);
      return tidy(String(cell));
    },
    no(row: number, cells: readonly Cell[]): number {
      const cell = at('no', cells);
      const n = numberOf(cell);
      return n !== undefined && Number.isInteger(n) && n >= 1
        ? n
        : bad(row, 'no', cell, (say) => say.playersBadNumber);
    },
    status(row: number, cells: readonly Cell[]): Status {
      const cell = at('status', cells);
      if (isBlank(cell)) return 'playing';
      const status =
        typeof cell === 'string' && cell.length < 40 ? statusWord(fold(cell))?.meaning : undefined;
      return status ?? bad(row, 'status', cell, (say) => say.playersBadStatus);
    },
    optional(row: number, cells: readonly Cell[]): Partial<Player> {
      if (columns.size === 1) return {};
      const rating = at('rating', cells);
      const hand = at('hand', cells);
      const unrated =
        isBlank(rating) ||
        numberOf(rating) === 0 ||
        (typeof rating === 'string' && unratedWord(tidy(rating).toLowerCase()) !== undefined);
      const texts: { -readonly [K in (typeof REMARKS)[number]]?: string } = {};
      for (const column of REMARKS) {
        const text = remark(at(column, cells));
        if (text !== undefined) texts[column] = text;
      }
      return {
        ...(unrated ? {} : { rating: positive(row, 'rating', rating, (say) => say.playersBadRating) }),
        ...(isBlank(hand) ? {} : { hand: positive(row, 'hand', hand, (say) => say.playersBadHand) }),
        ...texts,
      };
    },
  };
}

/** Start numbers are 1..n, each once. */
function checkNumbers(fn: string, language: Language | undefined, { name, players }: Section): void {
  const rowOf = new Map<number, number>();
  for (const { no, row } of players) {
    const before = rowOf.get(no);
    if (before !== undefined) fail(fn, language, (say) => say.playersNumberTwice(no, before, row));
    rowOf.set(no, row);
  }
  for (let no = 1; no <= players.length; no++)
    if (!rowOf.has(no))
      fail(fn, language, (say) => say.playersNumberMissing(no, players.length, shown(name)));
}

/** Without start numbers a player is told by his name, so no two may be alike. */
function checkNames(fn: string, language: Language | undefined, { players }: Section): void {
  const rowOf = new Map<string, number>();
  for (const { name, row } of players) {
    const before = rowOf.get(name);
    if (before !== undefined) fail(fn, language, (say) => say.playersEqualNames(shown(name), before, row));
    rowOf.set(name, row);
  }
}

function checked(
  fn: string,
  told: Language | undefined,
  language: Language | undefined,
  sections: readonly Section[],
): PlayerList {
  if (sections.length === 0) return fail(fn, told, (say) => say.playersCount(0));
  for (const { name, players } of sections) {
    const n = players.length;
    if (n >= FEWEST_PLAYERS && n <= MOST_PLAYERS) continue;
    fail(fn, told, (say) => (name === '' ? say.playersCount(n) : say.sectionCount(shown(name), n)));
  }
  return { kind: 'names', sections, language };
}
