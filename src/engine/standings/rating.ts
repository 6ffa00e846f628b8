/**
 * RTNG, the player's own rating, C.07 art. 10.6: high first; RTNG/R low first.
 */
import type { ValueTieBreak } from './tie-break';

const values: ValueTieBreak['values'] = ({ tournament, annulled }, { ratings } = {}) =>
  Array.from({ length: tournament.players + 1 }, (_, no) => (annulled.has(no) ? undefined : ratings?.[no]));

export const rating: ValueTieBreak = {
  kind: 'value',
  code: 'RTNG',
  name: 'Rating',
  help: 'The higher rating goes ahead.',
  article: 'C.07 art. 10.6',
  needs: 'ratings',
  values,
};

export const ratingReversed: ValueTieBreak = {
  ...rating,
  code: 'RTNG/R',
  name: 'Rating, reversed',
  help: 'The lower rating goes ahead.',
  ahead: 'less',
};
