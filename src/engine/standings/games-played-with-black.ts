/**
 * BPG, number of games played with Black, C.07 art. 7.3: over the board only.
 */
import { NO_RESULT_COUNTS, ONE_TO_BLACK, sumOverGames } from './sum-over-games';

export const gamesPlayedWithBlack = sumOverGames(
  {
    code: 'BPG',
    name: 'Number of Games Played with Black',
    help: 'Games played over the board with the black pieces.',
    article: 'C.07 art. 7.3',
    needs: 'colours',
  },
  {
    worth: () => ({
      ...NO_RESULT_COUNTS,
      '1-0': ONE_TO_BLACK,
      '0-1': ONE_TO_BLACK,
      '½-½': ONE_TO_BLACK,
      '0-0': ONE_TO_BLACK,
      '½-0': ONE_TO_BLACK,
      '0-½': ONE_TO_BLACK,
    }),
  },
);
