/**
 * Direct encounter, C.07 art. 6, where the procedure shows.
 */
import { directEncounter, encounterPasses } from '../../../src/engine/standings/direct-encounter';
import { rank, tieBreakValues } from '../../../src/engine/standings/ranking';
import { list, table } from './event';

const shown = (...given: Parameters<typeof table>) =>
  tieBreakValues(table(...given), directEncounter).slice(1);
const ranks = (...given: Parameters<typeof table>) => rank(table(...given), [directEncounter]).ranks.slice(1);

describe('two who are tied', () => {
  const rounds = ['1-2:0-1', '1-3:1-0', '2-3:½-½', '2-4:½-½ 1-4:1-0 3-4:1-0'];

  test('the winner of their game is ahead; nobody else has a value', () => {
    expect(shown(4, rounds)).toEqual([0, 1, undefined, undefined]);
    expect(ranks(4, rounds)).toEqual([2, 1, 3, 4]);
  });

  test('as White or as Black', () => {
    expect(ranks(4, ['2-1:1-0', ...rounds.slice(1)])).toEqual([2, 1, 3, 4]);
  });

  test('a win by forfeit counts, art. 15.2', () => {
    expect(ranks(4, ['1-2:0F-1F', ...rounds.slice(1)])).toEqual([2, 1, 3, 4]);
  });
});

describe('a game still to be played inside the group', () => {
  // 1 beat 2, 3 is as far as they are but has not met 2.
  const rounds = ['1-2:1-0', '1-3:0-1', '2-4:1-0 2-3', '3-4:0-1 1-4:0-1'];

  test('separates nothing, and the value is what there is so far', () => {
    expect(table(4, rounds).points.slice(1)).toEqual([1, 1, 1, 2]);
    expect(shown(4, rounds)).toEqual([1, 0, 1, undefined]);
    expect(ranks(4, rounds)).toEqual([2, 2, 2, 1]);
  });

  test('is one whether it stands in the list or not', () => {
    expect(ranks(4, ['1-2:1-0', '1-3:0-1', '2-4:1-0', '3-4:0-1 1-4:0-1'])).toEqual([2, 2, 2, 1]);
  });

  test('there is one pass, in which all share the place', () => {
    expect(encounterPasses(table(4, rounds), [1, 2, 3])).toEqual([
      {
        pass: 1,
        players: [
          { no: 1, score: 1, place: 1 },
          { no: 2, score: 0, place: 1 },
          { no: 3, score: 1, place: 1 },
        ],
      },
    ]);
  });

  test('outside the group does not matter', () => {
    expect(ranks(3, ['1-2:1-0', '2-3:1-0'])).toEqual([1, 2, 3]);
  });

  test('whoever has met nobody of the group has no value', () => {
    expect(shown(3, ['1-2:½-½', ''])).toEqual([0.5, 0.5, undefined]);
    expect(shown(4, ['1-2:½-½ 3-4:½-½'])).toEqual([0.5, 0.5, 0.5, 0.5]);
    expect(shown(3, [''])).toEqual([undefined, undefined, undefined]);
  });

  test('the second game of two is one as well', () => {
    const once = ['1-2:1-0 3-4:0-1', '2-3:1-0 4-1:1-0', '2-4:1-0 1-3:1-0'];
    expect(table(4, once, { cycles: 2 }).points.slice(1)).toEqual([2, 2, 0, 2]);
    expect(ranks(4, once, { cycles: 2 })).toEqual([1, 1, 4, 1]);
    const tied = ['1-2:1-0', '2-3:1-0', '3-1:½-½', '2-3:1-0'];
    expect(table(3, tied, { cycles: 2 }).points.slice(1)).toEqual([1.5, 2, 0.5]);
    const two = ['1-2:1-0', '2-3:1-0'];
    expect(table(3, two, { cycles: 2 }).points.slice(1)).toEqual([1, 1, 0]);
    expect(ranks(3, two, { cycles: 2 })).toEqual([1, 1, 3]);
    expect(ranks(3, two)).toEqual([1, 2, 3]);
  });
});

describe('repeated meetings', () => {
  test('the average of the pair, art. 6.1.2', () => {
    const rounds = ['1-2:1-0', '2-1:½-½', '1-3:0-1', '3-1:½-½', '2-3:1-0', '3-2:½-½'];
    expect(table(3, rounds, { cycles: 2 }).points.slice(1)).toEqual([2, 2, 2]);
    expect(shown(3, rounds, { cycles: 2 })).toEqual([1, 1, 1]);
    expect(ranks(3, rounds, { cycles: 2 })).toEqual([1, 1, 1]);
  });

  test('thirds are equal numbers', () => {
    const rounds = [
      '1-2:1-0',
      '2-1:0-1',
      '1-2:0-1',
      '1-3:1-0',
      '3-1:1-0',
      '1-3:0-1',
      '2-3:1-0',
      '3-2:0-1',
      '2-3:0-1',
    ];
    expect(table(3, rounds, { cycles: 3 }).points.slice(1)).toEqual([3, 3, 3]);
    expect(shown(3, rounds, { cycles: 3 })).toEqual([1, 1, 1]);
    expect(ranks(3, rounds, { cycles: 3 })).toEqual([1, 1, 1]);
  });

  test('a game that was struck out is neither counted nor waited for', () => {
    const rounds = ['1-2:1-0', '2-1:(1-0)', '3-1:1-0', '1-3:0-1', '2-3:½-½ 3-2:½-½'];
    expect(table(3, rounds, { cycles: 2 }).points.slice(1)).toEqual([1, 1, 3]);
    expect(shown(3, rounds, { cycles: 2 })).toEqual([1, 0, undefined]);
    expect(ranks(3, rounds, { cycles: 2 })).toEqual([2, 3, 1]);
  });

  test('one struck out leaves the third of three to be waited for', () => {
    const tied = ['1-2:1-0', '2-1:(1-0)', '2-3:1-0'];
    expect(table(3, tied, { cycles: 3 }).points.slice(1)).toEqual([1, 1, 0]);
    expect(ranks(3, tied, { cycles: 3 })).toEqual([1, 1, 3]);
    expect(ranks(3, [...tied, '2-1:(0-1)'], { cycles: 3 })).toEqual([1, 2, 3]);
  });

  test('a pair that has not met keeps the whole group together', () => {
    const rounds = ['1-2:(1-0) 3-4:0-1', '1-3:1-0 2-4:1-0', '1-4:0-1 2-3:0-1'];
    expect(table(4, rounds).points.slice(1)).toEqual([1, 1, 1, 2]);
    expect(shown(4, rounds)).toEqual([1, 0, 1, undefined]);
    expect(ranks(4, rounds)).toEqual([2, 2, 2, 1]);
  });

  test('two whose only game was struck out have not met', () => {
    const rounds = ['1-2:(1-0)', '1-3:1-0', '2-3:1-0'];
    expect(shown(3, rounds)).toEqual([undefined, undefined, undefined]);
    expect(ranks(3, rounds)).toEqual([1, 1, 3]);
  });
});

describe('applied again to those it leaves tied, art. 6.2', () => {
  // All four on points; 4 is first, 3 last, and 1 and 2 are told apart by their own game only.
  const rounds = [
    '1-2:1-0 3-4:½-½',
    '1-3:½-½ 2-4:½-½',
    '1-4:0-1 2-3:1-0',
    '5-1:0-1 5-2:½-½ 5-3:0-1 5-4:1-0',
    '6-1:½-½ 6-2:0-1 6-3:0-1 6-4:0-1 6-5:1-0',
  ];

  test('pass by pass, with the place inside the whole group', () => {
    expect(encounterPasses(table(6, rounds), [1, 2, 3, 4])).toEqual([
      {
        pass: 1,
        players: [
          { no: 4, score: 2, place: 1 },
          { no: 1, score: 1.5, place: 2 },
          { no: 2, score: 1.5, place: 2 },
          { no: 3, score: 1, place: 4 },
        ],
      },
      {
        pass: 2,
        players: [
          { no: 1, score: 1, place: 2 },
          { no: 2, score: 0, place: 3 },
        ],
      },
    ]);
  });

  test('the value shown is that of the first pass', () => {
    expect(shown(6, rounds)).toEqual([1.5, 1.5, 1, 2, 0, 1]);
    expect(ranks(6, rounds)).toEqual([2, 3, 4, 1, 6, 5]);
  });

  test('it ends where nothing changes', () => {
    const circle = ['1-2:1-0', '2-3:1-0', '3-1:1-0'];
    expect(encounterPasses(table(3, circle), [1, 2, 3])).toHaveLength(1);
    expect(ranks(3, circle)).toEqual([1, 1, 1]);
  });

  test('it is a procedure for the group, not a comparison of two', () => {
    // 1 beat 2, yet is last of the four: the four are looked at together.
    const four = [
      '1-2:1-0 3-4:½-½ 5-6:1-0',
      '3-1:1-0 2-4:1-0',
      '4-1:1-0 2-3:1-0',
      '1-5:1-0 6-2:1-0 3-6:½-½',
      '1-6:1-0 2-5:1-0 4-6:½-½',
      '3-5:1-0',
      '4-5:1-0',
    ];
    expect(table(6, four).points.slice(1)).toEqual([3, 3, 3, 3, 1, 2]);
    expect(shown(6, four)).toEqual([1, 2, 1.5, 1.5, undefined, undefined]);
    expect(ranks(6, four)).toEqual([4, 1, 2, 2, 6, 5]);
  });
});

test('there is a place for every start number, and none outside the groups', () => {
  const { values, places } = directEncounter.judge(table(3, ['2-1:1-0 3-1:1-0 3-2:½-½']), [[1, 2]]);
  expect(values).toStrictEqual([undefined, 0, 1, undefined]);
  expect(places).toStrictEqual([undefined, 2, 1, undefined]);
});

test('it may stand anywhere in the list and more than once', () => {
  // 1, 2 and 3 beat each other in a circle; 3 has one win more, then 1 beat 2.
  const rounds = [
    '1-2:1-0',
    '2-3:1-0',
    '3-1:1-0',
    '1-4:½-½ 2-4:½-½ 3-4:1-0',
    '1-5:½-½ 2-5:½-½ 3-5:0-1 4-5:½-½',
  ];
  const event = table(5, rounds);
  expect(event.points.slice(1)).toEqual([2, 2, 2, 1.5, 2.5]);
  const { stages, ranks: places } = rank(event, list('DE, WIN, DE'));
  expect(stages.map(({ values }) => values.slice(1, 4))).toEqual([
    [1, 1, 1],
    [1, 1, 2],
    [1, 0, undefined],
  ]);
  expect(places.slice(1)).toEqual([3, 4, 2, 5, 1]);
  expect(rank(event, list('DE, WIN')).ranks.slice(1)).toEqual([3, 3, 2, 5, 1]);
});

test('scoring is followed', () => {
  const scoring = { win: 3, draw: 1, loss: 0, free: 0 };
  const rounds = ['1-2:1-0', '2-3:1-0', '1-3:0-1'];
  expect(shown(3, rounds, { rules: { scoring } })).toEqual([3, 3, 3]);
});
