/**
 * WON, number of games won, C.07 art. 7.2: over the board only.
 */
import { NO_RESULT_COUNTS, ONE_TO_BLACK, ONE_TO_WHITE, sumOverGames } from './sum-over-games';

export const gamesWon = sumOverGames(
  {
    code: 'WON',
    name: 'Number of Games Won',
    help: 'Games won over the board; a win by forfeit is none.',
    article: 'C.07 art. 7.2',
  },
  { worth: () => ({ ...NO_RESULT_COUNTS, '1-0': ONE_TO_WHITE, '0-1': ONE_TO_BLACK }) },
);
