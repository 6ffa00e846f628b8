/**
 * The events of fixtures/results as the engine and the sheet functions take them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, Result } from '../../src/engine/results/game';

export interface Event {
  readonly name: string;
  readonly players: readonly string[];
  readonly cycles?: number;
  readonly scoring?: string;
  readonly partial?: true;
  /** Start numbers of those who left before half of their games. */
  readonly annulled?: readonly number[];
  readonly rounds: readonly string[];
  readonly points: readonly number[];
  readonly SB: readonly (number | null)[];
  readonly WIN: readonly (number | null)[];
}

export function events(file: 'golden' | 'tournaments' | 'generated'): readonly Event[] {
  const text = readFileSync(join(__dirname, '../fixtures/results', `${file}.json`), 'utf8');
  return (JSON.parse(text) as { events: Event[] }).events;
}

/** The games of an event, rounds from 1. */
export function gamesOf({ rounds }: Pick<Event, 'rounds'>): readonly (Game & { readonly round: number })[] {
  return rounds.flatMap((round, r) =>
    round.split(' ').map((text) => {
      const [pair = '', result = ''] = text.split(':');
      const [white = 0, black = 0] = pair.split('-').map(Number);
      const game = { white, black, round: r + 1 };
      return result === '' ? game : { ...game, result: result as Result };
    }),
  );
}
