/**
 * REP, rounds one elected to play, C.07 art. 7.6: the player's games so far less those he forfeited.
 */
import type { Game, Result } from '../results/game';
import type { ScoreTable } from '../results/score-table';
import { contribution, inOrder, sideOf } from './games-by-player';
import { lastRound } from './last-round';
import { withoutAnnulled, type ValueTieBreak } from './tie-break';

const FORFEITS: ReadonlySet<Result | undefined> = new Set(['0F-0F', '0F-1F', '1F-0F']);

function isForfeitLoss(game: Game, no: number): boolean {
  if (!FORFEITS.has(game.result)) return false;
  return game.result !== (sideOf(game, no) === 'white' ? '1F-0F' : '0F-1F');
}

/**
 * A game that was put off is not forfeited: it counts once its round is past. A free round is no game (art. 15.2),
 * and a game with an annulled player does not count.
 */
function gamesSoFar({ tournament, annulled }: ScoreTable): readonly Game[] {
  const last = lastRound(tournament);
  return tournament.games.filter(
    (game) =>
      game.annulled !== true &&
      (game.result !== undefined || (game.round ?? Infinity) <= last) &&
      !annulled.has(game.white) &&
      !annulled.has(game.black),
  );
}

export const roundsElectedToPlay: ValueTieBreak = {
  kind: 'value',
  code: 'REP',
  name: 'Rounds one Elected to Play',
  help: 'Games so far, less those lost by forfeit.',
  article: 'C.07 art. 7.6',
  values(table) {
    const rounds = new Array<number>(table.tournament.players + 1).fill(0);
    for (const game of gamesSoFar(table))
      for (const no of [game.white, game.black])
        if (!isForfeitLoss(game, no)) rounds[no] = (rounds[no] ?? 0) + 1;
    return withoutAnnulled(rounds, table.annulled);
  },
  contributions(no, table) {
    const own = gamesSoFar(table).filter(({ white, black }) => white === no || black === no);
    return inOrder(own).map((game) => contribution(no, game, Number(!isForfeitLoss(game, no))));
  },
};
