/**
 * Reads a pasted or typed list of names: one a line, in start-number order.
 * From columns (tab or semicolon) the first is taken, or the one that a line of headings names.
 */

export interface NameList {
  /** In start-number order; none is blank. */
  readonly names: readonly string[];
  /** The line of each name, counted from 1 as the user sees them. */
  readonly lines: readonly number[];
  /** What was left out on purpose, so that the page can say so. */
  readonly dropped?: 'header' | 'numbering';
}

interface Line {
  readonly at: number;
  readonly text: string;
}

const HEADINGS = /^(name|names|player|players|nombre|nombres|jugador|jugadora|jugadores)$/;
const NUMBERED = /^(\d{1,4})(?:[.)]\s*|\s*[\t;]\s*|\s+)(.*)$/;

export function parseNames(text: string): NameList {
  const lines = text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line, i) => ({ at: i + 1, text: line.replace(/^[^\S\t]+|\s+$/g, '') }))
    .filter((line) => tidy(line.text) !== '');
  const [first, ...rest] = lines;
  const column = first ? columns(first.text).findIndex((cell) => HEADINGS.test(fold(cell))) : -1;
  if (column >= 0) return { ...list(rest, column), dropped: 'header' };
  const numbered = withoutNumbering(lines);
  return numbered ? { ...list(numbered, 0), dropped: 'numbering' } : list(lines, 0);
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
