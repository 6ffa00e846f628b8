/**
 * Text from the clipboard as a table.
 */
import { parseTable } from '../../workbench/page/table-text';

test.each([
  ['a', [['a']]],
  ['', [['']]],
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\r\nb\r\n', [['a'], ['b']]],
  ['a\t\tb', [['a', '', 'b']]],
  ['\ta', [['', 'a']]],
  ['a\t', [['a', '']]],
  ['"two\nlines"\tx', [['two\nlines', 'x']]],
  ['"say ""hi"""', [['say "hi"']]],
  ['a "quoted" word', [['a "quoted" word']]],
  ['a\n\nb', [['a'], [''], ['b']]],
])('%j', (text, table) => {
  expect(parseTable(text)).toEqual(table);
});
