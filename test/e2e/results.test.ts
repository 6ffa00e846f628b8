/**
 * The Results panel in the browser: taps, keys, and the sheet that others type into meanwhile.
 */
import type { FrameLocator, Locator } from 'playwright-core';
import { violations } from './axe';
import { Workbench } from './browser';

let bench: Workbench;
let sidebar: FrameLocator;
beforeAll(async () => {
  bench = await Workbench.open();
  sidebar = await bench.sidebar();
  await sidebar.getByRole('radio', { name: 'A number' }).check();
  await sidebar.getByLabel('Number of players').fill('7');
  await sidebar.getByRole('button', { name: 'Generate schedule' }).click();
  await sidebar.getByText('Done: ').first().waitFor();
  await bench.settled();
});
afterAll(() => bench.close());
afterEach(() => {
  expect(bench.problems.splice(0)).toEqual([]);
});

const panel = (): Locator => sidebar.getByRole('tabpanel', { name: 'Results' });
const round = (): Locator => panel().getByLabel('Round', { exact: true });
const game = (players: string): Locator => panel().getByRole('group', { name: players });
const tap = (players: string, result: string): Promise<void> =>
  game(players)
    .getByRole('button', { name: new RegExp(`^${result},`) })
    .click();
const column = async (): Promise<string[]> => (await bench.block('Schedule!F2', 'Schedule!F5')).flat();
const title = (): Promise<string> => sidebar.locator('.status-title').first().innerText();
const pressed = (): Promise<string[]> =>
  sidebar.locator('.game .result[aria-pressed="true"]:visible').allInnerTexts();

test('the tabs by keyboard; a running event opens on Results', async () => {
  const { page } = bench;
  await sidebar.getByRole('tab', { name: 'Set up' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await sidebar.getByRole('tab', { selected: true }).allInnerTexts()).toEqual(['Results']);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  expect(await sidebar.getByRole('tab', { selected: true }).allInnerTexts()).toEqual(['Set up']);
  await bench.reload();
  sidebar = await bench.sidebar();
  await game('Board 1').waitFor();
  expect(await sidebar.getByRole('tab', { selected: true }).allInnerTexts()).toEqual(['Results']);
  expect(await title()).toBe('Round 1 is next');
  expect(await panel().getByText('Bye').innerText()).toBe('Bye');
});

test('quick taps are all written, one after another', async () => {
  await tap('Board 1', '1-0');
  await tap('Board 2', '½-½');
  expect(await bench.until(column, ['1-0', '½-½', '', ''])).toEqual(['1-0', '½-½', '', '']);
  expect(await bench.until(title, 'Round 1: 1 result missing')).toBe('Round 1: 1 result missing');
  expect(await pressed()).toEqual(['1-0', '½-½']);
  expect(await panel().getByText('2 of 21 games').count()).toBe(1);
});

test('keys enter results and go on; the arrows move', async () => {
  const { page } = bench;
  await game('Board 3').getByRole('button', { name: /^1-0,/ }).focus();
  await page.keyboard.type('0-1');
  expect(await bench.until(column, ['1-0', '½-½', '0-1', ''])).toEqual(['1-0', '½-½', '0-1', '']);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  expect(await sidebar.locator('.result:focus').innerText()).toBe('½-½');
  await sidebar.getByRole('button', { name: 'Go to round 2' }).click();
  expect(await bench.until(title, 'Round 2 is next')).toBe('Round 2 is next');
  expect(await round().inputValue()).toBe('2');
  expect(await sidebar.locator('.result:focus').count()).toBe(1);
  await panel().getByRole('button', { name: 'Previous round' }).click();
});

test('a change of a played game says what was there, and can be undone', async () => {
  await tap('Board 1', '0-1');
  const back = game('Board 1').getByRole('button', { name: 'Undo' });
  await back.waitFor();
  expect(await game('Board 1').innerText()).toContain('Before: 1-0.');
  expect((await column())[0]).toBe('0-1');
  await back.click();
  expect((await bench.until(column, ['1-0', '½-½', '0-1', '']))[0]).toBe('1-0');
});

test('forfeits and clearing, behind the three dots', async () => {
  const more = game('Board 2').getByRole('button', { name: 'More results' });
  await more.click();
  await tap('Board 2', '1F-0F');
  expect((await bench.until(column, ['1-0', '1F-0F', '0-1', '']))[1]).toBe('1F-0F');
  await game('Board 2').getByRole('button', { name: 'More results, now 1F-0F' }).click();
  await game('Board 2').getByRole('button', { name: 'Clear the result' }).click();
  expect((await bench.until(column, ['1-0', '', '0-1', '']))[1]).toBe('');
  await game('Board 2').getByRole('button', { name: 'Undo' }).click();
  expect((await bench.until(column, ['1-0', '1F-0F', '0-1', '']))[1]).toBe('1F-0F');
});

test('what somebody else typed is asked about, never written over', async () => {
  await round().selectOption('2');
  await bench.tab('Schedule');
  await bench.type('F6', '0-1');
  await tap('Board 1', '1-0');
  const asked = game('Board 1').getByRole('alert');
  await asked.waitFor();
  expect(await asked.innerText()).toBe('Row 6 of the schedule now says “0-1”. Keep it, or write 1-0?');
  expect(await bench.cell('F6')).toBe('0-1');
  await game('Board 1').getByRole('button', { name: 'Keep 0-1' }).click();
  expect(await bench.until(pressed, ['0-1'])).toEqual(['0-1']);
  expect(await bench.cell('F6')).toBe('0-1');
});

test('what cannot be read is named with its cell, and mended by a tap', async () => {
  await bench.type('F7', 'draw?');
  await bench.reload();
  sidebar = await bench.sidebar();
  const said = game('Board 2').getByText('F7 reads “draw?”');
  await said.waitFor();
  expect(await title()).toBe('A result cannot be read');
  await game('Board 2').getByRole('button', { name: 'Go to the cell Schedule F7' }).click();
  await bench.settled();
  expect(await bench.page.evaluate(() => window.workbench.host.workbook.selection.rect)).toMatchObject({
    row: 7,
    column: 6,
  });
  await tap('Board 2', '½-½');
  expect(await bench.until(() => bench.cell('F7'), '½-½')).toBe('½-½');
  await said.waitFor({ state: 'detached' });
});

test('no accessibility violation, with a menu open', async () => {
  await game('Board 3').getByRole('button', { name: 'More results' }).click();
  expect(await violations(sidebar)).toEqual([]);
});
