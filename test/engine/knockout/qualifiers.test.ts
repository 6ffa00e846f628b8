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

/** The same three as an event without sections. */
function unsectioned(results: readonly Game['result'][]): PoolEvent {
  const { players, games } = event({ A: results });
  return {
    settings,
    players: players.map(({ no, status }) => ({ no, status })),
    games: games.map(({ round, white, black, result }) => ({
      ...{ round, white, black },
      ...(result && { result }),
    })),
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

/** 1 beats both, who drew. */
const FIRST_CLEAR = ['1-0', '½-½', '0-1'] as const;

test('the places that a tie leaves open are those behind the players ahead of it', () => {
  const pools = poolsOf(event({ A: FIRST_CLEAR, B: CLEAR }));
  expect(qualifiersByRank(pools, 2)).toEqual({
    ...{ problem: 'tied', section: 'A', players: [2, 3], places: 1 },
  });
  // Behind the only place a tie is nobody's business; where all have places it is told.
  expect(qualifiersByRank(pools, 1)).toEqual({
    qualifiers: [[{ section: 'A', no: 1, share: 1 }], [{ section: 'B', no: 1, share: 1 }]],
    ties: [],
  });
  expect(qualifiersByRank(pools, 3)).toMatchObject({ ties: [{ section: 'A', players: [2, 3] }] });
});

test('shares of the points make pools of unequal size and any scoring comparable', () => {
  // Four play three games each, two play one, one plays none.
  const games: Game[] = [
    [1, 4, '1-0'],
    [2, 3, '½-½'],
    [4, 3, '0-1'],
    [1, 2, '½-½'],
    [2, 4, '1-0'],
    [3, 1, '0-1'],
  ].map(([white, black, result], i) => ({
    ...{ section: 'A', round: 1 + Math.floor(i / 2), white, black, result },
  })) as Game[];
  const of = (section: string, count: number) =>
    Array.from({ length: count }, (_, i) => ({ section, no: i + 1, status: 'playing' as const }));
  const pools = poolsOf({
    settings: { ...settings, scoring: { win: 3, draw: 1, loss: 0, free: 0 } },
    players: [...of('A', 4), ...of('B', 2), ...of('C', 1)],
    games: [...games, { section: 'B', round: 1, white: 1, black: 2, result: '½-½' }],
  });
  expect(pools.map(({ ranking }) => ranking.table.points)).toEqual([
    [0, 7, 5, 4, 0],
    [0, 1, 1],
    [0, 0, 0],
  ]);
  const aAndC = pools.filter(({ section }) => section !== 'B');
  expect(qualifiersByRank(aAndC, 1)).toEqual({
    qualifiers: [[{ section: 'A', no: 1, share: 7 / 9 }], [{ section: 'C', no: 1, share: 0 }]],
    ties: [],
  });
  expect(qualifiersByRank(pools.slice(0, 2), 2)).toEqual({
    qualifiers: [
      [
        { section: 'A', no: 1, share: 7 / 9 },
        { section: 'A', no: 2, share: 5 / 9 },
      ],
      [
        { section: 'B', no: 1, share: 1 / 3 },
        { section: 'B', no: 2, share: 1 / 3 },
      ],
    ],
    ties: [{ section: 'B', players: [1, 2] }],
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

test('an event without sections is one pool, and no section is named', () => {
  expect(qualifiersByRank(poolsOf(unsectioned(CLEAR)), 2)).toStrictEqual({
    qualifiers: [
      [
        { no: 1, share: 1 },
        { no: 2, share: 0.5 },
      ],
    ],
    ties: [],
  });
  expect(qualifiersByHand(poolsOf(unsectioned(CLEAR)), [{ no: 3 }, { no: 1 }])).toStrictEqual({
    qualifiers: [[{ no: 3 }, { no: 1 }]],
    ties: [],
  });
  expect(qualifiersByRank(poolsOf(unsectioned(['½-½', '1-0', '0-1'])), 2)).toStrictEqual({
    qualifiers: [
      [
        { no: 1, share: 0.75 },
        { no: 2, share: 0.75 },
      ],
    ],
    ties: [{ players: [1, 2] }],
  });
  expect(qualifiersByRank(poolsOf(unsectioned(EQUAL)), 2)).toStrictEqual({
    problem: 'tied',
    players: [1, 2, 3],
    places: 2,
  });
  expect(qualifiersByRank(poolsOf(unsectioned([])), 2)).toStrictEqual({
    problem: 'unplayed',
    pools: [{ games: 3 }],
  });
  expect(qualifiersByRank(poolsOf(unsectioned(CLEAR)), 4)).toStrictEqual({
    problem: 'small',
    players: 3,
    wanted: 4,
  });
});

test('the bracket holds 128 and not one more', () => {
  const players = Array.from({ length: 129 }, (_, i) => ({ no: i + 1, status: 'playing' as const }));
  const pools = poolsOf({ settings, players, games: [] });
  expect(qualifiersByHand(pools, players)).toEqual({ problem: 'many', qualifiers: 129 });
  expect(qualifiersByHand(pools, players.slice(0, 128))).toMatchObject({ qualifiers: [{ length: 128 }] });
});
