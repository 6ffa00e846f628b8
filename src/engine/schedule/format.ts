/**
 * How a round robin is drawn up, and the numbers that follow from it.
 * Start numbers, rounds and boards count from 1.
 */

/** Whose tables: `berger` is FIDE's, C.05 Annex 1; `crenshaw` those of US Chess; `circle` has player 1 fixed. */
export type System = 'berger' | 'crenshaw' | 'circle';

export const SYSTEMS: readonly System[] = ['berger', 'crenshaw', 'circle'];

/**
 * How the cycles follow each other: `fide` exchanges the last two rounds of every cycle but the last
 * (C.05 Annex 1, note; with 3 or 4 players, of the odd cycles; in the system `crenshaw` the first two rounds, see there),
 * `plain` repeats the table with colours reversed, `mirror` plays every second cycle backwards.
 */
export type Order = 'fide' | 'plain' | 'mirror';

export const ORDERS: readonly Order[] = ['fide', 'plain', 'mirror'];

/**
 * The most games of a schedule that is written into a sheet: more cannot be written in the time that a script
 * has. 500 players in one cycle are just below.
 */
export const MOST_WRITTEN_GAMES = 125_000;

export interface Format {
  /** Number of players, 2 or more. */
  readonly players: number;
  /** How often each pair meets, 1 or more. */
  readonly cycles: number;
  readonly system: System;
  readonly order: Order;
}

/** A game between two start numbers. */
export interface Pairing {
  readonly white: number;
  readonly black: number;
}

/** Where a game stands in the schedule: rounds count through all cycles, boards from 1. */
export interface ScheduledGame extends Pairing {
  readonly round: number;
  readonly board: number;
}

export interface Size {
  readonly rounds: number;
  /** Games in a round. */
  readonly boards: number;
  readonly games: number;
  readonly gamesPerPlayer: number;
  readonly freeRoundsPerPlayer: number;
}

export function size({ players, cycles }: Pick<Format, 'players' | 'cycles'>): Size {
  const odd = players % 2;
  return {
    rounds: (players - 1 + odd) * cycles,
    boards: (players - odd) / 2,
    games: ((players * (players - 1)) / 2) * cycles,
    gamesPerPlayer: (players - 1) * cycles,
    freeRoundsPerPlayer: odd * cycles,
  };
}

/**
 * How many numbers the table has: an odd field plays the next even table, whose highest number is the
 * ghost that stands for the bye (C.05 Annex 1).
 */
export function seatsOf({ players }: Pick<Format, 'players'>): number {
  return players + (players % 2);
}
