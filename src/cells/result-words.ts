/**
 * The words for a result. Kinds of dashes, spaces, widths and case are equal; what is not listed is no result.
 */
import type { Result } from '../engine/results/game';
import { isBlank, tidy } from './text';
import type { Cell } from './value';

export interface ResultWord {
  readonly result: Result;
  /** True for a single score: White's in a list of games, the row player's in a crosstable. */
  readonly lone: boolean;
}

const LONE: Readonly<Record<string, Result>> = {
  '1': '1-0',
  '0': '0-1',
  '½': '½-½',
  '=': '½-½',
  '1F': '1F-0F',
  '+': '1F-0F',
  '(+)': '1F-0F',
  '0F': '0F-1F',
  '-': '0F-1F',
  '(-)': '0F-1F',
};

const PAIRS: Readonly<Record<Result, readonly string[]>> = {
  '1-0': ['1-0', '1:0'],
  '0-1': ['0-1', '0:1'],
  '½-½': ['½-½', '½:½', '=-='],
  '1F-0F': ['1F-0F', '1-F', '+:-', '+-', '+/-', '+ -', '+--'],
  '0F-1F': ['0F-1F', 'F-1', '-:+', '-+', '-/+', '- +', '--+'],
  '0F-0F': ['0F-0F', 'F-F', '-:-', '-/-', '- -', '---'],
  '0-0': ['0-0', '0:0'],
  '½-0': ['½-0', '½:0'],
  '0-½': ['0-½', '0:½'],
};

const DASHES = /[\u2010-\u2013\u2212\u02D7\uFE63\uFF0D]/g;
const HALF_AS_FRACTION = /(?<![\d.,])1[/\u2044\u2215]2(?![\d.,])/g;
const DECIMAL = /(?<![^\s:-])(0?[.,]50*|1[.,]0+|0[.,]0+)(?![^\s:-])/g;
const LONGEST_WORD = 60;

/** One spelling for every way of writing the same: `½` for a half, `-` for every dash but the long `—`. */
export function normalizeResult(text: string): string {
  const parts = text.split('½').map((part) => part.normalize('NFKC'));
  return tidy(parts.join('½'))
    .replace(DASHES, '-')
    .replace(HALF_AS_FRACTION, '½')
    .replace(DECIMAL, (decimal) => (/5/.test(decimal) ? '½' : decimal.charAt(0)))
    .toUpperCase();
}

let dictionary: Map<string, ResultWord> | undefined;

function words(): Map<string, ResultWord> {
  if (dictionary !== undefined) return dictionary;
  dictionary = new Map();
  for (const word of Object.keys(LONE)) {
    const result = LONE[word];
    if (result !== undefined) dictionary.set(word, { result, lone: true });
  }
  for (const result of Object.keys(PAIRS) as Result[])
    for (const word of PAIRS[result]) dictionary.set(word, { result, lone: false });
  return dictionary;
}

/** The meaning of a normalised word; undefined where it has none. */
export function wordOf(normalized: string): ResultWord | undefined {
  return words().get(normalized);
}

/** `blank` where nothing stands or an unticked checkbox; undefined for what is no result. */
export type Reading = ResultWord | 'blank' | undefined;

const BLANKS_AROUND_SEPARATOR = /^(1|0|½|=|1F|0F|F) ?([-:]) ?(1|0|½|=|1F|0F|F)$/;

/** Reads a cell of the column Result. */
export function readResultCell(cell: Cell): Reading {
  if (isBlank(cell)) return 'blank';
  if (typeof cell === 'number') {
    if (cell === 1) return wordOf('1');
    if (cell === 0) return wordOf('0');
    return cell === 0.5 ? wordOf('½') : undefined;
  }
  if (typeof cell !== 'string' || cell.length > LONGEST_WORD) return undefined;
  const text = normalizeResult(cell);
  return wordOf(text) ?? wordOf(text.replace(BLANKS_AROUND_SEPARATOR, '$1$2$3'));
}
