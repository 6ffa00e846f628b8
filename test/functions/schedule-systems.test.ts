/**
 * The systems crenshaw and circle in all functions on schedules.
 */
import { COLORS } from '../../src/functions/colors';
import { MEETING } from '../../src/functions/meeting';
import { PAIRINGS } from '../../src/functions/pairings';
import { ROUNDROBIN } from '../../src/functions/roundrobin';

test('the Crenshaw table for 4, and for 3 with its byes', () => {
  expect(ROUNDROBIN(4, 1, 'Crenshaw').slice(1)).toEqual([
    [1, '1-4', '2-3'],
    [2, '3-1', '4-2'],
    [3, '1-2', '3-4'],
  ]);
  expect(ROUNDROBIN(3, 1, 'crenshaw')).toEqual([
    ['Round', 'Board 1', 'Bye'],
    [1, '2-3', 1],
    [2, '3-1', 2],
    [3, '1-2', 3],
  ]);
});

test('the circle for 6', () => {
  expect(ROUNDROBIN(6, 1, 'círculo').slice(1, 3)).toEqual([
    [1, '6-1', '2-5', '4-3'],
    [2, '1-5', '6-4', '3-2'],
  ]);
});

test.each(['crenshaw', 'circle'])('%s: list, meetings and colours agree', (system) => {
  for (const n of [4, 5, 6, 7, 8, 11])
    for (const cycles of [1, 2, 3]) {
      const list = PAIRINGS(n, cycles, '', system)
        .slice(1)
        .filter((row) => row[1] !== '');
      const grid = ROUNDROBIN(n, cycles, system)
        .slice(1)
        .flatMap((row) => row.slice(1).filter((cell) => typeof cell === 'string'));
      expect(grid).toEqual(list.map((row) => row.slice(2).join('-')));
      for (let a = 1; a < n; a++)
        expect(MEETING(n, n, a, cycles, system).slice(1)).toEqual(
          list.filter((row) => row.slice(2).includes(a) && row.slice(2).includes(n)),
        );
      for (const row of COLORS(n, cycles, system).slice(1))
        expect(row[row.length - 3]).toBe(list.filter((game) => game[2] === row[0]).length);
    }
});

test('one round, with the system in its place or as the first word', () => {
  const third = PAIRINGS(8, 1, 3, 'crenshaw');
  expect(third.slice(1).map((row) => row.slice(2).join('-'))).toEqual(['3-8', '4-2', '5-1', '6-7']);
  expect(PAIRINGS(8, 1, 'crenshaw').filter((row) => row[0] === 3)).toEqual(third.slice(1));
});
