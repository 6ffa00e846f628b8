/**
 * The Progress tab: `PROGRESS` over the event, and up to 12 players a line chart of the running points.
 */
import { area, type LineChart, type Operation, type TabPlan } from './plan';
import { body, columnsFor, eventFormula, roundsOf, SPARE, spilledPlan, type SpilledInput } from './spilled';
import { BAND, isEven, LINES } from './style';
import { tabTexts } from './texts';

/** More lines than this cannot be told apart. */
export const MOST_LINES = LINES.length;

const ROUND_WIDTH = 70;
const NAME_WIDTH = 110;
/** Of a row, in pixels. */
const ROW_HEIGHT = 21;

export function progressPlan(input: SpilledInput): TabPlan {
  const { at, format } = input;
  const table = { rows: roundsOf(input) + 1, columns: format.players + 1 };
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
      { do: 'widths', first: 1, count: 1, width: ROUND_WIDTH },
      { do: 'widths', first: 2, count: columnsFor(table.columns) - 1, width: NAME_WIDTH },
      ...chart,
    ],
  });
}

/** Under the table, or beside one that is longer than it is wide. */
function chartOf({ language }: SpilledInput, rows: number, columns: number): LineChart {
  const { progress, points, round } = tabTexts(language);
  const width = ROUND_WIDTH + NAME_WIDTH * (columns - 1);
  const under = rows * ROW_HEIGHT <= Math.max(width, 420);
  return {
    area: area(1, 1, rows, columns),
    title: progress.title,
    xAxis: round,
    yAxis: points,
    colours: LINES.slice(0, columns - 1),
    ...(under ? { row: rows + 2, column: 1 } : { row: 2, column: columns + 2 }),
    width: 720,
    height: 360,
  };
}
