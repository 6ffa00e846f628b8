/**
 * PS and REP, which follow the rounds, C.07 art. 7.5 and 7.6.
 */
import { lastRound } from '../../../src/engine/standings/last-round';
import { progressiveScore } from '../../../src/engine/standings/progressive-score';
import { roundsElectedToPlay } from '../../../src/engine/standings/rounds-elected-to-play';
import { event, table } from './event';

const rounds = ['1-2:1-0', '3-1:½-½', '2-3:0-1', '', '1-2', '3-1'];

test('PS: the score after each round up to the last with a result', () => {
  // After each round: 1, 1.5, 1.5 / 0, 0, 0 / 0, 0.5, 1.5.
  expect(progressiveScore.values(table(3, rounds, { cycles: 2 })).slice(1)).toEqual([4, 0, 2]);
  expect(progressiveScore.values(table(3, ['1-2', '3-1'])).slice(1)).toEqual([0, 0, 0]);
});

test('PS: a round later the same scores count once more', () => {
  expect(
    progressiveScore.values(table(3, [...rounds.slice(0, 4), '1-2:0-1'], { cycles: 2 })).slice(1),
  ).toEqual([7, 1, 5]);
});

test('PS: a row a round in the explanation, free rounds too', () => {
  const rows = progressiveScore.contributions?.(2, table(3, rounds, { cycles: 2 }));
  expect(rows?.map(({ round, opponent, value }) => [round, opponent, value])).toEqual([
    [1, 1, 0],
    [2, undefined, 0],
    [3, 3, 0],
  ]);
  const first = progressiveScore.contributions?.(1, table(3, rounds, { cycles: 2 }));
  expect(first?.map(({ value }) => value)).toEqual([1, 1.5, 1.5]);
  expect(first?.[0]?.game).toEqual({ white: 1, black: 2, round: 1, result: '1-0' });
});

test('PS follows the scoring, without what a free round is worth', () => {
  const scoring = { win: 3, draw: 1, loss: 0, free: 1 };
  const played = table(3, rounds, { cycles: 2, rules: { scoring }, freeRounds: [{ player: 3, round: 1 }] });
  expect(progressiveScore.values(played).slice(1)).toEqual([11, 0, 5]);
});

test('PS: nobody has anything from an annulled player', () => {
  const played = table(3, rounds, { cycles: 2, rules: { leavers: new Set([2]), withdrawal: 'annul' } });
  expect(progressiveScore.values(played).slice(1)).toEqual([1, undefined, 1]);
});

test('REP: own games so far, one put off included, less own forfeits', () => {
  const played = table(4, ['1-2:1F-0F 3-4:½-½', '1-3 2-4:1-0', '1-4:0F-0F 2-3:0-1', '1-2']);
  expect(roundsElectedToPlay.values(played).slice(1)).toEqual([2, 2, 3, 2]);
  expect(
    roundsElectedToPlay
      .contributions?.(1, played)
      .map(({ round, opponent, value }) => [round, opponent, value]),
  ).toEqual([
    [1, 2, 1],
    [2, 3, 1],
    [3, 4, 0],
  ]);
});

test('REP: one put off in the last round counts, one of the next round does not, nor one struck out', () => {
  const played = table(4, ['1-2:(1-0) 3-4:1-0', '1-3:1-0 2-4', '1-4 2-3']);
  expect(roundsElectedToPlay.values(played).slice(1)).toEqual([1, 1, 2, 2]);
});

test('the last round is the last with a result, whatever came of it', () => {
  expect(lastRound(event(2, ['1-2', '2-1:(1-0)', '1-2']))).toBe(2);
  expect(lastRound(event(2, ['1-2']))).toBe(0);
  expect(lastRound(event(2, [], { games: [{ white: 1, black: 2, result: '1-0' }] }))).toBe(0);
});

test('REP: an unplayed game whose round is not known is not one so far', () => {
  const games = [
    { white: 1, black: 2, result: '1-0' as const },
    { white: 2, black: 3 },
  ];
  expect(roundsElectedToPlay.values(table(3, [], { games })).slice(1)).toEqual([1, 1, 0]);
});

test('the explanation is in the order of the rounds', () => {
  const played = table(3, ['1-2:1-0', '1-3:1-0']);
  const turned = table(3, [], { games: [...played.tournament.games].reverse() });
  expect(roundsElectedToPlay.contributions?.(1, turned).map(({ round }) => round)).toEqual([1, 2]);
});
