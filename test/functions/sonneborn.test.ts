/**
 * SONNEBORN: worked examples.
 */
import { SONNEBORN } from '../../src/functions/sonneborn';

const flat = (table: readonly (readonly unknown[])[]) => table.map(([value]) => value);

test('FIDE worked example (six players, one forfeit)', () => {
  const table = [
    ['*', '1', '1', '0', '1', '½'],
    ['0', '*', '½', '1', '1', '1'],
    ['0', '½', '*', '1', '1', '1'],
    ['1', '0', '0', '*', '½', '0'],
    ['0', '0', '0', '½', '*', '+'],
    ['½', '0', '0', '1', '-', '*'],
  ];
  expect(flat(SONNEBORN(table))).toEqual([9.25, 6.25, 6.25, 4.25, 2.25, 3.25]);
});

test('an odd field: free rounds add nothing', () => {
  const table = [
    ['*', 1, 0.5, 1, 0],
    [0, '*', 1, 0.5, 0.5],
    [0.5, 0, '*', 1, 0.5],
    [0, 0.5, 0, '*', 1],
    [1, 0.5, 0.5, 0, '*'],
  ];
  expect(flat(SONNEBORN(table))).toEqual([4.5, 3.75, 3.75, 3, 4.5]);
});

test('games still to be played are neither draws nor losses', () => {
  const table = [
    ['*', '1', '', '½'],
    ['0', '*', '½', ''],
    ['', '½', '*', ''],
    ['½', '', '', '*'],
  ];
  expect(flat(SONNEBORN(table))).toEqual([0.75, 0.25, 0.25, 0.75]);
});

test('an annulled player has a blank', () => {
  const games = [
    ['White', 'Result', 'Black'],
    ['A', 1, 'B'],
    ['B', 1, 'C'],
    ['A', '½', 'C'],
    ['D', 1, 'A'],
  ];
  const players = [
    ['Name', 'Status'],
    ['A', ''],
    ['B', ''],
    ['C', ''],
    ['D', 'Withdrawn'],
  ];
  expect(flat(SONNEBORN(games, players))).toEqual([1.25, 0.5, 0.75, '']);
});
