/**
 * TIEBREAK: every code, and what a code may need.
 */
import { TIEBREAK } from '../../src/functions/tiebreak';
import { CIRCLE, GAMES, PLAYERS, SECTIONED_GAMES, SECTIONED_PLAYERS } from './event-tables';

const flat = (...given: Parameters<typeof TIEBREAK>) => TIEBREAK(...given).map(([value]) => value);
const RATED = PLAYERS.map((row) => (row[1] === 'Dan' ? [4, 'Dan', 1950, '', ''] : row));

test.each<[string, unknown[]]>([
  ['SB', [1, 1.5, 1.25, 0.75, '']],
  ['SB/C1', [0, 1.5, 1, 0, '']],
  ['KS/L-1', [1, 1, 1, 0.5, '']],
  ['DE', [1, 0, '', '', '']],
  ['DE/P', [1, 0, '', '', '']],
  ['WIN', [1, 1, 1, 0, '']],
  ['WON', [1, 1, 1, 0, '']],
  ['BPG', [1, 1, 1, 1, '']],
  ['BWG', [0, 0, 0, 0, '']],
  ['PS', [3, 1, 4, 2, '']],
  ['REP', [3, 2, 3, 2, '']],
  ['STD', [1, 1, 1.5, 0.5, '']],
  ['ARO', [2000, 1950, 2017, 1900, '']],
  ['TPR', [2000, 1950, 2017, 1900, '']],
  ['RTNG', [2000, 2100, 1900, 1950, '']],
  ['TPN/R', [1, 2, 3, 4, '']],
  ['HAND', ['', '', '', '', '']],
])('%s', (code, values) => expect(flat(GAMES, code, RATED)).toEqual(values));

test('lots among the tied, the same for the same seed', () => {
  const lots = flat(CIRCLE, 'LOT Zürich');
  expect([...lots].sort()).toEqual(['', 1, 2, 3]);
  expect(lots[3]).toBe('');
  expect(flat(CIRCLE, 'lot Zürich')).toEqual(lots);
});

test('in the order of the players, sections mixed', () => {
  expect(flat(SECTIONED_GAMES, 'WIN', SECTIONED_PLAYERS)).toEqual([1, 0, 0, 1, 1]);
});

test('withdrawal, cycles, scoring', () => {
  expect(flat(GAMES, 'SB', PLAYERS, 'keep')).toEqual([2, 3.5, 2.25, 1.25, 0.5]);
  expect(flat(GAMES, 'KS', PLAYERS, '', 2)).toEqual([0, 0, 0, 0, '']);
  expect(flat(CIRCLE, 'SB', '', '', '', '3-1-0')).toEqual([18, 18, 18, 0]);
});

test('no rounds are needed before there is a result', () => expect(flat('', 'PS', 3)).toEqual([0, 0, 0]));

test.each<[unknown[], string]>([
  [[GAMES, 'BH', PLAYERS], 'TIEBREAK: Buchholz must not be used in a round robin'],
  [[GAMES, 'Buchholz', PLAYERS], 'TIEBREAK: Buchholz must not be used in a round robin'],
  [[GAMES, '', PLAYERS], 'TIEBREAK: code must name tie-breaks by their codes (got nothing): known are DE, '],
  [[GAMES, 'SB, DE', PLAYERS], '(got "SB, DE")'],
  [[GAMES, [['SB'], ['DE']], PLAYERS], 'TIEBREAK: code must be one cell or value, not a range.'],
  [[GAMES, 'none', PLAYERS], 'TIEBREAK: code must name tie-breaks by their codes (got "none")'],
  [[GAMES, 'LOT', PLAYERS], 'TIEBREAK: code must give LOT a seed'],
  [[GAMES, 'ARO', PLAYERS], 'TIEBREAK: ARO needs a rating for every player ("Dan" has none)'],
  [[GAMES, 'RTNG'], 'TIEBREAK: RTNG needs a rating for every player ("Ana" has none)'],
  [[CIRCLE, 'BPG'], 'TIEBREAK: BPG needs rounds and colours: give a list of games'],
  [[CIRCLE, 'BWG'], 'TIEBREAK: BWG needs'],
  [[CIRCLE, 'PS'], 'TIEBREAK: PS needs'],
  [
    [
      [
        ['', 0],
        ['1', ''],
      ],
      'PS',
      [
        ['Name', 'Status'],
        ['Ana', ''],
        ['Ben', 'Withdrawn'],
      ],
      'annul',
    ],
    'TIEBREAK: PS needs',
  ],
  [
    [
      [
        ['White', 'Result', 'Black'],
        ['a', 1, 'b'],
      ],
      'PS',
    ],
    'TIEBREAK: PS needs',
  ],
])('%#', (given, sentence) => {
  expect(() => TIEBREAK(...(given as Parameters<typeof TIEBREAK>))).toThrow(sentence);
});
