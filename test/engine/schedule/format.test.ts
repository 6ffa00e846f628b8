/**
 * The numbers that follow from a format.
 */
import { seatsOf, size } from '../../../src/engine/schedule/format';

test('an even field', () => {
  expect(size({ players: 8, cycles: 1 })).toEqual({
    rounds: 7,
    boards: 4,
    games: 28,
    gamesPerPlayer: 7,
    freeRoundsPerPlayer: 0,
  });
});

test('an odd field: seven rounds, six games each', () => {
  expect(size({ players: 7, cycles: 1 })).toEqual({
    rounds: 7,
    boards: 3,
    games: 21,
    gamesPerPlayer: 6,
    freeRoundsPerPlayer: 1,
  });
});

test('a double round robin has everything twice but boards', () => {
  expect(size({ players: 5, cycles: 2 })).toEqual({
    rounds: 10,
    boards: 2,
    games: 20,
    gamesPerPlayer: 8,
    freeRoundsPerPlayer: 2,
  });
});

test('an odd field plays the table of the next even one', () => {
  expect([2, 3, 4, 7].map((players) => seatsOf({ players }))).toEqual([2, 4, 4, 8]);
});
