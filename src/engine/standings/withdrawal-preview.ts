/**
 * What becomes of the standings when a player leaves, with his games kept and with his games annulled.
 */
import type { Game, Tournament } from '../results/game';
import { STANDARD_SCORING, type Scoring } from '../results/scoring';
import { scoreTable } from '../results/score-table';
import { areOpponents } from '../results/opponents';
import {
  annulledPlayers,
  completedGames,
  isBelowHalf,
  scheduledGames,
  type WithdrawalRule,
} from '../results/withdrawal';
import { rank, type Ranking } from './ranking';
import type { PlayerFacts, TieBreak } from './tie-break';

export interface WithdrawalPreview {
  /** Over the board. */
  readonly completed: number;
  readonly scheduled: number;
  /** The fewest completed games with which his results count. */
  readonly neededForHalf: number;
  /** What the rule says, C.05 art. 6.6. */
  readonly decision: 'keep' | 'annul';
  readonly kept: Ranking;
  readonly annulled: Ranking;
}

export interface Circumstances {
  /** Who left before him. */
  readonly leavers?: ReadonlySet<number>;
  /** How they are judged; by C.05 art. 6.6 if absent. */
  readonly withdrawal?: WithdrawalRule;
  readonly scoring?: Scoring;
  readonly tieBreaks?: readonly TieBreak[];
  readonly facts?: PlayerFacts;
}

export function withdrawalPreview(
  no: number,
  tournament: Tournament,
  {
    leavers = new Set(),
    withdrawal = 'fide',
    scoring = STANDARD_SCORING,
    tieBreaks = [],
    facts = {},
  }: Circumstances = {},
): WithdrawalPreview {
  const scheduled = scheduledGames(tournament, no);
  const completed = completedGames(tournament)[no] ?? 0;
  const others = new Set([...leavers].filter((leaver) => leaver !== no));
  const forfeited = { ...tournament, games: withForfeits(no, tournament, others) };
  const annulledBefore = annulledPlayers(tournament, others, withdrawal);
  const after = (annulled: ReadonlySet<number>) =>
    rank(scoreTable(forfeited, { leavers: annulled, withdrawal: 'annul', scoring }), tieBreaks, facts);
  return {
    completed,
    scheduled,
    neededForHalf: Math.ceil(scheduled / 2),
    decision: isBelowHalf(completed, tournament, no) ? 'annul' : 'keep',
    kept: after(annulledBefore),
    annulled: after(new Set([...annulledBefore, no])),
  };
}

/** His remaining games as forfeits, whether they stand in the list or not; by both where the other has left too. */
export function withForfeits(
  no: number,
  tournament: Tournament,
  leavers: ReadonlySet<number>,
): readonly Game[] {
  const left = new Array<number>(tournament.players + 1).fill(tournament.cycles);
  const games = tournament.games.map((game): Game => {
    if (game.white !== no && game.black !== no) return game;
    const opponent = game.white === no ? game.black : game.white;
    left[opponent] = (left[opponent] ?? 0) - 1;
    return game.result === undefined ? forfeit(game, no, leavers) : game;
  });
  left.forEach((meetings, opponent) => {
    if (opponent === 0 || !areOpponents(tournament, no, opponent)) return;
    for (let meeting = 0; meeting < meetings; meeting++)
      games.push(forfeit({ white: Math.min(no, opponent), black: Math.max(no, opponent) }, no, leavers));
  });
  return games;
}

function forfeit(game: Game, no: number, leavers: ReadonlySet<number>): Game {
  const opponent = game.white === no ? game.black : game.white;
  if (leavers.has(opponent)) return { ...game, result: '0F-0F' };
  return { ...game, result: game.white === no ? '0F-1F' : '1F-0F' };
}
