/**
 * What the workbench shows beside the cells while somebody types: help, errors, and nothing for a harmless entry.
 */
import { Workbench } from './browser';

let bench: Workbench;
beforeAll(async () => {
  bench = await Workbench.open();
  await bench.page.evaluate(() => window.workbench.host.workbook.addSheet('Blank'));
  await bench.tab('Blank');
});
afterAll(async () => {
  expect(bench.problems).toEqual([]);
  await bench.close();
});

test.each([
  ['=ROUNDROBIN(8;2;', '[system]'],
  ['=ROUNDROBIN(8,2,', '[system]'],
  ['=ROUNDROBIN(8', 'players'],
])('while %s is typed, %s is marked in the help', async (text, parameter) => {
  const { page } = bench;
  await bench.click('C3');
  await page.keyboard.type(text);
  const colour = (name: string) =>
    page
      .getByText(name, { exact: true })
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  const others = ['players', '[cycles]', '[system]', '[order]'].filter((name) => name !== parameter);
  await expect(
    bench.until(async () => (await colour(parameter)) !== (await colour(others[0] ?? '')), true),
  ).resolves.toBe(true);
  expect(new Set(await Promise.all(others.map(colour))).size).toBe(1);
  await bench.press('Escape');
});

test('an error has one card, with the whole sentence', async () => {
  const { page } = bench;
  await bench.type('C5', '=ROUNDROBIN(1)');
  const { x, y } = await bench.middle('C5');
  await page.mouse.move(x, y);
  await page.locator('#error-card').getByText('ROUNDROBIN: players must be').waitFor();
  await page.waitForTimeout(400);
  expect(await page.getByText('ROUNDROBIN: players must be').count()).toBe(1);
  expect(await page.getByText('Error', { exact: true }).count()).toBe(1);
});

test('what a rule only warns of is marked in the cell, without a message over the sheet', async () => {
  const { page } = bench;
  await bench.page.evaluate(`window.workbench.host.run('menu', () => {
    const { SpreadsheetApp } = window.workbench.host.services;
    const rule = SpreadsheetApp.newDataValidation().requireValueInList(['1-0', '0-1']).setAllowInvalid(true);
    SpreadsheetApp.getActiveSheet().getRange('E3').setNumberFormat('@').setDataValidation(rule.setHelpText('Choose.').build());
  })`);
  await bench.type('E3', '1:0');
  expect(await bench.cell('E3')).toBe('1:0');
  expect(await page.locator('.toast').count()).toBe(0);
});
