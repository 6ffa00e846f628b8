/**
 * Running points, a row a round with a result.
 */
import { progress } from '../../../src/engine/standings/progress';
import { table } from './event';

const running = (...given: Parameters<typeof table>) =>
  progress(table(...given)).map(({ round, points }) => [round, ...points.slice(1)]);

test('the points after each round that has a result', () => {
  expect(running(4, ['1-2:1-0 3-4:½-½', '1-3 2-4', '1-4:½-½ 2-3:0-1', '2-1'])).toEqual([
    [1, 1, 0, 0.5, 0.5],
    [3, 1.5, 0, 1.5, 1],
  ]);
  expect(running(3, ['1-2', '2-3'])).toEqual([]);
});

test('rounds in their order, whatever that of the games', () => {
  const event = table(3, ['1-2:1-0', '2-3:1-0', '3-1:1-0']);
  const turned = table(3, [], { games: [...event.tournament.games].reverse() });
  expect(progress(turned)).toEqual(progress(event));
});

test('a struck game gives nothing, but its round is there', () => {
  expect(running(2, ['1-2:(1-0)', '2-1:1-0'])).toEqual([
    [1, 0, 0],
    [2, 0, 1],
  ]);
});

test('free rounds, as far as the event has come', () => {
  const scoring = { win: 3, draw: 1, loss: 0, free: 2 };
  const freeRounds = [
    { player: 3, round: 1 },
    { player: 1, round: 2 },
    { player: 2, round: 3 },
  ];
  expect(running(3, ['1-2:1-0', '2-3:½-½', '3-1'], { freeRounds, rules: { scoring } })).toEqual([
    [1, 3, 0, 2],
    [2, 5, 1, 3],
  ]);
});

test('an annulled player has his raw points, and nobody has any from him', () => {
  const rules = { leavers: new Set([3]), withdrawal: 'annul' as const };
  expect(running(3, ['1-2:1-0', '2-3:0-1', '3-1:½-½'], { rules })).toEqual([
    [1, 1, 0, 0],
    [2, 1, 0, 1],
    [3, 1, 0, 1.5],
  ]);
});

test('a free round that is worth nothing gives nothing', () => {
  expect(running(3, ['1-2:1-0'], { freeRounds: [{ player: 3, round: 1 }] })).toEqual([[1, 1, 0, 0]]);
});

test('decimals stay exact', () => {
  const scoring = { win: 0.3, draw: 0.1, loss: 0, free: 0 };
  expect(running(2, ['1-2:½-½', '2-1:½-½', '1-2:½-½'], { cycles: 3, rules: { scoring } })[2]).toEqual([
    3, 0.3, 0.3,
  ]);
});

test('games without a round are one row', () => {
  const games = [
    { white: 1, black: 2, result: '1-0' as const },
    { white: 2, black: 1, result: '½-½' as const },
  ];
  expect(running(2, [], { games, cycles: 2 })).toEqual([[0, 1.5, 0.5]]);
  const scoring = { win: 1, draw: 0.5, loss: 0, free: 1 };
  expect(running(3, [], { games, cycles: 2, freeRounds: [{ player: 3 }], rules: { scoring } })).toEqual([
    [0, 1.5, 0.5, 1],
  ]);
});
