/**
 * Faults that people reported of other programs' schedules, each as a test named after its report.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { byeOf, meetings } from '../../src/engine/schedule/schedule';
import { COLORS } from '../../src/functions/colors';
import { PAIRINGS } from '../../src/functions/pairings';
import { ROUNDROBIN } from '../../src/functions/roundrobin';
import { format } from '../engine/schedule/read-table';

interface Report {
  title: string;
  players: number;
  cycles: number;
  rounds: string[];
  byes: number[];
  [more: string]: unknown;
}
const { reports } = JSON.parse(
  readFileSync(join(__dirname, '../fixtures/schedules/reports.json'), 'utf8'),
) as { reports: Report[] };

const tested: string[] = [];
function report(title: string, check: (right: Report) => void): void {
  tested.push(title);
  test(title, () => {
    const right = reports.find((one) => one.title === title);
    if (right === undefined) throw new Error(`no report "${title}"`);
    check(right);
  });
}

/** The games of a grid, a line a round. */
function lines(grid: readonly (readonly unknown[])[]): string[] {
  return grid.slice(1).map((row) =>
    row
      .slice(1)
      .filter((cell) => typeof cell === 'string' && cell.includes('-'))
      .join(' '),
  );
}

report('Odd field: only the first bye is recognised', ({ players, rounds, byes }) => {
  const grid = ROUNDROBIN(players);
  expect(lines(grid)).toEqual(rounds);
  expect(grid.slice(1).map((row) => row[row.length - 1])).toEqual(byes);
});

report('One mistyped cell in a stored table repeats a pair', ({ players, rounds }) => {
  expect(lines(ROUNDROBIN(players))).toEqual(rounds);
});

report('9-10 player table is a copy of the 7-8 one', ({ players, roundCount, games, round1, round9 }) => {
  const rounds = lines(ROUNDROBIN(players));
  expect(rounds).toHaveLength(roundCount as number);
  expect(rounds.join(' ').split(' ')).toHaveLength(games as number);
  expect([rounds[0], rounds[8]]).toEqual([round1, round9]);
});

report('Three equal colours where the two cycles join', ({ four, sixRounds4To6 }) => {
  expect(lines(ROUNDROBIN(4, 'double'))).toEqual(four);
  expect(lines(ROUNDROBIN(6, 'double')).slice(3, 6)).toEqual(sixRounds4To6);
});

report('Return leg not reversed for some pairs', ({ players, cycles, whites, blacks }) => {
  const games = lines(ROUNDROBIN(players, cycles)).join(' ').split(' ');
  expect(new Set(games).size).toBe(players * (players - 1));
  for (const row of COLORS(players, cycles).slice(1)) expect(row.slice(-3, -1)).toEqual([whites, blacks]);
});

report('Home/away (colour) balance 7-4 in half a season', ({ players, whites }) => {
  expect(
    COLORS(players)
      .slice(1)
      .map((row) => row[row.length - 3]),
  ).toEqual(whites);
});

report('Two players with the same name', ({ names, rows }) => {
  const column = (names as string[]).map((name) => [name]);
  const [first, second] = rows as [number, number];
  expect(() => ROUNDROBIN(column)).toThrow(new RegExp(`^ROUNDROBIN: .*"Ann".*${first}.*${second}`));
});

report('n = 0, 1, 2.5, -1, huge, blank', ({ refused, two }) => {
  for (const bad of refused as (number | string)[]) {
    expect(() => ROUNDROBIN(bad)).toThrow(/^ROUNDROBIN: players must be a whole number from 2 to 500/);
  }
  expect(lines(ROUNDROBIN(2))).toEqual(two);
});

report('Late entry when the field is odd', ({ before, after }) => {
  const five = lines(ROUNDROBIN(before as number));
  const newcomer = String(after);
  const six = lines(ROUNDROBIN(after as number)).map((line) =>
    line
      .split(' ')
      .filter((game) => !game.split('-').includes(newcomer))
      .join(' '),
  );
  expect(five).toEqual(six);
});

report('Team-mates / same club meet in the last rounds', ({ players, groups, lastRounds, trap }) => {
  for (const group of groups as number[][]) {
    for (const a of group) {
      for (const b of group.filter((other) => other > a)) {
        const round = meetings(format(players), a, b)[0]?.round;
        expect(round).toBeLessThanOrEqual(players - 1 - (lastRounds as number));
      }
    }
  }
  const { players: twelve, pair, round } = trap as { players: number; pair: [number, number]; round: number };
  expect(meetings(format(twelve), ...pair)[0]?.round).toBe(round);
});

report('Board order differs between the printed schedule and the sheet', ({ players, round, boards }) => {
  const rows = PAIRINGS(players, 1, round as number).slice(1);
  expect(rows.map((row) => row[1])).toEqual([1, 2, 3, 4]);
  expect(rows.map((row) => `${row[2]}-${row[3]}`).join(' ')).toBe(boards);
});

report('Player asks for his bye in a given round', ({ players, byes }) => {
  expect(byes.map((_, index) => byeOf(format(players), index + 1))).toEqual(byes);
});

report('Removing a player leaves the field "odd"', ({ names, rounds }) => {
  const grid = ROUNDROBIN((names as string[]).map((name) => [name]));
  expect(grid[0]).toEqual(['Round', 'Board 1', 'Board 2']);
  expect(grid).toHaveLength((rounds as unknown as number) + 1);
});

test('every report is tested', () => {
  expect(tested).toEqual(reports.map(({ title }) => title));
});
