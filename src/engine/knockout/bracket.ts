/**
 * A knockout for any number of seeds: who meets whom, round after round, and with which colours.
 * Seeds, rounds and matches count from 1.
 */

export const MOST_QUALIFIERS = 128;
export const MOST_GAMES_A_MATCH = 4;

/** Where a player of a match comes from. Matches are named by their place in the list of `bracket`. */
export type Source = { readonly seed: number } | { readonly winnerOf: number } | { readonly loserOf: number };

export interface Match {
  readonly round: number;
  /** Within the round, from the top of the bracket. */
  readonly no: number;
  readonly upper: Source;
  /** Absent in a bye. */
  readonly lower?: Source;
  /** Who has White in the first game. */
  readonly upperBegins: boolean;
  readonly thirdPlace?: true;
}

export function roundsOf(seeds: number): number {
  let rounds = 0;
  while (2 ** rounds < seeds) rounds++;
  return rounds;
}

/**
 * The seeds from the top of the bracket to its foot, those included that nobody has: of the first 2^k no two meet
 * before the last k rounds, and the best of a round meets the last.
 */
export function seedOrder(rounds: number): number[] {
  let order = [1];
  for (let size = 2; size <= 2 ** rounds; size *= 2) order = order.flatMap((seed) => [seed, size + 1 - seed]);
  return order;
}

/** The round in which two places of the bracket would meet; places from 0, from the top. */
export function meetingRound(a: number, b: number): number {
  let round = 0;
  while (Math.floor(a / 2 ** round) !== Math.floor(b / 2 ** round)) round++;
  return round;
}

/** True where a match for the third place can be played: two semi-finals have losers. */
export function hasThirdPlace(seeds: number): boolean {
  return seeds >= 4;
}

/**
 * In the order in which they are played; the match for the third place before the final. Byes are matches of the first
 * round with one player: those of the best seeds.
 */
export function bracket(seeds: number, thirdPlace: boolean): Match[] {
  const rounds = roundsOf(seeds);
  const order = seedOrder(rounds);
  const matches: Match[] = [];
  let entering = order.map((seed): Source | undefined => (seed > seeds ? undefined : { seed }));
  for (let round = 1; round <= rounds; round++) {
    if (round === rounds && thirdPlace && hasThirdPlace(seeds)) {
      const upper = { loserOf: matches.length - 2 };
      const lower = { loserOf: matches.length - 1 };
      matches.push({ round, no: 1, upper, lower, upperBegins: true, thirdPlace: true });
    }
    const next: Source[] = [];
    for (let no = 1; 2 * no <= entering.length; no++) {
      const upper = entering[2 * no - 2] as Source;
      const lower = entering[2 * no - 1];
      next.push({ winnerOf: matches.length });
      matches.push({
        ...{ round, no, upper },
        ...(lower && { lower }),
        upperBegins: upperBegins(round, no, rounds),
      });
    }
    entering = next;
  }
  return matches;
}

/** Where the better seeds win, each of them changes colours from round to round; seed 1 begins with White. */
function upperBegins(round: number, no: number, rounds: number): boolean {
  let begins = rounds % 2 === 1;
  for (let r = round, match = no; r < rounds; r++, match = Math.ceil(match / 2))
    if (match % 2 === 1) begins = !begins;
  return begins;
}

/** Who has White in a game of a match: colours alternate. */
export function isUpperWhite({ upperBegins: begins }: Match, game: number): boolean {
  return begins === (game % 2 === 1);
}
