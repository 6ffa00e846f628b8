/**
 * SCHEVENINGEN: two teams, everybody against everybody of the other team.
 */
import { checkCells } from '../cells/cell-limit';
import { cellAt, fail, type Sentences } from '../cells/failure';
import { languageFor } from '../cells/language';
import { readCycles } from '../cells/options';
import { labelsOf } from '../cells/player-label';
import { readPlayers, type PlayerList } from '../cells/player-list';
import { cellsOf } from '../cells/rows';
import { tidy } from '../cells/text';
import { rowsOf, type Argument, type Output, type Table } from '../cells/value';
import { scheveningen } from '../engine/schedule/scheveningen';
import { wordsIn } from '../messages/words';

const FN = 'SCHEVENINGEN';

/**
 * A match of two teams in which everybody plays everybody of the other team.
 *
 * @param teamA The number of players, or their names.
 * @param teamB The same number, or as many names.
 * @param cycles Optional. How often each pair meets, 1 to 8. Or "single" or "double"; 1 if left out.
 * @returns A header row Round, Board 1 and so on, and a row a round with cells such as A1-B1, or Ana – Luis where names were given; White stands first, and on each board sits the same player of the first team.
 * @remarks The tables for 2 to 10 are those of the FIDE Arbiters' Manual (chapter 4). Beyond, and for more cycles, the schedule is made so that colours are equal, or differ by one where the number of games is odd, and nobody has three of one colour in a row. Where the cycles would join badly, each begins two rounds of the table earlier than the one before.
 * @customfunction
 * @example =SCHEVENINGEN(4, 4)
 */
export function SCHEVENINGEN(teamA: Argument, teamB: Argument, cycles?: Argument): Table {
  const first = readPlayers(`${FN}: teamA`, teamA);
  const second = readPlayers(`${FN}: teamB`, teamB);
  const language = first.language ?? second.language;
  const a = labelsOfTeam(first, 'A');
  const b = labelsOfTeam(second, 'B');
  const given = { teamA, teamB };
  for (const name of a.slice(1)) {
    if (!b.slice(1).includes(name)) continue;
    const cell = (team: keyof typeof given, say: Sentences) => cellOf(say, given[team], String(name));
    if (first.kind === 'names' && second.kind === 'names')
      return fail(FN, language, (say) => say.inBothTeams(cell('teamA', say), cell('teamB', say)));
    const [named, made] =
      first.kind === 'names' ? (['teamA', 'teamB'] as const) : (['teamB', 'teamA'] as const);
    return fail(FN, language, (say) => say.madeName(named, cell(named, say), made));
  }
  const n = a.length - 1;
  if (b.length - 1 !== n) return fail(FN, language, (say) => say.teamSizes(n, b.length - 1));
  const times = readCycles(FN, cycles, language);
  checkCells(FN, language, (n * times + 1) * (n + 1), (say) => say.takeFewerCycles);
  const words = wordsIn(languageFor(language));
  const between = first.kind === 'number' && second.kind === 'number' ? '-' : ' – ';
  return [
    [words.round, ...a.slice(1).map((_, i) => `${words.board} ${i + 1}`)],
    ...scheveningen(n, times).map((boards, round): Output[] => [
      round + 1,
      ...boards.map(({ other, hasWhite }, i) => {
        const [one, two] = [a[i + 1] ?? '', b[other] ?? ''];
        return (hasWhite ? [one, two] : [two, one]).join(between);
      }),
    ]),
  ];
}

/** From 1; where only a number was given, A1, A2 and so on. */
function labelsOfTeam({ kind, sections, language }: PlayerList, team: 'A' | 'B'): readonly Output[] {
  const [section, more] = sections;
  if (section === undefined || more !== undefined)
    return fail(FN, language, (say) => say.oneTeam(`team${team}`));
  const labels = labelsOf(kind, section);
  return kind === 'number' ? labels.map((no) => `${team}${no}`) : labels;
}

/** Where a name stands; a team has it once. */
function cellOf(say: Sentences, argument: Argument, name: string): string {
  const rows = rowsOf(argument);
  for (let r = 0; r < rows.length; r++) {
    const c = cellsOf(rows, r).findIndex(
      (cell) => (typeof cell === 'string' || typeof cell === 'number') && tidy(String(cell)) === name,
    );
    if (c !== -1) return cellAt(say, r + 1, c + 1, name);
  }
  return `"${name}"`;
}
