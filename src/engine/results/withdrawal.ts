/**
 * Whose games are annulled when players leave the tournament, C.05 art. 6.6.
 */
import { isOverTheBoard, type Tournament } from './game';
import { opponentsLeft } from './opponents';

/** `fide`: those who completed less than half of their games; `keep`: nobody; `annul`: everybody who left. */
export type WithdrawalRule = 'fide' | 'keep' | 'annul';

/** How many games each player has finished over the board, by start number. Forfeits are not completed games. */
export function completedGames({ players, games }: Tournament): readonly number[] {
  const completed = new Array<number>(players + 1).fill(0);
  for (const { white, black, result } of games) {
    if (result === undefined || !isOverTheBoard(result)) continue;
    completed[white] = (completed[white] ?? 0) + 1;
    completed[black] = (completed[black] ?? 0) + 1;
  }
  return completed;
}

/** True where fewer than half of the scheduled games were completed; exactly half counts. */
export function isBelowHalf(
  completed: number,
  tournament: Pick<Tournament, 'players' | 'cycles' | 'teamSize'>,
  no: number,
): boolean {
  return 2 * completed < scheduledGames(tournament, no);
}

/** How many games a player has in the schedule, whether they stand in the list or not. */
export function scheduledGames(
  tournament: Pick<Tournament, 'players' | 'cycles' | 'teamSize'>,
  no: number,
): number {
  return opponentsLeft(tournament, no) * tournament.cycles;
}

/** The players whose games count for nobody. Each leaver is judged on the table before any annulment. */
export function annulledPlayers(
  tournament: Tournament,
  leavers: ReadonlySet<number>,
  rule: WithdrawalRule,
): ReadonlySet<number> {
  if (rule === 'annul' || leavers.size === 0) return leavers;
  if (rule !== 'fide') return new Set();
  const completed = completedGames(tournament);
  return new Set([...leavers].filter((no) => isBelowHalf(completed[no] ?? 0, tournament, no)));
}
