/**
 * Ranks: per group still tied (C.07 art. 4.2), competition rank, lots, places by hand.
 */
import { drawLots } from '../../../src/engine/seeded-draw';
import { directEncounter } from '../../../src/engine/standings/direct-encounter';
import { groupOf, rank, tieBreakValues } from '../../../src/engine/standings/ranking';
import { list, table, tieBreak } from './event';

const drawn = ['1-4:½-½ 2-3:½-½', '4-3:½-½ 1-2:½-½', '2-4:½-½ 3-1:½-½'];
const circle = ['1-2:1-0 3-4:1-0', '2-3:1-0 1-4:1-0', '3-1:1-0 2-4:1-0'];

test('a shared rank skips the next ones, and the tied are listed by number', () => {
  const { ranks, order } = rank(table(4, circle), list('SB, DE, KS, WIN'));
  expect(ranks.slice(1)).toEqual([1, 1, 1, 4]);
  expect(order).toEqual([1, 2, 3, 4]);
});

test('points alone', () => {
  const { ranks, order, stages } = rank(table(4, ['2-1:1-0 4-3:1-0', '2-4:½-½ 3-1:1-0']), []);
  expect(ranks.slice(1)).toEqual([4, 1, 3, 1]);
  expect(order).toEqual([2, 4, 3, 1]);
  expect(stages).toEqual([]);
});

test('a later criterion acts only inside what the earlier ones left tied', () => {
  // TPN puts low numbers first, but never above more points or more wins.
  const { ranks } = rank(
    table(4, ['1-2:½-½ 3-4:1-0', '1-3:½-½ 2-4:½-½', '1-4:½-½ 2-3:1-0']),
    list('WIN, TPN'),
  );
  expect(ranks.slice(1)).toEqual([3, 1, 2, 4]);
});

test('TPN low first, TPN/R high first; RTNG the same way round', () => {
  const four = table(4, drawn);
  const ratings = [undefined, 2000, 2300, 2100, 2200];
  expect(rank(four, list('TPN')).order).toEqual([1, 2, 3, 4]);
  expect(rank(four, list('TPN/R')).order).toEqual([4, 3, 2, 1]);
  expect(rank(four, list('RTNG'), { ratings }).order).toEqual([2, 4, 3, 1]);
  expect(rank(four, list('RTNG/R'), { ratings }).order).toEqual([1, 3, 4, 2]);
  expect(tieBreakValues(four, tieBreak('TPN/R')).slice(1)).toEqual([1, 2, 3, 4]);
});

test('whoever has no value comes after those who have one, and several such share the rank', () => {
  const hand = [undefined, undefined, 2, undefined, 1];
  const { ranks, stages } = rank(table(4, drawn), list('HAND'), { hand });
  expect(ranks.slice(1)).toEqual([3, 2, 3, 1]);
  expect(stages[0]?.values.slice(1)).toEqual([undefined, 2, undefined, 1]);
  expect(rank(table(4, drawn), list('HAND')).ranks.slice(1)).toEqual([1, 1, 1, 1]);
});

test('a tie-break that lacks something separates nothing', () => {
  const { ranks, stages } = rank(table(4, circle), list('ARO, RTNG/R'));
  expect(ranks.slice(1)).toEqual([1, 1, 1, 4]);
  expect(stages.map(({ values }) => values)).toEqual([[], []]);
});

test('without colours there is no BPG and BWG, without rounds no PS', () => {
  const crosstable = table(4, circle, { hasColours: false });
  expect(tieBreakValues(crosstable, tieBreak('BPG'))).toEqual([]);
  expect(tieBreakValues(crosstable, tieBreak('BWG'))).toEqual([]);
  expect(tieBreakValues(crosstable, tieBreak('WIN')).slice(1)).toEqual([2, 2, 2, 0]);
  const games = crosstable.tournament.games.map(({ white, black, result = '1-0' }) => ({
    white,
    black,
    result,
  }));
  expect(tieBreakValues(table(4, [], { games }), tieBreak('PS'))).toEqual([]);
  expect(tieBreakValues(table(4, [], { games }), tieBreak('BPG')).slice(1)).toEqual([1, 1, 1, 3]);
});

test('the annulled are last, by number, without rank and values', () => {
  const event = table(5, [...circle, '5-1:1-0', '5-2:1-0'], {
    rules: { leavers: new Set([5, 3]), withdrawal: 'annul' },
  });
  const { ranks, order, stages } = rank(event, list('TPN, HAND, DE, LOT 1, SB'), {
    hand: [0, 5, 4, 3, 2, 1],
  });
  expect(order).toEqual([1, 2, 4, 3, 5]);
  expect(ranks.slice(1)).toEqual([1, 2, undefined, 3, undefined]);
  for (const { values } of stages) expect([values[3], values[5]]).toEqual([undefined, undefined]);
});

test('one game without a round is enough for there to be no PS', () => {
  const games = [
    { white: 1, black: 2, round: 1, result: '1-0' as const },
    { white: 2, black: 3, result: '1-0' as const },
  ];
  expect(tieBreakValues(table(3, [], { games }), tieBreak('PS'))).toEqual([]);
});

test('there is a rank for every start number', () => {
  const rules = { leavers: new Set([3]), withdrawal: 'annul' as const };
  expect(rank(table(3, ['1-2:1-0'], { rules }), []).ranks).toStrictEqual([undefined, 1, 2, undefined]);
});

describe('lots', () => {
  test('the order of the draw among the tied', () => {
    // 29 draws 2, 3, 1, 4 of four.
    expect(drawLots(4, '29')).toEqual([1, 2, 0, 3]);
    const { order, stages, ranks } = rank(table(4, drawn), list('LOT 29'));
    expect(order).toEqual([2, 3, 1, 4]);
    expect(ranks.slice(1)).toEqual([3, 1, 2, 4]);
    expect(stages[0]?.values.slice(1)).toEqual([3, 1, 2, 4]);
  });

  test('nobody but the tied has one, and a smaller group keeps its order', () => {
    const { order, stages, ranks } = rank(table(4, circle), list('LOT 29'));
    expect(order).toEqual([2, 3, 1, 4]);
    expect(stages[0]?.values.slice(1)).toEqual([3, 1, 2, undefined]);
    expect(ranks.slice(1)).toEqual([3, 1, 2, 4]);
  });

  test('each section draws by itself', () => {
    const orders = ['A', 'B', 'C', 'D', 'E'].map((section) =>
      rank(table(4, drawn, { section }), list('LOT 29')).order.join(),
    );
    expect(new Set(orders).size).toBeGreaterThan(1);
    expect(orders[0]).toBe(
      drawLots(4, '29 a')
        .map((lot) => lot + 1)
        .join(),
    );
    expect(rank(table(4, drawn, { section: 'a' }), list('LOT 29')).order.join()).toBe(orders[0]);
  });

  test('another seed, another draw', () => {
    const orders = ['1', '2', '3', '4', '5'].map((seed) =>
      rank(table(4, drawn), list(`LOT ${seed}`)).order.join(),
    );
    expect(new Set(orders).size).toBeGreaterThan(1);
  });
});

test('the stages say which groups there were before and after', () => {
  const { stages } = rank(table(4, circle), [directEncounter, tieBreak('TPN')]);
  expect(stages[0]?.before).toEqual([[1, 2, 3], [4]]);
  expect(stages[0]?.after).toEqual([[1, 2, 3], [4]]);
  expect(stages[1]?.after).toEqual([[1], [2], [3], [4]]);
  expect(groupOf(2, stages[0]?.before ?? [])).toEqual([1, 2, 3]);
  expect(groupOf(7, stages[0]?.before ?? [])).toBeUndefined();
});
