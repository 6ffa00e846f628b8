/**
 * Who gets which start number: as listed, by lot, by rating, or by the restricted drawing of lots.
 */
import { drawVarma } from '../schedule/varma';
import { drawLots } from '../seeded-draw';

export type Numbering =
  | { readonly by: 'listed' }
  /** The same seed always gives the same numbers, so that anybody can check the draw. */
  | { readonly by: 'lot'; readonly seed: string }
  /** The highest rating is 1; equal ratings as listed, players without one last. */
  | { readonly by: 'rating' }
  /** For 9 to 24 players with federations or clubs, see `varma.ts`. */
  | { readonly by: 'varma'; readonly seed: string };

/** What of a player may decide his number. */
export interface Numbered {
  readonly name?: string;
  readonly rating?: number;
  readonly federation?: string;
  readonly club?: string;
}

/** Whose the start numbers are: at index 0 the place in the list, from 0, of the player who gets number 1. */
export function startNumbers(players: readonly Numbered[], numbering: Numbering): readonly number[] {
  const listed = players.map((_, i) => i);
  switch (numbering.by) {
    case 'listed':
      return listed;
    case 'lot':
      return drawLots(players.length, numbering.seed);
    case 'rating':
      // The sort is stable, so that equal ratings stay as listed.
      return players
        .map(({ rating = Number.MIN_SAFE_INTEGER }, place) => ({ rating, place }))
        .sort((a, b) => b.rating - a.rating)
        .map(({ place }) => place);
    case 'varma':
      return drawVarma(
        players.map((player) => ({ name: '', ...player })),
        numbering.seed,
      ).places;
  }
}
