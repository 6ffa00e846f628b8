/**
 * WALLCHART: a cell a round.
 */
import { WALLCHART } from '../../src/functions/wallchart';
import { CIRCLE, GAMES, PLAYERS, SECTIONED_GAMES, SECTIONED_PLAYERS } from './event-tables';

test('opponent, colour, result; free rounds; games to be played; annulled ones in parentheses', () => {
  expect(WALLCHART(PLAYERS, GAMES)).toEqual([
    ['No.', 'Name', 'R1', 'R2', 'R3', 'R4', 'Pts'],
    [1, 'Ana', 'bye', '2w1', '3b0', '4w', 1],
    [2, 'Ben', '(5w1)', '1b0', 'bye', '3w1', 1],
    [3, 'Cem', '4w½', '(5b+)', '1w1', '2b0', 1.5],
    [4, 'Dan', '3b½', 'bye', '(5w-)', '1b', 0.5],
    [5, 'Eva', '(2b0)', '(3w-)', '(4b+)', '', 1],
  ]);
  expect(WALLCHART(PLAYERS, GAMES, 'keep')[3]).toEqual([3, 'Cem', '4w½', '5b+', '1w1', '2b0', 2.5]);
});

test('as wide as the last round of any section', () => {
  expect(WALLCHART(SECTIONED_PLAYERS, SECTIONED_GAMES)).toEqual([
    ['Section', 'No.', 'Name', 'R1', 'R2', 'Pts'],
    ['A', 1, 'Ana', '2w1', '', 1],
    ['A', 2, 'Ben', '1b0', '', 0],
    ['B', 1, 'Xenia', '2w0', '3b-', 0],
    ['B', 2, 'Yuri', '1b1', '', 1],
    ['B', 3, 'Zoe', '', '1w+', 1],
  ]);
});

test('w and b in every language; the word for a free round follows it', () => {
  const games = [
    ['Ronda', 'Blancas', 'Resultado', 'Negras'],
    [1, 'Ana', '1-0', 'Ben'],
    [1, 'Cem', '', 'Descansa'],
    ['', 'Cem', '', 'Descansa'],
  ];
  expect(WALLCHART([['Nombre'], ['Ana'], ['Ben'], ['Cem']], games, '', '', '3-1-0')).toEqual([
    ['N.º', 'Nombre', 'R1', 'Pts'],
    [1, 'Ana', '2w1', 3],
    [2, 'Ben', '1b0', 0],
    [3, 'Cem', 'descansa', 0],
  ]);
});

test('without games there are no rounds', () => {
  expect(WALLCHART(2, '')).toEqual([
    ['No.', 'Name', 'Pts'],
    [1, '', 0],
    [2, '', 0],
  ]);
});

test('what it refuses', () => {
  expect(() => WALLCHART(4, CIRCLE)).toThrow('WALLCHART: games is not a list of games');
  expect(() =>
    WALLCHART(2, [
      ['White', 'Result', 'Black'],
      [1, '', 2],
    ]),
  ).toThrow('WALLCHART: a game in games has no round (row 2)');
  expect(() =>
    WALLCHART(500, [
      ['Round', 'White', 'Result', 'Black'],
      [99999, 1, '', 2],
    ]),
  ).toThrow('WALLCHART: the result would have 50101002 cells');
});
