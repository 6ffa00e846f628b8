/**
 * What stays and what goes: a reload, languages, starting afresh; tabs.
 */
import { Workbench } from './browser';

let bench: Workbench;
beforeAll(async () => {
  bench = await Workbench.open();
});
afterAll(() => bench.close());
afterEach(() => {
  expect(bench.problems.splice(0)).toEqual([]);
});

test('work survives a reload', async () => {
  await bench.type('A2', 'Kept');
  await bench.type('C12', '=ROUNDROBIN(4)');
  const before = await bench.block('A1', 'M16');
  // Saving waits for a pause in the work.
  await bench.reload();
  expect(await bench.block('A1', 'M16')).toEqual(before);
  expect(await bench.cell('D2')).toBe('Kept – Max Frei');
  await bench.type('A2', 'Changed');
  expect(await bench.cell('D2')).toBe('Changed – Max Frei');
});

test('tabs are added, renamed and deleted, and formulas follow', async () => {
  const { page } = bench;
  await page.locator('[data-u-comp="slide-tab-bar"]').waitFor();
  await page.evaluate(() => window.workbench.host.workbook.addSheet('Other tab'));
  await bench.tab('Other tab');
  await bench.type('A1', '=Example!A2');
  expect(await bench.cell("'Other tab'!A1")).toBe('Changed');
  await page.evaluate(() => {
    const { workbook } = window.workbench.host;
    workbook.renameSheet(workbook.selection.sheetId, 'Renamed');
  });
  await bench.settled();
  expect(await bench.tabs()).toEqual(['Example', 'Renamed']);
  expect(await bench.cell('Renamed!A1')).toBe('Changed');
  await bench.press('Control+z');
  expect(await bench.tabs()).toEqual(['Example', 'Other tab']);
  await bench.tab('Example');
});

test('menu and functions speak Spanish, each by its own setting', async () => {
  const { page } = bench;
  await bench.menu('Language', 'Spreadsheet: Español');
  expect(await bench.cell('C12')).toBe('Ronda');
  await bench.type('H12', '0,5');
  await bench.type('H13', '=H12+1');
  expect(await bench.cell('H13')).toBe('1,5');
  await bench.type('H14', '12/1/2027');
  expect(await bench.cell('H14')).toBe('12/1/2027');
  await bench.menu('Language', 'You: Español');
  await page.locator('#menus').getByText('Extensions', { exact: true }).click();
  await page.locator('#menus').getByText('Berger', { exact: true }).click();
  expect(await page.locator('#menus').getByText('Open sidebar').count()).toBe(0);
  expect(await page.locator('#menus [role=menuitem]').allInnerTexts()).toContain('Ayuda');
  await page.keyboard.press('Escape');
  await bench.reload();
  expect(await bench.cell('C12')).toBe('Ronda');
});

test('Start afresh brings the example back, after asking', async () => {
  const { page } = bench;
  await bench.menu('File', 'Start afresh…');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await bench.cell('A2')).toBe('Changed');
  await bench.menu('File', 'Start afresh…');
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Start afresh' }).click()]);
  await bench.ready();
  expect(await bench.cell('A2')).toBe('Ana Gil');
  expect(await bench.cell('C12')).toBe('');
});
