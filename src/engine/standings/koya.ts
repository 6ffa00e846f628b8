/**
 * KS, Koya system, C.07 art. 9.2: the points scored against opponents who reached half of the possible score.
 * KS/L1, KS/L2, KS/L-1, KS/L-2 move that limit by half points, art. 14.5.
 */
import { opponentsLeft } from '../results/opponents';
import { exact, pointsByResult } from '../results/scoring';
import type { ScoreTable } from '../results/score-table';
import { sumOverGames } from './sum-over-games';
import type { ValueTieBreak } from './tie-break';

/** In half points. */
export type KoyaShift = -2 | -1 | 0 | 1 | 2;

/**
 * Half of what winning every scheduled game would give. Games are meant, not rounds: a free round gives no chance
 * to score, and whoever is annulled takes as many games from everybody as there are cycles.
 */
export function koyaLimit(
  { tournament, annulled, scoring }: ScoreTable,
  shift: KoyaShift,
  no: number,
): number {
  const games = opponentsLeft(tournament, no, annulled) * tournament.cycles;
  return exact((games * scoring.win + shift) / 2);
}

const MOVED: Readonly<Record<Exclude<KoyaShift, 0>, string>> = { '-2': '−1', '-1': '−½', 1: '+½', 2: '+1' };

export function koya(shift: KoyaShift): ValueTieBreak {
  return sumOverGames(
    {
      code: shift === 0 ? 'KS' : `KS/L${shift}`,
      name: shift === 0 ? 'Koya System' : `Koya System, limit ${MOVED[shift]}`,
      help:
        shift === 0
          ? 'Points scored against opponents who have at least half of the possible points.'
          : `Koya system with the limit moved by ${MOVED[shift]} of a point.`,
      article: shift === 0 ? 'C.07 art. 9.2' : 'C.07 art. 9.2, 14.5',
    },
    {
      worth: pointsByResult,
      weights: (table) =>
        table.gamePoints.map((points, no) => (points >= koyaLimit(table, shift, no) ? 1 : 0)),
    },
  );
}
