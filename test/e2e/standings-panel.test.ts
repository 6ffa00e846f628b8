/**
 * The Standings panel in the browser: tie-breaks put in order, reasons, lots, tables as values and back.
 */
import type { FrameLocator, Locator } from 'playwright-core';
import { violations } from './axe';
import { Workbench } from './browser';

/** C.05 Annex 1 pairs 1-4 2-3, 4-3 1-2, 2-4 3-1. So 1 has 2½, 2 has 1½, 3 and 4 have 1. */
const RESULTS = ['1-0', '½-½', '1-0', '1-0', '1-0', '½-½'];

let bench: Workbench;
let sidebar: FrameLocator;
beforeAll(async () => {
  bench = await Workbench.open();
  sidebar = await bench.sidebar();
  await sidebar.getByRole('radio', { name: 'A number' }).check();
  await sidebar.getByLabel('Number of players').fill('4');
  await sidebar.getByRole('button', { name: 'Generate schedule' }).click();
  await sidebar.getByText('Done: ').first().waitFor();
  await bench.settled();
  await bench.tab('Schedule');
  for (const [i, result] of RESULTS.entries()) await bench.type(`F${i + 2}`, result);
  await bench.lookAgain();
  await sidebar.getByRole('tab', { name: 'Standings' }).click();
  await sidebar.locator('.standings tbody tr').first().waitFor();
});
afterAll(() => bench.close());
afterEach(() => {
  expect(bench.problems.splice(0)).toEqual([]);
});

const panel = (): Locator => sidebar.getByRole('tabpanel', { name: 'Standings' });
const order = (): Promise<string[]> => sidebar.locator('.order small').allInnerTexts();
const cells = (row: string): string[] => row.split('\t').map((cell) => cell.trim());
const heads = (): Promise<string[]> =>
  sidebar.locator('.standings th[scope="col"] abbr, .standings thead .who').allInnerTexts();
const rows = async (): Promise<string[][]> => {
  const texts = await sidebar.locator('.standings tbody tr').allInnerTexts();
  return texts.map(cells);
};
const title = (): Promise<string> => sidebar.locator('.status-title').first().innerText();

test('the table is that of the tab Standings', async () => {
  expect(await title()).toBe('All results in: publish the standings');
  expect(await heads()).toEqual(['#', 'Name', 'Pts', 'SB', 'DE', 'KS']);
  for (const name of ['Rank', 'Points', 'Sonneborn-Berger', 'Direct Encounter', 'Koya System'])
    expect(await sidebar.getByRole('columnheader', { name, exact: true }).count()).toBe(1);
  expect(await rows()).toEqual([
    ['1', 'Player 1', '2½', '3', '', '1'],
    ['2', 'Player 2', '1½', '1.5', '', '0'],
    ['3', 'Player 3', '1', '2', '', '1'],
    ['4', 'Player 4', '1', '1', '', '0'],
  ]);
});

test('Alt and an arrow move a tie-break; the order is written after a question and logged', async () => {
  const { page } = bench;
  await sidebar.getByRole('button', { name: 'Move up: Direct Encounter' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  expect(await order()).toEqual(['DE', 'SB', 'KS']);
  expect(await sidebar.locator(':focus').getAttribute('aria-label')).toBe('Move up: Direct Encounter');
  expect(await sidebar.getByText('DE: place 1 of 3').count()).toBe(1);
  expect((await rows()).map(([, name]) => name)).toEqual(['Player 1', 'Player 2', 'Player 4', 'Player 3']);
  expect(await title()).toBe('All results in: publish the standings');
  expect(await sidebar.getByText('Results exist: the change will be').getAttribute('class')).toBe('remark');
  await sidebar.getByRole('button', { name: 'Use this order' }).click();
  const asked = sidebar.getByRole('alertdialog', { name: 'Change the tie-breaks now?' });
  await asked.waitFor();
  expect(await title()).toBe('The order of the tie-breaks is not written yet');
  expect(await sidebar.locator('.status progress').isVisible()).toBe(false);
  await asked.getByRole('button', { name: 'Change them' }).click();
  expect(await bench.until(title, 'The tie-breaks are changed')).toBe('The tie-breaks are changed');
  await bench.settled();
  const event = (await bench.block('Event!A1', 'Event!C30')).map((row) => row.join('|'));
  expect(event.filter((line) => line.startsWith('Tie-breaks|DE, SB, KS'))).toHaveLength(1);
  expect(event.some((line) => line.includes('SB, DE, KS'))).toBe(true);
});

test('drag, add, take out, discard', async () => {
  await sidebar
    .locator('.order li')
    .nth(2)
    .dragTo(sidebar.locator('.order li').nth(0), {
      targetPosition: { x: 20, y: 4 },
    });
  expect(await order()).toEqual(['KS', 'DE', 'SB']);
  await sidebar.getByLabel('Another tie-break…').selectOption('WIN');
  await sidebar.getByRole('button', { name: 'Add', exact: true }).click();
  await sidebar.getByRole('button', { name: 'Take out: Koya System' }).click();
  expect(await order()).toEqual(['DE', 'SB', 'WIN']);
  expect(await heads()).toEqual(['#', 'Name', 'Pts', 'DE', 'SB', 'WIN']);
  await sidebar.getByRole('button', { name: 'Discard' }).click();
  expect(await order()).toEqual(['DE', 'SB', 'KS']);
});

test('why, and where a value comes from', async () => {
  await sidebar.locator('.standings tbody tr').nth(2).click();
  expect((await sidebar.locator('.why').innerText()).split('\n').filter((line) => line !== '')).toEqual([
    'Why is Player 4 above Player 3?',
    'Points: both 1.',
    'Direct Encounter: 1 to 0. C.07 art. 6',
  ]);
  await sidebar.getByText('Where does a value come from?').click();
  const player = panel().getByLabel('Player', { exact: true });
  expect(await player.locator('option:checked').innerText()).toBe('3. Player 4');
  await player.selectOption({ label: '4. Player 3' });
  await panel().getByLabel('Tie-break', { exact: true }).selectOption({ label: 'Sonneborn-Berger' });
  const details = sidebar.getByRole('table', { name: 'Sonneborn-Berger: 4. Player 3' });
  expect((await details.locator('tr').allInnerTexts()).map(cells)).toEqual([
    ['R', 'Opponent', 'Result', "Opponent's points", 'Adds'],
    ['1', 'Player 2', '½', '1.5', '0.75'],
    ['2', 'Player 4', '0', '1', '0'],
    ['3', 'Player 1', '½', '2.5', '1.25'],
    ['Total', '2'],
  ]);
});

test('lots for the tied, from a seed that stands in Event', async () => {
  for (const name of ['Direct Encounter', 'Sonneborn-Berger', 'Koya System'])
    await sidebar.getByRole('button', { name: `Take out: ${name}` }).click();
  await sidebar.getByRole('button', { name: 'Use this order' }).click();
  await sidebar
    .getByRole('alertdialog', { name: 'Change the tie-breaks now?' })
    .getByRole('button', { name: 'Change them' })
    .click();
  await sidebar.getByText('Rank 3: Player 3 and Player 4.').waitFor();
  const seed = panel().getByLabel('Seed', { exact: true });
  await seed.fill('two words');
  await sidebar.getByRole('button', { name: 'Draw lots' }).click();
  expect(await seed.getAttribute('aria-invalid')).toBe('true');
  await seed.fill('2027-01-12');
  await sidebar.getByRole('button', { name: 'Draw lots' }).click();
  expect(await bench.until(title, 'Lots drawn with the seed 2027-01-12')).toBe(
    'Lots drawn with the seed 2027-01-12',
  );
  expect(await order()).toEqual(['LOT']);
  expect((await rows()).map(([rank]) => rank)).toEqual(['1', '2', '3', '4']);
  await bench.settled();
  const event = (await bench.block('Event!A1', 'Event!B30')).map((row) => row.join('|'));
  expect(event).toContain('Seed of the lots|2027-01-12');
  expect(event).toContain('Tie-breaks|LOT 2027-01-12');
});

test('the tables as values, and live again', async () => {
  await sidebar.getByRole('button', { name: 'Publish as values' }).click();
  await sidebar.getByRole('button', { name: 'Back to live formulas' }).waitFor();
  await bench.settled();
  const before = await bench.block('Standings!A1', 'Standings!H5');
  await bench.tab('Schedule');
  await bench.type('F2', '0-1');
  expect(await bench.block('Standings!A1', 'Standings!H5')).toEqual(before);
  await sidebar.getByRole('button', { name: 'Back to live formulas' }).click();
  await sidebar.getByRole('button', { name: 'Publish as values' }).waitFor();
  await bench.settled();
  const after = await bench.block('Standings!A1', 'Standings!H5');
  expect(after).not.toEqual(before);
  expect(after[0]?.slice(0, 3)).toEqual(before[0]?.slice(0, 3));
});

test('no accessibility violation', async () => {
  expect(await violations(sidebar)).toEqual([]);
});
