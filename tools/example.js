/**
 * The small event that the reference's examples are worked on: eight players, a single round robin, all played.
 */

/** @typedef {(string | number)[][]} Rows */

/** @type {Rows} */
const PLAYERS = [
  ['No.', 'Name', 'Rating'],
  [1, 'Ana', 2105],
  [2, 'Luis', 1980],
  [3, 'Zoë', 2210],
  [4, 'Ida', 1875],
  [5, 'Wei', 2040],
  [6, 'Max', 1790],
  [7, 'Eva', 1935],
  [8, 'Omar', 2150],
];

/** Round by round, in the order of the boards. */
const RESULTS = [
  ['½-½', '1-0', '1-0', '0-1'],
  ['1-0', '½-½', '0-1', '1-0'],
  ['0-1', '½-½', '½-½', '1F-0F'],
  ['1-0', '0-1', '1-0', '0-1'],
  ['½-½', '1-0', '0-1', '½-½'],
  ['1-0', '½-½', '1-0', '0-1'],
  ['0-1', '1-0', '½-½', '1-0'],
];

/** A match of two teams. @type {Rows} */
const TEAMS = [
  ['Name', 'Team'],
  ['Ana', 'North'],
  ['Luis', 'North'],
  ['Zoë', 'South'],
  ['Ida', 'South'],
];

/** @type {Rows} */
const MATCH = [
  ['Round', 'White', 'Result', 'Black'],
  [1, 'Ana', '1-0', 'Zoë'],
  [1, 'Luis', '½-½', 'Ida'],
  [2, 'Ida', '½-½', 'Ana'],
  [2, 'Zoë', '½-½', 'Luis'],
];

/**
 * What stands in the ranges that the examples name.
 * @param {(name: string, ...args: unknown[]) => Rows} call A sheet function of the built file.
 * @returns {Record<string, Rows>}
 */
export function exampleRanges(call) {
  const names = PLAYERS.slice(1).map((row) => [row[1] ?? '']);
  const games = call('PAIRINGS', names).map(([round = '', board = '', white = '', black = ''], i) => {
    const result = RESULTS[Number(round) - 1]?.[Number(board) - 1] ?? '';
    return [round, board, white, i === 0 ? 'Result' : result, black];
  });
  const crosstable = call('CROSSTABLE', PLAYERS, games);
  return {
    'A1:B5': TEAMS,
    'D1:G5': MATCH,
    'A2:A7': names.slice(0, 6),
    'A2:A9': names,
    'B2:I9': crosstable.slice(1).map((row) => row.slice(2, 10)),
    'B2:B8': PLAYERS.slice(2).map((row) => [row[2] ?? '']),
    'C2:C8': crosstable[1]?.slice(3, 10).map((score) => [score]) ?? [],
    'Players!A1:M': PLAYERS,
    'Schedule!A1:I': games,
  };
}
