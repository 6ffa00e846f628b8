/**
 * Sums by which it is told whether something has changed since, without keeping it.
 */
import type { EventView } from '../../sidebar/calls';

/** Of anything that JSON can write. */
export function checksum(value: unknown): number {
  let sum = 0;
  for (const letter of JSON.stringify(value)) sum = (sum * 31 + letter.charCodeAt(0)) | 0;
  return sum;
}

/** What the tables of an event show: players, results, and the rules by which they count. */
export function tablesSum({
  players,
  games,
  settings,
}: Pick<EventView, 'players' | 'games' | 'settings'>): number {
  const { tieBreaks, withdrawal, scoring } = settings;
  return checksum([
    players.map(({ section, no, name, team, rating, hand, status }) => [
      section,
      no,
      name,
      team,
      rating,
      hand,
      status,
    ]),
    games.map(({ section, round, white, black, result }) => [section, round, white, black, result]).sort(),
    [tieBreaks, withdrawal, scoring],
  ]);
}
