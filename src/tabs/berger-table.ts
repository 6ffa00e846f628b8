/**
 * The Berger table as FIDE prints it (C.05 Annex 1), with the list of numbers and names beside it, for the wall.
 */
import { size, type Format } from '../engine/schedule/format';
import type { Language } from '../messages/languages';
import { nameOf, type PlayersAt } from './formula';
import { area, columnLetter, opening, NEW_TAB, type CellValue, type Operation, type TabPlan } from './plan';
import { scheduleRows, type ScheduleRow } from './schedule';
import { ACCENT, BAND, heading, isEven, LINE } from './style';
import { nameWidth } from './text-width';
import { tabTexts } from './texts';

export interface BergerTableInput {
  readonly name: string;
  readonly language: Language;
  readonly format: Format;
  /** By start number. */
  readonly names: readonly string[];
  /** Where the names are looked up; absent where they are written as values. */
  readonly lookup: PlayersAt | undefined;
  /** Instead of the rows of the format: those of the schedule, round by round. */
  readonly rows?: readonly ScheduleRow[];
}

/** The grid without its headings: round, the boards as `1-6`, and in an odd field who is free. */
function gridRows(rows: readonly ScheduleRow[]): CellValue[][] {
  const grid: CellValue[][] = [];
  for (const [round, , white, black] of rows)
    (grid[round - 1] ??= [round]).push(black === '' ? white : `${String(white)}-${String(black)}`);
  return grid;
}

export function bergerTablePlan(input: BergerTableInput): TabPlan {
  const { name, language, format, names, lookup } = input;
  const texts = tabTexts(language);
  const rows = gridRows(input.rows ?? scheduleRows(format));
  const { boards } = size(format);
  const players = format.players;
  const width = (rows[0] as CellValue[]).length;
  const hasBye = width > boards + 1;
  // A narrow blank column parts the two.
  const numbers = width + 2;
  const headings: CellValue[] = [texts.round];
  for (let board = 1; board <= boards; board++) headings.push(texts.boardOf(board));
  if (hasBye) headings.push(texts.bye);
  const numberColumn = columnLetter(numbers);
  const namesArea = area(2, numbers + 1, players);
  const grid = area(2, 1, rows.length, width);
  const list = area(2, numbers, players, 2);

  const operations: Operation[] = [
    ...opening(name, texts.unfinished(name), {
      rows: Math.max(NEW_TAB.rows, rows.length + 1),
      columns: numbers + 1,
    }),
    {
      do: 'look',
      areas: [area(2, 2, rows.length, boards), ...(lookup ? [] : [namesArea])],
      look: 'format',
      value: '@',
    },
    { do: 'values', area: area(1, 1, 1, width), values: [headings] },
    { do: 'values', area: grid, values: rows },
    { do: 'values', area: area(1, numbers, 1, 2), values: [[texts.number, texts.name]] },
    { do: 'values', area: area(2, numbers, players), values: names.map((_, i) => [i + 1]) },
    lookup
      ? {
          do: 'formulas',
          area: namesArea,
          formulas: names.map((_, i) => [`=${nameOf(numberColumn + String(i + 2), lookup)}`]),
        }
      : { do: 'texts', area: namesArea, values: names.map((player) => [player]) },
    ...heading(area(1, 1, 1, numbers + 1), [area(1, 1, 1, width), area(1, numbers, 1, 2)]),
    { do: 'look', areas: [grid, list], look: 'border', value: LINE },
    {
      do: 'rules',
      rules: [
        { areas: [grid], formula: `=($A2<>"")*${isEven('$A2')}`, background: BAND },
        {
          areas: [list],
          formula: `=($${numberColumn}2<>"")*${isEven(`$${numberColumn}2`)}`,
          background: BAND,
        },
      ],
    },
    {
      do: 'look',
      areas: [area(1, 1, rows.length + 1, width), area(1, numbers, players + 1)],
      look: 'align',
      value: 'center',
    },
    { do: 'look', areas: [area(1, numbers + 1, players + 1)], look: 'align', value: 'left' },
    { do: 'widths', first: 1, count: width, width: 70 },
    { do: 'widths', first: width + 1, count: 1, width: 24 },
    { do: 'widths', first: numbers, count: 1, width: 45 },
    { do: 'widths', first: numbers + 1, count: 1, width: nameWidth(names, 180) },
    { do: 'freeze', rows: 1 },
    { do: 'tabColour', colour: ACCENT },
  ];
  return { kind: 'berger', name, operations };
}
