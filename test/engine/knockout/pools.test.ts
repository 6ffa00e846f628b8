/**
 * What an event's pools are made of: each its own players, games, free rounds and rules, ranked as a group is.
 */
import { poolsOf, type Pool, type PoolEvent } from '../../../src/engine/knockout/pools';
import { STANDARD_SCORING } from '../../../src/engine/results/scoring';
import type { WithdrawalRule } from '../../../src/engine/results/withdrawal';

type Player = PoolEvent['players'][number];
type Game = PoolEvent['games'][number];
type Settings = PoolEvent['settings'];

const STANDARD: Settings = {
  cycles: 1,
  tieBreaks: [],
  withdrawal: 'fide',
  scoring: STANDARD_SCORING,
};

function pools(players: readonly Player[], games: readonly Game[], settings: Partial<Settings> = {}): Pool[] {
  return poolsOf({ players, games, settings: { ...STANDARD, ...settings } });
}

function pool(players: readonly Player[], games: readonly Game[], settings: Partial<Settings> = {}): Pool {
  const [only, ...others] = pools(players, games, settings);
  expect(others).toEqual([]);
  return only as Pool;
}

const playing = (count: number, section?: string): Player[] =>
  Array.from({ length: count }, (_, i) => ({ ...(section && { section }), no: i + 1, status: 'playing' }));

/** The Berger table of three, C.05 Annex 1, with these results: 2 free, 3 free, 1 free. */
function ofThree(results: readonly Game['result'][], section?: string): Game[] {
  const games = [
    [1, 3, 1],
    [1, 2, 0],
    [2, 2, 3],
    [2, 1, 0],
    [3, 1, 2],
    [3, 3, 0],
  ] as const;
  const left = [...results];
  return games.map(([round, white, black]): Game => {
    const result = black === 0 ? undefined : left.shift();
    return { ...(section && { section }), round, white, black, ...(result && { result }) };
  });
}

const DRAWN = ['½-½', '½-½', '½-½'] as const;

describe('sections', () => {
  test('stand in the order of the list of players, however they are mixed', () => {
    const mixed = [playing(2, 'B'), playing(2, 'A')].flat();
    const found = pools([mixed[0], mixed[2], mixed[1], mixed[3]] as Player[], []);
    expect(found.map(({ section, playing }) => [section, playing])).toEqual([
      ['B', [1, 2]],
      ['A', [1, 2]],
    ]);
  });

  test('have each only its own games', () => {
    const games = [...ofThree(['1-0', '0-1', '1-0'], 'A'), ...ofThree(['0-1', '1-0', '0-1'], 'B')];
    const found = pools([...playing(3, 'A'), ...playing(3, 'B')], games);
    expect(found.map(({ ranking }) => ranking.table.points)).toEqual([
      [0, 1, 0, 2],
      [0, 1, 2, 0],
    ]);
    expect(found.map(({ playing }) => playing)).toEqual([
      [3, 1, 2],
      [2, 1, 3],
    ]);
  });

  test('an event without sections is one pool, which is not named', () => {
    const one = pool(playing(3), ofThree(DRAWN));
    expect(one).not.toHaveProperty('section');
    expect(one.ranking.table.tournament).not.toHaveProperty('section');
    expect(one.playing).toEqual([1, 2, 3]);
  });

  test('players without a section are a pool of their own beside those who have one', () => {
    const [plain, named] = pools([...playing(2), ...playing(2, 'A')], []);
    expect(plain).not.toHaveProperty('section');
    expect(plain?.ranking.table.tournament).not.toHaveProperty('section');
    expect(named?.section).toBe('A');
    expect(named?.ranking.table.tournament.section).toBe('A');
  });

  test('several draw their lots each by itself, a single one as an event without sections', () => {
    const lots = { tieBreaks: ['LOT 29'] };
    const orders = (sections: readonly string[]) =>
      pools(
        sections.flatMap((section) => playing(4, section)),
        [],
        lots,
      ).map(({ playing }) => playing.join());
    const several = orders(['A', 'B', 'C', 'D', 'E']);
    expect(new Set(several).size).toBeGreaterThan(1);
    expect(orders(['B', 'A'])).toEqual([several[1], several[0]]);
    const plain = pool(playing(4), [], lots).playing.join();
    expect(orders(['A'])).toEqual([plain]);
    expect(orders(['B'])).toEqual([plain]);
    expect(pool(playing(4, 'A'), []).section).toBe('A');
  });
});

describe('the tournament of a pool', () => {
  test('has the games with their rounds and colours, and free rounds apart from them', () => {
    const { tournament } = pool(playing(3), ofThree(['1-0', undefined, '½-½']), { cycles: 2 }).ranking.table;
    expect(tournament).toStrictEqual({
      players: 3,
      cycles: 2,
      games: [
        { round: 1, white: 3, black: 1, result: '1-0' },
        { round: 2, white: 2, black: 3 },
        { round: 3, white: 1, black: 2, result: '½-½' },
      ],
      freeRounds: [
        { round: 1, player: 2 },
        { round: 2, player: 1 },
        { round: 3, player: 3 },
      ],
      hasColours: true,
    });
  });

  test('reaches to the highest start number; a number that nobody has does not go on', () => {
    const gap = playing(4).filter(({ no }) => no !== 3);
    const { ranking, playing: order } = pool(gap, [{ round: 1, white: 4, black: 1, result: '1-0' }]);
    expect(ranking.table.tournament.players).toBe(4);
    expect(order).toEqual([4, 1, 2]);
  });

  test('a pool of one player has him alone', () => {
    const alone = pool(playing(1), []);
    expect(alone).toMatchObject({ playing: [1], unplayed: 0 });
    // A tournament has two players or more.
    expect(alone.ranking.table.tournament.players).toBe(2);
  });

  test('games that are still to be played are told, free rounds are not', () => {
    expect(pool(playing(3), ofThree([])).unplayed).toBe(3);
    expect(pool(playing(3), ofThree(['1-0'])).unplayed).toBe(2);
    expect(pool(playing(3), ofThree(DRAWN)).unplayed).toBe(0);
  });
});

describe('the settings of the event', () => {
  test('three points for a win, and one for a free round', () => {
    const results = ['1-0', '½-½', '0-1'] as const;
    const scoring = { win: 3, draw: 1, loss: 0, free: 1 };
    // Round by round: 3 beats 1, 2 is free; 2 and 3 draw, 1 is free; 2 beats 1, 3 is free.
    expect(pool(playing(3), ofThree(results), { scoring }).ranking.table.points).toEqual([0, 1, 5, 5]);
    expect(pool(playing(3), ofThree(results)).ranking.table.points).toEqual([0, 0, 1.5, 1.5]);
  });

  test('among the tied the higher rating, the lower place by hand', () => {
    const players = playing(3).map((one, i): Player => ({
      ...one,
      rating: 2000 + 100 * i,
      hand: [2, 3, 1][i] ?? 0,
    }));
    const by = (...tieBreaks: string[]) => pool(players, ofThree(DRAWN), { tieBreaks });
    expect(by().ranking.ranks).toEqual([undefined, 1, 1, 1]);
    expect(by('RTNG').playing).toEqual([3, 2, 1]);
    expect(by('HAND').playing).toEqual([3, 1, 2]);
    expect(by().ranking.facts).toEqual({
      ratings: [undefined, 2000, 2100, 2200],
      hand: [undefined, 2, 3, 1],
    });
  });

  test('ratings and places by hand stay in their section', () => {
    const rated = [...playing(2, 'A'), ...playing(2, 'B')].map((one, i): Player => ({
      ...one,
      rating: [1800, 1900, 2100, 2000][i] ?? 0,
    }));
    expect(pools(rated, [], { tieBreaks: ['RTNG'] }).map(({ playing }) => playing)).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  test('most games with Black tell the tied apart: a pool knows its colours', () => {
    const games: Game[] = [{ round: 1, white: 1, black: 2, result: '½-½' }];
    expect(pool(playing(2), games, { tieBreaks: ['BPG'] }).playing).toEqual([2, 1]);
  });

  test('a code that cannot be read is left out', () => {
    const players = playing(2).map((one): Player => ({ ...one, hand: 3 - one.no }));
    const { ranking, playing: order } = pool(players, [], { tieBreaks: ['ZZZ', 'HAND'] });
    expect(ranking.stages.map(({ tieBreak }) => tieBreak.code)).toEqual(['HAND']);
    expect(order).toEqual([2, 1]);
  });
});

describe('a player who leaves, C.05 art. 6.6', () => {
  const withLeaver = (status: Player['status'], withdrawal: WithdrawalRule, cycles = 1) =>
    pool(
      playing(4).map((one) => (one.no === 4 ? { ...one, status } : one)),
      [
        { round: 1, white: 1, black: 4, result: '0-1' },
        { round: 1, white: 2, black: 3, result: '1-0' },
        { round: 2, white: 4, black: 3 },
        { round: 2, white: 1, black: 2 },
      ],
      { withdrawal, cycles },
    );

  test.each(['withdrawn', 'expelled'] as const)(
    '%s with less than half of his games: they are gone',
    (status) => {
      const { ranking, playing: order, unplayed } = withLeaver(status, 'fide');
      expect([...ranking.table.annulled]).toEqual([4]);
      expect(ranking.table.counted).toHaveLength(1);
      expect(ranking.order).toEqual([2, 1, 3, 4]);
      expect(order).toEqual([2, 1, 3]);
      // 4-3 need not be played any more, 1-2 must be.
      expect(unplayed).toBe(1);
    },
  );

  test('where the event keeps all games they count, and those missing are missed; he does not go on', () => {
    const { ranking, playing: order, unplayed } = withLeaver('withdrawn', 'keep');
    expect(ranking.table.annulled.size).toBe(0);
    expect(ranking.order).toEqual([2, 4, 1, 3]);
    expect(order).toEqual([2, 1, 3]);
    expect(unplayed).toBe(2);
  });

  test('who plays on keeps his games', () => {
    const { playing: order, unplayed } = withLeaver('playing', 'fide');
    expect(order).toEqual([2, 4, 1, 3]);
    expect(unplayed).toBe(2);
  });

  test('half is reckoned on the games of all cycles', () => {
    const games: Game[] = [
      { round: 1, white: 1, black: 2, result: '0-1' },
      { round: 2, white: 2, black: 3, result: '1-0' },
    ];
    const left = playing(3).map((one): Player => (one.no === 1 ? { ...one, status: 'withdrawn' } : one));
    // One of two games is half of them, one of four is not.
    expect(pool(left, games, { cycles: 1 }).ranking.table.annulled.size).toBe(0);
    expect(pool(left, games, { cycles: 2 }).ranking.table.annulled.size).toBe(1);
  });
});
