/**
 * LOT, drawing of lots among the tied, C.07 art. 4.2. A seed makes the draw one that anybody can repeat.
 */
import { drawLots } from '../seeded-draw';
import type { GroupTieBreak } from './tie-break';

/**
 * Lots are drawn for all start numbers at once; among the tied the one drawn first is ahead. So a draw does not
 * change when others join or leave the tie. Each section draws by itself, however its name is
 * written: else the same number would have luck in all.
 */
export function drawingOfLots(seed: string): GroupTieBreak {
  return {
    kind: 'group',
    code: `LOT ${seed}`,
    name: 'Drawing of Lots',
    help: 'Lots among the tied; the same seed always gives the same draw.',
    article: 'C.07 art. 4.2',
    judge({ tournament }, groups) {
      const drawn = new Int32Array(tournament.players + 1);
      const { players, section } = tournament;
      const own = section === undefined ? seed : `${seed} ${section.normalize('NFKC').toLowerCase()}`;
      drawLots(players, own).forEach((lot, turn) => (drawn[lot + 1] = turn));
      const places = new Array<number | undefined>(tournament.players + 1).fill(undefined);
      for (const group of groups)
        [...group]
          .sort((a, b) => (drawn[a] as number) - (drawn[b] as number))
          .forEach((no, index) => (places[no] = index + 1));
      return { values: places, places };
    },
  };
}
