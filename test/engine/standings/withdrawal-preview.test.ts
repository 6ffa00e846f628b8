/**
 * What becomes of the standings when a player leaves.
 */
import { withdrawalPreview, withForfeits } from '../../../src/engine/standings/withdrawal-preview';
import { event, list } from './event';

// 4 has lost to 1 and beaten 2; he has not met 3, whose game stands in the list, nor 5, whose game does not.
const five = event(5, ['1-4:1-0 2-3:½-½', '4-2:1-0 3-5:1-0', '3-4 1-5:½-½']);

test('his remaining games as forfeits, in the list or not', () => {
  expect(withForfeits(4, five, new Set())).toEqual([
    { white: 1, black: 4, round: 1, result: '1-0' },
    { white: 2, black: 3, round: 1, result: '½-½' },
    { white: 4, black: 2, round: 2, result: '1-0' },
    { white: 3, black: 5, round: 2, result: '1-0' },
    { white: 3, black: 4, round: 3, result: '1F-0F' },
    { white: 1, black: 5, round: 3, result: '½-½' },
    { white: 4, black: 5, result: '0F-1F' },
  ]);
});

test('by both where the other has left too', () => {
  const games = withForfeits(4, five, new Set([3, 5, 1]));
  expect(games[0]?.result).toBe('1-0');
  expect(games[4]?.result).toBe('0F-0F');
  expect(games[6]).toEqual({ white: 4, black: 5, result: '0F-0F' });
});

test('the other way round, and as often as the cycles say', () => {
  const two = event(3, ['1-2:1-0', '2-3:1-0', '3-1'], { cycles: 2 });
  expect(withForfeits(3, two, new Set()).slice(2)).toEqual([
    { white: 3, black: 1, round: 3, result: '0F-1F' },
    { white: 1, black: 3, result: '1F-0F' },
    { white: 2, black: 3, result: '1F-0F' },
  ]);
});

test('completed, scheduled, needed, decision', () => {
  expect(withdrawalPreview(4, five)).toMatchObject({
    completed: 2,
    scheduled: 4,
    neededForHalf: 2,
    decision: 'keep',
  });
  expect(withdrawalPreview(5, five)).toMatchObject({ completed: 2, decision: 'keep' });
  expect(withdrawalPreview(2, event(6, ['1-2:1-0 2-3:1-0 2-4:0F-1F']))).toMatchObject({
    ...{ completed: 2, scheduled: 5, neededForHalf: 3, decision: 'annul' },
  });
  expect(withdrawalPreview(1, event(4, ['1-2:1-0'], { cycles: 3 }))).toMatchObject({
    ...{ completed: 1, scheduled: 9, neededForHalf: 5, decision: 'annul' },
  });
});

test('both standings', () => {
  const { kept, annulled } = withdrawalPreview(4, five);
  expect(kept.table.points.slice(1)).toEqual([1.5, 0.5, 2.5, 1, 1.5]);
  expect(kept.ranks.slice(1)).toEqual([2, 5, 1, 4, 2]);
  expect(annulled.table.points.slice(1)).toEqual([0.5, 0.5, 1.5, 1, 0.5]);
  expect(annulled.ranks.slice(1)).toEqual([2, 2, 1, undefined, 2]);
});

test('with tie-breaks, scoring and ratings of the event', () => {
  const scoring = { win: 3, draw: 1, loss: 0, free: 0 };
  const ratings = [undefined, 1, 2, 3, 4, 5];
  const { kept } = withdrawalPreview(4, five, { scoring, tieBreaks: list('SB, RTNG'), facts: { ratings } });
  expect(kept.table.points.slice(1)).toEqual([4, 1, 7, 3, 4]);
  expect(kept.stages.map(({ tieBreak: { code } }) => code)).toEqual(['SB', 'RTNG']);
  expect(kept.ranks.slice(1)).toEqual([3, 5, 1, 4, 2]);
});

test('who left before is judged by the rule, and stays as he is', () => {
  const earlier = event(6, ['1-6:1-0 2-5:1-0', '2-6:1-0 5-1:1-0', '3-6:1F-0F']);
  const { kept, annulled } = withdrawalPreview(5, earlier, { leavers: new Set([6, 5]) });
  expect([...kept.table.annulled]).toEqual([6]);
  expect([...annulled.table.annulled]).toEqual([6, 5]);
  expect(kept.table.points.slice(1)).toEqual([0, 1, 1, 1, 1, 0]);
});

test('who left before him is judged by the rule of the event', () => {
  const six = event(6, ['1-6:1-0 2-5:½-½ 3-4:0-1', '6-4:1-0 5-3:0F-1F 1-2:0-1']);
  const ranked = (withdrawal?: 'fide' | 'keep' | 'annul') => {
    const { kept } = withdrawalPreview(4, six, { leavers: new Set([5]), ...(withdrawal && { withdrawal }) });
    return kept.ranks[5] !== undefined;
  };
  expect([ranked(), ranked('fide'), ranked('keep'), ranked('annul')]).toEqual([false, false, true, false]);
});
