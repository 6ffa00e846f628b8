/**
 * What a cell of a crosstable holds: the scores of the row player, or a mark of the diagonal.
 */
import type { Result } from '../engine/results/game';
import { normalizeResult, wordOf } from './result-words';
import { isBlank, tidy } from './text';
import type { Cell } from './value';

/** One game as a cell tells it, the row player first. */
export interface Score {
  readonly result: Result;
  /** True where only the row player's score stands there. */
  readonly lone: boolean;
  readonly annulled: boolean;
  /** `(+)` or `(-)`: a forfeit, and an annulled one where all other games of a player are in parentheses. */
  readonly bracketed?: true;
}

/** The games of a cell; `asTwo` is a second reading of `+ -`, `- +` and `- -`, as two games. */
export interface Scores {
  readonly games: readonly Score[];
  readonly asTwo?: readonly Score[];
}

export type CellReading = Scores | 'blank' | undefined;

const LONGEST_CELL = 200;
const RUN_OF_SCORES = /^[01½]{2,}$/;
const TWO_FORFEITS = /^[+-] [+-]$/;
const BRACKETED = /^\([+-]\)$/;

const known = new Map<string, CellReading>();
const MOST_KNOWN = 1000;

/** A crosstable holds the same few texts again and again, so what each means is kept. */
export function readScores(cell: Cell): CellReading {
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

export function isMark(cell: Cell): boolean {
  return typeof cell === 'string' && cell.length < 12 && MARK.test(tidy(cell));
}

/** A cell that belongs among results, not among headings. */
export function isScore(cell: Cell): boolean {
  if (isMark(cell)) return true;
  const reading = readScores(cell);
  return reading !== undefined && reading !== 'blank';
}
