/**
 * The Share panel in the browser: protection, tabs for the printer, a text to paste, a calendar file.
 */
import { readFileSync } from 'node:fs';
import type { FrameLocator, Locator } from 'playwright-core';
import { violations } from './axe';
import { Workbench } from './browser';

let bench: Workbench;
let sidebar: FrameLocator;
beforeAll(async () => {
  bench = await Workbench.open();
  sidebar = await bench.sidebar();
  await sidebar.getByRole('radio', { name: 'Pasted list' }).check();
  await sidebar.getByLabel('Names, one a line').fill('Ana Gil\nLuis Paz, Jr.\nZoë Ruiz\nMax Frei\nשלום עולם');
  await sidebar.getByRole('button', { name: 'Generate schedule' }).click();
  await sidebar.getByText('Done: ').first().waitFor();
  await bench.settled();
  await sidebar.getByRole('tab', { name: 'Share' }).click();
});
afterAll(() => bench.close());
afterEach(() => {
  expect(bench.problems.splice(0)).toEqual([]);
});

const panel = (): Locator => sidebar.getByRole('tabpanel', { name: 'Share' });
const said = (): Promise<string> => sidebar.locator('.status-title').first().innerText();
const press = (name: string): Promise<void> => panel().getByRole('button', { name, exact: true }).click();
const text = (label: string): Promise<string> => panel().getByLabel(label).inputValue();
const copied = (): Promise<string> => bench.page.evaluate(() => navigator.clipboard.readText());

/** Until the command is over. */
async function done(sentence: string): Promise<void> {
  expect(await bench.until(said, sentence)).toBe(sentence);
  await bench.settled();
}

/** Types into the sheet and lets the sidebar read it again. */
async function typed(cells: Readonly<Record<string, string>>): Promise<void> {
  await bench.tab('Schedule');
  for (const [cell, content] of Object.entries(cells)) await bench.type(cell, content);
  await bench.lookAgain();
}

test('everything but results is protected, and open again', async () => {
  expect(await panel().getByText('Everybody who may edit the file').count()).toBe(1);
  await press('Protect everything but results');
  await done('Everything but results is protected');
  expect(await panel().getByText('Editors can type results and change nothing else.').count()).toBe(1);
  await press('Lift the protection');
  await done('The protection is lifted');
  expect(await panel().getByText('Everybody who may edit the file').count()).toBe(1);
});

test('sheets of one round, of all rounds, and player cards, with ways to them', async () => {
  await panel().getByLabel('Round sheets for').selectOption('2');
  await press('Make round sheets');
  await done('Made: “Round 2”');
  // Said once, by the status line, and led to once, from the list of what to print.
  expect(await panel().getByText('“Round 2”').count()).toBe(0);
  expect(await panel().getByRole('button', { name: 'Round 2', exact: true }).count()).toBe(1);
  expect(await sidebar.locator(':focus').innerText()).toBe('Round 2');
  await panel().getByLabel('Round sheets for').selectOption('all');
  await press('Make round sheets');
  await done('Made: “Round sheets”');
  await press('Make player cards');
  await done('Made: “Player cards”');
  expect(await bench.tabs()).toEqual(expect.arrayContaining(['Round 2', 'Round sheets', 'Player cards']));
  expect(await violations(sidebar)).toEqual([]);
  await panel().getByRole('button', { name: 'Round sheets', exact: true }).click();
  const active = () =>
    bench.page.evaluate(() => {
      const { workbook } = window.workbench.host as unknown as {
        workbook: { selection: { sheetId: number }; state: { sheets: { id: number; name: string }[] } };
      };
      return workbook.state.sheets.find(({ id }) => id === workbook.selection.sheetId)?.name;
    });
  expect(await bench.until(active, 'Round sheets')).toBe('Round sheets');
});

test('a text of the round to paste into a message', async () => {
  await typed({ F2: '1-0' });
  const round = panel().getByLabel('Round', { exact: true });
  await bench.until(() => round.inputValue(), '1');
  const wanted = `Round 1

Board 1: Luis Paz, Jr. – \u2068שלום עולם\u2069  1-0
Board 2: Zoë Ruiz – Max Frei
Bye: Ana Gil

White is named first.`;
  expect(await bench.until(() => text('Text of the message'), wanted)).toBe(wanted);
  await press('Copy the text');
  await panel().getByText('The text is copied').waitFor();
  expect(await copied()).toBe(wanted);
  // Until one is chosen, the round is the current one.
  await typed({ F3: '½-½' });
  expect(await bench.until(() => round.inputValue(), '2')).toBe('2');
  expect(await text('Text of the message')).toMatch(/^Round 2\n/);
  expect(await panel().getByLabel('Round sheets for').inputValue()).toBe('all');
  await round.selectOption('5');
  await typed({ F3: '' });
  expect(await text('Text of the message')).toMatch(/^Round 5\n/);
});

test('where the clipboard may not be used the text is selected', async () => {
  await sidebar.locator(':root').evaluate((root) => {
    const page = root.ownerDocument;
    Object.defineProperty(page.defaultView?.navigator, 'clipboard', { value: undefined, configurable: true });
    page.execCommand = () => false;
  });
  await press('Copy the text');
  await panel().getByText('The text is selected').waitFor();
  const selected = await panel()
    .getByLabel('Text of the message')
    .evaluate((area) => {
      const { selectionStart, selectionEnd, value } = area as HTMLTextAreaElement;
      return value.slice(selectionStart, selectionEnd);
    });
  expect(selected).toMatch(/^Round 5\n[^]*White is named first\.$/);
});

test('without dates the panel leads to the schedule', async () => {
  expect(await panel().getByText('The schedule has no dates').count()).toBe(1);
  // Nothing to be put right: no panel is in the colour of a warning.
  expect(await sidebar.locator('.warn:visible').count()).toBe(0);
  await press('Go to the schedule');
  await bench.settled();
});

test('a calendar file for everybody, and for one player', async () => {
  await typed({ B2: '2027-01-12', B5: '2027-01-19' });
  await panel().getByText('2 games with a date. 8 games have no date and are left out.').waitFor();
  const download = async () => {
    const coming = bench.page.waitForEvent('download');
    await press('Download the calendar file');
    const file = await coming;
    return [file.suggestedFilename(), readFileSync(await file.path(), 'utf8')] as const;
  };
  const [name, all] = await download();
  expect(name).toBe('Berger.ics');
  expect(all.split('\r\n').filter((line) => /^(SUMMARY|DTSTART)/.test(line))).toEqual([
    'DTSTART;VALUE=DATE:20270112',
    'SUMMARY:Round 1: Luis Paz\\, Jr. – \u2068שלום עולם\u2069 (board 1)',
    'DTSTART;VALUE=DATE:20270119',
    expect.stringMatching(/^SUMMARY:Round 2: /),
  ]);
  await panel().getByLabel('Games of').selectOption({ label: '2 Luis Paz, Jr.' });
  const [ofPlayer, his] = await download();
  expect(ofPlayer).toBe('2 Luis Paz Jr.ics');
  expect(his.match(/BEGIN:VEVENT/g)?.length).toBe(all.split('Luis Paz').length - 1);
  await panel().getByText('If the download does not work').click();
  expect(await text('Text of the calendar file')).toMatch(/^BEGIN:VCALENDAR\n/);
  expect(await violations(sidebar)).toEqual([]);
});

test('publishing is in Standings, one step away', async () => {
  await press('Go to Standings');
  expect(await sidebar.getByRole('tab', { selected: true }).innerText()).toBe('Standings');
});
