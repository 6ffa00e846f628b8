/**
 * Who is ahead of whom: by points, then down the list of tie-breaks in every group that is still tied, C.07 art. 4.2.
 */
import type { ScoreTable } from '../results/score-table';
import { runsOfEquals } from './runs-of-equals';
import { lacks, type PlayerFacts, type TieBreak, type Values, type ValueTieBreak } from './tie-break';

/** Players who are tied, by start number ascending. */
export type Group = readonly number[];

/** One tie-break of the list at its place. */
export interface Stage {
  readonly tieBreak: TieBreak;
  /** What is shown; all undefined where the tie-break lacks something (`lacks`). */
  readonly values: Values;
  /** The groups that were tied before it, singles included, best first. */
  readonly before: readonly Group[];
  readonly after: readonly Group[];
}

export interface Ranking {
  readonly table: ScoreTable;
  readonly facts: PlayerFacts;
  readonly stages: readonly Stage[];
  /** By start number, competition rank: 1, 1, 1, 4. Undefined for the annulled. */
  readonly ranks: Values;
  /** Start numbers, best first, by number within a tie; the annulled last. */
  readonly order: readonly number[];
}

/** A list that leaves a tie standing is as good as one that does not: the tied share the rank. */
export function rank(table: ScoreTable, tieBreaks: readonly TieBreak[], facts: PlayerFacts = {}): Ranking {
  const playing: number[] = [];
  for (let no = 1; no <= table.tournament.players; no++) if (!table.annulled.has(no)) playing.push(no);

  let groups = separate([playing], table.points, undefined);
  const stages: Stage[] = [];
  for (const tieBreak of tieBreaks) {
    const before = groups;
    const { values, keys, ahead } = judge(tieBreak, table, facts, before);
    groups = separate(before, keys, ahead);
    stages.push({ tieBreak, values, before, after: groups });
  }

  const ranks = new Array<number | undefined>(table.tournament.players + 1).fill(undefined);
  let next = 1;
  for (const group of groups) {
    for (const no of group) ranks[no] = next;
    next += group.length;
  }
  const annulled = [...table.annulled].sort((a, b) => a - b);
  return { table, facts, stages, ranks, order: [...groups.flat(), ...annulled] };
}

/** The value of everybody; for direct encounter and lots among those tied on points. */
export function tieBreakValues(table: ScoreTable, tieBreak: TieBreak, facts: PlayerFacts = {}): Values {
  return (rank(table, [tieBreak], facts).stages[0] as Stage).values;
}

interface Keys {
  readonly values: Values;
  readonly keys: Values;
  readonly ahead: ValueTieBreak['ahead'];
}

function judge(tieBreak: TieBreak, table: ScoreTable, facts: PlayerFacts, groups: readonly Group[]): Keys {
  if (lacks(tieBreak, table, facts) !== undefined) {
    const none: Values = [];
    return { values: none, keys: none, ahead: undefined };
  }
  if (tieBreak.kind === 'group') {
    const { values, places } = tieBreak.judge(
      table,
      groups.filter(({ length }) => length > 1),
    );
    return { values, keys: places, ahead: 'less' };
  }
  const values = tieBreak.values(table, facts);
  return { values, keys: values, ahead: tieBreak.ahead };
}

/** Whoever has no key comes after those who have one. The sort is stable, so that equals stay by number. */
function separate(groups: readonly Group[], keys: Values, ahead: ValueTieBreak['ahead']): readonly Group[] {
  const sign = ahead === 'less' ? 1 : -1;
  const worth = (no: number): number => keys[no] ?? sign * Infinity;
  const parts: Group[] = [];
  for (const group of groups)
    if (group.length === 1) parts.push(group);
    else {
      // Two without a key differ by NaN, which a sort takes for equal.
      const sorted = [...group].sort((a, b) => sign * (worth(a) - worth(b)));
      parts.push(...runsOfEquals(sorted, (a, b) => worth(a) === worth(b)));
    }
  return parts;
}

/** The group in which a player stood; undefined for the annulled. */
export function groupOf(no: number, groups: readonly Group[]): Group | undefined {
  return groups.find((group) => group.includes(no));
}
