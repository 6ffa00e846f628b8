/**
 * PERFORMANCE: the rating at which each player has played.
 */
import { fail } from '../cells/failure';
import { column, readScoredResults } from '../cells/result-arguments';
import type { Argument, Table } from '../cells/value';
import { tournamentPerformanceRating } from '../engine/standings/tournament-performance-rating';

/**
 * The performance rating of every player, one below the other. The opponents' average and what FIDE's table 8.1.1
 * adds for the percentage scored (TPR, C.07 art. 10.2). Only games over the board against opponents with a rating
 * are taken, and those of a player who withdrew too.
 *
 * @param results A list of games, or a crosstable. The list is headed Round, White, Result, Black.
 * @param players A table headed Name and Rating. It may have No. too; the values follow its rows.
 * @returns A column with a number for each player, blank without such a game.
 * @customfunction
 * @example =PERFORMANCE(Schedule!A1:I, Players!A1:M)
 */
export function PERFORMANCE(results: Argument, players: Argument): Table {
  const event = readScoredResults('PERFORMANCE', { results, players, withdrawal: 'keep' }, 'rated');
  if (event.sections.every((section) => section.players.every(({ rating }) => rating === undefined)))
    fail(event.fn, event.language, (say) => say.ratingsMissing);
  return column(event, tournamentPerformanceRating.values);
}
