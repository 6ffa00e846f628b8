/**
 * The `results` argument: a list of games or a crosstable, told apart by their headings and their shape.
 */
import type { Language } from '../messages/language';
import { looksLikeCrosstable, readCrosstable } from './crosstable';
import {
  cellsOf,
  firstFilledRow,
  hasGameHeadings,
  isBlankColumn,
  readGames,
  widthOf,
  type Request,
  type Results,
  type Rows,
} from './games';
import { gameHeading, playerHeading } from './header-words';

export function readResults(request: Request): Results {
  const { rows } = request;
  if (firstFilledRow(rows) === -1 || hasGameHeadings(rows)) return readGames(request);
  const width = widthOf(rows);
  let columns = 0;
  for (let c = 0; c < width; c++) if (!isBlankColumn(rows, c)) columns++;
  if ((columns === 3 || width === 3) && !looksLikeCrosstable(rows)) return readGames(request);
  return readCrosstable(request);
}

/** The language that the headings of games or of a crosstable tell, before anything else is read. */
export function languageOfResults(rows: Rows): Language | undefined {
  const first = firstFilledRow(rows);
  if (first === -1) return undefined;
  for (const cell of cellsOf(rows, first)) {
    const language = gameHeading(cell)?.language ?? playerHeading(cell)?.language;
    if (language !== undefined) return language;
  }
  return undefined;
}
