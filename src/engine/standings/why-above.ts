/**
 * Why one player stands above another: every criterion down to the one that separates them.
 */
import { isDirectEncounter, passesOf } from './explanation';
import { groupOf, type Ranking, type Stage } from './ranking';
import type { TieBreak } from './tie-break';

export interface Comparison {
  /** Undefined for the points, which come first. */
  readonly tieBreak: TieBreak | undefined;
  readonly a: number | undefined;
  readonly b: number | undefined;
  /** True for the last one, unless the list leaves the two tied. */
  readonly separates: boolean;
  /** In direct encounter, the pass from which the two values are: the one that tells the two apart. */
  readonly pass?: number;
}

export interface WhyAbove {
  /** Start number of the one who is ahead; undefined if they share the rank, or neither has one. */
  readonly above: number | undefined;
  /** Those of the two who have no rank because they are annulled; there is then nothing to compare. */
  readonly annulled: readonly number[];
  readonly comparisons: readonly Comparison[];
}

export function whyAbove(a: number, b: number, ranking: Ranking): WhyAbove {
  const { table, stages, order } = ranking;
  const annulled = [a, b].filter((no) => table.annulled.has(no));
  if (annulled.length > 0)
    return { above: [a, b].find((no) => !table.annulled.has(no)), annulled, comparisons: [] };

  const points = { a: table.points[a], b: table.points[b] };
  let separates = points.a !== points.b;
  const comparisons: Comparison[] = [{ tieBreak: undefined, ...points, separates }];
  for (const stage of stages) {
    if (separates) break;
    separates = groupOf(a, stage.after) !== groupOf(b, stage.after);
    comparisons.push({ tieBreak: stage.tieBreak, ...valuesFor(a, b, stage, ranking), separates });
  }
  const above = separates ? order.find((no) => no === a || no === b) : undefined;
  return { above, annulled, comparisons };
}

/** Direct encounter may tell two players apart in a later pass only, and the values are then those of that pass. */
function valuesFor(
  a: number,
  b: number,
  stage: Stage,
  ranking: Ranking,
): Pick<Comparison, 'a' | 'b' | 'pass'> {
  let found: Pick<Comparison, 'a' | 'b' | 'pass'> = { a: stage.values[a], b: stage.values[b] };
  if (!isDirectEncounter(stage.tieBreak)) return found;
  for (const { pass, players } of passesOf(a, stage, ranking)) {
    const inPassA = players.find(({ no }) => no === a);
    const inPassB = players.find(({ no }) => no === b);
    if (inPassA !== undefined && inPassB !== undefined) found = { a: inPassA.score, b: inPassB.score, pass };
  }
  return found;
}
