/**
 * ROUNDROBIN: the Berger table as a grid, a row a round.
 * The table itself is made in `engine/schedule/`.
 */
import { checkCells } from '../cells/cell-limit';
import { fail } from '../cells/failure';
import { languageFor } from '../cells/language';
import { readCycles, readOrder, readSystem } from '../cells/options';
import { labelsOf } from '../cells/player-label';
import { readPlayers } from '../cells/player-list';
import type { Argument, Output, Table } from '../cells/value';
import { size, type Format } from '../engine/schedule/format';
import { byeOf, writeRound } from '../engine/schedule/schedule';
import { wordsIn } from '../messages/words';

const FN = 'ROUNDROBIN';

/**
 * The pairings and colours of a round robin as a grid, a row a round. By the Berger tables of FIDE (C.05 Annex 1),
 * unless another system is asked for. Boards stand in FIDE's order and White is named first. In an odd field the
 * last column says who has the bye. For one round, a list, or several sections use PAIRINGS.
 *
 * @param players The number of players, their names, or a table headed Name. From 2 to 500 players in a section.
 * @param cycles Optional. How often each pair meets, 1 to 8. Or "single" or "double"; 1 if left out. Colours are reversed in every second cycle.
 * @param system Optional. "berger", "crenshaw" or "circle". Whose tables: FIDE's if left out, those of US Chess, or the circle method with player 1 fixed.
 * @param order Optional. "fide", "plain" or "mirror". How two or more cycles follow each other; "fide" if left out.
 * @returns A header row and a row a round: the round, then a cell a board such as 1-6, or Ana – Luis where names were given, and in an odd field the player who is free. An error says which argument or cell is wrong and what is accepted; a table of more than 300,000 cells is refused.
 * @remarks Order fide exchanges the last two rounds of each cycle but the last (with 3 or 4 players, of the odd cycles), so that nobody gets three of one colour in a row; plain repeats the table with colours reversed; mirror plays every second cycle backwards. System crenshaw is that of US Chess: own tables for up to 6 players, the Berger tables with the rounds reversed from 7 on; there fide exchanges the first two rounds of each cycle but the first (with 3 or 4 players, of the even cycles), and with 5 or 6 players nothing helps where the cycles join. System circle keeps player 1 in place: the boards are the columns as they are drawn by hand, the colours those of the Berger table with the players renumbered; in an odd field the colours of player 1 are chosen so that everybody has as many Whites as Blacks, and with fide each cycle begins two rounds of the table earlier than the one before.
 * @customfunction
 * @example =ROUNDROBIN(8)
 * @example =ROUNDROBIN(A2:A7, "double")
 */
export function ROUNDROBIN(players: Argument, cycles?: Argument, system?: Argument, order?: Argument): Table {
  const list = readPlayers(FN, players);
  const section = list.sections[0];
  if (section === undefined || list.sections.length > 1) {
    return fail(FN, list.language, (say) => say.sectionsNeedPairings);
  }
  const format: Format = {
    players: section.players.length,
    cycles: readCycles(FN, cycles, list.language),
    system: readSystem(FN, system, list.language),
    order: readOrder(FN, order, list.language),
  };
  const { rounds, boards } = size(format);
  const odd = byeOf(format, 1) !== undefined;
  checkCells(FN, list.language, (rounds + 1) * (1 + boards + (odd ? 1 : 0)), (say) => say.useOneRound);

  const words = wordsIn(languageFor(list.language));
  const labels = labelsOf(list.kind, section);
  const between = list.kind === 'number' ? '-' : ' – ';
  const header: Output[] = [words.round];
  for (let board = 1; board <= boards; board++) header.push(`${words.board} ${board}`);
  if (odd) header.push(words.bye);

  const grid: Table = [header];
  const pairs: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const row: Output[] = [round];
    const end = writeRound(format, round, pairs);
    for (let seat = 0; seat < end; seat += 2) {
      row.push(`${labels[pairs[seat] as number]}${between}${labels[pairs[seat + 1] as number]}`);
    }
    const bye = byeOf(format, round);
    if (bye !== undefined) row.push(labels[bye] as Output);
    grid.push(row);
  }
  return grid;
}
