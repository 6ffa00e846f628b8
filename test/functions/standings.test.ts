/**
 * STANDINGS: the table, its order, its headings, its tie-breaks.
 */
import { STANDINGS } from '../../src/functions/standings';
import { CIRCLE, GAMES, PLAYERS, SECTIONED_GAMES, SECTIONED_PLAYERS } from './event-tables';

test('over open ranges; whoever is annulled stands last with his raw row, without rank and values', () => {
  expect(STANDINGS(PLAYERS, GAMES)).toEqual([
    ['Rank', 'No.', 'Name', 'Played', 'Won', 'Drawn', 'Lost', 'Points', 'SB', 'DE', 'KS'],
    [1, 3, 'Cem', 3, 1, 1, 1, 1.5, 1.25, '', 0],
    [2, 2, 'Ben', 2, 1, 0, 1, 1, 1.5, '', 1],
    [3, 1, 'Ana', 2, 1, 0, 1, 1, 1, '', 0],
    [4, 4, 'Dan', 1, 0, 1, 0, 0.5, 0.75, '', 0.5],
    ['', 5, 'Eva', 1, 1, 0, 2, 1, '', '', ''],
  ]);
});

test('"keep": forfeits are won and lost, and not played', () => {
  expect(STANDINGS(PLAYERS, GAMES, 'none', 'keep').map((row) => row.slice(2))).toEqual([
    ['Name', 'Played', 'Won', 'Drawn', 'Lost', 'Points'],
    ['Cem', 3, 2, 1, 1, 2.5],
    ['Ben', 3, 2, 0, 1, 2],
    ['Ana', 2, 1, 0, 1, 1],
    ['Eva', 1, 1, 0, 2, 1],
    ['Dan', 1, 0, 1, 1, 0.5],
  ]);
});

test('whom the list leaves tied share the rank, by number', () => {
  expect(STANDINGS(4, CIRCLE).map((row) => row.slice(0, 2))).toEqual([
    ['Rank', 'No.'],
    [1, 1],
    [1, 2],
    [1, 3],
    [4, 4],
  ]);
});

test('before the first round everybody is first with nothing', () => {
  const rows = [
    [1, 1, 'Ana', 0, 0, 0, 0, 0, 0, '', 0],
    [1, 2, 'Ben', 0, 0, 0, 0, 0, 0, '', 0],
  ];
  expect(STANDINGS([['Ana'], ['Ben']], '').slice(1)).toEqual(rows);
  expect(
    STANDINGS([['Ana'], ['Ben']], [GAMES[0] ?? [], [1, '', 1, 1, 'Ana', '', 'Ben', 2]]).slice(1),
  ).toEqual(rows);
});

test('the headings are the codes as FIDE writes them, whatever way they were typed', () => {
  const codes = (given: unknown) => STANDINGS(PLAYERS, GAMES, given as string)[0]?.slice(8);
  expect(codes('sb-c1; KS/L+1  won')).toEqual(['SB/C1', 'KS/L1', 'WON']);
  expect(codes([['DE'], [''], ['WIN, BWG']])).toEqual(['DE', 'WIN', 'BWG']);
  expect(codes([['SB', 'LOT 7']])).toEqual(['SB', 'LOT 7']);
  expect(codes('DE, SB, DE')).toEqual(['DE', 'SB', 'DE']);
  expect(codes('')).toEqual(['SB', 'DE', 'KS']);
  expect(codes([[''], ['']])).toEqual(['SB', 'DE', 'KS']);
  expect(codes('none')).toEqual([]);
  expect(codes('Ninguno')).toEqual([]);
});

test('a rating tie-break is a blank column where somebody has no rating', () => {
  const column = STANDINGS(PLAYERS, GAMES, 'ARO, SB').map((row) => row[8]);
  expect(column).toEqual(['ARO', '', '', '', '', '']);
  const rated = PLAYERS.map((row) => (row[1] === 'Dan' ? [4, 'Dan', 1950, '', ''] : row));
  expect(
    STANDINGS(rated, GAMES, 'ARO').map((row) => row.slice(2).filter((_, i) => i === 0 || i === 6)),
  ).toEqual([
    ['Name', 'ARO'],
    ['Cem', 2017],
    ['Ana', 2000],
    ['Ben', 1950],
    ['Dan', 1900],
    ['Eva', ''],
  ]);
});

test('places by hand', () => {
  const players = [
    ['Name', 'Hand'],
    ['Ana', 2],
    ['Ben', 1],
    ['Cem', ''],
  ];
  expect(STANDINGS(players, '', 'HAND').map((row) => [row[0], row[2], row[8]])).toEqual([
    ['Rank', 'Name', 'HAND'],
    [1, 'Ben', 1],
    [2, 'Ana', 2],
    [3, 'Cem', ''],
  ]);
});

test('each section by itself, in the order of the players', () => {
  expect(STANDINGS(SECTIONED_PLAYERS, SECTIONED_GAMES, 'DE')).toEqual([
    ['Section', 'Rank', 'No.', 'Name', 'Played', 'Won', 'Drawn', 'Lost', 'Points', 'DE'],
    ['A', 1, 1, 'Ana', 1, 1, 0, 0, 1, ''],
    ['A', 2, 2, 'Ben', 1, 0, 0, 1, 0, ''],
    ['B', 1, 2, 'Yuri', 1, 1, 0, 0, 1, ''],
    ['B', 1, 3, 'Zoe', 0, 1, 0, 0, 1, ''],
    ['B', 3, 1, 'Xenia', 1, 0, 0, 2, 0, ''],
  ]);
});

test('lots in each section by itself, whether or not there is a game', () => {
  const names = ['A', 'B', 'C', 'D'].flatMap((section) =>
    [1, 2, 3, 4].map((no) => [section, no, `${section}${no}`]),
  );
  const players = [['Section', 'No.', 'Name'], ...names];
  const games = [['Section', 'White', 'Result', 'Black'], ...names.map(([section]) => [section, 1, '½', 2])];
  for (const played of ['', games.filter((_, row) => row % 4 === 0)]) {
    const [, ...rows] = STANDINGS(players, played, 'LOT 77');
    const orders = ['A', 'B', 'C', 'D'].map((section) =>
      rows.filter((row) => row[0] === section).map((row) => row[2]),
    );
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
  }
  // A column Section with one section in it draws nothing anew.
  const order = (list: unknown[][]) =>
    STANDINGS(list, '', 'LOT 77')
      .slice(1)
      .map((row) => row[row.length - 7]);
  const one = players.slice(0, 5);
  expect(order(one)).toEqual(order(one.map((row) => row.slice(1))));
});

test('cycles and scoring', () => {
  const games = [
    ['White', 'Result', 'Black'],
    ['Ana', '1-0', 'Ben'],
    ['Ben', '½', 'Cem'],
    ['Cem', '', 'Bye'],
  ];
  const points = STANDINGS([['Ana', 'Ben', 'Cem']], games, 'none', '', 2, '3-1-0-1').map((row) =>
    row.slice(6),
  );
  expect(points).toEqual([
    ['Lost', 'Points'],
    [0, 3],
    [0, 2],
    [1, 1],
  ]);
  expect(() =>
    STANDINGS(
      3,
      [
        ['White', 'Result', 'Black'],
        [1, 1, 2],
        [2, 1, 1],
      ],
      '',
      '',
      1,
    ),
  ).toThrow('STANDINGS: "2" and "1" meet too often in games (rows 2, 3): with cycles 1');
});

test('where only a number of players is given there are no names', () => {
  expect(STANDINGS(4, CIRCLE)[1]?.slice(0, 4)).toEqual([1, 1, '', 3]);
});

test('in Spanish', () => {
  const [head] = STANDINGS([['Nombre'], ['Ana'], ['Ben']], '', 'none');
  expect(head).toEqual(['Puesto', 'N.º', 'Nombre', 'Jugadas', 'Ganadas', 'Tablas', 'Perdidas', 'Puntos']);
});

test.each<[unknown[], string]>([
  [
    ['', GAMES],
    'STANDINGS: players must be a whole number from 2 to 500, or a range of names (got nothing).',
  ],
  [[PLAYERS, GAMES, 'BH'], 'STANDINGS: Buchholz must not be used in a round robin'],
  [[PLAYERS, GAMES, 'SB, FB'], 'take "FB" out of tiebreaks'],
  [[PLAYERS, GAMES, [['SB'], ['AOB']]], 'take "AOB" out of tiebreaks'],
  [
    [PLAYERS, GAMES, 'SB, XYZ'],
    'STANDINGS: tiebreaks must name tie-breaks by their codes (got "XYZ"): known are DE, DE/P, SB, SB/C1, SB/C2, KS, KS/L1, KS/L2, KS/L-1, KS/L-2, WIN, WON, BPG, BWG, PS, REP, STD, ARO, TPR, PTP, APRO, APPO, RTNG, RTNG/R, TPN, TPN/R, HAND, LOT …, "none".',
  ],
  [[PLAYERS, GAMES, [['SB'], [5]]], '(got "5")'],
  [[PLAYERS, GAMES, true], '(got "TRUE")'],
  [[PLAYERS, GAMES, '#REF!'], '(got "#REF!")'],
  [[PLAYERS, GAMES, 'LOT'], 'STANDINGS: tiebreaks must give LOT a seed'],
  [[4, CIRCLE, 'SB, BWG'], 'STANDINGS: BWG needs rounds and colours'],
  [[4, CIRCLE, 'PS'], 'STANDINGS: PS needs rounds and colours'],
  [
    [PLAYERS, GAMES, '', 'perhaps'],
    'STANDINGS: withdrawal must be "fide", "keep" or "annul" (got "perhaps").',
  ],
  [[PLAYERS, GAMES, '', '', 9], 'STANDINGS: cycles must be'],
  [[PLAYERS, GAMES, '', '', '', '1'], 'STANDINGS: scoring must be'],
  [
    [
      PLAYERS,
      [
        ['White', 'Result', 'Black'],
        ['Ana', '1-0', 'Zoe'],
      ],
    ],
    'STANDINGS: a player in games is not in players (row 2, column 3: "Zoe")',
  ],
])('%#', (given, sentence) => {
  expect(() => STANDINGS(...(given as Parameters<typeof STANDINGS>))).toThrow(sentence);
});
