/**
 * A match of two teams of three, by clicks: from a list with a column Team to the standings of the teams, with a player
 * who leaves.
 */
import type { FrameLocator, Locator } from 'playwright-core';
import { Workbench } from './browser';

jest.setTimeout(120_000);

const LIST = [
  ['Name', 'Rating', 'Team'],
  ['Ana', '2000', 'North'],
  ['Xenia', '2100', 'South'],
  ['Ben', '1900', 'North'],
  ['Yuri', '1950', 'South'],
  ['Cem', '2200', 'North'],
  ['Zoe', '1800', 'South'],
];

let bench: Workbench;
let sidebar: FrameLocator;
beforeAll(async () => {
  bench = await Workbench.open();
  await bench.page.evaluate((list) => {
    const { workbook } = window.workbench.host;
    workbook.paste(workbook.addSheet('Players'), 1, 1, list);
  }, LIST);
  await bench.settled();
  sidebar = await bench.sidebar();
});
afterAll(() => bench.close());
afterEach(() => {
  expect(bench.problems.splice(0)).toEqual([]);
});

const panel = (name: string): Locator => sidebar.getByRole('tabpanel', { name });
const open = (name: string): Promise<void> => sidebar.getByRole('tab', { name }).click();

test('the card Teams makes the tabs of a match', async () => {
  await sidebar.getByRole('radio', { name: 'Teams' }).check();
  await sidebar.getByText('“North” against “South”, 3 players each.').waitFor();
  await sidebar.getByRole('button', { name: 'Generate schedule' }).click();
  await sidebar.getByText('Done: ').first().waitFor({ timeout: 60_000 });
  await bench.settled();
  expect(await bench.tabs()).toEqual(expect.arrayContaining(['Scheveningen table', 'Teams', 'Crosstable']));
  expect(await bench.block('Schedule!D2', 'Schedule!H4')).toEqual([
    ['1', 'Ana', '', 'Xenia', '4'],
    ['2', 'Ben', '', 'Yuri', '5'],
    ['6', 'Zoe', '', 'Cem', '3'],
  ]);
  expect(await bench.block('Scheveningen table!A2', 'Scheveningen table!H2')).toEqual([
    ['1', 'A1-B1', 'A2-B2', 'B3-A3', '', 'A1', '1', 'Ana'],
  ]);
});

test('results in the sidebar go into the tables', async () => {
  await open('Results');
  for (const [board, result] of [
    [1, '1-0'],
    [2, '½-½'],
    [3, '½-½'],
  ] as const)
    await panel('Results')
      .getByRole('group', { name: `Board ${board}:` })
      .getByRole('button', { name: new RegExp(`^${result},`) })
      .click();
  const teams = () => bench.block('Teams!A1', 'Teams!H3');
  const wanted = [
    ['Rank', 'Team', 'Played', 'Won', 'Drawn', 'Lost', 'Match points', 'Board points'],
    ['1', 'North', '1', '1', '0', '0', '2', '2'],
    ['2', 'South', '1', '0', '0', '1', '0', '1'],
  ];
  expect(await bench.until(teams, wanted)).toEqual(wanted);
  expect(await bench.block('Crosstable!C2', 'Crosstable!H3')).toEqual([
    ['×', '', '', '1', '', ''],
    ['', '×', '', '', '½', ''],
  ]);
});

test('the panel says how the match stands, and whose team each plays for', async () => {
  await open('Standings');
  expect(await panel('Standings').locator('.match').innerText()).toBe('North\u00a02 – South\u00a01');
  const [first = ''] = await panel('Standings').locator('tbody .who').allInnerTexts();
  expect(first.split('\n')).toEqual(['Ana', 'North']);
});

test('who leaves has three games scheduled, not five: one of three is below half', async () => {
  await open('Players');
  await panel('Players').locator('.person').nth(3).click();
  await panel('Players').getByRole('button', { name: 'Withdraw…' }).click();
  expect((await panel('Players').locator('.pairs dd').allInnerTexts()).join()).toBe('1 of 3,2');
  await panel('Players').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await bench.until(() => bench.cell('Players!E3'), 'Withdrawn');
  await bench.settled();
  // Without Xenia's game, which North had won.
  const points = () => bench.block('Teams!B2', 'Teams!H3');
  const wanted = [
    ['North', '1', '0', '1', '0', '1', '1'],
    ['South', '1', '0', '1', '0', '1', '1'],
  ];
  expect(await bench.until(points, wanted)).toEqual(wanted);
});

test('nobody can enter late', async () => {
  await panel('Players').getByRole('button', { name: 'Late entry…' }).click();
  expect(await panel('Players').innerText()).toContain(
    'A match of two teams has no place for one player more.',
  );
  expect(await panel('Players').getByRole('textbox', { name: 'Name' }).isVisible()).toBe(false);
});
