/**
 * The rows of the standings and the plain record.
 */
import { rank } from '../../../src/engine/standings/ranking';
import { records } from '../../../src/engine/standings/record';
import { standings } from '../../../src/engine/standings/standings';
import { list, table } from './event';

test('played over the board; won and lost with forfeits; each by what the player was given', () => {
  const event = table(4, ['1-2:1-0 3-4:1F-0F', '1-3:½-½ 2-4:0F-0F', '1-4:½-0 2-3:0-0', '1-2 3-4:(1-0)']);
  expect(records(event).slice(1)).toEqual([
    { played: 3, won: 1, drawn: 2, lost: 0 },
    { played: 2, won: 0, drawn: 0, lost: 3 },
    { played: 2, won: 1, drawn: 1, lost: 1 },
    { played: 1, won: 0, drawn: 0, lost: 3 },
  ]);
});

test('the record does not depend on the scoring', () => {
  const scoring = { win: 2, draw: 1, loss: 0, free: 0 };
  expect(records(table(2, ['1-2:½-½'], { rules: { scoring } }))[1]).toEqual({
    played: 1,
    won: 0,
    drawn: 1,
    lost: 0,
  });
});

describe('an annulled player', () => {
  const rounds = ['5-1:1-0 2-3:1-0', '6-5:0-1 4-2:1-0', '5-2:0F-1F 3-6:0-1'];
  const rules = { leavers: new Set([5, 6]), withdrawal: 'annul' as const };
  const rows = () => standings(rank(table(6, rounds, { rules }), list('SB, WIN')));

  test('is listed last with his raw row, without rank and tie-breaks', () => {
    expect(rows().slice(4)).toEqual([
      {
        no: 5,
        rank: undefined,
        played: 2,
        won: 2,
        drawn: 0,
        lost: 1,
        points: 2,
        values: [undefined, undefined],
      },
      {
        no: 6,
        rank: undefined,
        played: 2,
        won: 1,
        drawn: 0,
        lost: 1,
        points: 1,
        values: [undefined, undefined],
      },
    ]);
  });

  test('gives nobody anything', () => {
    expect(rows().slice(0, 4)).toEqual([
      { no: 4, rank: 1, played: 1, won: 1, drawn: 0, lost: 0, points: 1, values: [1, 1] },
      { no: 2, rank: 2, played: 2, won: 1, drawn: 0, lost: 1, points: 1, values: [0, 1] },
      { no: 1, rank: 3, played: 0, won: 0, drawn: 0, lost: 0, points: 0, values: [0, 0] },
      { no: 3, rank: 3, played: 1, won: 0, drawn: 0, lost: 1, points: 0, values: [0, 0] },
    ]);
  });
});

test('nothing played: everybody shares the first place with 0', () => {
  expect(standings(rank(table(3, ['1-2', '2-3', '3-1']), list('SB, DE, KS')))).toEqual(
    [1, 2, 3].map((no) => ({
      ...{ no, rank: 1, played: 0, won: 0, drawn: 0, lost: 0, points: 0 },
      values: [0, undefined, 0],
    })),
  );
});
