/**
 * What a chart shows, read off the cells of the model.
 */
import { createHost } from '../../workbench/host/host';
import type { ChartState } from '../../workbench/host/model/state';
import { describe as inWords, readLineChart } from '../../workbench/page/chart-data';

const TABLE = [
  ['Round', 'Ana Gil', 'Zoë Ruiz', 'Max Frei'],
  ['1', '1', '0.5', '0'],
  ['2', '2', '1', ''],
  ['3', '2.5', '2', ''],
  ['', '', '', ''],
];

function read(chart: Partial<ChartState> = {}, table = TABLE) {
  const { workbook } = createHost();
  const { sheetId } = workbook.selection;
  workbook.paste(sheetId, 1, 1, table);
  const rect = { row: 1, column: 1, lastRow: table.length, lastColumn: table[0]?.length ?? 1 };
  const whole: ChartState = {
    id: 1,
    type: 'LINE',
    ranges: [{ sheetId, rect }],
    options: {},
    headers: 1,
    transpose: false,
    anchor: { row: 7, column: 2, x: 0, y: 0 },
    ...chart,
  };
  return readLineChart(whole, workbook.cell);
}

test('a line a column, over the labels of the first; rows that wait for later are left out', () => {
  const chart = read({
    options: { title: 'Running points', 'vAxis.title': 'Points', width: 400, colors: ['#000'] },
  });
  expect(chart).toMatchObject({
    title: 'Running points',
    acrossTitle: '',
    upTitle: 'Points',
    width: 400,
    height: 371,
    colours: ['#000'],
    labels: ['1', '2', '3'],
    lines: [
      { name: 'Ana Gil', values: [1, 2, 2.5], last: '2.5' },
      { name: 'Zoë Ruiz', values: [0.5, 1, 2], last: '2' },
      { name: 'Max Frei', values: [0, undefined, undefined], last: '0' },
    ],
  });
});

test('the headings are found where the script did not say that there are any', () => {
  expect(read({ headers: 0 })?.lines.map(({ name }) => name)).toEqual(['Ana Gil', 'Zoë Ruiz', 'Max Frei']);
  const bare = read({ headers: 0 }, [
    ['1', '5'],
    ['2', '6'],
  ]);
  expect(bare?.lines).toEqual([{ name: '', values: [5, 6], last: '6' }]);
});

test('rows as lines', () => {
  const chart = read({ transpose: true }, [
    ['', 'R1', 'R2'],
    ['Ana Gil', '1', '2'],
    ['Zoë Ruiz', '0', '1'],
  ]);
  expect(chart?.labels).toEqual(['R1', 'R2']);
  expect(chart?.lines).toEqual([
    { name: 'Ana Gil', values: [1, 2], last: '2' },
    { name: 'Zoë Ruiz', values: [0, 1], last: '1' },
  ]);
});

test('in words', () => {
  const chart = read();
  expect(chart && inWords(chart)).toBe(
    'Line chart with 3 lines, from 1 to 3. At the end: Ana Gil 2.5; Zoë Ruiz 2; Max Frei 0. The table is in A1:D5.',
  );
});

test('before the first result there is a chart without lines; other kinds are not drawn', () => {
  const empty = read({}, [
    ['Round', 'Ana Gil', 'Zoë Ruiz'],
    ['', '', ''],
  ]);
  expect(empty?.labels).toEqual([]);
  expect(empty && inWords(empty)).toBe('Line chart of the table in A1:C2, which has no numbers yet.');
  expect(read({ type: 'COLUMN' })).toBeUndefined();
});
