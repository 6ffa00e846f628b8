/**
 * What a chart of the model shows, read off its cells: lines over the labels of the first column.
 */
import { rectName } from '../host/model/a1';
import type { ChartState, Rect } from '../host/model/state';
import type { CellView, Workbook } from '../host/model/workbook';

export interface Line {
  readonly name: string;
  /** Undefined where there is no number. */
  readonly values: readonly (number | undefined)[];
  /** The last number as the sheet prints it; undefined for a line without any. */
  readonly last?: string;
}

export interface LineChart {
  readonly id: number;
  readonly anchor: ChartState['anchor'];
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly acrossTitle: string;
  readonly upTitle: string;
  /** What the script asks for, in the order of the lines. */
  readonly colours: readonly string[];
  readonly lowest?: number;
  readonly highest?: number;
  readonly labels: readonly string[];
  readonly lines: readonly Line[];
  /** Where the numbers stand, such as `A1:F5`. */
  readonly place: string;
}

/** Pixels; what Sheets gives a new chart. */
const WIDTH = 600;
const HEIGHT = 371;

/** Undefined for a chart that is no line chart or has no cells. */
export function readLineChart(chart: ChartState, cell: Workbook['cell']): LineChart | undefined {
  const [first] = chart.ranges;
  if (chart.type !== 'LINE' || !first) return undefined;
  const columns = chart.ranges.flatMap(({ sheetId, rect }) => columnsOf(rect, sheetId, cell));
  const table = chart.transpose ? turned(columns) : columns;
  const headers = chart.headers > 0 || !table.slice(1).some(([top]) => isName(top)) ? chart.headers : 1;
  const [domain = [], ...series] = table;
  const height = usedRows(table, headers);
  const option = (name: string) => chart.options[name];
  const number = (name: string, otherwise?: number) =>
    typeof option(name) === 'number' ? (option(name) as number) : otherwise;
  const text = (name: string) => (typeof option(name) === 'string' ? (option(name) as string) : '');
  const colours = option('colors');
  const lowest = number('vAxis.viewWindow.min');
  const highest = number('vAxis.viewWindow.max');
  return {
    id: chart.id,
    anchor: chart.anchor,
    width: number('width', WIDTH) ?? WIDTH,
    height: number('height', HEIGHT) ?? HEIGHT,
    title: text('title'),
    acrossTitle: text('hAxis.title'),
    upTitle: text('vAxis.title'),
    colours: Array.isArray(colours) ? colours.map(String) : [],
    ...(lowest === undefined ? {} : { lowest }),
    ...(highest === undefined ? {} : { highest }),
    labels: domain.slice(headers, height).map(({ display }) => display),
    lines: series
      .map((cells) => line(cells, headers, height))
      .filter(({ name, last }) => name !== '' || last),
    place: chart.ranges.map(({ rect }) => rectName(rect)).join(', '),
  };
}

function line(cells: readonly CellView[], headers: number, height: number): Line {
  const body = cells.slice(headers, height);
  const last = body.filter(({ value }) => typeof value === 'number').at(-1);
  return {
    name: headers > 0 ? (cells[headers - 1]?.display ?? '') : '',
    values: body.map(({ value }) => (typeof value === 'number' ? value : undefined)),
    ...(last ? { last: last.display } : {}),
  };
}

function columnsOf(rect: Rect, sheetId: number, cell: Workbook['cell']): CellView[][] {
  return Array.from({ length: rect.lastColumn - rect.column + 1 }, (_, c) =>
    Array.from({ length: rect.lastRow - rect.row + 1 }, (__, r) =>
      cell(sheetId, rect.row + r, rect.column + c),
    ),
  );
}

function turned(columns: readonly CellView[][]): CellView[][] {
  return (columns[0] ?? []).map((_, r) => columns.flatMap((column) => column[r] ?? []));
}

function isName(cell: CellView | undefined): boolean {
  return typeof cell?.value === 'string' && cell.value !== '';
}

/** Without the blank rows at the end, which wait for what comes later. */
function usedRows(table: readonly CellView[][], headers: number): number {
  let height = table[0]?.length ?? 0;
  while (height > headers && table.every((column) => (column[height - 1]?.display ?? '') === '')) height--;
  return height;
}

/** The chart in words, for those who do not see it. */
export function describe({ lines, labels, place }: LineChart): string {
  const ends = lines.flatMap(({ name, last }) => (last === undefined ? [] : [`${name} ${last}`.trim()]));
  if (ends.length === 0) return `Line chart of the table in ${place}, which has no numbers yet.`;
  const span = `from ${labels[0] ?? ''} to ${labels.at(-1) ?? ''}`;
  return `Line chart with ${lines.length} lines, ${span}. At the end: ${ends.join('; ')}. The table is in ${place}.`;
}
