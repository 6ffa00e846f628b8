/**
 * Ratings and scores that are given as they are, without players and games.
 */
import { isOverTheBoard } from '../engine/results/game';
import { pointsOf, STANDARD_SCORING } from '../engine/results/scoring';
import { fail, failAt, got } from './failure';
import { oneCell } from './options';
import { readResultCell } from './result-words';
import { cellsOf, type Rows } from './rows';
import { isBlank, numberOf } from './text';
import { rowsOf, type Argument } from './value';

/** One number above 0; `byDefault` where it is blank. */
export function readPositive(fn: string, parameter: string, argument: Argument, byDefault?: number): number {
  const cell = oneCell(fn, parameter, argument);
  const n = cell === undefined ? byDefault : numberOf(cell);
  return n !== undefined && n > 0 ? n : fail(fn, undefined, (say) => say.positive(parameter, got(say, cell)));
}

/** A range of the function `fn`, for the sentences. */
interface Range {
  readonly fn: string;
  readonly range: string;
  readonly rows: Rows;
}

/** The rating in a cell, row and column from 0. */
export function ratingAt(range: Range, row: number, column: number): number {
  const n = numberOf(cellsOf(range.rows, row)[column]);
  return n !== undefined && n > 0 ? n : failAt(range, undefined, row, column, (say) => say.ratingUnknown);
}

/** The games that are rated (B.02 art. 5.1): those over the board against an opponent with a rating. */
export function readRatedGames(
  fn: string,
  opponents: Argument,
  scores: Argument,
): { readonly ratings: readonly number[]; readonly points: readonly number[] } {
  const against = { fn, range: 'opponents', rows: rowsOf(opponents) };
  const scored = { fn, range: 'scores', rows: rowsOf(scores) };
  const places = placesOf(against.rows);
  const ratings: number[] = [];
  const points: number[] = [];
  const worth = pointsOf(STANDARD_SCORING);
  placesOf(scored.rows).forEach(([row, column], i) => {
    const reading = readResultCell(cellsOf(scored.rows, row)[column]);
    if (reading === 'blank') return;
    if (reading?.lone !== true) failAt(scored, undefined, row, column, (say) => say.loneScore);
    const place = places[i];
    if (place === undefined) return failAt(scored, undefined, row, column, (say) => say.opponentMissing);
    if (isBlank(cellsOf(against.rows, place[0])[place[1]]) || !isOverTheBoard(reading.result)) return;
    ratings.push(ratingAt(against, ...place));
    points.push(worth(reading.result).white);
  });
  return { ratings, points };
}

/** Every cell, row by row. */
function placesOf(rows: Rows): readonly (readonly [number, number])[] {
  return rows.flatMap((_, row) => cellsOf(rows, row).map((__, column) => [row, column] as const));
}
