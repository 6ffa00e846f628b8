/**
 * FIDE's Berger tables (C.05 Annex 1) in closed form, for any even number of seats.
 * Annex 1 prints them up to 15/16; beyond that the same construction is what FIDE's own software follows.
 *
 * The highest number is on board 1 in every round, Black in the odd rounds and White in the even ones. Its
 * opponent is the round's pivot. On board k + 1 the player k places above the pivot has White against the
 * player k places below, the numbers 1 to `seats - 1` being taken as a ring.
 */
import type { PairingTable } from './pairing-table';

/** The opponent of the highest number. */
function pivot(seats: number, round: number): number {
  return round % 2 === 1 ? (round + 1) / 2 : (seats + round) / 2;
}

function roundOfPivot(seats: number, player: number): number {
  return 2 * player <= seats ? 2 * player - 1 : 2 * player - seats;
}

function white(seats: number, round: number, board: number): number {
  if (board === 1) return round % 2 === 1 ? pivot(seats, round) : seats;
  const above = pivot(seats, round) + board - 1;
  return above < seats ? above : above - (seats - 1);
}

function black(seats: number, round: number, board: number): number {
  if (board === 1) return round % 2 === 1 ? seats : pivot(seats, round);
  const below = pivot(seats, round) - board + 1;
  return below > 0 ? below : below + (seats - 1);
}

function writeRound(seats: number, round: number, into: number[]): void {
  const ring = seats - 1;
  let above = pivot(seats, round);
  let below = above;
  into[0] = round % 2 === 1 ? above : seats;
  into[1] = round % 2 === 1 ? seats : above;
  for (let seat = 2; seat < seats; seat += 2) {
    above = above === ring ? 1 : above + 1;
    below = below === 1 ? ring : below - 1;
    into[seat] = above;
    into[seat + 1] = below;
  }
}

function opponent(seats: number, round: number, player: number): number {
  const middle = pivot(seats, round);
  if (player === seats) return middle;
  if (player === middle) return seats;
  const ring = seats - 1;
  const across = 2 * middle - player;
  if (across > ring) return across - ring;
  return across < 1 ? across + ring : across;
}

function roundOf(seats: number, a: number, b: number): number {
  if (a === seats) return roundOfPivot(seats, b);
  if (b === seats) return roundOfPivot(seats, a);
  // The pivot lies midway between the two on the ring, whose length is odd: of a + b and a + b + ring one is even.
  const ring = seats - 1;
  const sum = a + b;
  const middle = sum % 2 === 0 ? sum / 2 : (sum + ring) / 2;
  return roundOfPivot(seats, middle > ring ? middle - ring : middle);
}

function boardOf(seats: number, a: number, b: number): number {
  if (a === seats || b === seats) return 1;
  const ring = seats - 1;
  const distance = Math.abs(a - b);
  // Both are equally far from the pivot, so the way between them that leads through it is even.
  return 1 + (distance % 2 === 0 ? distance : ring - distance) / 2;
}

/**
 * Annex 1, note: the last two rounds of the first cycle. With three or more cycles the same is needed in every
 * cycle but the last; with four seats, where two rounds are most of a cycle, in the first, third, fifth, ….
 */
function exchanged(seats: number, cycle: number, cycles: number): number | undefined {
  if (seats === 2 || cycles === 1) return undefined;
  const here = seats === 4 ? cycle % 2 === 1 : cycle < cycles;
  return here ? seats - 2 : undefined;
}

export const berger: PairingTable = { white, black, writeRound, opponent, roundOf, boardOf, exchanged };
