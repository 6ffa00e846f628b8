/**
 * The tabs of one formula in the browser: made by the sidebar, calculated anew at every result that is typed.
 */
import { Workbench } from './browser';

const NAMES = ['Ana Gil', 'Luis Vega', 'Zoë Ruiz', 'Ida Storm', 'Li Wei', 'Max Frei'];

let bench: Workbench;
beforeAll(async () => {
  bench = await Workbench.open();
  const sidebar = await bench.sidebar();
  await sidebar.getByRole('radio', { name: 'Pasted list' }).check();
  await sidebar.getByLabel('Names, one a line').fill(NAMES.join('\n'));
  await sidebar.getByRole('button', { name: 'Generate schedule' }).click();
  await sidebar.getByText('Done: ').first().waitFor({ timeout: 30_000 });
  await bench.settled();
});
afterAll(() => bench.close());
afterEach(() => {
  expect(bench.problems.splice(0)).toEqual([]);
});

test('the sidebar lists every tab that it made, and shows one at a click', async () => {
  const sidebar = await bench.sidebar();
  const made = sidebar.locator('ul.tabs button');
  expect(await made.allInnerTexts()).toEqual([
    ...['Event', 'Players', 'Schedule', 'Berger table'],
    ...['Standings', 'Crosstable', 'Progress', 'By player'],
  ]);
  await made.getByText('Crosstable', { exact: true }).click();
  await bench.until(() => activeTab(), 'Crosstable');
  expect(await activeTab()).toBe('Crosstable');
});

test('before the first result everybody shares the first place', async () => {
  expect(await bench.block('Standings!A1', 'Standings!K2')).toEqual([
    ['Rank', 'No.', 'Name', 'Played', 'Won', 'Drawn', 'Lost', 'Points', 'SB', 'DE', 'KS'],
    ['1', '1', 'Ana Gil', '0', '0', '0', '0', '0', '0', '', '0'],
  ]);
  expect(await bench.block('Progress!A1', 'Progress!B2')).toEqual([
    ['Round', 'Ana Gil'],
    ['', ''],
  ]);
});

test('typed results move the standings, the crosstable, the progress and the rows of the players', async () => {
  await bench.tab('Schedule');
  // FIDE C.05 Annex 1, table for 5 or 6 players, rounds 1 and 2: 1-6 2-5 3-4, 6-4 5-3 1-2.
  const results = ['1-0', '½-½', '0-1', '1F-0F', '1-0', '½-½'];
  for (const [i, result] of results.entries()) await bench.type(`F${i + 2}`, result);
  await bench.until(() => bench.cell('Standings!H2'), '1.5');
  // SB: Ana 1 × 1 + ½ × 1 = 1.5, Li ½ × 1 + 1 × 0 = 0.5.
  expect(await bench.block('Standings!A2', 'Standings!I7')).toEqual([
    ['1', '1', 'Ana Gil', '2', '1', '1', '0', '1.5', '1.5'],
    ['2', '5', 'Li Wei', '2', '1', '1', '0', '1.5', '0.5'],
    ['3', '2', 'Luis Vega', '2', '0', '2', '0', '1', '1.5'],
    ['4', '6', 'Max Frei', '1', '1', '0', '1', '1', '1'],
    ['5', '4', 'Ida Storm', '1', '1', '0', '1', '1', '0'],
    ['6', '3', 'Zoë Ruiz', '2', '0', '0', '2', '0', '0'],
  ]);
  expect(await bench.block('Crosstable!A1', 'Crosstable!I7')).toEqual([
    ['No.', 'Name', '1', '2', '3', '4', '5', '6', 'Pts'],
    ['1', 'Ana Gil', '×', '½', '', '', '', '1', '1.5'],
    ['2', 'Luis Vega', '½', '×', '', '', '½', '', '1'],
    ['3', 'Zoë Ruiz', '', '', '×', '0', '0', '', '0'],
    ['4', 'Ida Storm', '', '', '1', '×', '', '-', '1'],
    ['5', 'Li Wei', '', '½', '1', '', '×', '', '1.5'],
    ['6', 'Max Frei', '0', '', '', '+', '', '×', '1'],
  ]);
  expect(await bench.block('Progress!A1', 'Progress!G4')).toEqual([
    ['Round', ...NAMES],
    ['1', '1', '0.5', '0', '1', '0.5', '0'],
    ['2', '1.5', '1', '0', '1', '1.5', '1'],
    ['', '', '', '', '', '', ''],
  ]);
  expect(await bench.block("'By player'!A1", "'By player'!E3")).toEqual([
    ['No.', 'Name', 'R1', 'R2', 'R3'],
    ['1', 'Ana Gil', '6w1', '2w½', '3b'],
    ['2', 'Luis Vega', '5w½', '1b½', '6w'],
  ]);
});

test('another list of tie-breaks changes the columns, a withdrawal annuls', async () => {
  await bench.tab('Event');
  await bench.type('B9', 'WIN, SB');
  expect(
    await bench.until(() => bench.block('Standings!H1', 'Standings!K1'), [['Points', 'WIN', 'SB', '']]),
  ).toEqual([['Points', 'WIN', 'SB', '']]);
  await bench.tab('Players');
  await bench.type('F7', 'Withdrawn');
  await bench.until(() => bench.cell('Crosstable!H2'), '(1)');
  expect(await bench.block('Crosstable!H2', 'Crosstable!H7')).toEqual([
    ['(1)'],
    [''],
    [''],
    ['(-)'],
    [''],
    ['×'],
  ]);
  expect(await bench.block('Standings!A7', 'Standings!C7')).toEqual([['', '6', 'Max Frei']]);
});

test('a mistyped result is named where the standings were, and they come back', async () => {
  await bench.tab('Schedule');
  await bench.type('F8', '3-1');
  expect(await bench.until(() => bench.cell('Standings!A1'), '#ERROR!')).toBe('#ERROR!');
  await bench.type('F8', '1-0');
  expect(await bench.until(() => bench.cell('Standings!A1'), 'Rank')).toBe('Rank');
});

function activeTab(): Promise<string> {
  return bench.page.evaluate(() => {
    const { workbook } = window.workbench.host as unknown as {
      workbook: {
        selection: { sheetId: number };
        state: { sheets: readonly { id: number; name: string }[] };
      };
    };
    return workbook.state.sheets.find(({ id }) => id === workbook.selection.sheetId)?.name ?? '';
  });
}
