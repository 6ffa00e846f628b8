/**
 * PLAYINGTIME: how long a round robin takes.
 */
import { fail } from '../cells/failure';
import { languageFor } from '../cells/language';
import { readCycles, readNumber } from '../cells/options';
import { readPlayers } from '../cells/player-list';
import type { Argument, Table } from '../cells/value';
import { playingTime, USUAL_CHANGEOVER, USUAL_SESSION } from '../engine/planning/playing-time';
import { size } from '../engine/schedule/format';
import { wordsIn } from '../messages/words';

const FN = 'PLAYINGTIME';

/** A week. */
const MOST_MINUTES = 10080;

/**
 * How long a round robin takes: minutes, rounds and sessions.
 *
 * @param players The number of players, their names, or a table headed Name.
 * @param base Minutes for each player.
 * @param increment Seconds a move, as increment or delay.
 * @param cycles Optional. How often each pair meets, 1 to 8. Or "single" or "double"; 1 if left out.
 * @param session Optional. Minutes of a session. Left out it is 180.
 * @param changeover Optional. Minutes between rounds. Left out it is 15.
 * @returns Two columns without a header, what and how much: Minutes per player, Longest game, Round, Rounds, Total minutes, Rounds a session, Sessions.
 * @remarks The usual estimate: a game has 60 moves, so each player has the base and as many minutes as there are seconds of increment; the longest game is twice that, a round the longest game and the changeover. A session has at least one round. Where the table of players has a column Section, each section has its seven rows, with its name in a column before.
 * @customfunction
 * @example =PLAYINGTIME(8, 25, 5)
 */
export function PLAYINGTIME(
  players: Argument,
  base: Argument,
  increment: Argument,
  cycles?: Argument,
  session?: Argument,
  changeover?: Argument,
): Table {
  const { sections, language } = readPlayers(FN, players);
  const minutes = (
    parameter: string,
    argument: Argument,
    bounds: { from?: number; byDefault?: number } = {},
  ) => readNumber(FN, parameter, argument, { from: 0, to: MOST_MINUTES, ...bounds }, language);
  const clock = {
    base: minutes('base', base),
    increment: minutes('increment', increment),
    session: minutes('session', session, { from: 1, byDefault: USUAL_SESSION }),
    changeover: minutes('changeover', changeover, { byDefault: USUAL_CHANGEOVER }),
  };
  if (clock.base + clock.increment === 0) return fail(FN, language, (say) => say.positive('base', '0'));
  const times = readCycles(FN, cycles, language);
  const words = wordsIn(languageFor(language));
  return sections.flatMap(({ name, players: { length } }) => {
    const time = playingTime(size({ players: length, cycles: times }).rounds, clock);
    const rows: Table = [
      [words.minutesPerPlayer, time.minutesPerPlayer],
      [words.longestGame, time.longestGame],
      [words.round, time.round],
      [words.rounds, time.rounds],
      [words.totalMinutes, time.totalMinutes],
      [words.roundsPerSession, time.roundsPerSession],
      [words.sessions, time.sessions],
    ];
    return name === '' ? rows : rows.map((row) => [name, ...row]);
  });
}
