/**
 * The arguments `tiebreaks` and `code`: codes as FIDE writes them, in a text or a range.
 */
import {
  DEFAULT_TIE_BREAKS,
  isTieBreak,
  KNOWN_CODES,
  readTieBreak,
  readTieBreaks,
  type CodeProblem,
} from '../engine/standings/tie-break-list';
import type { TieBreak } from '../engine/standings/tie-break';
import { dictionary } from './dictionary';
import { fail, got } from './failure';
import { oneCell } from './options';
import { checkTieBreak } from './result-arguments';
import { cellsOf } from './rows';
import type { ScoredResults } from './section-results';
import { fold, isBlank, shown } from './text';
import { rowsOf, type Argument, type Cell } from './value';

const noneWord = dictionary<'noTieBreak'>({}, ({ noTieBreak }) => ({ noTieBreak }));

/** Blank is `SB, DE, KS`, and `none` is no tie-break at all. Each can be used in every section. */
export function readTieBreakList(results: ScoredResults, argument: Argument): readonly TieBreak[] {
  const rows = rowsOf(argument);
  const texts = rows
    .flatMap((_, row) => cellsOf(rows, row))
    .filter((cell) => !isBlank(cell))
    .map(textOf);
  if (texts.length === 0) return DEFAULT_TIE_BREAKS;
  if (texts.length === 1 && noneWord(fold(texts[0] ?? ''))) return [];
  const { tieBreaks, problems } = readTieBreaks(texts);
  const [problem] = problems;
  if (problem !== undefined) return complain(results, 'tiebreaks', problem);
  for (const tieBreak of tieBreaks)
    for (const section of results.sections) checkTieBreak(results, section, tieBreak, false);
  return tieBreaks;
}

/** One code, which every section that is asked about must bear, ratings included. */
export function readCode(results: ScoredResults, argument: Argument, sections = results.sections): TieBreak {
  const cell = oneCell(results.fn, 'code', argument, results.language);
  const read: TieBreak | CodeProblem =
    cell === undefined ? { problem: 'unknown', text: '' } : readTieBreak(textOf(cell));
  if (!isTieBreak(read)) return complain(results, 'code', read);
  for (const section of sections) checkTieBreak(results, section, read, true);
  return read;
}

function textOf(cell: Cell): string {
  return typeof cell === 'string' ? cell : shown(cell);
}

function complain({ fn, language }: ScoredResults, parameter: string, { problem, text }: CodeProblem): never {
  return fail(fn, language, (say) => {
    const what = got(say, text);
    if (problem === 'buchholz') return say.buchholz(parameter, what);
    if (problem === 'seed') return say.lotSeed(parameter, what);
    const known = parameter === 'code' ? KNOWN_CODES : [...KNOWN_CODES, '"none"'];
    return say.tieBreak(parameter, what, known.join(', '));
  });
}
