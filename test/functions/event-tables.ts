/**
 * Events as the tabs hold them, for the tests of the functions on standings.
 */

/**
 * Five players, the last of whom leaves after two of four games, one of them played: annulled by the rule. A game is
 * still to be played, and blank rows follow, as in an open range.
 */
export const PLAYERS = [
  ['No.', 'Name', 'Rating', 'Status', 'Hand'],
  [1, 'Ana', 2000, '', ''],
  [2, 'Ben', 2100, '', ''],
  [3, 'Cem', 1900, '', ''],
  [4, 'Dan', '', '', ''],
  [5, 'Eva', 1800, 'Withdrawn', ''],
  ...Array.from({ length: 300 }, () => ['', '', '', '', '']),
];

export const GAMES = [
  ['Round', 'Date', 'Board', 'No.', 'White', 'Result', 'Black', 'No.'],
  [1, '', 1, 2, 'Ben', '1-0', 'Eva', 5],
  [1, '', 2, 3, 'Cem', '½-½', 'Dan', 4],
  [1, '', '', 1, 'Ana', '', 'Bye', ''],
  [2, '', 1, 5, 'Eva', '0F-1F', 'Cem', 3],
  [2, '', 2, 1, 'Ana', '1-0', 'Ben', 2],
  [2, '', '', 4, 'Dan', '', 'Bye', ''],
  [3, '', 1, 3, 'Cem', '1-0', 'Ana', 1],
  [3, '', 2, 4, 'Dan', '0F-1F', 'Eva', 5],
  [3, '', '', 2, 'Ben', '', 'Bye', ''],
  [4, '', 1, 1, 'Ana', '', 'Dan', 4],
  [4, '', 2, 2, 'Ben', '1-0', 'Cem', 3],
  ...Array.from({ length: 300 }, () => ['', '', '', '', '', '', '', '']),
];

/** Two sections of different size, their rows mixed. */
export const SECTIONED_PLAYERS = [
  ['Section', 'Name'],
  ['A', 'Ana'],
  ['B', 'Xenia'],
  ['A', 'Ben'],
  ['B', 'Yuri'],
  ['B', 'Zoe'],
];

export const SECTIONED_GAMES = [
  ['Section', 'Round', 'Board', 'White', 'Result', 'Black'],
  ['A', 1, 1, 'Ana', '1-0', 'Ben'],
  ['B', 1, 2, 'Xenia', '0-1', 'Yuri'],
  ['B', 2, 2, 'Zoe', '+', 'Xenia'],
];

/** A circle of three, and a fourth who lost to all. */
export const CIRCLE = [
  ['×', '1', '0', '1'],
  ['0', '×', '1', '1'],
  ['1', '0', '×', '1'],
  ['0', '0', '0', '×'],
];
