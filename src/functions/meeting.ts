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
 * When two players meet in a round robin, on which board and with which colours, by the Berger tables of FIDE
 * (C.05 Annex 1): a row a meeting, one in each cycle. It is computed at once, without making the whole table.
 *
 * @param players The number of players from 2 to 500, or a range with their names, or a table with a header row that has a column Name.
 * @param a One of the two: a start number or a name; with sections the section too, such as "B 3".
 * @param b The other: a start number or a name; with sections the section too, such as "B 5".
 * @param cycles Optional. How often each pair meets, 1 to 8, or "single" or "double"; 1 if left out.
 * @param system Optional. Whose tables: "berger", which is FIDE's, if left out.
 * @param order Optional. How two or more cycles follow each other: "fide", "plain" or "mirror", as in ROUNDROBIN; "fide" if left out.
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
