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
 * @remarks Sections of the list do not count: the advice is for the field as a whole.
 * @customfunction
 * @example =FORMATADVICE(16)
 */
export function FORMATADVICE(players: Argument): Output {
  const { sections, language } = readPlayers('FORMATADVICE', players);
  const n = sections.reduce((sum, section) => sum + section.players.length, 0);
  return wordsIn(languageFor(language)).advice[formatAdvice(n)](size({ players: n, cycles: 1 }).rounds);
}
