/**
 * The argument `players`.
 */
import { runInNewContext } from 'node:vm';
import { readPlayers, type PlayerList } from '../../src/cells/player-list';
import type { Argument } from '../../src/cells/value';

const read = (argument: Argument) => readPlayers('FN', argument);
const names = (list: PlayerList) => list.sections.flatMap(({ players }) => players.map(({ name }) => name));
const numbers = (list: PlayerList) => list.sections.flatMap(({ players }) => players.map(({ no }) => no));
const column = (cells: readonly unknown[]) => cells.map((cell) => [cell]) as Argument;

describe('a number', () => {
  test.each([6, '6', ' 6 ', '6.0', [[6]], [['6'], ['']]])('%j is six players', (argument) => {
    const list = read(argument as Argument);
    expect(list.kind).toBe('number');
    expect(names(list)).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  test.each([
    0,
    1,
    -3,
    2.5,
    501,
    '',
    'abc',
    true,
    false,
    null,
    undefined,
    NaN,
    {},
    [['']],
    [['Ana']],
    [[]],
    [],
  ])('%j is none', (argument) => {
    expect(() => read(argument as Argument)).toThrow(
      /^FN: players must be a whole number from 2 to 500, or a range of names \(got .+\)\.$/,
    );
  });
});

describe('a list of names', () => {
  test('blank rows are skipped, wherever they are', () => {
    const list = read(column(['', 'Zoë', 'Ben', '', 'José', null, ' ', '\u200b', 'Dan', '', '']));
    expect(names(list)).toEqual(['Zoë', 'Ben', 'José', 'Dan']);
    expect(list.sections[0]?.players.map(({ row }) => row)).toEqual([2, 3, 5, 9]);
  });

  test('a row is as good as a column', () => {
    expect(names(read([['A', 'B', '', 'C']]))).toEqual(['A', 'B', 'C']);
    expect(
      names(
        read([
          ['', '', ''],
          ['A', 'B', 'C'],
          ['', '', ''],
        ]),
      ),
    ).toEqual(['A', 'B', 'C']);
  });

  test('an open range of a thousand rows', () => {
    expect(names(read(column(['A', 'B', 'C', ...new Array<string>(997).fill('')])))).toEqual(['A', 'B', 'C']);
  });

  test('ragged rows', () => {
    expect(names(read([['A'], [], ['B', 1800], ['C', '']]))).toEqual(['A', 'B', 'C']);
  });

  test('the first column that is filled counts', () => {
    expect(
      names(
        read([
          ['', 'A'],
          ['', 'B'],
        ]),
      ),
    ).toEqual(['A', 'B']);
  });

  test('a second column of numbers is the rating', () => {
    const list = read([
      ['Ana', 2000],
      ['Ben', '1900'],
      ['Cem', ''],
    ]);
    expect(list.sections[0]?.players.map(({ rating }) => rating)).toEqual([2000, 1900, undefined]);
  });

  test('a first column of start numbers', () => {
    const list = read([
      [2, 'Ana', 2000],
      [1, 'Ben', 1900],
    ]);
    expect(names(list)).toEqual(['Ana', 'Ben']);
    expect(numbers(list)).toEqual([2, 1]);
    expect(list.sections[0]?.players[0]?.rating).toBe(2000);
  });

  test('numbers as names', () => {
    expect(names(read([[101], [205], [33]]))).toEqual(['101', '205', '33']);
  });

  test('a text that only begins like a heading is a name', () => {
    expect(names(read(column(['Namen', 'Rating', 'Ben'])))).toEqual(['Namen', 'Rating', 'Ben']);
  });

  test.each([
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'toString',
    '=1+1',
    '<img src=x onerror=alert(1)>',
    "O'Neil",
  ])('%s is a name like others', (name) => expect(names(read(column([name, 'Ben'])))).toEqual([name, 'Ben']));

  test('scripts from right to left, combining characters, long names', () => {
    const long = 'x'.repeat(10000);
    expect(names(read(column(['שרה', 'محمد', 'Zoe\u0308', long])))).toEqual(['שרה', 'محمد', 'Zoë', long]);
  });

  test('an equal name is an error that names both rows', () => {
    expect(() => read(column(['Ann', 'Bob', 'Ann ', 'Dan']))).toThrow(
      'FN: two players are called "Ann" (rows 1 and 3): make the names differ, or add a column No. with start numbers.',
    );
    expect(() => read(column(['Zo\u00eb', 'Zoe\u0308']))).toThrow('rows 1 and 2');
    expect(() => read(column(['A\u00a0B', ' A   B\u200b']))).toThrow('rows 1 and 2');
    expect(() => read([['Ann', 'Bob', 'Ann']])).toThrow('two players are called "Ann" (columns 1 and 3)');
  });

  test('names that differ in case or accents are two players', () => {
    expect(names(read(column(['Ana', 'ana', 'Aná'])))).toEqual(['Ana', 'ana', 'Aná']);
  });

  test.each([
    ['#N/A', 'FN: a formula error stands in players (row 2, column 1: "#N/A"): repair that cell first.'],
    [true, 'FN: a name in players cannot be read (row 2, column 1: "TRUE"): names must be plain text.'],
    [{}, 'FN: a name in players cannot be read (row 2, column 1: "object"): names must be plain text.'],
    [
      new Date(2026, 0, 2),
      'FN: a name in players is a date (row 2, column 1: "2026-01-02"): format the cells as plain text and type the name again.',
    ],
    [
      runInNewContext('new Date(2026, 0, 2)') as object,
      'FN: a name in players is a date (row 2, column 1: "2026-01-02"): format the cells as plain text and type the name again.',
    ],
  ])('%p is no name', (cell, sentence) => {
    expect(() => read(column(['Ana', cell, 'Ben']))).toThrow(sentence);
  });

  test('more than 500', () => {
    expect(names(read(column(Array.from({ length: 500 }, (_, i) => `P${i}`))))).toHaveLength(500);
    expect(() => read(column(Array.from({ length: 501 }, (_, i) => `P${i}`)))).toThrow(
      'FN: players must be 2 to 500 names (got 501).',
    );
  });
});

describe('a table with headings', () => {
  test.each([
    [
      [
        ['No.', 'Surname', 'Rating'],
        [1, 'Ana', 2000],
        [2, 'Ben', 1900],
      ],
    ],
    [[['Surname', 'Rating'], ['Ana', 2000], ['Ben']]],
    [
      [
        ['Section', 'Pupil'],
        ['A', 'Ana'],
        ['B', 'Ben'],
      ],
    ],
    [[['No.'], [1], [2], ['3']]],
  ])('none of them is Name: %#', (rows) => {
    expect(() => read(rows)).toThrow(
      'FN: players has headings, and none is Name (row 1): head the column of the names Name, or leave the headings out.',
    );
  });

  test('a number above the headings is a title', () => {
    const list = read([
      [12, ''],
      ['Name', 'Rating'],
      ['Ana', 1800],
      ['Luis', 1700],
    ]);
    expect(names(list)).toEqual(['Ana', 'Luis']);
  });

  test('a rating that may be thousands, without headings', () => {
    expect(() =>
      read([
        ['Ana', '2100'],
        ['Luis', '1,900'],
      ]),
    ).toThrow('FN: a rating in players cannot be read (row 2');
  });

  test('a word for a heading may be a club', () => {
    expect(
      names(
        read([
          ['Ana', 'Club'],
          ['Luis', 'Team'],
          ['Zoe', 'x'],
        ]),
      ),
    ).toEqual(['Ana', 'Luis', 'Zoe']);
  });

  test('a word for a heading may be a name', () => {
    expect(names(read(column(['Club', 'Ana', 'Rating'])))).toEqual(['Club', 'Ana', 'Rating']);
    expect(
      names(
        read([
          ['Club', 1500],
          ['Ana', 1600],
        ]),
      ),
    ).toEqual(['Club', 'Ana']);
  });

  test.each(['2,100', '2.100', '1,900'])('a rating of %s may be two points or two thousand', (rating) => {
    const rows = [
      ['Name', 'Rating'],
      ['Ana', rating],
      ['Ben', 1500],
    ];
    expect(() => read(rows)).toThrow(`FN: a rating in players cannot be read (row 2, column 2: "${rating}")`);
  });

  test('in any order, English', () => {
    const list = read([
      ['Notes', 'RATING', 'Name', 'no.', 'Status', 'Club', 'FIDE ID', 'Born', 'Sex', 'Fed', 'Title', 'Hand'],
      ['late', 2000, 'Ana', 2, 'Withdrawn', 'X', 12345, 1990, 'w', 'ESP', 'WGM', 3],
      ['', '-', 'Ben', '1', 'expelled', '', '', new Date(2001, 4, 6), '', '', '', ''],
      ['', '', '', '', '', '', '', '', '', '', '', ''],
    ]);
    expect(list.language).toBe('en');
    expect(list.sections[0]?.players).toEqual([
      {
        ...{
          no: 2,
          name: 'Ana',
          row: 2,
          status: 'withdrawn',
          rating: 2000,
          club: 'X',
          fideId: '12345',
          born: '1990',
        },
        ...{ sex: 'w', federation: 'ESP', title: 'WGM', hand: 3 },
      },
      { no: 1, name: 'Ben', row: 3, status: 'expelled', born: '2001-05-06' },
    ]);
  });

  test('in Spanish, accents and case ignored', () => {
    const list = read([
      ['', '', ''],
      ['Federación', 'JUGADOR', 'Nº', 'Estado', 'Elo'],
      ['ESP', 'Ana', 2, 'RETIRADA', ''],
      ['ARG', 'Benito', 1, 'Expulsado', 2100],
    ]);
    expect(list.language).toBe('es');
    expect(list.sections[0]?.players.map(({ no, status }) => [no, status])).toEqual([
      [2, 'withdrawn'],
      [1, 'expelled'],
    ]);
  });

  test.each(['Name', 'Player', 'Nombre', 'Jugador', ' NAME: ', 'jugadores'])(
    '%s over one column',
    (heading) => {
      expect(names(read(column([heading, 'Ana', 'Ben'])))).toEqual(['Ana', 'Ben']);
    },
  );

  test('headings without players', () => {
    expect(() =>
      read([
        ['No.', 'Name', 'Rating'],
        ['', '', ''],
      ]),
    ).toThrow('FN: players must be 2 to 500 names (got 0).');
    expect(() => read([['Nombre'], ['Ana']])).toThrow('FN: players debe tener de 2 a 500 nombres (tiene 1).');
  });

  test('sections', () => {
    const list = read([
      ['Group', 'Name', 'No.'],
      ['A', 'Ana', 2],
      ['B', 'Ben', 1],
      ['a', 'Cem', 1],
      ['B ', 'Ana', '2'],
    ]);
    expect(list.sections.map(({ name, players }) => [name, players.map((p) => `${p.no} ${p.name}`)])).toEqual(
      [
        ['A', ['2 Ana', '1 Cem']],
        ['B', ['1 Ben', '2 Ana']],
      ],
    );
    expect(
      numbers(
        read([
          ['Section', 'Name'],
          ['A', 'x'],
          ['B', 'x'],
          ['A', 'y'],
          ['B', 'y'],
        ]),
      ),
    ).toEqual([1, 2, 1, 2]);
  });

  test('equal names with start numbers are two players', () => {
    expect(
      numbers(
        read([
          ['No.', 'Name'],
          [1, 'Ann'],
          [2, 'Ann'],
        ]),
      ),
    ).toEqual([1, 2]);
  });

  test('columns No. and Section that are blank are none', () => {
    const list = read([
      ['No.', 'Section', 'Name'],
      ['', '', 'Ann'],
      ['', '', 'Ben'],
    ]);
    expect(numbers(list)).toEqual([1, 2]);
    expect(list.sections[0]?.name).toBe('');
  });

  test.each([
    [
      [
        ['No.', 'Name'],
        [1, 'A'],
        [3, 'B'],
      ],
      'FN: start number 2 is missing in players: 2 players must have the numbers 1 to 2.',
    ],
    [
      [
        ['No.', 'Name'],
        [1, 'A'],
        [1, 'B'],
      ],
      'FN: start number 1 stands twice in players (rows 2 and 3): each number is given once.',
    ],
    [
      [
        ['No.', 'Name'],
        [1, 'A'],
        ['x', 'B'],
      ],
      'FN: a start number in players cannot be read (row 3, column 1: "x"): the column No. must hold the whole numbers 1, 2, 3 and so on, each once.',
    ],
    [
      [
        ['No.', 'Name'],
        [1, 'A'],
        ['', 'B'],
      ],
      'a start number in players cannot be read (row 3, column 1)',
    ],
    [
      [
        ['No.', 'Name'],
        [1, 'A'],
        [1.5, 'B'],
      ],
      '(row 3, column 1: "1.5")',
    ],
    [
      [
        ['No.', 'Name'],
        [1, 'A'],
        [2, ''],
      ],
      'FN: a row of players has no name (row 3, column 2): write the name, or clear the whole row.',
    ],
    [
      [
        ['Name', 'Elo'],
        ['A', 'good'],
        ['B', ''],
      ],
      'FN: a rating in players cannot be read (row 2, column 2: "good"): ratings must be numbers above 0, or blank.',
    ],
    [
      [
        ['Name', 'Elo'],
        ['A', -5],
        ['B', ''],
      ],
      '(row 2, column 2: "-5")',
    ],
    [
      [
        ['Name', 'Elo'],
        ['A', '#REF!'],
        ['B', ''],
      ],
      'FN: a formula error stands in players (row 2, column 2: "#REF!")',
    ],
    [
      [
        ['Name', 'Hand'],
        ['A', 'x'],
        ['B', ''],
      ],
      'FN: a place by hand in players cannot be read (row 2, column 2: "x")',
    ],
    [
      [
        ['Name', 'Status'],
        ['A', 'ill'],
        ['B', ''],
      ],
      'FN: a status in players is not known (row 2, column 2: "ill"): it must be blank, "Withdrawn" or "Expelled".',
    ],
    [
      [
        ['Name', 'Section'],
        ['A', 'x'],
        ['B', ''],
        ['C', 'x'],
      ],
      'FN: a player has no section (row 3, column 2): fill in the column Section for everybody, or for nobody.',
    ],
    [
      [
        ['Name', 'Section'],
        ['A', 'x'],
        ['B', 'x'],
        ['C', 'y'],
      ],
      'FN: section "y" of players must have 2 to 500 names (got 1).',
    ],
    [
      [
        ['Name', 'Player'],
        ['A', 'B'],
        ['C', 'D'],
      ],
      'FN: two columns of players are headed alike (row 1 of the table, columns 1 and 2: "Player")',
    ],
    [
      [
        ['Section', 'Name', 'No.'],
        ['A', 'x', 1],
        ['A', 'y', 3],
      ],
      'start number 2 is missing in players, section "A"',
    ],
  ])('%j', (rows, sentence) => {
    expect(() => read(rows as Argument)).toThrow(sentence);
  });

  test('the text in a sentence is short and on one line', () => {
    const message = (name: unknown) => {
      try {
        read([
          ['Name', 'Status'],
          ['A', name as string],
          ['B', ''],
        ]);
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(message(`${'x'.repeat(10000)}`)).toContain(`"${'x'.repeat(40)}…"`);
    expect(message('two\nlines')).toContain('"two lines"');
    expect(message('😀'.repeat(50))).toContain(`"${'😀'.repeat(40)}…"`);
  });
});
