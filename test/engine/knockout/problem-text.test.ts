/**
 * Why there can be no knockout, in words: which pools, who, and how many.
 */
import {
  namesOf,
  problemText,
  unplayedText,
  type ProblemWords,
} from '../../../src/engine/knockout/problem-text';
import type { KnockoutProblem } from '../../../src/engine/knockout/qualifiers';

const words: ProblemWords = {
  unplayed: (list) => `unplayed: ${list}`,
  games: (n) => (n === 1 ? '1 game' : `${n} games`),
  tied: (section, names, places) => `tied [${section}]: ${names} for ${places}`,
  small: (section, players, wanted) => `small [${section}]: ${players} of ${wanted}`,
  few: 'too few',
  many: (players, most) => `${players}, but ${most} at most`,
  twice: (player) => `${player} twice`,
  unknown: (player) => `${player} unknown`,
  left: (player) => `${player} left`,
};
/** As in `A-3`, or `3` where no section is named. */
const called = (player: { readonly section?: string; readonly no: number }) =>
  'section' in player ? `${player.section ?? '?'}-${player.no}` : String(player.no);

const B2 = { section: 'B', no: 2 };
const CASES: [KnockoutProblem, string][] = [
  [
    {
      problem: 'unplayed',
      pools: [
        { section: 'B', games: 2 },
        { section: 'C', games: 1 },
      ],
    },
    'unplayed: B: 2 games, C: 1 game',
  ],
  [{ problem: 'tied', section: 'A', players: [2, 3], places: 1 }, 'tied [A]: A-2, A-3 for 1'],
  [{ problem: 'tied', players: [2, 3], places: 1 }, 'tied []: 2, 3 for 1'],
  [{ problem: 'small', section: 'A', players: 2, wanted: 3 }, 'small [A]: 2 of 3'],
  [{ problem: 'small', players: 2, wanted: 3 }, 'small []: 2 of 3'],
  [{ problem: 'few', qualifiers: 1 }, 'too few'],
  [{ problem: 'many', qualifiers: 130 }, '130, but 128 at most'],
  [{ problem: 'twice', player: B2 }, 'B-2 twice'],
  [{ problem: 'unknown', player: { no: 9 } }, '9 unknown'],
  [{ problem: 'left', player: B2 }, 'B-2 left'],
];

test.each(CASES)('%j', (problem, text) => {
  expect(problemText(problem, words, called)).toBe(text);
});

test('games left to be played are told by pool; those of an event without sections by themselves', () => {
  expect(unplayedText([{ section: 'B', games: 2 }], words)).toBe('B: 2 games');
  expect(unplayedText([{ games: 1 }], words)).toBe('1 game');
});

test('names stand one after the other', () => {
  expect(namesOf({ section: 'A' }, [3, 1], called)).toBe('A-3, A-1');
  expect(namesOf({}, [3, 1], called)).toBe('3, 1');
});
