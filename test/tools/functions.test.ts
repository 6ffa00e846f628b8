/**
 * The help generator: what it reads out of a doc comment, and what it refuses.
 */
import { firstSentence, parseFunction } from '../../tools/functions.js';
import { wrappers } from '../../tools/wrappers.js';

const GOOD = `
/**
 * The rounds of an event,
 * one row each.
 *
 * @param players How many.
 * @param cycles Optional. How often each pair meets.
 * @returns A header row and a row a round.
 * @customfunction
 * @example
 * =ROUNDS(8)
 */
export function ROUNDS(players: Argument, cycles?: Argument): Table { return []; }
`;

const parse = (text: string) => parseFunction(text, 'rounds.ts', 'ROUNDS');

test('reads name, parameters and help', () => {
  expect(parse(GOOD)).toEqual({
    name: 'ROUNDS',
    file: 'rounds.ts',
    sheet: true,
    parameters: [
      { name: 'players', optional: false, text: 'How many.' },
      { name: 'cycles', optional: true, text: 'Optional. How often each pair meets.' },
    ],
    description: 'The rounds of an event, one row each.',
    returns: 'A header row and a row a round.',
    examples: ['=ROUNDS(8)'],
    remarks: '',
  });
});

test('writes one top-level function with the help that Sheets shows directly above', () => {
  expect(wrappers([parse(GOOD)])).toBe(`
/**
 * The rounds of an event, one row each.
 *
 * @param players How many.
 * @param cycles Optional. How often each pair meets.
 * @customfunction
 */
function ROUNDS(players, cycles) {
\treturn Berger_.ROUNDS(players, cycles);
}`);
});

test.each([
  ['How many. From 2 to 500.', 'How many.'],
  ['Optional. "fide" or "plain". How cycles follow each other.', 'Optional. "fide" or "plain".'],
  [
    'Names, and perhaps No. and Status, as in C.05 art. 6.6. More.',
    'Names, and perhaps No. and Status, as in C.05 art. 6.6.',
  ],
  ['Optional. Only this round.', 'Optional. Only this round.'],
  ['No stop', 'No stop'],
])('Sheets shows of %j only %j', (text, shown) => expect(firstSentence(text)).toBe(shown));

test.each([
  [
    'a paragraph break',
    'one row each.',
    'one row each.\n *\n * More.',
    'the description has a paragraph break',
  ],
  ['HTML', 'one row each', 'one <b>row</b> each', 'the description has markup'],
  ['Markdown', 'one row each', 'one `row` each', 'the description has markup'],
  ['a link', 'How many.', '{@link Many}.', '@param players has markup'],
  ['a list', 'How many.', '\n *   - one\n *   - two', '@param players has a list'],
  [
    'an optional parameter that does not say so',
    'Optional. How often',
    'How often',
    'is optional: its text begins with',
  ],
  ['a needed parameter that says optional', 'players How many', 'players Optional. How many', 'is needed'],
  ['a parameter without help', ' * @param players How many.\n', '', '@param players is missing'],
  [
    'help for no parameter',
    '@param players How many.',
    '@param players How many.\n * @param n What.',
    '@param n names no parameter',
  ],
  ['no @customfunction', ' * @customfunction\n', '', '@customfunction is missing'],
  ['no example', ' * @example\n * =ROUNDS(8)\n', '', '@example is missing'],
  ['an unknown tag', '@customfunction', '@customfunction\n * @since 1', 'unknown tag @since'],
])('refuses %s', (_, from, to, message) => {
  expect(GOOD).toContain(from);
  expect(() => parse(GOOD.replace(from, to))).toThrow(message);
});
