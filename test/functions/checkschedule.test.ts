/**
 * CHECKSCHEDULE: sound schedules in every form, every corruption of a single cell, and what cannot be read.
 */
import fc from 'fast-check';
import type { Cell, Table } from '../../src/cells/value';
import { CHECKSCHEDULE } from '../../src/functions/checkschedule';
import { PAIRINGS } from '../../src/functions/pairings';
import { POOLS } from '../../src/functions/pools';
import { QUADS } from '../../src/functions/quads';
import { ROUNDROBIN } from '../../src/functions/roundrobin';
import { SCHEVENINGEN } from '../../src/functions/scheveningen';
import { runs } from '../runs';

const CHECKS = [
  'Players',
  'Rounds',
  'Games',
  'Pairs',
  'Once a round',
  'Colors',
  'Longest run',
  'Berger table',
];
const NAMES = [['Ana'], ['Luis'], ['Zoë'], ['Max'], ['Eva-Mae'], ['Ida'], ['Omar']];

const resultsOf = (table: Table) => table.slice(1).map((row) => row[1]);
const detail = (table: Table, check: string) => table.find((row) => row[0] === check)?.slice(1);
const allOk = CHECKS.map(() => 'OK');

test('names with a dash between blanks', () => {
  const names = [['García - López'], ['Ben'], ['Cy v. Dee'], ['Ida']];
  expect(resultsOf(CHECKSCHEDULE(ROUNDROBIN(names)))).toEqual(allOk);
  expect(resultsOf(CHECKSCHEDULE(PAIRINGS(names)))).toEqual(allOk);
});

test('the Berger table for 8', () => {
  expect(CHECKSCHEDULE(ROUNDROBIN(8))).toEqual([
    ['Check', 'Result', 'Detail'],
    ['Players', 'OK', 8],
    ['Rounds', 'OK', 7],
    ['Games', 'OK', 28],
    ['Pairs', 'OK', 28],
    ['Once a round', 'OK', ''],
    ['Colors', 'OK', 1],
    ['Longest run', 'OK', 2],
    ['Berger table', 'OK', ''],
  ]);
});

test('what ROUNDROBIN and PAIRINGS give is sound, with numbers and with names', () => {
  for (let n = 2; n <= 20; n++)
    for (const cycles of [1, 2, 3]) {
      const names = Array.from({ length: n }, (_, i) => [`P ${String.fromCharCode(97 + i)}`]);
      for (const players of [n, names])
        for (const schedule of [ROUNDROBIN(players, cycles), PAIRINGS(players, cycles)])
          expect(resultsOf(CHECKSCHEDULE(schedule))).toEqual(allOk);
    }
});

test('the order of the cycles', () => {
  for (const order of ['fide', 'plain', 'mirror']) {
    const table = CHECKSCHEDULE(ROUNDROBIN(7, 2, '', order));
    expect(detail(table, 'Berger table')).toEqual(['OK', order]);
  }
  const plain = CHECKSCHEDULE(ROUNDROBIN(6, 2, '', 'plain'));
  expect(detail(plain, 'Longest run')).toEqual(['Warning', '3: 1, 4']);
});

test('the table of another system', () => {
  expect(detail(CHECKSCHEDULE(ROUNDROBIN(8, 1, 'crenshaw')), 'Berger table')).toEqual([
    'Warning',
    'Round 1, Board 1: 4-8 ≠ 1-8 (crenshaw)',
  ]);
  expect(resultsOf(CHECKSCHEDULE(ROUNDROBIN(9, 2, 'circle'))).slice(0, 7)).toEqual(allOk.slice(0, 7));
});

test.each<[string, Cell[][]]>([
  ['a round in one cell', [['1-4 2-3'], ['4-3, 1-2'], ['2-4; 3-1']]],
  [
    'no headings, rounds in the first column',
    [
      [1, '1–4', '2–3'],
      [2, '4–3', '1–2'],
      [3, '2–4', '3–1'],
    ],
  ],
  [
    'no rounds at all',
    [
      ['1 - 4', '2 - 3'],
      ['4 - 3', '1 - 2'],
      ['2 - 4', '3 - 1'],
    ],
  ],
  [
    'colons',
    [
      ['1:4', '2:3'],
      ['4:3', '1:2'],
      ['2:4', '3:1'],
    ],
  ],
  [
    'a title, other headings and blank rows',
    [
      ['Our club', '', ''],
      ['Rd', 'Table 1', 'Table 2'],
      [1, '1-4', '2-3'],
      ['', '', ''],
      ['R2', '4-3', '1-2'],
      ['3.', '2-4', '3-1'],
      ['', '', ''],
    ],
  ],
  [
    'names with v',
    [
      ['Ana v Ben', 'Luis v Max'],
      ['Ben vs Max', 'Ana vs. Luis'],
      ['Luis – Ben', 'Max—Ana'],
    ],
  ],
  [
    'Spanish',
    [
      ['Ronda', 'Mesa 1', 'Descansa'],
      [1, 'Eva-Mae – Max', 'Ana'],
      [2, 'Ana – Eva-Mae', 'Max'],
      [3, 'Max – Ana', 'Eva-Mae'],
    ],
  ],
])('%s', (_, schedule) => {
  expect(resultsOf(CHECKSCHEDULE(schedule))).toEqual(allOk);
});

test('the bye as a column, in the cells, or left out', () => {
  for (const [one, two, three] of [
    ['1', '3', '2'],
    ['1-Bye', '3-Bye', '2-Bye'],
    ['', '', ''],
  ])
    expect(
      resultsOf(
        CHECKSCHEDULE([
          ['2-3', one],
          ['1-2', two],
          ['3-1', three],
        ]),
      ),
    ).toEqual(allOk);
});

test('a list in another order of rows is told by its boards', () => {
  const list = PAIRINGS(NAMES);
  const [header = [], ...rows] = list;
  rows.sort((a, b) => String(a[2]).localeCompare(String(b[2])));
  expect(resultsOf(CHECKSCHEDULE([header, ...rows]))).toEqual(allOk);
});

test('start numbers beside the names', () => {
  const rows = PAIRINGS(4).map(([round = '', board = '', white = '', black = ''], i) =>
    i === 0
      ? ['Round', 'Board', 'No.', 'White', 'Result', 'Black', 'No.']
      : [
          round,
          board,
          white,
          NAMES[Number(white) - 1]?.[0] ?? '',
          '1-0',
          NAMES[Number(black) - 1]?.[0] ?? '',
          black,
        ],
  );
  expect(resultsOf(CHECKSCHEDULE(rows))).toEqual(allOk);
  rows[1]?.splice(2, 1, 2);
  expect(detail(CHECKSCHEDULE(rows), 'Pairs')).toEqual(['Error', '6: 1-4 ×0, 2-4 ×2']);
});

test('sections', () => {
  const table = CHECKSCHEDULE(
    PAIRINGS([
      ['Name', 'Section'],
      ['Ana', 'A'],
      ['Luis', 'A'],
      ['Zoë', 'B'],
      ['Max', 'B'],
      ['Eva', 'B'],
    ]),
  );
  expect(table).toHaveLength(1 + 2 * CHECKS.length);
  expect(table[0]).toEqual(['Section', 'Check', 'Result', 'Detail']);
  expect(table[9]?.slice(0, 3)).toEqual(['B', 'Players', 'OK']);
});

test('sections of one field, told by its numbers', () => {
  const table = CHECKSCHEDULE(PAIRINGS(QUADS(8)));
  expect(table[9]).toEqual(['B', 'Players', 'OK', 4]);
  for (let n = 4; n <= 40; n++)
    for (const sections of [QUADS(n), POOLS(n, 2), POOLS(n, 2, 'order'), POOLS(n, Math.floor(n / 2))]) {
      const checked = CHECKSCHEDULE(PAIRINGS(sections));
      const results = checked.slice(1).map((row) => row.at(-2));
      expect([n, new Set(results)]).toEqual([n, new Set(['OK'])]);
    }
});

test('one section of a field by itself', () => {
  const [header = [], ...rows] = PAIRINGS(QUADS(8));
  const table = CHECKSCHEDULE([header, ...rows.filter(([section]) => section === 'B')]);
  expect(table.slice(1).map((row) => row[2])).toEqual(allOk);
});

test('sections that begin at 1 keep their start numbers', () => {
  const one = PAIRINGS(4).slice(1);
  const list = (second: Table) => [
    ['Section', 'Round', 'Board', 'White', 'Black'],
    ...one.map((row) => ['A', ...row]),
    ...second.map((row) => ['B', ...row]),
  ];
  expect(CHECKSCHEDULE(list(one)).every((row) => row[2] !== 'Error')).toBe(true);
  const swapped = one.map((row) => row.map((cell, c) => (c < 2 ? cell : 5 - Number(cell))));
  expect(CHECKSCHEDULE(list(swapped))[16]?.slice(0, 3)).toEqual(['B', 'Berger table', 'Warning']);
});

test('a match of two teams', () => {
  expect(CHECKSCHEDULE(SCHEVENINGEN(4, 4))).toEqual([
    ['Check', 'Result', 'Detail'],
    ['Players', 'OK', 8],
    ['Rounds', 'OK', 4],
    ['Games', 'OK', 16],
    ['Pairs', 'OK', 16],
    ['Once a round', 'OK', ''],
    ['Colors', 'OK', 0],
    ['Longest run', 'OK', 2],
    ['Berger table', 'OK', 'Match of two teams'],
  ]);
  for (let n = 2; n <= 12; n++)
    for (const cycles of [1, 2, 3]) {
      const team = (letter: string) => Array.from({ length: n }, (_, i) => [`${letter} ${i + 1}`]);
      for (const match of [SCHEVENINGEN(n, n, cycles), SCHEVENINGEN(team('Ana'), team('Luis'), cycles)])
        expect([n, cycles, resultsOf(CHECKSCHEDULE(match))]).toEqual([n, cycles, allOk]);
    }
});

test('a match of two teams by start numbers', () => {
  const match = SCHEVENINGEN(3, 3).map((row) =>
    row.map((cell) =>
      typeof cell === 'string'
        ? cell.replace(/A|B(\d)/g, (_, no?: string) => (no === undefined ? '' : String(3 + Number(no))))
        : cell,
    ),
  );
  expect(resultsOf(CHECKSCHEDULE(match))).toEqual(allOk);
});

test('faults of a match of two teams', () => {
  const match = SCHEVENINGEN(4, 4);
  match[1]?.splice(1, 1, 'A1-A2');
  const table = CHECKSCHEDULE(match);
  expect(detail(table, 'Pairs')).toEqual(['Error', '16: A1-A2 ×1, A1-B1 ×0']);
  expect(detail(table, 'Once a round')).toEqual(['Error', 'Round 1: A2 ×2, Round 1: B1 ×0']);
  expect(detail(CHECKSCHEDULE(SCHEVENINGEN(4, 4).slice(0, 4)), 'Rounds')).toEqual(['Error', '3: Round 4']);
  expect(detail(CHECKSCHEDULE(SCHEVENINGEN(4, 4), 2), 'Games')).toEqual(['Error', '16 / 32']);
});

test('half of the rounds of four are no match of two teams', () => {
  expect(detail(CHECKSCHEDULE(ROUNDROBIN(4).slice(0, 3)), 'Rounds')).toEqual(['Error', '2: Round 3']);
});

test('Spanish words', () => {
  const table = CHECKSCHEDULE(ROUNDROBIN([['Nombre'], ['Ana'], ['Luis'], ['Eva']], 2));
  expect(table.map((row) => row[0])).toEqual([
    ...['Comprobación', 'Jugadores', 'Rondas', 'Partidas', 'Parejas', 'Una vez por ronda', 'Colores'],
    ...['Racha más larga', 'Tabla Berger'],
  ]);
});

test('cycles that are asked for', () => {
  expect(detail(CHECKSCHEDULE(ROUNDROBIN(4), 2), 'Games')).toEqual(['Error', '6 / 12']);
  expect(detail(CHECKSCHEDULE(ROUNDROBIN(4), 2), 'Rounds')).toEqual([
    'Error',
    '3: Round 4, Round 5, Round 6',
  ]);
  expect(() => CHECKSCHEDULE(ROUNDROBIN(4), 9)).toThrow(/^CHECKSCHEDULE: cycles must be/);
});

test('what an edit did is told', () => {
  const grid = ROUNDROBIN(7);
  grid[2]?.splice(2, 1, '99-1');
  const table = CHECKSCHEDULE(grid);
  expect(detail(table, 'Players')).toEqual(['Error', '7: 99']);
  expect(detail(table, 'Pairs')).toEqual(['Error', '21: 1-99 ×1, 3-7 ×0']);
  expect(detail(table, 'Once a round')).toEqual(['Error', 'Round 2: 1 ×2, Round 2: 3 ×0, Round 2: 7 ×0']);
  expect(detail(table, 'Berger table')).toEqual(['Warning', 'Round 2, Board 2: 99-1 ≠ 7-3']);
  const twice = ROUNDROBIN(6);
  twice[3]?.splice(1, 1, '2-2');
  expect(detail(CHECKSCHEDULE(twice), 'Once a round')).toEqual(['Error', 'Round 3: 2 ×2, Round 3: 6 ×0']);
});

test('a game that is missing in its round is told, not the one that moved to its board', () => {
  const list = PAIRINGS(8);
  const at = list.findIndex(([round, board]) => round === 2 && board === 1);
  const moved = list.map((row, r) => (r === at ? [3, ...row.slice(1)] : row));
  expect(detail(CHECKSCHEDULE(moved), 'Berger table')).toEqual(['Warning', 'Round 2, Board 1: – ≠ 8-5']);
  const more = [...list.slice(0, at), [2, 1, '7', '1'], ...list.slice(at)];
  expect(detail(CHECKSCHEDULE(more), 'Berger table')).toEqual(['Warning', 'Round 2, Board 1: 7-1 ≠ –']);
  const boards = ROUNDROBIN(8);
  boards[2]?.splice(1, 2, '6-4', '8-5');
  expect(detail(CHECKSCHEDULE(boards), 'Berger table')).toEqual(['Warning', 'Round 2, Board 1: 6-4 ≠ 8-5']);
});

test('colours', () => {
  const table = CHECKSCHEDULE([
    ['1-4', '2-3'],
    ['4-3', '1-2'],
    ['2-4', '1-3'],
  ]);
  expect(detail(table, 'Colors')).toEqual(['Warning', '3: 1 3 W 0 B, 3 0 W 3 B']);
  expect(detail(table, 'Longest run')).toEqual(['Warning', '3: 1, 3']);
  expect(detail(table, 'Berger table')).toEqual(['Warning', 'Round 3, Board 2: 1-3 ≠ 3-1']);
});

test('half of a schedule', () => {
  const table = CHECKSCHEDULE(ROUNDROBIN(8).slice(0, 5));
  expect(resultsOf(table)).toEqual(['OK', 'Error', 'Error', 'Error', 'OK', 'Warning', 'OK', 'Warning']);
  expect(detail(table, 'Berger table')).toEqual(['Warning', 'Round 5, Board 1: – ≠ 3-8']);
});

// Every corruption of one cell

type Corruption = (table: Cell[][], row: number, column: number, other: readonly [number, number]) => void;

const set = (table: Cell[][], row: number, column: number, cell: Cell) => table[row]?.splice(column, 1, cell);
const CORRUPTIONS: Record<string, Corruption> = {
  swap(table, row, column, [r, c]) {
    const cell = table[row]?.[column];
    set(table, row, column, table[r]?.[c]);
    set(table, r, c, cell);
  },
  duplicate: (table, row, column, [r, c]) => set(table, row, column, table[r]?.[c]),
  blank: (table, row, column) => set(table, row, column, ''),
  foreign(table, row, column) {
    const cell = String(table[row]?.[column]);
    set(table, row, column, cell.includes('-') ? cell.replace(/^\d+/, '77') : '77');
  },
  colours(table, row, column) {
    const cell = String(table[row]?.[column]);
    set(table, row, column, cell.includes('-') ? cell.split('-').reverse().join('-') : '77');
  },
};

/** Whether something is not OK, or a sentence names what cannot be read. */
function isFound(schedule: Cell[][], cycles?: number): boolean {
  try {
    return resultsOf(CHECKSCHEDULE(schedule, cycles)).some((result) => result !== 'OK');
  } catch (error) {
    return error instanceof Error && /^CHECKSCHEDULE: /.test(error.message);
  }
}

/** A free round is the same whatever the side, and whether the word stands there or nothing. */
const text = (table: Cell[][]) =>
  table
    .map((row) => {
      const [round, ...cells] = row;
      const sides = cells.slice(-2).map((cell) => (cell === 'Bye' ? '' : cell));
      const isFree = cells.length === 3 && sides.includes('');
      return isFree ? `${round} ${sides.join('')}` : row.join('|');
    })
    .join('\n');

describe.each(Object.entries(CORRUPTIONS))('%s of a single cell is found', (_, corrupt) => {
  test('in every cell of a grid, up to 6 players', () => {
    for (let n = 2; n <= 6; n++) {
      const sound = ROUNDROBIN(n);
      for (let row = 1; row < sound.length; row++)
        for (let column = 0; column < (sound[row]?.length ?? 0); column++)
          for (const r of [1, row, sound.length - 1])
            for (let c = Math.min(column, 1); c < (sound[r]?.length ?? 0); c++) {
              const schedule: Cell[][] = sound.map((cells) => [...cells]);
              corrupt(schedule, row, column, [r, column === 0 ? 0 : c]);
              if (text(schedule) !== text(sound) && !isFound(schedule)) throw new Error(text(schedule));
            }
    }
  });

  test('anywhere in a grid or a list, up to 20 players', () => {
    fc.assert(
      fc.property(
        fc.record({
          n: fc.integer({ min: 2, max: 20 }),
          cycles: fc.integer({ min: 1, max: 2 }),
          list: fc.boolean(),
          places: fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat()),
        }),
        ({ n, cycles, list, places: [a, b, c, d] }) => {
          const sound = list ? PAIRINGS(n, cycles) : ROUNDROBIN(n, cycles);
          const first = list ? 2 : 1;
          const width = (sound[1]?.length ?? 0) - first;
          const at = (r: number, k: number): [number, number] => [
            1 + (r % (sound.length - 1)),
            first + (k % width),
          ];
          const schedule: Cell[][] = sound.map((cells) => [...cells]);
          corrupt(schedule, ...at(a, b), at(c, d));
          // Of the two games of two players one alone is sound, unless the cycles are given.
          const given = n === 2 ? cycles : undefined;
          if (text(schedule) !== text(sound) && !isFound(schedule, given)) throw new Error(text(schedule));
        },
      ),
      runs(150),
    );
  });
});

test.each<[string, unknown, string]>([
  [
    'nothing',
    '',
    'schedule must have a row a round with cells such as 1-6, or the headings Round, Board, White and Black.',
  ],
  ['a number', 8, 'schedule must have a row a round'],
  ['headings only', [['Round', 'Board', 'White', 'Black']], 'schedule must have a row a round'],
  [
    'a list without Black',
    [
      ['Round', 'Board', 'White'],
      [1, 1, 'Ana'],
    ],
    'schedule has no column headed Black (row 1): a list needs the headings Round, Board, White and Black.',
  ],
  ['one name', [['Ana']], 'schedule must have a row a round'],
  [
    'a date',
    [['1-4', new Date(2026, 0, 6)]],
    'a player in schedule has become a date (row 1, column 2: "2026-01-06")',
  ],
  ['a formula error', [['1-4', '#REF!']], 'a formula error stands in schedule (row 1, column 2: "#REF!")'],
  [
    'three in a cell',
    [['Ana – Luis – Max', 'x – y']],
    'a player in schedule cannot be read (row 1, column 1: "Ana – Luis – Max")',
  ],
  [
    'a round that is none',
    [
      ['Round', 'Board 1'],
      ['x', '1-2'],
    ],
    'a game in schedule has no round (row 2)',
  ],
  [
    'a list without rounds',
    [
      ['Board', 'White', 'Black'],
      [1, 'Ana', 'Luis'],
    ],
    'a game in schedule has no round (row 2)',
  ],
])('%s', (_, schedule, sentence) => {
  expect(() => CHECKSCHEDULE(schedule as Cell)).toThrow(`CHECKSCHEDULE: ${sentence}`);
});
