/**
 * BWG, number of games won with Black, C.07 art. 7.4: over the board only.
 */
import { NO_RESULT_COUNTS, ONE_TO_BLACK, sumOverGames } from './sum-over-games';

export const gamesWonWithBlack = sumOverGames(
  {
    code: 'BWG',
    name: 'Number of Games Won with Black',
    help: 'Games won over the board with the black pieces.',
    article: 'C.07 art. 7.4',
    needs: 'colours',
  },
  { worth: () => ({ ...NO_RESULT_COUNTS, '0-1': ONE_TO_BLACK }) },
);
