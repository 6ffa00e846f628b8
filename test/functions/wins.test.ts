/**
 * WINS: forfeits are included, C.07 art. 7.1.
 */
import { WINS } from '../../src/functions/wins';

const flat = (table: readonly (readonly unknown[])[]) => table.map(([value]) => value);

test('wins over the board and by forfeit', () => {
  const table = [
    ['*', '½', '½', '1'],
    ['½', '*', '½', '+'],
    ['½', '½', '*', '1'],
    ['0', '-', '0', '*'],
  ];
  expect(flat(WINS(table))).toEqual([1, 1, 1, 0]);
});

test('with Black too, and in every cycle', () => {
  expect(
    flat(
      WINS([
        ['White', 'Result', 'Black'],
        [1, '0-1', 2],
        [2, '1-0', 1],
        [1, '0F-1F', 3],
      ]),
    ),
  ).toEqual([0, 2, 1]);
});

test('an annulled player has a blank', () => {
  const games = [
    ['White', 'Result', 'Black'],
    ['A', 1, 'B'],
    ['D', 1, 'A'],
  ];
  const players = [
    ['Name', 'Status'],
    ['A', ''],
    ['B', ''],
    ['C', ''],
    ['D', 'Expelled'],
  ];
  expect(flat(WINS(games, players))).toEqual([1, 0, 0, '']);
});
