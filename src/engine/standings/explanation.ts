/**
 * The reasons behind a number: what each game adds to a tie-break, and how direct encounter was applied.
 */
import { encounterPasses, type EncounterPass } from './direct-encounter';
import { groupOf, rank, type Ranking, type Stage } from './ranking';
import { lacks, type Contribution, type TieBreak } from './tie-break';

export type Explanation =
  | {
      readonly kind: 'games';
      /** Empty where the value does not come from games. */
      readonly contributions: readonly Contribution[];
      /** The value itself: the sum of the contributions, or their mean in the averages. */
      readonly total: number | undefined;
    }
  | {
      readonly kind: 'passes';
      /** Empty for a player who is tied with nobody. */
      readonly passes: readonly EncounterPass[];
    };

/** Where a tie-break that looks at the tied is not in the list, it is taken among those tied on points. */
export function explain(no: number, tieBreak: TieBreak, ranking: Ranking): Explanation {
  const { table, facts, stages } = ranking;
  const stage =
    stages.find((one) => one.tieBreak.code === tieBreak.code) ??
    (rank(table, [tieBreak], facts).stages[0] as Stage);
  if (isDirectEncounter(tieBreak)) return { kind: 'passes', passes: passesOf(no, stage, ranking) };
  const total = stage.values[no];
  const hasValue = !table.annulled.has(no) && lacks(tieBreak, table, facts) === undefined;
  const contributions = hasValue ? tieBreak.contributions?.(no, table, facts) : undefined;
  return { kind: 'games', contributions: contributions ?? [], total };
}

export function isDirectEncounter({ code }: TieBreak): boolean {
  return code === 'DE' || code === 'DE/P';
}

/** How direct encounter went for the group in which a player stood at that stage. */
export function passesOf(no: number, { before }: Stage, { table }: Ranking): readonly EncounterPass[] {
  const group = groupOf(no, before);
  return group === undefined || group.length === 1 ? [] : encounterPasses(table, group);
}
