/**
 * A schedule as a match of two teams, whoever drew it up: everybody meets everybody of the other team, and nobody his own.
 */
import type { Pairing } from './format';

export interface Teams {
  readonly first: ReadonlySet<number>;
  readonly second: ReadonlySet<number>;
}

/**
 * The teams, by the letters of players such as A1 and B1 where `letterOf` tells them, else by who meets whom; start
 * numbers up to half of the field are the first team. Undefined for a round robin. A few faults do not hide a match.
 */
export function teamsOf(
  games: readonly Pairing[],
  players: readonly number[],
  isNumbered: boolean,
  letterOf: (player: number) => string | undefined,
): Teams | undefined {
  const ways: Teams[] = [];
  const letters = players.map(letterOf);
  const split = (isFirst: (player: number) => boolean): Teams => ({
    first: new Set(players.filter(isFirst)),
    second: new Set(players.filter((player) => !isFirst(player))),
  });
  if (letters.every((letter) => letter !== undefined) && new Set(letters).size === 2) {
    const [first] = [...letters].sort();
    ways.push(split((player) => letterOf(player) === first));
  } else if (players.length < 4 || players.length % 2 === 1) return undefined;
  else if (isNumbered) ways.push(split((player) => player <= players.length / 2));
  else
    for (const one of players) {
      const met = new Set<number>();
      for (const { white, black } of games) if (white === one || black === one) met.add(white).add(black);
      ways.push(split((player) => player === one || !met.has(player)));
    }
  return ways.find((teams) => isMatch(games, teams, letters[0] !== undefined));
}

function isMatch(games: readonly Pairing[], { first, second }: Teams, isLettered: boolean): boolean {
  if (!isLettered && first.size !== second.size) return false;
  const pairs = new Set<string>();
  let across = 0;
  for (const { white, black } of games) {
    if (first.has(white) ? !second.has(black) : !first.has(black)) continue;
    pairs.add(white < black ? `${white} ${black}` : `${black} ${white}`);
    across++;
  }
  const inside = games.length - across;
  if (isLettered) return 4 * inside < across;
  return 8 * inside <= across && 4 * pairs.size >= 3 * first.size * second.size;
}
