/**
 * Who has how many points, once the withdrawal rule has been applied: what every tie-break builds on.
 */
import type { FreeRound, Game, Result, Tournament } from './game';
import { allExact, pointsOf, STANDARD_SCORING, type Scoring } from './scoring';
import { annulledPlayers, type WithdrawalRule } from './withdrawal';

/** A game that counts: finished, and not annulled. */
export interface CountedGame extends Game {
  readonly result: Result;
}

export interface ScoreTable {
  readonly tournament: Tournament;
  readonly scoring: Scoring;
  /** Players whose games count for nobody. */
  readonly annulled: ReadonlySet<number>;
  readonly counted: readonly CountedGame[];
  /** Points from counted games, by start number. */
  readonly gamePoints: readonly number[];
  /** The points of the standings, by start number: free rounds included; an annulled player keeps his raw ones. */
  readonly points: readonly number[];
}

export interface Rules {
  /** Start numbers of those who withdrew or were expelled. */
  readonly leavers?: ReadonlySet<number>;
  readonly withdrawal?: WithdrawalRule;
  readonly scoring?: Scoring;
}

export function scoreTable(tournament: Tournament, rules: Rules = {}): ScoreTable {
  const { leavers = new Set<number>(), withdrawal = 'fide', scoring = STANDARD_SCORING } = rules;
  const annulled = annulledPlayers(tournament, leavers, withdrawal);
  const worth = pointsOf(scoring);
  const gamePoints = new Float64Array(tournament.players + 1);
  const rawPoints = new Float64Array(tournament.players + 1);
  const counted: CountedGame[] = [];
  for (const game of tournament.games) {
    if (!isFinished(game) || game.annulled === true) continue;
    const { white, black } = game;
    const points = worth(game.result);
    const counts = annulled.size === 0 || !(annulled.has(white) || annulled.has(black));
    if (counts) counted.push(game);
    const sums = counts ? gamePoints : rawPoints;
    sums[white] = (sums[white] ?? 0) + points.white;
    sums[black] = (sums[black] ?? 0) + points.black;
  }
  const points = gamePoints.map((sum, no) => sum + (annulled.has(no) ? (rawPoints[no] ?? 0) : 0));
  if (scoring.free !== 0)
    for (const { player } of pastFreeRounds(tournament))
      points[player] = (points[player] ?? 0) + scoring.free;
  return {
    tournament,
    scoring,
    annulled,
    counted,
    gamePoints: allExact(gamePoints),
    points: allExact(points),
  };
}

function isFinished(game: Game): game is CountedGame {
  return game.result !== undefined;
}

/** The free rounds up to the last round that has a result; those without a round count once any result is in. */
export function pastFreeRounds({ games, freeRounds }: Tournament): readonly FreeRound[] {
  let last = -Infinity;
  for (const { round, result } of games) if (result !== undefined) last = Math.max(last, round ?? 0);
  return freeRounds.filter(({ round }) => (round ?? 0) <= last);
}
