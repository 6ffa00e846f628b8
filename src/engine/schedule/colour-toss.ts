/**
 * The toss for the colours of a quad's last round (US Chess rule 30G), which a seed decides.
 */
import { drawLots } from '../seeded-draw';
import { tableRoundOf } from './cycles';
import type { Format } from './format';

/** Only in the last round of the US Chess table for four, in each cycle. */
export function isTossed(format: Format, round: number): boolean {
  return format.players === 4 && format.system === 'crenshaw' && tableRoundOf(format, round) === 3;
}

/** True where the toss turns the colours of the board's game round; in every cycle alike. */
export function isTurned(seed: string, section: string, board: number): boolean {
  return drawLots(2, `${seed} ${section} ${board}`)[0] === 1;
}
