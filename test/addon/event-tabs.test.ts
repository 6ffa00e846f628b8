/**
 * What is read off header words and rows of a schedule.
 */
import { countGames, hasGameHeading, isPlayersHeader } from '../../src/addon/event-tabs';

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
