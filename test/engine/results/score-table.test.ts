/**
 * Points, the withdrawal rule and scoring.
 */
import type { Game, Tournament } from '../../../src/engine/results/game';
import { pastFreeRounds, scoreTable } from '../../../src/engine/results/score-table';
import { exact } from '../../../src/engine/results/scoring';
import { annulledPlayers, completedGames, isBelowHalf } from '../../../src/engine/results/withdrawal';

const tournament = (players: number, games: readonly Game[], more: Partial<Tournament> = {}): Tournament => ({
  ...{ players, cycles: 1, games, freeRounds: [], hasColours: true },
  ...more,
});

test('what each result gives', () => {
  const games: Game[] = [
    { white: 1, black: 2, result: '1-0' },
    { white: 3, black: 4, result: '0-1' },
    { white: 1, black: 3, result: '½-½' },
    { white: 2, black: 4, result: '½-0' },
    { white: 4, black: 1, result: '0F-1F' },
    { white: 2, black: 3, result: '0F-0F' },
  ];
  expect(scoreTable(tournament(4, games)).points.slice(1)).toEqual([2.5, 0.5, 0.5, 1]);
  const scoring = { win: 3, draw: 1, loss: 0, free: 0 };
  expect(scoreTable(tournament(4, games), { scoring }).points.slice(1)).toEqual([7, 1, 1, 3]);
});

test('a game that is unplayed or struck out counts for nobody', () => {
  const table = scoreTable(
    tournament(3, [
      { white: 1, black: 2 },
      { white: 1, black: 3, result: '1-0', annulled: true },
    ]),
  );
  expect(table.counted).toEqual([]);
  expect(table.points).toEqual([0, 0, 0, 0]);
});

// C.05 art. 6.6; the numbers are those of public tests of programs that apply the rule.
test.each([
  [6, 1, 2, true],
  [6, 1, 3, false],
  [4, 2, 3, false],
  [4, 2, 2, true],
  [7, 1, 3, false],
  [8, 1, 3, true],
  [8, 1, 4, false],
])('%i players, %i cycles, %i games completed: below half is %s', (players, cycles, completed, below) => {
  expect(isBelowHalf(completed, { players, cycles }, 1)).toBe(below);
});

describe('six players, number 6 loses two games and leaves', () => {
  const pairs = [
    [1, 2],
    [3, 1],
    [1, 4],
    [5, 1],
    [2, 3],
    [4, 2],
    [2, 5],
    [3, 4],
    [5, 3],
    [4, 5],
  ];
  const games: Game[] = pairs.map(([white = 0, black = 0]) => ({ white, black, result: '1-0' }));
  games.push({ white: 1, black: 6, result: '1-0' }, { white: 6, black: 2, result: '0-1' });
  for (const no of [3, 4, 5]) games.push({ white: no, black: 6, result: '1F-0F' });
  const event = tournament(6, games);
  const leavers = new Set([6]);

  test('his games count for nobody', () => {
    const table = scoreTable(event, { leavers });
    expect([...table.annulled]).toEqual([6]);
    expect(table.points.slice(1)).toEqual([2, 2, 2, 2, 2, 0]);
    expect(table.gamePoints.slice(1).reduce((sum, points) => sum + points)).toBe(10);
  });

  test('unless the rule is to keep them, or he did not leave', () => {
    expect(scoreTable(event, { leavers, withdrawal: 'keep' }).points.slice(1)).toEqual([3, 3, 3, 3, 3, 0]);
    expect(scoreTable(event).points.slice(1)).toEqual([3, 3, 3, 3, 3, 0]);
  });

  test('forfeits are not completed games', () => expect(completedGames(event)[6]).toBe(2));

  test('nobody has completed a game before the first', () =>
    expect(completedGames(tournament(3, []))).toEqual([0, 0, 0, 0]));

  test('he keeps his own raw points', () => {
    const won = tournament(6, [
      ...games.slice(0, 10),
      { white: 6, black: 1, result: '1-0' },
      { white: 6, black: 2, result: '½-½' },
    ]);
    const table = scoreTable(won, { leavers });
    expect(table.points[6]).toBe(1.5);
    expect(table.gamePoints[6]).toBe(0);
    expect(table.points[1]).toBe(2);
  });
});

test('each leaver is judged on the table before any annulment', () => {
  const games: Game[] = [
    { white: 1, black: 2, result: '1-0' },
    { white: 1, black: 3, result: '1-0' },
    { white: 1, black: 4, result: '1-0' },
    { white: 2, black: 3, result: '1-0' },
  ];
  const event = tournament(5, games);
  expect([...annulledPlayers(event, new Set([2, 4]), 'fide')]).toEqual([4]);
  expect([...annulledPlayers(event, new Set([2, 4]), 'annul')]).toEqual([2, 4]);
  expect([...annulledPlayers(event, new Set([2, 4]), 'keep')]).toEqual([]);
});

test('points between two annulled players are nobody’s but their own', () => {
  const event = tournament(6, [{ white: 5, black: 6, result: '1-0' }]);
  const table = scoreTable(event, { leavers: new Set([5, 6]) });
  expect(table.points.slice(5)).toEqual([1, 0]);
  expect(table.gamePoints.slice(5)).toEqual([0, 0]);
});

describe('free rounds', () => {
  const freeRounds = [
    { player: 1, round: 1 },
    { player: 2, round: 2 },
    { player: 3, round: 3 },
    { player: 1 },
  ];
  const games: Game[] = [
    { white: 2, black: 3, round: 1, result: '1-0' },
    { white: 3, black: 1, round: 2, result: '1-0' },
    { white: 1, black: 2, round: 3 },
  ];
  const scoring = { win: 1, draw: 0.5, loss: 0, free: 0.5 };

  test('count up to the last round with a result', () => {
    expect(pastFreeRounds(tournament(3, games, { freeRounds }))).toEqual([
      freeRounds[0],
      freeRounds[1],
      freeRounds[3],
    ]);
    expect(pastFreeRounds(tournament(3, [], { freeRounds }))).toEqual([]);
  });

  test('go into the points only', () => {
    const table = scoreTable(tournament(3, games, { freeRounds }), { scoring });
    expect(table.points.slice(1)).toEqual([1, 1.5, 1]);
    expect(table.gamePoints.slice(1)).toEqual([0, 1, 1]);
    expect(scoreTable(tournament(3, games, { freeRounds })).points.slice(1)).toEqual([0, 1, 1]);
  });
});

test('decimals add up to equal numbers', () => {
  expect(exact(0.1 + 0.2)).toBe(exact(0.3));
  expect(exact(0.7 + 0.1)).toBe(exact(0.1 + 0.7));
  expect(exact(9.25)).toBe(9.25);
});
