/**
 * PLAYERSCHEDULE: the games of one player.
 */
import { readGames, topOfGames } from '../cells/games';
import { gameHeading } from '../cells/header-words';
import { languageFor } from '../cells/language';
import { readPlayer } from '../cells/player-reference';
import { cellsOf } from '../cells/rows';
import { remark } from '../cells/text';
import { rowsOf, type Argument, type Output, type Table } from '../cells/value';
import { wordsIn } from '../messages/words';

const FN = 'PLAYERSCHEDULE';

/**
 * A player's games: when, where, colour, opponent, result. The results have White first. W is White, B is Black; a
 * free round is a Bye.
 *
 * @param player A start number or a name. As in games; with sections the section too, such as "B 3".
 * @param games A list of games. Headed Round, Board, White, Result, Black.
 * @returns A header row Round, Board, Color, Opponent, Result, and a row a game in the order of the rounds. Section is the first column where there are sections.
 * @customfunction
 * @example =PLAYERSCHEDULE("Ana", Schedule!A1:I)
 */
export function PLAYERSCHEDULE(player: Argument, games: Argument): Table {
  const rows = rowsOf(games);
  const { sections, language } = readGames({ fn: FN, range: 'games', rows });
  const {
    section: { name: sectionName, players, tournament, rowOf = [], freeRowOf = [] },
    player: { no },
  } = readPlayer(FN, 'player', player, { sections, language });

  const words = wordsIn(languageFor(language));
  const boardColumn = cellsOf(rows, topOfGames(rows)).findIndex(
    (cell) => gameHeading(cell)?.column === 'board',
  );
  const names = new Map(
    players.map((one): [number, Output] => [one.no, one.name === String(one.no) ? one.no : one.name]),
  );
  const found: { readonly at: number; readonly cells: readonly Output[] }[] = [];
  const add = (round: number | undefined, row: number | undefined, ...cells: readonly Output[]): void => {
    const board = row === undefined ? undefined : cellsOf(rows, row - 1)[boardColumn];
    found.push({
      at: round ?? Infinity,
      cells: [
        round ?? '',
        typeof board === 'number' && Number.isFinite(board) ? board : (remark(board) ?? ''),
        ...cells,
      ],
    });
  };
  tournament.games.forEach(({ white, black, round, result = '' }, i) => {
    if (white === no) add(round, rowOf[i], words.whiteLetter, names.get(black) ?? black, result);
    if (black === no) add(round, rowOf[i], words.blackLetter, names.get(white) ?? white, result);
  });
  tournament.freeRounds.forEach((free, i) => {
    if (free.player === no) add(free.round, freeRowOf[i], '', words.bye, '');
  });
  found.sort((a, b) => (a.at === b.at ? 0 : a.at - b.at));

  const table: Table = [
    [words.round, words.board, words.colour, words.opponent, words.result],
    ...found.map(({ cells }) => [...cells]),
  ];
  if (sectionName === '') return table;
  return table.map((row, i) => [i === 0 ? words.section : sectionName, ...row]);
}
