/**
 * Seeds the qualifiers of pools: winners of pools meet as late as they can, and so do those of one pool.
 */
import { cheapestAssignment } from './assignment';
import { meetingRound, roundsOf, seedOrder } from './bracket';

export interface Qualifier {
  /** Absent where the event has no sections. */
  readonly section?: string;
  readonly no: number;
  /** Of the points that were to be had: tells those of the same rank apart. */
  readonly share?: number;
}

/**
 * The seeds, the first of them first, from the qualifiers of each pool, its best first. Those of a rank are seeded
 * before those of the next, by their share of the points, else in the order of the pools. Seeds of the same rank change
 * places so that pool mates meet late.
 */
export function seeding(pools: readonly (readonly Qualifier[])[]): Qualifier[] {
  const count = pools.reduce((sum, { length }) => sum + length, 0);
  const rounds = roundsOf(count);
  const placeOf = new Map(seedOrder(rounds).map((seed, place) => [seed, place]));
  const ranks = Math.max(0, ...pools.map(({ length }) => length));
  const entrants = pools.map((qualifiers) => ({ qualifiers, taken: [] as number[] }));
  const levels = Array.from({ length: ranks }, (_, rank) =>
    entrants
      .flatMap(({ qualifiers, taken }) => {
        const qualifier = qualifiers[rank];
        return qualifier ? [{ qualifier, taken }] : [];
      })
      .sort((a, b) => (b.qualifier.share ?? 0) - (a.qualifier.share ?? 0)),
  );
  const seeds: Qualifier[] = [];
  for (const level of levels) {
    const first = seeds.length + 1;
    const places = level.map((_, i) => placeOf.get(first + i) as number);
    const cost = level.map(({ taken }, i) =>
      places.map((place, j) => {
        // One meeting weighs more than all later ones of a pool.
        const early = taken
          .map((mate) => (ranks + 1) ** (rounds - meetingRound(mate, place)))
          .reduce((sum, one) => sum + one, 0);
        // Of equally good ways the one that moves them least.
        return early * level.length ** 3 + (i - j) ** 2;
      }),
    );
    cheapestAssignment(cost).forEach((seat, i) => {
      const { qualifier, taken } = level[i] as (typeof level)[number];
      seeds[first - 1 + seat] = qualifier;
      taken.push(places[seat] as number);
    });
  }
  return seeds;
}
