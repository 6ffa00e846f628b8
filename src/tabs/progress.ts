/**
 * The Progress tab: `PROGRESS` over the event, and up to 12 players a line chart of the running points.
 */
import { area, type LineChart, type Operation, type TabPlan } from './plan';
import { body, columnsFor, eventFormula, roundsOf, SPARE, spilledPlan, type SpilledInput } from './spilled';
import { BAND, isEven, LINES } from './style';
import { BOLD, lineWidth, nameWidth } from './text-width';
import { tabTexts } from './texts';

/** More lines than this cannot be told apart. */
export const MOST_LINES = LINES.length;

/** Of every column: a longer name stands on several lines. */
const LEAST_WIDTH = 110;
const MOST_WIDTH = 170;
/** Of a row, and of a line in it, in pixels. */
const ROW_HEIGHT = 21;
const LINE_HEIGHT = 17;
/** Enough for 60 letters. */
const MOST_LINES_OF_HEADING = 4;

export function progressPlan(input: SpilledInput): TabPlan {
  const { at, format } = input;
  const table = { rows: roundsOf(input) + 1, columns: format.players + 1 };
  const width = columnWidth(input);
  // Words do not fill their lines.
  const lines = Math.ceil((1.2 * lineWidth(input.names)) / BOLD / width);
  const chart: Operation[] =
    format.players > MOST_LINES ? [] : [{ do: 'chart', chart: chartOf(input, table.rows, table.columns) }];
  return spilledPlan(input, {
    kind: 'progress',
    formula: eventFormula('PROGRESS', at),
    table,
    rules: [{ areas: [body(table)], formula: `=(A$1<>"")*($A2<>"")*${isEven('$A2')}`, background: BAND }],
    looks: [
      {
        do: 'look',
        areas: [area(1, 1, table.rows + SPARE, table.columns + SPARE)],
        look: 'align',
        value: 'center',
      },
      { do: 'widths', first: 1, count: columnsFor(table.columns), width },
      ...(lines > 1 ? headingsOf(lines, columnsFor(table.columns)) : []),
      ...chart,
    ],
  });
}

const columnWidth = ({ names }: SpilledInput) => Math.min(MOST_WIDTH, nameWidth(names, LEAST_WIDTH));

export const lineColours = (lines: number): readonly string[] => LINES.slice(0, lines);

/** Names on several lines. A row does not always grow by itself for what a formula spills. */
function headingsOf(lines: number, columns: number): Operation[] {
  return [
    { do: 'look', areas: [area(1, 1, 1, columns)], look: 'wrap', value: true },
    { do: 'heights', first: 1, count: 1, height: Math.min(MOST_LINES_OF_HEADING, lines) * LINE_HEIGHT + 6 },
  ];
}

/** Under the table, or beside one that is longer than it is wide. */
function chartOf(input: SpilledInput, rows: number, columns: number): LineChart {
  const { progress, points, round } = tabTexts(input.language);
  const width = columnWidth(input) * columns;
  const under = rows * ROW_HEIGHT <= Math.max(width, 420);
  return {
    area: area(1, 1, rows, columns),
    title: progress.title,
    xAxis: round,
    yAxis: points,
    colours: lineColours(columns - 1),
    ...(under ? { row: rows + 2, column: 1 } : { row: 2, column: columns + 2 }),
    width: 720,
    height: 360,
  };
}
