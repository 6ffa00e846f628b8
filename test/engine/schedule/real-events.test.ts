/**
 * Real events whose published schedules follow the tables game by game, colours included.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Order, Pairing } from '../../../src/engine/schedule/format';
import { format, readRound, roundOf } from './read-table';

const { events } = JSON.parse(
  readFileSync(join(__dirname, '../../fixtures/schedules/real-events.json'), 'utf8'),
) as { events: { name: string; players: number; cycles: number; order: Order; rounds: string[] }[] };

const byWhite = (round: Pairing[]): Pairing[] => [...round].sort((a, b) => a.white - b.white);

test('there are three', () => {
  expect(events.map(({ rounds }) => rounds.length)).toEqual([14, 30, 10]);
});

test.each(events)('$name is a double round robin in $order order', ({ players, cycles, order, rounds }) => {
  const drawnUp = format(players, cycles, order);
  expect(rounds.map((_, index) => byWhite(roundOf(drawnUp, index + 1)))).toEqual(
    rounds.map((line) => byWhite(readRound(line))),
  );
});
