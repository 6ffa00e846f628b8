/**
 * Sonneborn-Berger and the number of wins where a rule shows.
 */
import type { Game, Result } from '../../../src/engine/results/game';
import { scoreTable, type Rules } from '../../../src/engine/results/score-table';
import { sonnebornBerger } from '../../../src/engine/standings/sonneborn-berger';
import { wins } from '../../../src/engine/standings/wins';

const games = (text: string): readonly Game[] =>
  text.split(' ').map((word) => {
    const [pair = '', result] = word.split(':');
    const [white = 0, black = 0] = pair.split('v').map(Number);
    return { white, black, result: result as Result };
  });
const table = (players: number, cycles: number, text: string, rules?: Rules) =>
  scoreTable({ players, cycles, games: games(text), freeRounds: [], hasColours: true }, rules);
const sb = (...given: Parameters<typeof table>) => sonnebornBerger.values(table(...given)).slice(1);
const win = (...given: Parameters<typeof table>) => wins.values(table(...given)).slice(1);

test('their codes and articles', () => {
  expect([sonnebornBerger.code, sonnebornBerger.article]).toEqual(['SB', 'C.07 art. 9.1']);
  expect([wins.code, wins.article]).toEqual(['WIN', 'C.07 art. 7.1']);
});

test('two meetings are two elements of the sum, art. 4.4', () => {
  expect(sb(3, 2, '1v2:1-0 2v1:1-0 1v3:½-½ 3v1:0-1 2v3:1-0 3v2:½-½')).toEqual([4, 4, 2.5]);
});

test('forfeits are regular games, art. 15.2; a double forfeit gives nothing', () => {
  expect(sb(3, 1, '1v2:1F-0F 2v3:1-0 3v1:0F-0F')).toEqual([1, 0, 0]);
  expect(win(3, 1, '1v2:1F-0F 3v2:0F-1F 3v1:0-1')).toEqual([2, 1, 0]);
});

test('an arbiter’s ½-0 counts what each was given', () => {
  expect(sb(2, 2, '1v2:½-0 2v1:1-0')).toEqual([0.5, 0.5]);
  expect(win(2, 2, '1v2:½-0 2v1:0-0')).toEqual([0, 0]);
});

test('scoring is followed', () => {
  const scoring = { win: 3, draw: 1, loss: 0, free: 9 };
  expect(sb(3, 1, '1v2:1-0 2v3:½-½ 3v1:0-1', { scoring })).toEqual([6, 1, 1]);
});

test('an annulled player has no value, and nobody has any from him', () => {
  const text = '1v2:1-0 3v1:½-½ 2v3:1-0 4v1:1-0';
  const leavers = new Set([4]);
  expect(sb(4, 1, text, { leavers })).toEqual([1.25, 0.5, 0.75, undefined]);
  expect(win(4, 1, text, { leavers })).toEqual([1, 1, 0, undefined]);
  expect(sb(4, 1, text, { leavers, withdrawal: 'keep' })).toEqual([1.25, 0.5, 0.75, 1.5]);
});
