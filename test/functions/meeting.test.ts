/**
 * MEETING: when two meet, how they may be named, and its errors.
 */
import { MEETING } from '../../src/functions/meeting';
import { PAIRINGS } from '../../src/functions/pairings';

const HEADER = ['Round', 'Board', 'White', 'Black'];
const NAMES = [['Ana'], ['Luis'], ['Eva']];
const SECTIONS = [
  ['Name', 'Section'],
  ['Ana', 'A'],
  ['Luis', 'A'],
  ['Ana', 'B'],
  ['Bo', 'B'],
  ['Cy', 'B'],
];

test('two, three and five players', () => {
  expect(MEETING(2, 1, 2)).toEqual([HEADER, [1, 1, 1, 2]]);
  expect(MEETING(3, 1, 3)).toEqual([HEADER, [3, 1, 3, 1]]);
  expect(MEETING(5, 4, 2)).toEqual([HEADER, [5, 1, 4, 2]]);
});

test('a row a meeting, in order of rounds', () => {
  expect(MEETING(4, 3, 4, 3)).toEqual([HEADER, [3, 1, 4, 3], [5, 1, 3, 4], [9, 1, 4, 3]]);
  expect(MEETING(4, 3, 4, 2, '', 'plain')).toEqual([HEADER, [2, 1, 4, 3], [5, 1, 3, 4]]);
});

test('it is what the list says', () => {
  for (const players of [6, 7]) {
    const list = PAIRINGS(players, 2).slice(1);
    for (let a = 1; a < players; a++) {
      for (let b = a + 1; b <= players; b++) {
        const rows = list.filter(
          (row) => row[1] !== '' && row.slice(2).includes(a) && row.slice(2).includes(b),
        );
        expect(MEETING(players, b, a, 2).slice(1)).toEqual(rows);
      }
    }
  }
});

test('by name, by number, by number as text', () => {
  const right = [HEADER, [2, 1, 'Ana', 'Luis']];
  expect(MEETING(NAMES, 'Ana', 'Luis')).toEqual(right);
  expect(MEETING(NAMES, ' ana ', 2)).toEqual(right);
  expect(MEETING(NAMES, '1', [['Luis']])).toEqual(right);
});

test('sections: the section is named too', () => {
  const right = [
    ['Section', ...HEADER],
    ['B', 3, 1, 'Cy', 'Ana'],
  ];
  expect(MEETING(SECTIONS, 'B 1', 'B 3')).toEqual(right);
  expect(MEETING(SECTIONS, 'B Ana', 'Cy')).toEqual(right);
});

test('nobody, himself, another section, no section', () => {
  expect(() => MEETING(8, 9, 1)).toThrow('MEETING: a must be a start number or a name of players (got 9).');
  expect(() => MEETING(8, 1, '')).toThrow(
    'MEETING: b must be a start number or a name of players (got nothing).',
  );
  expect(() => MEETING(NAMES, 'Ana', 'Zoe')).toThrow(/^MEETING: b must be .*\(got "Zoe"\)\.$/);
  expect(() => MEETING(NAMES, 'Ana', 1)).toThrow(
    'MEETING: a and b must be two different players (both are "Ana").',
  );
  expect(() => MEETING(SECTIONS, 'A 1', 'B 2')).toThrow(
    'MEETING: a and b must be of one section (got "A" and "B").',
  );
  expect(() => MEETING(SECTIONS, 1, 2)).toThrow(
    'MEETING: a must name the section too, such as "B 3" (got 1).',
  );
  expect(() => MEETING(SECTIONS, 'Ana', 'Bo')).toThrow(/^MEETING: a must name the section too/);
});

test('Spanish', () => {
  const spanish = [['Jugador'], ...NAMES];
  expect(MEETING(spanish, 1, 2)[0]).toEqual(['Ronda', 'Mesa', 'Blancas', 'Negras']);
  expect(() => MEETING(spanish, 1, 'Ana')).toThrow(
    'MEETING: a y b deben ser dos jugadores distintos (ambos son «Ana»).',
  );
});
