/**
 * DIRECTENCOUNTER: points among those tied on points.
 */
import { DIRECTENCOUNTER } from '../../src/functions/directencounter';
import { CIRCLE, GAMES, PLAYERS } from './event-tables';

const flat = (...given: Parameters<typeof DIRECTENCOUNTER>) =>
  DIRECTENCOUNTER(...given).map(([value]) => value);

test('blank for a player who is tied with nobody', () => expect(flat(CIRCLE)).toEqual([1, 1, 1, '']));

test('the average where a pair met twice', () => {
  const games = [
    ['White', 'Result', 'Black'],
    ...[
      ['A', '1-0', 'B'],
      ['B', '1-0', 'A'],
      ['A', '½', 'C'],
      ['C', '0-1', 'A'],
      ['B', '1-0', 'C'],
      ['C', '½', 'B'],
    ],
  ];
  expect(flat(games)).toEqual([0.5, 0.5, '']);
});

test('the withdrawal rule says who is tied', () => {
  expect(flat(GAMES, PLAYERS)).toEqual([1, 0, '', '', '']);
  expect(flat(GAMES, PLAYERS, 'keep')).toEqual(['', '', '', '', '']);
});

test('scoring and cycles', () => {
  expect(flat(CIRCLE, '', '', 2, '3-1-0')).toEqual([3, 3, 3, '']);
});

test('what is wrong is said by its name', () => {
  expect(() => DIRECTENCOUNTER('')).toThrow('DIRECTENCOUNTER: results holds no games');
});
