/**
 * What is read off header words, rows of a schedule and marks.
 */
import {
  countGames,
  hasGameHeading,
  isPlayersHeader,
  leftovers,
  markedTabs,
  type Tabs,
} from '../../../src/addon/event/event-tabs';
import type { Mark } from '../../../src/addon/event/marks';

test('a list of players has a name and one thing more', () => {
  expect(isPlayersHeader(['No.', 'Name', 'Rating'])).toBe(true);
  expect(isPlayersHeader(['Elo', 'Jugador', '', 'teléfono'])).toBe(true);
  expect(isPlayersHeader(['Name'])).toBe(false);
  expect(isPlayersHeader(['Name', 'Telephone'])).toBe(false);
});

test('a crosstable, a schedule and a table beside a list of players are no list of players', () => {
  expect(isPlayersHeader(['No.', 'Name', 1, 2, 3, 'Pts'])).toBe(false);
  expect(isPlayersHeader(['Name', 'Rating', 'Round', 'Board 1'])).toBe(false);
  expect(hasGameHeading(['Ronda', 'N.º'])).toBe(true);
  expect(hasGameHeading(['N.º', 'Nombre'])).toBe(false);
});

const HEADER = ['Round', 'Date', 'Board', 'No.', 'White', 'Result', 'Black', 'No.'];

test('games are counted by their numbers, results by what stands there', () => {
  const rows = [
    HEADER,
    [1, '', 1, 2, 'Loading...', '1-0', 'Loading...', 5],
    [1, '', 2, 3, '', 'nonsense', '', 4],
    [1, '', '', 1, 'Ana', '', 'Bye', ''],
    [2, '', 1, 5, 'Eva', '', 'Li', 3],
    ['', '', '', '', '', '', '', ''],
  ];
  expect(countGames(rows)).toEqual({ games: 3, results: 2 });
});

test('columns may stand in any order, below a title, in any language, without numbers', () => {
  const rows = [
    ['Liga 2026', '', '', ''],
    ['Resultado', 'Blancas', 'Negras', 'Ronda'],
    ['½', 'Ana', 'Luis', 1],
    ['', 'Ana', 'Zoë', 2],
  ];
  expect(countGames(rows)).toEqual({ games: 2, results: 1 });
});

test('a tab without such headings has no games', () => {
  expect(countGames([['Name'], ['Ana']])).toEqual({ games: 0, results: 0 });
  expect(countGames([])).toEqual({ games: 0, results: 0 });
});

/** A tab by its name, with marks for the given events. */
const tab = (name: string, ...marks: readonly Omit<Mark, 'sheet'>[]): Tabs[number] => ({
  sheet: { getName: () => name, getLastRow: () => 9 } as unknown as GoogleAppsScript.Spreadsheet.Sheet,
  marks: marks.map((mark) => ({ ...mark, sheet: 1 })),
});
const named = (sheets: readonly GoogleAppsScript.Spreadsheet.Sheet[]) =>
  sheets.map((sheet) => sheet.getName());

test('of two events the latest comes first, wherever its tabs stand', () => {
  const [january, march] = ['2026-01-05T18:00:00.000Z', '2026-03-02T18:00:00.000Z'];
  const older = tab('Schedule', { kind: 'schedule', event: january, state: 'ready' });
  const newer = tab('Schedule 2', { kind: 'schedule', event: march, state: 'ready' });
  expect(named(markedTabs([older, newer], 'schedule'))).toEqual(['Schedule 2', 'Schedule']);
  expect(named(markedTabs([newer, older], 'schedule'))).toEqual(['Schedule 2', 'Schedule']);
});

test('of an unfinished event no tab counts, and its new tabs are left over, not the list that was there', () => {
  const event = '2026-01-05T18:00:00.000Z';
  const tabs = [
    tab('Members', { kind: 'players', event, state: 'building', present: true }),
    tab('Event', { kind: 'event', event, state: 'ready' }),
    tab('Schedule', { kind: 'schedule', event, state: 'building' }),
  ];
  expect(markedTabs(tabs, 'players')).toEqual([]);
  expect(named(leftovers(tabs))).toEqual(['Event', 'Schedule']);
});

test('a command that broke off in a running event leaves its own new tabs, and no other of the event', () => {
  const event = '2026-01-05T18:00:00.000Z';
  const run = '2026-02-01T18:00:00.000Z';
  const tabs = [
    tab('Event', { kind: 'event', event, state: 'ready' }),
    tab('Schedule', { kind: 'schedule', event, state: 'ready' }),
    tab('Player cards', { kind: 'playerCards', event, run, state: 'building' }),
    tab('Round sheets', { kind: 'roundSheets', event, run, state: 'ready' }),
    tab('Round sheets 2', { kind: 'roundSheets', event, run: 'another', state: 'ready' }),
  ];
  expect(named(leftovers(tabs))).toEqual(['Player cards', 'Round sheets']);
  expect(named(markedTabs(tabs, 'schedule'))).toEqual(['Schedule']);
  expect(named(markedTabs(tabs, 'roundSheets'))).toEqual(['Round sheets 2']);
});
