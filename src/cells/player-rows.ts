/**
 * A table with a row a player, over all sections: the section's name stands first where there is one.
 */
import type { ScoredResults, ScoredSection } from './section-results';
import { checkCells } from './cell-limit';
import type { Output, Table } from './value';

/** `rowsOf` gives the rows of one section, as wide as the heading. */
export function playerRows(
  { fn, language, words, sections }: ScoredResults,
  heading: readonly Output[],
  rowsOf: (section: ScoredSection) => Table,
): Table {
  const sectioned = sections.some(({ name }) => name !== '');
  const rows = sections.reduce((sum, { players }) => sum + players.length, 1);
  checkCells(fn, language, rows * (heading.length + Number(sectioned)), (say) => say.takeFewerGames);
  const table: Table = [sectioned ? [words.section, ...heading] : [...heading]];
  for (const section of sections)
    for (const row of rowsOf(section)) table.push(sectioned ? [section.name, ...row] : row);
  return table;
}
