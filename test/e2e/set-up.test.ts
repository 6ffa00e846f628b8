/**
 * The Set up panel in the browser where things do not go straight on, and what the page offers to put right.
 */
import type { FrameLocator } from 'playwright-core';
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

const title = (): Promise<string> => sidebar.locator('.status-title').first().innerText();
const generate = () => sidebar.getByRole('button', { name: 'Generate schedule' });

test('without an event the other panels say so and lead back', async () => {
  await sidebar.getByRole('tab', { name: 'Standings' }).click();
  const panel = sidebar.getByRole('tabpanel', { name: 'Standings' });
  expect(await panel.innerText()).toContain('There is no event yet.');
  await panel.getByRole('button', { name: 'Go to Set up' }).click();
  expect(await sidebar.getByRole('tab', { selected: true }).innerText()).toBe('Set up');
});

test('a long name, in either direction, ends in an ellipsis and is whole on hovering', async () => {
  const names = [
    'Maximiliano Fernández-Villaverde de la Santísima Trinidad',
    'محمد عبد الرحمن '.repeat(4).trim(),
  ];
  await sidebar.getByRole('radio', { name: 'Pasted list' }).check();
  await sidebar.getByLabel('Names, one a line').fill(names.join('\n'));
  await sidebar.getByRole('radio', { name: 'By lot' }).check();
  const shown = await sidebar.locator('.draw:visible .name, .preview tbody .name').evaluateAll((found) =>
    found.map((one) => {
      const { textOverflow } = getComputedStyle(one);
      const { left, right } = one.getBoundingClientRect();
      const around = one.closest('td, ol')?.getBoundingClientRect();
      const isWithin = around !== undefined && left >= around.left && right <= around.right;
      return [(one as HTMLElement).title, textOverflow, one.scrollWidth > one.clientWidth, isWithin];
    }),
  );
  // The draw, and the one board of the preview.
  expect(shown).toHaveLength(4);
  for (const name of names)
    expect(shown.filter(([title]) => title === name)).toEqual(Array(2).fill([name, 'ellipsis', true, true]));
  await sidebar.getByRole('radio', { name: 'As listed' }).check();
});

test('a selection that has changed since it was shown stops the run', async () => {
  await bench.page.evaluate(() => window.workbench.host.workbook.addSheet('Club'));
  await bench.settled();
  await bench.tab('Club');
  for (const [i, name] of ['Ana', 'Ben', 'Li', 'Max'].entries()) await bench.type(`A${i + 1}`, name);
  await bench.click('A1', 'A3');
  await sidebar.getByRole('radio', { name: 'Selection' }).check();
  await sidebar.getByText('3 players in ').first().waitFor();
  await bench.click('A1', 'A4');
  await generate().click();
  expect(await bench.until(title, 'The selection has changed')).toBe('The selection has changed');
  expect(await bench.tabs()).not.toContain('Schedule');
  await sidebar.getByText('4 players in ').first().waitFor();
  await generate().click();
  await sidebar.getByText('Done: ').first().waitFor();
  await bench.settled();
  expect(await bench.block('Players!B2', 'Players!B5')).toEqual([['Ana'], ['Ben'], ['Li'], ['Max']]);
});

test('generating another puts the keyboard where the work begins', async () => {
  await sidebar.getByRole('button', { name: 'Generate another' }).click();
  expect(await sidebar.locator(':focus').getAttribute('name')).toBe('from');
});

test('results exist: no leaves everything, yes makes a second schedule', async () => {
  await bench.tab('Schedule');
  await bench.type('F2', '1-0');
  await sidebar.getByRole('radio', { name: 'A number' }).check();
  await sidebar.getByLabel('Number of players').fill('4');
  const asked = sidebar.getByRole('alertdialog', { name: 'Make a second schedule?' });
  await generate().click();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  expect(await bench.until(title, 'Ready to generate')).toBe('Ready to generate');
  expect(await bench.tabs()).not.toContain('Schedule 2');
  await generate().click();
  await asked.getByRole('button', { name: 'Make a second schedule' }).click();
  await sidebar.getByText('Done: the schedule is in “Schedule 2”').waitFor();
  await bench.settled();
  expect(await bench.tabs()).toContain('Schedule 2');
  expect(await bench.cell('Schedule!F2')).toBe('1-0');
});

test('tabs that somebody deleted are named, and made again', async () => {
  await bench.page.evaluate(() => {
    const { workbook } = window.workbench.host;
    for (const sheet of [...workbook.state.sheets])
      if (['Standings 2', 'Progress 2'].includes(sheet.name)) workbook.deleteSheet(sheet.id);
  });
  await bench.settled();
  expect(await bench.tabs()).not.toContain('Standings 2');
  await bench.menu('Extensions', 'Berger', 'Open sidebar');
  expect(await bench.until(title, '2 tabs are gone')).toBe('2 tabs are gone');
  expect(await sidebar.getByRole('region', { name: 'To put right' }).innerText()).toContain(
    "The event's tabs “Standings” and “Progress” are gone.",
  );
  await sidebar.getByRole('button', { name: 'Make them again' }).click();
  await sidebar.getByText('Made again: ').waitFor();
  await bench.settled();
  expect(await bench.tabs()).toEqual(expect.arrayContaining(['Standings 2', 'Progress 2']));
  expect(await sidebar.getByRole('region', { name: 'To put right' }).count()).toBe(0);
});
