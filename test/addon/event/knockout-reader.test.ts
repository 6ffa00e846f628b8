/**
 * What the tab Knockout shows, as rows: what is still needed, and that nothing that stands there stops the reader.
 */
import fc from 'fast-check';
import { readKnockout } from '../../../src/addon/event/knockout-reader';
import type { Cell } from '../../../src/cells/value';

const EN = [
  'Match',
  'White',
  'Result',
  'Black',
  '',
  'Section, no.',
  'Player',
  'Score',
  'If equal',
  'Advances',
];
const ES = [
  'Encuentro',
  'Blancas',
  'Resultado',
  'Negras',
  '',
  'N.º',
  'Jugador',
  'Puntos',
  'Si hay empate',
  'Pasa',
];

interface Played {
  readonly results: readonly [Cell, Cell];
  readonly upper?: string;
  readonly lower?: string;
  readonly advances?: string;
}

/** A match of two games in three rows. */
const match = (label: string, { results, upper = '', lower = '', advances = '' }: Played): Cell[][] => [
  [label, '', '', '', '', 'A 1', upper, '', '', advances],
  ['Game 1', upper, results[0], lower, '', 'B 2', lower, '', '', ''],
  ['Game 2', lower, results[1], upper, '', '', '', '', '', ''],
];
const ANA = { upper: 'Ana Gil', lower: 'Max Frei' };
const LUIS = { upper: 'Luis Paz', lower: 'Zoë Ruiz' };
const FINAL: Played = { results: ['', ''] };
const PODIUM = ['Winner', '', '', '', '', '', '', '', '', ''];

const four = (one: Played, other: Played, final: Played = FINAL): Cell[][] => [
  EN,
  ...match('Semi-final 1', one),
  ...match('Semi-final 2', other),
  [],
  ...match('Final', final),
  [],
  PODIUM,
];
const read = (rows: Cell[][]) => readKnockout('Knockout', rows);
const seen = (rows: Cell[][]) =>
  read(rows).matches.map(({ label, missing, equal, unread }) => [label, missing, equal, unread]);

test('at first all games of the matches whose players are known are missing', () => {
  expect(read(four({ ...ANA, results: ['', ''] }, { ...LUIS, results: ['', ''] }))).toEqual({
    tab: 'Knockout',
    matches: [
      { label: 'Semi-final 1', missing: 2, unread: [] },
      { label: 'Semi-final 2', missing: 2, unread: [] },
      { label: 'Final', missing: 0, unread: [] },
    ],
  });
});

test('a match that somebody has won needs no more games; an equal one its cell', () => {
  const rows = four(
    { ...ANA, results: ['1F-0F', ''], advances: 'Ana Gil' },
    { ...LUIS, results: ['½-½', '1/2'], advances: '← choose' },
    { upper: 'Ana Gil', results: ['', ''] },
  );
  expect(seen(rows)).toEqual([
    ['Semi-final 1', 0, undefined, []],
    ['Semi-final 2', 0, 'I5', []],
    ['Final', 0, undefined, []],
  ]);
});

test('the winner of the final', () => {
  const final = { ...ANA, results: ['1-0', '½-½'], advances: 'ana gil' } as const;
  expect(read(four(FINAL, FINAL, final)).winner).toBe('Ana Gil');
  expect(read(four({ ...ANA, results: ['1-0', '1-0'], advances: 'Ana Gil' }, FINAL)).winner).toBeUndefined();
});

test('results by the rule of the formulas: what they mark is named', () => {
  const unread = (...results: [Cell, Cell]) => read(four({ ...ANA, results }, FINAL)).matches[0]?.unread;
  expect(unread('1 - 0', '0f-1f')).toEqual([]);
  expect(unread('=', '0,5 - 0,5')).toEqual([]);
  expect(unread('2-0', '')).toEqual(['C3']);
  expect(unread(' ', 'soon')).toEqual(['C3', 'C4']);
  expect(unread(1, new Date(0))).toEqual(['C3', 'C4']);
  expect(unread('1–0', null)).toEqual(['C3']);
});

test('rows above, columns moved, rows between, in Spanish and without sections', () => {
  const rows: Cell[][] = [
    ['Copa'],
    [],
    ['', ...ES],
    ['', 'Semifinal 1: exento', '', '', '', '', '1', 'Ana', '', '', 'Ana'],
    ['', 'Semifinal 2', '', '', '', '', '2', 'Luis', '', '', ''],
    ['', 'Partida 1', 'Luis', '', 'Zoë', '', '3', 'Zoë', '', '', ''],
    ['', 'a las ocho'],
    ['', 'Partida 2', 'Zoë', 'x', 'Luis', '', '', '', '', '', ''],
    [],
    ['', 'La gran final', '', '', '', '', '1', 'Ana', '', '', ''],
    ['', 'Partida 1', 'Ana', '', '', '', '', '', '', '', ''],
    ['', 'Campeón'],
  ];
  expect(read(rows).matches).toEqual([
    { label: 'Semifinal 2', missing: 1, unread: ['D8'] },
    { label: 'La gran final', missing: 0, unread: [] },
  ]);
  rows[4]?.splice(10, 1, '← elija');
  expect(read(rows).matches[0]).toMatchObject({ missing: 0, equal: 'J5' });
});

describe('what cannot be read', () => {
  const playing = () => four({ ...ANA, results: ['', ''] }, { ...LUIS, results: ['', ''] });
  const put = (row: number, column: number, cell: Cell) => {
    const rows = playing().map((cells) => [...cells]);
    rows[row - 1]?.splice(column - 1, 1, cell);
    return read(rows);
  };
  const nothing = { tab: 'Knockout', matches: [] };

  test.each(['#REF!', '#N/A', '#NAME?', '#DIV/0!', '#ERROR!', '#¡REF!', '#¿NOMBRE?'])(
    '%s is named',
    (error) => {
      expect(put(2, 7, error)).toEqual({ ...nothing, broken: 'G2' });
      expect(put(9, 6, error)).toEqual({ ...nothing, broken: 'F9' });
      expect(put(5, 10, error)).toEqual({ ...nothing, broken: 'J5' });
    },
  );

  test('what is still calculated is left for the next time, whatever else stands there', () => {
    expect(put(9, 7, 'Loading...')).toEqual(nothing);
    expect(put(9, 7, 'Cargando...')).toEqual(nothing);
  });

  test('a number that nobody has, and who advances without being in the match', () => {
    expect(put(6, 7, '?')).toEqual({ ...nothing, broken: 'F6' });
    expect(put(6, 7, '? (B 2)')).toEqual({ ...nothing, broken: 'F6' });
    expect(put(5, 10, 'Somebody')).toEqual({ ...nothing, broken: 'J5' });
  });

  test('names that look like it are names', () => {
    expect(put(2, 7, '#1 Ann').matches[0]?.missing).toBe(2);
    expect(put(2, 7, 'Loading Bay').matches[0]?.missing).toBe(2);
    expect(put(2, 7, 7).matches[0]?.missing).toBe(2);
  });

  test('below the matches anything may stand', () => {
    const rows = playing();
    expect(read([...rows, ['', '', '', '', '', '#REF!', 'Loading...', '', '', '?']]).matches).toHaveLength(3);
  });

  test('a tab that was emptied, or whose headings or matches are gone', () => {
    for (const rows of [[], [['']], [EN], playing().slice(1), [EN.slice(0, 9), ...playing().slice(1)]])
      expect(read(rows)).toEqual(nothing);
    expect(read([EN, ['Game 1', '', '1-0'], ['Game 2']])).toEqual(nothing);
  });

  test('no cell is an exception', () => {
    const cell = fc.oneof(
      fc.constantFrom<Cell>(
        ...EN,
        'Game 1',
        'Game 2',
        '#REF!',
        '← choose',
        '',
        null,
        undefined,
        true,
        new Date(NaN),
      ),
      fc.string(),
      fc.double(),
      fc.object(),
    );
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { maxLength: 12 }), { maxLength: 12 }),
        fc.boolean(),
        (rows, headed) => {
          const { tab, matches } = read(headed ? [EN, ...rows] : rows);
          expect([tab, Array.isArray(matches)]).toEqual(['Knockout', true]);
        },
      ),
    );
  });
});
