/**
 * EXPECTEDSCORE: what a rating is expected to score against another.
 */
import { ratingAt, readPositive } from '../cells/ratings';
import { cellsOf, widthOf } from '../cells/rows';
import { isBlank } from '../cells/text';
import { rowsOf, type Argument, type Output, type Table } from '../cells/value';
import { expectedScore } from '../engine/ratings/expected-score';

const FN = 'EXPECTEDSCORE';

/**
 * The score expected in one game against an opponent. By FIDE's table 8.1.2 (B.02), without the 400-point rule.
 *
 * @param rating The player's rating.
 * @param opponent The opponent's rating, or those of several.
 * @returns A number from 0 to 1 in hundredths; for a range a block of its shape.
 * @customfunction
 * @example =EXPECTEDSCORE(2100, 1950)
 */
export function EXPECTEDSCORE(rating: Argument, opponent: Argument): Output | Table {
  const own = readPositive(FN, 'rating', rating);
  const rows = rowsOf(opponent);
  const width = widthOf(rows);
  if (rows.length * width <= 1) return expectedScore(own, readPositive(FN, 'opponent', opponent));
  const range = { fn: FN, range: 'opponent', rows };
  return rows.map((_, row) =>
    Array.from({ length: width }, (__, column): Output =>
      isBlank(cellsOf(rows, row)[column]) ? '' : expectedScore(own, ratingAt(range, row, column)),
    ),
  );
}
