/**
 * The standings as rows, best first.
 */
import type { Ranking } from './ranking';
import { records, type PlayerRecord } from './record';

export interface StandingsRow extends PlayerRecord {
  readonly no: number;
  /** Undefined for the annulled, who are listed last. */
  readonly rank: number | undefined;
  readonly points: number;
  /** One for each tie-break of the list. */
  readonly values: readonly (number | undefined)[];
}

export function standings({ table, stages, ranks, order }: Ranking): readonly StandingsRow[] {
  const all = records(table);
  return order.map((no) => {
    // Named one by one: spreading them takes a hundred times as long.
    const { played, won, drawn, lost } = all[no] as PlayerRecord;
    const values = stages.map((stage) => stage.values[no]);
    return { no, rank: ranks[no], points: table.points[no] ?? 0, values, played, won, drawn, lost };
  });
}
