/**
 * STD, standard points, C.07 art. 7.7: the points that 1, ½, 0 would have given, whatever the scoring.
 */
import type { Result } from '../results/game';
import type { Points } from '../results/scoring';
import { NOTHING, ONE_TO_BLACK, ONE_TO_WHITE, sumOverGames } from './sum-over-games';

const DRAWN: Points = { white: 0.5, black: 0.5 };

/** Whoever scored more has won, equal scores are a draw. A game that both forfeit stays unplayed, art. 15.2. */
const WORTH: Readonly<Record<Result, Points>> = {
  '1-0': ONE_TO_WHITE,
  '0-1': ONE_TO_BLACK,
  '½-½': DRAWN,
  '1F-0F': ONE_TO_WHITE,
  '0F-1F': ONE_TO_BLACK,
  '0F-0F': NOTHING,
  '0-0': DRAWN,
  '½-0': ONE_TO_WHITE,
  '0-½': ONE_TO_BLACK,
};

export const standardPoints = sumOverGames(
  {
    code: 'STD',
    name: 'Standard Points',
    help: 'One for each game with the better score and ½ for each with equal scores, whatever wins are worth.',
    article: 'C.07 art. 7.7',
  },
  { worth: () => WORTH },
);
