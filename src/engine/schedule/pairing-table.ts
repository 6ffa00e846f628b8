/**
 * What a system of pairing tables must tell: one cycle of an even field, in closed form.
 * Cycles, orders and the bye are laid over it by `cycles.ts` and `schedule.ts`.
 */

/**
 * One system. In every function `seats` is the even number of numbers in the table, `round` runs from 1 to
 * `seats - 1`, `board` from 1 to `seats / 2`, and the numbers of players from 1 to `seats`.
 */
export interface PairingTable {
  white(seats: number, round: number, board: number): number;
  black(seats: number, round: number, board: number): number;
  /** White and Black of board 1, of board 2, …, one after the other, into `into[0 .. seats - 1]`. */
  writeRound(seats: number, round: number, into: number[]): void;
  opponent(seats: number, round: number, player: number): number;
  /** The round in which two different players meet. */
  roundOf(seats: number, a: number, b: number): number;
  /** The board on which the two meet. */
  boardOf(seats: number, a: number, b: number): number;
  /**
   * The first of the two neighbouring rounds that order `fide` exchanges in this cycle, so that nobody gets
   * three games of one colour where the cycles join; undefined where none are.
   */
  exchanged(seats: number, cycle: number, cycles: number): number | undefined;
  /** Instead of an exchange: by how many rounds of the table order `fide` begins each cycle earlier than the one before. */
  readonly setBack?: number;
}
