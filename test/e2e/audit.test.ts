/**
 * Dates and the check of the schedule in the browser: from the form to the column Date, and from a number mistyped to
 * paint on its row.
 */
import type { FrameLocator, Locator } from 'playwright-core';
import { Workbench } from './browser';

let bench: Workbench;
let sidebar: FrameLocator;
beforeAll(async () => {
  bench = await Workbench.open();
  sidebar = await bench.sidebar();
});
afterAll(() => bench.close());
afterEach(() => {
  expect(bench.problems.splice(0)).toEqual([]);
});

const button = (name: string): Locator => sidebar.getByRole('button', { name, exact: true });
const title = (): Promise<string> => sidebar.locator('.status-title').first().innerText();
const shot = async (name: string): Promise<void> => {
  const folder = process.env['SHOTS'];
  if (folder !== undefined) await bench.page.screenshot({ path: `${folder}/${name}.png` });
};

test('dates of the form stand in the schedule, and the status line goes by them', async () => {
  await sidebar.getByRole('radio', { name: 'A number' }).check();
  await sidebar.getByLabel('Number of players').fill('5');
  await sidebar.locator('summary', { hasText: 'Dates' }).click();
  await sidebar.getByLabel('First day').fill('2027-01-12');
  await sidebar.getByLabel('Rounds a day').fill('2');
  await sidebar.getByLabel('Time, round 1 of the day').fill('19:30');
  await sidebar.getByLabel('Time, round 2 of the day').fill('21:15');
  await shot('dates-form');
  await button('Generate schedule').click();
  await sidebar.getByText('Done: ').first().waitFor();
  await bench.settled();
  await bench.tab('Schedule');
  expect(await bench.block('Schedule!B1', 'Schedule!B7')).toEqual([
    ['Date'],
    ...Array.from({ length: 3 }, () => ['12 Jan 2027 19:30']),
    ...Array.from({ length: 3 }, () => ['12 Jan 2027 21:15']),
  ]);
  await shot('dates-schedule');
});

test('a number mistyped is named, led to, painted, and put right', async () => {
  await bench.type('H3', '2');
  await sidebar.getByRole('tab', { name: 'Share' }).click();
  await button('Check the schedule').click();
  expect(await bench.until(title, '1 fault in the schedule')).toBe('1 fault in the schedule');
  const panel = sidebar.getByRole('tabpanel', { name: 'Share' });
  expect(await panel.innerText()).toContain('Round 1: 2 Player 2 stands where 4 Player 4 is missing.');
  await sidebar.getByRole('button', { name: 'Go to the cell H3' }).first().click();
  await button('Paint these rows').click();
  await button('Take the paint off').waitFor();
  await bench.settled();
  await shot('audit-painted');
  await bench.type('H3', '4');
  await button('Check the schedule').click();
  expect(await bench.until(title, 'Nothing is wrong with the schedule.')).toBe(
    'Nothing is wrong with the schedule.',
  );
  await button('Take the paint off').click();
  await sidebar.getByText('The paint is off.').first().waitFor();
  await bench.settled();
  await shot('audit-sound');
});

test('a name that was typed over is told above every panel, and its formula comes back with one click', async () => {
  const name = await bench.block('Schedule!E2', 'Schedule!E2');
  await bench.type('E2', 'Hacker');
  await button('Check the schedule').click();
  expect(await bench.until(title, '1 fault in the schedule')).toBe('1 fault in the schedule');
  const told = 'E2 of the schedule shows “Hacker”, but number 2 is “Player 2”.';
  expect(await sidebar.getByText(told).count()).toBe(2);
  await shot('audit-name');
  await button('Refresh names').click();
  await sidebar.getByText('The names in the schedule are those of the list').first().waitFor();
  await bench.settled();
  expect(await bench.block('Schedule!E2', 'Schedule!E2')).toEqual(name);
  expect(await button('Refresh names').count()).toBe(0);
});
