/**
 * PLAYERSCHEDULE: the games of one player.
 */
import { PLAYERSCHEDULE } from '../../src/functions/playerschedule';
import { CIRCLE, GAMES, SECTIONED_GAMES } from './event-tables';

const HEAD = ['Round', 'Board', 'Color', 'Opponent', 'Result'];

test('by name or number; free rounds stand in their place', () => {
  const dan = [
    HEAD,
    [1, 2, 'B', 'Cem', '½-½'],
    [2, '', '', 'Bye', ''],
    [3, 2, 'W', 'Eva', '0F-1F'],
    [4, 1, 'B', 'Ana', ''],
  ];
  expect(PLAYERSCHEDULE('Dan', GAMES)).toEqual(dan);
  expect(PLAYERSCHEDULE(4, GAMES)).toEqual(dan);
  expect(PLAYERSCHEDULE(' DAN ', GAMES)).toEqual(dan);
});

test('in the order of the rounds; those without a round last, in the order of the rows', () => {
  const games = [
    ['Board', 'Round', 'White', 'Result', 'Black'],
    [NaN, '', 3, '', 1],
    ['Table 4', 3, 1, '0:1', 2],
    [1, '', 4, '', 1],
    ['2', 1, 5, '1', 1],
  ];
  expect(PLAYERSCHEDULE(1, games)).toEqual([
    HEAD,
    [1, '2', 'B', 5, '1-0'],
    [3, 'Table 4', 'W', 2, '0-1'],
    ['', 'NaN', 'B', 3, ''],
    ['', 1, 'B', 4, ''],
  ]);
});

test('three columns without a header have neither rounds nor boards', () => {
  expect(
    PLAYERSCHEDULE('Ben', [
      ['Ana', '1-0', 'Ben'],
      ['Ben', '', 'Cem'],
    ]),
  ).toEqual([HEAD, ['', '', 'B', 'Ana', '1-0'], ['', '', 'W', 'Cem', '']]);
});

test('with sections', () => {
  expect(PLAYERSCHEDULE('B Xenia', SECTIONED_GAMES)).toEqual([
    ['Section', ...HEAD],
    ['B', 1, 2, 'W', 'Yuri', '0-1'],
    ['B', 2, 2, 'B', 'Zoe', '1F-0F'],
  ]);
});

test('in Spanish', () => {
  const games = [
    ['Ronda', 'Mesa', 'Blancas', 'Resultado', 'Negras'],
    [1, 1, 'Ana', '', 'Ben'],
    [2, '', 'Libre', '', 'Ben'],
  ];
  expect(PLAYERSCHEDULE('Ben', games)).toEqual([
    ['Ronda', 'Mesa', 'Color', 'Rival', 'Resultado'],
    [1, 1, 'N', 'Ana', ''],
    [2, '', '', 'Descansa', ''],
  ]);
});

test.each<[unknown[], string]>([
  [['Zoe', GAMES], 'PLAYERSCHEDULE: player must be a start number or a name of players (got "Zoe").'],
  [[1, SECTIONED_GAMES], 'PLAYERSCHEDULE: player must name the section too, such as "B 3" (got 1).'],
  [['Ana', ''], 'PLAYERSCHEDULE: games holds no games'],
  [[1, CIRCLE], 'PLAYERSCHEDULE: games is not a list of games'],
])('%#', (given, sentence) => {
  expect(() => PLAYERSCHEDULE(...(given as Parameters<typeof PLAYERSCHEDULE>))).toThrow(sentence);
});
