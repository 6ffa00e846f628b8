/**
 * How long an event takes, by the estimate of "How to run a round robin chess tournament" (Chess Caddy, July 2026): minutes
 * a player = base + increment or delay in seconds; the longest game = twice that; a round = that and 15 minutes.
 */
import { playingTime, USUAL_CHANGEOVER, USUAL_SESSION } from '../../../src/engine/planning/playing-time';

/** A club night of three hours. */
const night = (base: number, increment: number) => ({
  ...{ base, increment },
  session: USUAL_SESSION,
  changeover: USUAL_CHANGEOVER,
});

test('a round of G/25 d5 is 75 minutes, two of them fit in a club night of three hours', () => {
  expect(playingTime(7, night(25, 5))).toStrictEqual({
    minutesPerPlayer: 30,
    longestGame: 60,
    round: 75,
    rounds: 7,
    totalMinutes: 525,
    roundsPerSession: 2,
    sessions: 4,
  });
});

test('three rounds of a quad at G/25 d5 take less than four hours', () => {
  expect(playingTime(3, night(25, 5)).totalMinutes).toBe(225);
});

test('twelve players at a classical control need eleven evenings: a round is longer than one, but each has its round', () => {
  const { round, roundsPerSession, sessions } = playingTime(11, night(90, 30));
  expect([round, roundsPerSession, sessions]).toEqual([255, 1, 11]);
});

test('six rounds of a pool at two an evening are three evenings', () => {
  expect(playingTime(6, night(25, 5)).sessions).toBe(3);
});

test('decimals add up', () => {
  expect(playingTime(3, { ...night(0.1, 0.2), changeover: 0.1 })).toMatchObject({
    ...{ minutesPerPlayer: 0.3, longestGame: 0.6, round: 0.7, totalMinutes: 2.1 },
  });
});

test('a round that just fits is played', () => {
  const clock = { base: 10, increment: 0, changeover: 10 };
  expect(playingTime(10, { ...clock, session: 120 })).toMatchObject({ roundsPerSession: 4, sessions: 3 });
  expect(playingTime(10, { ...clock, session: 119 })).toMatchObject({ roundsPerSession: 3, sessions: 4 });
});
