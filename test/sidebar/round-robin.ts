/**
 * A whole single round robin as the page is told of it, with results, dates, and what it may know besides.
 */
import type { Result } from '../../src/engine/results/game';
import { size, type Format } from '../../src/engine/schedule/format';
import { byeOf, pairingAt } from '../../src/engine/schedule/schedule';
import type { EventView, Opening } from '../../src/sidebar/calls';
import { event } from './event';

/** `results` are those of the first games, in the order of the rows; blank for one to be played. */
export function roundRobin(
  players: number,
  results: readonly (Result | '')[] = [],
  more: Partial<EventView> = {},
): EventView {
  const format: Format = { players, cycles: 1, system: 'berger', order: 'fide' };
  const { rounds, boards } = size(format);
  let next = 0;
  const lines = Array.from({ length: rounds }, (_, i) => {
    const games = Array.from({ length: boards }, (_game, board) => {
      const { white, black } = pairingAt(format, i + 1, board + 1);
      const result = results[next++];
      return `${white}-${black}${result ? `:${result}` : ''}`;
    });
    const bye = byeOf(format, i + 1);
    return [...games, ...(bye === undefined ? [] : [String(bye)])].join(' ');
  });
  return event(players, lines, more);
}

export function openingOf(view: EventView, more: Partial<Opening> = {}): Opening {
  return { language: 'en', leftovers: [], view, ...more };
}

/** The same games with the dates of their rounds. */
export function dated(view: EventView, dates: readonly string[]): EventView {
  return {
    ...view,
    games: view.games.map((game) => {
      const date = dates[game.round - 1];
      return date === undefined ? game : { ...game, date };
    }),
  };
}
