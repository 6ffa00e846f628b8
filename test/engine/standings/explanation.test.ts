/**
 * The reasons behind a number, and why one player is above another.
 */
import { explain } from '../../../src/engine/standings/explanation';
import { rank } from '../../../src/engine/standings/ranking';
import { whyAbove } from '../../../src/engine/standings/why-above';
import { list, table, tieBreak } from './event';

// 1 to 4 are tied on 3; in direct encounter 4 has 2, 1 and 2 have 1.5, 3 has 1; 1 beat 2.
const rounds = [
  '1-2:1-0 3-4:½-½ 5-6:0-1',
  '1-3:½-½ 2-4:½-½',
  '1-4:0-1 2-3:1-0',
  '5-1:0-1 5-2:½-½ 5-3:0-1 5-4:1-0',
  '6-1:½-½ 6-2:0-1 6-3:0-1 6-4:0-1',
];
const event = () => table(6, rounds);

describe('explain', () => {
  test('a game each, and the total', () => {
    const explanation = explain(1, tieBreak('SB'), rank(event(), list('SB, DE')));
    expect(explanation).toMatchObject({ kind: 'games', total: 6.75 });
    if (explanation.kind !== 'games') throw new Error();
    expect(explanation.contributions.map(({ round, opponent, value }) => [round, opponent, value])).toEqual([
      [1, 2, 3],
      [2, 3, 1.5],
      [3, 4, 0],
      [4, 5, 1.5],
      [5, 6, 0.75],
    ]);
  });

  test('a game whose round is not known has none', () => {
    const game = { white: 2, black: 1, result: '0-1' as const };
    const explanation = explain(1, tieBreak('WIN'), rank(table(2, [], { games: [game] }), []));
    expect(explanation.kind === 'games' && explanation.contributions).toStrictEqual([
      { game, opponent: 2, value: 1 },
    ]);
  });

  test('what does not come from games has a total only', () => {
    expect(explain(2, tieBreak('TPN'), rank(event(), []))).toEqual({
      kind: 'games',
      contributions: [],
      total: 2,
    });
    expect(explain(2, tieBreak('LOT 3'), rank(event(), []))).toMatchObject({ contributions: [] });
    expect(explain(3, tieBreak('HAND'), rank(event(), [], { hand: [undefined, 1, 1, 4] }))).toMatchObject({
      total: 4,
    });
  });

  test('direct encounter pass by pass, among those tied where it stands in the list', () => {
    const ranking = rank(event(), list('WIN, DE'));
    const explanation = explain(1, tieBreak('DE'), ranking);
    // On wins 1, 2, 3 and 4 have 2, 2, 2 and 2; the group is all four.
    expect(explanation).toMatchObject({ kind: 'passes' });
    if (explanation.kind !== 'passes') throw new Error();
    expect(explanation.passes.map(({ players }) => players.map(({ no, place }) => [no, place]))).toEqual([
      [
        [4, 1],
        [1, 2],
        [2, 2],
        [3, 4],
      ],
      [
        [1, 2],
        [2, 3],
      ],
    ]);
  });

  test('in a smaller group if an earlier criterion made it smaller', () => {
    const explanation = explain(1, tieBreak('DE'), rank(event(), list('SB, DE')));
    expect(explanation).toEqual({
      kind: 'passes',
      passes: [
        {
          pass: 1,
          players: [
            { no: 1, score: 1, place: 1 },
            { no: 2, score: 0, place: 2 },
          ],
        },
      ],
    });
  });

  test('on points where it is not in the list; DE/P is the same', () => {
    for (const code of ['DE', 'DE/P']) {
      const explanation = explain(3, tieBreak(code), rank(event(), list('SB')));
      expect(explanation.kind === 'passes' && explanation.passes.length).toBe(2);
    }
  });

  test('no passes for one who is tied with nobody, or annulled', () => {
    const alone = table(3, ['1-2:1-0', '1-3:1-0', '2-3:1-0'], {
      rules: { leavers: new Set([3]), withdrawal: 'annul' },
    });
    expect(explain(1, tieBreak('DE'), rank(alone, []))).toEqual({ kind: 'passes', passes: [] });
    expect(explain(3, tieBreak('DE'), rank(alone, []))).toEqual({ kind: 'passes', passes: [] });
    expect(explain(3, tieBreak('SB'), rank(alone, []))).toEqual({
      kind: 'games',
      contributions: [],
      total: undefined,
    });
  });

  test('nothing where the tie-break lacks something', () => {
    const crosstable = rank(table(6, rounds, { hasColours: false }), []);
    expect(explain(1, tieBreak('BPG'), crosstable)).toEqual({
      kind: 'games',
      contributions: [],
      total: undefined,
    });
    expect(explain(1, tieBreak('ARO'), crosstable)).toEqual({
      kind: 'games',
      contributions: [],
      total: undefined,
    });
  });

  test('rating codes use the ratings of the ranking', () => {
    const ratings = [undefined, 2000, 2100, 2200, 2300, 2400, 2500];
    const explanation = explain(1, tieBreak('ARO'), rank(event(), [], { ratings }));
    expect(explanation).toMatchObject({ kind: 'games', total: 2300 });
    expect(explanation.kind === 'games' && explanation.contributions.map(({ value }) => value)).toEqual([
      2100, 2200, 2300, 2400, 2500,
    ]);
  });
});

describe('why above', () => {
  const rows = (a: number, b: number, codes: string) => {
    const why = whyAbove(a, b, rank(event(), list(codes)));
    return {
      above: why.above,
      rows: why.comparisons.map((row) => [row.tieBreak?.code ?? 'PTS', row.a, row.b, row.separates]),
    };
  };

  test('down to the criterion that separates', () => {
    expect(rows(1, 5, 'SB, DE')).toEqual({ above: 1, rows: [['PTS', 3, 1.5, true]] });
    expect(rows(3, 4, 'SB, DE, KS')).toEqual({
      above: 4,
      rows: [
        ['PTS', 3, 3, false],
        ['SB', 6, 7.5, true],
      ],
    });
    expect(rows(2, 1, 'SB, DE, KS')).toEqual({
      above: 1,
      rows: [
        ['PTS', 3, 3, false],
        ['SB', 6.75, 6.75, false],
        ['DE', 0, 1, true],
      ],
    });
  });

  test('direct encounter shows the pass that separates', () => {
    const { comparisons } = whyAbove(1, 2, rank(event(), list('DE')));
    expect(comparisons[1]).toEqual({ tieBreak: tieBreak('DE'), a: 1, b: 0, pass: 2, separates: true });
    expect(whyAbove(4, 3, rank(event(), list('DE'))).comparisons[1]).toMatchObject({ a: 2, b: 1, pass: 1 });
    // There is a second pass, with 1 and without 3.
    expect(whyAbove(1, 3, rank(event(), list('DE'))).comparisons[1]).toMatchObject({ a: 1.5, b: 1, pass: 1 });
    expect(whyAbove(3, 1, rank(event(), list('DE'))).comparisons[1]).toMatchObject({ a: 1, b: 1.5, pass: 1 });
  });

  test('a tie', () => {
    const circle = rank(table(3, ['1-2:1-0', '2-3:1-0', '3-1:1-0']), list('SB, DE'));
    const { above, comparisons } = whyAbove(1, 3, circle);
    expect(above).toBeUndefined();
    expect(comparisons.map(({ a, b, separates }) => [a, b, separates])).toEqual([
      [1, 1, false],
      [1, 1, false],
      [1, 1, false],
    ]);
  });

  test('a rank shared by both ends where the list does', () => {
    expect(rows(1, 2, 'SB')).toEqual({
      above: undefined,
      rows: [
        ['PTS', 3, 3, false],
        ['SB', 6.75, 6.75, false],
      ],
    });
  });

  test('nothing is compared with one who is annulled', () => {
    const ranking = rank(
      table(6, rounds, { rules: { leavers: new Set([5, 6]), withdrawal: 'annul' } }),
      list('SB'),
    );
    expect(whyAbove(5, 1, ranking)).toEqual({ above: 1, annulled: [5], comparisons: [] });
    expect(whyAbove(1, 5, ranking)).toEqual({ above: 1, annulled: [5], comparisons: [] });
    expect(whyAbove(5, 6, ranking)).toEqual({ above: undefined, annulled: [5, 6], comparisons: [] });
  });
});
