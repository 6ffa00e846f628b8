/**
 * A match of two teams by the Scheveningen system: who is in which team, and what its tabs say that a round robin's do
 * not.
 */
import { teamSizeOf } from '../../cells/team-match';
import { fold } from '../../cells/text';
import type { Division } from '../../engine/planning/division';
import { teamColumn, teamsOf, type Team } from '../../engine/planning/teams';
import { MOST_PLAYERS } from '../../cells/player-list';
import { scheveningenRows } from '../../engine/schedule/scheveningen';
import type { EventPlayer, EventView } from '../../sidebar/calls';
import type { ListedPlayer } from '../../tabs/players';
import type { ScheduleRow } from '../../tabs/schedule';
import { Problem } from '../problem';
import { say } from '../texts';

const FEWEST_IN_TEAM = 2;

/** What the teams are called where nobody says. */
const LETTERS = ['A', 'B'] as const;

type Names = readonly [string, string];

/** The names of the two teams of the list. Throws a `Problem` where these are not two of equal size. */
export function teamNames(
  players: readonly ListedPlayer[],
  { names }: Extract<Division, { into: 'teams' }>,
): Names {
  const texts = say().formats.teams;
  const n = players.length;
  if (n < 2 * FEWEST_IN_TEAM || n > MOST_PLAYERS)
    throw new Problem(texts.playersWanted(2 * FEWEST_IN_TEAM, MOST_PLAYERS, n));
  const column = teamColumn(players);
  if (column === undefined) {
    if (n % 2 === 1) throw new Problem(texts.unevenList(n));
    const [one, other] = names ? [names[0].trim(), names[1].trim()] : LETTERS;
    if (one === '' || other === '' || fold(one) === fold(other)) throw new Problem(texts.namesWanted);
    return [one, other];
  }
  const homeless = players.find((player) => player[column] === undefined);
  if (homeless) throw new Problem(texts.noTeam(homeless.name, column));
  const teams = teamsOf(players);
  const [first, second] = teams;
  if (teams.length !== 2 || !first || !second)
    throw new Problem(texts.twoWanted(teams.length, shownNames(teams), column));
  if (fold(first.name) === fold(second.name)) throw new Problem(texts.alike(first.name, second.name));
  const [a, b] = [first.places.length, second.places.length];
  if (a !== b) throw new Problem(texts.uneven(first.name, a, second.name, b));
  return [first.name, second.name];
}

const MOST_NAMED = 4;

function shownNames(teams: readonly Team[]): string {
  const names = teams.slice(0, MOST_NAMED).map(({ name }) => name);
  return names.join(', ') + (teams.length > MOST_NAMED ? ', …' : '');
}

/** What the teams are called whose players stand here by start number. */
export function teamNamesIn(players: readonly ListedPlayer[]): Names {
  return [players[0]?.team ?? LETTERS[0], players[players.length / 2]?.team ?? LETTERS[1]];
}

/** By start number, with the names of their teams. */
export function inTeams(ordered: readonly ListedPlayer[], names: Names): ListedPlayer[] {
  const half = ordered.length / 2;
  return ordered.map((player, i) => ({ ...player, team: i < half ? names[0] : names[1] }));
}

/** True where the list tells the teams by the column that the formulas read. */
export function tellsTeams(players: readonly ListedPlayer[]): boolean {
  return teamColumn(players) === 'team';
}

export function teamGames(players: number, cycles: number): number {
  return (players / 2) ** 2 * cycles;
}

export function teamRows(players: number, cycles: number): ScheduleRow[] {
  return scheveningenRows(players / 2, cycles);
}

/** What the teams of a running event are called. */
export function teamNamesOf(players: readonly EventPlayer[]): Names {
  const half = players.length / 2;
  const nameOf = (from: number, to: number, letter: string) =>
    players.find(({ no, team }) => no > from && no <= to && team !== undefined)?.team ?? letter;
  return [nameOf(0, half, LETTERS[0]), nameOf(half, 2 * half, LETTERS[1])];
}

/** How many players each team has, as the formulas of the tabs see it. */
export function teamSizeIn(players: readonly EventPlayer[], games: EventView['games']): number | undefined {
  if (players.some(({ section }) => section !== undefined)) return undefined;
  return teamSizeOf(
    players,
    games.filter(({ black }) => black !== 0),
  );
}

/** True where the schedule is that of a match of two teams, or the tab Event says so. */
export function isTeamMatch({ teamSize, settings }: Pick<EventView, 'teamSize' | 'settings'>): boolean {
  return teamSize !== undefined || settings.format.kind === 'teams';
}
