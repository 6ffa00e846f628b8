/**
 * A field cut into sections: quads as US Chess has them (rule 30G), and pools.
 * Players are places in order of strength, from 0, and in a section they stand in that order.
 */

/** A, B, …, Z, AA, AB, …. */
export function sectionName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : sectionName(Math.floor(index / 26) - 1) + letter;
}

/**
 * Consecutive players. What remains makes the last section larger; in quads, three who remain make the last two 5 and 6,
 * so that nobody plays in a section of three.
 */
export function quads(players: number, size = 4): number[][] {
  const sizes = new Array<number>(Math.max(1, Math.floor(players / size))).fill(size);
  const last = sizes.length - 1;
  const remainder = players - size * sizes.length;
  if (size === 4 && remainder === 3 && last > 0) sizes.splice(last - 1, 2, 5, 6);
  else sizes[last] = size + remainder;
  return inBlocks(sizes);
}

export type PoolMethod = 'snake' | 'order';

/** `snake`: 1 2 3, then 6 5 4, …, over the pools; `order`: consecutive players. Sizes differ by one at most. */
export function pools(players: number, count: number, method: PoolMethod): number[][] {
  if (method === 'order')
    return inBlocks(Array.from({ length: count }, (_, i) => Math.ceil((players - i) / count)));
  const poolOf = (player: number) => {
    const nth = player % count;
    const isBack = Math.floor(player / count) % 2 === 1;
    return isBack ? count - 1 - nth : nth;
  };
  const all = Array.from({ length: players }, (_, player) => player);
  return Array.from({ length: count }, (_, i) => all.filter((player) => poolOf(player) === i));
}

function inBlocks(sizes: readonly number[]): number[][] {
  let next = 0;
  return sizes.map((size) => Array.from({ length: size }, () => next++));
}
