/**
 * The circle method as it is drawn by hand: player 1 stays, the others move on by one place each round, and each column
 * is a board, counted from the left.
 *
 * It is the Berger table with the players renumbered: the highest number there is 1 here, and the opponent of the
 * highest number is the opponent of 1. The colours are those of the Berger table. In an odd field the ghost is the highest
 * number here too, who is not the one that stays: then the games of player 1 have the colours that leave everybody as many
 * Whites as Blacks.
 */
import { berger } from './berger';
import type { PairingTable } from './pairing-table';

/** On the circle of the numbers 2 to `seats`, where 2 follows the highest. */
function onCircle(seats: number, place: number): number {
  if (place > seats) return place - seats + 1;
  return place < 2 ? place + seats - 1 : place;
}

/** The opponent of player 1. */
function head(seats: number, round: number): number {
  return seats + 1 - round;
}

/** Whether player 1 has White. */
type FirstHasWhite = (seats: number, round: number) => boolean;

const inEvenField: FirstHasWhite = (_, round) => round % 2 === 0;

/** His opponent has the colour that he would have had against the ghost. */
const inOddField: FirstHasWhite = (seats, round) => {
  const moves = round - 1;
  return (moves % 2 === 0 ? moves : moves + seats - 1) % 4 === 2;
};

function table(firstHasWhite: FirstHasWhite): Omit<PairingTable, 'exchanged'> {
  const upperHasWhite = (seats: number, round: number, board: number) =>
    board === 1 ? firstHasWhite(seats, round) : board % 2 === 0;

  const upper = (seats: number, round: number, board: number) =>
    board === 1 ? 1 : onCircle(seats, head(seats, round) + board - 1);

  const lower = (seats: number, round: number, board: number) =>
    onCircle(seats, head(seats, round) - board + 1);

  const white = (seats: number, round: number, board: number) =>
    (upperHasWhite(seats, round, board) ? upper : lower)(seats, round, board);

  const black = (seats: number, round: number, board: number) =>
    (upperHasWhite(seats, round, board) ? lower : upper)(seats, round, board);

  const roundOf = (seats: number, a: number, b: number) => {
    if (a === 1 || b === 1) return seats + 2 - a - b;
    // The opponent of 1 lies midway between the two on the circle, whose length is odd.
    const sum = a + b;
    return seats + 1 - onCircle(seats, sum % 2 === 0 ? sum / 2 : (sum + seats - 1) / 2);
  };

  return {
    ...{ white, black, roundOf },
    writeRound(seats, round, into) {
      for (let board = 1; board <= seats / 2; board++) {
        into[2 * board - 2] = white(seats, round, board);
        into[2 * board - 1] = black(seats, round, board);
      }
    },
    opponent(seats, round, player) {
      const first = head(seats, round);
      if (player === 1) return first;
      return player === first ? 1 : onCircle(seats, 2 * first - player);
    },
    boardOf(seats, a, b) {
      if (a === 1 || b === 1) return 1;
      const distance = Math.abs(a - b);
      return 1 + (distance % 2 === 0 ? distance : seats - 1 - distance) / 2;
    },
  };
}

export const circle: PairingTable = { ...table(inEvenField), exchanged: berger.exchanged };

/** No exchange of neighbouring rounds helps where its cycles join. */
export const circleWithBye: PairingTable = { ...table(inOddField), exchanged: () => undefined, setBack: 2 };
