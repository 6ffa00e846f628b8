/**
 * ROUNDROBINSIZE: rounds, boards, games.
 */
import { ROUNDROBINSIZE } from '../../src/functions/roundrobinsize';

test.each([
  [2, 1, [1, 1, 1, 1, 0]],
  [3, 1, [3, 1, 3, 2, 1]],
  [5, 2, [10, 2, 20, 8, 2]],
  [8, 1, [7, 4, 28, 7, 0]],
  [500, 8, [3992, 250, 998000, 3992, 0]],
])('%i players, %i cycles', (players, cycles, [rounds, boards, games, each, free]) => {
  expect(ROUNDROBINSIZE(players, cycles)).toEqual([
    ['Rounds', rounds],
    ['Boards', boards],
    ['Games', games],
    ['Games per player', each],
    ['Free rounds per player', free],
  ]);
});

test('Spanish, and sections', () => {
  expect(ROUNDROBINSIZE([['Nombre'], ['Ana'], ['Luis'], ['Eva']], 'doble')).toEqual([
    ['Rondas', 6],
    ['Mesas', 1],
    ['Partidas', 6],
    ['Partidas por jugador', 4],
    ['Descansos por jugador', 2],
  ]);
  const rows = ROUNDROBINSIZE([
    ['Name', 'Section'],
    ['Ana', 'A'],
    ['Luis', 'A'],
    ['Bo', 'B'],
    ['Cy', 'B'],
    ['Di', 'B'],
  ]);
  expect(rows).toHaveLength(10);
  expect([rows[0], rows[5], rows[9]]).toEqual([
    ['A', 'Rounds', 1],
    ['B', 'Rounds', 3],
    ['B', 'Free rounds per player', 1],
  ]);
});

test('bad input', () => {
  expect(() => ROUNDROBINSIZE('')).toThrow(
    'ROUNDROBINSIZE: players must be a whole number from 2 to 500, or a range of names (got nothing).',
  );
  expect(() => ROUNDROBINSIZE(8, 0)).toThrow(/^ROUNDROBINSIZE: cycles must be/);
});
