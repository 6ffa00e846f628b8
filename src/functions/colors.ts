/**
 * COLORS: who has which colour in which round, how often, and how often in a row.
 */
import { checkCells } from '../cells/cell-limit';
import { languageFor } from '../cells/language';
import { readCycles, readOrder, readSystem } from '../cells/options';
import { readPlayers } from '../cells/player-list';
import type { Argument, Output, Table } from '../cells/value';
import { colours } from '../engine/schedule/colours';
import { size, type Format } from '../engine/schedule/format';
import { wordsIn } from '../messages/words';

const FN = 'COLORS';

/**
 * The colours of each player in a round robin, round by round. Then how many Whites and Blacks in all, and the most
 * games of one colour in a row. W is White, B is Black, a blank is a free round; free rounds are skipped when runs
 * are counted. Where the table of players has a column Section, each section stands by itself and its name first.
 *
 * @param players The number of players, their names, or a table headed Name. From 2 to 500 players in a section.
 * @param cycles Optional. How often each pair meets, 1 to 8. Or "single" or "double"; 1 if left out.
 * @param system Optional. "berger", "crenshaw" or "circle". Whose tables: FIDE's if left out, those of US Chess, or the circle method with player 1 fixed.
 * @param order Optional. "fide", "plain" or "mirror". How two or more cycles follow each other, as in ROUNDROBIN; "fide" if left out.
 * @returns A header row No., Name, R1 and so on, White, Black, Longest run, and a row a player by start number; the name is blank where only a number of players was given. An error says which argument or cell is wrong and what is accepted; a table of more than 300,000 cells is refused.
 * @customfunction
 * @example =COLORS(A2:A9, 2)
 */
export function COLORS(players: Argument, cycles?: Argument, system?: Argument, order?: Argument): Table {
  const list = readPlayers(FN, players);
  const options = {
    cycles: readCycles(FN, cycles, list.language),
    system: readSystem(FN, system, list.language),
    order: readOrder(FN, order, list.language),
  };
  const formats = list.sections.map((section): Format => ({ players: section.players.length, ...options }));
  const mostRounds = Math.max(...formats.map((format) => size(format).rounds));
  const sectioned = list.sections.some((section) => section.name !== '');
  const rows = formats.reduce((sum, format) => sum + format.players, 1);
  checkCells(FN, list.language, rows * (mostRounds + (sectioned ? 6 : 5)), (say) =>
    options.cycles > 1 ? say.takeFewerCycles : say.takeOneSection,
  );

  const words = wordsIn(languageFor(list.language));
  const letters = { white: words.whiteLetter, black: words.blackLetter };
  const header: Output[] = [words.number, words.name];
  for (let round = 1; round <= mostRounds; round++) header.push(`R${round}`);
  header.push(words.white, words.black, words.longestRun);

  const table: Table = [sectioned ? [words.section, ...header] : header];
  list.sections.forEach((section, index) => {
    const names = new Map(section.players.map(({ no, name }) => [no, name]));
    for (const { player, whites, blacks, longestRun, sequence } of colours(formats[index] as Format)) {
      const row: Output[] = sectioned ? [section.name, player] : [player];
      row.push(list.kind === 'number' ? '' : (names.get(player) ?? ''));
      for (let round = 0; round < mostRounds; round++) {
        const colour = sequence[round];
        row.push(colour === undefined ? '' : letters[colour]);
      }
      row.push(whites, blacks, longestRun);
      table.push(row);
    }
  });
  return table;
}
