/**
 * The toss for the last round of quads (US Chess rule 30G).
 */
import { isTossed, isTurned } from '../../../src/engine/schedule/colour-toss';
import type { Format } from '../../../src/engine/schedule/format';

const quad: Format = { players: 4, cycles: 2, system: 'crenshaw', order: 'fide' };
const rounds = [1, 2, 3, 4, 5, 6];

test('only the last round of the table for four, in each cycle', () => {
  expect(rounds.filter((round) => isTossed(quad, round))).toEqual([3, 6]);
  expect(rounds.filter((round) => isTossed({ ...quad, order: 'mirror' }, round))).toEqual([3, 4]);
  expect(rounds.filter((round) => isTossed({ ...quad, players: 5 }, round))).toEqual([]);
  expect(rounds.filter((round) => isTossed({ ...quad, system: 'berger' }, round))).toEqual([]);
});

test('the same seed always gives the same colours, and about half are turned', () => {
  const turned = Array.from({ length: 1000 }, (_, i) => isTurned('2027-01-12', String(i), 1));
  expect(turned.slice(0, 8)).toEqual(turned.slice(0, 8).map((_, i) => isTurned('2027-01-12', String(i), 1)));
  const count = turned.filter(Boolean).length;
  expect([count > 450, count < 550]).toEqual([true, true]);
});

test('what a published seed gave, for ever', () => {
  expect(
    ['A', 'B', 'C', 'D'].map((section) => [isTurned('42', section, 1), isTurned('42', section, 2)]),
  ).toEqual([
    [false, false],
    [false, true],
    [true, false],
    [false, false],
  ]);
});
