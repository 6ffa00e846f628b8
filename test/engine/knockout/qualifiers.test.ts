/**
 * Who goes on from the pools, and every reason why there can be no knockout.
 */
import { poolsOf, type PoolEvent } from '../../../src/engine/knockout/pools';
import { qualifiersByHand, qualifiersByRank } from '../../../src/engine/knockout/qualifiers';
import { STANDARD_SCORING } from '../../../src/engine/results/scoring';

type Game = PoolEvent['games'][number];
const settings = {
  cycles: 1,
  tieBreaks: ['SB', 'DE', 'KS'],
  withdrawal: 'fide',
  scoring: STANDARD_SCORING,
} as const;

/** Pools of three: 1-2, 2-3, 3-1 with these results. */
function event(results: Readonly<Record<string, readonly (Game['result'] | undefined)[]>>): PoolEvent {
  const sections = Object.keys(results);
  return {
    settings,
    players: sections.flatMap((section) =>
      [1, 2, 3].map((no) => ({ section, no, status: 'playing' as const, rating: 2000 - no })),
    ),
    games: sections.flatMap((section) =>
      [
        [1, 2],
        [2, 3],
        [3, 1],
      ].map(([white = 0, black = 0], i): Game => {
        const result = results[section]?.[i];
        return { section, round: i + 1, white, black, ...(result && { result }) };
      }),
    ),
  };
}

/** 1 beats all, 2 beats 3. */
const CLEAR = ['1-0', '1-0', '0-1'] as const;
/** Everybody drew. */
const EQUAL = ['½-½', '½-½', '½-½'] as const;

test('the first two of each pool, with their share of the points', () => {
  const qualified = qualifiersByRank(poolsOf(event({ A: CLEAR, B: CLEAR })), 2);
  expect(qualified).toEqual({
    qualifiers: ['A', 'B'].map((section) => [
      { section, no: 1, share: 1 },
      { section, no: 2, share: 0.5 },
    ]),
    ties: [],
  });
});

test('an event without sections is one pool', () => {
  const { players, games } = event({ A: CLEAR });
  const plain = {
    settings,
    players: players.map(({ no, status }) => ({ no, status })),
    games: games.map(({ round, white, black, result }) => ({
      round,
      white,
      black,
      ...(result && { result }),
    })),
  };
  expect(qualifiersByRank(poolsOf(plain), 2)).toEqual({
    qualifiers: [
      [
        { no: 1, share: 1 },
        { no: 2, share: 0.5 },
      ],
    ],
    ties: [],
  });
});

test('pools that are not finished', () => {
  const pools = poolsOf(event({ A: CLEAR, B: ['1-0'], C: [] }));
  expect(qualifiersByRank(pools, 1)).toEqual({
    problem: 'unplayed',
    pools: [
      { section: 'B', games: 2 },
      { section: 'C', games: 3 },
    ],
  });
});

test('a tie at the edge stops, one among those who all qualify is told, one among the others is nothing', () => {
  const pools = poolsOf(event({ A: CLEAR, B: EQUAL }));
  expect(qualifiersByRank(pools, 2)).toEqual({
    ...{ problem: 'tied', section: 'B', players: [1, 2, 3], places: 2 },
  });
  expect(qualifiersByRank(pools, 3)).toMatchObject({ ties: [{ section: 'B', players: [1, 2, 3] }] });
  const { players, games } = event({ A: ['1-0', '½-½', '0-1'] });
  expect(qualifiersByRank(poolsOf({ settings: { ...settings, tieBreaks: [] }, players, games }), 1)).toEqual({
    problem: 'few',
    qualifiers: 1,
  });
});

test('lots break the tie', () => {
  const drawn = { ...event({ A: CLEAR, B: EQUAL }), settings: { ...settings, tieBreaks: ['SB', 'LOT 7'] } };
  expect(qualifiersByRank(poolsOf(drawn), 2)).toMatchObject({ ties: [] });
});

test('who has left does not qualify: the next one does', () => {
  const { players, games } = event({ A: CLEAR, B: CLEAR });
  const left = players.map((one) =>
    one.section === 'A' && one.no === 1 ? { ...one, status: 'withdrawn' as const } : one,
  );
  const pools = poolsOf({ settings, players: left, games });
  expect(qualifiersByRank(pools, 2)).toMatchObject({
    qualifiers: [
      [{ no: 2 }, { no: 3 }],
      [{ no: 1 }, { no: 2 }],
    ],
  });
  expect(qualifiersByRank(pools, 3)).toEqual({ problem: 'small', section: 'A', players: 2, wanted: 3 });
  expect(qualifiersByHand(pools, [{ section: 'A', no: 1 }])).toMatchObject({ problem: 'left' });
});

test('by hand: in the order given, whatever the results', () => {
  const pools = poolsOf(event({ A: EQUAL, B: [] }));
  const who = (section: string, no: number) => ({ section, no });
  expect(qualifiersByHand(pools, [who('B', 3), who('A', 2), who('B', 1)])).toEqual({
    qualifiers: [[who('B', 3), who('B', 1)], [who('A', 2)]],
    ties: [],
  });
  expect(qualifiersByHand(pools, [who('B', 3)])).toEqual({ problem: 'few', qualifiers: 1 });
  expect(qualifiersByHand(pools, [who('B', 3), who('B', 3)])).toEqual({
    problem: 'twice',
    player: who('B', 3),
  });
  expect(qualifiersByHand(pools, [who('B', 4)])).toEqual({ problem: 'unknown', player: who('B', 4) });
  expect(qualifiersByHand(pools, [{ no: 1 }])).toEqual({ problem: 'unknown', player: { no: 1 } });
});

test('more than the bracket can hold', () => {
  const players = Array.from({ length: 130 }, (_, i) => ({ no: i + 1, status: 'playing' as const }));
  const pools = poolsOf({ settings, players, games: [] });
  expect(qualifiersByHand(pools, players)).toEqual({ problem: 'many', qualifiers: 130 });
});
