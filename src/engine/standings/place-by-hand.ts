/**
 * HAND, the place that the arbiter gave among the tied, as it stands in the players' list.
 */
import type { ValueTieBreak } from './tie-break';

/** Whoever was given no place comes after those who were. */
export const placeByHand: ValueTieBreak = {
  kind: 'value',
  code: 'HAND',
  name: 'Place given by hand',
  help: 'The place that stands in the column Hand of the players; the lower one goes ahead.',
  ahead: 'less',
  values: ({ tournament, annulled }, { hand } = {}) =>
    Array.from({ length: tournament.players + 1 }, (_, no) => (annulled.has(no) ? undefined : hand?.[no])),
};
