/**
 * SB, Sonneborn-Berger, C.07 art. 9.1: for every game the opponent's points times the points scored against him.
 * SB/C1 and SB/C2 leave out the one or two lowest opponents, art. 14.1 and 14.2.
 */
import { exact, pointsByResult, pointsOf } from '../results/scoring';
import type { CountedGame, ScoreTable } from '../results/score-table';
import { contribution, gamesByPlayer, gamesOf, opponentOf, sideOf } from './games-by-player';
import { sumOverGames } from './sum-over-games';
import type { ValueTieBreak } from './tie-break';

/**
 * Two meetings are two elements of the sum (art. 4.4); forfeits are regular games (art. 15.2); a free round and
 * an annulled game are no element.
 */
export const sonnebornBerger = sumOverGames(
  {
    code: 'SB',
    name: 'Sonneborn-Berger',
    help: "For every game the points scored in it times the opponent's final points, added up.",
    article: 'C.07 art. 9.1',
  },
  { worth: pointsByResult, weights: ({ gamePoints }) => gamePoints },
);

function elementsOf({ scoring, gamePoints }: ScoreTable): (game: CountedGame, no: number) => number {
  const worth = pointsOf(scoring);
  return (game, no) => worth(game.result)[sideOf(game, no)] * (gamePoints[opponentOf(game, no)] ?? 0);
}

/** The opponent with the fewest points goes first; among several such, the smallest contribution. */
function lowest(
  no: number,
  games: readonly CountedGame[],
  cut: 1 | 2,
  table: ScoreTable,
): readonly CountedGame[] {
  const element = elementsOf(table);
  const found: CountedGame[] = [];
  for (let turn = 0; turn < cut; turn++) {
    let least: CountedGame | undefined;
    let leastPoints = Infinity;
    let leastElement = Infinity;
    for (const game of games) {
      const points = table.gamePoints[opponentOf(game, no)] ?? 0;
      if (points > leastPoints || found.includes(game)) continue;
      const value = element(game, no);
      if (points === leastPoints && value >= leastElement) continue;
      least = game;
      leastPoints = points;
      leastElement = value;
    }
    if (least !== undefined) found.push(least);
  }
  return found;
}

function withCut(cut: 1 | 2): ValueTieBreak {
  return {
    kind: 'value',
    code: `SB/C${cut}`,
    name: `Sonneborn-Berger Cut-${cut}`,
    help:
      cut === 1
        ? 'Sonneborn-Berger without the opponent who has the fewest points.'
        : 'Sonneborn-Berger without the two opponents who have the fewest points.',
    article: `C.07 art. 9.1, 14.${cut}`,
    values(table) {
      const element = elementsOf(table);
      const games = gamesByPlayer(table);
      return sonnebornBerger.values(table).map((sum, no) => {
        if (sum === undefined) return undefined;
        let rest = sum;
        for (const game of lowest(no, games[no] as readonly CountedGame[], cut, table))
          rest -= element(game, no);
        return exact(rest);
      });
    },
    contributions(no, table) {
      const element = elementsOf(table);
      const games = gamesOf(no, table);
      const left = lowest(no, games, cut, table);
      return games.map((game) =>
        contribution(no, game, left.includes(game) ? undefined : exact(element(game, no))),
      );
    },
  };
}

export const sonnebornBergerCut1 = withCut(1);
export const sonnebornBergerCut2 = withCut(2);
