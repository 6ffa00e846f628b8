/**
 * Played, won, drawn and lost: the plain record of every player.
 */
import { isOverTheBoard, type Result } from '../results/game';
import { pointsOf, STANDARD_SCORING } from '../results/scoring';
import type { ScoreTable } from '../results/score-table';

export interface PlayerRecord {
  /** Over the board. */
  readonly played: number;
  /** Forfeits included, as in `lost`. */
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

const WORTH = pointsOf(STANDARD_SCORING);

const blank = () => ({ played: 0, won: 0, drawn: 0, lost: 0 });

/** By start number. Those who are annulled keep their raw record, and nobody else has anything from them. */
export function records({ tournament, annulled }: ScoreTable): readonly PlayerRecord[] {
  const all = Array.from({ length: tournament.players + 1 }, blank);
  const add = (no: number, result: Result, points: number) => {
    const own = all[no] as ReturnType<typeof blank>;
    if (isOverTheBoard(result)) own.played++;
    if (points === 1) own.won++;
    else if (points === 0) own.lost++;
    else own.drawn++;
  };
  for (const { white, black, result, annulled: isStruck } of tournament.games) {
    if (result === undefined || isStruck === true) continue;
    const counts = !annulled.has(white) && !annulled.has(black);
    if (counts || annulled.has(white)) add(white, result, WORTH(result).white);
    if (counts || annulled.has(black)) add(black, result, WORTH(result).black);
  }
  return all;
}
