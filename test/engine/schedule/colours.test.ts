/**
 * Colour histories: free rounds are no games, and runs go through them.
 */
import { colourConsequence, colours, longestRun } from '../../../src/engine/schedule/colours';
import { format } from './read-table';

test('the histories of three players', () => {
  expect(colours(format(3))).toEqual([
    { player: 1, whites: 1, blacks: 1, longestRun: 1, sequence: [undefined, 'white', 'black'] },
    { player: 2, whites: 1, blacks: 1, longestRun: 1, sequence: ['white', 'black', undefined] },
    { player: 3, whites: 1, blacks: 1, longestRun: 1, sequence: ['black', undefined, 'white'] },
  ]);
});

test('a free round does not end a run', () => {
  expect(longestRun(['white', undefined, 'white', 'black'])).toBe(2);
  expect(longestRun([undefined, undefined])).toBe(0);
});

test('the join of two plain cycles of six', () => {
  expect(colourConsequence(format(6, 2, 'plain'))).toEqual({ longestRun: 3, threeInARow: [1, 4] });
  expect(colourConsequence(format(6, 2, 'fide'))).toEqual({ longestRun: 2, threeInARow: [] });
});

test('four players, three cycles: exchanging in the second cycle, or not in the third, would give three in a row', () => {
  expect(colourConsequence(format(4, 3, 'fide')).longestRun).toBe(2);
  expect(colourConsequence(format(4, 3, 'plain')).threeInARow).toEqual([1, 3]);
});

test('two players alternate', () => {
  expect(colourConsequence(format(2, 8))).toEqual({ longestRun: 1, threeInARow: [] });
});
