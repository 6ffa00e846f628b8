/**
 * POINTS: order of the column, withdrawal, scoring, languages.
 */
import { POINTS } from '../../src/functions/points';

const HEAD = ['Round', 'White', 'Result', 'Black'];
const flat = (table: readonly (readonly unknown[])[]) => table.map(([value]) => value);

describe('the order of the column', () => {
  const games = [HEAD, [1, 'Cem', '1-0', 'Ana'], [2, 'Ana', '½', 'Ben']];

  test('names in order of first appearance', () => expect(flat(POINTS(games))).toEqual([1, 0.5, 0.5]));

  test('the rows of the players', () => {
    expect(flat(POINTS(games, [['Ana'], ['Ben'], [''], ['Cem'], ['Dan']]))).toEqual([0.5, 0.5, 1, 0]);
    expect(
      flat(
        POINTS(games, [
          ['No.', 'Name'],
          [3, 'Ben'],
          [1, 'Cem'],
          [2, 'Ana'],
        ]),
      ),
    ).toEqual([0.5, 1, 0.5]);
    expect(flat(POINTS(games, [['Ana', 'Ben', 'Cem']]))).toEqual([0.5, 0.5, 1]);
  });

  test('start numbers, those without a game too', () => {
    expect(flat(POINTS([HEAD, [1, 4, '1-0', 2]]))).toEqual([0, 0, 0, 1]);
    expect(flat(POINTS([HEAD, [1, 4, '1-0', 2]], 5))).toEqual([0, 0, 0, 1, 0]);
  });

  test('the rows of a crosstable', () => {
    const table = [
      ['No.', 'Name', 2, 1],
      [2, 'Ana', 'x', '1'],
      [1, 'Ben', '0', 'x'],
    ];
    expect(flat(POINTS(table))).toEqual([1, 0]);
    expect(
      flat(
        POINTS(table, [
          ['No.', 'Name'],
          [1, 'Ben'],
          [2, 'Ana'],
        ]),
      ),
    ).toEqual([0, 1]);
  });

  test('sections that are mixed in the players', () => {
    const players = [
      ['Section', 'Name'],
      ['A', 'a'],
      ['B', 'x'],
      ['A', 'b'],
      ['B', 'y'],
    ];
    const sectioned = [
      ['Section', ...HEAD],
      ['B', 1, 'y', 1, 'x'],
      ['A', 1, 'a', 1, 'b'],
    ];
    expect(flat(POINTS(sectioned, players))).toEqual([1, 0, 0, 1]);
  });
});

test('no games at all: everybody has 0', () => {
  expect(flat(POINTS([['']], 3))).toEqual([0, 0, 0]);
  expect(flat(POINTS('', [['Ana'], ['Ben']]))).toEqual([0, 0]);
  expect(() => POINTS('')).toThrow('POINTS: results holds no games');
});

test('results under another heading are not taken for nothing', () => {
  const rows = (heading: string, ...cells: unknown[]) => [
    ['Round', 'White', heading, 'Black'],
    ...cells.map((cell, i) => [i + 1, 'Ana', cell, 'Ben']),
  ];
  for (const cells of [['1-0'], ['½', ''], [1, 0.5, 0]])
    expect(() => POINTS(rows('Outcome', ...cells), '', '', 4)).toThrow(
      'POINTS: results has no column headed Result (row 1): a list of games needs the headings White, Result and Black.',
    );
  for (const cells of [
    ['', ''],
    [1, 2],
    ['1-0', 'adjourned'],
    [1, 1],
  ])
    expect(flat(POINTS(rows('Table', ...cells), '', '', 4))).toEqual([0, 0]);
});

describe('withdrawal', () => {
  const games = [HEAD, [1, 'Ana', '1-0', 'Eva'], [1, 'Ben', '0-1', 'Cem'], [2, 'Eva', '1-0', 'Dan']];
  const players = (status: string) => [
    ['Name', 'Status'],
    ...[
      ['Ana', ''],
      ['Ben', ''],
      ['Cem', ''],
      ['Dan', ''],
      ['Eva', status],
    ],
  ];
  const six = (status: string) => [...players(status), ['Fay', '']];

  test('exactly half counts', () =>
    expect(flat(POINTS(games, players('Withdrawn')))).toEqual([1, 0, 1, 0, 1]));
  test('fewer than half does not; he keeps his raw points', () => {
    expect(flat(POINTS(games, six('retirado')))).toEqual([0, 0, 1, 0, 1, 0]);
  });
  test('without status nobody has left', () =>
    expect(flat(POINTS(games, six('')))).toEqual([1, 0, 1, 0, 1, 0]));
  test('keep and annul', () => {
    expect(flat(POINTS(games, six('Expelled'), 'keep'))).toEqual([1, 0, 1, 0, 1, 0]);
    expect(flat(POINTS(games, players('Expelled'), 'annul'))).toEqual([0, 0, 1, 0, 1]);
  });
  test('the half is of all cycles', () => {
    expect(flat(POINTS(games, players('Withdrawn'), 'fide', 2))).toEqual([0, 0, 1, 0, 1]);
  });
  test('a crosstable with players', () => {
    const table = [
      ['x', '1', '', ''],
      ['0', 'x', '½', ''],
      ['', '½', 'x', '1'],
      ['', '', '0', 'x'],
    ];
    const four = [
      ['Name', 'Status'],
      ['A', 'Withdrawn'],
      ['B', ''],
      ['C', ''],
      ['D', ''],
    ];
    expect(flat(POINTS(table, four))).toEqual([1, 0.5, 1.5, 0]);
    expect(flat(POINTS(table))).toEqual([1, 0.5, 1.5, 0]);
  });
});

describe('scoring', () => {
  const games = [
    HEAD,
    [1, 'Ana', '1-0', 'Ben'],
    [1, 'Cem', '', 'Bye'],
    [2, 'Ben', '½', 'Cem'],
    [3, 'Ben', '', 'Bye'],
  ];
  test('three numbers', () => expect(flat(POINTS(games, '', '', '', '3-1-0'))).toEqual([3, 1, 1]));
  test('a free round that is worth something, once it is past', () => {
    expect(flat(POINTS(games, '', '', '', '1-½-0-1'))).toEqual([1, 0.5, 1.5]);
  });
});

test.each([
  [[[], 'x'], /^POINTS: players must be/],
  [[[['a', '1', 'b']], '', 'perhaps'], /^POINTS: withdrawal must be/],
  [[[['a', '1', 'b']], '', '', 99], /^POINTS: cycles must be/],
  [[[['a', '1', 'b']], '', '', '', 'x'], /^POINTS: scoring must be/],
])('%j', (given, sentence) => {
  expect(() => POINTS(...(given as Parameters<typeof POINTS>))).toThrow(sentence);
});

test('sentences follow the language of the headings', () => {
  const rows = (result: string) => [
    ['Ronda', 'Blancas', 'Resultado', 'Negras'],
    [1, 'Ana', result, 'Ben'],
  ];
  expect(() => POINTS(rows('3-1'))).toThrow(
    'POINTS: hay un resultado desconocido en results (fila 2, columna 3: «3-1»): se admite 1-0',
  );
  expect(() => POINTS(rows('1-0'), '', '', 9)).toThrow('POINTS: cycles (vueltas) debe ser');
});
