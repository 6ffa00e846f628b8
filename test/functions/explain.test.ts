/**
 * EXPLAIN: game by game, pass by pass.
 */
import { EXPLAIN } from '../../src/functions/explain';
import { CIRCLE, GAMES, PLAYERS, SECTIONED_GAMES, SECTIONED_PLAYERS } from './event-tables';

const BY_POINTS = ['Opponent', 'Result', "Opponent's points", 'Contribution'];
const BY_ROUND = ['Round', 'Opponent', 'Result', 'Contribution'];
const RATED = PLAYERS.map((row) => (row[1] === 'Dan' ? [4, 'Dan', 1950, '', ''] : row));

/** The first four are tied: D has 2, A and B 1.5, C 1 against each other, and A beat B. */
const FOUR_TIED = [
  ['*', '1', '½', '0', '1', '½'],
  ['0', '*', '1', '½', '½', '1'],
  ['½', '0', '*', '½', '1', '1'],
  ['1', '½', '½', '*', '0', '1'],
  ['0', '½', '0', '1', '*', '0'],
  ['½', '0', '0', '0', '1', '*'],
];
const NAMES = [['A', 'B', 'C', 'D', 'E', 'G']];

test('SB and KS: the points of the opponents stand beside', () => {
  expect(EXPLAIN('Cem', 'SB', PLAYERS, GAMES)).toEqual([
    BY_POINTS,
    ['Dan', '½', 0.5, 0.25],
    ['Ana', 1, 1, 1],
    ['Ben', 0, 1, 0],
    ['Total', '', '', 1.25],
  ]);
  expect(EXPLAIN(3, 'KS', PLAYERS, GAMES, '', 'keep')).toEqual([
    BY_POINTS,
    ['Dan', '½', 0.5, 0],
    ['Eva', '+', 1, 0],
    ['Ana', 1, 1, 0],
    ['Ben', 0, 2, 0],
    ['Total', '', '', 0],
  ]);
});

test('what a cut leaves out is blank', () => {
  expect(EXPLAIN('Ben', 'SB-C1', PLAYERS, GAMES)).toEqual([
    BY_POINTS,
    ['Ana', 0, 1, ''],
    ['Cem', 1, 1.5, 1.5],
    ['Total', '', '', 1.5],
  ]);
});

test('DE: each pass among the tied', () => {
  const head = ['Pass', 'Player', 'Score', 'Place'];
  expect(EXPLAIN('B', 'DE', NAMES, FOUR_TIED, 'DE, SB')).toEqual([
    head,
    [1, 'D', 2, 1],
    [1, 'A', 1.5, 2],
    [1, 'B', 1.5, 2],
    [1, 'C', 1, 4],
    [2, 'A', 1, 2],
    [2, 'B', 0, 3],
  ]);
  // After SB only A and B are tied.
  expect(EXPLAIN('B', 'DE', NAMES, FOUR_TIED)).toEqual([head, [1, 'A', 1, 1], [1, 'B', 0, 2]]);
  expect(EXPLAIN('C', 'DE', NAMES, FOUR_TIED)).toEqual([head]);
  expect(EXPLAIN(1, 'DE', 4, CIRCLE)).toEqual([head, [1, 1, 1, 1], [1, 2, 1, 1], [1, 3, 1, 1]]);
});

test('the others: round by round', () => {
  expect(EXPLAIN('Ana', 'PS', PLAYERS, GAMES)).toEqual([
    BY_ROUND,
    [1, '', '', 0],
    [2, 'Ben', 1, 1],
    [3, 'Cem', 0, 1],
    [4, '', '', 1],
    ['Total', '', '', 3],
  ]);
  expect(EXPLAIN('Ana', 'REP', PLAYERS, GAMES)).toEqual([
    BY_ROUND,
    [2, 'Ben', 1, 1],
    [3, 'Cem', 0, 1],
    [4, 'Dan', '', 1],
    ['Total', '', '', 3],
  ]);
  expect(EXPLAIN('Ana', 'ARO', RATED, GAMES)).toEqual([
    BY_ROUND,
    [2, 'Ben', 1, 2100],
    [3, 'Cem', 0, 1900],
    ['Total', '', '', 2000],
  ]);
  expect(EXPLAIN(1, 'WIN', 4, CIRCLE)).toEqual([
    BY_ROUND,
    ['', 2, 1, 1],
    ['', 3, 0, 0],
    ['', 4, 1, 1],
    ['Total', '', '', 2],
  ]);
});

test('what does not come from games has a total only', () => {
  expect(EXPLAIN('Dan', 'TPN', PLAYERS, GAMES)).toEqual([BY_ROUND, ['Total', '', '', 4]]);
  expect(EXPLAIN('Eva', 'SB', PLAYERS, GAMES)).toEqual([BY_POINTS, ['Total', '', '', '']]);
  expect(EXPLAIN('Dan', 'HAND', PLAYERS, GAMES)).toEqual([BY_ROUND, ['Total', '', '', '']]);
});

test('the last three arguments', () => {
  expect(EXPLAIN('Ana', 'KS', PLAYERS, GAMES, 'none', 'annul', 2, '3-1-0')).toEqual([
    BY_POINTS,
    ['Ben', 1, 3, 0],
    ['Cem', 0, 4, 0],
    ['Total', '', '', 0],
  ]);
});

test('a player of a section', () => {
  expect(EXPLAIN('B 2', 'SB', SECTIONED_PLAYERS, SECTIONED_GAMES)).toEqual([
    BY_POINTS,
    ['Xenia', 1, 0, 0],
    ['Total', '', '', 0],
  ]);
});

test('a rating is needed in his section only', () => {
  const players = [
    ['Section', 'Name', 'Rating'],
    ['A', 'a', 2000],
    ['A', 'b', 1900],
    ['B', 'x', ''],
    ['B', 'y', ''],
  ];
  expect(EXPLAIN('a', 'RTNG', players, '')).toEqual([BY_ROUND, ['Total', '', '', 2000]]);
  expect(() => EXPLAIN('x', 'RTNG', players, '')).toThrow(
    'EXPLAIN: RTNG needs a rating for every player ("x" has none)',
  );
});

test('in Spanish', () => {
  expect(EXPLAIN('Ana', 'SB', [['Nombre'], ['Ana'], ['Ben']], '')).toEqual([
    ['Rival', 'Resultado', 'Puntos del rival', 'Aportación'],
    ['Total', '', '', 0],
  ]);
  expect(EXPLAIN('Ana', 'DE', [['Nombre'], ['Ana'], ['Ben']], '')[0]).toEqual([
    ...['Pasada', 'Jugador', 'Puntuación', 'Puesto'],
  ]);
  expect(EXPLAIN('Ana', 'WIN', [['Nombre'], ['Ana'], ['Ben']], '')[0]?.[0]).toBe('Ronda');
});

test.each<[unknown[], string]>([
  [['Zoe', 'SB', PLAYERS, GAMES], 'EXPLAIN: player must be a start number or a name of players (got "Zoe").'],
  [['', 'SB', PLAYERS, GAMES], 'EXPLAIN: player must be a start number or a name of players (got nothing).'],
  [[1, 'SB', SECTIONED_PLAYERS, SECTIONED_GAMES], 'EXPLAIN: player must name the section too'],
  [['Ana', 'AOB', PLAYERS, GAMES], 'EXPLAIN: Buchholz must not be used in a round robin'],
  [['Ana', 'XY', PLAYERS, GAMES], 'EXPLAIN: code must name tie-breaks by their codes (got "XY")'],
  [['Ana', 'SB', PLAYERS, GAMES, 'XY'], 'EXPLAIN: tiebreaks must name tie-breaks by their codes (got "XY")'],
  [['Ana', 'ARO', PLAYERS, GAMES], 'EXPLAIN: ARO needs a rating for every player ("Dan" has none)'],
  [[1, 'PS', 4, CIRCLE], 'EXPLAIN: PS needs rounds and colours'],
])('%#', (given, sentence) => {
  expect(() => EXPLAIN(...(given as Parameters<typeof EXPLAIN>))).toThrow(sentence);
});
