/**
 * PAIRINGS: the schedule as a list, a row a game.
 * The schedule itself is made in `engine/schedule/`.
 */
import { checkCells } from '../cells/cell-limit';
import { fail, got } from '../cells/failure';
import { languageFor } from '../cells/language';
import { oneCell, readCycles, readOrder, readSystem } from '../cells/options';
import { labelsOf } from '../cells/player-label';
import { readPlayers } from '../cells/player-list';
import { isBlank, numberOf } from '../cells/text';
import { type Argument, type Cell, type Output, rowsOf, type Table } from '../cells/value';
import { size, type Format } from '../engine/schedule/format';
import { byeOf, writeRound } from '../engine/schedule/schedule';
import { wordsIn } from '../messages/words';

const FN = 'PAIRINGS';

/**
 * The pairings and colours of a round robin as a list, a row a game. By the Berger tables of FIDE (C.05 Annex 1),
 * unless another system is asked for. In an odd field the free player stands last in each round, with a blank board
 * and the word Bye as opponent. Where the table of players has a column Section, each section is paired by itself
 * and its name stands first.
 *
 * @param players The number of players, their names, or a table headed Name. From 2 to 500 players in a section.
 * @param cycles Optional. How often each pair meets, 1 to 8. Or "single" or "double"; 1 if left out. Colours are reversed in every second cycle.
 * @param round Optional. Only this round. A word here is taken as the system, and the word after it as the order.
 * @param system Optional. "berger", "crenshaw" or "circle". Whose tables: FIDE's if left out, those of US Chess, or the circle method with player 1 fixed.
 * @param order Optional. "fide", "plain" or "mirror". How two or more cycles follow each other, as in ROUNDROBIN; "fide" if left out.
 * @returns A header row Round, Board, White, Black and a row a game, with start numbers or with names as the players were given; Section is the first column where there are sections. An error says which argument or cell is wrong and what is accepted; a list of more than 300,000 cells is refused: ask for one round.
 * @customfunction
 * @example =PAIRINGS(A2:A9)
 * @example =PAIRINGS(8, 2, 9)
 */
export function PAIRINGS(
  players: Argument,
  cycles?: Argument,
  round?: Argument,
  system?: Argument,
  order?: Argument,
): Table {
  const list = readPlayers(FN, players);
  const drawnUp = { cycles: readCycles(FN, cycles, list.language) };
  const asked = oneCell(FN, 'round', round, list.language);
  const largest = Math.max(...list.sections.map((section) => section.players.length));
  const mostRounds = size({ players: largest, ...drawnUp }).rounds;
  const refuseRound = (): never => fail(FN, list.language, (say) => say.round(mostRounds, got(say, asked)));

  const shifted = isWord(asked);
  if (shifted && isGiven(system) && isGiven(order)) refuseRound();
  const systemWord = shifted ? asked : system;
  const orderWord = shifted && !isGiven(order) ? system : order;
  const options = {
    ...drawnUp,
    system: readSystem(FN, systemWord, list.language),
    order: readOrder(FN, orderWord, list.language),
  };

  const only = shifted || asked === undefined ? undefined : numberOf(asked);
  if (!shifted && asked !== undefined) {
    if (only === undefined || !Number.isInteger(only) || only < 1 || only > mostRounds) refuseRound();
  }

  const sectioned = list.sections.some((section) => section.name !== '');
  const formats = list.sections.map((section): Format => ({ players: section.players.length, ...options }));
  const rows = formats.reduce((sum, format) => sum + rowsOfList(format, only), 1);
  checkCells(FN, list.language, rows * (sectioned ? 5 : 4), (say) =>
    only === undefined ? say.giveOneRound : say.takeOneSection,
  );

  const words = wordsIn(languageFor(list.language));
  const header = [words.round, words.board, words.white, words.black];
  const table: Table = [sectioned ? [words.section, ...header] : header];
  list.sections.forEach((section, index) => {
    const format = formats[index] as Format;
    const labels = labelsOf(list.kind, section);
    const pairs: number[] = [];
    const { rounds } = size(format);
    const add = (at: number, board: Output, white: Output, black: Output): void => {
      table.push(sectioned ? [section.name, at, board, white, black] : [at, board, white, black]);
    };
    for (let at = only ?? 1; at <= Math.min(only ?? rounds, rounds); at++) {
      const end = writeRound(format, at, pairs);
      for (let seat = 0, board = 1; seat < end; seat += 2, board++) {
        add(at, board, labels[pairs[seat] as number] as Output, labels[pairs[seat + 1] as number] as Output);
      }
      const bye = byeOf(format, at);
      if (bye !== undefined) add(at, '', labels[bye] as Output, words.bye);
    }
  });
  return table;
}

/** How many rows a section adds: its games and free rounds, or those of one round if it has that round. */
function rowsOfList(format: Format, only: number | undefined): number {
  const { rounds, boards } = size(format);
  const inRound = boards + (format.players % 2);
  if (only === undefined) return rounds * inRound;
  return only <= rounds ? inRound : 0;
}

function isGiven(argument: Argument): boolean {
  return rowsOf(argument).some((row) => row.some((cell) => !isBlank(cell)));
}

/** A word rather than a mistyped number, such as `R3` or `3rd`, or a formula's error. */
function isWord(cell: Cell): boolean {
  return typeof cell === 'string' && !isBlank(cell) && !/[\d#]/.test(cell);
}
