/**
 * PERFORMANCE: games over the board against rated opponents, withdrawn ones too.
 */
import { PERFORMANCE } from '../../src/functions/performance';
import { CIRCLE, GAMES, PLAYERS } from './event-tables';

test('TPR; opponents without a rating are left out, annulled games are not', () => {
  // Ben lost to 2000, beat 1900 and 1800: average 1900, 67 per cent.
  expect(PERFORMANCE(GAMES, PLAYERS)).toEqual([[2000], [2025], [2050], [1900], [1300]]);
});

test('a crosstable, and blank without a game', () => {
  const players = [
    ['Name', 'Rating'],
    ['A', 2000],
    ['B', 1900],
    ['C', 1800],
    ['D', 1700],
  ];
  const table = CIRCLE.map((row, i) => row.map((cell, j) => (i === 3 || j === 3 ? '' : cell)));
  expect(PERFORMANCE(table, players)).toEqual([[1850], [1900], [1950], ['']]);
});

test('what it refuses', () => {
  expect(() => PERFORMANCE(GAMES, '')).toThrow('PERFORMANCE: players must be');
  expect(() => PERFORMANCE(CIRCLE, 4)).toThrow(
    'PERFORMANCE: nobody in players has a rating: fill in a column Rating.',
  );
});
