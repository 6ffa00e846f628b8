/**
 * What a win, a draw and a loss are worth.
 */
import type { Result } from './game';

export interface Scoring {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  /** What a free round is worth. It goes into the points only: tie-breaks use the points from games. */
  readonly free: number;
}

export const STANDARD_SCORING: Scoring = { win: 1, draw: 0.5, loss: 0, free: 0 };

export interface Points {
  readonly white: number;
  readonly black: number;
}

/** What each result gives. A forfeit gives what the game would have given, C.07 art. 15.2. */
export function pointsByResult({ win, draw, loss }: Scoring): Readonly<Record<Result, Points>> {
  return {
    '1-0': { white: win, black: loss },
    '0-1': { white: loss, black: win },
    '½-½': { white: draw, black: draw },
    '1F-0F': { white: win, black: loss },
    '0F-1F': { white: loss, black: win },
    '0F-0F': { white: loss, black: loss },
    '0-0': { white: loss, black: loss },
    '½-0': { white: draw, black: loss },
    '0-½': { white: loss, black: draw },
  };
}

export function pointsOf(scoring: Scoring): (result: Result) => Points {
  return byResult(pointsByResult(scoring));
}

/** Telling the three results that nearly every game has by identity is several times as fast as a look-up. */
export function byResult(points: Readonly<Record<Result, Points>>): (result: Result) => Points {
  const { '1-0': white, '0-1': black, '½-½': draw } = points;
  return (result) =>
    result === '1-0' ? white : result === '0-1' ? black : result === '½-½' ? draw : points[result];
}

/** Removes what adding up decimals such as 0.1 leaves behind, so that equal scores are equal numbers. */
export function exact(sum: number): number {
  return Math.round(sum * 1e6) / 1e6;
}

/** The same for the sums of all players; `Array.from` with a function takes five times as long. */
export function allExact(sums: Float64Array): number[] {
  const all: number[] = [];
  for (const sum of sums) all.push(exact(sum));
  return all;
}
