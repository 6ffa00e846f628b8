/**
 * How a field is divided into sections, and who gets which number in each.
 */
import { pools, quads, sectionName, type PoolMethod } from './sections';
import { startNumbers, type Numbered, type Numbering } from './start-numbers';
import { teamsOf } from './teams';

/** How the field is divided. */
export type Division =
  | { readonly into: 'one' }
  /** As the column Section of the list says. */
  | { readonly into: 'listed' }
  /** By rating, four each unless told otherwise. `toss`: the seed that decides the colours of the last round (30G). */
  | { readonly into: 'quads'; readonly size: number; readonly toss?: string }
  | { readonly into: 'pools'; readonly pools: number; readonly method: PoolMethod }
  /**
   * Scheveningen: two teams of equal size, told by the column Team (or Club) of the list; where there is none the first
   * half of the list is one team. `names`: what the teams are called then.
   */
  | { readonly into: 'teams'; readonly names?: readonly [string, string] };

export interface Entrant extends Numbered {
  /** In the list's column Section. */
  readonly section?: string;
  /** In its column Team. */
  readonly team?: string;
}

export interface DividedSection {
  /** `''` where the field is one group. */
  readonly name: string;
  /** At index 0 the place in the list, from 0, of the player who gets number 1. */
  readonly places: readonly number[];
}

/**
 * The sections, A, B and so on unless the list names them, in order. Quads and pools dealt like a snake go by rating:
 * equal ratings as listed, players without one last; a list without any rating is taken to be in order of
 * strength. Their numbers are in that order too (30G) unless lots are drawn in each section: with the seed
 * and, after a blank, the section's name. Two teams are one section here: the numbers of the
 * first half are the team that stands first in the list.
 */
export function divide(
  players: readonly Entrant[],
  division: Division,
  numbering: Numbering,
): readonly DividedSection[] {
  const listed = players.map((_, i) => i);
  const byRating = () => startNumbers(players, { by: 'rating' });
  switch (division.into) {
    case 'one':
      return [{ name: '', places: startNumbers(players, numbering) }];
    case 'teams': {
      const order = startNumbers(players, numbering);
      const places = teamsOf(players).flatMap((team) => order.filter((place) => team.places.includes(place)));
      return [{ name: '', places }];
    }
    case 'listed': {
      const names = players.map(({ section = '' }) => section);
      return [...new Set(names)].map((name) => {
        const places = listed.filter((place) => names[place] === name);
        return renumbered({ name, places }, players, numbering);
      });
    }
    case 'quads':
      return dealt(byRating(), quads(players.length, division.size), players, numbering);
    case 'pools': {
      const order = division.method === 'snake' ? byRating() : listed;
      return dealt(order, pools(players.length, division.pools, division.method), players, numbering);
    }
  }
}

function dealt(
  order: readonly number[],
  sections: readonly (readonly number[])[],
  players: readonly Entrant[],
  numbering: Numbering,
): DividedSection[] {
  return sections.map((section, i) =>
    renumbered(
      { name: sectionName(i), places: section.map((nth) => order[nth] as number) },
      players,
      numbering,
    ),
  );
}

function renumbered(
  { name, places }: DividedSection,
  players: readonly Entrant[],
  numbering: Numbering,
): DividedSection {
  const own = 'seed' in numbering ? { ...numbering, seed: `${numbering.seed} ${name}` } : numbering;
  const mates = places.map((place) => players[place] as Entrant);
  return { name, places: startNumbers(mates, own).map((i) => places[i] as number) };
}
