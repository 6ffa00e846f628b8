/**
 * The knockout as the page prepares it: who qualifies, the first round that comes of it, or why there is none.
 */
import { bracket, hasThirdPlace, MOST_QUALIFIERS, roundsOf } from '../../engine/knockout/bracket';
import { poolsOf, type Pool } from '../../engine/knockout/pools';
import { problemText } from '../../engine/knockout/problem-text';
import { qualifiersByHand, qualifiersByRank } from '../../engine/knockout/qualifiers';
import { seeding, type Qualifier } from '../../engine/knockout/seeding';
import type { EventView, MakeKnockout, PlayerKey } from '../calls';
import { isolated, type Texts } from '../parts/texts';

export interface FirstRoundMatch {
  readonly upper: string;
  /** Absent in a bye. */
  readonly lower?: string;
}

export interface KnockoutPreview {
  readonly players: number;
  /** From the top of the bracket. */
  readonly firstRound: readonly FirstRoundMatch[];
  /** What the rounds are called, the first of them first. */
  readonly rounds: readonly string[];
  readonly canHaveThirdPlace: boolean;
}

export type Prepared =
  | { readonly preview: KnockoutPreview }
  /** `tied`: the section in which lots have to be drawn; absent where the event has no sections. */
  | { readonly problem: string; readonly tied?: string };

export function knockoutPools(view: EventView): readonly Pool[] {
  return poolsOf(view);
}

export function prepared(
  view: EventView,
  pools: readonly Pool[],
  qualifiers: MakeKnockout['qualifiers'],
  t: Texts,
): Prepared {
  const called = calledIn(view);
  const qualified =
    'named' in qualifiers
      ? qualifiersByHand(pools, qualifiers.named)
      : qualifiersByRank(pools, qualifiers.each);
  if ('problem' in qualified) {
    const tied = qualified.problem === 'tied' ? qualified.section : undefined;
    return {
      problem: problemText(qualified, t.knockoutTab.problems, called),
      ...(tied !== undefined && { tied }),
    };
  }
  const seeds = seeding(qualified.qualifiers);
  const name = (source: { readonly seed: number }) => called(seeds[source.seed - 1] as Qualifier);
  const rounds = roundsOf(seeds.length);
  return {
    preview: {
      players: seeds.length,
      firstRound: bracket(seeds.length, false).flatMap(({ round, upper, lower }): FirstRoundMatch[] =>
        round === 1 && 'seed' in upper
          ? [{ upper: name(upper), ...(lower && 'seed' in lower && { lower: name(lower) }) }]
          : [],
      ),
      rounds: Array.from({ length: rounds }, (_, i) => t.knockout.round(rounds - i)),
      canHaveThirdPlace: hasThirdPlace(seeds.length),
    },
  };
}

/** `Ana Gil (A 1)` */
export function calledIn({ players }: EventView): (player: PlayerKey) => string {
  return ({ section, no }) => {
    const name = players.find((player) => player.no === no && player.section === section)?.name ?? '';
    const reference = section === undefined ? String(no) : `${section} ${no}`;
    return name === '' ? reference : `${isolated(name)} (${reference})`;
  };
}

/** The most that can qualify from each section. */
export function mostOfEach(pools: readonly Pool[]): number {
  const smallest = Math.min(...pools.map(({ playing }) => playing.length));
  return Math.max(1, Math.min(smallest, Math.floor(MOST_QUALIFIERS / Math.max(1, pools.length))));
}

/** What is offered first: two of each pool, and of one group the first four. */
export function usualOfEach(pools: readonly Pool[]): number {
  return Math.min(mostOfEach(pools), pools.length > 1 ? 2 : 4);
}
