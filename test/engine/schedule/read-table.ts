/**
 * Reads the fixtures' notation: a round is a line such as `1-6 2-5 3-4`.
 */
import type { Format, Pairing } from '../../../src/engine/schedule/format';
import { pairingAt } from '../../../src/engine/schedule/schedule';
import { size } from '../../../src/engine/schedule/format';

export function readRound(line: string): Pairing[] {
  return line.split(' ').map((game) => {
    const [white, black] = game.split('-').map(Number);
    if (white === undefined || black === undefined) throw new Error(`no pairing: ${game}`);
    return { white, black };
  });
}

/** The round of a printed table as an odd field plays it: the pairing with the ghost is no game. */
export function withoutGhost(round: readonly Pairing[], ghost: number): Pairing[] {
  return round.filter(({ white, black }) => white !== ghost && black !== ghost);
}

export function roundOf(format: Format, round: number): Pairing[] {
  const { boards } = size(format);
  return Array.from({ length: boards }, (_, index) => pairingAt(format, round, index + 1));
}

/** All rounds, from the closed form, in the fixtures' notation. */
export function lines(format: Format): string[] {
  return Array.from({ length: size(format).rounds }, (_, index) =>
    roundOf(format, index + 1)
      .map(({ white, black }) => `${white}-${black}`)
      .join(' '),
  );
}

export function format(
  players: number,
  cycles = 1,
  order: Format['order'] = 'fide',
  system: Format['system'] = 'berger',
): Format {
  return { players, cycles, system, order };
}
