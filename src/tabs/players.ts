/**
 * The Players tab, and the start numbers of a list that stands there already.
 */
import type { Language } from '../messages/languages';
import type { PlayersAt } from './formula';
import { area, opening, NEW_TAB, type Block, type Grid, type Operation, type TabPlan } from './plan';
import { ACCENT, heading, LINE } from './style';
import { tabTexts } from './texts';

/** A player as his row in the tab holds him. */
export interface ListedPlayer {
  /** As the user typed it. */
  readonly name: string;
  readonly rating?: number;
  readonly federation?: string;
  readonly club?: string;
  readonly status?: 'playing' | 'withdrawn' | 'expelled';
}

export interface PlayersInput {
  readonly name: string;
  readonly language: Language;
  /** By start number. */
  readonly players: readonly ListedPlayer[];
}

/** Columns from A on that a list may fill; the functions of other tabs read as far as this. */
export const PLAYER_COLUMNS = 13;

/** Where the list of a tab made by `playersPlan` stands. */
export function playersAt(tab: string): PlayersAt {
  return { tab, row: 1, numbers: 1, names: 2 };
}

export function playersPlan({ name, language, players }: PlayersInput): TabPlan {
  const texts = tabTexts(language);
  const n = players.length;
  const rows = NEW_TAB.rows - 1;
  const [withdrawn, expelled] = texts.statusWords;
  const statusWord = { playing: '', withdrawn, expelled };
  const headings = [
    [texts.number, texts.name, texts.rating, texts.federation, texts.club, texts.status],
  ] as const;
  const operations: Operation[] = [
    ...opening(name, texts.unfinished(name), { rows: NEW_TAB.rows, columns: PLAYER_COLUMNS }),
    { do: 'look', areas: [area(2, 2, rows), area(2, 4, rows, 2)], look: 'format', value: '@' },
    { do: 'values', area: area(1, 1, 1, 6), values: headings },
    { do: 'values', area: area(2, 1, n), values: players.map((_, i) => [i + 1]) },
    { do: 'texts', area: area(2, 2, n), values: players.map((p) => [p.name]) },
    { do: 'values', area: area(2, 3, n), values: players.map((p) => [p.rating ?? '']) },
    { do: 'texts', area: area(2, 4, n, 2), values: players.map((p) => [p.federation ?? '', p.club ?? '']) },
    {
      do: 'values',
      area: area(2, 6, n),
      values: players.map((p) => [statusWord[p.status ?? 'playing'] ?? '']),
    },
    { do: 'dropdown', area: area(2, 6, rows), words: texts.statusWords, help: texts.statusHelp },
    {
      do: 'notes',
      area: area(1, 1, 1, 6),
      notes: [[texts.numberNote, '', '', '', '', texts.statusNote]],
    },
    ...heading(area(1, 1, 1, 6)),
    { do: 'look', areas: [area(2, 1, n, 6)], look: 'border', value: LINE },
    { do: 'look', areas: [area(1, 1, rows + 1)], look: 'align', value: 'center' },
    { do: 'look', areas: [area(1, 3, rows + 1)], look: 'align', value: 'right' },
    { do: 'look', areas: [area(1, 2, rows + 1), area(1, 4, rows + 1, 3)], look: 'align', value: 'left' },
    { do: 'widths', first: 1, count: 1, width: 50 },
    { do: 'widths', first: 2, count: 1, width: 200 },
    { do: 'widths', first: 3, count: 1, width: 70 },
    { do: 'freeze', rows: 1 },
    { do: 'tabColour', colour: ACCENT },
  ];
  return { kind: 'players', name, operations };
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
}

/**
 * Fixes the start numbers of a list that stands there: they fill its blank No. column, or else a new column at
 * its right, which is inserted so that taking it out again leaves the tab as it was.
 */
export function numbersPlan(input: NumbersInput): TabPlan {
  const { tab, grid, row, numbers } = input;
  const texts = tabTexts(input.language);
  const block: Block = numbers.map((no) => [no ?? '']);
  const filled = area(row + 1, input.column ?? input.lastColumn + 1, numbers.length);
  const operations: Operation[] =
    input.column === undefined
      ? [
          { do: 'insertColumns', after: input.lastColumn, count: 1 },
          // A new column takes over looks and dropdowns of its neighbour.
          { do: 'noDropdown', area: area(row, input.lastColumn + 1, numbers.length + 1) },
          { do: 'look', areas: [filled], look: 'format', value: '0' },
          { do: 'values', area: area(row, input.lastColumn + 1), values: [[texts.number]] },
          { do: 'values', area: filled, values: block },
        ]
      : [{ do: 'values', area: filled, values: block }];
  return { kind: 'players', name: tab, present: grid, operations };
}
