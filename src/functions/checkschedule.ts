/**
 * CHECKSCHEDULE: an audit of a schedule that somebody typed, pasted or changed.
 */
import { languageFor } from '../cells/language';
import { readGivenCycles } from '../cells/options';
import { readSchedule, type DrawnUp } from '../cells/schedule';
import { shown } from '../cells/text';
import type { Argument, Output, Table } from '../cells/value';
import { audit } from '../engine/schedule/audit';
import type { Pairing } from '../engine/schedule/format';
import { wordsIn, type Words } from '../messages/words';

const FN = 'CHECKSCHEDULE';

/** So many faults of a kind are told. */
const MOST_TOLD = 5;

/** As SCHEVENINGEN calls players of the two teams that have no names. */
const TEAM_PLAYER = /^([AB])[1-9]\d*$/i;

/**
 * Whether a schedule is sound, and where it first differs from the Berger table. Sound is one in which everybody
 * meets everybody, once a round, with fair colours.
 *
 * @param schedule A grid with cells such as 1-6, or a list headed Round, Board, White, Black. A row of the grid is a round; a cell can be Ana – Luis too.
 * @param cycles Optional. How often each pair shall meet.
 * @returns A header row Check, Result, Detail, and the rows Players, Rounds, Games, Pairs, Once a round, Colors, Longest run, Berger table; the result is OK, Warning or Error.
 * @remarks The schedule may be typed, pasted or changed: whatever can be read is audited. A single player in a cell is free in that round; with rows but no column for the rounds they count from 1. If cycles is left out, the number of games tells it. A player who stands in fewer than half as many rounds as others is taken for a mistyped one. Colors warns where somebody has two Whites more than Blacks or the reverse, Longest run where somebody has three of one colour in a row. Berger table names the first game that differs, as found and as it should be; where names are given instead of start numbers, those numbers are taken that fit best. A schedule that is the table of another system is told by the system's name. Where a list has a column Section, each section is audited by itself and its name stands first. A match of two teams, such as SCHEVENINGEN gives, is told by who meets whom: each pair across the teams meets, nobody meets a team-mate, and there is no Berger table.
 * @customfunction
 * @example =CHECKSCHEDULE(Schedule!A1:I)
 */
export function CHECKSCHEDULE(schedule: Argument, cycles?: Argument): Table {
  const { sections, language } = readSchedule(FN, schedule);
  const times = readGivenCycles(FN, cycles, language);
  const words = wordsIn(languageFor(language));
  const sectioned = sections.some(({ name }) => name !== '');
  const header = [words.check, words.result, words.detail];
  const table: Table = [sectioned ? [words.section, ...header] : header];
  for (const section of sections)
    for (const row of audited(section, times, words)) table.push(sectioned ? [section.name, ...row] : row);
  return table;
}

function audited({ entries, isNumbered, players }: DrawnUp, cycles: number | undefined, words: Words): Table {
  const letters = new Map(players.map(({ no, name }) => [no, TEAM_PLAYER.exec(name)?.[1]?.toUpperCase()]));
  const found = audit(entries, isNumbered, cycles, (no) => letters.get(no));
  const names = new Map(isNumbered ? [] : players.map(({ no, name }) => [no, shown(name)]));
  const name = (no: number) => names.get(no) ?? String(no);
  const game = (one: Pairing | undefined) => (one ? `${name(one.white)}-${name(one.black)}` : '–');
  const list = (faults: readonly string[]) =>
    faults.slice(0, MOST_TOLD).join(', ') + (faults.length > MOST_TOLD ? ', …' : '');
  const row = (
    check: string,
    fault: 'warning' | 'error',
    faults: readonly string[],
    count: Output = '',
  ): Output[] => [
    check,
    faults.length === 0 ? words.ok : words[fault],
    faults.length === 0 ? count : count === '' ? list(faults) : `${count}: ${list(faults)}`,
  ];
  const of = (count: number, needed: number): [string[], Output] =>
    count === needed ? [[], count] : [[`${count} / ${needed}`], ''];

  const n = found.players.length;
  const missing = isNumbered ? found.players.filter((no) => no > n) : [];
  const unfair = found.colours.filter(({ whites, blacks }) => Math.abs(whites - blacks) > 1);
  const runs = found.colours.filter(({ longestRun }) => longestRun > 2);
  const { difference, system } = found;
  const lead = Math.max(...found.colours.map(({ whites, blacks }) => Math.abs(whites - blacks)));
  const longest = Math.max(...found.colours.map(({ longestRun }) => longestRun));
  return [
    row(words.players, 'error', [...found.strangers, ...missing].map(name), n),
    row(
      words.rounds,
      'error',
      found.wrongRounds.map((round) => `${words.round} ${round}`),
      found.rounds,
    ),
    row(words.games, 'error', ...of(found.games, found.needed.games)),
    row(
      words.pairs,
      'error',
      found.wrongPairs.map(({ pair, times }) => `${pair.map(name).join('-')} ×${times}`),
      found.needed.pairs,
    ),
    row(
      words.onceARound,
      'error',
      found.notOnce.map(({ round, player, times }) => `${words.round} ${round}: ${name(player)} ×${times}`),
    ),
    row(
      words.colours,
      'warning',
      unfair.map(
        ({ player, whites, blacks }) =>
          `${name(player)} ${whites} ${words.whiteLetter} ${blacks} ${words.blackLetter}`,
      ),
      lead,
    ),
    row(
      words.longestRun,
      'warning',
      runs.map(({ player }) => name(player)),
      longest,
    ),
    row(
      words.bergerTable,
      'warning',
      difference
        ? [
            `${words.round} ${difference.round}, ${words.board} ${difference.board}: ${game(difference.found)} ≠ ${game(difference.right)}${system ? ` (${system})` : ''}`,
          ]
        : [],
      found.teams ? words.matchOfTeams : found.cycles > 1 && !difference ? found.order : '',
    ),
  ];
}
