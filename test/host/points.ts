/**
 * At which calls something is made to go wrong. A whole run (`npm run faults`) tries every one, which takes long;
 * else they are a sample, evenly spread and with the last one.
 */
export const WHOLE = process.env['FAULTS'] === 'all';

/** 1 to n, or as many of them. `most` holds for the whole run too. */
export function points(n: number, most = Infinity, few = 5): number[] {
  const length = Math.min(n, WHOLE ? most : Math.min(most, few));
  return Array.from({ length }, (_, i) => Math.round(((i + 1) * n) / length));
}

/** Of a list all, or in a sample those whose turn it is: different ones for different `turn`s. */
export function inTurn<T>(list: readonly T[], turn: number, share = 8): readonly T[] {
  return WHOLE ? list : list.filter((_, i) => (i + turn) % share === 0);
}
