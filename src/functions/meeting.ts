/**
 * MEETING: when two players meet, without making the schedule.
 */
import { languageFor } from '../cells/language';
import { readCycles, readOrder, readSystem } from '../cells/options';
import { labelsOf } from '../cells/player-label';
import { readPlayers } from '../cells/player-list';
import { readPair } from '../cells/player-reference';
import type { Argument, Output, Table } from '../cells/value';
import { meetings } from '../engine/schedule/schedule';
import { wordsIn } from '../messages/words';

const FN = 'MEETING';

/**
 * When two players meet in a round robin, on which board and with which colours. A row a meeting, one in each
 * cycle. It is computed at once, without making the whole table.
 *
 * @param players The number of players, their names, or a table headed Name. From 2 to 500 players in a section.
 * @param a A start number or a name. With sections the section too, such as "B 3".
 * @param b The other player. With sections the section too, such as "B 5".
 * @param cycles Optional. How often each pair meets, 1 to 8. Or "single" or "double"; 1 if left out.
 * @param system Optional. "berger", "crenshaw" or "circle". Whose tables: FIDE's if left out, those of US Chess, or the circle method with player 1 fixed.
 * @param order Optional. "fide", "plain" or "mirror". How two or more cycles follow each other, as in ROUNDROBIN; "fide" if left out.
 * @returns A header row Round, Board, White, Black and a row a meeting in order of rounds; Section is the first column where there are sections. An error says which player is not found, or that the two are one, or of different sections.
 * @customfunction
 * @example =MEETING(8, 3, 5)
 * @example =MEETING(A2:A9, "Ana", "Luis", 2)
 */
export function MEETING(
  players: Argument,
  a: Argument,
  b: Argument,
  cycles?: Argument,
  system?: Argument,
  order?: Argument,
): Table {
  const list = readPlayers(FN, players);
  const { section, a: first, b: second } = readPair(FN, a, b, list);
  const format = {
    players: section.players.length,
    cycles: readCycles(FN, cycles, list.language),
    system: readSystem(FN, system, list.language),
    order: readOrder(FN, order, list.language),
  };

  const words = wordsIn(languageFor(list.language));
  const labels = labelsOf(list.kind, section);
  const rows: Table = [
    [words.round, words.board, words.white, words.black],
    ...meetings(format, first.no, second.no).map(({ round, board, white, black }) => [
      round,
      board,
      labels[white] as Output,
      labels[black] as Output,
    ]),
  ];
  if (section.name === '') return rows;
  return rows.map((row, index) => [index === 0 ? words.section : section.name, ...row]);
}
