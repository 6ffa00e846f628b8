/**
 * TEAMSTANDINGS, and how the other functions reckon in a match of two teams.
 */
import { KOYA } from '../../src/functions/koya';
import { CROSSTABLE } from '../../src/functions/crosstable';
import { STANDINGS } from '../../src/functions/standings';
import { TEAMSTANDINGS } from '../../src/functions/teamstandings';
import { WITHDRAWAL } from '../../src/functions/withdrawal';

const PLAYERS = [
  ['No.', 'Name', 'Team', 'Status'],
  [1, 'Ana', 'North', ''],
  [2, 'Ben', ' north', ''],
  [3, 'Cem', 'South', ''],
  [4, 'Dan', 'South', 'Withdrawn'],
  ['', '', '', ''],
];
const HEAD = ['Round', 'Board', 'No.', 'White', 'Result', 'Black', 'No.'];
const ROUND_1 = [
  [1, 1, 1, 'Ana', '1-0', 'Cem', 3],
  [1, 2, 2, 'Ben', '½-½', 'Dan', 4],
];
const ROUND_2 = [
  [2, 1, 4, 'Dan', '0F-1F', 'Ana', 1],
  [2, 2, 3, 'Cem', '', 'Ben', 2],
];
const GAMES = [HEAD, ...ROUND_1, ...ROUND_2, ['', '', '', '', '', '', '']];

test('rounds as matches, and board points', () => {
  expect(TEAMSTANDINGS(PLAYERS, GAMES)).toEqual([
    ['Rank', 'Team', 'Played', 'Won', 'Drawn', 'Lost', 'Match points', 'Board points'],
    [1, 'North', 1, 1, 0, 0, 2, 2.5],
    [2, 'South', 1, 0, 0, 1, 0, 0.5],
  ]);
  expect(TEAMSTANDINGS(PLAYERS, GAMES, '', '', '3-1-0').map((row) => row[7])).toEqual(['Board points', 7, 1]);
  expect(TEAMSTANDINGS(PLAYERS, GAMES, 'annul').map((row) => row[7])).toEqual(['Board points', 1, 0]);
});

test('in the language of the headings; by Club where there is no Team', () => {
  const players = [
    ['Nombre', 'Club'],
    ['Ana', 'Norte'],
    ['Luis', 'Sur'],
  ];
  const games = [
    ['Ronda', 'Blancas', 'Resultado', 'Negras'],
    [1, 'Luis', '1-0', 'Ana'],
  ];
  expect(TEAMSTANDINGS(players, games)).toEqual([
    [
      'Puesto',
      'Equipo',
      'Jugadas',
      'Ganadas',
      'Tablas',
      'Perdidas',
      'Puntos de encuentro',
      'Puntos de tablero',
    ],
    [1, 'Sur', 1, 1, 0, 0, 2, 1],
    [2, 'Norte', 1, 0, 0, 1, 0, 0],
  ]);
});

test('each section by itself', () => {
  const players = [
    ['Section', 'Name', 'Team'],
    ['A', 'Ana', 'x'],
    ['A', 'Ben', 'y'],
    ['B', 'Cem', 'x'],
    ['B', 'Dan', 'z'],
  ];
  const games = [
    ['Section', 'Round', 'White', 'Result', 'Black'],
    ['B', 1, 'Dan', '½-½', 'Cem'],
  ];
  expect(TEAMSTANDINGS(players, games)).toEqual([
    ['Section', 'Rank', 'Team', 'Played', 'Won', 'Drawn', 'Lost', 'Match points', 'Board points'],
    ['A', 1, 'x', 0, 0, 0, 0, 0, 0],
    ['A', 1, 'y', 0, 0, 0, 0, 0, 0],
    ['B', 1, 'x', 1, 0, 1, 0, 1, 0.5],
    ['B', 1, 'z', 1, 0, 1, 0, 1, 0.5],
  ]);
});

test.each<[string, unknown[][], unknown[][], string]>([
  [
    'one team',
    [
      ['Name', 'Team'],
      ['Ana', 'x'],
      ['Ben', 'X'],
    ],
    GAMES.slice(0, 1),
    'players must have two teams in the column Team, or Club where there is no Team (got 1).',
  ],
  [
    'three',
    [
      ['Name', 'Team'],
      ['a', 'x'],
      ['b', 'y'],
      ['c', 'z'],
    ],
    GAMES.slice(0, 1),
    'players must have two teams in the column Team, or Club where there is no Team (got 3).',
  ],
  [
    'a blank',
    [
      ['Name', 'Team'],
      ['Ana', 'x'],
      ['Ben', ''],
    ],
    GAMES.slice(0, 1),
    'a player in players has no team ("Ben"): fill in the column Team.',
  ],
  [
    'no column',
    [
      ['Name', 'Rating'],
      ['Ana', 1],
      ['Ben', 2],
    ],
    GAMES.slice(0, 1),
    'a player in players has no team ("Ana"): fill in the column Team.',
  ],
  [
    'team-mates',
    PLAYERS,
    [HEAD, [1, 1, 1, 'Ana', '1-0', 'Ben', 2]],
    'two players of one team play each other in games (row 2): correct the column Team, or the game.',
  ],
  [
    'no round',
    PLAYERS,
    [HEAD, ['', 1, 1, 'Ana', '1-0', 'Cem', 3]],
    'a game in games has no round (row 2): fill in the column Round in every row.',
  ],
])('an error: %s', (_, players, games, sentence) => {
  expect(() => TEAMSTANDINGS(players as never, games as never)).toThrow(`TEAMSTANDINGS: ${sentence}`);
});

describe('the games of a match of two teams are the schedule', () => {
  test('one game of two is half: it is kept', () => {
    const [, ...rows] = STANDINGS(PLAYERS, GAMES, 'KS');
    expect(rows).toEqual([
      [1, 1, 'Ana', 1, 2, 0, 0, 2, 0],
      [2, 2, 'Ben', 1, 0, 1, 0, 0.5, 0],
      [2, 4, 'Dan', 1, 0, 1, 1, 0.5, 0],
      [4, 3, 'Cem', 1, 0, 0, 1, 0, 0],
    ]);
    expect(
      WITHDRAWAL(2, PLAYERS, GAMES)
        .slice(0, 4)
        .map((row) => row[1]),
    ).toEqual([1, 2, 1, 'keep']);
  });

  test('inside a team the crosstable is blank', () => {
    expect(CROSSTABLE(PLAYERS, GAMES)).toEqual([
      ['No.', 'Name', 1, 2, 3, 4, 'Pts'],
      [1, 'Ana', '×', '', 1, '+', 2],
      [2, 'Ben', '', '×', '', '½', 0.5],
      [3, 'Cem', 0, '', '×', '', 0],
      [4, 'Dan', '-', '½', '', '×', 0.5],
    ]);
  });

  test('Koya: half of two games, not of three', () => {
    // Two draws are half of what can be won; in a round robin the line would be 1½.
    const won = [
      HEAD,
      [1, 1, 1, 'Ana', '½-½', 'Cem', 3],
      ...ROUND_1.slice(1),
      [2, 1, 4, 'Dan', '½-½', 'Ana', 1],
      ROUND_2[1] ?? [],
    ];
    expect(KOYA(won, PLAYERS)).toEqual([[0.5], [0.5], [0.5], [0.5]]);
  });
});

describe('everything else is a round robin', () => {
  const decision = (players: unknown[][], games: unknown[][]) =>
    WITHDRAWAL(2, players as never, games as never)
      .slice(1, 4)
      .map((row) => row[1]);

  test.each<[string, unknown[][], unknown[][]]>([
    ['without a column Team', PLAYERS.map(([no, name]) => [no, name]), GAMES],
    ['teams of unequal size', [...PLAYERS.slice(0, 4), [4, 'Dan', 'North', '']], GAMES],
    [
      'teams whose numbers are mixed',
      [PLAYERS[0] ?? [], [1, 'Ana', 'x', ''], [2, 'Ben', 'y', ''], [3, 'Cem', 'x', ''], [4, 'Dan', 'y', '']],
      GAMES,
    ],
    ['only some of the games', PLAYERS, [HEAD, ...ROUND_1]],
    ['a game inside a team', PLAYERS, [...GAMES, [3, 1, 1, 'Ana', '', 'Ben', 2]]],
  ])('%s', (_, players, games) => {
    expect(decision(players, games)).toEqual([3, 2, 'annul']);
  });
});
