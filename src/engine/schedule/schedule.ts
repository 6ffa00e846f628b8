/**
 * Who plays whom, when, on which board and with which colour.
 * In an odd field the game with the ghost is the bye: it has no board, and the other boards are numbered 1, 2, ….
 */
import { cycleOf, eventRoundOf, isReversed, tableRoundOf } from './cycles';
import { type Format, type Pairing, type ScheduledGame, seatsOf, size } from './format';
import { tableOf } from './systems';

/** Round, board, White, Black. */
export type GameRow = [round: number, board: number, white: number, black: number];

/** The start number that is free in a round; undefined in an even field. */
export function byeOf(format: Format, round: number): number | undefined {
  const seats = seatsOf(format);
  if (seats === format.players) return undefined;
  return tableOf(format).opponent(seats, tableRoundOf(format, round), seats);
}

/** The game on one board of one round. */
export function pairingAt(format: Format, round: number, board: number): Pairing {
  const seats = seatsOf(format);
  const table = tableOf(format);
  const tableRound = tableRoundOf(format, round);
  const ghostBoard = ghostBoardOf(format, tableRound);
  const tableBoard = ghostBoard !== undefined && board >= ghostBoard ? board + 1 : board;
  const first = table.white(seats, tableRound, tableBoard);
  const second = table.black(seats, tableRound, tableBoard);
  return isReversed(cycleOf(format, round))
    ? { white: second, black: first }
    : { white: first, black: second };
}

/** The games of two different players, in order of rounds: one a cycle. Takes no longer in a larger field. */
export function meetings(format: Format, a: number, b: number): ScheduledGame[] {
  const seats = seatsOf(format);
  const table = tableOf(format);
  const tableRound = table.roundOf(seats, a, b);
  const tableBoard = table.boardOf(seats, a, b);
  const ghostBoard = ghostBoardOf(format, tableRound);
  const board = ghostBoard !== undefined && tableBoard > ghostBoard ? tableBoard - 1 : tableBoard;
  const first = table.white(seats, tableRound, tableBoard);
  const second = table.black(seats, tableRound, tableBoard);
  return Array.from({ length: format.cycles }, (_, index) => {
    const cycle = index + 1;
    const reversed = isReversed(cycle);
    return {
      round: eventRoundOf(format, cycle, tableRound),
      board,
      white: reversed ? second : first,
      black: reversed ? first : second,
    };
  });
}

/**
 * Writes White and Black of board 1, of board 2, …, one after the other, into `into`; returns how many numbers
 * it wrote, two a game. `into` is scratch space, used again for every round: it needs room for the ghost's game too.
 */
export function writeRound(format: Format, round: number, into: number[]): number {
  const seats = seatsOf(format);
  const cycle = cycleOf(format, round);
  const tableRound = tableRoundOf(format, round, cycle);
  tableOf(format).writeRound(seats, tableRound, into);
  const ghostBoard = ghostBoardOf(format, tableRound);
  const written = ghostBoard === undefined ? seats : seats - 2;
  if (ghostBoard !== undefined) {
    for (let seat = 2 * (ghostBoard - 1); seat < written; seat++) into[seat] = into[seat + 2] as number;
  }
  if (isReversed(cycle)) {
    for (let seat = 0; seat < written; seat += 2) {
      const first = into[seat] as number;
      into[seat] = into[seat + 1] as number;
      into[seat + 1] = first;
    }
  }
  return written;
}

/** Every game as a row, round by round and board by board; free rounds are not among them. */
export function gameRows(format: Format): GameRow[] {
  const { rounds, games } = size(format);
  const rows = new Array<GameRow>(games);
  const pairs = new Array<number>(seatsOf(format));
  let row = 0;
  for (let round = 1; round <= rounds; round++) {
    const end = writeRound(format, round, pairs);
    for (let seat = 0, board = 1; seat < end; seat += 2, board++) {
      rows[row++] = [round, board, pairs[seat] as number, pairs[seat + 1] as number];
    }
  }
  return rows;
}

/** Every game, as `gameRows`. */
export function scheduledGames(format: Format): ScheduledGame[] {
  return gameRows(format).map(([round, board, white, black]) => ({ round, board, white, black }));
}

function ghostBoardOf(format: Format, tableRound: number): number | undefined {
  const seats = seatsOf(format);
  if (seats === format.players) return undefined;
  const table = tableOf(format);
  return table.boardOf(seats, seats, table.opponent(seats, tableRound, seats));
}
