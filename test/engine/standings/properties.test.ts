/**
 * What holds in every round robin, whatever the results.
 */
import fc from 'fast-check';
import type { Game, Result, Tournament } from '../../../src/engine/results/game';
import { scoreTable, type Rules } from '../../../src/engine/results/score-table';
import { progress } from '../../../src/engine/standings/progress';
import { rank, tieBreakValues } from '../../../src/engine/standings/ranking';
import { explain } from '../../../src/engine/standings/explanation';
import { TIE_BREAKS } from '../../../src/engine/standings/registry';
import { standings } from '../../../src/engine/standings/standings';
import { whyAbove } from '../../../src/engine/standings/why-above';
import { list, tieBreak } from './event';

const RESULTS: readonly (Result | undefined)[] = [
  ...(['1-0', '0-1', '½-½', '1-0', '0-1', '½-½', '1F-0F', '0F-1F', '0F-0F', '0-0', '½-0', '0-½'] as const),
  undefined,
];

interface Made {
  readonly tournament: Tournament;
  readonly rules: Rules;
  readonly ratings: readonly (number | undefined)[];
}

/** Every pair `cycles` times, in rounds of no meaning, with any results. */
const made: fc.Arbitrary<Made> = fc
  .record({ players: fc.integer({ min: 2, max: 8 }), cycles: fc.integer({ min: 1, max: 3 }) })
  .chain(({ players, cycles }) => {
    const meetings = (cycles * players * (players - 1)) / 2;
    return fc.record({
      players: fc.constant(players),
      cycles: fc.constant(cycles),
      results: fc.array(fc.constantFrom(...RESULTS), { minLength: meetings, maxLength: meetings }),
      struck: fc.array(fc.nat(9), { minLength: meetings, maxLength: meetings }),
      ratings: fc.array(fc.integer({ min: 1400, max: 2800 }), { minLength: players, maxLength: players }),
      leavers: fc.uniqueArray(fc.integer({ min: 1, max: players }), { maxLength: 2 }),
      withdrawal: fc.constantFrom('fide' as const, 'keep' as const, 'annul' as const),
      scoring: fc.constantFrom(
        { win: 1, draw: 0.5, loss: 0, free: 0 },
        { win: 3, draw: 1, loss: 0, free: 0 },
        { win: 0.3, draw: 0.1, loss: 0, free: 0 },
      ),
    });
  })
  .map(({ players, cycles, results, struck, ratings, leavers, withdrawal, scoring }) => {
    const games: Game[] = [];
    for (let cycle = 0; cycle < cycles; cycle++)
      for (let i = 1; i <= players; i++)
        for (let j = i + 1; j <= players; j++) {
          const index = games.length;
          const [white, black] = (i + j + cycle) % 2 === 0 ? [i, j] : [j, i];
          const result = results[index];
          games.push({
            ...{ white, black, round: cycle * players + ((i + j) % players) + 1 },
            ...(result === undefined ? {} : { result }),
            ...(struck[index] === 0 && result !== undefined ? { annulled: true } : {}),
          });
        }
    return {
      tournament: { players, cycles, games, freeRounds: [], hasColours: true },
      rules: { leavers: new Set(leavers), withdrawal, scoring },
      ratings: [undefined, ...ratings],
    };
  });

const NO_COLOUR = [...TIE_BREAKS.keys()].filter((code) => code !== 'BPG' && code !== 'BWG');
/** Those that do not look at the start number itself. */
const BLIND = [...TIE_BREAKS.keys()].filter((code) => !code.startsWith('TPN') && code !== 'HAND');
const criteria = () => list('DE, SB/C1, KS, WIN, DE, SB, PS, REP, ARO');
const numbers = ({ players }: Tournament) => Array.from({ length: players }, (_, index) => index + 1);
const runs = { numRuns: fc.readConfigureGlobal().numRuns ?? 40 };

test('renumbering the players changes nothing but the numbers', () => {
  fc.assert(
    fc.property(made, fc.infiniteStream(fc.nat(99)), ({ tournament, rules, ratings }, dice) => {
      const shuffled = numbers(tournament)
        .map((no) => ({ no, key: dice.next().value as number }))
        .sort((a, b) => a.key - b.key);
      const to = [0, ...numbers(tournament)];
      shuffled.forEach(({ no }, index) => (to[no] = index + 1));
      const moved = <Value>(values: readonly Value[]) => {
        const result: Value[] = [];
        values.forEach((value, no) => (result[to[no] as number] = value));
        return result;
      };
      const before = scoreTable(tournament, rules);
      const after = scoreTable(
        {
          ...tournament,
          games: tournament.games.map((game) => ({
            ...game,
            white: to[game.white] as number,
            black: to[game.black] as number,
          })),
        },
        { ...rules, leavers: new Set([...(rules.leavers ?? [])].map((no) => to[no] as number)) },
      );
      for (const code of BLIND)
        expect([code, tieBreakValues(after, tieBreak(code), { ratings: moved(ratings) })]).toEqual([
          code,
          moved(tieBreakValues(before, tieBreak(code), { ratings })),
        ]);
      expect(rank(after, criteria(), { ratings: moved(ratings) }).ranks).toEqual(
        moved(rank(before, criteria(), { ratings }).ranks),
      );
    }),
    runs,
  );
});

const TURNED: Readonly<Record<Result, Result>> = {
  ...{ '1-0': '0-1', '0-1': '1-0', '½-½': '½-½', '1F-0F': '0F-1F', '0F-1F': '1F-0F' },
  ...{ '0F-0F': '0F-0F', '0-0': '0-0', '½-0': '0-½', '0-½': '½-0' },
};

test('reversing every colour changes only the codes that count colours', () => {
  fc.assert(
    fc.property(made, ({ tournament, rules, ratings }) => {
      const before = scoreTable(tournament, rules);
      const after = scoreTable(
        {
          ...tournament,
          games: tournament.games.map(({ white, black, result, ...rest }) => ({
            ...rest,
            white: black,
            black: white,
            ...(result === undefined ? {} : { result: TURNED[result] }),
          })),
        },
        rules,
      );
      for (const code of NO_COLOUR)
        expect([code, tieBreakValues(after, tieBreak(code), { ratings })]).toEqual([
          code,
          tieBreakValues(before, tieBreak(code), { ratings }),
        ]);
      expect(rank(after, criteria(), { ratings }).order).toEqual(rank(before, criteria(), { ratings }).order);
    }),
    runs,
  );
});

test('the order of the games changes nothing', () => {
  fc.assert(
    fc.property(made, ({ tournament, rules, ratings }) => {
      const before = scoreTable(tournament, rules);
      const after = scoreTable({ ...tournament, games: [...tournament.games].reverse() }, rules);
      for (const code of TIE_BREAKS.keys())
        expect([code, tieBreakValues(after, tieBreak(code), { ratings })]).toEqual([
          code,
          tieBreakValues(before, tieBreak(code), { ratings }),
        ]);
    }),
    runs,
  );
});

test('a crosstable, without rounds and colours, gives the same values', () => {
  fc.assert(
    fc.property(made, ({ tournament, rules }) => {
      const before = scoreTable(tournament, rules);
      const games = tournament.games.map(({ white, black, result, annulled }): Game => {
        const turn = white > black;
        return {
          white: Math.min(white, black),
          black: Math.max(white, black),
          ...(result === undefined ? {} : { result: turn ? TURNED[result] : result }),
          ...(annulled === undefined ? {} : { annulled }),
        };
      });
      const after = scoreTable({ ...tournament, games, hasColours: false }, rules);
      for (const code of ['SB', 'SB/C1', 'SB/C2', 'KS', 'DE', 'WIN', 'WON', 'STD'])
        expect([code, tieBreakValues(after, tieBreak(code))]).toEqual([
          code,
          tieBreakValues(before, tieBreak(code)),
        ]);
    }),
    runs,
  );
});

test('a free round changes nothing, and one that is worth something changes the points only', () => {
  fc.assert(
    fc.property(made, fc.nat(7), fc.nat(6), ({ tournament, rules, ratings }, player, round) => {
      const free = { player: (player % tournament.players) + 1, round: round + 1 };
      const before = scoreTable(tournament, rules);
      const after = scoreTable({ ...tournament, freeRounds: [free] }, rules);
      expect(standings(rank(after, criteria(), { ratings }))).toEqual(
        standings(rank(before, criteria(), { ratings })),
      );
      const scoring = { ...(rules.scoring ?? { win: 1, draw: 0.5, loss: 0 }), free: 1 };
      const worth = scoreTable({ ...tournament, freeRounds: [free] }, { ...rules, scoring });
      for (const code of TIE_BREAKS.keys())
        if (!code.startsWith('DE'))
          expect(tieBreakValues(worth, tieBreak(code), { ratings })).toEqual(
            tieBreakValues(before, tieBreak(code), { ratings }),
          );
    }),
    runs,
  );
});

/** What both players have from a result together. */
const GIVEN: Readonly<Record<Result, number>> = {
  '1-0': 1,
  '0-1': 1,
  '½-½': 1,
  '1F-0F': 1,
  '0F-1F': 1,
  '0F-0F': 0,
  '0-0': 0,
  '½-0': 0.5,
  '0-½': 0.5,
};

test('the points of the standings are the points given, and the last row of the progress', () => {
  fc.assert(
    fc.property(made, ({ tournament, rules }) => {
      const table = scoreTable(tournament, {
        ...rules,
        withdrawal: 'keep',
        scoring: { win: 1, draw: 0.5, loss: 0, free: 0 },
      });
      const given = table.counted.reduce((sum, { result }) => sum + GIVEN[result], 0);
      expect(table.points.reduce((sum, points) => sum + points, 0)).toBeCloseTo(given, 9);
      const left = scoreTable(tournament, rules);
      const rows = progress(left);
      if (rows.length > 0) expect(rows[rows.length - 1]?.points).toEqual(left.points);
    }),
    runs,
  );
});

test('the ranking is a total preorder that never goes against the points, and stable', () => {
  fc.assert(
    fc.property(made, ({ tournament, rules, ratings }) => {
      const table = scoreTable(tournament, rules);
      const ranking = rank(table, criteria(), { ratings });
      const { ranks, order } = ranking;
      expect([...order].sort((a, b) => a - b)).toEqual(numbers(tournament));
      const ranked = order.filter((no) => !table.annulled.has(no));
      expect(order.slice(0, ranked.length)).toEqual(ranked);
      ranked.forEach((no, index) => {
        const previous = ranked[index - 1];
        const own = ranks[no] as number;
        if (previous === undefined) return expect(own).toBe(1);
        if (own === ranks[previous]) return expect(no).toBeGreaterThan(previous);
        expect(own).toBe(index + 1);
        expect(table.points[no]).toBeLessThanOrEqual(table.points[previous] as number);
      });
      for (const no of table.annulled) expect(ranks[no]).toBeUndefined();
      expect(rank(table, criteria(), { ratings })).toEqual(ranking);
    }),
    runs,
  );
});

test('one more criterion only separates further', () => {
  fc.assert(
    fc.property(made, ({ tournament, rules, ratings }) => {
      const table = scoreTable(tournament, rules);
      const short = rank(table, criteria().slice(0, 3), { ratings }).ranks;
      const long = rank(table, criteria(), { ratings }).ranks;
      for (const a of numbers(tournament))
        for (const b of numbers(tournament))
          if ((short[a] ?? Infinity) < (short[b] ?? Infinity))
            expect(long[a]).toBeLessThan(long[b] ?? Infinity);
    }),
    runs,
  );
});

test('why one is above another agrees with the ranks', () => {
  fc.assert(
    fc.property(made, ({ tournament, rules, ratings }) => {
      const ranking = rank(scoreTable(tournament, rules), criteria(), { ratings });
      for (const a of numbers(tournament)) {
        const b = (a % tournament.players) + 1;
        const [rankA, rankB] = [ranking.ranks[a], ranking.ranks[b]];
        const { above, comparisons, annulled } = whyAbove(a, b, ranking);
        if (annulled.length > 0) continue;
        expect(above).toBe(rankA === rankB ? undefined : (rankA as number) < (rankB as number) ? a : b);
        expect(comparisons.map(({ separates }) => separates)).toEqual(
          comparisons.map((_, index) => above !== undefined && index === comparisons.length - 1),
        );
      }
    }),
    runs,
  );
});

test('there is a place for every start number', () => {
  fc.assert(
    fc.property(made, ({ tournament, rules, ratings }) => {
      const table = scoreTable(tournament, rules);
      const hand = ratings;
      for (const code of [...TIE_BREAKS.keys(), 'LOT 1'])
        expect([code, tieBreakValues(table, tieBreak(code), { ratings, hand }).length]).toEqual([
          code,
          tournament.players + 1,
        ]);
      expect(rank(table, criteria(), { ratings }).ranks).toHaveLength(tournament.players + 1);
    }),
    runs,
  );
});

test('the contributions add up to the value', () => {
  fc.assert(
    fc.property(made, ({ tournament, rules, ratings }) => {
      const table = scoreTable(tournament, rules);
      const ranking = rank(table, [], { ratings });
      for (const code of 'SB SB/C1 SB/C2 KS KS/L1 KS/L-2 WIN WON BPG BWG STD REP PS'.split(' '))
        for (const no of numbers(tournament)) {
          if (table.annulled.has(no)) continue;
          const explanation = explain(no, tieBreak(code), ranking);
          if (explanation.kind !== 'games') throw new Error(code);
          const sum = explanation.contributions.reduce((total, { value = 0 }) => total + value, 0);
          expect([code, sum]).toEqual([code, expect.closeTo(explanation.total as number, 5)]);
        }
    }),
    runs,
  );
});
