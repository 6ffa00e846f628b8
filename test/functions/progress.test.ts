/**
 * PROGRESS: the running points.
 */
import { PROGRESS } from '../../src/functions/progress';
import { CIRCLE, GAMES, PLAYERS, SECTIONED_GAMES, SECTIONED_PLAYERS } from './event-tables';

test('a row a round with a result, games with an annulled player only in his own column', () => {
  expect(PROGRESS(PLAYERS, GAMES)).toEqual([
    ['Round', 'Ana', 'Ben', 'Cem', 'Dan', 'Eva'],
    [1, 0, 0, 0.5, 0.5, 0],
    [2, 1, 0, 0.5, 0.5, 0],
    [3, 1, 0, 1.5, 0.5, 1],
    [4, 1, 1, 1.5, 0.5, 1],
  ]);
  expect(PROGRESS(PLAYERS, GAMES, 'keep').slice(-1)).toEqual([[4, 1, 2, 2.5, 0.5, 1]]);
});

test('by start number, whatever the order of the rows; rounds without a result are left out', () => {
  const players = [
    ['No.', 'Name'],
    [2, 'Ben'],
    [1, 'Ana'],
    [3, 'Cem'],
  ];
  const games = [
    ['Round', 'White', 'Result', 'Black'],
    [4, 'Cem', '½', 'Ben'],
    [2, 'Ana', '', 'Cem'],
    [1, 'Ana', '0-1', 'Ben'],
    [2, 'Ben', '', 'Bye'],
  ];
  expect(PROGRESS(players, games, '', '', '3-1-0-1')).toEqual([
    ['Round', 'Ana', 'Ben', 'Cem'],
    [1, 0, 3, 0],
    [4, 0, 5, 1],
  ]);
});

test('before the first round there is a heading only', () => {
  expect(PROGRESS(3, '')).toEqual([['Round', 1, 2, 3]]);
  expect(PROGRESS([['Nombre'], ['Ana'], ['Ben']], '')).toEqual([['Ronda', 'Ana', 'Ben']]);
});

test('what it refuses', () => {
  expect(() => PROGRESS(SECTIONED_PLAYERS, SECTIONED_GAMES)).toThrow(
    'PROGRESS: players has more than one section: give the players and games of one section only.',
  );
  expect(() => PROGRESS(4, CIRCLE)).toThrow('PROGRESS: games is not a list of games');
  expect(() =>
    PROGRESS(3, [
      ['Round', 'White', 'Result', 'Black'],
      [1, 1, 1, 2],
      ['', 1, 0, 3],
    ]),
  ).toThrow('PROGRESS: a game in games has no round (row 3): fill in the column Round in every row.');
  const games = Array.from({ length: 400 * 8 }, (_, i) => [i + 1, (i % 400) + 1, 1, 500 - (i % 50)]);
  expect(() => PROGRESS(500, [['Round', 'White', 'Result', 'Black'], ...games])).toThrow(
    'PROGRESS: the result would have 1603701 cells, and a sheet takes 300000 at most: give the games of fewer rounds',
  );
});
