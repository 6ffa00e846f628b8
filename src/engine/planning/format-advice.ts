/**
 * Which format suits a field, by its size: the cutoffs that working directors use.
 */

/** `always`: a round robin whatever else; `calendar`: if there is time; `ceiling`: hardly; `split`: not as one field. */
export type Advice = 'always' | 'calendar' | 'ceiling' | 'split';

export function formatAdvice(players: number): Advice {
  if (players <= 6) return 'always';
  if (players <= 10) return 'calendar';
  return players <= 12 ? 'ceiling' : 'split';
}
