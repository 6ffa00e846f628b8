/**
 * Who gets which start number, as far as the field and the format allow it.
 */
import type { Division } from '../../engine/planning/division';
import type { Numbering } from '../../engine/planning/start-numbers';
import {
  drawVarma,
  FEWEST_IN_VARMA,
  MOST_IN_VARMA,
  varmaGroups,
  type VarmaDraw,
} from '../../engine/schedule/varma';
import { intoOf } from './division';
import { cyclesOf, hasRatings, type Field, type Form } from './form';

/** Why a way to give numbers is not open. */
export type Barred = 'noRatings' | 'varmaSize' | 'varmaColumns' | 'varmaTables';

export interface Way {
  readonly by: Numbering['by'];
  readonly barred?: Barred;
}

/** The ways that the format has; none where it settles the numbers itself: in quads the highest rating is 1 (30G). */
export function ways(form: Form, field: Field, into: Division['into']): readonly Way[] {
  if (!field.people || field.problem) return [];
  const rating: Way = hasRatings(field) ? { by: 'rating' } : { by: 'rating', barred: 'noRatings' };
  switch (into) {
    case 'one':
      return [{ by: 'listed' }, { by: 'lot' }, rating, varmaWay(form, field)];
    case 'listed':
    case 'teams':
      return [{ by: 'listed' }, { by: 'lot' }, rating];
    case 'pools':
      return [{ by: 'listed' }, { by: 'lot' }];
    default:
      return [];
  }
}

function varmaWay(form: Form, { people = [], players }: Field): Way {
  if (players < FEWEST_IN_VARMA || players > MOST_IN_VARMA) return { by: 'varma', barred: 'varmaSize' };
  if (people.every(({ federation, club }) => federation === undefined && club === undefined))
    return { by: 'varma', barred: 'varmaColumns' };
  const isMirrored = form.order === 'mirror' && cyclesOf(form) !== 1;
  return form.system !== 'berger' || isMirrored ? { by: 'varma', barred: 'varmaTables' } : { by: 'varma' };
}

/** How the start numbers are given; where the wanted way is not open, as listed. */
export function numberingOf(form: Form, field: Field, into: Division['into']): Numbering {
  const way = ways(form, field, into).find(({ by }) => by === form.numbers);
  if (!way || way.barred) return { by: 'listed' };
  return way.by === 'lot' || way.by === 'varma' ? { by: way.by, seed: form.seed.trim() } : { by: way.by };
}

/** True where lots are to be drawn without a seed. */
export function seedMissing(form: Form, field: Field, into: Division['into']): boolean {
  const numbering = numberingOf(form, field, into);
  return 'seed' in numbering && numbering.seed === '';
}

/** True where Varma cannot keep all apart who should be. */
export function varmaClashes(form: Form, field: Field): boolean {
  const numbering = numberingOf(form, field, intoOf(form, field));
  return (
    numbering.by === 'varma' && numbering.seed !== '' && varmaDraw(field, numbering.seed).clashing.length > 0
  );
}

const drawn = new Map<string, VarmaDraw>();

/** Remembered, since a search may take some milliseconds and the page asks at every key. */
export function varmaDraw({ people = [] }: Field, seed: string): VarmaDraw {
  const key = JSON.stringify([seed, people]);
  const before = drawn.get(key);
  if (before) return before;
  const draw = drawVarma(people, seed);
  drawn.clear();
  drawn.set(key, draw);
  return draw;
}

/** The largest group of the Varma table for so many players. */
export function largestVarmaGroup(players: number): number {
  return Math.max(...varmaGroups(players).map((group) => group.length));
}
