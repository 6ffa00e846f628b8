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
  // Behind the last board no key replaces what was entered there.
  expect(await sidebar.locator(':focus').innerText()).toBe('Go to round 2');
  await page.keyboard.type('1=');
  await page.keyboard.press('Delete');
  expect(await bench.until(column, ['1-0', '½-½', '0-1', ''])).toEqual(['1-0', '½-½', '0-1', '']);
  expect(await sidebar.locator(':focus').innerText()).toBe('Go to round 2');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  expect(await sidebar.locator('.result:focus').innerText()).toBe('½-½');
  await sidebar.getByRole('button', { name: 'Go to round 2' }).click();
  expect(await bench.until(title, 'Round 2 is next')).toBe('Round 2 is next');
  expect(await round().inputValue()).toBe('2');
  expect(await sidebar.locator('.result:focus').count()).toBe(1);
  // Where other games are missing the keyboard waits on the list of rounds.
  await game('Board 3').getByRole('button', { name: /^1-0,/ }).focus();
  await page.keyboard.type('1');
  expect(await bench.until(() => bench.cell('Schedule!F8'), '1-0')).toBe('1-0');
  await page.keyboard.type('/20');
  expect(await sidebar.locator(':focus').getAttribute('id')).toBe('round');
  expect(await bench.until(() => bench.cell('Schedule!F8'), '½-½')).toBe('½-½');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Delete');
  expect(await bench.until(() => bench.cell('Schedule!F8'), '')).toBe('');
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
  expect(await bench.until(title, 'Round 2: 2 results missing')).toBe('Round 2: 2 results missing');
});

test('what cannot be read is named with its cell, and mended by a tap', async () => {
  await bench.type('F7', 'draw?');
  await bench.lookAgain();
  const said = game('Board 2').getByText('F7 reads “draw?”');
  await said.waitFor();
  expect(await bench.until(title, 'A result cannot be read')).toBe('A result cannot be read');
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

test('a round with its day and count is read whole in the list of rounds', async () => {
  await bench.type('B2', '2027-09-23');
  await bench.type('B6', '2027-09-30');
  await bench.page.waitForTimeout(3100);
  await round().focus();
  const texts = () => round().locator('option').allInnerTexts();
  await bench.until(async () => (await texts())[1], 'Round 2 · 30 Sept · 1 missing');
  expect((await texts()).slice(0, 3)).toEqual([
    'Round 1 · 23 Sept · all in',
    'Round 2 · 30 Sept · 1 missing',
    'Round 3 · 3 missing',
  ]);
  const [wanted, there] = await round().evaluate((select) => {
    const twin = select.cloneNode() as HTMLSelectElement;
    twin.style.cssText = 'position: absolute; width: auto; min-width: auto; max-width: none';
    twin.append(new Option('Round 12 · 30 Sept · 12 missing'));
    select.after(twin);
    const widths = [twin.offsetWidth, (select as HTMLSelectElement).offsetWidth];
    twin.remove();
    return widths;
  });
  expect(wanted).toBeLessThan(there ?? 0);
});

test('no accessibility violation, with a menu open', async () => {
  await game('Board 3').getByRole('button', { name: 'More results' }).click();
  expect(await violations(sidebar)).toEqual([]);
});

/** The window of the sidebar's page, where `hold` has taken its long timers. */
type Held = Window & { waits: (() => void)[]; changes: number };

const frame = (): Locator => sidebar.locator(':root');

/** The page reads again only when told, and every change of it is counted. */
const hold = (): Promise<void> =>
  frame().evaluate((root) => {
    const page = root.ownerDocument.defaultView as unknown as Held;
    const wait = page.setTimeout.bind(page);
    [page.waits, page.changes] = [[], 0];
    const held = (run: () => void, time: number) =>
      time > 10_000 && time <= 120_000 ? page.waits.push(run) : wait(run, time);
    page.setTimeout = held as typeof page.setTimeout;
    const watch = new MutationObserver((changes) => (page.changes += changes.length));
    watch.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  });

/** Lets the page read again, and waits until it has; how many changes that made in it. */
const readAgain = (): Promise<number> =>
  frame().evaluate(async (root) => {
    const page = root.ownerDocument.defaultView as unknown as Held;
    const before = page.waits.length;
    page.changes = 0;
    page.waits[before - 1]?.();
    while (page.waits.length === before) await new Promise((done) => page.requestAnimationFrame(done));
    await new Promise((done) => page.setTimeout(done, 0));
    return page.changes;
  });

/** Somebody types a result on a phone. */
const typedElsewhere = (row: number, result: string): Promise<void> =>
  bench.page.evaluate(
    ([at, text]) => {
      const { workbook } = window.workbench.host;
      const schedule = workbook.state.sheets.find(({ name }) => name === 'Schedule');
      workbook.paste(schedule?.id ?? 0, at, 6, [[text]]);
    },
    [row, result] as const,
  );

test('a hidden page asks for nothing, and shows what was typed meanwhile when it is back', async () => {
  await hold();
  await bench.tab('Schedule');
  await bench.hideSidebar(true);
  await typedElsewhere(8, '1-0');
  expect(await title()).toBe('Round 2: 1 result missing');
  await bench.hideSidebar(false);
  expect(await bench.until(title, 'Round 3 is next')).toBe('Round 3 is next');
  expect(await pressed()).toEqual(['0-1', '½-½', '1-0']);
  // The menu stays open, and the keyboard in the sheet.
  expect(await game('Board 3').getByRole('button', { name: 'Clear the result' }).isVisible()).toBe(true);
  expect(await bench.page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
});

test('results typed elsewhere show by themselves; what the user has in hand stays', async () => {
  expect(await readAgain()).toBe(0);
  await sidebar.getByRole('tab', { name: 'Players' }).click();
  await sidebar.getByRole('button', { name: /^1 Player 1/ }).click();
  await sidebar.getByRole('button', { name: 'Correct the name…' }).click();
  await bench.page.keyboard.type('Half a na');
  await typedElsewhere(10, '1-0');
  expect(await readAgain()).toBeGreaterThan(0);
  expect(await title()).toBe('Round 3: 2 results missing');
  expect(await sidebar.locator(':focus').inputValue()).toBe('Half a na');
  expect(await readAgain()).toBe(0);
  await bench.page.keyboard.press('Escape');
});

test('readings that fail are told once there were three, and forgotten with the next that works', async () => {
  await frame().evaluate((root) => {
    const page = root.ownerDocument.defaultView as unknown as { google: unknown; kept?: unknown };
    page.kept = page.google;
    let fail = (): void => undefined;
    const run = {
      withSuccessHandler: () => run,
      withFailureHandler: (handler: () => void) => ((fail = handler), run),
      bergerCall: () => fail(),
    };
    Object.defineProperty(page, 'google', { value: { script: { run } }, configurable: true });
  });
  expect([await readAgain(), await readAgain()]).toEqual([0, 0]);
  expect(await title()).toBe('Round 3: 2 results missing');
  await readAgain();
  expect(await title()).toBe('The sheet cannot be read at present: what stands here may be out of date');
  await frame().evaluate((root) => {
    const page = root.ownerDocument.defaultView as unknown as { google: unknown; kept?: unknown };
    Object.defineProperty(page, 'google', { value: page.kept, configurable: true });
  });
  await readAgain();
  expect(await title()).toBe('Round 3: 2 results missing');
});

test('what may be the work of a run elsewhere is called a run that broke off only at the second look', async () => {
  const half = await bench.page.evaluate(() =>
    window.workbench.host.workbook.addSheet('Standings (unfinished)'),
  );
  const notice = sidebar.getByText('A run that broke off left the half-made tab');
  expect(await readAgain()).toBe(0);
  await readAgain();
  expect(await notice.count()).toBe(1);
  await bench.page.evaluate((id) => window.workbench.host.workbook.deleteSheet(id), half);
  await readAgain();
  expect(await notice.count()).toBe(0);
});
