/**
 * Reads a pasted or typed list of names: one a line, in start-number order.
 * From columns (tab or semicolon) the first is taken; a line of headings names the columns, and has ratings, clubs and
 * the like read too. A comma is part of a name, unless the headings themselves stand between commas. What stands in
 * quotation marks is one cell.
 */
import { reading } from '../../messages/languages';
import type { KnownOfPlayer } from '../calls';

export const HIGHEST_RATING = 4000;

export interface NameList {
  /** In start-number order; none is blank. */
  readonly names: readonly string[];
  /** The line of each name, counted from 1 as the user sees them. */
  readonly lines: readonly number[];
  /** What was left out on purpose, so that the page can say so. */
  readonly dropped?: 'header' | 'numbering';
  /** Of each name what other columns tell; absent where the line of headings has no such column. */
  readonly known?: readonly KnownOfPlayer[];
  /** The first rating that is none. */
  readonly wrongRating?: { readonly line: number; readonly text: string };
  /** For want of headings: only the first of several columns was read, or each line whole though a number ends it. */
  readonly unread?: 'oneColumn' | 'wholeLines';
}

interface Line {
  readonly at: number;
  readonly text: string;
}

interface Row {
  readonly at: number;
  readonly cells: readonly string[];
}

type KnownColumn = 'rating' | 'federation' | 'club' | 'team' | 'section';
const COLUMNS: readonly KnownColumn[] = ['rating', 'federation', 'club', 'team', 'section'];
/** Headings that every language has. */
const SHARED: Partial<Record<KnownColumn, readonly string[]>> = {
  rating: ['elo', 'fide elo'],
  federation: ['fed'],
  club: ['club'],
};
const NUMBERED = /^(\d{1,4})(?:[.)]\s*|\s*[\t;]\s*|\s+)(.*)$/;

export function parseNames(text: string): NameList {
  const lines = text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line, i) => ({ at: i + 1, text: line.replace(/^[^\S\t]+|\s+$/g, '') }))
    .filter((line) => tidy(line.text) !== '');
  const [first, ...rest] = lines;
  const headings = first ? columns(first.text) : [];
  const column = nameColumnOf(headings);
  const rows = rest.map(({ at, text: row }) => ({ at, cells: columns(row) }));
  if (column >= 0) return underHeadings(rows, headings, column);
  const betweenCommas = first && headings.length === 1 ? cellsOf(first.text) : [];
  const named = nameColumnOf(betweenCommas);
  if (named >= 0 && COLUMNS.some((one) => betweenCommas.some((cell) => isHeading(cell, one)))) {
    const split = rest.map(({ at, text: row }) => ({
      at,
      cells: inColumns(row, betweenCommas, named),
    }));
    return underHeadings(split, betweenCommas, named);
  }
  const numbered = withoutNumbering(lines);
  const read = numbered ?? lines;
  const cells = read.map(({ at, text: row }) => ({ at, cells: columns(row) }));
  const hasMore = cells.some(({ cells: [, ...others] }) => others.some((cell) => tidy(cell) !== ''));
  // The first line may be headings in another language.
  const endInNumbers = read.length > 0 && read.slice(read.length > 1 ? 1 : 0).every(endsInNumber);
  const unread = hasMore ? 'oneColumn' : endInNumbers ? 'wholeLines' : undefined;
  return { ...list(cells, 0), ...(numbered && { dropped: 'numbering' }), ...(unread && { unread }) };
}

function underHeadings(rows: readonly Row[], headings: readonly string[], nameColumn: number): NameList {
  return { ...list(rows, nameColumn), dropped: 'header', ...knownOf(rows, headings, nameColumn) };
}

/** `Ana Gil, 1800` */
function endsInNumber({ text }: Line): boolean {
  return /,\s*\d{1,4}$/.test(text.trimEnd());
}

function nameColumnOf(headings: readonly string[]): number {
  return headings.findIndex((cell) => isHeading(cell, 'name'));
}

/** A rating as it was typed; undefined for what is none. */
export function readRating(text: string): number | undefined {
  const rating = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return rating >= 1 && rating <= HIGHEST_RATING ? rating : undefined;
}

/** The same name to a reader: trimmed, NFC, runs of blanks folded; case counts. */
export function tidy(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Names that occur more than once, each with its places in the list (from 0). */
export function equalNames(names: readonly string[]): readonly { name: string; places: readonly number[] }[] {
  const places = new Map<string, number[]>();
  names.forEach((name, i) => places.set(name, [...(places.get(name) ?? []), i]));
  return [...places].filter(([, at]) => at.length > 1).map(([name, at]) => ({ name, places: at }));
}

function isHeading(cell: string, column: KnownColumn | 'name'): boolean {
  const word = fold(cell)
    .replace(/[\s.:_*]+/g, ' ')
    .trim();
  const shared = column === 'name' ? [] : (SHARED[column] ?? []);
  return (
    [reading.en, reading.es].some(({ playerHeadings }) => playerHeadings[column].includes(word)) ||
    shared.includes(word)
  );
}

/** What the columns beside the names tell. A rating of 0 or a dash is none. */
function knownOf(
  rows: readonly Row[],
  headings: readonly string[],
  nameColumn: number,
): Pick<NameList, 'known' | 'wrongRating'> {
  const places = COLUMNS.map((column) => ({
    column,
    at: headings.findIndex((cell) => isHeading(cell, column)),
  }));
  const found = places.filter(({ at }) => at >= 0);
  if (found.length === 0) return {};
  let wrongRating: NameList['wrongRating'];
  const known = rows
    .filter(({ cells }) => tidy(cells[nameColumn] ?? '') !== '')
    .map(({ at: line, cells }) => {
      const player: { -readonly [K in keyof KnownOfPlayer]: KnownOfPlayer[K] } = {};
      for (const { column, at } of found) {
        const text = tidy(cells[at] ?? '');
        if (column !== 'rating') {
          if (text !== '') player[column] = text;
        } else if (!/^[0\-–—]?$/.test(text)) {
          const rating = readRating(text);
          if (rating === undefined) wrongRating ??= { line, text };
          else player.rating = rating;
        }
      }
      return player;
    });
  return { known, ...(wrongRating && { wrongRating }) };
}

function list(rows: readonly Row[], column: number): NameList {
  const found = rows
    .map(({ at, cells }) => ({ at, name: tidy(cells[column] ?? '') }))
    .filter(({ name }) => name !== '');
  return { names: found.map(({ name }) => name), lines: found.map(({ at }) => at) };
}

/**
 * The lines without their numbers, put in the order of the numbers, if every line has one and no two are equal;
 * undefined otherwise, so that `1. FC Köln` among other names stays a name.
 */
function withoutNumbering(lines: readonly Line[]): readonly Line[] | undefined {
  const parts = lines.map((line) => ({ at: line.at, match: NUMBERED.exec(line.text.trim()) }));
  const numbered: (Line & { no: number })[] = [];
  for (const { at, match } of parts) {
    if (!match) return undefined;
    numbered.push({ at, no: Number(match[1]), text: match[2] ?? '' });
  }
  if (numbered.length < 2 || new Set(numbered.map(({ no }) => no)).size < numbered.length) return undefined;
  return numbered.sort((a, b) => a.no - b.no);
}

const COLUMN_ENDS = '\t;';
const CELL_ENDS = '\t;,';

interface Field {
  readonly text: string;
  readonly quoted: boolean;
}

/** The parts between any of `ends`; one in quotation marks may hold these, and a doubled mark is one of its own. */
function fieldsOf(line: string, ends: string): readonly Field[] {
  const field = new RegExp(`[^\\S\\t]*"((?:[^"]|"")*)"[^\\S\\t]*(?=[${ends}]|$)|[^${ends}]*`, 'y');
  const fields: Field[] = [];
  for (let at = 0; at <= line.length; at = field.lastIndex + 1) {
    field.lastIndex = at;
    const [text = '', inner] = field.exec(line) ?? [];
    fields.push({ text: inner?.replace(/""/g, '"') ?? text, quoted: inner !== undefined });
  }
  return fields;
}

function columns(line: string): readonly string[] {
  return fieldsOf(line, COLUMN_ENDS).map(({ text }) => text);
}

/** A line of cells between commas, each perhaps in quotation marks. */
function cellsOf(line: string): readonly string[] {
  return fieldsOf(line, CELL_ENDS).map(({ text }) => text);
}

/**
 * As many cells as there are headings: commas too many are part of the name, as in `Gil, Ana`, where nothing is in
 * quotation marks. A rating that they part, as `1800,5`, is kept whole, and so is none.
 */
function inColumns(line: string, headings: readonly string[], nameColumn: number): readonly string[] {
  const fields = fieldsOf(line, CELL_ENDS);
  const cells = fields.map(({ text }) => tidy(text));
  while (cells.length > headings.length && cells[cells.length - 1] === '') cells.pop();
  const surplus = cells.length - headings.length;
  if (surplus <= 0 || fields.some(({ quoted }) => quoted)) return cells;
  const end = nameColumn + 1 + surplus;
  const name = cells.slice(nameColumn, end);
  const row = [...cells.slice(0, nameColumn), name.join(', '), ...cells.slice(end)];
  const rating = headings.findIndex((cell) => isHeading(cell, 'rating'));
  if (rating === -1) return row;
  const at = rating < nameColumn ? rating : rating + surplus;
  const number = name.findIndex((part) => /^\d+$/.test(part));
  const other = number === -1 ? at + (rating < nameColumn ? 1 : -1) : nameColumn + number;
  const parted = cells.slice(Math.min(at, other), Math.max(at, other) + 1).join(',');
  if (number !== -1 || /^\d{3,4},\d{1,2}$/.test(parted)) row[rating] = parted;
  return row;
}

function fold(cell: string): string {
  return tidy(cell)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
