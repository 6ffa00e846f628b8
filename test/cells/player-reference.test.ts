/**
 * One player, named by number or name.
 */
import { readPlayers } from '../../src/cells/player-list';
import { readPlayer } from '../../src/cells/player-reference';
import type { Argument } from '../../src/cells/value';

const one = readPlayers('FN', [
  ['No.', 'Name'],
  [2, 'Ana'],
  [1, 'Ben'],
  [3, 'José'],
  [4, '12'],
  [5, 'Ben B'],
]);
const several = readPlayers('FN', [
  ['Section', 'Name'],
  ['A', 'Ana'],
  ['A', 'Luis'],
  ['B', 'Zoe'],
  ['B', 'Ana'],
]);

test.each([
  ['Ana', 2],
  [' Ana ', 2],
  ['ana', 2],
  ['jose', 3],
  [1, 1],
  ['3', 3],
  [[['Ben']], 1],
  ['12', 4],
  ['Ben B', 5],
])('%j is number %i', (argument, no) => {
  expect(readPlayer('FN', 'player', argument as Argument, one).player.no).toBe(no);
});

test.each([
  ['B 2', 'B', 2],
  ['b Ana', 'B', 2],
  ['A Ana', 'A', 1],
  ['Zoe', 'B', 1],
])('%j with sections', (argument, section, no) => {
  const found = readPlayer('FN', 'player', argument, several);
  expect([found.section.name, found.player.no]).toEqual([section, no]);
});

test.each([0, 6, 1.5, 'Nobody', '', true, '#N/A', null, 'C 3'])('%j is nobody', (argument) => {
  expect(() => readPlayer('FN', 'a', argument, one)).toThrow(
    /^FN: a must be a start number or a name of players/,
  );
});

test('a number without section, where there are sections', () => {
  expect(() => readPlayer('FN', 'a', 1, several)).toThrow(
    'FN: a must name the section too, such as "B 3" (got 1).',
  );
  expect(() => readPlayer('FN', 'a', 'Ana', several)).toThrow('(got "Ana")');
});

test('a name that several bear', () => {
  const twins = readPlayers('FN', [
    ['No.', 'Name'],
    [1, 'Ann'],
    [2, 'Ann'],
  ]);
  expect(() => readPlayer('FN', 'a', 'Ann', twins)).toThrow(
    'FN: a must be a start number, because several players are called so',
  );
});

test('a range of several cells', () => {
  expect(() => readPlayer('FN', 'a', [['Ana', 'Ben']], one)).toThrow(
    'FN: a must be one cell or value, not a range.',
  );
});
