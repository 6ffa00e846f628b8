/**
 * PAIRINGS: the list, one round of it, sections, and its errors.
 */
import { MOST_CELLS } from '../../src/cells/cell-limit';
import { gameRows } from '../../src/engine/schedule/schedule';
import { PAIRINGS } from '../../src/functions/pairings';
import { format } from '../engine/schedule/read-table';

const HEADER = ['Round', 'Board', 'White', 'Black'];
const SECTIONS = [
  ['Name', 'Section'],
  ['Ana', 'A'],
  ['Bo', 'B'],
  ['Luis', 'A'],
  ['Cy', 'B'],
  ['Di', 'B'],
];

test('two players', () => {
  expect(PAIRINGS(2)).toEqual([HEADER, [1, 1, 1, 2]]);
});

test('three players: the free round is last in its round, with a blank board', () => {
  expect(PAIRINGS(3)).toEqual([
    HEADER,
    [1, 1, 2, 3],
    [1, '', 1, 'Bye'],
    [2, 1, 1, 2],
    [2, '', 3, 'Bye'],
    [3, 1, 3, 1],
    [3, '', 2, 'Bye'],
  ]);
});

test('five players, names, one round', () => {
  expect(PAIRINGS([['Ana', 'Bo', 'Cy', 'Di', 'Eva']], 1, 2)).toEqual([
    HEADER,
    [2, 1, 'Eva', 'Cy'],
    [2, 2, 'Ana', 'Bo'],
    [2, '', 'Di', 'Bye'],
  ]);
});

test('an even field is the list of its games', () => {
  for (const cycles of [1, 2, 3]) expect(PAIRINGS(8, cycles).slice(1)).toEqual(gameRows(format(8, cycles)));
});

test('the rounds one by one make the whole list', () => {
  const rounds = Array.from({ length: 10 }, (_, index) => PAIRINGS(5, 2, index + 1).slice(1));
  expect(PAIRINGS(5, 2).slice(1)).toEqual(rounds.flat());
});

test('a round typed as text is that round', () => {
  expect(PAIRINGS(6, 1, '3')).toEqual(PAIRINGS(6, 1, 3));
  expect(PAIRINGS(6, 1, [[3]])).toEqual(PAIRINGS(6, 1, 3));
});

test('a word in place of the round is the system, and the next one the order', () => {
  const plain = PAIRINGS(4, 2, '', '', 'plain');
  expect(PAIRINGS(4, 2, 'berger')).toEqual(PAIRINGS(4, 2));
  expect(PAIRINGS(4, 2, 'berger', 'plain')).toEqual(plain);
  expect(PAIRINGS(4, 2, 'Berger', '', 'plain')).toEqual(plain);
  expect(plain).not.toEqual(PAIRINGS(4, 2));
  expect(() => PAIRINGS(4, 2, 'swiss')).toThrow(/^PAIRINGS: system must be .*\(got "swiss"\)\.$/);
  expect(() => PAIRINGS(4, 2, 'berger', 'berger', 'plain')).toThrow(/^PAIRINGS: round must be/);
});

test.each([
  [0, '0'],
  [8, '8'],
  [2.5, '2.5'],
  [-1, '-1'],
  ['R3', '"R3"'],
  ['3rd', '"3rd"'],
  ['#N/A', '"#N/A"'],
  [true, 'TRUE'],
])('round %p', (round, got) => {
  expect(() => PAIRINGS(8, 1, round)).toThrow(
    `PAIRINGS: round must be a whole number from 1 to 7, or blank for all rounds (got ${got}).`,
  );
});

test('a range is no round', () => {
  expect(() => PAIRINGS(8, 1, [[1, 2]])).toThrow('PAIRINGS: round must be one cell or value, not a range.');
});

test('each section is paired by itself, its name first', () => {
  expect(PAIRINGS(SECTIONS)).toEqual([
    ['Section', ...HEADER],
    ['A', 1, 1, 'Ana', 'Luis'],
    ['B', 1, 1, 'Cy', 'Di'],
    ['B', 1, '', 'Bo', 'Bye'],
    ['B', 2, 1, 'Bo', 'Cy'],
    ['B', 2, '', 'Di', 'Bye'],
    ['B', 3, 1, 'Di', 'Bo'],
    ['B', 3, '', 'Cy', 'Bye'],
  ]);
});

test('a section that has no such round has no row', () => {
  expect(PAIRINGS(SECTIONS, 1, 2)).toEqual([
    ['Section', ...HEADER],
    ['B', 2, 1, 'Bo', 'Cy'],
    ['B', 2, '', 'Di', 'Bye'],
  ]);
  expect(() => PAIRINGS(SECTIONS, 1, 4)).toThrow('PAIRINGS: round must be a whole number from 1 to 3');
});

test('Spanish', () => {
  expect(
    PAIRINGS(
      [
        ['Grupo', 'Jugador'],
        ['A', 'Ana'],
        ['A', 'Luis'],
        ['A', 'Eva'],
      ],
      1,
      1,
    ),
  ).toEqual([
    ['Grupo', 'Ronda', 'Mesa', 'Blancas', 'Negras'],
    ['A', 1, 1, 'Luis', 'Eva'],
    ['A', 1, '', 'Ana', 'Descansa'],
  ]);
});

test('the largest field that fits, and the first that does not', () => {
  const cells = (table: unknown[][]): number => table.length * (table[0]?.length ?? 0);
  expect(cells(PAIRINGS(386))).toBeLessThanOrEqual(MOST_CELLS);
  expect(() => PAIRINGS(387)).toThrow(
    'PAIRINGS: the result would have 300316 cells, and a sheet takes 300000 at most: give one round, or generate the schedule in the sidebar.',
  );
  expect(PAIRINGS(500, 8, 3992)).toHaveLength(251);
});

test('one round of very many sections', () => {
  const many = Array.from({ length: 150 }, (_, section) =>
    Array.from({ length: 500 }, (_, player) => [`P${player}`, `S${section}`]),
  ).flat();
  const crowd = [
    ['Name', 'Section'],
    ...many.concat(many.map(([name, section]) => [`${name}`, `T${section}`])),
  ];
  expect(() => PAIRINGS(crowd, 1, 1)).toThrow(
    'PAIRINGS: the result would have 375005 cells, and a sheet takes 300000 at most: take one section at a time.',
  );
});
