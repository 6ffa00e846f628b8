/**
 * The Players panel in the browser: a substitute, a withdrawal and its undoing, a corrected name, late entries.
 */
import type { FrameLocator, Locator } from 'playwright-core';
import { violations } from './axe';
import { Workbench } from './browser';

const LONG = 'Maximiliana-Alexandra Wolfeschlegelsteinhausen von Bergerdor';
const NAMES = ['Ana Gil', 'Luis Paz', 'Zoë Ruiz', 'Max Frei', LONG, 'שלום עולם'];

let bench: Workbench;
let sidebar: FrameLocator;
beforeAll(async () => {
  bench = await Workbench.open();
  sidebar = await bench.sidebar();
  await sidebar.getByRole('radio', { name: 'Pasted list' }).check();
  await sidebar.getByLabel('Names, one a line').fill(NAMES.join('\n'));
  await sidebar.getByRole('button', { name: 'Generate schedule' }).click();
  await sidebar.getByText('Done: ').first().waitFor();
  await bench.settled();
  await sidebar.getByRole('tab', { name: 'Players' }).click();
});
afterAll(() => bench.close());
afterEach(() => {
  expect(bench.problems.splice(0)).toEqual([]);
});

const panel = (): Locator => sidebar.getByRole('tabpanel', { name: 'Players' });
const line = (name: string): Locator => panel().locator('.person', { hasText: name });
const field = (name: string): Locator => panel().getByRole('textbox', { name });
const said = (): Promise<string> => sidebar.locator('.status-title').first().innerText();
const focused = (): Promise<string> => sidebar.locator(':focus').innerText();

/** Opens a player's line and chooses a change. */
async function change(name: string, caption: string): Promise<void> {
  if ((await line(name).getAttribute('aria-expanded')) === 'false') await line(name).click();
  await panel().getByRole('button', { name: caption }).click();
}

/** Until the command is over. */
async function done(sentence: string): Promise<void> {
  expect(await bench.until(said, sentence)).toBe(sentence);
  expect(await focused()).toBe(sentence);
  await bench.settled();
}

const results = (): Promise<string[][]> => bench.block('Schedule!D2', 'Schedule!H16');
/** Results of the games of a number. */
const resultsOf = async (no: string): Promise<string[]> =>
  (await results()).filter(([white, , , , black]) => white === no || black === no).map((row) => row[2] ?? '');
/** Rank, name and points of everybody, as the tab has them. */
async function standings(): Promise<string[][]> {
  const [headings = [], ...rows] = await bench.block('Standings!A1', 'Standings!L7');
  const columns = ['Rank', 'Name', 'Points'].map((heading) => headings.indexOf(heading));
  return rows.map((row) => columns.map((column) => row[column] ?? ''));
}

test('every player with his number and games; one line opens at a time', async () => {
  const lines = panel().locator('.person');
  expect((await lines.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual(
    NAMES.map((name, i) => `${i + 1} ${name} 0 of 5 games`),
  );
  await lines.nth(1).click();
  await lines.nth(4).click();
  expect(await panel().getByRole('button', { expanded: true }).count()).toBe(1);
  expect(await violations(sidebar)).toEqual([]);
  await lines.nth(4).click();
});

test('a substitute takes a number over before its first game', async () => {
  await change('Max Frei', 'Substitute…');
  await field('Name').fill('Eva Lund');
  await field('Rating').fill('about 2100');
  await bench.page.keyboard.press('Enter');
  expect(await panel().getByText('The rating must be').innerText()).toContain('from 1 to 4000');
  await field('Rating').fill('2100');
  expect(await violations(sidebar)).toEqual([]);
  await bench.page.keyboard.press('Enter');
  await done('Eva Lund plays in place of Max Frei.');
  expect(await bench.block('Players!A5', 'Players!C5')).toEqual([['4', 'Eva Lund', '2100']]);
  expect((await bench.block('Schedule!E2', 'Schedule!G4')).flat()).toContain('Eva Lund');
});

test('after the first result nobody can take a number over: the panel offers the withdrawal', async () => {
  await bench.tab('Schedule');
  for (const [i, result] of ['1-0', '0-1', '½-½'].entries()) await bench.type(`F${i + 2}`, result);
  // A withdrawal is decided on what stands in the sheet now.
  await change('Ana Gil', 'Withdraw…');
  const completed = () => panel().locator('.pairs dd').first().innerText();
  expect(await bench.until(completed, '1 of 5')).toBe('1 of 5');
  await bench.page.keyboard.press('Escape');
  await change('Ana Gil', 'Substitute…');
  expect(await field('Name').isVisible()).toBe(false);
  await panel().getByRole('button', { name: 'Withdraw…' }).click();
  expect(await focused()).toBe('Withdraw Ana Gil?');
  await bench.page.keyboard.press('Escape');
  expect(await focused()).toContain('Ana Gil');
});

test('a withdrawal: what it shows is what comes of it', async () => {
  await panel().getByRole('button', { name: 'Withdraw…' }).click();
  expect((await panel().locator('.pairs dd').allInnerTexts()).join()).toBe('1 of 5,3');
  expect(await panel().getByText('C.05 art. 6.6').innerText()).toMatch(/^Fewer than half/);
  expect(await panel().getByText('The 4 games still to play become forfeits').count()).toBe(1);
  expect(await panel().locator('th.applies').innerText()).toMatch(/^annulled\s+applies$/);
  const shown = await panel()
    .locator('.both tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
  expect(await violations(sidebar)).toEqual([]);
  await panel().getByRole('radio', { name: 'Was expelled' }).check();
  await panel().getByRole('button', { name: 'Withdraw', exact: true }).click();
  await done('Ana Gil has left the event.');
  expect((await resultsOf('1')).sort()).toEqual(['0F-1F', '0F-1F', '1-0', '1F-0F', '1F-0F']);
  expect(await bench.block('Players!F2', 'Players!F2')).toEqual([['Expelled']]);
  const half = (text: string) => text.replace(/^½/, '0½').replace('½', '.5');
  const preview = shown.map(([name = '', , annulled = '']) => {
    const [rank = '', points = ''] = annulled.split(' · ');
    return annulled === '–' ? [name] : [rank, name, half(points)];
  });
  expect(preview).toEqual(
    (await standings()).map(([rank = '', name = '', points = '']) =>
      rank === '' ? [name] : [rank, name, points],
    ),
  );
});

test('undone: the forfeits are gone, the results stay', async () => {
  await panel().getByRole('button', { name: 'Undo' }).click();
  await done('Ana Gil plays again.');
  expect((await resultsOf('1')).sort()).toEqual(['', '', '', '', '1-0']);
  expect(await bench.cell('Players!F2')).toBe('');
});

test('withdrawn again, reinstated from the list', async () => {
  await change('Ana Gil', 'Withdraw…');
  await panel().getByRole('button', { name: 'Withdraw', exact: true }).click();
  await done('Ana Gil has left the event.');
  expect(await panel().locator('.person').first().innerText()).toContain('withdrawn');
  await panel().getByRole('button', { name: 'Reinstate…' }).click();
  expect(await panel().getByText('The 4 forfeits').count()).toBe(1);
  await panel().getByRole('button', { name: 'Reinstate', exact: true }).click();
  await done('Ana Gil plays again.');
  expect((await resultsOf('1')).sort()).toEqual(['', '', '', '', '1-0']);
});

test('a name corrected by keyboard alone shows everywhere; a name changed meanwhile is asked about', async () => {
  await line('Luis Paz').focus();
  await bench.page.keyboard.press('Enter');
  for (let i = 0; i < 3; i++) await bench.page.keyboard.press('Tab');
  expect(await focused()).toBe('Correct the name…');
  await bench.page.keyboard.press('Enter');
  await bench.page.evaluate(() => {
    const { workbook } = window.workbench.host as unknown as {
      workbook: {
        sheetNamed(name: string): { id: number };
        paste(id: number, row: number, column: number, texts: string[][]): void;
      };
    };
    workbook.paste(workbook.sheetNamed('Players').id, 3, 2, [['Luis Pazos']]);
  });
  await bench.page.keyboard.type('Luis María Paz');
  await bench.page.keyboard.press('Enter');
  const asked = sidebar.getByRole('alertdialog', { name: 'Overwrite the name?' });
  await asked.waitFor();
  expect(await asked.innerText()).toContain('Luis Pazos');
  expect(await bench.cell('Players!B3')).toBe('Luis Pazos');
  await asked.getByRole('button', { name: 'Overwrite' }).click();
  await done('Luis Pazos is now called Luis María Paz.');
  expect(await bench.cell('Players!B3')).toBe('Luis María Paz');
  expect((await bench.block('Schedule!E2', 'Schedule!G4')).flat()).toContain('Luis María Paz');
});

test('a late entry into an even field asks, and takes the results into a new schedule', async () => {
  await panel().getByRole('button', { name: 'Late entry…' }).click();
  expect(await panel().getByText('The 3 results already in are kept.').count()).toBe(1);
  await field('Name').fill('Nora Vik');
  const go = panel().getByRole('button', { name: 'Make a new schedule…' });
  await go.click();
  const asked = sidebar.getByRole('alertdialog', { name: 'Make a new schedule?' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  expect(await bench.tabs()).not.toContain('Schedule 2');
  await go.click();
  await asked.getByRole('button', { name: 'Make a new schedule' }).click();
  await done('Nora Vik is entered.');
  expect(await bench.tabs()).toContain('Schedule 2');
  expect(await panel().locator('.person').last().innerText()).toContain('Nora Vik');
  const carried = await bench.block("'Schedule 2'!F2", "'Schedule 2'!F29");
  expect(carried.flat().filter((result) => result !== '')).toHaveLength(3);
  expect(await violations(sidebar)).toEqual([]);
});

test('a late entry into an odd field takes the free place', async () => {
  await panel().getByRole('button', { name: 'Late entry…' }).click();
  expect(await panel().getByText('takes number 8, the free place').count()).toBe(1);
  await field('Name').fill('Omar Haddad');
  await panel().getByRole('button', { name: 'Enter as number 8' }).click();
  await done('Omar Haddad is entered.');
  const rows = await bench.block("'Schedule 2'!A2", "'Schedule 2'!H29");
  expect(rows.filter((row) => row[3] === '' || row[7] === '')).toEqual([]);
  expect(rows.filter((row) => row.includes('Omar Haddad'))).toHaveLength(7);
});
