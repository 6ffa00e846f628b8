/**
 * The `results` argument: a list of games or a crosstable, told apart by their headings and their shape.
 */
import type { Language } from '../messages/languages';
import { readCrosstable } from './crosstable';
import { looksLikeCrosstable } from './crosstable-place';
import { hasGameHeadings, readGames } from './games';
import { gameHeading, playerHeading } from './header-words';
import { cellsOf, firstFilledRow, isBlankColumn, topRow, widthOf, type Rows } from './rows';
import type { Request, Results } from './section-results';

export function readResults(request: Request): Results {
  const { rows } = request;
  if (firstFilledRow(rows) === -1 || hasGameHeadings(rows)) return readGames(request);
  const width = widthOf(rows);
  let columns = 0;
  for (let c = 0; c < width; c++) if (!isBlankColumn(rows, c)) columns++;
  if ((columns === 3 || width === 3) && !looksLikeCrosstable(rows)) return readGames(request);
  return readCrosstable(request);
}

/** The language that the headings on top of a range tell, before anything else is read. */
export function languageOfHeadings(rows: Rows): Language | undefined {
  let told: Language | undefined;
  topRow(rows, (row) => {
    for (const cell of cellsOf(rows, row)) told ??= (gameHeading(cell) ?? playerHeading(cell))?.language;
    return told !== undefined;
  });
  return told;
}
