/**
 * The runs of equals in a sorted list.
 */
import { runsOfEquals } from '../../../src/engine/standings/runs-of-equals';

const runs = (...sorted: number[]) => runsOfEquals(sorted, (a, b) => a === b);

test('the parts that are tied, in their order', () => {
  expect(runs(3, 3, 2, 1, 1, 1)).toEqual([[3, 3], [2], [1, 1, 1]]);
  expect(runs(0, 0)).toEqual([[0, 0]]);
  expect(runs(4)).toEqual([[4]]);
  expect(runs()).toEqual([]);
});
