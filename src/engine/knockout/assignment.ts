/**
 * The cheapest way to give each of n its own one of n places (the Hungarian method).
 */

/** `cost[one][place]`; returns the place of each. Costs are whole numbers, so that the same costs give the same places. */
export function cheapestAssignment(cost: readonly (readonly number[])[]): number[] {
  const n = cost.length;
  // Rows and columns count from 1 here; column 0 holds the row that is being placed.
  const rowPrice = new Float64Array(n + 1);
  const columnPrice = new Float64Array(n + 1);
  const rowAt = new Int32Array(n + 1);
  const cameFrom = new Int32Array(n + 1);
  for (let row = 1; row <= n; row++) {
    rowAt[0] = row;
    const slack = new Float64Array(n + 1).fill(Infinity);
    const isUsed = new Uint8Array(n + 1);
    let column = 0;
    while (rowAt[column] !== 0) {
      isUsed[column] = 1;
      const current = rowAt[column] as number;
      const costs = cost[current - 1] as readonly number[];
      let least = Infinity;
      let next = 0;
      for (let c = 1; c <= n; c++) {
        if (isUsed[c] === 1) continue;
        const price = (rowPrice[current] as number) + (columnPrice[c] as number);
        const reduced = (costs[c - 1] as number) - price;
        if (reduced < (slack[c] as number)) {
          slack[c] = reduced;
          cameFrom[c] = column;
        }
        if ((slack[c] as number) < least) {
          least = slack[c] as number;
          next = c;
        }
      }
      for (let c = 0; c <= n; c++) {
        if (isUsed[c] === 1) {
          const row = rowAt[c] as number;
          rowPrice[row] = (rowPrice[row] as number) + least;
          columnPrice[c] = (columnPrice[c] as number) - least;
        } else slack[c] = (slack[c] as number) - least;
      }
      column = next;
    }
    while (column !== 0) {
      const before = cameFrom[column] as number;
      rowAt[column] = rowAt[before] as number;
      column = before;
    }
  }
  return cost.map((_, row) => rowAt.indexOf(row + 1, 1) - 1);
}
