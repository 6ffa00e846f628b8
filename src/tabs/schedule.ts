/**
 * The Schedule tab: a row a game, the free rounds last in their round, a column to type the results into.
 */
import { size, type Format } from '../engine/schedule/format';
import { byeOf, writeRound } from '../engine/schedule/schedule';
import type { Language } from '../messages/languages';
import { call, ifBlank, nameOf, quoted, type PlayersAt } from './formula';
import { area, columnLetter, opening, NEW_TAB, type CellValue, type Operation, type TabPlan } from './plan';
import { ACCENT, BAND, heading, isEven, isOdd, LINE, PAPER, QUIET, TYPE_HERE } from './style';
import { tabTexts } from './texts';

/** Up to this many players names are formulas; above it they are values, which Sheets shows much faster. */
export const MOST_FORMULA_PLAYERS = 60;

/**
 * Up to this many rows a free round has no list of results. Above it every row has one, since a rule for each
 * row is much to send.
 */
export const MOST_SINGLE_DROPDOWNS = 5000;

export interface ScheduleInput {
  readonly name: string;
  readonly language: Language;
  readonly format: Format;
  /** By start number. */
  readonly names: readonly string[];
  /** Where the names are looked up; absent where they are written as values. */
  readonly lookup: PlayersAt | undefined;
  /** Instead of the rows of the format: those of a schedule that has results already. */
  readonly rows?: readonly ScheduleRow[];
}

export const SCHEDULE_COLUMNS = {
  round: 1,
  date: 2,
  board: 3,
  whiteNo: 4,
  white: 5,
  result: 6,
  black: 7,
  blackNo: 8,
} as const;

/** One column more than the tab fills: the functions of other tabs read as far as this. */
export const SCHEDULE_WIDTH = 9;

/** What the dropdown of the results offers; other ways to write a result are read too. */
export const RESULT_WORDS = ['1-0', '½-½', '0-1', '1F-0F', '0F-1F', '0F-0F'];

/** Round, board, both numbers and the result of a row; a free round has a blank board and a blank second number. */
export type ScheduleRow = readonly [
  round: number,
  board: CellValue,
  white: number,
  black: CellValue,
  result?: string,
];

export function scheduleRows(format: Format): ScheduleRow[] {
  const rows: ScheduleRow[] = [];
  const pairs: number[] = [];
  const { rounds } = size(format);
  for (let round = 1; round <= rounds; round++) {
    const end = writeRound(format, round, pairs);
    for (let seat = 0, board = 1; seat < end; seat += 2, board++) {
      rows.push([round, board, pairs[seat] as number, pairs[seat + 1] as number]);
    }
    const free = byeOf(format, round);
    if (free !== undefined) rows.push([round, '', free, '']);
  }
  return rows;
}

export function schedulePlan({ name, language, format, names, lookup, rows: given }: ScheduleInput): TabPlan {
  const texts = tabTexts(language);
  const games = given ?? scheduleRows(format);
  const n = games.length;
  const at = SCHEDULE_COLUMNS;
  const column = (c: number, columns = 1) => area(2, c, n, columns);
  const hasFree = format.players % 2 === 1;
  const nameAt = (no: CellValue) => (typeof no === 'number' ? (names[no - 1] ?? '?') : texts.bye);
  const whiteNo = (row: number) => columnLetter(at.whiteNo) + String(row);
  const blackNo = (row: number) => columnLetter(at.blackNo) + String(row);
  const blank = quoted('');

  const namesOfGames: Operation[] = lookup
    ? [
        {
          do: 'formulas',
          area: column(at.white),
          formulas: games.map((_, i) => {
            const no = whiteNo(i + 2);
            return [`=${ifBlank(no, blank, nameOf(no, lookup))}`];
          }),
        },
        {
          do: 'formulas',
          area: column(at.black),
          // A row with only one number is a free round, wherever sorting puts it.
          formulas: games.map((_, i) => {
            const no = blackNo(i + 2);
            const bye = call('IF', `${whiteNo(i + 2)}=${blank}`, blank, quoted(texts.bye));
            return [`=${ifBlank(no, bye, nameOf(no, lookup))}`];
          }),
        },
      ]
    : [
        { do: 'texts', area: column(at.white), values: games.map((game) => [nameAt(game[2])]) },
        { do: 'texts', area: column(at.black), values: games.map((game) => [nameAt(game[3])]) },
      ];

  const headings: CellValue[] = [
    ...[texts.round, texts.date, texts.board, texts.number],
    ...[texts.white, texts.result, texts.black, texts.number],
  ];
  // The names follow.
  const rows = games.map(([round, board, white, black, result = '']): CellValue[] => [
    ...[round, '', board, white],
    ...['', result, '', black],
  ]);
  const textColumns = lookup ? [at.result] : [at.white, at.result, at.black];
  const free = '($D2<>"")*($H2="")';
  const operations: Operation[] = [
    ...opening(name, texts.unfinished(name), {
      rows: Math.max(NEW_TAB.rows, n + 1),
      columns: SCHEDULE_WIDTH,
    }),
    { do: 'look', areas: textColumns.map((c) => column(c)), look: 'format', value: '@' },
    { do: 'look', areas: [column(at.date)], look: 'format', value: 'd mmm yyyy' },
    { do: 'values', area: area(1, 1, n + 1, 8), values: [headings, ...rows] },
    ...namesOfGames,
    {
      do: 'dropdown',
      area: column(at.result),
      words: RESULT_WORDS,
      help: texts.resultHelp,
      ...(hasFree && n <= MOST_SINGLE_DROPDOWNS ? { rows: games.map(([, board]) => board !== '') } : {}),
    },
    { do: 'notes', area: area(1, at.result), notes: [[texts.resultNote]] },
    ...heading(area(1, 1, 1, 8)),
    { do: 'look', areas: [column(at.result)], look: 'background', value: TYPE_HERE },
    { do: 'look', areas: [column(1, 8)], look: 'border', value: LINE },
    {
      do: 'rules',
      rules: [
        {
          areas: [column(1, 8)],
          formula: `=${free}*${isEven('$A2')}`,
          background: BAND,
          colour: QUIET,
          italic: true,
        },
        {
          areas: [column(1, 8)],
          formula: `=${free}*${isOdd('$A2')}`,
          background: PAPER,
          colour: QUIET,
          italic: true,
        },
        {
          areas: [column(1, 5), column(at.black, 2)],
          formula: `=($D2<>"")*($H2<>"")*${isEven('$A2')}`,
          background: BAND,
        },
      ],
    },
    {
      do: 'look',
      areas: [area(1, at.date, n + 1), area(1, at.white, n + 1), area(1, at.black, n + 1)],
      look: 'align',
      value: 'left',
    },
    {
      do: 'look',
      areas: [at.round, at.board, at.whiteNo, at.result, at.blackNo].map((c) => area(1, c, n + 1)),
      look: 'align',
      value: 'center',
    },
    { do: 'widths', first: 1, count: 8, width: 60 },
    { do: 'widths', first: at.date, count: 1, width: 100 },
    { do: 'widths', first: at.white, count: 3, width: 180 },
    { do: 'widths', first: at.result, count: 1, width: 90 },
    { do: 'freeze', rows: 1 },
    { do: 'filter', area: area(1, 1, n + 1, 8) },
    { do: 'tabColour', colour: ACCENT },
  ];
  return { kind: 'schedule', name, operations };
}
