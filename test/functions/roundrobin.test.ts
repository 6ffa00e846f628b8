/**
 * ROUNDROBIN: the grid, its languages and its errors.
 */
import { readSpreadsheetLanguageWith } from '../../src/cells/language';
import { ROUNDROBIN } from '../../src/functions/roundrobin';

afterEach(() => readSpreadsheetLanguageWith(() => 'en'));

test('two players', () => {
  expect(ROUNDROBIN(2)).toEqual([
    ['Round', 'Board 1'],
    [1, '1-2'],
  ]);
  expect(ROUNDROBIN(2, 2)).toEqual([
    ['Round', 'Board 1'],
    [1, '1-2'],
    [2, '2-1'],
  ]);
});

test('three players: the free one stands last, as a number', () => {
  expect(ROUNDROBIN(3)).toEqual([
    ['Round', 'Board 1', 'Bye'],
    [1, '2-3', 1],
    [2, '1-2', 3],
    [3, '3-1', 2],
  ]);
});

test('five players', () => {
  expect(ROUNDROBIN(5)).toEqual([
    ['Round', 'Board 1', 'Board 2', 'Bye'],
    [1, '2-5', '3-4', 1],
    [2, '5-3', '1-2', 4],
    [3, '3-1', '4-5', 2],
    [4, '1-4', '2-3', 5],
    [5, '4-2', '5-1', 3],
  ]);
});

test('names stand with an en dash between blanks', () => {
  expect(ROUNDROBIN([['Ana'], ['Luis'], ['Eva']])).toEqual([
    ['Round', 'Board 1', 'Bye'],
    [1, 'Luis – Eva', 'Ana'],
    [2, 'Ana – Luis', 'Eva'],
    [3, 'Eva – Ana', 'Luis'],
  ]);
});

test('the header words tell the language, the column No. the start numbers', () => {
  expect(
    ROUNDROBIN([
      ['Nombre', 'N.º'],
      ['Ana', 3],
      ['Luis', 1],
      ['Eva', 2],
    ]),
  ).toEqual([
    ['Ronda', 'Mesa 1', 'Descansa'],
    [1, 'Eva – Ana', 'Luis'],
    [2, 'Luis – Eva', 'Ana'],
    [3, 'Ana – Luis', 'Eva'],
  ]);
});

test('without header words the spreadsheet tells the language', () => {
  readSpreadsheetLanguageWith(() => 'es');
  expect(ROUNDROBIN(3)[0]).toEqual(['Ronda', 'Mesa 1', 'Descansa']);
  expect(() => ROUNDROBIN(500, 8)).toThrow('ROUNDROBIN: el resultado tendría 1002243 celdas');
});

test('cycles and order', () => {
  expect(ROUNDROBIN(4, 2).map((row) => row[1])).toEqual([
    'Board 1',
    '1-4',
    '2-4',
    '4-3',
    '4-1',
    '3-4',
    '4-2',
  ]);
  const plain = ['Board 1', '1-4', '4-3', '2-4', '4-1', '3-4', '4-2'];
  expect(ROUNDROBIN(4, 'double', '', 'plain').map((row) => row[1])).toEqual(plain);
  expect(ROUNDROBIN(4, 'doble', 'Berger', 'simple').map((row) => row[1])).toEqual(plain);
  expect(ROUNDROBIN(4, 2, '', 'espejo').map((row) => row[1])).toEqual([
    'Board 1',
    '1-4',
    '4-3',
    '2-4',
    '4-2',
    '3-4',
    '4-1',
  ]);
});

test('one named section is a table like any other', () => {
  const sectioned = [
    ['Name', 'Section'],
    ['Ana', 'A'],
    ['Luis', 'A'],
  ];
  expect(ROUNDROBIN(sectioned)).toEqual([
    ['Round', 'Board 1'],
    [1, 'Ana – Luis'],
  ]);
});

test('several sections need PAIRINGS', () => {
  expect(() =>
    ROUNDROBIN([
      ['Name', 'Section'],
      ['Ana', 'A'],
      ['Luis', 'A'],
      ['Eva', 'B'],
      ['Juan', 'B'],
    ]),
  ).toThrow(
    'ROUNDROBIN: players has more than one section: use PAIRINGS, which pairs each section by itself.',
  );
});

test('500 players fit once, not eight times', () => {
  expect(ROUNDROBIN(500)).toHaveLength(500);
  expect(() => ROUNDROBIN(500, 8)).toThrow(
    'ROUNDROBIN: the result would have 1002243 cells, and a sheet takes 300000 at most: use PAIRINGS with a round, or generate the schedule in the sidebar.',
  );
});

test.each([0, 9, 1.5, 'often'])('cycles %p', (cycles) => {
  expect(() => ROUNDROBIN(6, cycles)).toThrow(/^ROUNDROBIN: cycles must be a whole number from 1 to 8/);
});

test('a system that is not there yet, an unknown one, and an unknown order', () => {
  expect(() => ROUNDROBIN(6, 1, 'swiss')).toThrow(/^ROUNDROBIN: system must be "berger".*\(got "swiss"\)\.$/);
  expect(() => ROUNDROBIN(6, 2, '', 'random')).toThrow(
    'ROUNDROBIN: order must be "fide", "plain" or "mirror" (got "random").',
  );
});

test.each([[true], [[['Ana']]], ['abc'], [[['']]], [501], [-3], [new Date(0)]])('players %p', (players) => {
  expect(() => ROUNDROBIN(players)).toThrow(/^ROUNDROBIN: .*2 to 500/);
});

test('a name is shown as it is', () => {
  expect(ROUNDROBIN([['=1+1'], ['<img src=x onerror=alert(1)>']])[1]).toEqual([
    1,
    '=1+1 – <img src=x onerror=alert(1)>',
  ]);
});
