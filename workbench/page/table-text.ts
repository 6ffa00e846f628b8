/**
 * The clipboard's text as a table: tabs between cells, line ends between rows.
 */

/** A quoted field may hold tabs and line ends. */
export function parseTable(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end = ''] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/g,
  )) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  // A table ends with a line end; the empty line after it is none.
  if (rows.length > 1 && rows.at(-1)?.join('') === '') rows.pop();
  return rows;
}
