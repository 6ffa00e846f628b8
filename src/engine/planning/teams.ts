/**
 * Which two teams a list of players makes.
 */
export interface Mate {
  readonly team?: string;
  readonly club?: string;
}

export interface Team {
  /** `''` where the list does not say. */
  readonly name: string;
  /** Places in the list, from 0. */
  readonly places: readonly number[];
}

/** The column that tells the teams: Team, or Club where nobody has a team; undefined where nobody has either. */
export function teamColumn(players: readonly Mate[]): 'team' | 'club' | undefined {
  return (['team', 'club'] as const).find((column) => players.some((player) => player[column] !== undefined));
}

/**
 * In the order in which they first stand in the list; those whose cell is blank make one of their own. Where no column
 * tells the teams, the first half of the list is one and the second the other.
 */
export function teamsOf(players: readonly Mate[]): readonly Team[] {
  const column = teamColumn(players);
  const listed = players.map((_, i) => i);
  if (column === undefined) {
    const half = Math.ceil(players.length / 2);
    return [
      { name: '', places: listed.slice(0, half) },
      { name: '', places: listed.slice(half) },
    ];
  }
  const names = players.map((player) => player[column] ?? '');
  return [...new Set(names)].map((name) => ({
    name,
    places: listed.filter((place) => names[place] === name),
  }));
}
