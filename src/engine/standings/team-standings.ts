/**
 * How a match of two teams stands: board points over all games, and a match a round.
 */
import { exact, pointsOf } from '../results/scoring';
import type { ScoreTable } from '../results/score-table';

export interface TeamRow {
  readonly team: 1 | 2;
  /** 1 for both where nothing tells them apart. */
  readonly rank: number;
  /** Rounds in which every game has its result. */
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** 2 for a round won, 1 for a round drawn. */
  readonly matchPoints: number;
  /** Of all games that count, finished rounds or not. */
  readonly boardPoints: number;
}

interface Round {
  readonly points: [first: number, second: number];
  isOpen: boolean;
}

/**
 * Best first. The team with more board points wins a Scheveningen match (US Chess, Official Rules of Chess, 5th
 * edition, p. 308); where they have equally many, more match points go first. A game with an annulled player
 * counts for neither team.
 */
export function teamStandings(
  { tournament, annulled, counted, scoring }: ScoreTable,
  isFirst: (no: number) => boolean,
): readonly TeamRow[] {
  const worth = pointsOf(scoring);
  const rounds = new Map<number, Round>();
  const roundOf = (round = 0): Round => {
    const known = rounds.get(round);
    if (known) return known;
    const made: Round = { points: [0, 0], isOpen: false };
    rounds.set(round, made);
    return made;
  };
  for (const { white, black, round, result } of tournament.games)
    if (result === undefined && !annulled.has(white) && !annulled.has(black)) roundOf(round).isOpen = true;
  for (const { white, round, result } of counted) {
    const match = roundOf(round);
    const points = worth(result);
    match.points[0] += isFirst(white) ? points.white : points.black;
    match.points[1] += isFirst(white) ? points.black : points.white;
  }
  const rowOf = (team: 1 | 2): TeamRow => {
    const [own, other] = team === 1 ? ([0, 1] as const) : ([1, 0] as const);
    let boardPoints = 0;
    const record = { won: 0, drawn: 0, lost: 0 };
    for (const { points, isOpen } of rounds.values()) {
      boardPoints += points[own];
      if (isOpen) continue;
      const lead = exact(points[own] - points[other]);
      record[lead > 0 ? 'won' : lead < 0 ? 'lost' : 'drawn']++;
    }
    const { won, drawn, lost } = record;
    return {
      ...{ team, rank: 1, played: won + drawn + lost, ...record },
      ...{ matchPoints: 2 * won + drawn, boardPoints: exact(boardPoints) },
    };
  };
  const [first, second] = [rowOf(1), rowOf(2)];
  const lead = first.boardPoints - second.boardPoints || first.matchPoints - second.matchPoints;
  if (lead < 0) return [second, { ...first, rank: 2 }];
  return [first, lead === 0 ? second : { ...second, rank: 2 }];
}
