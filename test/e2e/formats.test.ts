/**
 * Each format of the Set up panel in the browser, from the players to the tabs, in both languages.
 */
import type { FrameLocator } from 'playwright-core';
import { violations } from './axe';
import { Workbench } from './browser';

jest.setTimeout(120_000);

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

const NAMES = Array.from({ length: 13 }, (_, i) => `Player ${String.fromCharCode(65 + i)}`);

const format = (name: string) =>
  sidebar.getByRole('group', { name: 'Format' }).getByRole('radio', { name, exact: true });
const facts = (): Promise<string[]> => sidebar.locator('.facts dd').allInnerTexts();
const generate = () => sidebar.getByRole('button', { name: 'Generate schedule' });
const section = () => sidebar.locator('#preview-section');
const title = (): Promise<string> => sidebar.locator('.status-title').first().innerText();
const preview = async (): Promise<string[]> =>
  (await sidebar.locator('.preview tbody tr').allInnerTexts()).map((row) => row.replace(/\s+/g, ' '));

async function paste(names: readonly string[]): Promise<void> {
  await sidebar.getByRole('radio', { name: 'Pasted list' }).check();
  await sidebar.getByLabel('Names, one a line').fill(names.join('\n'));
}

/** Generates, goes back to the form, and returns the tabs that are new. */
async function made(): Promise<string[]> {
  const before = new Set(await bench.tabs());
  await generate().click();
  await sidebar.getByText('Done: ').first().waitFor({ timeout: 30_000 });
  await bench.settled();
  await sidebar.getByRole('button', { name: 'Generate another' }).click();
  return (await bench.tabs()).filter((tab) => !before.has(tab));
}

test('13 players: one group is advised against, and a button splits them into quads', async () => {
  await paste(NAMES);
  await sidebar.getByText('13 players: one group would take 13 rounds.').waitFor();
  await sidebar.getByRole('button', { name: 'Split into quads' }).click();
  expect(await format('Quads').isChecked()).toBe(true);
  expect(await sidebar.locator(':focus').getAttribute('value')).toBe('quads');
  expect(await facts()).toEqual(['5', '6', '22', '3–4']);
  await section().selectOption('C');
  expect(await preview()).toEqual(['1 2 Player J 5 Player M', '2 3 Player K 4 Player L']);
});

test('quads: players with their sections, one schedule, one table', async () => {
  await sidebar.getByLabel('US Chess colours: the last round by toss').check();
  await sidebar.getByLabel('Seed of the toss').fill('42');
  await paste(NAMES.slice(0, 8));
  await section().selectOption('B');
  for (const round of [1, 2, 3]) {
    expect(await sidebar.locator('.preview .round').innerText()).toBe(`Round ${round} of 3`);
    if (round < 3) await sidebar.getByRole('button', { name: 'Next round' }).click();
  }
  const shown = await preview();
  expect(await made()).toEqual(['Event', 'Players', 'Schedule', 'Standings', 'Crosstable', 'By player']);
  expect(await bench.block('Players!A1', 'Players!C2')).toEqual([
    ['Section', 'No.', 'Name'],
    ['A', '1', 'Player A'],
  ]);
  // What the preview showed is what was written: the last round of section B, colours by toss.
  const rows = await bench.block('Schedule!A2', 'Schedule!I13');
  const last = rows.filter(([section, round]) => section === 'B' && round === '3');
  const written = last.map(
    ([, , , board, white, whiteName, , blackName, black]) =>
      `${board ?? ''} ${white ?? ''} ${whiteName ?? ''} ${black ?? ''} ${blackName ?? ''}`,
  );
  expect(written.sort()).toEqual(shown);
});

test('pools, with lots in each', async () => {
  await format('Pools').check();
  await sidebar.getByRole('spinbutton', { name: 'Number of pools' }).fill('5');
  expect(await bench.until(title, 'Correct the number of pools')).toBe('Correct the number of pools');
  await generate().press('Enter');
  expect(await sidebar.locator(':focus').getAttribute('id')).toBe('pools');
  await sidebar.getByRole('spinbutton', { name: 'Number of pools' }).fill('2');
  await sidebar.getByRole('radio', { name: 'By lot' }).check();
  const [names] = [await sidebar.locator('.preview .draw li').allInnerTexts()];
  expect(names).toHaveLength(4);
  const tabs = await made();
  const players = tabs.find((tab) => tab.startsWith('Players')) ?? '';
  const written = await bench.block(`'${players}'!A2`, `'${players}'!C9`);
  expect(written.filter(([section]) => section === 'A').map(([, , name]) => name)).toEqual(names);
});

test('two teams from the halves of a list', async () => {
  await format('Teams').check();
  await sidebar.getByLabel('First team').fill('Norte');
  await sidebar.getByLabel('Second team').fill('Norte');
  expect(await bench.until(title, 'Put the teams of the list right')).toBe('Put the teams of the list right');
  await sidebar.getByLabel('Second team').fill('Sur');
  expect(await facts()).toEqual(['4', '4', '16', '4']);
  const [first = ''] = await preview();
  const tabs = await made();
  expect(tabs.some((tab) => tab.startsWith('Teams'))).toBe(true);
  const schedule = tabs.find((tab) => tab.startsWith('Schedule')) ?? '';
  const [[, , board, white, whiteName, , blackName, black] = []] = await bench.block(
    `'${schedule}'!A2`,
    `'${schedule}'!H2`,
  );
  expect([board, white, whiteName, black, blackName].join(' ')).toBe(first);
});

test('the system of one group', async () => {
  await format('One group').check();
  await paste(NAMES.slice(0, 6));
  await sidebar.getByLabel('Tables').selectOption('US Chess (Crenshaw)');
  // US Chess, Official Rules, chapter 12: table for 5 or 6 players.
  expect((await preview()).map((row) => row.replace(/ Player \w/g, ''))).toEqual(['1 3 6', '2 5 4', '3 1 2']);
  const tabs = await made();
  const schedule = tabs.find((tab) => tab.startsWith('Schedule')) ?? '';
  const rows = await bench.block(`'${schedule}'!D2`, `'${schedule}'!H4`);
  expect(rows.map(([white, , , , black]) => `${white ?? ''} ${black ?? ''}`)).toEqual(['3 6', '5 4', '1 2']);
  await sidebar.getByLabel('Tables').selectOption('Berger (FIDE)');
});

test('a list with sections is taken as it is divided', async () => {
  const rows = ['Section\tName', 'Open\tAna', 'Open\tBen', 'Open\tLi', 'U12\tMax', 'U12\tZoë'];
  await bench.page.evaluate(
    (texts) => {
      const { workbook } = window.workbench.host;
      workbook.paste(workbook.addSheet('Club'), 1, 1, texts);
    },
    rows.map((row) => row.split('\t')),
  );
  await bench.settled();
  await bench.tab('Club');
  await bench.click('A1', 'B6');
  await sidebar.getByRole('radio', { name: 'Selection' }).check();
  await sidebar.getByText('5 players in ').first().waitFor();
  await format('As listed').check();
  expect(await format('One group').isDisabled()).toBe(true);
  expect(await facts()).toEqual(['3', '2', '4', '1–2']);
  expect(await section().locator('option').allInnerTexts()).toEqual(['Open', 'U12']);
  const tabs = await made();
  const schedule = tabs.find((tab) => tab.startsWith('Schedule')) ?? '';
  const sections = await bench.block(`'${schedule}'!A2`, `'${schedule}'!A8`);
  expect(new Set(sections.flat())).toEqual(new Set(['Open', 'U12']));
});

test('dates and clock, folded until they are wanted', async () => {
  await sidebar.getByRole('radio', { name: 'A number' }).check();
  await sidebar.getByLabel('Number of players').fill('8');
  await format('One group').check();
  expect(await sidebar.getByLabel('First day').isVisible()).toBe(false);
  await sidebar.getByText('Dates', { exact: true }).click();
  await sidebar.getByLabel('First day').fill('2027-01-12');
  expect((await facts())[3]).toBe('23 Feb');
  await sidebar.getByLabel('Days off: From').fill('2027-01-19');
  await sidebar.getByRole('button', { name: 'Add', exact: true }).click();
  expect((await facts())[3]).toBe('2 Mar');
  expect(await sidebar.locator('.preview small').innerText()).toBe('Tue 12 Jan');
  await sidebar.getByRole('checkbox', { name: 'Tuesday' }).uncheck();
  expect(await bench.until(title, 'Correct the dates')).toBe('Correct the dates');
  await sidebar.getByText('Dates', { exact: true }).click();
  await generate().press('Enter');
  expect(await sidebar.locator(':focus').getAttribute('id')).toBe('weekday-1');
  await sidebar.getByRole('checkbox', { name: 'Tuesday' }).check();
  await sidebar.getByText('Clock', { exact: true }).click();
  await sidebar.getByLabel('Minutes a player').fill('25');
  await sidebar.getByLabel('Seconds a move').fill('5');
  await sidebar.getByText('About 8 h 45 min in 4 sessions.').waitFor();
  expect(await violations(sidebar)).toEqual([]);
  const tabs = await made();
  const schedule = tabs.find((tab) => tab.startsWith('Schedule')) ?? '';
  const written = await bench.block(`'${schedule}'!A2`, `'${schedule}'!B29`);
  expect([...new Set(written.map(([round, date]) => `${round ?? ''}: ${date ?? ''}`))]).toEqual([
    ...['1: 12 Jan 2027', '2: 26 Jan 2027', '3: 2 Feb 2027', '4: 9 Feb 2027'],
    ...['5: 16 Feb 2027', '6: 23 Feb 2027', '7: 2 Mar 2027'],
  ]);
});

test('each format is accessible, in Spanish too', async () => {
  const found = async () => {
    const all: string[] = [];
    for (const radio of await sidebar.locator('input[name="division"]:enabled').all()) {
      if (!(await radio.isVisible())) continue;
      await radio.check();
      all.push(...(await violations(sidebar)));
    }
    return all;
  };
  expect(await found()).toEqual([]);
  await bench.menu('File', 'Start afresh…');
  const loaded = bench.page.waitForEvent('load');
  await Promise.all([loaded, bench.page.getByRole('button', { name: 'Start afresh' }).click()]);
  await bench.ready();
  await bench.menu('Language', 'You: Español');
  await bench.menu('Extensions', 'Berger', 'Abrir el panel lateral');
  sidebar = bench.page.frameLocator('#sidebar iframe');
  await sidebar.getByRole('tab', { name: 'Crear' }).click();
  await sidebar.getByRole('radio', { name: 'Cuadrangulares' }).check();
  expect(await violations(sidebar)).toEqual([]);
});
