/**
 * Who goes on from the pools to the knockout: so many of each by rank, or those who are named by hand.
 */
import { MOST_QUALIFIERS } from './bracket';
import type { Pool } from './pools';
import type { Qualifier } from './seeding';

interface Who {
  readonly section?: string;
  readonly no: number;
}

/** Players of a pool who share a rank. */
export interface Tie {
  readonly section?: string;
  readonly players: readonly number[];
}

/** Why there can be no knockout. */
export type KnockoutProblem =
  | {
      readonly problem: 'unplayed';
      readonly pools: readonly { readonly section?: string; readonly games: number }[];
    }
  /** They share a rank, and only some of them would qualify. */
  | ({ readonly problem: 'tied'; readonly places: number } & Tie)
  | {
      readonly problem: 'small';
      readonly section?: string;
      readonly players: number;
      readonly wanted: number;
    }
  | { readonly problem: 'few'; readonly qualifiers: number }
  | { readonly problem: 'many'; readonly qualifiers: number }
  | { readonly problem: 'twice' | 'unknown' | 'left'; readonly player: Who };

export interface Qualified {
  /** By pool, best first. */
  readonly qualifiers: readonly (readonly Qualifier[])[];
  /** Who all qualify but share a rank: the lower number is put first. */
  readonly ties: readonly Tie[];
}

/** The first `each` of every pool who still play. */
export function qualifiersByRank(pools: readonly Pool[], each: number): Qualified | KnockoutProblem {
  const unplayed = pools
    .filter((pool) => pool.unplayed > 0)
    .map(({ section, unplayed: games }) => ({ ...named(section), games }));
  if (unplayed.length > 0) return { problem: 'unplayed', pools: unplayed };
  const ties: Tie[] = [];
  for (const { section, playing, ranking } of pools) {
    if (playing.length < each)
      return { problem: 'small', ...named(section), players: playing.length, wanted: each };
    const groups = new Map<number | undefined, number[]>();
    for (const no of playing) {
      const rank = ranking.ranks[no];
      groups.set(rank, [...(groups.get(rank) ?? []), no]);
    }
    let ahead = 0;
    for (const players of groups.values()) {
      if (ahead < each && players.length > 1) {
        if (ahead + players.length > each)
          return { problem: 'tied', ...named(section), players, places: each - ahead };
        ties.push({ ...named(section), players });
      }
      ahead += players.length;
    }
  }
  const qualifiers = pools.map((pool) => pool.playing.slice(0, each).map((no) => qualifier(pool, no)));
  return checked({ qualifiers, ties });
}

/** Those who are named; the first named of each pool counts as its best. */
export function qualifiersByHand(pools: readonly Pool[], named: readonly Who[]): Qualified | KnockoutProblem {
  const seen = new Set<string>();
  for (const player of named) {
    const { section, no } = player;
    const key = JSON.stringify([section, no]);
    if (seen.has(key)) return { problem: 'twice', player };
    seen.add(key);
    const pool = pools.find((one) => one.section === section);
    if (!pool || !isKnown(pool, no)) return { problem: 'unknown', player };
    if (!pool.playing.includes(no)) return { problem: 'left', player };
  }
  const sections = [...new Set(named.map(({ section }) => section))];
  const qualifiers = sections.map((section) =>
    named
      .filter((player) => player.section === section)
      .map(({ no }): Qualifier => ({ ...(section !== undefined && { section }), no })),
  );
  return checked({ qualifiers, ties: [] });
}

function checked(qualified: Qualified): Qualified | KnockoutProblem {
  const count = qualified.qualifiers.reduce((sum, { length }) => sum + length, 0);
  if (count < 2) return { problem: 'few', qualifiers: count };
  return count > MOST_QUALIFIERS ? { problem: 'many', qualifiers: count } : qualified;
}

function isKnown({ ranking }: Pool, no: number): boolean {
  return ranking.order.includes(no);
}

const named = (section: string | undefined) => (section === undefined ? {} : { section });

function qualifier({ section, ranking }: Pool, no: number): Qualifier {
  const { counted, points, scoring } = ranking.table;
  const games = counted.filter(({ white, black }) => white === no || black === no).length;
  return { ...named(section), no, share: games === 0 ? 0 : (points[no] ?? 0) / (games * scoring.win) };
}
