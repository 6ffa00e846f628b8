/**
 * Crosstables, as people have them.
 */
import { readPlayers } from '../../src/cells/player-list';
import { readResults } from '../../src/cells/results';
import { rowsOf, type Argument } from '../../src/cells/value';

const read = (rows: Argument, players?: Argument, cycles?: number) => {
  const [section] = readResults({
    fn: 'FN',
    range: 'results',
    rows: rowsOf(rows),
    list: players === undefined ? undefined : readPlayers('FN', players),
    cycles,
  }).sections;
  if (section === undefined) throw new Error('no section');
  return section;
};
/** Every game as `1-2 ½-½`. */
const games = (...given: Parameters<typeof read>) =>
  read(...given).tournament.games.map(
    ({ white, black, result, annulled }) =>
      `${white}-${black} ${result ?? ''}${annulled === true ? ' annulled' : ''}`,
  );

const FULL = [
  ['x', '1', '½'],
  ['0', 'x', '1'],
  ['½', '0', 'x'],
];
const FULL_GAMES = ['1-2 1-0', '1-3 ½-½', '2-3 1-0'];

describe('where the results stand', () => {
  test('the results alone', () => expect(games(FULL)).toEqual(FULL_GAMES));

  test.each([
    ['a header row of numbers', [['', '1', '2', '3'], ...FULL.map((row, i) => ['ABC'.charAt(i), ...row])]],
    ['numbers as numbers', [[1, 2, 3], ...FULL]],
    [
      'No., Name and totals',
      [
        ['No.', 'Name', 1, 2, 3, 'Pts', 'SB'],
        ...FULL.map((row, i) => [i + 1, 'ABC'.charAt(i), ...row, 1, 1]),
      ],
    ],
    [
      'Spanish headings',
      [['N.º', 'Jugador', 1, 2, 3, 'Puntos'], ...FULL.map((row, i) => [i + 1, 'ABC'.charAt(i), ...row, 1])],
    ],
    [
      'headings that are names',
      [['', 'Ana', 'Ben', 'Cem'], ...FULL.map((row, i) => [['Ana', 'Ben', 'Cem'][i], ...row])],
    ],
    [
      'headings that are short names',
      [['Name', 'A.', 'B.', 'C.', 'Pts'], ...FULL.map((row, i) => [['Ana', 'Ben', 'Cem'][i], ...row, 1])],
    ],
    ['names and totals without headings', FULL.map((row, i) => ['ABC'.charAt(i), ...row, 1.5 - i / 2])],
    [
      'numbers, names and ratings without headings',
      FULL.map((row, i) => [i + 1, 'ABC'.charAt(i), 2000, ...row]),
    ],
    [
      'blank rows below and columns beside',
      [...FULL.map((row) => ['', ...row, '', '']), ['', '', '', '', '', ''], []],
    ],
    ['blank rows above', [[], ['', '', ''], ...FULL]],
    [
      'a diagonal of zeros with names',
      FULL.map((row, i) => ['ABC'.charAt(i), ...row.map((cell) => (cell === 'x' ? '0' : cell))]),
    ],
  ])('%s', (_, rows) => expect(games(rows as Argument)).toEqual(FULL_GAMES));

  test('two players', () => {
    expect(
      games([
        ['', '1'],
        ['0', ''],
      ]),
    ).toEqual(['1-2 1-0']);
    expect(
      games([
        ['Ana', 'x', '½'],
        ['Ben', '½', 'x'],
      ]),
    ).toEqual(['1-2 ½-½']);
    expect(
      games([
        ['Ana', '', '½'],
        ['Ben', '½', ''],
      ]),
    ).toEqual(['1-2 ½-½']);
  });

  test('three columns of games are no crosstable', () => {
    expect(
      games([
        ['Ana', '1-0', 'Ben'],
        ['Ben', '½', 'Cem'],
        ['Cem', '0-1', 'Ana'],
      ]),
    ).toEqual(['1-2 1-0', '2-3 ½-½', '3-1 0-1']);
    expect(
      games([
        [1, '1-0', 2],
        [2, '½', 3],
        [3, '0-1', 1],
      ]),
    ).toEqual(['1-2 1-0', '2-3 ½-½', '3-1 0-1']);
  });

  test('a half without marks, whose last row is blank', () => {
    expect(
      games([
        ['', '1', '½'],
        ['', '', '1'],
        ['', '', ''],
      ]),
    ).toEqual(FULL_GAMES);
    expect(
      games([
        ['', '', ''],
        ['0', '', ''],
        ['½', '0', ''],
      ]),
    ).toEqual(FULL_GAMES);
  });

  test('half a table, of which several rows are blank', () => {
    const upper = [
      ['', '', '', 1],
      ['', '', '½', ''],
      ['', '', '', ''],
      ['', '', '', ''],
    ];
    const played = ['1-4 1-0', '2-3 ½-½'];
    expect(games(upper)).toEqual(played);
    expect(games([[1, 2, 3, 4], ...upper])).toEqual(played);
    expect(games([[1, 2, 3, 4], ...upper.slice(0, 2), ['', '', '', ''], ['']])).toEqual(played);
    expect(games([...upper, ['', '', '', ''], ['', '', '', '']])).toEqual(played);
    expect(read(upper).players).toHaveLength(4);
    expect(read(upper, 4).players).toHaveLength(4);
    expect(
      games([
        [1, 2],
        ['', ''],
        ['½', ''],
      ]),
    ).toEqual(['1-2 ½-½']);
  });

  test('a marked table is one wherever it stands, and blank rows are nobody', () => {
    expect(
      games([
        ['', '', '', ''],
        ['', '-', 0, ''],
        ['', 1, '-', ''],
        ['', '', '', ''],
      ]),
    ).toEqual(['1-2 0-1']);
    expect(
      games([
        ['*', '', 0, ''],
        [1, '*', 1, ''],
        ['', '', '', ''],
      ]),
    ).toEqual(['1-2 0-1']);
    const half = Array.from({ length: 6 }, (_, i) =>
      Array.from({ length: 6 }, (__, j) => (i > 3 || j > 3 ? '' : i === j ? 'x' : i < j ? 1 : '')),
    );
    expect(read(half).players).toHaveLength(4);
    expect(read(half, 6).players).toHaveLength(6);
    expect(
      games([
        ['', '', ''],
        ['', '', ''],
        ['', '', ''],
        ['-', '½', '½'],
        ['½', '-', '½'],
        ['½', '½', '-'],
      ]),
    ).toEqual(['1-2 ½-½', '1-3 ½-½', '2-3 ½-½']);
  });

  test('labels at the left, blank rows above and below', () => {
    const blank = ['', '', '', '', ''];
    const named = [
      ['Ana', '', '', '', ''],
      ['Luis', '', '', '', ''],
      ['Zoe', '', 1, '', ''],
      ['Max', 1, 1, 1, ''],
    ];
    expect(games([blank, blank, ...named, blank])).toEqual(['1-4 0-1', '2-3 0-1', '2-4 0-1', '3-4 0-1']);
  });

  test('a block narrower than its rows', () => {
    expect(
      games([
        ['', ''],
        ['', ''],
        ['', ''],
        ['', 1],
        [0, ''],
      ]),
    ).toEqual(['1-2 1-0']);
  });

  test.each([
    [
      'of two with marks',
      [
        ['Club', '', ''],
        ['', '×', '0'],
        ['', '1', '×'],
      ],
      ['1-2 0-1'],
    ],
    [
      'with start numbers',
      [
        ['Club', '', '', ''],
        [1, '', '', ''],
        [2, 0, '', ''],
        [3, 0.5, 0, ''],
      ],
      ['1-2 1-0', '1-3 ½-½', '2-3 1-0'],
    ],
    [
      'of results alone, half of it',
      [
        ['Club', '', ''],
        ['', '½', 0],
        ['', '', '½'],
        ['', '', ''],
      ],
      ['1-2 ½-½', '1-3 0-1', '2-3 ½-½'],
    ],
    [
      'of two, under a year',
      [
        [2026, '', ''],
        ['Ana', 'x', 1],
        ['Ben', 0, 'x'],
      ],
      ['1-2 1-0'],
    ],
  ])('a title above a table %s', (_, rows, wanted) => expect(games(rows as Argument)).toEqual(wanted));

  test('a first row with a name alone is the first player, no title', () => {
    expect(
      games([
        ['Ana', '', ''],
        ['Luis', 1, ''],
      ]),
    ).toEqual(['1-2 0-1']);
  });

  test('names above marked columns, none at the left', () => {
    expect(
      games([
        ['', '', '', 'Ana', 'Luis'],
        ['', '', '', '×', 0],
        ['', '', '', 1, '×'],
      ]),
    ).toEqual(['1-2 0-1']);
  });

  test('more columns counted than players: results by round', () => {
    const rows = [
      ['Name', 1, 2, 3, 4, 5, 'Pts'],
      ['Ana', '', 1, 0, 1, 1, 3],
      ['Ben', 1, '', 1, 0, 0, 2],
      ['Cem', 0, 0, '', 1, 1, 2],
    ];
    expect(() => read(rows)).toThrow('the 3 result columns of the 3 players in results cannot be told');
  });

  test('a mistyped cell of half a table is named', () => {
    const rows = [
      ['', 1, 1, 11],
      ['', '', 1, 0],
      ['', '', '', ''],
      ['', '', '', ''],
    ];
    expect(() => read(rows)).toThrow('FN: a number in results is no score (row 1, column 4: "11")');
  });

  test('totals are no players, whatever is blank below', () => {
    const whole = [
      ['', 1, '½', 1.5],
      [0, '', 1, 1],
      ['½', 0, '', 0.5],
    ];
    const half = [
      ['', 0, '', 0],
      ['', '', 0, 1],
      ['', '', '', 1],
    ];
    for (const tail of [1, 5]) {
      const blank = Array.from({ length: tail }, () => ['', '', '', '']);
      expect(games([...whole, ...blank])).toEqual(FULL_GAMES);
      if (tail > 1)
        expect(() => read([...half, ...blank])).toThrow(
          'FN: the 3 result columns of the 3 players in results cannot be told',
        );
    }
  });

  test('a finished table in a corner of a larger square', () => {
    const rows = [['', 1, '½'], [0, '', 1], ['½', 0, ''], [''], ['', '', '', '', '']];
    expect(games(rows)).toEqual(FULL_GAMES);
    expect(read(rows).players).toHaveLength(3);
    expect(read(rows, 5).players).toHaveLength(5);
  });

  test('two players who have met, the first of eight', () => {
    const rows = Array.from({ length: 8 }, (_, i) =>
      Array.from({ length: 8 }, (__, j) => (i + j === 1 ? i : '')),
    );
    expect(games(rows)).toEqual(['1-2 0-1']);
    expect(read(rows).players).toHaveLength(8);
  });

  test('scores are no names, a start number no title', () => {
    expect(
      games(
        [
          ['', '-', '+'],
          ['+', '', '1 0 1'],
          ['-', '0 1 0', ''],
        ],
        undefined,
        3,
      ),
    ).toEqual(['1-2 0F-1F', '1-3 1F-0F', '2-3 1-0', '2-3 0-1', '2-3 1-0']);
    const numbered = [
      [1, '', '', '', ''],
      [2, '1', '', '', ''],
      [3, '0', '0', '', ''],
      [4, '0', '0', '0', ''],
    ];
    expect(games(numbered)).toEqual(['1-2 0-1', '1-3 1-0', '1-4 1-0', '2-3 1-0', '2-4 1-0', '3-4 1-0']);
  });

  test('a first row that is the best player, not a header', () => {
    expect(
      games([
        [1, 'X', 1, 1, 2],
        [2, 0, 'X', 1, 1],
        [3, 0, 0, 'X', 0],
      ]),
    ).toEqual(['1-2 1-0', '1-3 1-0', '2-3 1-0']);
  });

  test('start numbers in the order of the rows', () => {
    const rows = [
      ['No.', 'Name', 3, 1, 2, 'Pts'],
      ...FULL.map((row, i) => [[3, 1, 2][i], 'ABC'.charAt(i), ...row, 1]),
    ];
    expect(games(rows as Argument)).toEqual(['1-3 0-1', '2-3 ½-½', '1-2 1-0']);
    expect(read(rows as Argument).players.map(({ no }) => no)).toEqual([3, 1, 2]);
  });

  test('a column of places is no column of start numbers', () => {
    const rows = [
      ['Rank', 'Name', 1, 2, 3, 'Pts'],
      ...FULL.map((row, i) => [[2, 1, 3][i], 'ABC'.charAt(i), ...row, 1]),
    ];
    expect(games(rows as Argument, [['A'], ['B'], ['C']])).toEqual(FULL_GAMES);
  });

  test('players are found by number, by name, or by the order of the rows', () => {
    const named = FULL.map((row, i) => ['ABC'.charAt(i), ...row]);
    expect(games(named, [['B'], ['C'], ['A']])).toEqual(['1-3 0-1', '2-3 ½-½', '1-2 1-0']);
    expect(
      games(FULL, [
        ['No.', 'Name'],
        [3, 'A'],
        [1, 'B'],
        [2, 'C'],
      ]),
    ).toEqual(['1-3 0-1', '2-3 ½-½', '1-2 1-0']);
  });

  test.each([
    [
      'nothing on the diagonal',
      [
        ['Ana', 1, '½'],
        ['Ben', 1, 0],
      ],
      'FN: ',
    ],
    [
      'too few columns',
      [
        ['x', '1'],
        ['0', 'x'],
        ['½', '0'],
      ],
      'FN: the 3 result columns of the 3 players in results cannot be told: select the results only, or add a header row with the start numbers 1 to 3; for a list of games, one with Round, White, Result and Black.',
    ],
    [
      'one cell',
      [['x']],
      'FN: results must be a list of games with the headings Round, White, Result and Black, or a crosstable of 2 to 500 players.',
    ],
    ['no players under the headings', [['No.', 'Name', 'Pts', 'SB']], 'FN: results must be a list of games'],
  ])('%s', (_, rows, sentence) => expect(() => read(rows as Argument)).toThrow(sentence));
});

describe('cells', () => {
  const pair = (row: unknown, other: unknown, cycles?: number) =>
    games(
      [
        ['x', row],
        [other, 'x'],
      ] as Argument,
      undefined,
      cycles,
    );

  test.each([
    ['1', '0', '1-0'],
    [1, 0, '1-0'],
    [0.5, '0,5', '½-½'],
    ['=', '½', '½-½'],
    ['+', '-', '1F-0F'],
    ['−', '+', '0F-1F'],
    ['1F', '0F', '1F-0F'],
    ['-', '-', '0F-0F'],
    ['---', '', '0F-0F'],
    ['- -', '- -', '0F-0F'],
    ['+ -', '- +', '1F-0F'],
    ['0', '0', '0-0'],
    ['½', '0', '½-0'],
    ['0', '½', '0-½'],
    ['½-0', '0', '½-0'],
    ['½-0', '0-½', '½-0'],
    ['1-0', '0-1', '1-0'],
    ['1-0', '', '1-0'],
    ['', '1:0', '0-1'],
  ])('%j and %j', (row, other, result) => expect(pair(row, other)).toEqual([`1-2 ${result}`]));

  test.each([
    ['1', '0-1'],
    ['½', '½-½'],
    ['+', '-'],
    ['-', '+'],
    ['0', '1-0'],
  ])('%j with the other half blank is mirrored (as is %j)', (cell) => {
    const one = pair(cell, '');
    const other = games([
      ['x', ''],
      [cell, 'x'],
    ]);
    expect(one).toHaveLength(1);
    expect(other).toHaveLength(1);
    const [white, black] = one[0]?.slice(4).split('-') ?? [];
    expect(other[0]).toBe(`1-2 ${black ?? ''}-${white ?? ''}`);
  });

  test.each([
    ['1 ½', '0 ½', ['1-0', '½-½']],
    ['10', '01', ['1-0', '0-1']],
    ['½½', '½ ½', ['½-½', '½-½']],
    ['1½', '0½', ['1-0', '½-½']],
    ['1 + 1/2', '0 - ½', ['1-0', '1F-0F', '½-½']],
    ['1 0 1', '', ['1-0', '0-1', '1-0']],
    ['1\u00a00', '0\n1', ['1-0', '0-1']],
    ['- 1', '+ 0', ['0F-1F', '1-0']],
  ])('several games: %j and %j', (row, other, results) => {
    expect(pair(row, other)).toEqual(results.map((result) => `1-2 ${result}`));
  });

  test('two forfeits beside cells of two games', () => {
    const rows = [
      ['x', '1 0', '+ -'],
      ['0 1', 'x', '- -'],
      ['- +', '+ +', 'x'],
    ];
    expect(games(rows)).toEqual(['1-2 1-0', '1-2 0-1', '1-3 1F-0F', '1-3 0F-1F', '2-3 0F-1F', '2-3 0F-1F']);
    expect(pair('+ -', '- +', 2)).toEqual(['1-2 1F-0F', '1-2 0F-1F']);
  });

  test('parentheses annul, but a sign in parentheses is a forfeit', () => {
    expect(pair('(1)', '(0)')).toEqual(['1-2 1-0 annulled']);
    expect(pair('(½) 1', '(½) 0')).toEqual(['1-2 ½-½ annulled', '1-2 1-0']);
    expect(pair('(1F)', '(0F)')).toEqual(['1-2 1F-0F annulled']);
    expect(pair('(+)', '(-)')).toEqual(['1-2 1F-0F']);
  });

  test('a sign in parentheses is annulled where all other games of a player are', () => {
    const struck = [
      ['x', '1', '(+)'],
      ['0', 'x', '(1)'],
      ['(-)', '(0)', 'x'],
    ];
    expect(games(struck)).toEqual(['1-2 1-0', '1-3 1F-0F annulled', '2-3 1-0 annulled']);
    const counted = [
      ['x', '1', '(+)'],
      ['0', 'x', '1'],
      ['(-)', '0', 'x'],
    ];
    expect(games(counted)).toEqual(['1-2 1-0', '1-3 1F-0F', '2-3 1-0']);
  });

  test('an unticked checkbox is blank', () => expect(pair(false, '')).toEqual([]));

  test.each([
    'x',
    '',
    '*',
    '■',
    '-',
    '0',
    'X',
    'xxx',
    '—',
    '1',
    1,
    true,
    '#N/A',
    'whatever',
    new Date(2026, 0, 2),
    null,
  ])('%j on the diagonal is ignored', (mark) => {
    const rows = FULL.map((row, i) => row.map((cell, j) => (i === j ? mark : cell)));
    expect(games(rows)).toEqual(FULL_GAMES);
    const headed = [
      ['No.', 'Name', 1, 2, 3, 'Pts'],
      ...rows.map((row, i) => [i + 1, 'ABC'.charAt(i), ...row, 1]),
    ];
    expect(games(headed as Argument)).toEqual(FULL_GAMES);
  });

  const alone = (cell: unknown) => () =>
    read([
      ['x', cell],
      ['', 'x'],
    ] as Argument);
  test.each([
    [
      '2',
      'FN: a score in results is not known (row 1, column 2: "2"): accepted are 1, ½, 0, + and - for forfeits, several of them with blanks between, and blank.',
    ],
    ['—', '(row 1, column 2: "—")'],
    ['--', '(row 1, column 2: "--")'],
    ['H', '(row 1, column 2: "H")'],
    ['1 x', '(row 1, column 2: "1 x")'],
    [true, '(row 1, column 2: "TRUE")'],
    [{}, '(row 1, column 2: "object")'],
    ['1 '.repeat(200), '(row 1, column 2: "1 1 1'],
    [
      '#DIV/0!',
      'FN: a formula error stands in results (row 1, column 2: "#DIV/0!"): repair that cell first.',
    ],
    [
      new Date(2026, 1, 1),
      'FN: a result in results has become a date (row 1, column 2: "2026-02-01"): format the cells as plain text (Format > Number > Plain text) and type it again, such as 1-0 or ½.',
    ],
    [
      10,
      'FN: a number in results is no score (row 1, column 2: "10"): one game is 1, 0.5 or 0, and for several games in a cell format the cells as plain text',
    ],
    [1.5, '(row 1, column 2: "1.5")'],
    [-1, '(row 1, column 2: "-1")'],
  ])('%p is an error', (cell, sentence) => expect(alone(cell)).toThrow(sentence));

  test.each([
    ['1', '1'],
    ['½', '1'],
    ['+', '+'],
    ['+', '0'],
    ['1', '-'],
    ['1-0', '1-0'],
    ['(1)', '0'],
    ['0-0', '½'],
    ['1 0', '1 0'],
  ])('%j and %j contradict each other', (row, other) => {
    expect(() => pair(row, other)).toThrow(
      `FN: two cells of results contradict each other (row 1, column 2: "${row}" and row 2, column 1: "${other}"): they must be the two sides of the same games, such as 1 and 0.`,
    );
  });

  test('a different count of games', () => {
    expect(() => pair('1 0', '0')).toThrow(
      'FN: two cells of results hold different numbers of games (row 1, column 2: "1 0" and row 2, column 1: "0"): they must be the two sides of the same games.',
    );
  });

  test('more games than cycles', () => {
    expect(() => pair('', '1 0', 1)).toThrow(
      'FN: a cell of results holds too many games (row 2, column 1: "1 0"): with cycles 1 a pair may meet once.',
    );
    expect(() => pair('1 0 1 0 1 0 1 0 1', '')).toThrow('with cycles 8 a pair may meet 8 times');
  });

  test('cycles are the most games of a pair', () => {
    expect(
      read([
        ['x', '1 0'],
        ['', 'x'],
      ]).tournament.cycles,
    ).toBe(2);
    expect(read(FULL).tournament.cycles).toBe(1);
    expect(read(FULL, undefined, 3).tournament.cycles).toBe(3);
  });
});

describe('rows that somebody sorted', () => {
  const SENTENCE =
    'FN: the rows of results stand in another order than its columns, as after sorting: put the rows back in the order of the columns.';
  const order = [1, 0, 2];
  const sorted = order.map((i) => FULL[i] ?? []);
  test.each([
    [
      'start numbers tell',
      [['No.', 'Name', 1, 2, 3], ...order.map((i) => [i + 1, 'ABC'.charAt(i), ...(FULL[i] ?? [])])],
    ],
    ['names tell', [['', 'A', 'B', 'C'], ...order.map((i) => ['ABC'.charAt(i), ...(FULL[i] ?? [])])]],
    ['marks tell', sorted],
    ['gaps tell', sorted.map((row) => row.map((cell) => (cell === 'x' ? '' : cell)))],
  ])('%s', (_, rows) => expect(() => read(rows as Argument)).toThrow(SENTENCE));

  test.each([[['X', '', '']], [['x', 'X', 'x']], [['—', '×', '×']], [['', '*', '']]])(
    'a diagonal of several marks tells nothing: %j',
    (marks) => {
      const rows = FULL.map((row, i) => row.map((cell, j) => (i === j ? marks[i] : cell)));
      expect(games(rows as Argument)).toEqual(FULL_GAMES);
      const headed = [['No.', 'Name', 1, 2, 3], ...rows.map((row, i) => [i + 1, 'ABC'.charAt(i), ...row])];
      expect(games(headed as Argument)).toEqual(FULL_GAMES);
    },
  );
});

describe('players that do not fit', () => {
  const named = FULL.map((row, i) => ['ABC'.charAt(i), ...row]);
  test.each([
    [named, [['A'], ['B'], ['D']], 'FN: a player in results is not in players (row 3, column 1: "C")'],
    [
      FULL,
      [['A'], ['B']],
      'FN: the crosstable in results has 3 rows and players has 2 names: each player must have one row.',
    ],
    [
      [['No.', 'Name', 1, 2, 3], ...FULL.map((row, i) => [i === 1 ? 1 : i + 1, 'ABC'.charAt(i), ...row])],
      undefined,
      'FN: two rows of results belong to the same player (rows 2 and 3): each player has one row.',
    ],
    [
      [['No.', 'Name', 1, 2, 3], ...FULL.map((row, i) => [i === 1 ? 'x' : i + 1, 'ABC'.charAt(i), ...row])],
      undefined,
      'FN: a start number in results is not known (row 3, column 1: "x")',
    ],
    [
      FULL,
      [
        ['Section', 'Name'],
        ['A', 'a'],
        ['A', 'b'],
        ['B', 'c'],
        ['B', 'd'],
      ],
      'FN: results is a crosstable, which holds one section',
    ],
    [
      named,
      [
        ['No.', 'Name'],
        [1, 'A'],
        [2, 'A'],
        [3, 'B'],
      ],
      'FN: a name in results belongs to several players (row 1, column 1: "A")',
    ],
  ])('%#', (rows, players, sentence) => {
    expect(() => read(rows as Argument, players as Argument | undefined)).toThrow(sentence);
  });
});

describe('three players in three columns with a mistyped cell are still a crosstable', () => {
  test.each<[string, unknown, string]>([
    ['a number that would be two games', 10, 'format the cells as plain text'],
    ['1.5', 1.5, 'format the cells as plain text'],
    ['2', 2, 'format the cells as plain text'],
    ['2 as text', '2', 'a score in results is not known'],
    ['a ticked box', true, 'a score in results is not known'],
    ['a date', new Date(2026, 0, 2), 'a result in results has become a date'],
    ['a formula error', '#N/A', 'a formula error stands in results'],
    ['a word', 'W12', 'a score in results is not known'],
    ['an em dash', '—', 'a score in results is not known'],
    ['two games in one pair of brackets', '(1 ½)', 'a score in results is not known'],
    ['no separator that is known', '1,½', 'a score in results is not known'],
  ])('%s', (_, cell, sentence) => {
    for (const x of ['', 'x']) {
      const rows = [
        [x, cell, 0.5],
        ['', x, 1],
        ['', '', x],
      ];
      expect(() => read(rows as Argument)).toThrow(sentence);
      expect(() => read(rows as Argument)).toThrow('(row 1, column 2');
    }
  });

  test('two cycles typed as numbers', () => {
    const rows = [
      ['', 11, 10],
      [0, '', 10],
      [1, 1, ''],
    ];
    expect(() => read(rows)).toThrow('format the cells as plain text');
  });

  test('a list of games with a free round in its first and last row is not', () => {
    const rows = [
      ['', '', 3],
      [1, '', 2],
      [4, '', ''],
    ];
    expect(games(rows)).toEqual(['1-2 ']);
  });
});

test.each<[string, Argument]>([
  ['alone', '#REF!'],
  ['in a range of no shape', [['a'], ['#REF!'], ['b', 'c']]],
  [
    'under headings of a table that cannot be told',
    [
      ['No.', 'Name', 'Pts'],
      [1, '#REF!', 1],
      [2, 'b', 2],
    ],
  ],
])('a formula error is the reason where nothing can be told: %s', (_, rows) => {
  expect(() => read(rows)).toThrow('FN: a formula error stands in results (row ');
});

test('columns that cannot be the table are told apart quickly', () => {
  const names = Array.from({ length: 500 }, (_, i) => Array.from({ length: 700 }, (__, j) => `z${i * j}`));
  expect(() => read(names)).toThrow('the 500 result columns of the 500 players in results cannot be told');
});
