/**
 * Reads the players of a new schedule: from their tab, the selection, a pasted list, or just a number.
 */
import { playerHeading, type PlayerColumn } from '../../cells/header-words';
import {
  FEWEST_PLAYERS,
  MOST_PLAYERS,
  readPlayers,
  topOfPlayers,
  type Player,
  type PlayerList,
} from '../../cells/player-list';
import { type Rows } from '../../cells/rows';
import { fold, isBlank, tidy } from '../../cells/text';
import type { Cell } from '../../cells/value';
import type { Language } from '../../messages/languages';
import type { FoundPlayer, KnownOfPlayer, PlayerSource, Reading } from '../../sidebar/calls';
import type { CellValue, Grid } from '../../tabs/plan';
import { numbersOf, type ListedPlayer } from '../../tabs/players';
import { tabTexts } from '../../tabs/texts';
import { hasGameHeading, playersTab, tabsOf } from './event-tabs';
import { spreadsheetLanguage, userLanguage } from '../locale';
import { marksOf } from './marks';
import { outcomeOf, Problem } from '../problem';
import { say } from '../texts';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type Range = GoogleAppsScript.Spreadsheet.Range;

/** A list with headings that is a tab of its own, so that the schedule can refer to it where it stands. */
export interface StandingList {
  readonly sheet: Sheet;
  readonly tab: string;
  readonly grid: Grid;
  readonly language: Language | undefined;
  /** Row of the headings. */
  readonly row: number;
  readonly lastColumn: number;
  readonly nameColumn: number;
  /** The column headed No., filled or not. */
  readonly numberColumn: number | undefined;
  /** What it holds: `blank`, numbers, or numbers that are text to a formula. */
  readonly numbered: 'blank' | 'numbers' | 'texts';
  /** The column headed Section, filled or not. */
  readonly sectionColumn: number | undefined;
  /** What it holds: `blank`, cells that a formula finds by the section's name, or others. */
  readonly sectioned: 'blank' | 'alike' | 'unlike';
  /** From the row below the headings on, who stands there: his place among the players, from 0. */
  readonly places: readonly (number | undefined)[];
}

export interface Source {
  /** By start number, section after section. */
  readonly players: readonly ListedPlayer[];
  /** Where the players were read; absent where they did not come from the sheet. */
  readonly where?: string;
  /** True where only a number was read, no names. */
  readonly counted?: boolean;
  /** Two ways in which one section is written. */
  readonly alike?: readonly [string, string];
  /** Absent where the players have to be written into a tab of their own. */
  readonly list?: StandingList;
}

/** Throws a `Problem`. */
export function readSource(book: Spreadsheet, source: PlayerSource): Source {
  switch (source.from) {
    case 'tab':
      return fromTab(book);
    case 'selection':
      return fromSelection(book);
    case 'list': {
      const players = fromNames(source.names, source.known);
      return { players, ...alikeOf(players.flatMap(({ section }) => section ?? [])) };
    }
    case 'number':
      return { players: numbered(source.players), counted: true };
  }
}

/** The list of players for the page; absent where there is no such tab. */
export function readPlayersTab(book: Spreadsheet): Reading | undefined {
  return playersTab(tabsOf(book)) && readingOf(() => fromTab(book));
}

export function readSelection(book: Spreadsheet): Reading {
  return readingOf(() => fromSelection(book));
}

function readingOf(read: () => Source): Reading {
  const outcome = outcomeOf(read);
  if (!outcome.ok) return outcome;
  const { players, where = '', list } = outcome.reply;
  const numbers = numbersOf(players);
  return {
    ok: true,
    where,
    ...(list && list.numbered !== 'blank' ? { numbered: true } : {}),
    players: players.map(({ name, rating, section, federation, club, team }, i): FoundPlayer => ({
      no: numbers[i] ?? 0,
      name,
      ...(rating === undefined ? {} : { rating }),
      ...(section === undefined ? {} : { section: String(section) }),
      ...(federation === undefined ? {} : { federation }),
      ...(club === undefined ? {} : { club }),
      ...(team === undefined ? {} : { team }),
    })),
  };
}

/** True where nothing is selected but one blank cell. */
export function isBlankSelection(book: Spreadsheet): boolean {
  const [range, ...others] = book.getActiveRangeList()?.getRanges() ?? [];
  if (!range) return true;
  const isOneCell = others.length === 0 && range.getNumRows() === 1 && range.getNumColumns() === 1;
  return isOneCell && isBlank(range.getValue() as Cell);
}

function fromTab(book: Spreadsheet): Source {
  const sheet = playersTab(tabsOf(book));
  if (!sheet) throw new Problem(say().noPlayersTab);
  const where = sheet.getName();
  const rows = valuesOf(sheet);
  if (holdsNoPlayer(rows)) throw new Problem(say().emptyTab(where));
  const list = readRows(where, rows);
  const standing = standingList(sheet, rows, list);
  return {
    players: listed(rows, list).map(({ player }) => player),
    where,
    counted: list.kind === 'number',
    ...alikeIn(rows),
    ...(standing ? { list: standing } : {}),
  };
}

function fromSelection(book: Spreadsheet): Source {
  const parts = (book.getActiveRangeList()?.getRanges() ?? []).flatMap((range) => filledPart(range) ?? []);
  const [part] = parts;
  if (!part) throw new Problem(say().nothingSelected);
  const sheet = part.getSheet();
  const rows = joined(parts);
  if (rows.every((row) => row.every(isBlank))) throw new Problem(say().nothingSelected);
  const where = `${sheet.getName()}!${parts.map((one) => one.getA1Notation()).join(', ')}`;
  const list = readRows(where, rows);
  const players = listed(rows, list).map(({ player }) => player);
  const standing = headingRow(rows) === undefined ? undefined : wholeTab(sheet, players);
  return {
    ...{ players, where, counted: list.kind === 'number' },
    ...alikeIn(rows),
    ...(standing ? { list: standing } : {}),
  };
}

/** The part of a range in which the tab holds anything. */
function filledPart(range: Range): Range | undefined {
  const sheet = range.getSheet();
  const height = Math.min(range.getLastRow(), sheet.getLastRow()) - range.getRow() + 1;
  const width = Math.min(range.getLastColumn(), sheet.getLastColumn()) - range.getColumn() + 1;
  return height < 1 || width < 1
    ? undefined
    : sheet.getRange(range.getRow(), range.getColumn(), height, width);
}

/**
 * The rows of several ranges. Those in the same rows are parts of one table, from left to right, if they have
 * headings or hold numbers beside the names; others stand one below the other in the order of selection.
 */
function joined(parts: readonly Range[]): Rows {
  const [first, ...others] = parts;
  const blocks = parts.map((part) => part.getValues() as Cell[][]);
  if (!first || others.length === 0) return blocks[0] ?? [];
  if (others.every((part) => part.getRow() === first.getRow() && part.getNumRows() === first.getNumRows())) {
    const order = parts.map((part, i) => ({ column: part.getColumn(), block: blocks[i] ?? [] }));
    order.sort((a, b) => a.column - b.column);
    const table = order[0]?.block.map((_, r) => order.flatMap(({ block }) => block[r] ?? [])) ?? [];
    if (headingRow(table) !== undefined || table.every((row) => row.slice(1).every(isNumberOrBlank)))
      return table;
  }
  const inOneColumn = (part: Range) =>
    part.getColumn() === first.getColumn() && part.getNumColumns() === first.getNumColumns();
  if (parts.every((part) => part.getNumColumns() === 1) || others.every(inOneColumn)) return blocks.flat();
  throw new Problem(say().scatteredSelection);
}

const isNumberOrBlank = (cell: Cell) => typeof cell === 'number' || isBlank(cell);

/** The selected players are the tab's whole list: then it is taken where it stands. */
function wholeTab(sheet: Sheet, players: readonly ListedPlayer[]): StandingList | undefined {
  const rows = valuesOf(sheet);
  const list = outcomeOf(() => readRows('', rows));
  if (!list.ok) return undefined;
  const all = listed(rows, list.reply);
  const same =
    all.length === players.length &&
    all.every(
      ({ player: { name, section } }, i) => name === players[i]?.name && section === players[i].section,
    );
  return same ? standingList(sheet, rows, list.reply) : undefined;
}

const valuesOf = (sheet: Sheet) => sheet.getDataRange().getValues() as Cell[][];

/** Blank, or nothing but headings. */
function holdsNoPlayer(rows: Rows): boolean {
  const top = headingRow(rows);
  return rows.slice(top === undefined ? 0 : top + 1).every((row) => row.every(isBlank));
}

/** Index of the row with the headings; undefined for a bare list. */
function headingRow(rows: Rows): number | undefined {
  const top = topOfPlayers(rows);
  const isHeading = (rows[top] ?? []).some((cell) => playerHeading(cell)?.column === 'name');
  return isHeading ? top : undefined;
}

const FN = 'BERGER';

/** Reads a list; what is wrong with it becomes a sentence in the user's language. */
function readRows(where: string, rows: Rows): PlayerList {
  let list: PlayerList;
  try {
    list = readPlayers(FN, rows, userLanguage());
  } catch (error) {
    if (rows.some((row) => row.some(isCalculating))) throw new Problem(say().stillCalculating(where));
    const sentence = (error as Error).message.replace(`${FN}: `, '');
    throw new Problem(say().problemIn(where, withCurlyQuotes(sentence)));
  }
  const players = list.sections.flatMap((section) => section.players);
  if (players.some(({ name }) => isCalculating(name))) throw new Problem(say().stillCalculating(where));
  return list;
}

/** What a formula shows whose value is not there yet, in the languages of the tabs. */
function isCalculating(cell: Cell): boolean {
  return typeof cell === 'string' && /^(Loading|Cargando)(\.{3}|…)$/.test(cell);
}

/** The functions quote as one types in a formula, the add-on as one prints. */
export function withCurlyQuotes(sentence: string): string {
  return sentence.replace(/(^|[\s(])"/g, '$1“').replace(/"/g, '”');
}

/** The players, section by section and by start number, with their names as they were typed; their rows, from 1. */
function listed(rows: Rows, list: PlayerList): { player: ListedPlayer; row: number }[] {
  const [first] = list.sections;
  if (list.kind === 'number')
    return numbered(first?.players.length ?? 0).map((player) => ({ player, row: 0 }));
  const { cells } = sectionCells(rows);
  const areNumbers = cells.every((cell) => typeof cell === 'number');
  return list.sections.flatMap(({ name: section, players }) => {
    const typed = typedNames(rows, players);
    return players
      .map((player, i) => ({
        no: player.no,
        row: player.row,
        player: {
          ...player,
          name: typed[i] ?? player.name,
          ...(section === '' ? {} : { section: areNumbers ? Number(section) : section }),
        },
      }))
      .sort((a, b) => a.no - b.no);
  });
}

/** The column headed Section, from 0, and what is filled in it below the headings. */
function sectionCells(rows: Rows): { column: number; cells: CellValue[] } {
  const top = headingRow(rows) ?? rows.length;
  const column = (rows[top] ?? []).findIndex((cell) => playerHeading(cell)?.column === 'section');
  const cells = rows.slice(top + 1).map((row) => row[column]);
  return { column, cells: cells.filter((cell): cell is CellValue => !isBlank(cell)) };
}

const alikeIn = (rows: Rows) => alikeOf(sectionCells(rows).cells);

function alikeOf(sections: readonly CellValue[]): Pick<Source, 'alike'> {
  const written = new Map<string, string>();
  for (const cell of sections) {
    const name = tidy(String(cell));
    const before = written.get(fold(name));
    if (before !== undefined && before !== name) return { alike: [before, name] };
    written.set(fold(name), name);
  }
  return {};
}

function typedNames(rows: Rows, players: readonly Player[]): (string | undefined)[] {
  const used = new Set<string>();
  return players.map(({ row, name }) => {
    const cells = rows[row - 1] ?? [];
    const c = cells.findIndex(
      (cell, i) =>
        typeof cell === 'string' && tidy(cell) === name && !used.has(`${String(row)},${String(i)}`),
    );
    used.add(`${String(row)},${String(c)}`);
    return c === -1 ? undefined : (cells[c] as string);
  });
}

function standingList(sheet: Sheet, rows: Rows, list: PlayerList): StandingList | undefined {
  const top = headingRow(rows);
  if (top === undefined || list.kind === 'number') return undefined;
  const header = rows[top] ?? [];
  if (hasGameHeading(header) || marksOf(sheet).some((mark) => mark.kind !== 'players')) return undefined;
  const column = (wanted: PlayerColumn) => header.findIndex((cell) => playerHeading(cell)?.column === wanted);
  const nameColumn = column('name');
  const numberColumn = column('no');
  const below = rows.slice(top + 1);
  const cells = numberColumn === -1 ? [] : below.map((row) => row[numberColumn]);
  const filled = cells.filter((cell) => !isBlank(cell));
  const place = new Map(listed(rows, list).map(({ row }, i) => [row, i]));
  const sections = sectionCells(rows);
  const names = new Set(list.sections.map(({ name }) => name));
  const areAlike =
    sections.cells.every((cell) => typeof cell === 'number') ||
    sections.cells.every((cell) => typeof cell === 'string' && names.has(cell));
  return {
    sheet,
    tab: sheet.getName(),
    grid: { rows: sheet.getMaxRows(), columns: sheet.getMaxColumns() },
    language: playerHeading(header[nameColumn])?.language,
    row: top + 1,
    lastColumn: sheet.getLastColumn(),
    nameColumn: nameColumn + 1,
    numberColumn: numberColumn === -1 ? undefined : numberColumn + 1,
    numbered:
      filled.length === 0 ? 'blank' : filled.every((cell) => typeof cell === 'number') ? 'numbers' : 'texts',
    sectionColumn: sections.column === -1 ? undefined : sections.column + 1,
    sectioned: sections.cells.length === 0 ? 'blank' : areAlike ? 'alike' : 'unlike',
    places: below.map((_, i) => place.get(top + 2 + i)),
  };
}

function numbered(players: number): ListedPlayer[] {
  checkCount(players, Number.isInteger(players));
  const { player } = tabTexts(spreadsheetLanguage());
  return Array.from({ length: players }, (_, i) => ({ name: player(i + 1) }));
}

const LONGEST_NAME = 50_000;

/** Section after section, as they first occur. */
function fromNames(names: readonly string[], known: readonly KnownOfPlayer[] = []): ListedPlayer[] {
  const typed = names
    .map((name, i): ListedPlayer => ({ ...known[i], name: name.trim() }))
    .filter(({ name }) => !isBlank(name));
  const sections = [...new Set(typed.map(({ section }) => section))];
  const players = sections.flatMap((one) => typed.filter(({ section }) => section === one));
  checkCount(players.length, true);
  const seen = new Set<string>();
  for (const { name } of players) {
    const start = Array.from(name.slice(0, 80)).slice(0, 40).join('');
    if (name.length > LONGEST_NAME) throw new Problem(say().nameTooLong(start));
    const key = tidy(name);
    if (seen.has(key)) throw new Problem(say().equalNames(start));
    seen.add(key);
  }
  return players;
}

function checkCount(n: number, isWhole: boolean): void {
  if (isWhole && n >= FEWEST_PLAYERS && n <= MOST_PLAYERS) return;
  throw new Problem(say().countWanted(FEWEST_PLAYERS, MOST_PLAYERS, String(n)));
}
