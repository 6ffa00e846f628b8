/**
 * A match of two teams, as the column Team of the players tells it.
 */
import type { Game } from '../engine/results/game';
import { fail } from './failure';
import type { ScoredResults, ScoredSection } from './section-results';
import type { Player } from './player-list';
import { fold, shown } from './text';

/**
 * The size of both teams where players and games are those of a Scheveningen match: the numbers up to it are one team
 * in the column Team and as many the other, everybody of one has games with everybody of the other, and nobody inside
 * his team. Undefined for a round robin, whatever its column Team holds: there team-mates meet too. Games that are not
 * in the list yet cannot tell the two apart, so that everybody is then taken to meet everybody.
 */
export function teamSizeOf(
  players: readonly Pick<Player, 'no' | 'team'>[],
  games: readonly Pick<Game, 'white' | 'black'>[],
): number | undefined {
  const size = players.length / 2;
  if (!Number.isInteger(size) || size < 2 || games.length < size * size) return undefined;
  const teams: (string | undefined)[] = [];
  for (const { no, team } of players) teams[no] = team === undefined ? undefined : fold(team);
  const [first, second] = [teams[1], teams[size + 1]];
  if (first === undefined || second === undefined || first === second) return undefined;
  for (let no = 1; no <= 2 * size; no++) if (teams[no] !== (no <= size ? first : second)) return undefined;
  const pairs = new Set<number>();
  for (const { white, black } of games) {
    if (white <= size === black <= size) return undefined;
    pairs.add(Math.min(white, black) * players.length + Math.max(white, black));
  }
  return pairs.size === size * size ? size : undefined;
}

export interface TwoTeams {
  /** The team of the lowest start number first, as it is written there. */
  readonly names: readonly [string, string];
  /** Who is in the first one. */
  readonly isFirst: (no: number) => boolean;
}

/** By the column Team, else Club. Fails where these are not two, or team-mates play each other. */
export function readTwoTeams({ fn, language }: ScoredResults, section: ScoredSection): TwoTeams {
  const column = section.players.some(({ team }) => team !== undefined) ? 'team' : 'club';
  const names = new Map<string, string>();
  const keys: string[] = [];
  for (const player of [...section.players].sort((a, b) => a.no - b.no)) {
    const name = player[column];
    if (name === undefined) return fail(fn, language, (say) => say.teamMissing(shown(player.name)));
    keys[player.no] = fold(name);
    if (!names.has(fold(name))) names.set(fold(name), name);
  }
  const [[first, one] = [], [, other] = []] = [...names];
  if (one === undefined || other === undefined || names.size > 2)
    return fail(fn, language, (say) => say.twoTeams(names.size));
  section.tournament.games.forEach(({ white, black }, i) => {
    if (keys[white] === keys[black])
      fail(fn, language, (say) => say.teamMates('games', section.rowOf?.[i] ?? 0));
  });
  return { names: [one, other], isFirst: (no) => keys[no] === first };
}
