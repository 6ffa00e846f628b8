/**
 * The running points, round by round.
 */
import { exact, pointsOf } from '../results/scoring';
import type { ScoreTable } from '../results/score-table';

export interface RoundOfProgress {
  readonly round: number;
  /** By start number, after this round. */
  readonly points: readonly number[];
}

/**
 * A row a round with a result, of whatever game. The last row is the points of the standings: free rounds are in
 * it, the annulled have their raw points, and games without a round come in with the first.
 */
export function progress({ tournament, scoring, annulled }: ScoreTable): readonly RoundOfProgress[] {
  const worth = pointsOf(scoring);
  const gains: { readonly round: number; readonly no: number; readonly points: number }[] = [];
  const rounds = new Set<number>();
  for (const { white, black, round = 0, result, annulled: isStruck } of tournament.games) {
    if (result === undefined) continue;
    rounds.add(round);
    if (isStruck === true) continue;
    const counts = !annulled.has(white) && !annulled.has(black);
    if (counts || annulled.has(white)) gains.push({ round, no: white, points: worth(result).white });
    if (counts || annulled.has(black)) gains.push({ round, no: black, points: worth(result).black });
  }
  for (const { player, round = 0 } of tournament.freeRounds)
    gains.push({ round, no: player, points: scoring.free });
  gains.sort((a, b) => a.round - b.round);

  const running = new Array<number>(tournament.players + 1).fill(0);
  let next = 0;
  return [...rounds]
    .sort((a, b) => a - b)
    .map((round) => {
      for (let gain = gains[next]; gain !== undefined && gain.round <= round; gain = gains[++next])
        running[gain.no] = (running[gain.no] ?? 0) + gain.points;
      return { round, points: running.map(exact) };
    });
}
