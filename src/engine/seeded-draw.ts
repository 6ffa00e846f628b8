/**
 * Drawing of lots that comes out the same for the same seed, on every machine, for ever.
 * Whatever is changed here changes draws that were already published: don't.
 */

/**
 * The order in which `count` lots, 0 to count − 1, are drawn.
 *
 * The definition, all arithmetic modulo 2^32:
 * 1. State: FNV-1a over the seed's UTF-16 code units: start from 2166136261; for each unit, exclusive-or it in, then
 *    multiply by 16777619.
 * 2. Next number (SplitMix32): add 0x9e3779b9 to the state; z = state; z = (z xor z>>>16) × 0x21f0aaad;
 *    z = (z xor z>>>15) × 0x735a2d97; z = z xor z>>>15.
 * 3. A number below m: the next one that is below the largest multiple of m up to 2^32, modulo m.
 * 4. Fisher-Yates from the end: for i from count − 1 down to 1, exchange lot i with the lot at a number below i + 1.
 */
export function drawLots(count: number, seed: string): readonly number[] {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);

  const next = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return (z ^ (z >>> 15)) >>> 0;
  };
  const below = (m: number): number => {
    const fair = 2 ** 32 - (2 ** 32 % m);
    let drawn = next();
    while (drawn >= fair) drawn = next();
    return drawn % m;
  };

  const lots = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = below(i + 1);
    const lot = lots[i] as number;
    lots[i] = lots[j] as number;
    lots[j] = lot;
  }
  return lots;
}
