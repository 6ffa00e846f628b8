/**
 * TEAMSTANDINGS: how a match of two teams stands.
 */
import { readScoredResults } from '../cells/result-arguments';
import { readTwoTeams } from '../cells/team-match';
import type { Argument, Table } from '../cells/value';
import { teamStandings } from '../engine/standings/team-standings';

/**
 * The standings of a match of two teams in which everybody plays everybody of the other team. The team with more
 * board points is ahead, as in any Scheveningen match (US Chess, Official Rules of Chess, 5th edition, p. 308); with
 * equal ones the team with more match points. A round counts as a match: 2 match points if it is won, 1 if drawn.
 *
 * @param players A table headed Name and Team. Without Team the column Club tells the teams. It may have No. and Status too.
 * @param games A list of games. Headed Round, White, Result, Black.
 * @param withdrawal Optional. "fide", "keep" or "annul". What becomes of the games of those whose Status is withdrawn or expelled: annulled if fewer than half were completed, kept, or annulled; "fide" if left out.
 * @param cycles Optional. How often each pair meets. From 1 to 8; the most that any pair has if left out.
 * @param scoring Optional. Points such as "3-1-0". For a win, a draw, a loss; "1-½-0" if left out.
 * @returns A header row Rank, Team, Played, Won, Drawn, Lost, Match points, Board points, and a row for each team, best first. Played, Won, Drawn and Lost count the rounds in which every game has a result; board points are from all games. Annulled games count for neither team.
 * @remarks Where the column Team tells two teams of equal size, the first numbers being one team, and the games are those of a match of the two, all functions reckon with its games: half of them is what somebody who leaves has to have completed (FIDE C.05 art. 6.6), and half of what can be won in them is the limit of Koya (FIDE C.07 art. 9.2).
 * @customfunction
 * @example =TEAMSTANDINGS(A1:B5, D1:G5)
 */
export function TEAMSTANDINGS(
  players: Argument,
  games: Argument,
  withdrawal?: Argument,
  cycles?: Argument,
  scoring?: Argument,
): Table {
  const event = readScoredResults(
    'TEAMSTANDINGS',
    { results: games, players, withdrawal, cycles, scoring },
    'rounds',
  );
  const { words, sections } = event;
  const isSectioned = sections.some(({ name }) => name !== '');
  const { rank, team, played, won, drawn, lost, matchPoints, boardPoints } = words;
  const heading = [rank, team, played, won, drawn, lost, matchPoints, boardPoints];
  const rows = sections.flatMap((section) => {
    const { names, isFirst } = readTwoTeams(event, section);
    return teamStandings(section.table, isFirst).map((row) => [
      ...(isSectioned ? [section.name] : []),
      row.rank,
      names[row.team - 1] ?? '',
      ...[row.played, row.won, row.drawn, row.lost, row.matchPoints, row.boardPoints],
    ]);
  });
  return [isSectioned ? [words.section, ...heading] : heading, ...rows];
}
