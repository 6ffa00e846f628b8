/**
 * ARO, TPR, PTP, APRO, APPO and RTNG, C.07 art. 10.
 */
import { tieBreakValues } from '../../../src/engine/standings/ranking';
import { lacks, unratedPlayers, type ValueTieBreak } from '../../../src/engine/standings/tie-break';
import { table, tieBreak } from './event';

const ratings = [undefined, 2000, 2101, 1900, 2200];
const rounds = ['1-2:1-0 3-4:0F-1F', '2-3:½-½ 4-1:1-0', '1-3:1F-0F 2-4:0F-0F'];
const event = () => table(4, rounds);
const values = (code: string, facts: Parameters<typeof tieBreakValues>[2] = { ratings }, of = event()) =>
  tieBreakValues(of, tieBreak(code), facts).slice(1);

test('over the board only; the mean of 2101 and 2200 is rounded up', () => {
  // 1 met 2 and 4, 2 met 1 and 3, 3 met 2, 4 met 1.
  expect(values('ARO')).toEqual([2151, 1950, 2101, 2000]);
  expect(values('TPR')).toEqual([2151, 1950 - 193, 2101, 2800]);
});

test('PTP: the lowest rating that expects the score; for zero 800 below the lowest opponent', () => {
  const [first, , third, fourth] = values('PTP');
  expect([third, fourth]).toEqual([2098, 2736]);
  expect(first).toBeGreaterThan(2101);
  expect(values('PTP', { ratings }, table(4, ['1-2:1-0 3-4:1-0', '2-3:0-1']))[1]).toBe(1900 - 800);
});

test('APRO and APPO: the means of what the opponents have', () => {
  const [tpr1, tpr2, tpr3, tpr4] = values('TPR') as number[];
  const [ptp1, ptp2, ptp3, ptp4] = values('PTP') as number[];
  const mean = (a = NaN, b = NaN) => Math.floor((a + b) / 2 + 0.5);
  expect(values('APRO')).toEqual([mean(tpr2, tpr4), mean(tpr1, tpr3), tpr2, tpr1]);
  expect(values('APPO')).toEqual([mean(ptp2, ptp4), mean(ptp1, ptp3), ptp2, ptp1]);
});

test('points of 1, ½, 0 whatever the scoring', () => {
  const scoring = { win: 3, draw: 1, loss: 0, free: 0 };
  expect(values('TPR', { ratings }, table(4, rounds, { rules: { scoring } }))).toEqual(values('TPR'));
});

test('each meeting counts', () => {
  const twice = table(3, ['1-2:½-½', '2-1:½-½', '1-3:½-½'], { cycles: 2 });
  expect(values('ARO', { ratings: [undefined, 2000, 2300, 2000] }, twice)[0]).toBe(2200);
});

test('nothing for a player with forfeits only', () => {
  const forfeits = table(3, ['1-2:1F-0F', '2-3:1-0', '1-3:1F-0F']);
  for (const code of ['ARO', 'TPR', 'PTP', 'APRO', 'APPO'])
    expect([code, values(code, { ratings }, forfeits)[0]]).toEqual([code, undefined]);
});

test('the explanation has what each opponent brings in, and leaves out the forfeits', () => {
  const rows = (code: string) =>
    (tieBreak(code) as ValueTieBreak).contributions?.(1, event(), { ratings }).map(({ value }) => value);
  expect(rows('ARO')).toEqual([2101, 2200, undefined]);
  expect(rows('TPR')).toEqual([2101, 2200, undefined]);
  expect(rows('PTP')).toEqual([2101, 2200, undefined]);
  expect(rows('APRO')).toEqual([values('TPR')[1], values('TPR')[3], undefined]);
  expect(rows('APPO')).toEqual([values('PTP')[1], values('PTP')[3], undefined]);
});

describe('with somebody unrated', () => {
  const partly = [undefined, 2000, undefined, 1900, 2200];

  test.each(['ARO', 'TPR', 'PTP', 'APRO', 'APPO', 'RTNG', 'RTNG/R'])('%s has no values at all', (code) => {
    expect(values(code, { ratings: partly })).toEqual([]);
    expect(lacks(tieBreak(code), event(), { ratings: partly })).toBe('ratings');
    expect(lacks(tieBreak(code), event())).toBe('ratings');
    expect(lacks(tieBreak(code), event(), { ratings })).toBeUndefined();
  });

  test('the values themselves leave out games against the unrated, as a performance on its own does', () => {
    const { values: performance } = tieBreak('TPR') as ValueTieBreak;
    expect(performance(event(), { ratings: partly }).slice(1)).toEqual([1400, 1757, undefined, 2800]);
    for (const code of ['TPR', 'RTNG'])
      expect((tieBreak(code) as ValueTieBreak).values(event())).toStrictEqual(new Array(5).fill(undefined));
  });

  test('an opponent without a performance brings nothing in', () => {
    const once = table(2, ['1-2:1-0']);
    for (const code of ['APRO', 'APPO'])
      expect([
        code,
        ...(tieBreak(code) as ValueTieBreak).values(once, { ratings: [undefined, 2000] }).slice(1),
      ]).toEqual([code, undefined, undefined]);
  });

  test.each(['ARO', 'TPR', 'PTP', 'APRO', 'APPO'])(
    '%s: nobody is rated where no ratings are given',
    (code) => {
      const { contributions } = tieBreak(code) as ValueTieBreak;
      expect(contributions?.(1, event()).map(({ value }) => value)).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    },
  );

  test('who that is', () => {
    expect(unratedPlayers(event(), { ratings: partly })).toEqual([2]);
    expect(unratedPlayers(event(), {})).toEqual([1, 2, 3, 4]);
  });

  test('one who is annulled does not matter', () => {
    const left = table(4, rounds, { rules: { leavers: new Set([2]), withdrawal: 'annul' } });
    expect(unratedPlayers(left, { ratings: partly })).toEqual([]);
    expect(values('ARO', { ratings: partly }, left)).toEqual([2200, undefined, undefined, 2000]);
    expect(values('RTNG', { ratings: partly }, left)).toEqual([2000, undefined, 1900, 2200]);
  });
});

test('RTNG is the own rating, high first or low first', () => {
  expect(values('RTNG')).toEqual([2000, 2101, 1900, 2200]);
  expect(values('RTNG/R')).toEqual([2000, 2101, 1900, 2200]);
  expect([tieBreak('RTNG'), tieBreak('RTNG/R')].map((one) => (one as ValueTieBreak).ahead)).toEqual([
    undefined,
    'less',
  ]);
});
