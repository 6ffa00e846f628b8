/**
 * Every tie-break by its code. A new one is a file beside this and a line here.
 */
import {
  averagePerfectPerformanceOfOpponents,
  averagePerformanceRatingOfOpponents,
} from './average-performance-of-opponents';
import { averageRatingOfOpponents } from './average-rating-of-opponents';
import { directEncounter, directEncounterWithForfeits } from './direct-encounter';
import { gamesPlayedWithBlack } from './games-played-with-black';
import { gamesWon } from './games-won';
import { gamesWonWithBlack } from './games-won-with-black';
import { koya } from './koya';
import { perfectTournamentPerformance } from './perfect-tournament-performance';
import { placeByHand } from './place-by-hand';
import { progressiveScore } from './progressive-score';
import { rating, ratingReversed } from './rating';
import { roundsElectedToPlay } from './rounds-elected-to-play';
import { sonnebornBerger, sonnebornBergerCut1, sonnebornBergerCut2 } from './sonneborn-berger';
import { standardPoints } from './standard-points';
import { startNumber, startNumberReversed } from './start-number';
import type { TieBreak } from './tie-break';
import { tournamentPerformanceRating } from './tournament-performance-rating';
import { wins } from './wins';

/** In the order in which people are shown them. Drawing of lots has a seed in its code: see `tie-break-list.ts`. */
export const TIE_BREAKS: ReadonlyMap<string, TieBreak> = new Map(
  [
    directEncounter,
    directEncounterWithForfeits,
    sonnebornBerger,
    sonnebornBergerCut1,
    sonnebornBergerCut2,
    koya(0),
    koya(1),
    koya(2),
    koya(-1),
    koya(-2),
    wins,
    gamesWon,
    gamesPlayedWithBlack,
    gamesWonWithBlack,
    progressiveScore,
    roundsElectedToPlay,
    standardPoints,
    averageRatingOfOpponents,
    tournamentPerformanceRating,
    perfectTournamentPerformance,
    averagePerformanceRatingOfOpponents,
    averagePerfectPerformanceOfOpponents,
    rating,
    ratingReversed,
    startNumber,
    startNumberReversed,
    placeByHand,
  ].map((tieBreak): [string, TieBreak] => [tieBreak.code, tieBreak]),
);
