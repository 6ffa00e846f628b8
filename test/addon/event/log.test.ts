/**
 * The third column of the log, written and read again.
 */
import {
  gameIn,
  gameText,
  readLog,
  reinstatedData,
  tieBreaksData,
  withdrawnData,
} from '../../../src/addon/event/log';

const FORFEITS = [
  { round: 4, white: 5, black: 2 },
  { round: 5, white: 1, black: 5 },
];

test('what is written is what people see, and is read again', () => {
  const line = withdrawnData({ no: 5 }, FORFEITS);
  expect(line).toBe('withdrawn 5: 4.5-2 5.1-5');
  expect(readLog([line])).toEqual({ withdrawals: [{ no: 5, forfeits: FORFEITS }] });
});

test('a later line ends it, for that player only', () => {
  const lines = [withdrawnData({ no: 5 }, FORFEITS), withdrawnData({ no: 2 }, []), reinstatedData({ no: 5 })];
  expect(readLog(lines)).toEqual({ withdrawals: [{ no: 2, forfeits: [] }] });
  expect(readLog([...lines, withdrawnData({ no: 5 }, [])]).withdrawals.map(({ no }) => no)).toEqual([2, 5]);
});

test.each(['B', 'Group 1', 'Ñ/2', '50%'])('the section %s stands before each number', (section) => {
  const forfeits = FORFEITS.map((game) => ({ section, ...game }));
  const line = withdrawnData({ section, no: 5 }, forfeits);
  expect(readLog([line])).toEqual({ withdrawals: [{ section, no: 5, forfeits }] });
  expect(readLog([line, reinstatedData({ no: 5 })]).withdrawals).toHaveLength(1);
  expect(readLog([line, reinstatedData({ section, no: 5 })]).withdrawals).toEqual([]);
});

test('the last list of tie-breaks counts', () => {
  const lines = [tieBreaksData('SB, DE, KS'), tieBreaksData('KS, LOT 7')];
  expect(lines[0]).toBe('tiebreaks SB, DE, KS');
  expect(readLog(lines)).toEqual({ withdrawals: [], tieBreaks: 'KS, LOT 7' });
});

test.each(['', 'withdrawn', 'withdrawn five: 1.2-3', 'reinstated', 'moved 5', 'withdrawn 5 1.2-3', '5'])(
  '“%s” says nothing',
  (line) => {
    expect(readLog([line])).toEqual({ withdrawals: [] });
  },
);

test('games that cannot be read are left out', () => {
  expect(readLog(['withdrawn 5: 4.5-2 x 5.1 6.1-5']).withdrawals[0]?.forfeits).toEqual([
    { round: 4, white: 5, black: 2 },
    { round: 6, white: 1, black: 5 },
  ]);
  expect(gameIn(gameText({ section: 'A B', round: 1, white: 2, black: 0 }))).toEqual([
    { section: 'A B', round: 1, white: 2, black: 0 },
  ]);
});
