/**
 * QUADS: a field cut into groups of four by rating.
 */
import { readNumber } from '../cells/options';
import { MOST_PLAYERS } from '../cells/player-list';
import { readField, sectionRows } from '../cells/section-rows';
import type { Argument, Table } from '../cells/value';
import { quads } from '../engine/planning/sections';

const FN = 'QUADS';

/**
 * The players in sections of four by rating.
 *
 * @param players The number of players, their names, or a table headed Name and Rating.
 * @param size Optional. Players in a section. Left out it is 4.
 * @returns A header row Section, No., Name, Rating and a row a player: sections A, B and so on, in each the highest rating first.
 * @remarks As US Chess has quads (rule 30G). Players without a rating come last, equal ratings stay in the order of the list; without any ratings the list is taken to be in order of strength. Where four do not divide the field, one who remains makes the last section 5, two make it 6, three make the last two 5 and 6 (of 7 players one section of 7). With other sizes all who remain join the last section. Give the result to PAIRINGS to pair all sections at once.
 * @customfunction
 * @example =QUADS(Players!A1:M)
 */
export function QUADS(players: Argument, size?: Argument): Table {
  const field = readField(FN, players);
  const bounds = { from: 2, to: MOST_PLAYERS, whole: true, byDefault: 4 };
  const each = readNumber(FN, 'size', size, bounds, field.list.language);
  return sectionRows(field, quads(field.players.length, each));
}
