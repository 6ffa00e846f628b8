/**
 * The bracket for every number of seeds: everybody once, byes for the best, colours that alternate.
 */
import {
  bracket,
  isUpperWhite,
  meetingRound,
  roundsOf,
  seedOrder,
  type Match,
  type Source,
} from '../../../src/engine/knockout/bracket';

const seedOf = (source: Source | undefined) => (source && 'seed' in source ? source.seed : undefined);
const NUMBERS = Array.from({ length: 127 }, (_, i) => i + 2);

/** Lets the better seed win every match: who meets whom, by round, and who is left. */
function played(matches: readonly Match[]) {
  const results: { winner: number; loser: number }[] = [];
  const sides: { upper: number; lower: number }[] = [];
  const who = (source: Source | undefined): number => {
    if (source === undefined) return Infinity;
    if ('seed' in source) return source.seed;
    const index = 'winnerOf' in source ? source.winnerOf : source.loserOf;
    const result = results[index];
    if (!result) throw new Error(`match ${index} is played later`);
    return 'winnerOf' in source ? result.winner : result.loser;
  };
  for (const { upper, lower } of matches) {
    const side = { upper: who(upper), lower: who(lower) };
    sides.push(side);
    results.push({
      winner: Math.min(side.upper, side.lower),
      loser: Math.max(side.upper, side.lower),
    });
  }
  return { results, sides };
}

test('eight: the classic bracket, with a match for the third place', () => {
  expect(seedOrder(3)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
  const matches = bracket(8, true);
  expect(matches.slice(0, 4).map(({ upper, lower }) => [seedOf(upper), seedOf(lower)])).toEqual([
    [1, 8],
    [4, 5],
    [2, 7],
    [3, 6],
  ]);
  expect(
    matches.slice(4).map(({ round, no, upper, lower, thirdPlace }) => [round, no, upper, lower, thirdPlace]),
  ).toEqual([
    [2, 1, { winnerOf: 0 }, { winnerOf: 1 }, undefined],
    [2, 2, { winnerOf: 2 }, { winnerOf: 3 }, undefined],
    [3, 1, { loserOf: 4 }, { loserOf: 5 }, true],
    [3, 1, { winnerOf: 4 }, { winnerOf: 5 }, undefined],
  ]);
});

test.each(NUMBERS)(
  '%i seeds: everybody enters once, the best have byes, one less match than players',
  (n) => {
    const matches = bracket(n, false);
    const entering = matches
      .flatMap(({ upper, lower }) => [seedOf(upper), seedOf(lower)])
      .filter((seed) => seed);
    expect([...entering].sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: n }, (_, i) => i + 1),
    );
    const byes = matches.filter(({ lower }) => lower === undefined);
    expect(byes.map(({ upper }) => Number(seedOf(upper))).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 2 ** roundsOf(n) - n }, (_, i) => i + 1),
    );
    expect(byes.every(({ round }) => round === 1)).toBe(true);
    expect(matches.length - byes.length).toBe(n - 1);
    // Every match but the final has one winner who goes on.
    const used = matches.flatMap(({ upper, lower }) =>
      [upper, lower].flatMap((source) => (source && 'winnerOf' in source ? [source.winnerOf] : [])),
    );
    expect([...used].sort((a, b) => a - b)).toEqual(matches.slice(0, -1).map((_, i) => i));
    const { results, sides } = played(matches);
    expect(results[matches.length - 1]).toEqual({ winner: 1, loser: 2 });
    // In a full round the best of those left meets the last, the second the last but one.
    for (const { upper, lower } of sides) if (lower !== Infinity) expect(upper).toBeLessThan(lower);
  },
);

test.each(NUMBERS)(
  '%i seeds: the better ones change colours from round to round, the first begins with White',
  (n) => {
    const matches = bracket(n, false);
    const { sides, results } = played(matches);
    const last = new Map<number, boolean>();
    matches.forEach(({ upperBegins }, i) => {
      const { winner } = results[i] as (typeof results)[number];
      const white = upperBegins === (sides[i]?.upper === winner);
      if (winner === 1 && !last.has(1)) expect(white).toBe(true);
      const before = last.get(winner);
      if (before !== undefined) expect(white).toBe(!before);
      last.set(winner, white);
    });
  },
);

test('a match for the third place only where two semi-finals have losers', () => {
  const thirds = [2, 3, 4, 5, 6, 16].map(
    (n) => bracket(n, true).filter(({ thirdPlace }) => thirdPlace).length,
  );
  expect(thirds).toEqual([0, 0, 1, 1, 1, 1]);
  const matches = bracket(5, true);
  const third = matches.find(({ thirdPlace }) => thirdPlace);
  expect(third && [third.upper, third.lower]).toEqual([{ loserOf: 4 }, { loserOf: 5 }]);
});

test('the losers of the last two matches before it play for the third place, the upper one begins with White', () => {
  for (const n of [4, 5, 6, 7, 8, 9, 16, 17, 33]) {
    const matches = bracket(n, true);
    const [third, final] = matches.slice(-2);
    expect(third).toEqual({
      ...{ round: roundsOf(n), no: 1, upperBegins: true, thirdPlace: true },
      ...{ upper: { loserOf: matches.length - 4 }, lower: { loserOf: matches.length - 3 } },
    });
    expect(final).toMatchObject({
      ...{ round: roundsOf(n), no: 1 },
      ...{ upper: { winnerOf: matches.length - 4 }, lower: { winnerOf: matches.length - 3 } },
    });
    // All other matches are as they are without it.
    expect(matches.filter((one) => one !== third)).toEqual(bracket(n, false));
  }
});

test('colours alternate within a match', () => {
  const [one, two] = bracket(4, false) as [Match, Match];
  expect([1, 2, 3, 4].map((game) => isUpperWhite(one, game))).toEqual([true, false, true, false]);
  expect([1, 2, 3, 4].map((game) => isUpperWhite(two, game))).toEqual([false, true, false, true]);
});

test('places meet in the round in which their parts of the bracket join', () => {
  expect([0, 1, 2, 3, 4, 7].map((place) => meetingRound(0, place))).toEqual([0, 1, 2, 2, 3, 3]);
});
