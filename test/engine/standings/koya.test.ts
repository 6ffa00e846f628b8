/**
 * Koya, C.07 art. 9.2: where the limit stands.
 */
import { koya, koyaLimit } from '../../../src/engine/standings/koya';
import { table } from './event';

const limit = (
  players: number,
  more: Parameters<typeof table>[2] = {},
  shift: Parameters<typeof koya>[0] = 0,
) => koyaLimit(table(players, [''], more), shift, 1);

describe('the limit is half of the scheduled games', () => {
  test('not of the rounds', () => {
    expect(limit(6)).toBe(2.5);
    expect(limit(13)).toBe(6);
    expect(limit(4, { cycles: 2 })).toBe(3);
  });

  test('times what a win is worth', () => {
    expect(limit(4, { rules: { scoring: { win: 0.1, draw: 0.05, loss: 0, free: 0 } } })).toBe(0.15);
    expect(limit(16, { rules: { scoring: { win: 3, draw: 1, loss: 0, free: 0 } } })).toBe(22.5);
  });

  test('an annulled opponent takes as many games as there are cycles', () => {
    const rules = { leavers: new Set([3]) };
    expect(limit(6, { rules })).toBe(2);
    expect(limit(7, { rules, cycles: 2 })).toBe(5);
    expect(limit(7, { rules: { leavers: new Set([3, 4]) }, cycles: 2 })).toBe(4);
  });

  test('moved by half points, art. 14.5', () => {
    const shifts = [-2, -1, 0, 1, 2] as const;
    expect(shifts.map((shift) => limit(7, {}, shift))).toEqual([2, 2.5, 3, 3.5, 4]);
    expect(shifts.map((shift) => koya(shift).code)).toEqual(['KS/L-2', 'KS/L-1', 'KS', 'KS/L1', 'KS/L2']);
    expect(shifts.map((shift) => koya(shift).article)).toEqual([
      'C.07 art. 9.2, 14.5',
      'C.07 art. 9.2, 14.5',
      'C.07 art. 9.2',
      'C.07 art. 9.2, 14.5',
      'C.07 art. 9.2, 14.5',
    ]);
    expect(shifts.map((shift) => koya(shift).name)).toEqual([
      'Koya System, limit −1',
      'Koya System, limit −½',
      'Koya System',
      'Koya System, limit +½',
      'Koya System, limit +1',
    ]);
    expect(koya(0).help).toBe(
      'Points scored against opponents who have at least half of the possible points.',
    );
    expect(koya(1).help).toBe('Koya system with the limit moved by +½ of a point.');
  });
});

// Points 3, 2, 1, 0: the limit is 1.5.
const rounds = ['1-4:1-0 2-3:1-0', '4-3:0-1 1-2:1-0', '2-4:1-0 3-1:0-1'];
const values = (shift: Parameters<typeof koya>[0], all = rounds) =>
  koya(shift).values(table(4, all)).slice(1);

test('points against those who reached it', () => {
  expect(values(0)).toEqual([1, 0, 0, 0]);
  expect(values(-1)).toEqual([2, 1, 0, 0]);
  expect(values(-2)).toEqual([2, 1, 0, 0]);
  expect(values(1)).toEqual([1, 0, 0, 0]);
  expect(values(2)).toEqual([0, 0, 0, 0]);
});

test('forfeits are regular games, art. 15.2, and who did not reach the limit can still score', () => {
  expect(values(0, ['1-4:0F-1F 2-3:1-0', '4-3:0-1 1-2:1-0', '2-4:1-0 3-1:0-1'])).toEqual([1, 0, 0, 1]);
});

test('each meeting counts', () => {
  const twice = table(2, ['1-2:1-0', '2-1:½-½'], { cycles: 2 });
  expect(koya(0).values(twice).slice(1)).toEqual([0, 0.5]);
});

test('halfway the limit is still that of the whole event', () => {
  expect(
    koya(0)
      .values(table(6, ['1-2:1-0', '1-3:1-0', '2-3:½-½']))
      .slice(1),
  ).toEqual([0, 0, 0, 0, 0, 0]);
});

test('a game each in the explanation', () => {
  expect(koya(-1).contributions?.(1, table(4, rounds))).toEqual([
    { round: 1, game: { white: 1, black: 4, round: 1, result: '1-0' }, opponent: 4, value: 0 },
    { round: 2, game: { white: 1, black: 2, round: 2, result: '1-0' }, opponent: 2, value: 1 },
    { round: 3, game: { white: 3, black: 1, round: 3, result: '0-1' }, opponent: 3, value: 1 },
  ]);
});
