/**
 * What holds for POINTS, SONNEBORN and WINS whatever the results.
 */
import fc from 'fast-check';
import type { Argument } from '../../src/cells/value';
import type { Result } from '../../src/engine/results/game';
import { POINTS } from '../../src/functions/points';
import { SONNEBORN } from '../../src/functions/sonneborn';
import { WINS } from '../../src/functions/wins';
import { argument, garbage } from './garbage';
import { crosstable, gamesTable, madeUp } from './results';
import { runs } from '../runs';

const FUNCTIONS = [POINTS, SONNEBORN, WINS] as const;

test('a list of games and its crosstable give the same', () => {
  fc.assert(
    fc.property(madeUp, (event) => {
      const table = crosstable(event);
      for (const fn of FUNCTIONS)
        expect(fn(table, event.n, '', event.cycles)).toEqual(
          fn(gamesTable(event), event.n, '', event.cycles),
        );
    }),
  );
});

/** What one half of a crosstable cannot tell: decisions that give both less than a draw, or less than a win. */
const NEEDS_BOTH: readonly string[] = ['0F-0F', '0-0', '½-0', '0-½'];

/** Events in progress: of every ten games some have no result yet. */
const inProgress = fc
  .record({
    event: madeUp,
    played: fc.integer({ min: 1, max: 10 }),
    dice: fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 108, maxLength: 108 }),
  })
  .map(({ event, played, dice }) => ({
    ...event,
    games: event.games.map((game, i) =>
      (dice[i] ?? 0) <= played && !NEEDS_BOTH.includes(game.result) ? game : { ...game, result: '' as const },
    ),
  }));

test('half a crosstable of an event in progress, whatever rows are blank', () => {
  fc.assert(
    fc.property(
      inProgress,
      fc.constantFrom('upper', 'lower'),
      fc.constantFrom('', '×'),
      fc.constantFrom('bare', 'listed', 'open', 'headed', 'headed and open', 'numbered'),
      (event, half, mark, kind) => {
        const { n } = event;
        const table = crosstable(event).map((row, i) =>
          row.map((cell, j) => (i === j ? mark : half === 'upper' ? (i < j ? cell : '') : i > j ? cell : '')),
        );
        const numbers = Array.from({ length: n }, (_, i) => i + 1);
        const tail = Array.from({ length: 12 }, () => new Array<string>(n).fill(''));
        const filled = table.filter((row) => row.some((cell) => cell !== ''));
        const given: Argument =
          kind === 'open'
            ? [...table, ...tail]
            : kind === 'headed'
              ? [numbers, ...table]
              : kind === 'headed and open'
                ? [numbers, ...table, ...tail]
                : kind === 'numbered'
                  ? table.map((row, i) => [i + 1, ...row])
                  : table;
        // Without a number of players or a header, nothing tells of somebody at the end who has not played.
        const reach = Math.max(
          ...table.flatMap((row, i) => row.flatMap((cell, j) => (cell === '' ? [] : [i + 1, j + 1]))),
        );
        fc.pre(filled.length > 0 && (kind !== 'open' || reach === n));
        // Three columns of one result may as well be a list of games.
        fc.pre(n !== 3 || filled.length > 1 || kind === 'headed' || kind === 'headed and open');
        for (const fn of FUNCTIONS)
          expect(fn(given, kind === 'listed' ? n : '', '', event.cycles)).toEqual(
            fn(gamesTable(event), n, '', event.cycles),
          );
      },
    ),
    runs(600),
  );
});

test('both halves of an event in progress, whatever rows are blank', () => {
  fc.assert(
    fc.property(inProgress, fc.boolean(), (event, isListed) => {
      const { n } = event;
      const table = crosstable(event).map((row, i) => row.map((cell, j) => (i === j ? '' : cell)));
      const m = table.filter((row) => row.some((cell) => cell !== '')).length;
      const pairs = table.flat().filter((cell) => cell !== '').length / 2;
      fc.pre(m > 1);
      // A finished table of fewer players somewhere in the range.
      fc.pre(isListed || m > n - 2 || m === 2 || 2 * pairs !== m * (m - 1));
      for (const fn of FUNCTIONS)
        expect(fn(table, isListed ? n : '', '', event.cycles)).toEqual(
          fn(gamesTable(event), n, '', event.cycles),
        );
    }),
    runs(300),
  );
});

test('numbers, names and names with a list give the same', () => {
  fc.assert(
    fc.property(madeUp, (event) => {
      const named = gamesTable(event).map((row, r) =>
        row.map((cell, c) => (r > 0 && (c === 1 || c === 3) ? `P ${cell}` : cell)),
      );
      const names = Array.from({ length: event.n }, (_, i) => [`P ${i + 1}`]);
      for (const fn of FUNCTIONS) {
        expect(fn(named, names)).toEqual(fn(gamesTable(event)));
        expect(fn(named)).toEqual(fn(gamesTable(event)));
      }
    }),
  );
});

test('renumbering the players renumbers the values, nothing else', () => {
  const shuffled = madeUp.chain((event) =>
    fc
      .shuffledSubarray(
        Array.from({ length: event.n }, (_, i) => i + 1),
        { minLength: event.n, maxLength: event.n },
      )
      .map((numbers) => ({ event, numbers })),
  );
  fc.assert(
    fc.property(shuffled, ({ event, numbers }) => {
      const renumber = (no: number) => numbers[no - 1] ?? 0;
      const games = event.games.map((game) => ({
        ...game,
        white: renumber(game.white),
        black: renumber(game.black),
      }));
      for (const fn of FUNCTIONS) {
        const before = fn(gamesTable(event), event.n);
        const after = fn(gamesTable({ ...event, games }), event.n);
        expect(before).toEqual(before.map((_, i) => after[renumber(i + 1) - 1]));
      }
    }),
  );
});

test('the order of the rows of the games does not matter', () => {
  fc.assert(
    fc.property(madeUp, fc.integer(), (event, seed) => {
      const games = [...event.games].sort((a, b) => ((a.round * seed) % 7) - ((b.round * seed) % 7));
      for (const fn of FUNCTIONS)
        expect(fn(gamesTable({ ...event, games }), event.n)).toEqual(fn(gamesTable(event), event.n));
    }),
  );
});

test('the points given are the points that the players have', () => {
  const GIVEN: Readonly<Record<Result | '', number>> = {
    ...{
      '1-0': 1,
      '0-1': 1,
      '½-½': 1,
      '1F-0F': 1,
      '0F-1F': 1,
      '0F-0F': 0,
      '0-0': 0,
      '½-0': 0.5,
      '0-½': 0.5,
      '': 0,
    },
  };
  fc.assert(
    fc.property(madeUp, (event) => {
      const given = event.games.reduce((sum, { result }) => sum + GIVEN[result], 0);
      const had = POINTS(gamesTable(event), event.n).reduce((sum, [points]) => sum + Number(points), 0);
      expect(had).toBe(given);
    }),
  );
});

test('a free round changes nothing', () => {
  fc.assert(
    fc.property(madeUp, fc.constantFrom('Bye', 'Descansa', ''), (event, word) => {
      const table = gamesTable(event);
      const withFreeRound = [...table, [event.games.length + 1, 1, '', word]];
      for (const fn of FUNCTIONS) expect(fn(withFreeRound, event.n)).toEqual(fn(table, event.n));
    }),
  );
});

test('withdrawal "keep" is as if nobody had left, and "annul" as if he had never come', () => {
  fc.assert(
    fc.property(madeUp, (event) => {
      fc.pre(event.n > 2);
      const table = gamesTable(event);
      const players = (status: string) => [
        ['No.', 'Name', 'Status'],
        ...Array.from({ length: event.n }, (_, i) => [i + 1, `P ${i + 1}`, i + 1 === event.n ? status : '']),
      ];
      const without = {
        ...event,
        games: event.games.filter(({ white, black }) => Math.max(white, black) < event.n),
      };
      for (const fn of FUNCTIONS) {
        expect(fn(table, players('Withdrawn'), 'keep')).toEqual(fn(table, players('')));
        expect(fn(table, players('Expelled'), 'annul').slice(0, -1)).toEqual(
          fn(gamesTable(without), event.n - 1),
        );
      }
    }),
  );
});

test('whatever the cells, there is a value or a sentence that begins with the name of the function', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FUNCTIONS),
      argument,
      fc.option(argument, { nil: '' }),
      fc.option(garbage, { nil: '' }),
      fc.option(garbage, { nil: '' }),
      (fn, results, players, cycles, scoring) => {
        let table: unknown[][];
        try {
          table = fn(results as Argument, players as Argument, '', cycles as Argument, scoring as Argument);
        } catch (error) {
          expect((error as Error).message).toMatch(new RegExp(`^${fn.name}: [^\\n]+\\.$`, 'u'));
          expect((error as Error).constructor.name).toBe('Error');
          return;
        }
        expect(table.length).toBeGreaterThan(1);
        for (const row of table) {
          expect(row).toHaveLength(1);
          expect(row[0] === '' || Number.isFinite(row[0])).toBe(true);
        }
      },
    ),
    runs(1500),
  );
});

test('one cell of good results goes bad', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FUNCTIONS),
      madeUp,
      fc.boolean(),
      fc.nat(),
      fc.nat(),
      garbage,
      (fn, event, asTable, r, c, cell) => {
        const rows: unknown[][] = asTable ? crosstable(event) : gamesTable(event);
        const row = rows[r % rows.length];
        if (row !== undefined) row[c % row.length] = cell;
        try {
          const table = fn(rows as Argument);
          for (const [value] of table) expect(Number.isFinite(value)).toBe(true);
        } catch (error) {
          expect((error as Error).message).toMatch(new RegExp(`^${fn.name}: [^\\n]+\\.$`, 'u'));
        }
      },
    ),
    runs(500),
  );
});
