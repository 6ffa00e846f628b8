/**
 * What holds of every schedule: 2 to 60 players, 1 to 4 cycles, each order; for the other systems a few fields.
 */
import { colourConsequence, colours } from '../../../src/engine/schedule/colours';
import { eventRoundOf, tableRoundOf } from '../../../src/engine/schedule/cycles';
import { ORDERS, size, SYSTEMS, type Format } from '../../../src/engine/schedule/format';
import {
  byeOf,
  gameRows,
  meetings,
  pairingAt,
  scheduledGames,
  writeRound,
  type GameRow,
} from '../../../src/engine/schedule/schedule';
import { format, lines } from './read-table';

const FIELDS = Array.from({ length: 59 }, (_, index) => index + 2);
const CYCLES = [1, 2, 3, 4];

/** What is wrong with a schedule, in words: one expectation a schedule, not one a game, or the tests take minutes. */
function faults(drawnUp: Format): string[] {
  const { players, cycles } = drawnUp;
  const { rounds, boards, games } = size(drawnUp);
  const found: string[] = [];
  const rows = gameRows(drawnUp);
  if (rows.length !== games) found.push(`${rows.length} games`);

  const ofPair = new Map<number, GameRow[]>();
  const seen = Array.from({ length: rounds }, () => new Set<number>());
  rows.forEach((row, index) => {
    const [round, board, white, black] = row;
    const closed = pairingAt(drawnUp, round, board);
    if (closed.white !== white || closed.black !== black) found.push(`closed form of ${row}`);
    if (round !== Math.floor(index / boards) + 1 || board !== (index % boards) + 1)
      found.push(`place of ${row}`);
    seen[round - 1]?.add(white).add(black);
    const pair = Math.min(white, black) * 1000 + Math.max(white, black);
    const before = ofPair.get(pair);
    if (before === undefined) ofPair.set(pair, [row]);
    else before.push(row);
  });

  // Two a board and, with the bye, as many numbers as players: nobody plays twice in a round.
  seen.forEach((inRound, index) => {
    const bye = byeOf(drawnUp, index + 1);
    if ((bye === undefined) !== (players % 2 === 0)) found.push(`bye of round ${index + 1}`);
    if (bye !== undefined) inRound.add(bye);
    if (inRound.size !== players) found.push(`${inRound.size} players in round ${index + 1}`);
  });

  for (let a = 1; a < players; a++) {
    for (let b = a + 1; b <= players; b++) {
      const games = ofPair.get(a * 1000 + b) ?? [];
      const whites = games.filter((row) => row[2] === a).length;
      if (games.length !== cycles) found.push(`${a} and ${b} meet ${games.length} times`);
      if (Math.abs(2 * whites - cycles) !== cycles % 2) found.push(`colours of ${a} and ${b}`);
      const met = meetings(drawnUp, a, b);
      const isSame = met.every(({ round, board, white, black }, index) => {
        const row = games[index];
        return row?.[0] === round && row[1] === board && row[2] === white && row[3] === black;
      });
      if (!isSame || met.length !== games.length) found.push(`meetings of ${a} and ${b}`);
    }
  }
  return found;
}

describe.each(FIELDS)('%i players', (players) => {
  test.each(CYCLES)('%i cycles: a round robin, and closed form, list and meetings agree', (cycles) => {
    for (const order of ORDERS) expect(faults(format(players, cycles, order))).toEqual([]);
  });

  test('it does not matter who of the two is named first', () => {
    const drawnUp = format(players, 3);
    for (let b = 2; b <= players; b++) expect(meetings(drawnUp, b, 1)).toEqual(meetings(drawnUp, 1, b));
  });

  test('colours balance as Annex 1 has them', () => {
    for (const cycles of CYCLES) {
      for (const order of ORDERS) {
        const excess = colours(format(players, cycles, order)).map(({ whites, blacks }) => whites - blacks);
        const even = players % 2 === 0 && cycles % 2 === 1;
        expect(excess).toEqual(excess.map((_, index) => (even ? (index < players / 2 ? 1 : -1) : 0)));
      }
    }
  });

  test('nobody has three of one colour in a row in order fide or mirror, up to 8 cycles', () => {
    for (const order of ['fide', 'mirror'] as const) {
      for (let cycles = 1; cycles <= 8; cycles++) {
        const { longestRun, threeInARow } = colourConsequence(format(players, cycles, order));
        expect(longestRun).toBeLessThanOrEqual(2);
        expect(threeInARow).toEqual([]);
      }
    }
  });

  test('in plain order the players 1 and n/2 + 1 of an even field do, where the cycles join', () => {
    const even = players % 2 === 0 && players > 2;
    for (const cycles of [2, 3, 4]) {
      const { longestRun, threeInARow } = colourConsequence(format(players, cycles, 'plain'));
      expect(threeInARow).toEqual(even ? [1, players / 2 + 1] : []);
      expect(longestRun).toBe(even ? 3 : players === 2 ? 1 : 2);
    }
  });

  test('the consequence is what the histories say', () => {
    for (const order of ORDERS) {
      const drawnUp = format(players, 3, order);
      const histories = colours(drawnUp);
      expect(colourConsequence(drawnUp)).toEqual({
        longestRun: Math.max(...histories.map(({ longestRun }) => longestRun)),
        threeInARow: histories.filter(({ longestRun }) => longestRun >= 3).map(({ player }) => player),
      });
    }
  });

  test('each cycle plays each round of the table once', () => {
    for (const order of ORDERS) {
      const drawnUp = format(players, 4, order);
      const inCycle = size(drawnUp).rounds / 4;
      for (let cycle = 1; cycle <= 4; cycle++) {
        const played = Array.from({ length: inCycle }, (_, index) => {
          const round = (cycle - 1) * inCycle + index + 1;
          const tableRound = tableRoundOf(drawnUp, round);
          expect(eventRoundOf(drawnUp, cycle, tableRound)).toBe(round);
          return tableRound;
        });
        expect(played.sort((x, y) => x - y)).toEqual(Array.from({ length: inCycle }, (_, i) => i + 1));
      }
    }
  });

  test('every second cycle is the table with colours reversed', () => {
    const plain = lines(format(players, 2, 'plain'));
    const half = plain.length / 2;
    expect(plain.slice(half)).toEqual(plain.slice(0, half).map(reversed));
  });

  test('mirror order plays the second cycle backwards', () => {
    const mirrored = lines(format(players, 2, 'mirror'));
    const half = mirrored.length / 2;
    expect(mirrored.slice(half)).toEqual(mirrored.slice(0, half).map(reversed).reverse());
  });

  test('one cycle is the same in every order', () => {
    for (const order of ORDERS) expect(lines(format(players, 1, order))).toEqual(lines(format(players)));
  });
});

describe.each(SYSTEMS)('system %s', (system) => {
  const fields = [...Array.from({ length: 19 }, (_, index) => index + 2), 33, 40];

  test('a round robin, and closed form, list and meetings agree', () => {
    for (const players of fields)
      for (const cycles of CYCLES)
        for (const order of ORDERS) expect(faults(format(players, cycles, order, system))).toEqual([]);
  });

  test('each cycle plays each round of the table once, and colours are reversed in every second', () => {
    for (const players of fields)
      for (const order of ORDERS) {
        const drawnUp = format(players, 4, order, system);
        const table = lines(format(players, 1, 'plain', system));
        lines(drawnUp).forEach((line, index) => {
          const cycle = Math.floor(index / table.length) + 1;
          const tableRound = tableRoundOf(drawnUp, index + 1);
          expect(eventRoundOf(drawnUp, cycle, tableRound)).toBe(index + 1);
          const printed = table[tableRound - 1] ?? '';
          expect(line).toBe(cycle % 2 === 0 ? reversed(printed) : printed);
        });
      }
  });

  test('colours differ by one at most', () => {
    for (const players of fields)
      for (const cycles of CYCLES)
        for (const { whites, blacks } of colours(format(players, cycles, 'fide', system)))
          expect(Math.abs(whites - blacks)).toBeLessThanOrEqual(1);
  });
});

test('the games as objects are the rows', () => {
  expect(scheduledGames(format(3, 2)).map(Object.values)).toEqual(gameRows(format(3, 2)));
});

test('scratch space used before by a larger round does no harm', () => {
  const scratch: number[] = new Array<number>(20).fill(99);
  const end = writeRound(format(5), 1, scratch);
  expect(scratch.slice(0, end)).toEqual([2, 5, 3, 4]);
});

function reversed(line: string): string {
  return line.replace(/(\d+)-(\d+)/g, '$2-$1');
}
