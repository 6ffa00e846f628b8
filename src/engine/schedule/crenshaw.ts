/**
 * The Crenshaw tables of US Chess (Official Rules of Chess, chapter 12): own tables for 3/4 and 5/6 players; from
 * 7/8 on the Berger tables with the rounds in reverse order, the same boards and colours.
 */
import { berger } from './berger';
import type { PairingTable } from './pairing-table';

/** White and Black of board 1, of board 2, …, a row a round. In the last round of 3/4 the colours are nominal: they are tossed for. */
const OWN: Readonly<Record<number, readonly (readonly number[])[] | undefined>> = {
  4: [
    [1, 4, 2, 3],
    [3, 1, 4, 2],
    [1, 2, 3, 4],
  ],
  6: [
    [3, 6, 5, 4, 1, 2],
    [2, 6, 4, 1, 3, 5],
    [6, 5, 1, 3, 4, 2],
    [6, 4, 5, 1, 2, 3],
    [1, 6, 2, 5, 3, 4],
  ],
};

function seatOf(row: readonly number[], player: number): number {
  return row.indexOf(player);
}

/** The player on the other side of the board. */
function across(row: readonly number[], player: number): number {
  return row[seatOf(row, player) ^ 1] ?? 0;
}

function white(seats: number, round: number, board: number): number {
  return OWN[seats]?.[round - 1]?.[2 * board - 2] ?? berger.white(seats, seats - round, board);
}

function black(seats: number, round: number, board: number): number {
  return OWN[seats]?.[round - 1]?.[2 * board - 1] ?? berger.black(seats, seats - round, board);
}

function writeRound(seats: number, round: number, into: number[]): void {
  const row = OWN[seats]?.[round - 1];
  if (row === undefined) berger.writeRound(seats, seats - round, into);
  else row.forEach((player, seat) => (into[seat] = player));
}

function opponent(seats: number, round: number, player: number): number {
  const row = OWN[seats]?.[round - 1];
  return row === undefined ? berger.opponent(seats, seats - round, player) : across(row, player);
}

function roundOf(seats: number, a: number, b: number): number {
  const own = OWN[seats];
  if (own === undefined) return seats - berger.roundOf(seats, a, b);
  return own.findIndex((row) => across(row, a) === b) + 1;
}

function boardOf(seats: number, a: number, b: number): number {
  const row = OWN[seats]?.[roundOf(seats, a, b) - 1];
  return row === undefined ? berger.boardOf(seats, a, b) : (seatOf(row, a) >> 1) + 1;
}

/**
 * The first two rounds of every cycle but the first; with four seats, of the even cycles. With six seats no
 * exchange helps where the cycles join.
 */
function exchanged(seats: number, cycle: number): number | undefined {
  const here = seats === 4 ? cycle % 2 === 0 : seats > 6 && cycle > 1;
  return here ? 1 : undefined;
}

export const crenshaw: PairingTable = { white, black, writeRound, opponent, roundOf, boardOf, exchanged };
