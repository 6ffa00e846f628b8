/**
 * The rounds of the running event that have begun.
 */
import { begunRounds } from '../../engine/results/begun-rounds';
import type { EventGame, EventView } from '../../sidebar/calls';
import { playerKey } from './players-reader';

export function begunIn(
  { players }: Pick<EventView, 'players'>,
  games: readonly EventGame[],
): readonly number[] {
  const left = new Set(
    players.flatMap(({ no, section, status }) => (status === 'playing' ? [] : [playerKey(no, section)])),
  );
  return begunRounds(games, ({ section, white, black }) =>
    [white, black].some((no) => left.has(playerKey(no, section))),
  );
}
