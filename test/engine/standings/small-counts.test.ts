/**
 * WIN, WON, BPG, BWG and STD: what each result word is worth in them, C.07 art. 7.
 */
import type { Result } from '../../../src/engine/results/game';
import type { ValueTieBreak } from '../../../src/engine/standings/tie-break';
import { table, tieBreak } from './event';

const RESULTS: readonly Result[] = ['1-0', '0-1', '½-½', '1F-0F', '0F-1F', '0F-0F', '0-0', '½-0', '0-½'];

/** For each result word, White's value and Black's. */
const EXPECTED: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  WIN: [
    [1, 0],
    [0, 1],
    [0, 0],
    [1, 0],
    [0, 1],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ],
  WON: [
    [1, 0],
    [0, 1],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ],
  BPG: [
    [0, 1],
    [0, 1],
    [0, 1],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 1],
    [0, 1],
    [0, 1],
  ],
  BWG: [
    [0, 0],
    [0, 1],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ],
  STD: [
    [1, 0],
    [0, 1],
    [0.5, 0.5],
    [1, 0],
    [0, 1],
    [0, 0],
    [0.5, 0.5],
    [1, 0],
    [0, 1],
  ],
  REP: [
    [1, 1],
    [1, 1],
    [1, 1],
    [1, 0],
    [0, 1],
    [0, 0],
    [1, 1],
    [1, 1],
    [1, 1],
  ],
};

describe.each(Object.keys(EXPECTED))('%s', (code) => {
  const own = () => tieBreak(code) as ValueTieBreak;

  test.each(RESULTS.map((result, index): [Result, number] => [result, index]))('%s', (result, index) => {
    const { values, contributions } = own();
    const event = table(2, [`1-2:${result}`]);
    const expected = EXPECTED[code]?.[index];
    expect(values(event).slice(1)).toEqual(expected);
    expect([1, 2].map((no) => contributions?.(no, event).map(({ value }) => value))).toEqual(
      expected?.map((value) => [value]),
    );
  });

  test('sums over the games, and nothing for a game not played or annulled', () => {
    const { values } = own();
    const event = table(4, ['1-2:0-1 3-4:0-1', '2-3:0-1 1-4', '3-1:(0-1) 2-4:0-1']);
    expect(values(event)[4]).toBe(code === 'REP' ? 3 : 2);
    const annulled = table(4, ['1-2:0-1 3-4:0-1', '2-3:0-1 1-4', '3-1:(0-1) 2-4:0-1'], {
      rules: { leavers: new Set([2]), withdrawal: 'annul' },
    });
    expect(values(annulled)[4]).toBe(code === 'REP' ? 2 : 1);
    expect(values(annulled)[2]).toBeUndefined();
  });

  test('its article', () => expect(own().article).toMatch(/^C\.07 art\. 7\.\d$/));
});

test('standard points whatever the scoring', () => {
  const scoring = { win: 3, draw: 1, loss: 0, free: 0 };
  const event = table(3, ['1-2:1-0', '2-3:½-½'], { rules: { scoring } });
  expect((tieBreak('STD') as ValueTieBreak).values(event).slice(1)).toEqual([1, 0.5, 0.5]);
});
