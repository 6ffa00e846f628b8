/**
 * The Schedule tab: a row a game, the free rounds last in their round, a column to type the results into.
 */
import type { RoundDate } from '../engine/planning/round-dates';
import { size, type Format } from '../engine/schedule/format';
import { byeOf, writeRound } from '../engine/schedule/schedule';
import type { Language } from '../messages/languages';
import { dateFormat, hasTimes, serialOf } from './dates';
import { call, ifBlank, nameOf, quoted, type PlayersAt } from './formula';
import { area, columnLetter, opening, NEW_TAB, type CellValue, type Operation, type TabPlan } from './plan';
import { ACCENT, BAND, heading, isEven, isOdd, LINE, PAPER, QUIET, TYPE_HERE } from './style';
import { nameWidth } from './text-width';
import { tabTexts } from './texts';

/** Up to this many players names are formulas; above it they are values, which Sheets shows much faster. */
export const MOST_FORMULA_PLAYERS = 60;
/** The same for all sections in sum. */
export const MOST_FORMULA_PLAYERS_IN_SECTIONS = 500;

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
  /** Instead of the one group of format, names and rows. The section is then the first column. */
  readonly sections?: readonly ScheduleSection[];
  /** One a round, for all sections; absent where the dates are typed. */
  readonly dates?: readonly RoundDate[];
}

export interface ScheduleSection {
  /** As it stands in the list of players. */
  readonly name: CellValue;
  /** By start number. */
  readonly names: readonly string[];
  readonly rows: readonly ScheduleRow[];
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

/** One column more than the tab fills: the functions of other tabs read as far as this, with sections by one more. */
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

export function schedulePlan(input: ScheduleInput): TabPlan {
  const { name, language, format, lookup, sections, dates = [] } = input;
  const texts = tabTexts(language);
  const { names } = input;
  const groups = sections ?? [{ name: '', names, rows: input.rows ?? scheduleRows(format) }];
  const games = groups.flatMap(({ rows, ...group }) => rows.map((row) => ({ row, group })));
  const n = games.length;
  const first = sections ? 1 : 0;
  const at = columnsFrom(first);
  const width = first + 8;
  const column = (c: number, columns = 1) => area(2, c, n, columns);
  const hasFree = games.some(({ row }) => row[1] === '');
  const cell = (c: number, row: number | string) => columnLetter(c) + String(row);
  const nameAt = ({ names: own }: { names: readonly string[] }, no: CellValue) =>
    typeof no === 'number' ? (own[no - 1] ?? '?') : texts.bye;

  const namesOfGames: Operation[] = lookup
    ? [
        {
          do: 'formulas',
          area: column(at.white),
          formulas: games.map((_, i) => [nameFormulas(i + 2, at, lookup, language).white]),
        },
        {
          do: 'formulas',
          area: column(at.black),
          formulas: games.map((_, i) => [nameFormulas(i + 2, at, lookup, language).black]),
        },
      ]
    : [
        {
          do: 'texts',
          area: column(at.white),
          values: games.map(({ row, group }) => [nameAt(group, row[2])]),
        },
        {
          do: 'texts',
          area: column(at.black),
          values: games.map(({ row, group }) => [nameAt(group, row[3])]),
        },
      ];

  const headings: CellValue[] = [
    ...(sections ? [texts.section] : []),
    ...[texts.round, texts.date, texts.board, texts.number],
    ...[texts.white, texts.result, texts.black, texts.number],
  ];
  const serials = dates.map(serialOf);
  const dateOf = (round: number) => serials[round - 1] ?? '';
  // The names follow, and sections that are texts.
  const rows = games.map(({ row: [round, board, white, black, result = ''], group }): CellValue[] => [
    ...(sections ? [typeof group.name === 'number' ? group.name : ''] : []),
    ...[round, dateOf(round), board, white],
    ...['', result, '', black],
  ]);
  const hasTexts = groups.some((group) => group.name !== '' && typeof group.name !== 'number');
  const sectionTexts: Operation[] = hasTexts
    ? [{ do: 'texts', area: column(at.section), values: games.map(({ group }) => [group.name]) }]
    : [];
  const textColumns = [
    ...(hasTexts ? [at.section] : []),
    ...(lookup ? [at.result] : [at.white, at.result, at.black]),
  ];
  const [round, white, black] = [at.round, at.whiteNo, at.blackNo].map((c) => `$${cell(c, 2)}`);
  const free = `(${white}<>"")*(${black}="")`;
  const operations: Operation[] = [
    ...opening(name, texts.unfinished(name), {
      rows: Math.max(NEW_TAB.rows, n + 1),
      columns: first + SCHEDULE_WIDTH,
    }),
    { do: 'look', areas: textColumns.map((c) => column(c)), look: 'format', value: '@' },
    // Where dates are typed later, Sheets gives each the format that shows all of it.
    ...(dates.length > 0
      ? [
          {
            do: 'look',
            areas: [column(at.date)],
            look: 'format',
            value: dateFormat(dates, language),
          } as const,
        ]
      : []),
    { do: 'values', area: area(1, 1, n + 1, width), values: [headings, ...rows] },
    ...sectionTexts,
    ...namesOfGames,
    {
      do: 'dropdown',
      area: column(at.result),
      words: RESULT_WORDS,
      help: texts.resultHelp,
      ...(hasFree && n <= MOST_SINGLE_DROPDOWNS ? { rows: games.map(({ row }) => row[1] !== '') } : {}),
    },
    { do: 'notes', area: area(1, at.result), notes: [[texts.resultNote]] },
    ...heading(area(1, 1, 1, width)),
    { do: 'look', areas: [column(at.result)], look: 'background', value: TYPE_HERE },
    { do: 'look', areas: [column(1, width)], look: 'border', value: LINE },
    {
      do: 'rules',
      rules: [
        {
          areas: [column(1, width)],
          formula: `=${free}*${isEven(round ?? '')}`,
          background: BAND,
          colour: QUIET,
          italic: true,
        },
        {
          areas: [column(1, width)],
          formula: `=${free}*${isOdd(round ?? '')}`,
          background: PAPER,
          colour: QUIET,
          italic: true,
        },
        {
          areas: [column(1, at.white), column(at.black, 2)],
          formula: `=(${white}<>"")*(${black}<>"")*${isEven(round ?? '')}`,
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
      areas: [
        ...(sections ? [at.section] : []),
        ...[at.round, at.board, at.whiteNo, at.result, at.blackNo],
      ].map((c) => area(1, c, n + 1)),
      look: 'align',
      value: 'center',
    },
    { do: 'widths', first: 1, count: width, width: 60 },
    { do: 'widths', first: at.date, count: 1, width: dates.length === 0 || hasTimes(dates) ? 140 : 100 },
    {
      ...{ do: 'widths', first: at.white, count: 3 },
      width: nameWidth(
        groups.flatMap((group) => group.names),
        180,
      ),
    },
    { do: 'widths', first: at.result, count: 1, width: 90 },
    { do: 'freeze', rows: 1 },
    { do: 'filter', area: area(1, 1, n + 1, width) },
    { do: 'tabColour', colour: ACCENT },
  ];
  return { kind: 'schedule', name, operations };
}

/** The formulas of the names in a row, by the columns of numbers and sections. */
export function nameFormulas(
  row: number,
  at: { readonly section?: number; readonly whiteNo: number; readonly blackNo: number },
  players: PlayersAt,
  language: Language,
): { readonly white: string; readonly black: string } {
  const blank = quoted('');
  const cell = (c: number) => columnLetter(c) + String(row);
  const [white, black] = [cell(at.whiteNo), cell(at.blackNo)];
  const section = at.section === undefined ? undefined : cell(at.section);
  // A row with only one number is a free round, wherever sorting puts it.
  const bye = call('IF', `${white}=${blank}`, blank, quoted(tabTexts(language).bye));
  return {
    white: `=${ifBlank(white, blank, nameOf(white, players, section))}`,
    black: `=${ifBlank(black, bye, nameOf(black, players, section))}`,
  };
}

/** The columns where `first` of them stand before the round: none, or that of the sections. */
function columnsFrom(first: number) {
  const { round, date, board, whiteNo, white, result, black, blackNo } = SCHEDULE_COLUMNS;
  return {
    section: first,
    round: round + first,
    date: date + first,
    board: board + first,
    whiteNo: whiteNo + first,
    white: white + first,
    result: result + first,
    black: black + first,
    blackNo: blackNo + first,
  };
}
