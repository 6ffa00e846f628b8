/**
 * DRAWLOTS: by lot, by rating, by Varma, and what it refuses.
 */
import { DRAWLOTS } from '../../src/functions/drawlots';
import { MEETING } from '../../src/functions/meeting';

const NAMES = ['Ana', 'Luis', 'Zoë', 'Max', 'Eva', 'Ida', 'Omar', 'Wei'];
const COLUMN = NAMES.map((name) => [name]);

test('the same seed draws the same, for ever', () => {
  const drawn = DRAWLOTS(COLUMN, 2026);
  expect(drawn[0]).toEqual(['No.', 'Name']);
  expect(drawn.slice(1).map(([no]) => no)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(drawn.slice(1).map(([, name]) => name)).toEqual([
    ...['Ida', 'Zoë', 'Luis', 'Omar', 'Max', 'Wei', 'Ana', 'Eva'],
  ]);
  expect(DRAWLOTS(COLUMN, '2026')).toEqual(drawn);
  expect(DRAWLOTS(COLUMN, 2026, 'Sorteo')).toEqual(drawn);
  expect(DRAWLOTS(COLUMN, 2027)).not.toEqual(drawn);
});

test('a number of players draws their numbers', () => {
  expect(
    DRAWLOTS(5, 'x')
      .slice(1)
      .map(([, no]) => no)
      .sort(),
  ).toEqual([1, 2, 3, 4, 5]);
});

test('by rating: highest first, equal ones as listed, without one last', () => {
  const players = [
    ['Nombre', 'Elo'],
    ['Ana', 1900],
    ['Luis', ''],
    ['Zoë', 2100],
    ['Max', 1900],
  ];
  expect(DRAWLOTS(players, 1, 'Elo')).toEqual([
    ['N.º', 'Nombre'],
    [1, 'Zoë'],
    [2, 'Ana'],
    [3, 'Max'],
    [4, 'Luis'],
  ]);
  expect(() => DRAWLOTS(COLUMN, 1, 'rating')).toThrow(
    'DRAWLOTS: nobody in players has a rating: fill in a column Rating.',
  );
});

test('sections are drawn each by itself', () => {
  const drawn = DRAWLOTS([['Name', 'Section'], ...NAMES.map((name, i) => [name, i < 4 ? 'A' : 'B'])], 'seed');
  expect(drawn[0]).toEqual(['Section', 'No.', 'Name']);
  expect(drawn.slice(1).map((row) => `${row[0]}${row[1]}`)).toEqual([
    ...['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4'],
  ]);
});

const FEDERATIONS = ['ESP', 'ESP', 'ESP', 'FRA', 'FRA', 'FRA', 'POR', 'POR', 'ITA', 'GER'];
const field = (column: string, of: readonly string[]) => [
  ['Name', column],
  ...of.map((one, i) => [`P${i + 1}`, one]),
];

test.each(['Federation', 'Club'])(
  'Varma by %s: compatriots do not meet in the last three rounds',
  (column) => {
    for (let seed = 1; seed <= 20; seed++) {
      const drawn = DRAWLOTS(field(column, FEDERATIONS), seed, 'varma').slice(1);
      const numbers = (federation: string) =>
        drawn.flatMap(([no, name]) =>
          FEDERATIONS[Number(String(name).slice(1)) - 1] === federation ? [Number(no)] : [],
        );
      for (const federation of ['ESP', 'FRA', 'POR'])
        for (const a of numbers(federation))
          for (const b of numbers(federation))
            if (a < b) expect(MEETING(10, a, b)[1]?.[0]).toBeLessThanOrEqual(6);
    }
  },
);

test.each<[string, unknown, unknown, unknown, string]>([
  ['no seed', COLUMN, '', '', 'seed must be a word or a number (got nothing).'],
  [
    'a date for a seed',
    COLUMN,
    new Date(2026, 0, 1),
    '',
    'seed must be a word or a number (got 2026-01-01).',
  ],
  ['a formula error for a seed', COLUMN, '#N/A', '', 'seed must be a word or a number'],
  ['an unknown method', COLUMN, 1, 'dice', 'method must be "lot", "rating" or "varma" (got "dice").'],
  [
    'too few for Varma',
    field('Club', ['a', 'b']),
    1,
    'varma',
    'method "varma" is for 9 to 24 players (got 2).',
  ],
  ['too many for Varma', 25, 1, 'varma', 'method "varma" is for 9 to 24 players (got 25).'],
  ['no federations', 9, 1, 'varma', 'method "varma" needs a column Federation or Club in players.'],
  [
    'a contingent that is too large',
    field('Federation', [...new Array<string>(4).fill('ESP'), 'FRA', 'FRA', 'ITA', 'GER', 'POR']),
    1,
    'varma',
    '"ESP" has 4 players, and "varma" can keep 3 apart: use method "lot".',
  ],
])('%s', (_, players, seed, method, sentence) => {
  expect(() => DRAWLOTS(players as never, seed as never, method as never)).toThrow(`DRAWLOTS: ${sentence}`);
});
