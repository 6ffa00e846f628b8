/**
 * What holds for the functions on standings whatever the results.
 */
import fc from 'fast-check';
import { CROSSTABLE } from '../../src/functions/crosstable';
import { DIRECTENCOUNTER } from '../../src/functions/directencounter';
import { EXPLAIN } from '../../src/functions/explain';
import { KOYA } from '../../src/functions/koya';
import { POINTS } from '../../src/functions/points';
import { PROGRESS } from '../../src/functions/progress';
import { SONNEBORN } from '../../src/functions/sonneborn';
import { STANDINGS } from '../../src/functions/standings';
import { TIEBREAK } from '../../src/functions/tiebreak';
import { WALLCHART } from '../../src/functions/wallchart';
import { WHYABOVE } from '../../src/functions/whyabove';
import { WINS } from '../../src/functions/wins';
import { WITHDRAWAL } from '../../src/functions/withdrawal';
import { gamesTable, madeUp, type MadeUp } from './results';
import { runs } from '../runs';

/** All have names and ratings; those in `left` have withdrawn. */
function playersTable({ n }: MadeUp, left: readonly number[] = []): (string | number)[][] {
  return [
    ['No.', 'Name', 'Rating', 'Status'],
    ...Array.from({ length: n }, (_, i) => [
      ...[i + 1, `P ${i + 1}`, 1500 + 50 * i],
      left.includes(i + 1) ? 'Withdrawn' : '',
    ]),
  ];
}

test('a crosstable made from a list of games reads back, by number and by rank', () => {
  fc.assert(
    fc.property(madeUp, fc.constantFrom('', '3-1-0'), (event, scoring) => {
      const games = gamesTable(event);
      const players = playersTable(event);
      const rest = ['', event.cycles, scoring] as const;
      for (const order of ['number', 'rank']) {
        const table = CROSSTABLE(players, games, order, ...rest);
        for (const fn of [POINTS, SONNEBORN, DIRECTENCOUNTER, WINS])
          expect(fn(table, players, ...rest)).toEqual(fn(games, players, ...rest));
        expect(KOYA(table, players, '', ...rest)).toEqual(KOYA(games, players, '', ...rest));
      }
    }),
  );
});

test('a crosstable with annulled games reads back as annulled', () => {
  fc.assert(
    fc.property(madeUp, (event) => {
      const games = gamesTable(event);
      const players = playersTable(event, [event.n]);
      const rest = ['annul', event.cycles] as const;
      const table = CROSSTABLE(players, games, '', ...rest);
      const others = (values: unknown[][]) => values.slice(0, -1);
      for (const fn of [POINTS, SONNEBORN, WINS])
        expect(others(fn(table, '', '', event.cycles))).toEqual(others(fn(games, players, ...rest)));
    }),
  );
});

const CODES = 'SB, DE, KS, WIN, BPG, PS, REP, STD, ARO, TPR, LOT 1';

test('the standings are in order, and their columns are those of TIEBREAK and POINTS', () => {
  fc.assert(
    fc.property(madeUp, fc.constantFrom('keep', 'annul'), (event, rule) => {
      const games = gamesTable(event);
      const players = playersTable(event, [1]);
      const rest = [rule, event.cycles] as const;
      const [head = [], ...rows] = STANDINGS(players, games, CODES, ...rest);
      const ranks = rows.map(([rank]) => (rank === '' ? Infinity : Number(rank)));
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      rows.sort((a, b) => Number(a[1]) - Number(b[1]));
      expect(rows.map((row) => [row[7]])).toEqual(POINTS(games, players, ...rest));
      head.slice(8).forEach((code, i) => {
        if (code !== 'DE' && code !== 'LOT 1')
          expect(rows.map((row) => [row[8 + i]])).toEqual(TIEBREAK(games, code, players, ...rest));
      });
      const lots = rows.filter((row) => row[0] !== '').map((row) => row[0]);
      expect(new Set(lots).size).toBe(lots.length);
    }),
    runs(50),
  );
});

test('what EXPLAIN adds up is the value', () => {
  fc.assert(
    fc.property(madeUp, fc.constantFrom('SB', 'SB/C1', 'KS', 'KS/L1', 'WIN', 'STD', 'REP'), (event, code) => {
      const games = gamesTable(event);
      const players = playersTable(event);
      const values = TIEBREAK(games, code, players).flat();
      values.forEach((value, i) => {
        const rows = EXPLAIN(i + 1, code, players, games).slice(1);
        const total = rows.pop()?.[3];
        expect(total).toBe(value);
        expect(rows.reduce((sum, row) => sum + Number(row[3]), 0)).toBeCloseTo(Number(total));
      });
    }),
    runs(50),
  );
});

test('WHYABOVE ends with what separates, or with Tie where the rank is shared', () => {
  fc.assert(
    fc.property(madeUp, (event) => {
      const games = gamesTable(event);
      const players = playersTable(event);
      const list = 'WIN, SB';
      const [, [rankA, a] = [], [rankB, b] = []] = STANDINGS(players, games, list);
      const last = WHYABOVE(a, b, players, games, list).pop() ?? [];
      if (rankA === rankB) expect(last[0]).toBe('Tie');
      else expect(Number(last[2])).toBeGreaterThan(Number(last[3]));
    }),
  );
});

test('the last row of PROGRESS and the last column of WALLCHART and CROSSTABLE are the points', () => {
  fc.assert(
    fc.property(madeUp, (event) => {
      const games = gamesTable(event);
      const players = playersTable(event, [1]);
      const points = POINTS(games, players).flat();
      const progress = PROGRESS(players, games);
      if (progress.length > 1) expect(progress[progress.length - 1]?.slice(1)).toEqual(points);
      for (const table of [WALLCHART(players, games), CROSSTABLE(players, games)])
        expect(table.slice(1).map((row) => row[row.length - 1])).toEqual(points);
    }),
  );
});

test('WITHDRAWAL tells what STANDINGS shows once the forfeits are written', () => {
  fc.assert(
    fc.property(madeUp, (event) => {
      fc.pre(event.n > 2);
      const forfeited = {
        ...event,
        games: event.games.map((game) =>
          game.result !== '' || (game.white !== 1 && game.black !== 1)
            ? game
            : { ...game, result: game.white === 1 ? ('0F-1F' as const) : ('1F-0F' as const) },
        ),
      };
      const rows = WITHDRAWAL(1, playersTable(event), gamesTable(event)).slice(6);
      const columns = (rule: string) => {
        const [, ...table] = STANDINGS(playersTable(event, [1]), gamesTable(forfeited), '', rule);
        return table.sort((a, b) => Number(a[1]) - Number(b[1])).map((row) => [row[7], row[0]]);
      };
      expect(rows.map((row) => row.slice(2, 4))).toEqual(columns('keep'));
      expect(rows.map((row) => row.slice(4))).toEqual(columns('annul'));
    }),
    runs(50),
  );
});
