/**
 * Who has which colour when, and what the order of the cycles does to it.
 * Free rounds are skipped when runs are counted: the games before and after one are neighbours.
 */
import { type Format, size } from './format';
import { writeRound } from './schedule';

export type Colour = 'white' | 'black';

export interface ColourHistory {
  readonly player: number;
  readonly whites: number;
  readonly blacks: number;
  /** Most games of one colour in a row. */
  readonly longestRun: number;
  /** One entry a round; undefined is a free round. */
  readonly sequence: readonly (Colour | undefined)[];
}

/** The colours of each player, by start number. */
export function colours(format: Format): ColourHistory[] {
  const { rounds } = size(format);
  const sequences = Array.from({ length: format.players }, () =>
    new Array<Colour | undefined>(rounds).fill(undefined),
  );
  const pairs: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const end = writeRound(format, round, pairs);
    for (let seat = 0; seat < end; seat += 2) {
      const white = pairs[seat] as number;
      const black = pairs[seat + 1] as number;
      (sequences[white - 1] as (Colour | undefined)[])[round - 1] = 'white';
      (sequences[black - 1] as (Colour | undefined)[])[round - 1] = 'black';
    }
  }
  return sequences.map((sequence, index) => ({
    player: index + 1,
    whites: sequence.filter((colour) => colour === 'white').length,
    blacks: sequence.filter((colour) => colour === 'black').length,
    longestRun: longestRun(sequence),
    sequence,
  }));
}

export function longestRun(sequence: readonly (Colour | undefined)[]): number {
  let longest = 0;
  let run = 0;
  let last: Colour | undefined;
  for (const colour of sequence) {
    if (colour === undefined) continue;
    run = colour === last ? run + 1 : 1;
    last = colour;
    longest = Math.max(longest, run);
  }
  return longest;
}

export interface ColourConsequence {
  /** The longest run of one colour that anybody has. */
  readonly longestRun: number;
  /** The start numbers that have three or more games of one colour in a row. */
  readonly threeInARow: readonly number[];
}

/** What a format does to the colours: the reason for one order of the cycles rather than another. */
export function colourConsequence(format: Format): ColourConsequence {
  const { rounds } = size(format);
  // The run that each player is in, counted up from 0 for White and down for Black.
  const runs = new Array<number>(format.players + 1).fill(0);
  const longest = new Array<number>(format.players + 1).fill(0);
  const pairs: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const end = writeRound(format, round, pairs);
    for (let seat = 0; seat < end; seat += 2) {
      const white = pairs[seat] as number;
      const black = pairs[seat + 1] as number;
      const whiteRun = (runs[white] = Math.max(runs[white] as number, 0) + 1);
      const blackRun = (runs[black] = Math.min(runs[black] as number, 0) - 1);
      if (whiteRun > (longest[white] as number)) longest[white] = whiteRun;
      if (-blackRun > (longest[black] as number)) longest[black] = -blackRun;
    }
  }
  const threeInARow: number[] = [];
  let longestRun = 0;
  for (let player = 1; player <= format.players; player++) {
    const run = longest[player] as number;
    if (run >= 3) threeInARow.push(player);
    longestRun = Math.max(longestRun, run);
  }
  return { longestRun, threeInARow };
}
