/**
 * SB/C1 and SB/C2, C.07 art. 14.1 and 14.2: which games are left out.
 */
import {
  sonnebornBerger,
  sonnebornBergerCut1,
  sonnebornBergerCut2,
} from '../../../src/engine/standings/sonneborn-berger';
import { table } from './event';

const rounds = [
  '1-2:½-½ 3-4:½-½',
  '1-3:1-0 2-5:½-½',
  '1-4:1-0 3-5:½-½',
  '1-5:0-1 2-4:0-1',
  '4-5:1-0 2-3:(1-0)',
];
const event = () => table(5, rounds);
const values = (tieBreak: typeof sonnebornBerger) => tieBreak.values(event()).slice(1);

test('the lowest opponent goes; among equals the smallest contribution', () => {
  expect(event().points.slice(1)).toEqual([2.5, 1, 1, 2.5, 2]);
  expect(values(sonnebornBerger)).toEqual([4, 2.25, 2.25, 3.5, 3.5]);
  // Player 1: of 2 (½ × 1) and 3 (1 × 1) the former is left out first.
  expect(values(sonnebornBergerCut1)).toEqual([3.5, 1.25, 1.25, 3, 3]);
  expect(values(sonnebornBergerCut2)).toEqual([2.5, 1.25, 1.25, 2, 2.5]);
});

test('the order of the games does not matter', () => {
  const turned = table(5, [...rounds].reverse());
  for (const tieBreak of [sonnebornBergerCut1, sonnebornBergerCut2])
    expect(tieBreak.values(turned)).toEqual(tieBreak.values(event()));
});

test('with no more games than are cut nothing is left', () => {
  const short = table(3, ['1-2:1-0', '2-3:1-0']);
  expect(sonnebornBergerCut1.values(short).slice(1)).toEqual([0, 0, 0]);
  expect(sonnebornBergerCut2.values(short).slice(1)).toEqual([0, 0, 0]);
  expect(sonnebornBerger.values(short).slice(1)).toEqual([1, 0, 0]);
});

test('the explanation shows which are left out', () => {
  const opponents = (tieBreak: typeof sonnebornBerger) =>
    tieBreak.contributions?.(1, event()).map(({ opponent, value }) => [opponent, value]);
  expect(opponents(sonnebornBerger)).toEqual([
    [2, 0.5],
    [3, 1],
    [4, 2.5],
    [5, 0],
  ]);
  expect(opponents(sonnebornBergerCut1)?.[0]).toEqual([2, undefined]);
  expect(opponents(sonnebornBergerCut2)).toEqual([
    [2, undefined],
    [3, undefined],
    [4, 2.5],
    [5, 0],
  ]);
});

test('of several that are equal in everything the earliest is shown as left out', () => {
  const drawn = table(4, ['1-2:½-½ 3-4:½-½', '1-3:½-½ 2-4:½-½', '1-4:½-½ 2-3:½-½']);
  const rows = (tieBreak: typeof sonnebornBerger) =>
    tieBreak.contributions?.(1, drawn).map(({ value }) => value);
  expect(rows(sonnebornBergerCut1)).toEqual([undefined, 0.75, 0.75]);
  expect(rows(sonnebornBergerCut2)).toEqual([undefined, undefined, 0.75]);
});

test('an annulled player has no value', () => {
  const left = table(5, rounds, { rules: { leavers: new Set([3]), withdrawal: 'annul' } });
  expect(sonnebornBergerCut1.values(left)[3]).toBeUndefined();
  expect(sonnebornBergerCut1.values(left)[1]).toBe(2);
});

test('codes and articles', () => {
  expect([sonnebornBergerCut1.help, sonnebornBergerCut2.help]).toEqual([
    'Sonneborn-Berger without the opponent who has the fewest points.',
    'Sonneborn-Berger without the two opponents who have the fewest points.',
  ]);
  expect([sonnebornBergerCut1, sonnebornBergerCut2].map(({ code, article }) => [code, article])).toEqual([
    ['SB/C1', 'C.07 art. 9.1, 14.1'],
    ['SB/C2', 'C.07 art. 9.1, 14.2'],
  ]);
});
