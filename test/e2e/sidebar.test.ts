/**
 * The main job in the browser: menu, sidebar, a schedule in new tabs, results.
 */
import { violations } from './axe';
import { Workbench } from './browser';

const HOSTILE = ['Ana Gil', '=1+1', '<img src=x onerror=alert(1)>', '1/2', 'Zoë Ruiz'];

let bench: Workbench;
beforeAll(async () => {
  bench = await Workbench.open();
});
afterAll(() => bench.close());
afterEach(() => {
  expect(bench.problems.splice(0)).toEqual([]);
});

test('the menu has what onOpen built', async () => {
  const { page } = bench;
  await bench.menu('Extensions');
  await page.locator('#menus').getByText('Berger', { exact: true }).click();
  const submenu = page.locator('#menus ul ul');
  expect(await submenu.getByRole('menuitem').allInnerTexts()).toEqual([
    'Open sidebar',
    'Generate schedule from selection',
    'Check this sheet',
    'Help',
  ]);
  await submenu.getByText('Help', { exact: true }).click();
  const dialog = page.locator('dialog');
  expect(await dialog.locator('.dialog-body').innerText()).not.toBe('');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await dialog.waitFor({ state: 'detached' });
});

test('a page in a dialog closes by its button and by the first Escape in it', async () => {
  const { page } = bench;
  const dialog = page.locator('dialog');
  const openIt = async () => {
    await bench.menu('Extensions');
    await page.locator('#menus').getByText('Berger', { exact: true }).click();
    await page.locator('#menus ul ul').getByText('Check this sheet', { exact: true }).click();
    await dialog.waitFor();
  };
  await openIt();
  await dialog.getByRole('button', { name: 'Close Check this sheet' }).click();
  await dialog.waitFor({ state: 'detached' });
  await openIt();
  const answers = dialog.frameLocator('iframe').locator('textarea');
  await answers.click();
  const [outer, inner] = [await dialog.boundingBox(), await answers.boundingBox()];
  if (outer === null || inner === null) throw new Error('The dialog is not to be seen.');
  expect(outer.y + outer.height - inner.y - inner.height).toBeLessThan(60);
  if (process.env['SHOTS'] !== undefined)
    await page.screenshot({ path: `${process.env['SHOTS']}/dialog.png` });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached', timeout: 2000 });
});

test('by keyboard alone: menu, sidebar, a number of players, generate', async () => {
  const { page } = bench;
  await bench.click('A9');
  await bench.press(
    'F10',
    'ArrowRight',
    'ArrowRight',
    'ArrowRight',
    'ArrowRight',
    'ArrowDown',
    'ArrowRight',
    'Enter',
  );
  const sidebar = await bench.sidebar();
  await sidebar.getByRole('button', { name: 'Generate schedule' }).waitFor();
  const focused = () =>
    sidebar.locator(':focus').evaluateAll((found) => found.map((one) => (one as HTMLInputElement).value));
  for (let steps = 0; steps < 10 && (await focused()).join('') !== 'list'; steps++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toEqual(['number']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('4');
  for (let steps = 0; steps < 20 && !(await onButton()); steps++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await sidebar.getByText('Done: ').first().waitFor();
  await bench.settled();
  expect(await bench.tabs()).toEqual([
    ...['Example', 'Event', 'Players', 'Schedule', 'Berger table'],
    ...['Standings', 'Crosstable', 'Progress', 'By player'],
  ]);
  // FIDE C.05 Annex 1, table for 3 or 4 players.
  expect(await bench.block("'Berger table'!A1", "'Berger table'!C4")).toEqual([
    ['Round', 'Board 1', 'Board 2'],
    ['1', '1-4', '2-3'],
    ['2', '4-3', '1-2'],
    ['3', '2-4', '3-1'],
  ]);
  async function onButton(): Promise<boolean> {
    const texts = await sidebar.locator('button:focus').allInnerTexts();
    return texts.join('') === 'Generate schedule';
  }
});

test('the sidebar has no accessibility violation', async () => {
  const sidebar = await bench.sidebar();
  expect(await violations(sidebar)).toEqual([]);
});

test('hostile names from a pasted list stay names in every tab', async () => {
  const sidebar = await bench.sidebar();
  await sidebar.getByRole('button', { name: 'Generate another' }).click();
  await sidebar.getByRole('radio', { name: 'Pasted list' }).check();
  await sidebar.getByLabel('Names, one a line').fill(HOSTILE.join('\n'));
  await sidebar.getByRole('button', { name: 'Generate schedule' }).click();
  await bench.until(async () => (await bench.tabs()).includes('Schedule 2'), true);
  await sidebar.getByText('Done: ').first().waitFor();
  await bench.settled();
  expect(await bench.block("'Players 2'!B2", "'Players 2'!B6")).toEqual(HOSTILE.map((name) => [name]));
  const schedule = await bench.block("'Schedule 2'!E2", "'Schedule 2'!G16");
  const seen = schedule.flatMap(([white = '', , black = '']) => [white, black]);
  expect([...new Set(seen)].sort()).toEqual([...HOSTILE, 'Bye'].sort());
  // Nobody's old schedule was touched.
  expect(await bench.cell('Players!B2')).toBe('Player 1');
  expect(bench.dialogs).toEqual([]);
});

test('results are typed as text and offered in a list', async () => {
  const { page } = bench;
  await bench.tab('Schedule');
  await bench.type('F2', '1-0');
  await bench.type('F3', '1/2');
  expect(await bench.block('F2', 'F3')).toEqual([['1-0'], ['1/2']]);
  const { y } = await bench.middle('F4');
  const edge = await page.evaluate(() => window.workbench.rect('F4'));
  await page.mouse.click(edge.left + edge.width - 12, y);
  await page.getByText('½-½', { exact: true }).click();
  await bench.settled();
  expect(await bench.until(() => bench.cell('F4'), '½-½')).toBe('½-½');
});

test('a renamed player is renamed wherever he plays', async () => {
  await bench.tab('Players');
  await bench.type('B2', 'Ida Storm');
  expect(await bench.block('Schedule!E2', 'Schedule!G2')).toEqual([['Ida Storm', '1-0', 'Player 4']]);
});
