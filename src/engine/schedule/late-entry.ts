/**
 * A newcomer in a running event: he takes the ghost's seat of an odd field, or a larger table takes over what an
 * even field has played.
 */
import type { Format, Pairing, ScheduledGame } from './format';
import { size } from './format';
import { meetings, scheduledGames } from './schedule';

/** A round in which a player of an odd field has no opponent, as it stands in the schedule. */
export interface Free {
  readonly player: number;
  readonly round: number;
}

/**
 * The games that the free rounds become when a player more enters: number `players + 1` is the ghost of the table
 * (C.05 Annex 1), so no pairing changes. They are on the last board, in the order of `frees`. Undefined where these are
 * not the free rounds of the table, one for each player in each cycle.
 */
export function ghostGames(format: Format, frees: readonly Free[]): ScheduledGame[] | undefined {
  const ghost = format.players + 1;
  const full = { ...format, players: ghost };
  if (frees.length !== format.players * format.cycles) return undefined;
  const games: ScheduledGame[] = [];
  const before = new Map<number, number>();
  const byRound = frees.map((free, index) => ({ ...free, index })).sort((a, b) => a.round - b.round);
  for (const { player, round, index } of byRound) {
    const cycle = before.get(player) ?? 0;
    const game = meetings(full, player, ghost)[cycle];
    if (!game) return undefined;
    before.set(player, cycle + 1);
    games[index] = { round, board: size(full).boards, white: game.white, black: game.black };
  }
  return games;
}

export interface Played<Result> extends Pairing {
  readonly round: number;
  /** Absent while it is to be played. */
  readonly result?: Result;
}

/**
 * The schedule of `format` with the results of another schedule of the same numbers. Each meeting of a pair keeps
 * its place among their meetings and its colours: where the new table has them the other way, all meetings of that
 * pair are turned round. Undefined where a pair has played more often than `format` lets it.
 */
export function carryOver<Result>(
  format: Format,
  played: readonly Played<Result>[],
): (ScheduledGame & { readonly result?: Result })[] | undefined {
  const rows: (ScheduledGame & { result?: Result })[] = scheduledGames(format);
  const meetingsOf = new Map<string, number[]>();
  rows.forEach((row, i) => {
    const pair = meetingsOf.get(pairOf(row));
    if (pair) pair.push(i);
    else meetingsOf.set(pairOf(row), [i]);
  });
  const before = new Map<string, number>();
  const turned = new Set<string>();
  for (const { white, black, result } of [...played].sort((a, b) => a.round - b.round)) {
    const pair = pairOf({ white, black });
    const nth = before.get(pair) ?? 0;
    before.set(pair, nth + 1);
    if (result === undefined) continue;
    const meetings = meetingsOf.get(pair) ?? [];
    const at = meetings[nth];
    if (at === undefined) return undefined;
    if (!turned.has(pair) && rows[at]?.white !== white) for (const i of meetings) turn(rows, i);
    turned.add(pair);
    rows[at] = { ...(rows[at] as ScheduledGame), white, black, result };
  }
  return rows;
}

const pairOf = ({ white, black }: Pairing) =>
  `${String(Math.min(white, black))}-${String(Math.max(white, black))}`;

function turn(rows: ScheduledGame[], i: number): void {
  const row = rows[i] as ScheduledGame;
  rows[i] = { ...row, white: row.black, black: row.white };
}
