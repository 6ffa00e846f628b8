/**
 * Which round of the table is played in which round of the event.
 * Colours are reversed in every second cycle, whatever the order.
 */
import { type Format, seatsOf } from './format';
import { tableOf } from './systems';

export function cycleOf(format: Format, round: number): number {
  return Math.ceil(round / (seatsOf(format) - 1));
}

export function isReversed(cycle: number): boolean {
  return cycle % 2 === 0;
}

/**
 * The table's round that is played as the nth of a cycle, and with `way` -1 the inverse of that. They differ only where
 * a cycle is set back: elsewhere rounds change places in pairs.
 */
function inCycle(format: Format, cycle: number, nth: number, way: 1 | -1): number {
  const seats = seatsOf(format);
  switch (format.order) {
    case 'plain':
      return nth;
    case 'mirror':
      return isReversed(cycle) ? seats - nth : nth;
    case 'fide': {
      const table = tableOf(format);
      const first = table.exchanged(seats, cycle, format.cycles);
      if (first === undefined) return wrap(nth - way * (table.setBack ?? 0) * (cycle - 1), seats - 1);
      return nth === first ? first + 1 : nth === first + 1 ? first : nth;
    }
  }
}

function wrap(round: number, rounds: number): number {
  return ((((round - 1) % rounds) + rounds) % rounds) + 1;
}

/** The table's round that is played in a round of the event. */
export function tableRoundOf(format: Format, round: number, cycle = cycleOf(format, round)): number {
  return inCycle(format, cycle, round - (cycle - 1) * (seatsOf(format) - 1), 1);
}

/** The event's round in which a cycle plays a round of the table: the inverse of `tableRoundOf`. */
export function eventRoundOf(format: Format, cycle: number, tableRound: number): number {
  return (cycle - 1) * (seatsOf(format) - 1) + inCycle(format, cycle, tableRound, -1);
}
