/**
 * The argument `games`.
 */
import { readGames } from '../../src/cells/games';
import { readPlayers } from '../../src/cells/player-list';
import { rowsOf, type Argument } from '../../src/cells/value';

const read = (rows: Argument, players?: Argument, cycles?: number) =>
  readGames({
    fn: 'FN',
    range: 'games',
    rows: rowsOf(rows),
    list: players === undefined ? undefined : readPlayers('FN', players),
    cycles,
  });
const first = (...given: Parameters<typeof read>) => {
  const [section] = read(...given).sections;
  if (section === undefined) throw new Error('no section');
  return section;
};

const HEAD = ['Round', 'Board', 'White', 'Result', 'Black'];
const ANA_BEN_CEM = [['Ana'], ['Ben'], ['Cem']];

describe('columns', () => {
  test('by their headings, in any order, with more of them', () => {
    const { players, tournament } = first([
      ['Date', 'Black', 'Result', 'Round', 'White', 'Notes'],
      ['', 'Ben', '1-0', 1, 'Ana', 'long'],
      ['', 'Ana', '½', '2', 'Cem', ''],
    ]);
    expect(players.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cem']);
    expect(tournament.games).toEqual([
      { white: 1, black: 2, round: 1, result: '1-0' },
      { white: 3, black: 1, round: 2, result: '½-½' },
    ]);
  });

  test('Spanish headings tell the language', () => {
    const { language, sections } = read([
      ['Ronda', 'Mesa', 'Blancas', 'Resultado', 'Negras'],
      [1, 1, 'Ana', '1-0', 'Ben'],
      [1, '', 'Cem', '', 'Descansa'],
    ]);
    expect(language).toBe('es');
    expect(sections[0]?.tournament.freeRounds).toEqual([{ player: 3, round: 1 }]);
  });

  test('without a column Result nothing is played yet', () => {
    expect(
      first([
        ['Round', 'White', 'Black'],
        [1, 1, 2],
      ]).tournament.games,
    ).toEqual([{ white: 1, black: 2, round: 1 }]);
  });

  test.each([
    ['outside', ['No.', 'White', 'Result', 'Black', 'No.'], [2, 'x', '1-0', 'y', 1]],
    ['inside', ['White', 'No.', 'Result', 'No.', 'Black'], ['x', 2, '1-0', 1, 'y']],
    ['left of each', ['No.', 'White', 'No.', 'Black', 'Result'], [2, 'x', 1, 'y', '1-0']],
    [
      'behind a running number',
      ['No.', 'No.', 'White', 'Result', 'Black', 'No.'],
      [77, 2, 'x', '1-0', 'y', 1],
    ],
  ])('two columns No. %s', (_, head, row) => {
    const { tournament } = first([head, row] as Argument, [['Ana'], ['Ben']]);
    expect(tournament.games).toEqual([{ white: 2, black: 1, result: '1-0' }]);
  });

  test('one column No. is no start number', () => {
    expect(
      first(
        [
          ['No.', 'White', 'Result', 'Black'],
          [7, 'Ben', 1, 'Ana'],
        ],
        [['Ana'], ['Ben']],
      ).tournament.games,
    ).toEqual([{ white: 2, black: 1, result: '1-0' }]);
  });

  test('where a number is missing the names are read', () => {
    const { tournament } = first(
      [
        ['No.', 'White', 'Result', 'Black', 'No.'],
        ['', 'Ana', '1-0', 'Ben', 2],
        [3, 'Cem', '', 'Bye', ''],
      ],
      ANA_BEN_CEM,
    );
    expect(tournament.games).toEqual([{ white: 1, black: 2, result: '1-0' }]);
    expect(tournament.freeRounds).toEqual([{ player: 3 }]);
  });

  test('where both numbers are there the names may be missing', () => {
    const { tournament } = first(
      [
        ['No.', 'White', 'Result', 'Black', 'No.'],
        [2, '', '1-0', '', 1],
        [3, 'Loading…', '½-½', 'Loading…', 2],
      ],
      ANA_BEN_CEM,
    );
    expect(tournament.games).toEqual([
      { white: 2, black: 1, result: '1-0' },
      { white: 3, black: 2, result: '½-½' },
    ]);
  });

  test.each([
    [
      [
        ['Ana', '1-0', 'Ben'],
        ['Ben', '', 'Cem'],
      ],
    ],
    [
      [
        ['1-0', 'Ana', 'Ben'],
        ['', 'Ben', 'Cem'],
      ],
    ],
    [
      [
        ['Ana', 'Ben', '1-0'],
        ['Ben', 'Cem', ''],
      ],
    ],
    [
      [
        ['', 'Ana', '1-0', 'Ben', ''],
        ['', 'Ben', '', 'Cem', ''],
      ],
    ],
  ])('three columns without headings %#', (rows) => {
    expect(first(rows).tournament.games).toEqual([
      { white: 1, black: 2, result: '1-0' },
      { white: 2, black: 3 },
    ]);
  });

  test('three columns of numbers: the middle one is the result if in doubt', () => {
    expect(
      first(
        [
          [1, 1, 0],
          [0, 1, 1],
        ].map((row) => row.map((n) => (n === 0 ? 2 : n))),
      ).tournament.players,
    ).toBe(2);
    expect(first([[1, 0, 2]]).tournament.games).toEqual([{ white: 1, black: 2, result: '0-1' }]);
  });
});

describe('players', () => {
  test('start numbers without a list are 1 to the highest', () => {
    const { players, tournament } = first([HEAD, [1, 1, 5, '1-0', '2']]);
    expect(players.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5]);
    expect(tournament.games).toEqual([{ white: 5, black: 2, round: 1, result: '1-0' }]);
  });

  test('names beside start numbers', () => {
    const { players } = first([
      ['No.', 'White', 'Result', 'Black', 'No.'],
      [1, 'Ana', '', 'Ben', 2],
    ]);
    expect(players.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
  });

  test('names match trimmed, composed, with folded spaces', () => {
    const { tournament } = first(
      [HEAD, [1, 1, ' Zoe\u0308  B\u200b', '1-0', 'Ben\u00a0C']],
      [['Zoë B'], ['Ben C']],
    );
    expect(tournament.games).toHaveLength(1);
  });

  test.each(['__proto__', 'constructor', 'toString'])('%s', (name) => {
    expect(first([HEAD, [1, 1, name, '1-0', 'Ben']]).players.map((player) => player.name)).toEqual([
      name,
      'Ben',
    ]);
  });

  test('a player called Free plays', () => {
    const { tournament } = first([HEAD, [1, 1, 'Free', '1-0', 'Ben']], [['Free'], ['Ben']]);
    expect(tournament.games).toHaveLength(1);
  });

  test('sections: numbers count within each', () => {
    const { sections } = read(
      [
        ['Section', ...HEAD],
        ['A', 1, 1, 1, '1-0', 2],
        ['b', 1, 1, 2, '½', 1],
      ],
      [
        ['Section', 'Name'],
        ['B', 'Zoe'],
        ['B', 'Yan'],
        ['A', 'Ana'],
        ['A', 'Ben'],
      ],
    );
    expect(sections.map(({ name, tournament }) => [name, tournament.games])).toEqual([
      ['B', [{ white: 2, black: 1, round: 1, result: '½-½' }]],
      ['A', [{ white: 1, black: 2, round: 1, result: '1-0' }]],
    ]);
  });

  test('sections without a list', () => {
    const { sections } = read([
      ['Group', 'White', 'Result', 'Black'],
      ['A', 'Ana', 1, 'Ben'],
      ['B', 'Ana', 0, 'Zoe'],
    ]);
    expect(sections.map(({ name, players }) => [name, players.map((player) => player.name)])).toEqual([
      ['A', ['Ana', 'Ben']],
      ['B', ['Ana', 'Zoe']],
    ]);
  });
});

describe('rows', () => {
  test.each(['Bye', 'FREE', 'Descansa', 'libre', 'Exempt', 'spielfrei', '', null])(
    '%j opposite is a free round',
    (word) => {
      const { tournament } = first(
        [HEAD, [1, '', 'Ana', '', word], [2, '', word, '', 'Ben']] as Argument,
        ANA_BEN_CEM,
      );
      expect(tournament.games).toEqual([]);
      expect(tournament.freeRounds).toEqual([
        { player: 1, round: 1 },
        { player: 2, round: 2 },
      ]);
    },
  );

  test('blank rows and rows with a round only are skipped', () => {
    const rows = [
      HEAD,
      ['', '', '', '', ''],
      [1, 1, 'Ana', '1-0', 'Ben'],
      [2, 1, '', '', ''],
      ...new Array<string[]>(900).fill([]),
    ];
    expect(first(rows, ANA_BEN_CEM).tournament.games).toHaveLength(1);
  });

  test.each([
    ['3', 3],
    ['Round 3', 3],
    ['ronda 3', 3],
    ['R3', 3],
    ['', undefined],
  ])('round %j', (cell, round) => {
    expect(first([HEAD, [cell, 1, 'Ana', '', 'Ben']], ANA_BEN_CEM).tournament.games[0]?.round).toBe(round);
  });

  test('no games at all', () => {
    expect(first([['']], ANA_BEN_CEM).tournament).toMatchObject({ players: 3, cycles: 1, games: [] });
    expect(first([HEAD], ANA_BEN_CEM).tournament.games).toEqual([]);
    expect(() => read([['']])).toThrow('FN: games holds no games');
    expect(() => read([HEAD, ['', '', '', '', '']])).toThrow('FN: games holds no games');
  });

  test('cycles are the most rows that a pair has, unplayed ones included', () => {
    const rows = [HEAD, [1, 1, 1, '1-0', 2], [2, 1, 2, '', 1], [3, 1, 1, '', 3]];
    expect(first(rows).tournament.cycles).toBe(2);
    expect(first(rows, undefined, 4).tournament.cycles).toBe(4);
  });
});

describe('errors', () => {
  test('speak the language of the players where both have headings', () => {
    const games = [
      ['Ronda', 'Blancas', 'Resultado', 'Negras'],
      [1, 'Ana', '3-1', 'Ben'],
    ];
    const players = (heading: string) => [[heading, 'Elo'], ...ANA_BEN_CEM];
    expect(() => read(games, players('Name'))).toThrow('FN: a result in games is not known');
    expect(() => read(games, players('Nombre'))).toThrow('FN: hay un resultado desconocido en games');
  });

  const row = (round: unknown, white: unknown, result: unknown, black: unknown) => [
    round,
    1,
    white,
    result,
    black,
  ];
  const good = row(1, 'Ana', '1-0', 'Ben');
  test.each([
    [
      [row(1, 'Ana', '3-1', 'Ben')],
      'FN: a result in games is not known (row 2, column 4: "3-1"): accepted are 1-0, 0-1, ½-½, 1F-0F, 0F-1F, 0F-0F and blank.',
    ],
    [[good, row(2, 'Ana', true, 'Cem')], '(row 3, column 4: "TRUE")'],
    [
      [row(1, 'Ana', new Date(2026, 0, 2), 'Ben')],
      'FN: a result in games has become a date (row 2, column 4: "2026-01-02"): format the cells as plain text (Format > Number > Plain text)',
    ],
    [
      [row(1, 'Ana', '#REF!', 'Ben')],
      'FN: a formula error stands in games (row 2, column 4: "#REF!"): repair that cell first.',
    ],
    [[row(1, '#N/A', '', 'Ben')], 'FN: a formula error stands in games (row 2, column 3: "#N/A")'],
    [
      [row(1, 'Ana', '', 'Eva')],
      'FN: a player in games is not in players (row 2, column 5: "Eva"): write the name as it stands in players, or the start number.',
    ],
    [[row(1, 4, '', 'Ana')], '(row 2, column 3: "4")'],
    [
      [row(1, new Date(2026, 0, 2), '', 'Ana')],
      'FN: a player in games has become a date (row 2, column 3: "2026-01-02")',
    ],
    [
      [row(1, 'Ana', '', 'Ana ')],
      'FN: a player in games has himself as opponent (row 2, column 5: "Ana "): White and Black must be two players.',
    ],
    [
      [row(1, 'Ana', '1', 'Bye')],
      'FN: a free round in games has a result (row 2, column 4: "1"): where a player has no opponent, the result must be blank.',
    ],
    [[row(1, 'Ana', '1-0', '')], 'FN: a free round in games has a result (row 2, column 4: "1-0")'],
    [[row(1, 'Bye', '', 'Bye')], 'FN: a free round in games names no player (row 2, column 3: "Bye")'],
    [[row(1, '', '', 'Bye')], 'FN: a free round in games names no player (row 2, column 5: "Bye")'],
    [
      [row(1, '', '1-0', '')],
      'FN: a result in games has no players (row 2, column 4: "1-0"): fill in White and Black, or clear the result.',
    ],
    [
      [good, row(1, 'Cem', '', 'Ana')],
      'FN: "Ana" stands twice in round 1 of games (rows 2 and 3): a player has one game or one free round in a round.',
    ],
    [[good, row(1, 'Ana', '', 'Bye')], 'FN: "Ana" stands twice in round 1 of games (rows 2 and 3)'],
    [
      [good, row(2, 'Ana', '', 'Cem'), row(1, 'Ben', '', 'Cem')],
      'FN: "Ben" stands twice in round 1 of games (rows 2 and 4)',
    ],
    [
      [good, row(2, 'Ben', '', 'Ana')],
      'FN: "Ben" and "Ana" meet too often in games (rows 2, 3): with cycles 1 a pair may meet once.',
      1,
    ],
    [
      new Array(9).fill(0).map((_, i) => row(i + 1, 'Ana', '', 'Ben')),
      'meet too often in games (rows 2, 3, 4, 5, 6, 7, 8, 9, 10): with cycles 8 a pair may meet 8 times.',
    ],
    [
      [row('x', 'Ana', '', 'Ben')],
      'FN: a round in games cannot be read (row 2, column 1: "x"): it must be a whole number from 1, or blank.',
    ],
    [[row(0, 'Ana', '', 'Ben')], '(row 2, column 1: "0")'],
    [[row(1.5, 'Ana', '', 'Ben')], '(row 2, column 1: "1.5")'],
  ])('%j', (rows, sentence, ...cycles: number[]) => {
    expect(() => read([HEAD, ...(rows as string[][])], ANA_BEN_CEM, ...cycles)).toThrow(sentence);
  });

  test('a tie of name and number columns', () => {
    const head = ['No.', 'White', 'Result', 'Black', 'No.'];
    expect(() => read([head, [1, 'Ana', '', 'Ben', 9]], ANA_BEN_CEM)).toThrow(
      'FN: a start number in games is not known (row 2, column 5: "9")',
    );
    expect(() => read([head, [1, 'Ana', '', 'Ben', 'x']])).not.toThrow('TypeError');
  });

  test('a name that several bear', () => {
    expect(() =>
      read(
        [HEAD, [1, 1, 'Ann', '', 'Ben']],
        [
          ['No.', 'Name'],
          [1, 'Ann'],
          [2, 'Ann'],
          [3, 'Ben'],
        ],
      ),
    ).toThrow(
      'FN: a name in games belongs to several players (row 2, column 3: "Ann"): write the start number instead.',
    );
  });

  test('headings that are missing or double', () => {
    expect(() =>
      read([
        ['Round', 'White', 'Result'],
        [1, 'Ana', ''],
      ]),
    ).toThrow('FN: games has no column headed Black (row 1)');
    expect(() =>
      read([
        ['Ronda', 'Resultado', 'Negras'],
        [1, '', 'Ana'],
      ]),
    ).toThrow('FN: games no tiene una columna Blancas (fila 1)');
    expect(() =>
      read([
        ['White', 'Black', 'Result', 'Result'],
        [1, 2, '', ''],
      ]),
    ).toThrow('FN: two columns of games are headed alike (columns 3 and 4: "Result"): keep one of them.');
    expect(() => read([['Ana', '1-0']])).toThrow('FN: games is not a list of games');
    expect(() => read([['Ana', '1-0', 'Ben', 'x']])).toThrow('FN: games is not a list of games');
  });

  test('sections that do not fit', () => {
    const players = [
      ['Section', 'Name'],
      ['A', 'Ana'],
      ['A', 'Ben'],
      ['B', 'Cem'],
      ['B', 'Dan'],
    ];
    expect(() => read([HEAD, [1, 1, 'Ana', '', 'Ben']], players)).toThrow(
      'FN: players has several sections, and games does not tell which game belongs to which: add a column Section.',
    );
    const head = ['Section', 'White', 'Result', 'Black'];
    expect(() => read([head, ['C', 'Ana', '', 'Ben']], players)).toThrow(
      'FN: a section in games is not in players (row 2, column 1: "C"): write it as it stands in players.',
    );
    expect(() => read([head, ['A', 1, '', 2], ['', 1, '', 2]], players)).toThrow(
      'FN: a game in games has no section (row 3, column 1): fill in the column Section in every row.',
    );
    expect(() => read([head, ['A', 1, '', 2], ['B', 1, '', 2]], [['Ana'], ['Ben']])).toThrow(
      'FN: a section in games is not in players (row 3, column 1: "B")',
    );
  });

  test('too many players', () => {
    expect(() => read([HEAD, [1, 1, 1, '', 501]])).toThrow(
      'FN: a start number in games is not known (row 2, column 5: "501")',
    );
    const many = Array.from({ length: 300 }, (_, i) => [1, 1, `a${i}`, '', `b${i}`]);
    expect(() => read([HEAD, ...many])).toThrow('FN: games must have 2 to 500 players (got 600).');
  });
});

test('numbers for players are start numbers, so one that is not whole is an error', () => {
  expect(() => read([HEAD, [1, 1, 1.5, '1-0', 2]])).toThrow(
    'FN: a start number in games is not known (row 2, column 3: "1.5")',
  );
  expect(() => read([HEAD, [1, 1, '1', '1-0', '2,5']])).toThrow('(row 2, column 5: "2,5")');
});

test('a time is quoted as a time', () => {
  expect(() => read([HEAD, [1, 1, 'Ana', new Date(1899, 11, 30, 8, 5), 'Ben']])).toThrow(
    'FN: a result in games has become a date (row 2, column 4: "08:05")',
  );
});
