/**
 * WALLCHART: a row a player, a column a round.
 */
import { nameCell } from '../cells/player-label';
import { playerRows } from '../cells/player-rows';
import { readScoredResults } from '../cells/result-arguments';
import type { Argument, Output, Table } from '../cells/value';
import { writtenScore } from '../cells/written-score';

/**
 * The wall chart of a round robin. For each player, round by round, the opponent's start number, the colour and the
 * result, such as 6w1, 5b+ (won by forfeit) or 3w (still to be played). An annulled game stands in parentheses.
 *
 * @param players Names, or a table headed Name. It may have No., Section and Status too.
 * @param games A list of games. Headed Round, White, Result, Black.
 * @param withdrawal Optional. "fide", "keep" or "annul". What becomes of the games of those whose Status is withdrawn or expelled: annulled if fewer than half were completed, kept, or annulled; "fide" if left out.
 * @param cycles Optional. How often each pair meets. From 1 to 8; the most that any pair has if left out.
 * @param scoring Optional. Points such as "3-1-0". For a win, a draw, a loss, and perhaps a free round; "1-½-0" if left out.
 * @returns A header row No., Name, R1 and so on, Pts, and a row a player by start number; a free round is a bye.
 * @customfunction
 * @example =WALLCHART(Players!A1:M, Schedule!A1:I)
 */
export function WALLCHART(
  players: Argument,
  games: Argument,
  withdrawal?: Argument,
  cycles?: Argument,
  scoring?: Argument,
): Table {
  const event = readScoredResults(
    'WALLCHART',
    { results: games, players, withdrawal, cycles, scoring },
    'rounds',
  );
  const { words, sections } = event;
  let last = 0;
  for (const { tournament } of sections)
    for (const list of [tournament.games, tournament.freeRounds])
      for (const { round = 0 } of list) last = Math.max(last, round);
  const rounds = Array.from({ length: last }, (_, i) => `R${i + 1}`);
  return playerRows(event, [words.number, words.name, ...rounds, words.pts], ({ table, labels }) => {
    const { tournament, annulled, points } = table;
    const rows = labels
      .slice(1)
      .map((label, i): Output[] => [i + 1, nameCell(label), ...rounds.map(() => ''), points[i + 1] ?? 0]);
    const write = (no: number, round: number, text: string) => {
      const row = rows[no - 1];
      if (row !== undefined) row[round + 1] = text;
    };
    for (const { player, round } of tournament.freeRounds)
      if (round !== undefined) write(player, round, words.bye.toLowerCase());
    for (const game of tournament.games) {
      const { white, black, round = 0, result } = game;
      const isAnnulled = result !== undefined && (annulled.has(white) || annulled.has(black));
      for (const [no, cell] of [
        [white, `${black}w${writtenScore(game, white)}`],
        [black, `${white}b${writtenScore(game, black)}`],
      ] as const)
        write(no, round, isAnnulled ? `(${cell})` : cell);
    }
    return rows;
  });
}
