/**
 * A season of eight players, by clicks and keys alone: lots, schedule, a substitute, a corrected name, results by taps,
 * keys and cells, a withdrawal after three games, lots among the tied, protection, publishing. At its end the
 * published standings are those that the engine gives on the games as they were played.
 */
import type { FrameLocator, Locator } from 'playwright-core';
import { startNumbers } from '../../src/engine/planning/start-numbers';
import type { Game, Result } from '../../src/engine/results/game';
import { scoreTable } from '../../src/engine/results/score-table';
import { rank } from '../../src/engine/standings/ranking';
import { standings } from '../../src/engine/standings/standings';
import { readTieBreaks } from '../../src/engine/standings/tie-break-list';
import { Workbench } from './browser';

jest.setTimeout(240_000);

const NAMES = [
  'Zoë Ruiz',
  'Ana Gil',
  'Li Wei',
  'Ida Storm',
  'Max Frei',
  'Eva Lund',
  'Omar Haddad',
  'שרה לוי',
];
const SEED = 'club-2027';
const ROUNDS = 7;
const BOARDS = 4;
/** Who leaves after three rounds, by start number. */
const LEAVER = 3;

/** By start number, as they are drawn and then changed. */
const players = startNumbers(
  NAMES.map(() => ({})),
  { by: 'lot', seed: SEED },
).map((i) => NAMES[i] ?? '');
/** What is played, by round and board as the schedule has them. */
const games: Game[] = [];

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

const panel = (name: string): Locator => sidebar.getByRole('tabpanel', { name });
const open = (name: string): Promise<void> => sidebar.getByRole('tab', { name }).click();
const said = (): Promise<string> => sidebar.locator('.status-title').first().innerText();

/** Until the status line says it. */
async function done(sentence: string): Promise<void> {
  expect(await bench.until(said, sentence)).toBe(sentence);
  await bench.settled();
}

/** Results of a round that nobody could have from the schedule alone; the leaver's games after round 3 are left out. */
function played(round: number): { board: number; result: Result }[] {
  const results: readonly Result[] = ['1-0', '½-½', '0-1', '½-½', '1-0', '0-1', '½-½', '½-½'];
  const all: { board: number; result: Result }[] = [];
  for (let board = 1; board <= BOARDS; board++) {
    const index = (round - 1) * BOARDS + board - 1;
    const game = games[index];
    if (!game) throw new Error(`no game in round ${round} on board ${board}`);
    if (round > 3 && (game.white === LEAVER || game.black === LEAVER)) continue;
    const result = results[(game.white * 3 + game.black * 5 + round) % results.length] ?? '½-½';
    games[index] = { ...game, result };
    all.push({ board, result });
  }
  return all;
}

const rowOf = (round: number, board: number): number => 1 + (round - 1) * BOARDS + board;

async function column(): Promise<string[]> {
  const last = rowOf(ROUNDS, BOARDS);
  return (await bench.block('Schedule!F2', `Schedule!F${last}`)).map(([cell]) => cell ?? '');
}

/** Until the cells hold every result that was entered. */
async function inTheCells(): Promise<void> {
  const wanted = games.map(({ result }) => result ?? '');
  expect(await bench.until(column, wanted)).toEqual(wanted);
}

async function goToRound(round: number): Promise<void> {
  await open('Results');
  await panel('Results').getByLabel('Round', { exact: true }).selectOption(String(round));
}

async function tapRound(round: number): Promise<void> {
  await goToRound(round);
  for (const { board, result } of played(round))
    await panel('Results')
      .getByRole('group', { name: `Board ${board}:` })
      .getByRole('button', { name: new RegExp(`^${result},`) })
      .click();
  await inTheCells();
}

async function keyRound(round: number): Promise<void> {
  await goToRound(round);
  const keys: Partial<Record<Result, string>> = { '1-0': '1', '½-½': '=', '0-1': '0' };
  for (const { board, result } of played(round)) {
    await panel('Results')
      .getByRole('group', { name: `Board ${board}:` })
      .getByRole('button', { name: /^1-0,/ })
      .focus();
    await bench.page.keyboard.type(keys[result] ?? '');
  }
  await inTheCells();
}

async function typeRound(round: number): Promise<void> {
  await bench.tab('Schedule');
  for (const { board, result } of played(round)) await bench.type(`F${rowOf(round, board)}`, result);
  await inTheCells();
}

async function change(no: number, caption: string): Promise<void> {
  await open('Players');
  const line = panel('Players')
    .locator('.person')
    .nth(no - 1);
  if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
  await panel('Players').getByRole('button', { name: caption }).click();
}

const called = (no: number): string => players[no - 1] ?? '';

test('the start numbers are drawn by lot, and the schedule is made', async () => {
  await sidebar.getByRole('radio', { name: 'Pasted list' }).check();
  await sidebar.getByLabel('Names, one a line').fill(NAMES.join('\n'));
  await sidebar.getByRole('radio', { name: 'By lot' }).check();
  await sidebar.getByLabel('Seed', { exact: true }).first().fill(SEED);
  expect(await sidebar.getByRole('list', { name: 'Start numbers' }).locator('li').allInnerTexts()).toEqual(
    players,
  );
  await sidebar.getByRole('button', { name: 'Generate schedule' }).click();
  await sidebar.getByText('Done: ').first().waitFor({ timeout: 60_000 });
  await bench.settled();
  expect((await bench.block('Players!B2', 'Players!B9')).flat()).toEqual(players);
  expect(await bench.cell('Event!B12')).toBe(SEED);
  const rows = await bench.block('Schedule!A2', `Schedule!H${rowOf(ROUNDS, BOARDS)}`);
  for (const [round, , , white, , , , black] of rows)
    games.push({ round: Number(round), white: Number(white), black: Number(black) });
  expect(new Set(games.map(({ white, black }) => [white, black].sort().join('-'))).size).toBe(28);
});

test('a substitute before the first game, and a name put right', async () => {
  await change(6, 'Substitute…');
  await panel('Players').getByRole('textbox', { name: 'Name' }).fill('Nora Vik');
  await bench.page.keyboard.press('Enter');
  await done(`Nora Vik plays in place of ${called(6)}.`);
  players[5] = 'Nora Vik';
  const before = called(2);
  players[1] = `${before} García`;
  await change(2, 'Correct the name…');
  await panel('Players').getByRole('textbox', { name: 'Name' }).fill(called(2));
  await bench.page.keyboard.press('Enter');
  await done(`${before} is now called ${called(2)}.`);
  const whites = (await bench.block('Schedule!E2', 'Schedule!E29')).flat();
  expect(whites).toEqual(games.map(({ white }) => called(white)));
});

test('three rounds: by taps, by keys, in the cells', async () => {
  await tapRound(1);
  await keyRound(2);
  await typeRound(3);
  expect(games.filter(({ result }) => result !== undefined)).toHaveLength(12);
});

test('a player leaves after three games: his open games become forfeits', async () => {
  await change(LEAVER, 'Withdraw…');
  expect((await panel('Players').locator('.pairs dd').allInnerTexts()).join()).toBe('3 of 7,4');
  await panel('Players').getByRole('button', { name: 'Withdraw', exact: true }).click();
  games.forEach((game, i) => {
    if (game.result !== undefined) return;
    if (game.white === LEAVER) games[i] = { ...game, result: '0F-1F' };
    if (game.black === LEAVER) games[i] = { ...game, result: '1F-0F' };
  });
  await bench.until(said, `${called(LEAVER)} has left the event.`);
  await inTheCells();
  expect(await bench.cell(`Players!F${LEAVER + 1}`)).toBe('Withdrawn');
});

test('protected but for the results, the other four rounds are played', async () => {
  await open('Share');
  await panel('Share').getByRole('button', { name: 'Protect everything but results' }).click();
  await done('Everything but results is protected');
  await tapRound(4);
  await typeRound(5);
  await keyRound(6);
  await tapRound(7);
  expect(games.every(({ result }) => result !== undefined)).toBe(true);
  expect(await bench.until(said, 'All results in: publish the standings')).toBe(
    'All results in: publish the standings',
  );
});

test('lots among those still tied, then the standings are published: they are the engine’s', async () => {
  await open('Standings');
  const seed = panel('Standings').getByLabel('Seed', { exact: true });
  const codes = ['SB', 'DE', 'KS'];
  if (await seed.isVisible()) {
    await panel('Standings').getByRole('button', { name: 'Draw lots' }).click();
    await done(`Lots drawn with the seed ${SEED}`);
    codes.push(`LOT ${SEED}`);
  }
  await panel('Standings').getByRole('button', { name: 'Publish as values' }).click();
  await done('Published: the tables stand as values');

  const tournament = { players: 8, cycles: 1, games, freeRounds: [], hasColours: true };
  const table = scoreTable(tournament, { leavers: new Set([LEAVER]), withdrawal: 'fide' });
  const { tieBreaks, problems } = readTieBreaks(codes);
  expect(problems).toEqual([]);
  const wanted = standings(rank(table, tieBreaks)).map(
    ({ rank: place, no, played: count, won, drawn, lost, points, values }) =>
      [place, no, called(no), count, won, drawn, lost, points, ...values].map((cell) =>
        cell === undefined ? '' : String(cell),
      ),
  );
  const last = String.fromCharCode('H'.charCodeAt(0) + codes.length);
  expect(await bench.block('Standings!A2', `Standings!${last}9`)).toEqual(wanted);
  expect(wanted.at(-1)?.slice(0, 3)).toEqual(['', String(LEAVER), called(LEAVER)]);
});
