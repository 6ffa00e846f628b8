/**
 * FORMATADVICE: which format suits a field of this size.
 */
import { languageFor } from '../cells/language';
import { readPlayers } from '../cells/player-list';
import type { Argument, Output } from '../cells/value';
import { formatAdvice } from '../engine/planning/format-advice';
import { size } from '../engine/schedule/format';
import { wordsIn } from '../messages/words';

/**
 * Which format suits so many players.
 *
 * @param players The number of players, their names, or a table headed Name.
 * @returns One line of advice, by the cutoffs that working directors use: up to 6, 7 to 10, 11 or 12, and 13 players or more.
 * @remarks Where the table of players has a column Section, the advice is for the largest section.
 * @customfunction
 * @example =FORMATADVICE(16)
 */
export function FORMATADVICE(players: Argument): Output {
  const { sections, language } = readPlayers('FORMATADVICE', players);
  const n = Math.max(...sections.map((section) => section.players.length));
  return wordsIn(languageFor(language)).advice[formatAdvice(n)](size({ players: n, cycles: 1 }).rounds);
}
