/**
 * The arithmetic of two popular guides, with their slips put right: "How to run a round robin chess tournament"
 * (Chess Caddy, July 2026), and a Spanish page on how to fill in a table of rounds.
 */
import { COLORS } from '../../src/functions/colors';
import { FORMATADVICE } from '../../src/functions/formatadvice';
import { PAIRINGS } from '../../src/functions/pairings';
import { PLAYINGTIME } from '../../src/functions/playingtime';
import { POOLS } from '../../src/functions/pools';
import { QUADS } from '../../src/functions/quads';
import { ROUNDROBIN } from '../../src/functions/roundrobin';
import { ROUNDROBINSIZE } from '../../src/functions/roundrobinsize';
import { SCHEVENINGEN } from '../../src/functions/scheveningen';
import { WITHDRAWAL } from '../../src/functions/withdrawal';

const [ROUNDS, , GAMES, EACH] = [0, 1, 2, 3];
const sizeOf = (n: number, cycles = 1) => ROUNDROBINSIZE(n, cycles).map((row) => Number(row[1]));
const time = (table: (string | number)[][], what: string) => table.find((row) => row[0] === what)?.[1];

test('rounds and games', () => {
  for (let n = 2; n <= 30; n++) {
    expect(sizeOf(n)[ROUNDS]).toBe(n % 2 === 0 ? n - 1 : n);
    expect(sizeOf(n)[GAMES]).toBe((n * (n - 1)) / 2);
    expect(sizeOf(n, 2)[GAMES]).toBe(n * (n - 1));
  }
  expect([sizeOf(8)[GAMES], sizeOf(16)[GAMES]]).toEqual([28, 120]);
  expect(sizeOf(6, 2).slice(0, 3)).toEqual([10, 3, 30]);
});

test('seven players: seven rounds, but six games each, three with each colour', () => {
  expect(sizeOf(7)[ROUNDS]).toBe(7);
  expect(sizeOf(7)[EACH]).toBe(6);
  for (const row of COLORS(7).slice(1)) expect(row.slice(-3, -1)).toEqual([3, 3]);
});

test('six players end 3-2 or 2-3; the highest of eight alternates, beginning with Black', () => {
  for (const row of COLORS(6).slice(1)) expect([row[7], row[8]].sort()).toEqual([2, 3]);
  expect(COLORS(8)[8]?.slice(2, 9).join('')).toBe('BWBWBWB');
});

test('doubled everybody is level; without the exchange only 1 and n/2 + 1 of an even field have three in a row', () => {
  for (let n = 3; n <= 12; n++) {
    for (const row of COLORS(n, 2).slice(1)) expect(row[row.length - 3]).toBe(row[row.length - 2]);
    const three = COLORS(n, 2, '', 'plain')
      .slice(1)
      .filter((row) => Number(row[row.length - 1]) > 2)
      .map((row) => row[0]);
    expect(three).toEqual(n % 2 === 0 ? [1, n / 2 + 1] : []);
    expect(
      COLORS(n, 2)
        .slice(1)
        .every((row) => Number(row[row.length - 1]) <= 2),
    ).toBe(true);
  }
});

test('two rounds of G/25 d5 in a club night of three hours; a quad in less than four hours', () => {
  const night = PLAYINGTIME(8, 25, 5);
  expect(time(night, 'Round')).toBe(75);
  expect(time(night, 'Rounds a session')).toBe(2);
  expect(time(PLAYINGTIME(4, 25, 5), 'Total minutes')).toBe(225);
});

test('a championship of twelve at a classical control takes eleven evenings', () => {
  expect(time(PLAYINGTIME(12, 90, 30), 'Sessions')).toBe(11);
});

test('the cutoffs', () => {
  expect(FORMATADVICE(10)).toContain('9 rounds');
  expect(FORMATADVICE(12)).toContain('11 rounds');
  expect(FORMATADVICE(13)).toContain('quads');
});

test('seven left over are no five or six: they are one section of seven, nine are four and five', () => {
  const sections = (n: number) =>
    QUADS(n)
      .slice(1)
      .map((row) => row[0])
      .join('');
  expect(sections(7)).toBe('AAAAAAA');
  expect(sections(9)).toBe('AAAABBBBB');
  expect(sections(16)).toBe('AAAABBBBCCCCDDDD');
  expect(
    new Set(
      QUADS(40)
        .slice(1)
        .map((row) => row[0]),
    ).size,
  ).toBe(10);
});

test('half of the games: four of the seven of eight players, three of the six of seven', () => {
  for (const [n, half] of [
    [8, 4],
    [7, 3],
  ] as const) {
    const games = PAIRINGS(n).map(([round = '', board = '', white = '', black = ''], i) => [
      ...[round, board, white],
      ...[i === 0 ? 'Result' : '', black],
    ]);
    expect(time(WITHDRAWAL(2, n, games), 'Needed for half')).toBe(half);
  }
});

test('two teams of six: six rounds, 36 games', () => {
  const [, ...rounds] = SCHEVENINGEN(6, 6);
  expect(rounds).toHaveLength(6);
  expect(rounds.flatMap((row) => row.slice(1))).toHaveLength(36);
});

test('sixteen in four pools, double, with semifinals and final: 51 games, five evenings, not six', () => {
  const pools = POOLS(16, 4);
  const games = PAIRINGS(pools, 'double').slice(1);
  expect(games.length + 2 + 1).toBe(51);
  const rounds = Math.max(...games.map((row) => Number(row[1])));
  expect(rounds / 2 + 2).toBe(5);
  expect(sizeOf(16).slice(0, 3)).toEqual([15, 8, 120]);
});

/**
 * The Spanish method. The last number goes on board 1, Black in the odd rounds and White in the even ones. Then 1 to n − 1
 * again and again from left to right, with White but on board 1 of the even rounds; then from the end
 * backwards with Black, without board 1.
 */
function filledIn(n: number): string[][] {
  const boards = n / 2;
  const cells = Array.from({ length: n - 1 }, () =>
    Array.from({ length: boards }, () => ({ white: 0, black: 0 })),
  );
  let next = 0;
  const following = () => (next = (next % (n - 1)) + 1);
  cells.forEach((row, r) =>
    row.forEach((cell, board) => {
      const isFirst = board === 0;
      if (isFirst) cell[r % 2 === 0 ? 'black' : 'white'] = n;
      cell[isFirst && r % 2 === 1 ? 'black' : 'white'] = following();
    }),
  );
  next = 0;
  for (const row of [...cells].reverse()) for (const cell of row.slice(1).reverse()) cell.black = following();
  // The check of the guide: the last number that is placed is n − 1.
  expect(next).toBe(n - 1);
  return cells.map((row) => row.map(({ white, black }) => `${white}-${black}`));
}

test('the Spanish way to fill in the table gives the Berger table', () => {
  for (let n = 4; n <= 30; n += 2)
    expect(
      ROUNDROBIN(n)
        .slice(1)
        .map((row) => row.slice(1)),
    ).toEqual(filledIn(n));
});

test('there are half as many tables as players, rounded up, and as many games a round, rounded down', () => {
  for (let n = 3; n <= 12; n++) {
    const [header = [], ...rounds] = ROUNDROBIN(n);
    expect(header).toHaveLength(1 + Math.ceil(n / 2));
    for (const round of rounds)
      expect(round.filter((cell) => String(cell).includes('-'))).toHaveLength(Math.floor(n / 2));
  }
});

test('who has Black on the last table is next on table 1, with White only if that round is odd', () => {
  for (let n = 4; n <= 20; n += 2) {
    const rounds = ROUNDROBIN(n).slice(1);
    rounds.slice(0, -1).forEach((round, r) => {
      const black = String(round[round.length - 1]).split('-')[1];
      const next = String(rounds[r + 1]?.[1]).split('-');
      expect(next.indexOf(black ?? '')).toBe((r + 2) % 2 === 1 ? 0 : 1);
    });
  }
});
