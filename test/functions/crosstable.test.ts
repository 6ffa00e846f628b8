/**
 * CROSSTABLE: what stands in the cells, in which order, and that it reads back.
 */
import { CROSSTABLE } from '../../src/functions/crosstable';
import { SONNEBORN } from '../../src/functions/sonneborn';
import { CIRCLE, GAMES, PLAYERS, SECTIONED_GAMES, SECTIONED_PLAYERS } from './event-tables';

test('a single 1 or 0 is a number; annulled games stand in parentheses, and count for nobody', () => {
  expect(CROSSTABLE(PLAYERS, GAMES)).toEqual([
    ['No.', 'Name', 1, 2, 3, 4, 5, 'Pts'],
    [1, 'Ana', '×', 1, 0, '', '', 1],
    [2, 'Ben', 0, '×', 1, '', '(1)', 1],
    [3, 'Cem', 1, 0, '×', '½', '(+)', 1.5],
    [4, 'Dan', '', '', '½', '×', '(-)', 0.5],
    [5, 'Eva', '', '(0)', '(-)', '(+)', '×', 1],
  ]);
});

test('a player who never came is struck out so that it reads back: a bare (+) would count', () => {
  const players = [
    ['No.', 'Name', 'Status'],
    [1, 'Ana', ''],
    [2, 'Ben', ''],
    [3, 'Cem', 'Withdrawn'],
  ];
  const games = [
    ['Round', 'White', 'Result', 'Black'],
    [1, 2, '1F-0F', 3],
    [2, 1, '½-½', 2],
    [3, 3, '0F-1F', 1],
  ];
  const table = CROSSTABLE(players, games);
  expect(table.slice(1)).toEqual([
    [1, 'Ana', '×', '½', '(1F)', 0.5],
    [2, 'Ben', '½', '×', '(1F)', 0.5],
    [3, 'Cem', '(0F)', '(0F)', '×', 0],
  ]);
  expect(SONNEBORN(table)).toEqual([[0.25], [0.25], [0]]);
});

test('by rank the columns follow the rows', () => {
  expect(CROSSTABLE(PLAYERS, GAMES, 'rank', 'keep')).toEqual([
    ['No.', 'Name', 3, 2, 1, 5, 4, 'Pts'],
    [3, 'Cem', '×', 0, 1, '+', '½', 2.5],
    [2, 'Ben', 1, '×', 0, 1, '', 2],
    [1, 'Ana', 0, 1, '×', '', '', 1],
    [5, 'Eva', '-', 0, '', '×', '+', 1],
    [4, 'Dan', '½', '', '', '-', '×', 0.5],
  ]);
  const [head, ...rows] = CROSSTABLE(PLAYERS, GAMES, 'Puesto');
  expect(head?.slice(2)).toEqual([3, 2, 1, 4, 5, 'Pts']);
  expect(rows.map(([no]) => no)).toEqual([3, 2, 1, 4, 5]);
});

test('several games stand in the order of the rounds, whatever the order of the rows', () => {
  const games = [
    ['Round', 'White', 'Result', 'Black'],
    [4, 2, '0F-0F', 1],
    [3, 1, '½-0', 2],
    [1, 1, '1-0', 2],
    [2, 2, '', 1],
  ];
  expect(CROSSTABLE(2, games)).toEqual([
    ['No.', 'Name', 1, 2, 'Pts'],
    [1, '', '×', '1 ½ -', 1.5],
    [2, '', '0 0 -', '×', 0],
  ]);
});

test('with sections it is as wide as the largest', () => {
  expect(CROSSTABLE(SECTIONED_PLAYERS, SECTIONED_GAMES)).toEqual([
    ['Section', 'No.', 'Name', 1, 2, 3, 'Pts'],
    ['A', 1, 'Ana', '×', 1, '', 1],
    ['A', 2, 'Ben', 0, '×', '', 0],
    ['B', 1, 'Xenia', '×', 0, '-', 0],
    ['B', 2, 'Yuri', 1, '×', '', 1],
    ['B', 3, 'Zoe', '+', '', '×', 1],
  ]);
  expect(CROSSTABLE(SECTIONED_PLAYERS, SECTIONED_GAMES, 'rank').slice(3)).toEqual([
    ['B', 2, 'Yuri', '×', '', 1, 1],
    ['B', 3, 'Zoe', '', '×', '+', 1],
    ['B', 1, 'Xenia', 0, '-', '×', 0],
  ]);
});

test('before the first round', () => {
  expect(CROSSTABLE([['Ana'], ['Ben']], '')).toEqual([
    ['No.', 'Name', 1, 2, 'Pts'],
    [1, 'Ana', '×', '', 0],
    [2, 'Ben', '', '×', 0],
  ]);
});

test('one made from a crosstable is the same', () => {
  const once = CROSSTABLE([['A', 'B', 'C', 'D']], CIRCLE);
  expect(CROSSTABLE([['A', 'B', 'C', 'D']], once)).toEqual(once);
  const annulled = CROSSTABLE(PLAYERS, GAMES);
  expect(CROSSTABLE(5, annulled).map((row) => row.slice(2, 7))).toEqual(
    annulled.map((row) => row.slice(2, 7)),
  );
});

test('by rank it reads back in the order of its rows', () => {
  expect(SONNEBORN(CROSSTABLE(PLAYERS, GAMES, 'rank')).flat()).toEqual([1.25, 1.5, 1, 0.75, 0]);
});

test('points follow the scoring, the cells do not', () => {
  expect(CROSSTABLE(4, CIRCLE, '', '', '', '3-1-0')[1]).toEqual([1, '', '×', 1, 0, 1, 6]);
});

test('in Spanish', () => {
  expect(CROSSTABLE([['Nombre'], ['Ana'], ['Ben']], '')[0]).toEqual(['N.º', 'Nombre', 1, 2, 'Pts']);
});

test('what it refuses', () => {
  expect(() => CROSSTABLE(PLAYERS, GAMES, 'place')).toThrow(
    'CROSSTABLE: order must be "number" or "rank" (got "place").',
  );
  const sections = ['A', 'B'].flatMap((section) => Array.from({ length: 400 }, (_, i) => [section, `P${i}`]));
  expect(() => CROSSTABLE([['Section', 'Name'], ...sections], '')).toThrow(
    'CROSSTABLE: the result would have 323604 cells, and a sheet takes 300000 at most: give the games of fewer rounds, or of one section.',
  );
  expect(CROSSTABLE(500, '')).toHaveLength(501);
});
