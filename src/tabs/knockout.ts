/**
 * The Knockout tab: the games of each match to the left, its two players with their score to the right. Winners go on
 * by formulas that Sheets has; nothing but results, and who goes on from a match that ends equal, is typed.
 */
import { bracket, isUpperWhite, roundsOf, type Match, type Source } from '../engine/knockout/bracket';
import type { Qualifier } from '../engine/knockout/seeding';
import type { Language } from '../messages/languages';
import { call, openColumn, quoted, type PlayersAt } from './formula';
import { area, columnLetter, NEW_TAB, opening, type CellValue, type Operation, type TabPlan } from './plan';
import { RESULT_WORDS } from './schedule';
import { ACCENT, BAND, heading, LINE, TYPE_HERE, WON } from './style';
import { tabTexts, type TabTexts } from './texts';

export interface KnockoutInput {
  readonly name: string;
  readonly language: Language;
  /** By seed. */
  readonly seeds: readonly Qualifier[];
  /** The list of players, where the names are looked up. */
  readonly players: PlayersAt;
  /** In a match. */
  readonly games: number;
  readonly thirdPlace: boolean;
}

export const KNOCKOUT_COLUMNS = {
  match: 1,
  white: 2,
  result: 3,
  black: 4,
  unread: 5,
  no: 6,
  player: 7,
  score: 8,
  ifEqual: 9,
  advances: 10,
} as const;
const WIDTH = 10;
const at = KNOCKOUT_COLUMNS;

/** What cannot be read or is still to be decided; contrast at least 4.5 on paper and band. */
const ALARM = '#a3341f';
const DECIDE = '#ffe3a6';

/** How results are written that the formulas read, blanks and the case of letters aside. */
const READ = {
  white: ['1-0', '1:0', '1F-0F', '+:-', '+-'],
  draw: ['½-½', '½:½', '½', '1/2-1/2', '1/2', '0.5-0.5', '0,5-0,5', '='],
  black: ['0-1', '0:1', '0F-1F', '-:+', '-+'],
  none: ['0F-0F', '0-0', '-:-', '--'],
};
const EVERY_WORD = [...READ.white, ...READ.draw, ...READ.black, ...READ.none];

const listed = (words: readonly string[]) => `|${words.join('|')}|`;

/** True for what the formulas count as a result; the same rule as theirs in `holds`. */
export function countsAsResult(text: string): boolean {
  return listed(EVERY_WORD).includes(`|${text.replace(/ /g, '').toUpperCase()}|`);
}

/** How the tab names a player: `A 1`, or `1` where the event has no sections. */
export function referenceOf({ section, no }: Qualifier): string {
  return section === undefined ? String(no) : `${section} ${String(no)}`;
}

/** A match and the rows that it fills: its heading, then its games. The second row names the lower player too. */
interface Placed {
  readonly match: Match;
  readonly row: number;
  readonly rows: number;
}

/** A row as it is written, column by column. */
type Row = CellValue[];

export function knockoutPlan(input: KnockoutInput): TabPlan {
  const { name, language, seeds } = input;
  const texts = tabTexts(language);
  const own = texts.knockout;
  const hasSections = seeds.some(({ section }) => section !== undefined);
  const placed = place(bracket(seeds.length, input.thirdPlace), input.games);
  const podium = podiumOf(placed, seeds.length);
  const end = placed[placed.length - 1] as Placed;
  const podiumRow = end.row + end.rows + 1;
  const last = podiumRow + podium.length - 1;

  const rows = Array.from({ length: last }, (): Row => new Array<CellValue>(WIDTH).fill(''));
  for (const one of placed) writeMatch(rows, one, placed, input, texts);
  podium.forEach((source, i) => {
    const row = podiumRow + i;
    put(rows, row, at.match, own.places[i] ?? '');
    put(rows, row, at.no, numberOf(source, placed, seeds));
    put(rows, row, at.player, `=${ifBlank(cell(row, at.no), nameOf(input.players, cell(row, at.no)))}`);
  });
  /** The cells of some columns, below the headings. */
  const written = (column: number, columns = 1, first = 2, to = last) =>
    rows.slice(first - 1, to).map((row) => row.slice(column - 1, column - 1 + columns));
  const below = (column: number, columns = 1) => area(2, column, last - 1, columns);

  const matches = placed.filter(({ match }) => match.lower !== undefined);
  const games = new Map(
    matches.flatMap(({ row, rows: n }) => Array.from({ length: n - 1 }, (_, i) => [row + 1 + i, true])),
  );
  const firstRows = new Map(matches.map(({ row }) => [row, area(row, at.player, 2)]));
  // Numbers that are fixed stand above those that come from matches.
  const fixed = Math.max(...rows.map((row, i) => (isFixed(row[at.no - 1]) ? i + 1 : 0)));
  const results = matches.map(({ row, rows: n }) => area(row + 1, at.result, n - 1));
  const decisions = matches.map(({ row }) => area(row, at.ifEqual));
  const everyRow = (column: number, columns = 1) => area(1, column, last, columns);
  const operations: Operation[] = [
    ...opening(name, texts.unfinished(name), { rows: Math.max(NEW_TAB.rows, last), columns: WIDTH }),
    { do: 'look', areas: [area(2, at.no, fixed - 1), ...results, ...decisions], look: 'format', value: '@' },
    { do: 'values', area: area(1, 1, 1, WIDTH), values: [headings(texts, hasSections)] },
    { do: 'values', area: below(at.match), values: written(at.match) },
    { do: 'texts', area: area(2, at.no, fixed - 1), values: written(at.no, 1, 2, fixed) },
    {
      do: 'formulas',
      area: area(fixed + 1, at.no, last - fixed),
      formulas: formulas(written(at.no, 1, fixed + 1)),
    },
    { do: 'formulas', area: below(at.white, 4), formulas: formulas(written(at.white, 4)) },
    { do: 'formulas', area: below(at.player, 2), formulas: formulas(written(at.player, 2)) },
    { do: 'formulas', area: below(at.advances), formulas: formulas(written(at.advances)) },
    {
      do: 'dropdown',
      area: below(at.result),
      words: RESULT_WORDS,
      help: texts.resultHelp,
      rows: rows.slice(1).map((_, i) => games.has(i + 2)),
    },
    {
      do: 'choices',
      area: below(at.ifEqual),
      from: rows.slice(1).map((_, i) => firstRows.get(i + 2)),
      help: own.ifEqualHelp,
    },
    {
      do: 'notes',
      area: area(1, at.result, 1, 7),
      notes: [[own.resultNote, '', '', own.numberNote(hasSections), '', '', own.ifEqualNote]],
    },
    ...looks(placed, matches, podiumRow, podium.length),
    { do: 'look', areas: [...results, ...decisions], look: 'background', value: TYPE_HERE },
    { do: 'look', areas: [everyRow(at.advances), area(podiumRow, at.player)], look: 'weight', value: 'bold' },
    {
      do: 'look',
      areas: [at.result, at.no, at.score].map((column) => everyRow(column)),
      look: 'align',
      value: 'center',
    },
    {
      do: 'look',
      areas: [everyRow(at.match, 2), everyRow(at.black, 2), everyRow(at.player), everyRow(at.ifEqual, 2)],
      look: 'align',
      value: 'left',
    },
    { do: 'look', areas: [below(at.unread)], look: 'colour', value: ALARM },
    { do: 'widths', first: 1, count: WIDTH, width: 140 },
    { do: 'widths', first: at.match, count: 1, width: 125 },
    { do: 'widths', first: at.result, count: 1, width: 75 },
    { do: 'widths', first: at.unread, count: 1, width: 30 },
    { do: 'widths', first: at.no, count: 1, width: hasSections ? 110 : 50 },
    { do: 'widths', first: at.score, count: 1, width: 85 },
    { do: 'widths', first: at.ifEqual, count: 1, width: 105 },
    { do: 'noGridlines' },
    { do: 'freeze', rows: 1 },
    { do: 'tabColour', colour: ACCENT },
  ];
  return { kind: 'knockout', name, operations };
}

/** One after the other, with a blank row before each round. */
function place(matches: readonly Match[], games: number): Placed[] {
  let next = 2;
  return matches.map((match, i) => {
    const before = matches[i - 1];
    if (before && (before.round !== match.round || before.thirdPlace)) next++;
    const rows = match.lower ? games + 1 : 1;
    next += rows;
    return { match, row: next - rows, rows };
  });
}

/** Winner, second and so on, as far as the matches tell. */
function podiumOf(placed: readonly Placed[], seeds: number): Source[] {
  const final = placed.length - 1;
  const third = placed.findIndex(({ match }) => match.thirdPlace);
  const sources: Source[] = [{ winnerOf: final }, { loserOf: final }];
  if (third !== -1) sources.push({ winnerOf: third }, { loserOf: third });
  // Of three, who lost to a finalist.
  else if (seeds === 3) sources.push({ loserOf: placed.findIndex(({ match }) => match.lower) });
  return sources;
}

/** The number beside a section would be taken for a place in it: the heading says what both are. */
function headings(texts: TabTexts, hasSections: boolean): string[] {
  const { white, result, black, score, knockout } = texts;
  const { heading: match, player, ifEqual, advances } = knockout;
  const number = hasSections ? knockout.sectionAndNumber : texts.number;
  return [match, white, result, black, '', number, player, score, ifEqual, advances];
}

function put(rows: Row[], row: number, column: number, value: CellValue): void {
  const cells = rows[row - 1];
  if (cells) cells[column - 1] = value;
}

function writeMatch(
  rows: Row[],
  one: Placed,
  placed: readonly Placed[],
  { seeds, players, games }: KnockoutInput,
  { knockout: own }: TabTexts,
): void {
  const { match, row: upper } = one;
  const lower = upper + 1;
  const label = match.thirdPlace
    ? own.thirdPlace
    : own.match(roundsOf(seeds.length) - match.round + 1, match.no);
  put(rows, upper, at.match, match.lower ? label : own.bye(label));
  put(rows, upper, at.no, numberOf(match.upper, placed, seeds));
  if (!match.lower) {
    put(rows, upper, at.player, `=${nameOf(players, cell(upper, at.no))}`);
    put(rows, upper, at.advances, `=${cell(upper, at.player)}`);
    return;
  }
  put(rows, lower, at.no, numberOf(match.lower, placed, seeds));
  for (const [row, other] of [
    [upper, lower],
    [lower, upper],
  ] as const) {
    put(rows, row, at.player, `=${nameInMatch(players, cell(row, at.no), cell(other, at.no))}`);
    put(
      rows,
      row,
      at.score,
      `=${call('IF', `${readGames(one)}=0`, '""', scoreOf(one, cell(row, at.player)))}`,
    );
  }
  put(rows, upper, at.advances, `=${advancing(one, games, own.choose)}`);
  for (let game = 1; game <= games; game++) {
    const row = upper + game;
    const isUpper = isUpperWhite(match, game);
    const result = cell(row, at.result);
    put(rows, row, at.match, own.game(game));
    put(rows, row, at.white, `=${cell(isUpper ? upper : lower, at.player)}`);
    put(rows, row, at.black, `=${cell(isUpper ? lower : upper, at.player)}`);
    put(
      rows,
      row,
      at.unread,
      `=${ifBlank(result, call('IF', holds(result, EVERY_WORD), '""', quoted(own.unread)))}`,
    );
  }
}

function looks(
  placed: readonly Placed[],
  matches: readonly Placed[],
  podiumRow: number,
  podium: number,
): Operation[] {
  const [first] = matches as readonly [Placed, ...Placed[]];
  const advances = `$J${String(first.row)}`;
  const upper = `$G${String(first.row)}`;
  const lower = `$G${String(first.row + 1)}`;
  const isOpen = `=(${advances}<>"")*(${advances}<>${upper})*(${advances}<>${lower})`;
  const goesOn = (player: string) => `=(${player}<>"")*(${player}=${advances})`;
  const titles = [...placed.map(({ row }) => area(row, at.match)), area(podiumRow, at.match, podium)];
  return [
    ...heading(area(1, 1, 1, WIDTH)),
    { do: 'look', areas: placed.map(({ row }) => area(row, 1, 1, WIDTH)), look: 'background', value: BAND },
    {
      do: 'look',
      areas: placed.map(({ row, rows }) => area(row, 1, rows, WIDTH)),
      look: 'border',
      value: LINE,
    },
    { do: 'look', areas: titles, look: 'weight', value: 'bold' },
    { do: 'look', areas: [area(podiumRow, 1, podium, at.player)], look: 'size', value: 12 },
    {
      do: 'rules',
      rules: [
        {
          areas: matches.map(({ row }) => area(row, at.player)),
          ...{ formula: goesOn(upper), background: WON, bold: true },
        },
        {
          areas: matches.map(({ row }) => area(row + 1, at.player)),
          ...{ formula: goesOn(lower), background: WON, bold: true },
        },
        { areas: matches.map(({ row }) => area(row, at.ifEqual)), formula: isOpen, background: DECIDE },
        { areas: matches.map(({ row }) => area(row, at.advances)), formula: isOpen, colour: ALARM },
      ],
    },
  ];
}

function cell(row: number, column: number): string {
  return columnLetter(column) + String(row);
}

const isFixed = (value: CellValue = '') => value !== '' && !String(value).startsWith('=');

const formulas = (block: readonly Row[]): string[][] => block.map((row) => row.map(String));

/** Nothing while `test` is blank. */
function ifBlank(test: string, otherwise: string): string {
  return call('IF', `${test}=""`, '""', otherwise);
}

/** The reference of a seed, or the formula that takes it from the match in which it is decided. */
function numberOf(source: Source, placed: readonly Placed[], seeds: readonly Qualifier[]): string {
  if ('seed' in source) return referenceOf(seeds[source.seed - 1] as Qualifier);
  const isWinner = 'winnerOf' in source;
  const { match, row } = placed[isWinner ? source.winnerOf : source.loserOf] as Placed;
  if (!match.lower) return `=${cell(row, at.no)}`;
  const advances = cell(row, at.advances);
  const [ifUpper, ifLower] = isWinner ? [row, row + 1] : [row + 1, row];
  const decided = call(
    'IF',
    `${advances}=${cell(row, at.player)}`,
    cell(ifUpper, at.no),
    call('IF', `${advances}=${cell(row + 1, at.player)}`, cell(ifLower, at.no), '""'),
  );
  return `=${ifBlank(advances, decided)}`;
}

/** The name that belongs to a reference; `?` where there is no such player. */
function nameOf({ tab, row, sections, numbers, names }: PlayersAt, reference: string): string {
  const column = (c: number) => openColumn(tab, c, row);
  const key =
    sections === undefined
      ? `${column(numbers)}&""`
      : call('TRIM', `${column(sections)}&" "&${column(numbers)}`);
  const found = call('FILTER', column(names), `${key}=${reference}`);
  return call('IFERROR', call('INDEX', found, '1'), quoted('?'));
}

/** Two of the same name are told apart by their numbers. */
function nameInMatch(players: PlayersAt, no: string, other: string): string {
  const name = nameOf(players, no);
  const isSame = call('AND', `${other}<>""`, `${name}=${nameOf(players, other)}`);
  return ifBlank(no, `${name}&${call('IF', isSame, `" ("&${no}&")"`, '""')}`);
}

/** True in each cell that holds one of the words. */
function holds(cells: string, words: readonly string[]): string {
  const written = call('UPPER', call('SUBSTITUTE', cells, '" "', '""'));
  return call('ISNUMBER', call('FIND', `"|"&${written}&"|"`, quoted(listed(words))));
}

const gamesOf = ({ row, rows }: Placed, column: number) => area(row + 1, column, rows - 1);

/** How many games of a match have a result. */
function readGames(one: Placed): string {
  return call('SUMPRODUCT', `1*${holds(gamesOf(one, at.result), EVERY_WORD)}`);
}

/** The points of a player in his match. */
function scoreOf(one: Placed, player: string): string {
  const result = gamesOf(one, at.result);
  const points = (won: readonly string[]) => `(${holds(result, won)}+${holds(result, READ.draw)}/2)`;
  const white = `(${gamesOf(one, at.white)}=${player})*${points(READ.white)}`;
  const black = `(${gamesOf(one, at.black)}=${player})*${points(READ.black)}`;
  return call('SUMPRODUCT', `${white}+${black}`);
}

/** Who leads by more than can be made up, or whom the arbiter chose once all games have ended equal. */
function advancing(one: Placed, games: number, choose: string): string {
  const [upper, lower] = [one.row, one.row + 1];
  const score = (row: number) => call('N', cell(row, at.score));
  const player = (row: number) => cell(row, at.player);
  const chosen = cell(upper, at.ifEqual);
  const isChosen = (row: number) => call('OR', `${chosen}=${player(row)}`, `${chosen}=${cell(row, at.no)}`);
  const left = `${String(games)}-${readGames(one)}`;
  const byHand = call(
    'IF',
    ...[isChosen(upper), player(upper), call('IF', isChosen(lower), player(lower), quoted(choose))],
  );
  const leader = call('IF', `${score(upper)}>${score(lower)}`, player(upper), player(lower));
  const lead = call('ABS', `${score(upper)}-${score(lower)}`);
  const decided = call('IF', `${lead}>${left}`, leader, call('IF', `${left}>0`, '""', byHand));
  return call('IF', call('OR', `${cell(upper, at.no)}=""`, `${cell(lower, at.no)}=""`), '""', decided);
}
