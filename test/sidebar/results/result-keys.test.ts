/**
 * Results by keys, for people who type them as they write them.
 */
import { DECISIONS, FORFEITS, USUAL_RESULTS, keyReader } from '../../../src/sidebar/results/result-keys';

/** What the keys enter; `<` marks what is for the game before. */
function typed(keys: readonly string[]): string[] {
  const read = keyReader();
  return keys.flatMap((key) => {
    const entered = read(key);
    return entered ? [`${entered.before ? '<' : ''}${entered.result}`] : [];
  });
}

test.each([
  ['10=', ['1-0', '0-1', '½-½']],
  ['5½', ['½-½', '½-½']],
  ['1-0', ['1-0']],
  ['0-1', ['0-1']],
  ['½-½', ['½-½']],
  ['1:01-0', ['1-0', '1-0']],
  ['1-00-1=', ['1-0', '0-1', '½-½']],
  ['1/2', ['1-0', '<½-½']],
  ['1/2-1', ['1-0', '<½-½']],
  ['1/20', ['1-0', '<½-½', '0-1']],
  ['-1', ['1-0']],
  ['0/2', ['0-1']],
  ['xyz', []],
])('%s', (keys, results) => {
  expect(typed([...keys])).toEqual(results);
});

test('Delete clears', () => {
  expect(typed(['Delete', 'Backspace', 'ArrowDown'])).toEqual(['', '']);
});

test('every result is on offer once', () => {
  const all = [...USUAL_RESULTS, ...FORFEITS, ...DECISIONS];
  expect([all.length, new Set(all).size]).toEqual([9, 9]);
});
