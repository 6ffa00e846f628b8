/**
 * The time by the clock, as the English guide computes it.
 */
import { clockOf, clockTime } from '../../../src/sidebar/set-up/clock';
import { emptyForm, type ClockForm } from '../../../src/sidebar/set-up/form';

const clock = (part: Partial<ClockForm>): ClockForm => ({ ...emptyForm.clock, ...part });

test('three rounds at G/25 with 5 seconds: under four hours', () => {
  expect(clockTime(clock({ base: '25', increment: '5' }), 3)).toMatchObject({
    ...{ longestGame: 60, round: 75, roundsPerSession: 2, sessions: 2, totalMinutes: 225 },
  });
});

test('nothing while the minutes are blank; a blank changeover is none', () => {
  expect(clockTime(emptyForm.clock, 7)).toBeUndefined();
  expect(clockTime(clock({ base: '10', changeover: '' }), 7)).toMatchObject({ round: 20 });
});

test.each([
  [{ base: '2.5' }, 'base'],
  [{ base: '-1' }, 'base'],
  [{ base: '0', increment: '0' }, 'increment'],
  [{ base: '90', increment: 'x' }, 'increment'],
  [{ base: '90', session: '0' }, 'session'],
  [{ base: '90', changeover: '99999' }, 'changeover'],
] as const)('%j: %s cannot be read', (part, wrong) => {
  expect(clockTime(clock(part), 7)).toEqual({ wrong });
});

test('what the tab Event is told: minutes and seconds, where both can be read', () => {
  expect(clockOf(clock({ base: ' 90 ', increment: '30' }))).toEqual({ base: 90, increment: 30 });
  expect(clockOf(clock({ base: '25', increment: '', session: 'x' }))).toEqual({ base: 25, increment: 0 });
  for (const part of [{}, { increment: '30' }, { base: '0' }, { base: 'x' }, { base: '90', increment: '-1' }])
    expect(clockOf(clock(part))).toBeUndefined();
});
