/**
 * Sentences made of what services answer.
 */
import { detailOf, outcomeOf, Problem } from '../../src/addon/problem';

test('what a service answered fits into a sentence', () => {
  expect(detailOf(new Error('Service failed.\n (line 3)'))).toBe('Service failed. line 3');
  expect(detailOf({ message: 'from another realm' })).toBe('from another realm');
  expect(detailOf('just text. ')).toBe('just text');
  expect(detailOf(new Problem('Row 2 (B2) is wrong.'))).toBe('Row 2 (B2) is wrong.');
  expect(detailOf(new Error('x'.repeat(1000)))).toHaveLength(161);
});

test('a problem is told as it is, anything else inside a sentence', () => {
  expect(outcomeOf(() => 5)).toEqual({ ok: true, reply: 5 });
  const problem = outcomeOf(() => {
    throw new Problem('Do this instead.');
  });
  expect(problem).toEqual({ ok: false, problem: 'Do this instead.' });
  const failure = outcomeOf(() => {
    throw new TypeError('x is not a function');
  });
  expect(failure).toEqual({
    ok: false,
    problem: 'Google Sheets did not do what Berger asked for (x is not a function). Try again in a moment.',
  });
});
