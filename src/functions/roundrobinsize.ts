/**
 * ROUNDROBINSIZE: how many rounds, boards and games a round robin has.
 */
import { checkCells } from '../cells/cell-limit';
import { languageFor } from '../cells/language';
import { readCycles } from '../cells/options';
import { readPlayers } from '../cells/player-list';
import type { Argument, Table } from '../cells/value';
import { size } from '../engine/schedule/format';
import { wordsIn } from '../messages/words';

const FN = 'ROUNDROBINSIZE';

/**
 * The size of a round robin: rounds, boards, games. Boards are the games in a round; then come games in all, games
 * of each player, and free rounds of each player, which an odd field has because its highest number counts as a bye
 * (C.05 Annex 1).
 *
 * @param players The number of players, their names, or a table headed Name. From 2 to 500 players in a section.
 * @param cycles Optional. How often each pair meets, 1 to 8. Or "single" or "double"; 1 if left out.
 * @returns Two columns without a header, what and how many: Rounds, Boards, Games, Games per player, Free rounds per player. Where the table of players has a column Section, each section has its five rows, with its name in a column before. An error says which argument or cell is wrong and what is accepted.
 * @customfunction
 * @example =ROUNDROBINSIZE(7, "double")
 */
export function ROUNDROBINSIZE(players: Argument, cycles?: Argument): Table {
  const list = readPlayers(FN, players);
  const times = readCycles(FN, cycles, list.language);
  checkCells(FN, list.language, list.sections.length * 15, (say) => say.takeOneSection);
  const words = wordsIn(languageFor(list.language));
  const table: Table = [];
  for (const section of list.sections) {
    const { rounds, boards, games, gamesPerPlayer, freeRoundsPerPlayer } = size({
      players: section.players.length,
      cycles: times,
    });
    const rows: Table = [
      [words.rounds, rounds],
      [words.boards, boards],
      [words.games, games],
      [words.gamesPerPlayer, gamesPerPlayer],
      [words.freeRoundsPerPlayer, freeRoundsPerPlayer],
    ];
    for (const row of rows) table.push(section.name === '' ? row : [section.name, ...row]);
  }
  return table;
}
