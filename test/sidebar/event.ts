/**
 * A running event as the page is told of it: what the tests of the panels start from.
 */
import type { Result } from '../../src/engine/results/game';
import type { EventGame, EventPlayer, EventView } from '../../src/sidebar/calls';

const NAMES = ['Ana Gil', 'Luis Paz', 'Zoë Ruiz', 'Max Frei', 'Li Wei', 'Ida Storm'];

export const player = (no: number, more: Partial<EventPlayer> = {}): EventPlayer => ({
  no,
  name: NAMES[no - 1] ?? `Player ${no}`,
  status: 'playing',
  ...more,
});

/** `1-4:½-½` is a game with its result, `2-3` one to be played, `5` a free round; a line a round, boards from 1. */
export function games(rounds: readonly string[], more: Partial<EventGame> = {}): readonly EventGame[] {
  let row = 1;
  return rounds.flatMap((line, i) =>
    line.split(' ').map((text, board): EventGame => {
      const [pair = '', result] = text.split(':');
      const [white, black = 0] = pair.split('-').map(Number);
      return {
        ...{ row: ++row, round: i + 1, white: white ?? 0, black },
        ...(black !== 0 && { board: board + 1 }),
        ...(result !== undefined && { result: result as Result }),
        ...more,
      };
    }),
  );
}

export function event(players: number, rounds: readonly string[], more: Partial<EventView> = {}): EventView {
  return {
    event: '2026-11-29T20:00:00.000Z',
    name: 'Club Championship',
    place: 'Club house, Main St 5',
    tabs: [],
    missing: [],
    settings: {
      format: { kind: 'one', system: 'berger' },
      cycles: 1,
      order: 'fide',
      tieBreaks: ['SB', 'DE', 'KS'],
      withdrawal: 'fide',
      scoring: { win: 1, draw: 0.5, loss: 0, free: 0 },
      seed: '',
    },
    players: Array.from({ length: players }, (_, i) => player(i + 1)),
    games: games(rounds),
    faults: [],
    withdrawals: [],
    published: false,
    protection: 'none',
    staleNames: [],
    ...more,
  };
}
