/**
 * Varma: restricted drawing of lots (FIDE C.05 art. 5.3 and Annex 2) for 9 to 24 players, so that no two of one
 * federation, or of one club, meet in the last three rounds. It holds for the Berger tables in order `fide` or `plain`.
 */
import { drawLots } from '../seeded-draw';
import type { Format } from './format';
import { meetings } from './schedule';

export const FEWEST_IN_VARMA = 9;
export const MOST_IN_VARMA = 24;

/** Numbers of one group do not meet in the last three rounds. By the size of the table; an odd field drops the highest number. */
const GROUPS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  10: [
    [3, 4, 8],
    [5, 7, 9],
    [1, 6],
    [2, 10],
  ],
  12: [
    [4, 5, 9, 10],
    [2, 6, 7],
    [1, 8, 12],
    [3, 11],
  ],
  14: [
    [4, 5, 6, 11, 12],
    [1, 2, 8, 9],
    [7, 10, 13],
    [3, 14],
  ],
  16: [
    [5, 6, 7, 12, 13, 14],
    [1, 2, 3, 9, 10],
    [8, 11, 15],
    [4, 16],
  ],
  18: [
    [5, 6, 7, 8, 14, 15, 16],
    [1, 2, 3, 10, 11, 12],
    [9, 13, 17],
    [4, 18],
  ],
  20: [
    [6, 7, 8, 9, 15, 16, 17, 18],
    [1, 2, 3, 11, 12, 13, 14],
    [5, 10, 19],
    [4, 20],
  ],
  22: [
    [6, 7, 8, 9, 10, 17, 18, 19, 20],
    [1, 2, 3, 4, 12, 13, 14, 15],
    [11, 16, 21],
    [5, 22],
  ],
  24: [
    [6, 7, 8, 9, 10, 11, 19, 20, 21, 22],
    [1, 2, 3, 4, 13, 14, 15, 16, 17],
    [12, 18, 23],
    [5, 24],
  ],
};

export function varmaGroups(players: number): readonly (readonly number[])[] {
  const groups = GROUPS[players + (players % 2)] ?? [];
  return groups.map((group) => group.filter((number) => number <= players));
}

export interface Entrant {
  readonly name: string;
  readonly federation?: string;
  readonly club?: string;
}

/** Players who shall not meet late, by their places in the list, from 0. */
export interface Contingent {
  readonly name: string;
  readonly places: readonly number[];
}

export interface VarmaDraw {
  /** At index 0 the place in the list, from 0, of the player who gets number 1. */
  readonly places: readonly number[];
  /** Those of two or more, the largest first; equal ones by name. */
  readonly contingents: readonly Contingent[];
  /** The contingents that could not be kept apart: those larger than the largest group. All others always can be. */
  readonly clashing: readonly Contingent[];
}

/**
 * The procedure of Annex 2: the largest contingent draws first. Its first player picks a big envelope, which is a group
 * that still has numbers for all of it, and all draw theirs from it. Where no choice of envelopes serves
 * everybody, the numbers of a contingent may come from several groups, as long as they do not meet in the
 * last three rounds. Who is alone draws from what remains.
 */
export function drawVarma(entrants: readonly Entrant[], seed: string): VarmaDraw {
  const groups = varmaGroups(entrants.length);
  const largest = Math.max(...groups.map((group) => group.length));
  const contingents = contingentsOf(entrants, largest);
  let kept = contingents.filter(({ places }) => places.length <= largest);
  let numbers: ReadonlyMap<number, number> | undefined;
  for (;;) {
    numbers = fromEnvelopes(kept, groups, seed) ?? fromAnywhere(kept, entrants.length, seed);
    if (numbers !== undefined) break;
    kept = kept.slice(0, -1);
  }
  const taken = new Set(numbers.values());
  const left = shuffled(numbersTo(entrants.length), `${seed} rest`).filter((number) => !taken.has(number));
  const others = entrants.map((_, place) => place).filter((place) => !numbers.has(place));
  const places = new Array<number>(entrants.length).fill(0);
  for (const [place, number] of numbers) places[number - 1] = place;
  for (const place of byName(entrants, others)) places[(left.shift() ?? 1) - 1] = place;
  return { places, contingents, clashing: contingents.filter((one) => !kept.includes(one)) };
}

/** By federation; by club where all are of one federation, or one is too large for the groups and clubs are given. */
function contingentsOf(entrants: readonly Entrant[], largest: number): Contingent[] {
  const [byFederation, byClub] = (['federation', 'club'] as const).map((column) => {
    const all = new Map<string, number[]>();
    entrants.forEach((entrant, place) => {
      const name = entrant[column];
      if (name !== undefined) all.set(name, [...(all.get(name) ?? []), place]);
    });
    return [...all]
      .map(([name, places]) => ({ name, places: byName(entrants, places) }))
      .filter(({ places }) => places.length > 1)
      .sort((a, b) => b.places.length - a.places.length || (a.name < b.name ? -1 : 1));
  });
  const isTooLarge = (byFederation?.[0]?.places.length ?? 0) > largest;
  const chosen = byFederation?.length && !(isTooLarge && byClub?.length) ? byFederation : byClub;
  return chosen ?? [];
}

function byName(entrants: readonly Entrant[], places: readonly number[]): number[] {
  const name = (place: number) => entrants[place]?.name ?? '';
  return [...places].sort((a, b) => (name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : a - b));
}

function numbersTo(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i + 1);
}

function shuffled<T>(list: readonly T[], seed: string): T[] {
  return drawLots(list.length, seed).map((lot) => list[lot] as T);
}

/** A number for each place of the contingents, all of one contingent from one group; undefined where that cannot be. */
function fromEnvelopes(
  contingents: readonly Contingent[],
  groups: readonly (readonly number[])[],
  seed: string,
): ReadonlyMap<number, number> | undefined {
  const envelopes = groups.map((group, i) => shuffled(group, `${seed} envelope ${i}`));
  const used = envelopes.map(() => 0);
  const drawn = new Map<number, number>();
  const draw = (nth: number): boolean => {
    const contingent = contingents[nth];
    if (contingent === undefined) return true;
    const { places } = contingent;
    for (const pick of drawLots(envelopes.length, `${seed} pick ${nth}`)) {
      const envelope = envelopes[pick] ?? [];
      const from = used[pick] ?? 0;
      if (from + places.length > envelope.length) continue;
      places.forEach((place, i) => drawn.set(place, envelope[from + i] as number));
      used[pick] = from + places.length;
      if (draw(nth + 1)) return true;
      used[pick] = from;
    }
    return false;
  };
  return draw(0) ? drawn : undefined;
}

/** A search that takes longer than any that is needed for real contingents is given up. */
const MOST_STEPS = 200_000;

/** A number for each place of the contingents, so that no two of one contingent meet in the last three rounds. */
function fromAnywhere(
  contingents: readonly Contingent[],
  players: number,
  seed: string,
): ReadonlyMap<number, number> | undefined {
  const format: Format = { players, cycles: 1, system: 'berger', order: 'plain' };
  const lastThree = players + (players % 2) - 4;
  const meetLate = (a: number, b: number) => (meetings(format, a, b)[0]?.round ?? 0) > lastThree;
  const order = shuffled(numbersTo(players), `${seed} anywhere`);
  const seats = contingents.flatMap(({ places }) => places.map((place, i) => ({ place, isFirst: i === 0 })));
  const taken: number[] = [];
  let steps = 0;
  // The numbers of a contingent are taken in the order of `order`: its members are alike.
  const draw = (mates: readonly number[], from: number): boolean => {
    const seat = seats[taken.length];
    if (seat === undefined) return true;
    const others = seat.isFirst ? [] : mates;
    for (let i = seat.isFirst ? 0 : from; i < order.length; i++) {
      const number = order[i] as number;
      if (++steps > MOST_STEPS) return false;
      if (taken.includes(number) || others.some((mate) => meetLate(mate, number))) continue;
      taken.push(number);
      if (draw([...others, number], i + 1)) return true;
      taken.pop();
    }
    return false;
  };
  if (!draw([], 0)) return undefined;
  return new Map(seats.map(({ place }, i) => [place, taken[i] as number]));
}
