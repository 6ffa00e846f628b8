/**
 * The Players tab, and the start numbers of a list that stands there already.
 */
import type { Language } from '../messages/languages';
import type { PlayersAt } from './formula';
import {
  area,
  opening,
  NEW_TAB,
  type Block,
  type CellValue,
  type Grid,
  type Operation,
  type TabPlan,
} from './plan';
import { ACCENT, heading, LINE } from './style';
import { nameWidth } from './text-width';
import { tabTexts } from './texts';

/** A player as his row in the tab holds him. */
export interface ListedPlayer {
  /** As the user typed it. */
  readonly name: string;
  readonly rating?: number;
  readonly federation?: string;
  readonly club?: string;
  /** Only in a match of two teams. */
  readonly team?: string;
  /** Absent where the event has no sections. */
  readonly section?: CellValue;
  readonly status?: 'playing' | 'withdrawn' | 'expelled';
}

export interface PlayersInput {
  readonly name: string;
  readonly language: Language;
  /** By start number, section after section. */
  readonly players: readonly ListedPlayer[];
}

/** Columns from A on that a list may fill; the functions of other tabs read as far as this. */
export const PLAYER_COLUMNS = 13;

/** Where the list of a tab made by `playersPlan` stands. */
export function playersAt(tab: string, sectioned = false): PlayersAt {
  return sectioned
    ? { tab, row: 1, sections: 1, numbers: 2, names: 3 }
    : { tab, row: 1, numbers: 1, names: 2 };
}

export function playersPlan({ name, language, players }: PlayersInput): TabPlan {
  const texts = tabTexts(language);
  const n = players.length;
  const names = players.map((player) => player.name);
  const rows = NEW_TAB.rows - 1;
  const [withdrawn, expelled] = texts.statusWords;
  const statusWord = { playing: '', withdrawn, expelled };
  const sectioned = players.some(({ section }) => section !== undefined);
  // The section stands before everything else.
  const first = Number(sectioned);
  const hasTeams = players.some(({ team }) => team !== undefined);
  const status = first + 6 + Number(hasTeams);
  const width = status;
  const headings = [
    ...(sectioned ? [texts.section] : []),
    ...[texts.number, texts.name, texts.rating, texts.federation, texts.club],
    ...(hasTeams ? [texts.team] : []),
    texts.status,
  ];
  // Federation, club and team.
  const remarks = status - first - 4;
  const sections: Operation[] = sectioned
    ? [{ do: 'texts', area: area(2, 1, n), values: players.map((p) => [String(p.section ?? '')]) }]
    : [];
  const textAreas = [area(2, first + 2, rows), area(2, first + 4, rows, remarks)];
  const operations: Operation[] = [
    ...opening(name, texts.unfinished(name), {
      rows: Math.max(NEW_TAB.rows, n + 1),
      columns: PLAYER_COLUMNS,
    }),
    {
      do: 'look',
      areas: sectioned ? [area(2, 1, rows), ...textAreas] : textAreas,
      look: 'format',
      value: '@',
    },
    { do: 'values', area: area(1, 1, 1, width), values: [headings] },
    { do: 'values', area: area(2, first + 1, n), values: numbersOf(players).map((no) => [no]) },
    { do: 'texts', area: area(2, first + 2, n), values: players.map((p) => [p.name]) },
    { do: 'values', area: area(2, first + 3, n), values: players.map((p) => [p.rating ?? '']) },
    {
      do: 'texts',
      area: area(2, first + 4, n, remarks),
      values: players.map((p) => [
        ...[p.federation ?? '', p.club ?? ''],
        ...(hasTeams ? [p.team ?? ''] : []),
      ]),
    },
    {
      do: 'values',
      area: area(2, status, n),
      values: players.map((p) => [statusWord[p.status ?? 'playing'] ?? '']),
    },
    ...sections,
    { do: 'dropdown', area: area(2, status, rows), words: texts.statusWords, help: texts.statusHelp },
    {
      do: 'notes',
      area: area(1, first + 1, 1, status - first),
      notes: [
        [
          texts.numberNote,
          '',
          '',
          '',
          '',
          ...(hasTeams ? [texts.formats.teams.teamNote] : []),
          texts.statusNote,
        ],
      ],
    },
    ...heading(area(1, 1, 1, width)),
    { do: 'look', areas: [area(2, 1, n, width)], look: 'border', value: LINE },
    { do: 'look', areas: [area(1, 1, rows + 1, first + 1)], look: 'align', value: 'center' },
    { do: 'look', areas: [area(1, first + 3, rows + 1)], look: 'align', value: 'right' },
    {
      do: 'look',
      areas: [area(1, first + 2, rows + 1), area(1, first + 4, rows + 1, remarks + 1)],
      look: 'align',
      value: 'left',
    },
    { do: 'widths', first: 1, count: first + 1, width: 50 + 20 * first },
    { do: 'widths', first: first + 2, count: 1, width: nameWidth(names, 200) },
    { do: 'widths', first: first + 3, count: 1, width: 70 },
    { do: 'freeze', rows: 1 },
    { do: 'tabColour', colour: ACCENT },
  ];
  return { kind: 'players', name, operations };
}

/** Their start numbers: 1 to n in each section. */
export function numbersOf(players: readonly ListedPlayer[]): number[] {
  let no = 0;
  return players.map(({ section }, i) => (no = section === players[i - 1]?.section ? no + 1 : 1));
}

export interface NumbersInput {
  /** The tab of the list and its grid. */
  readonly tab: string;
  readonly grid: Grid;
  /** The list's language. */
  readonly language: Language;
  /** Row of the headings. */
  readonly row: number;
  /** Start numbers from the row below the headings on; blank where a row holds no player. */
  readonly numbers: readonly (number | undefined)[];
  /** The column headed No., where the list has one that is not filled. */
  readonly column: number | undefined;
  /** The last column of the tab that holds anything. */
  readonly lastColumn: number;
  /** Sections that are given too: the blank column headed Section, and a name for each row of a player. */
  readonly sections?: { readonly column: number; readonly names: readonly (CellValue | undefined)[] };
}

/**
 * Fixes the start numbers of a list that stands there, and its sections if there are to be some: they fill its blank No. column, or else a new column at
 * its right, which is inserted so that taking it out again leaves the tab as it was.
 */
export function numbersPlan(input: NumbersInput): TabPlan {
  const { tab, grid, row, numbers, sections } = input;
  const texts = tabTexts(input.language);
  const block: Block = numbers.map((no) => [no ?? '']);
  const filled = area(row + 1, input.column ?? input.lastColumn + 1, numbers.length);
  // Before a column is inserted: see `undoOf`.
  const named: Operation[] = sections
    ? [
        {
          do: 'values',
          area: area(row + 1, sections.column, numbers.length),
          values: sections.names.map((name) => [name ?? '']),
        },
      ]
    : [];
  const operations: Operation[] =
    input.column === undefined
      ? [
          ...named,
          { do: 'insertColumns', after: input.lastColumn, count: 1 },
          // A new column takes over looks and dropdowns of its neighbour.
          { do: 'noDropdown', area: area(row, input.lastColumn + 1, numbers.length + 1) },
          { do: 'look', areas: [filled], look: 'format', value: '0' },
          { do: 'values', area: area(row, input.lastColumn + 1), values: [[texts.number]] },
          { do: 'values', area: filled, values: block },
        ]
      : [...named, { do: 'values', area: filled, values: block }];
  return { kind: 'players', name: tab, present: grid, operations };
}
