/**
 * Events of pools with results, and the command that makes a knockout of them.
 */
import type { Guesses } from '../../workbench/host/model/guesses';
import { generated, sheetNamed, spreadsheet, type Spreadsheet } from './berger';
import type { Command } from './commands';

/** Types a result into every game of the schedule, or clears it. */
export function clearResults(
  book: Spreadsheet,
  result: (white: number, black: number, section: string) => string = () => '',
): void {
  const { workbook } = book.host;
  const sheet = workbook.sheetNamed('Schedule') ?? sheetNamed(book, 'Calendario');
  const first = sheet.rows[0]?.findIndex((cell) => cell?.value === 'Round' || cell?.value === 'Ronda') ?? 0;
  sheet.rows.forEach((cells, r) => {
    const at = (column: number) => cells?.[first + column]?.value;
    const [white, black] = [at(3), at(7)];
    if (r === 0 || typeof white !== 'number' || typeof black !== 'number') return;
    workbook.enter(
      sheet.id,
      r + 1,
      first + 6,
      result(white, black, first === 0 ? '' : String(cells?.[0]?.value)),
    );
  });
}

/** Pools of the same size, in each of which the lower number won every game. */
export function pooled(
  pools: number,
  size: number,
  options: Parameters<typeof spreadsheet>[0] = {},
): Spreadsheet {
  const book = spreadsheet(options);
  generated(
    book,
    { from: 'number', players: pools * size },
    { division: { into: 'pools', pools, method: 'snake' } },
  );
  clearResults(book, (white, black) => (white < black ? '1-0' : '0-1'));
  return book;
}

/** For `commands-failure.test.ts`. */
export const KNOCKOUT: readonly Command[] = [
  {
    name: 'knockout',
    setUp: (guesses: Partial<Guesses> = {}) => pooled(2, 3, { guesses }),
    call: (book) => book.call('makeKnockout', { qualifiers: { each: 2 }, games: 2, thirdPlace: true }),
    tabs: ['Event'],
  },
];
