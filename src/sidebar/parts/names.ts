/**
 * Reads a pasted or typed list of names: one a line, in start-number order.
 * From columns (tab or semicolon) the first is taken; a line of headings names the columns, and has ratings, clubs and
 * the like read too.
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
  /** True where further columns were not read, for want of headings. */
  readonly oneColumn?: true;
}

interface Line {
  readonly at: number;
  readonly text: string;
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
  const column = headings.findIndex((cell) => isHeading(cell, 'name'));
  if (column >= 0) return { ...list(rest, column), dropped: 'header', ...knownOf(rest, headings, column) };
  const numbered = withoutNumbering(lines);
  const read = numbered ?? lines;
  const hasMore = read.some(({ text: line }) =>
    columns(line)
      .slice(1)
      .some((cell) => tidy(cell) !== ''),
  );
  return {
    ...list(read, 0),
    ...(numbered && { dropped: 'numbering' as const }),
    ...(hasMore && { oneColumn: true as const }),
  };
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
  lines: readonly Line[],
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
  const known = lines
    .filter(({ text }) => tidy(columns(text)[nameColumn] ?? '') !== '')
    .map(({ at: line, text: row }) => {
      const cells = columns(row);
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

function list(lines: readonly Line[], column: number): NameList {
  const found = lines
    .map((line) => ({ at: line.at, name: tidy(columns(line.text)[column] ?? '') }))
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

function columns(line: string): readonly string[] {
  return line.split(/[\t;]/);
}

function fold(cell: string): string {
  return tidy(cell)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
