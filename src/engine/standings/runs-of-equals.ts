/**
 * What a sorted list leaves tied: its runs of equals, in their order.
 */

export function runsOfEquals<One>(
  sorted: readonly One[],
  areEqual: (a: One, b: One) => boolean,
): readonly (readonly One[])[] {
  const runs: One[][] = [];
  let run: One[] = [];
  for (const one of sorted) {
    const first = run[0];
    if (first !== undefined && areEqual(first, one)) run.push(one);
    else runs.push((run = [one]));
  }
  return runs;
}
