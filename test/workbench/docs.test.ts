/**
 * The help of the sheet functions, as Sheets reads it from Code.js.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sheetFunctions } from '../../workbench/page/docs';

test('only documented public functions count, each with the block directly above it', () => {
  const code = `
/** A banner with @customfunction that stands above nothing. */
var x = 1;

/**
 * Adds
 * two numbers.
 *
 * @param {number} a The first.
 * @param b Optional. The second;
 *   zero if left out.
 * @return Their sum.
 * @customfunction
 */
function ADD(a, b) {}

/** No help for Sheets. */
function NOHELP() {}

/**
 * Private.
 * @customfunction
 */
function HIDDEN_() {}

/**
 * Takes nothing.
 * @return One.
 * @customfunction
 */
function ONE() {}
`;
  expect(sheetFunctions(code)).toEqual([
    {
      name: 'ADD',
      description: 'Adds two numbers.',
      parameters: [
        { name: 'a', text: 'The first.', optional: false },
        { name: 'b', text: 'Optional. The second; zero if left out.', optional: true },
      ],
    },
    { name: 'ONE', description: 'Takes nothing.', parameters: [] },
  ]);
});

test('every sheet function of the built script is found with its whole help', () => {
  const code = readFileSync(join(__dirname, '../../dist/Code.js'), 'utf8');
  const found = sheetFunctions(code);
  expect(found.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['ROUNDROBIN', 'PAIRINGS', 'MEETING', 'COLORS', 'POINTS', 'SONNEBORN', 'WINS']),
  );
  expect(found).toHaveLength(code.split('@customfunction').length - 1);
  for (const { description, parameters } of found) {
    expect(description).not.toBe('');
    for (const { text } of parameters) expect(text).not.toBe('');
  }
});
