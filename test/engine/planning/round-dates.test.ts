/**
 * The days of the rounds, against the calendar of the platform and by hand.
 */
import fc from 'fast-check';
import {
  dateOf,
  dayOf,
  roundDates,
  weekdayOf,
  type DatePlan,
} from '../../../src/engine/planning/round-dates';

const plan = (part: Partial<DatePlan>): DatePlan => ({
  start: '2027-01-12',
  every: { weekdays: [2] },
  daysOff: [],
  roundsADay: 1,
  times: [],
  ...part,
});
const days = (part: Partial<DatePlan>, rounds: number): string[] => {
  const found = roundDates(plan(part), rounds);
  return found.ok ? found.dates.map(({ date, time }) => (time ? `${date} ${time}` : date)) : [];
};
const problem = (part: Partial<DatePlan>) => {
  const found = roundDates(plan(part), 3);
  return found.ok ? undefined : found.problem;
};

test('every day of the calendar is found as the platform has it', () => {
  fc.assert(
    fc.property(fc.integer({ min: dayOf('1583-01-01') ?? 0, max: dayOf('9999-12-31') ?? 0 }), (day) => {
      const platform = new Date(day * 86_400_000);
      const iso = platform.toISOString().slice(0, 10);
      expect([dateOf(day), dayOf(iso), weekdayOf(day) % 7]).toEqual([iso, day, platform.getUTCDay()]);
    }),
  );
});

test('the calendar begins with 1583, the first whole Gregorian year', () => {
  expect(dateOf(dayOf('1583-01-01') ?? 0)).toBe('1583-01-01');
  expect(dayOf('1582-12-31')).toBeUndefined();
});

test('a year that 400 divides has a leap day, another full century has none', () => {
  for (const year of [1600, 2000, 2400]) {
    const leapDay = dayOf(`${year}-02-29`);
    expect(leapDay).toBe(Date.UTC(year, 1, 29) / 86_400_000);
    expect(dateOf((leapDay ?? 0) + 1)).toBe(`${year}-03-01`);
  }
  for (const year of [1700, 1800, 1900, 2100]) {
    expect(dayOf(`${year}-02-29`)).toBeUndefined();
    expect(dateOf((dayOf(`${year}-02-28`) ?? 0) + 1)).toBe(`${year}-03-01`);
  }
});

test.each([
  '2027-02-29',
  '2100-02-29',
  '2027-13-01',
  '2027-00-10',
  '2027-04-00',
  '2027-04-31',
  '2027-1-12',
  '12027-01-12',
  '2027-01-123',
  '2027-01-12 19:30',
  '12.1.2027',
  '',
  '0000-01-01',
])('no such date: %j', (start) => {
  expect(problem({ start })).toEqual({ kind: 'date', text: start });
});

test('a round every Tuesday', () => {
  expect(days({}, 14)[13]).toBe('2027-04-13');
  expect(days({ start: '2027-01-13' }, 2)).toEqual(['2027-01-19', '2027-01-26']);
});

test('Monday alone and Sunday alone', () => {
  expect(days({ every: { weekdays: [1] } }, 2)).toEqual(['2027-01-18', '2027-01-25']);
  expect(days({ every: { weekdays: [7] } }, 2)).toEqual(['2027-01-17', '2027-01-24']);
});

test('a round has a time only where one is told', () => {
  expect(roundDates(plan({}), 1)).toStrictEqual({ ok: true, dates: [{ date: '2027-01-12' }] });
  expect(roundDates(plan({ times: ['19:30'] }), 1)).toStrictEqual({
    ok: true,
    dates: [{ date: '2027-01-12', time: '19:30' }],
  });
});

test('times from midnight to the last minute of the day', () => {
  expect(days({ roundsADay: 4, times: ['00:00', '09:59', '19:00', '23:59'] }, 4)).toHaveLength(4);
});

test('as many as twenty rounds a day, and as many as 366 days from one to the next', () => {
  expect(days({ roundsADay: 20 }, 21)[20]).toBe('2027-01-19');
  expect(days({ every: { days: 366 } }, 2)).toEqual(['2027-01-12', '2028-01-13']);
});

test('days off in any order', () => {
  const daysOff = ['2027-02-02', '2027-01-19/2027-01-26'];
  expect(days({ daysOff }, 3)).toEqual(['2027-01-12', '2027-02-09', '2027-02-16']);
});

test('the last day of the year 9999 is the last', () => {
  expect(days({ start: '9999-12-31', every: { days: 1 } }, 1)).toEqual(['9999-12-31']);
  expect(days({ start: '9999-12-31', every: { days: 1 } }, 2)).toEqual([]);
});

test('several weekdays, two rounds a day, times', () => {
  expect(days({ every: { weekdays: [6, 7] }, roundsADay: 2, times: ['10:00', '15:30'] }, 5)).toEqual([
    '2027-01-16 10:00',
    '2027-01-16 15:30',
    '2027-01-17 10:00',
    '2027-01-17 15:30',
    '2027-01-23 10:00',
  ]);
});

test('every n days; what falls on a day off is left out, the rhythm stays', () => {
  expect(days({ every: { days: 14 } }, 3)).toEqual(['2027-01-12', '2027-01-26', '2027-02-09']);
  expect(days({ every: { days: 7 }, daysOff: ['2027-01-19', '2027-01-27/2027-02-02'] }, 3)).toEqual([
    '2027-01-12',
    '2027-01-26',
    '2027-02-09',
  ]);
});

test('a leap day is a day', () => {
  expect(days({ start: '2028-02-28', every: { days: 1 } }, 3)).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ]);
});

test.each([
  [{ daysOff: ['2027-02-30'] }, { kind: 'dayOff', text: '2027-02-30' }],
  [{ daysOff: ['2027-02-03/x'] }, { kind: 'dayOff', text: '2027-02-03/x' }],
  [{ daysOff: ['x/2027-02-03'] }, { kind: 'dayOff', text: 'x/2027-02-03' }],
  [
    { daysOff: ['2027-02-03/2027-02-09/2027-02-12'] },
    { kind: 'dayOff', text: '2027-02-03/2027-02-09/2027-02-12' },
  ],
  [{ daysOff: ['2027-02-03/2027-02-01'] }, { kind: 'backwards', text: '2027-02-03/2027-02-01' }],
  [{ daysOff: ['2027-02-03', '2027-02-03'] }, { kind: 'overlap', text: '2027-02-03', other: '2027-02-03' }],
  [
    { daysOff: ['2027-02-03', '2027-02-01/2027-02-09'] },
    { kind: 'overlap', text: '2027-02-01/2027-02-09', other: '2027-02-03' },
  ],
  [{ every: { weekdays: [] } }, { kind: 'weekdays' }],
  [{ every: { weekdays: [0, 8] } }, { kind: 'weekdays' }],
  [{ every: { days: 0 } }, { kind: 'interval' }],
  [{ every: { days: 1.5 } }, { kind: 'interval' }],
  [{ every: { days: 367 } }, { kind: 'interval' }],
  [{ roundsADay: 0 }, { kind: 'roundsADay' }],
  [{ roundsADay: 21 }, { kind: 'roundsADay' }],
  [{ roundsADay: 2, times: ['19:30'] }, { kind: 'times' }],
  [{ roundsADay: 2, times: ['', '19:30'] }, { kind: 'times' }],
  ...['25:00', '24:00', '19:60', '9:30', '19:3', '119:30', '19:300', '19.30'].map(
    (time) => [{ times: [time] }, { kind: 'time', text: time }] as const,
  ),
  [
    { roundsADay: 2, times: ['19:30', '19:30'] },
    { kind: 'time', text: '19:30' },
  ],
  [{ start: '9999-12-28' }, { kind: 'noDay' }],
] as const)('%j is refused', (part, found) => {
  expect(problem(part)).toEqual(found);
});
