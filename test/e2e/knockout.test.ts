/**
 * Pools of three and four from a pasted list to a champion, by clicks and typed results, in the browser.
 */
import type { FrameLocator } from 'playwright-core';
import { violations } from './axe';
import { Workbench } from './browser';

/** The snake makes A of 1, 4, 5 and B of 2, 3, 6, 7. */
const NAMES = ['Ana Gil', 'Luis Paz', 'Max Frei', 'Zoë Ruiz', 'Li Wei', 'Eva Sol', 'Noa Levi'];

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
/** No., player, score, decision by hand, who advances: of the two rows of a match. */
const match = (row: number): Promise<string[][]> => bench.block(`Knockout!F${row}`, `Knockout!J${row + 1}`);
const podium = async () => (await bench.block('Knockout!A17', 'Knockout!G20')).map((row) => [row[0], row[6]]);
async function standsAt(wanted: string): Promise<void> {
  await bench.lookAgain();
  expect(await bench.until(title, wanted)).toBe(wanted);
}
const settledMatch = async (row: number, wanted: string[][]) => bench.until(() => match(row), wanted);

async function openPanel(): Promise<void> {
  await bench.lookAgain();
  await sidebar.getByRole('tab', { name: 'Standings' }).click();
}

test('while games are missing the panel says so, and offers nothing', async () => {
  await sidebar.getByRole('radio', { name: 'Pasted list' }).check();
  await sidebar.getByLabel('Names, one a line').fill(NAMES.join('\n'));
  await sidebar.getByRole('radio', { name: 'Pools' }).check();
  await sidebar.getByRole('button', { name: 'Generate schedule' }).click();
  await sidebar.getByText('Done: ').first().waitFor();
  await bench.settled();
  await openPanel();
  await sidebar.locator('summary').filter({ hasText: 'Knockout' }).click();
  await sidebar.getByText('Results are still missing (A: 3 games, B: 6 games)').waitFor();
  const make = sidebar.getByRole('button', { name: 'Make the tab Knockout' });
  expect(await make.getAttribute('aria-disabled')).toBe('true');
});

/** Types down the column of the results, the lower number winning every game. */
test('the pools are played', async () => {
  await bench.tab('Schedule');
  const games = await bench.block('Schedule!A2', 'Schedule!I13');
  await bench.click('G2');
  for (const row of games) {
    const [white = 0, black = 0] = [row[4], row[8]].map(Number);
    if (black > 0) await bench.page.keyboard.type(white < black ? '1-0' : '0-1');
    await bench.page.keyboard.press(black > 0 ? 'Enter' : 'ArrowDown');
  }
  await bench.settled();
  const results = (await bench.block('Schedule!G2', 'Schedule!G13')).flat().filter((text) => text !== '');
  expect(results).toHaveLength(9);
});

test('a section that is not shown says that its first rank is shared', async () => {
  const rows = await bench.block('Schedule!A2', 'Schedule!I13');
  const at = rows.findIndex(
    ([section, , , , white, , , , black]) => section === 'B' && [white, black].sort().join() === '1,2',
  );
  await bench.type(`G${at + 2}`, '½-½');
  await openPanel();
  const said = sidebar.getByText('Section B: rank 1 is shared.');
  await said.waitFor();
  await sidebar.getByRole('button', { name: 'Show section B' }).first().click();
  expect(await sidebar.locator('#standings-section option:checked').innerText()).toBe('B');
  expect(await sidebar.locator(':focus').innerText()).toBe('Still tied: drawing of lots');
  expect(await said.count()).toBe(0);
  await sidebar.locator('#standings-section').selectOption('A');
  await said.waitFor();
  await bench.type(`G${at + 2}`, rows[at]?.[6] ?? '');
  await bench.lookAgain();
  await said.waitFor({ state: 'detached' });
});

test('finished pools give a first round, and the tab is made', async () => {
  await openPanel();
  const pairs = ['Ana Gil (A 1)\nMax Frei (B 2)', 'Luis Paz (B 1)\nZoë Ruiz (A 2)'];
  const shown = () => sidebar.locator('.bracket li').allInnerTexts();
  expect(await bench.until(shown, pairs)).toEqual(pairs);
  expect(await sidebar.getByText('In brackets: section and start number.').isVisible()).toBe(true);
  expect(await violations(sidebar)).toEqual([]);
  await sidebar.getByLabel('Games in a match').selectOption('2');
  await sidebar.getByLabel('Match for the third place').check();
  await sidebar.getByRole('button', { name: 'Make the tab Knockout' }).click();
  expect(await bench.until(title, 'Done: Knockout')).toBe('Done: Knockout');
  expect(await sidebar.locator(':focus').innerText()).toContain('Knockout');
  await bench.settled();
  await bench.tab('Knockout');
  expect(await bench.block('Knockout!A1', 'Knockout!G7')).toEqual([
    ['Match', 'White', 'Result', 'Black', '', 'Section, no.', 'Player'],
    ['Semi-final 1', '', '', '', '', 'A 1', 'Ana Gil'],
    ['Game 1', 'Ana Gil', '', 'Max Frei', '', 'B 2', 'Max Frei'],
    ['Game 2', 'Max Frei', '', 'Ana Gil', '', '', ''],
    ['Semi-final 2', '', '', '', '', 'B 1', 'Luis Paz'],
    ['Game 1', 'Zoë Ruiz', '', 'Luis Paz', '', 'A 2', 'Zoë Ruiz'],
    ['Game 2', 'Luis Paz', '', 'Zoë Ruiz', '', '', ''],
  ]);
  await standsAt('Semi-final 1 and Semi-final 2: 4 results missing');
});

test('results are added up, and the winner goes on when he cannot be caught', async () => {
  await bench.type('C3', '1-0');
  const led = [
    ['A 1', 'Ana Gil', '1', '', ''],
    ['B 2', 'Max Frei', '0', '', ''],
  ];
  expect(await settledMatch(2, led)).toEqual(led);
  await bench.type('C4', '1/2');
  const won = [
    ['A 1', 'Ana Gil', '1.5', '', 'Ana Gil'],
    ['B 2', 'Max Frei', '0.5', '', ''],
  ];
  expect(await settledMatch(2, won)).toEqual(won);
  expect((await match(13))[0]?.slice(0, 2)).toEqual(['A 1', 'Ana Gil']);
  expect((await match(9))[0]?.slice(0, 2)).toEqual(['B 2', 'Max Frei']);
});

test('an equal match waits for a decision by hand, by name or by number', async () => {
  await bench.type('C6', '0-1');
  await bench.type('C7', '0-1');
  const equal = [
    ['B 1', 'Luis Paz', '1', '', '← choose'],
    ['A 2', 'Zoë Ruiz', '1', '', ''],
  ];
  expect(await settledMatch(5, equal)).toEqual(equal);
  await standsAt('Semi-final 2 ended equal');
  expect((await match(13))[1]?.slice(0, 2)).toEqual(['', '']);
  await bench.type('I5', 'Luis Paz');
  expect((await match(13))[1]?.slice(0, 2)).toEqual(['B 1', 'Luis Paz']);
  await bench.type('I5', 'A 2');
  expect((await match(13))[1]?.slice(0, 2)).toEqual(['A 2', 'Zoë Ruiz']);
  expect((await match(9))[1]?.slice(0, 2)).toEqual(['B 1', 'Luis Paz']);
});

test('a result that cannot be read is marked and does not count', async () => {
  await bench.type('C14', '2-0');
  expect(await bench.cell('Knockout!E14')).toBe('← ?');
  expect((await match(13)).map((row) => row[2])).toEqual(['', '']);
  await standsAt('Knockout!C14 cannot be read');
});

test('up to the champion', async () => {
  const [final] = await bench.block('Knockout!B14', 'Knockout!D14');
  const champion = final?.[0] ?? '';
  expect(NAMES).toContain(champion);
  await bench.type('C14', '1-0');
  await bench.type('C15', '0-1');
  await standsAt('Third place: 2 results missing');
  await bench.type('C10', '1F-0F');
  await bench.type('C11', '0f - 1f');
  const third = (await bench.block('Knockout!B10', 'Knockout!B10'))[0]?.[0];
  const places = await podium();
  expect(places.slice(0, 3)).toEqual([
    ['Winner', champion],
    ['Second', ['Ana Gil', 'Zoë Ruiz'].find((name) => name !== champion)],
    ['Third', third],
  ]);
  await standsAt(`The knockout is over: ${champion} has won`);
});

test('a new name shows everywhere, and equal names do no harm', async () => {
  const before = await podium();
  await bench.tab('Players');
  const players = await bench.block('Players!A1', 'Players!C8');
  const row = players.findIndex((line) => line[2] === 'Max Frei') + 1;
  await bench.type(`C${row}`, 'Ana Gil');
  await bench.tab('Knockout');
  expect(await match(2)).toEqual([
    ['A 1', 'Ana Gil (A 1)', '1.5', '', 'Ana Gil (A 1)'],
    ['B 2', 'Ana Gil (B 2)', '0.5', '', ''],
  ]);
  const renamed = before.map(([place, name]) => [place, name === 'Max Frei' ? 'Ana Gil' : name]);
  expect(await bench.until(podium, renamed)).toEqual(renamed);
});
