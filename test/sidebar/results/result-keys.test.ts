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

test('a key that is only held for another does not part what is typed', () => {
  expect(typed(['1', 'Shift', '/', 'Shift', '2', 'AltGraph', '='])).toEqual(['1-0', '<½-½', '½-½']);
});

test('behind the last game keys only end what was begun there', () => {
  const behind = (keys: string): unknown[] => {
    const read = keyReader();
    return [...keys].map((key, i) => read(key, i > 0)?.result);
  };
  expect(behind('1/2=')).toEqual(['1-0', '½-½', undefined, undefined]);
  expect(behind('1-0=')).toEqual(['1-0', undefined, undefined, undefined]);
  expect(behind('001/')).toEqual(['0-1', undefined, undefined, undefined]);
});

test('Delete clears', () => {
  expect(typed(['Delete', 'Backspace', 'ArrowDown'])).toEqual(['', '']);
});

test('every result is on offer once', () => {
  const all = [...USUAL_RESULTS, ...FORFEITS, ...DECISIONS];
  expect([all.length, new Set(all).size]).toEqual([9, 9]);
});
