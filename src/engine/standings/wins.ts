/**
 * WIN, number of wins, C.07 art. 7.1: games worth a win, wins by forfeit included.
 */
import { NO_RESULT_COUNTS, ONE_TO_BLACK, ONE_TO_WHITE, sumOverGames } from './sum-over-games';

export const wins = sumOverGames(
  {
    code: 'WIN',
    name: 'Number of Wins',
    help: 'Games won, wins by forfeit included.',
    article: 'C.07 art. 7.1',
  },
  {
    worth: () => ({
      ...NO_RESULT_COUNTS,
      '1-0': ONE_TO_WHITE,
      '0-1': ONE_TO_BLACK,
      '1F-0F': ONE_TO_WHITE,
      '0F-1F': ONE_TO_BLACK,
    }),
  },
);
