/**
 * A list of tie-breaks as people write it: `SB, DE, KS`, `KS/L+1`, `SB-C1`, `LOT 42`.
 */
import { drawingOfLots } from './drawing-of-lots';
import { TIE_BREAKS } from './registry';
import type { TieBreak } from './tie-break';

/**
 * `buchholz`: must not be used in a round robin (note to C.07 art. 8); `seed`: lots without a seed;
 * `unknown`: everything else.
 */
export interface CodeProblem {
  readonly problem: 'buchholz' | 'seed' | 'unknown';
  /** As it was written. */
  readonly text: string;
}

/** The codes to name where one is unknown. */
export const KNOWN_CODES: readonly string[] = [...TIE_BREAKS.keys(), 'LOT …'];

export const DEFAULT_TIE_BREAKS: readonly TieBreak[] = readTieBreaks(['SB, DE, KS']).tieBreaks;

export function isTieBreak(read: TieBreak | CodeProblem): read is TieBreak {
  return !('problem' in read);
}

/** One code; lots with their seed. */
export function readTieBreak(written: string): TieBreak | CodeProblem {
  const text = written.trim();
  const code = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[‐‑‒–—−]/g, '-');
  const tieBreak = TIE_BREAKS.get(code.replace(/\s*[/-]\s*/, '/').replace('/L+', '/L'));
  if (tieBreak !== undefined) return tieBreak;
  if (/^LOTS?\b/.test(code)) {
    const seed = /^LOTS?\s+(\S+)$/i.exec(text)?.[1];
    return seed === undefined ? { problem: 'seed', text } : drawingOfLots(seed);
  }
  return { problem: /^(BH|FB|AOB|BUCHHOLZ)\b/.test(code) ? 'buchholz' : 'unknown', text };
}

/**
 * Several texts, each with one code or more, between commas, semicolons, blanks or line breaks. `PTS` at the head,
 * as in reports to FIDE, says what goes without saying.
 */
export function readTieBreaks(texts: readonly string[]): {
  readonly tieBreaks: readonly TieBreak[];
  readonly problems: readonly CodeProblem[];
} {
  const read = texts
    .flatMap(codesIn)
    .filter((code, index) => index > 0 || code.toUpperCase() !== 'PTS')
    .map(readTieBreak);
  return {
    tieBreaks: read.filter(isTieBreak),
    problems: read.filter((one): one is CodeProblem => !isTieBreak(one)),
  };
}

function codesIn(text: string): readonly string[] {
  const tight = text.replace(/\s*\/\s*/g, '/');
  return tight.match(/lots?[^\S\n]+[^\s,;]+|[^\s,;]+/gi) ?? [];
}
