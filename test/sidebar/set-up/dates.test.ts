/**
 * The dates of the form, and what is said of them.
 */
import { datePlanOf, datesOf, timesOf, typedDaysOff, weekdaysOf } from '../../../src/sidebar/set-up/dates';
import { datesSentence, dayText, problemText, roundDay } from '../../../src/sidebar/set-up/dates-text';
import { emptyForm, type DatesForm } from '../../../src/sidebar/set-up/form';
import { requestOf } from '../../../src/sidebar/set-up/request';
import { formStatus } from '../../../src/sidebar/set-up/form-status';
import { textsOf } from '../../../src/sidebar/parts/texts';

const t = textsOf('en');
const dates = (part: Partial<DatesForm>): DatesForm => ({ ...emptyForm.dates, start: '2027-01-12', ...part });

test('without a first day there are none', () => {
  expect(datePlanOf(emptyForm.dates)).toBeUndefined();
  expect(requestOf({ ...emptyForm, from: 'number' }, {}, 'r', false)).not.toHaveProperty('dates');
});

test('the weekday is that of the first day until others are chosen', () => {
  expect(weekdaysOf(dates({}))).toEqual([2]);
  expect(weekdaysOf(dates({ weekdays: [6, 7] }))).toEqual([6, 7]);
  expect(weekdaysOf(dates({ start: '?' }))).toEqual([]);
});

test('the plan that goes to the add-on', () => {
  const form = { ...emptyForm, from: 'number', number: '8' } as const;
  expect(
    requestOf({ ...form, dates: dates({ roundsADay: '2', times: ['10:00', '15:30'] }) }, {}, 'r', false)
      ?.dates,
  ).toEqual({
    start: '2027-01-12',
    every: { weekdays: [2] },
    daysOff: [],
    roundsADay: 2,
    times: ['10:00', '15:30'],
  });
  expect(datePlanOf(dates({ every: 'days', days: '14', times: ['', ''] }))).toEqual({
    start: '2027-01-12',
    every: { days: 14 },
    daysOff: [],
    roundsADay: 1,
    times: [],
  });
});

test('wrong dates stop it', () => {
  const form = { ...emptyForm, from: 'number' } as const;
  expect(requestOf({ ...form, dates: dates({ start: '2027-02-29' }) }, {}, 'r', false)).toBeUndefined();
});

test('a day off that was typed, but not added, counts; one half typed stops it with a sentence', () => {
  expect(typedDaysOff('', '')).toBeUndefined();
  expect(typedDaysOff('2027-01-19', '2027-01-19')).toBe('2027-01-19');
  expect(typedDaysOff('', '2027-01-19')).toBe('/2027-01-19');
  const form = { ...emptyForm, from: 'number' } as const;
  const typed = { ...form, dates: dates({ daysOff: ['2027-01-12'], typedOff: '2027-01-19/2027-01-26' }) };
  expect(requestOf(typed, {}, 'r', false)?.dates?.daysOff).toEqual(['2027-01-12', '2027-01-19/2027-01-26']);
  const half = { ...form, dates: dates({ typedOff: '2027-01-19/?' }) };
  expect(requestOf(half, {}, 'r', false)).toBeUndefined();
  expect(formStatus(half, {}, t)).toEqual({
    tone: 'wait',
    title: 'Finish the day off that you are typing, or empty its fields',
  });
});

test('a time for each round of the day', () => {
  expect(timesOf(dates({ roundsADay: '3', times: ['10:00'] }))).toEqual(['10:00', '', '']);
  expect(timesOf(dates({ roundsADay: '999999' }))).toHaveLength(20);
  expect(timesOf(dates({ roundsADay: 'two' }))).toEqual([]);
});

test('in words', () => {
  const found = datesOf(dates({}), 14);
  expect(found?.ok && datesSentence(found.dates, t)).toEqual({
    beside: '12 Jan – 13 Apr',
    long: '14 days, from 12 Jan 2027 to 13 Apr 2027.',
  });
  const long = datesOf(dates({ every: 'days', days: '57' }), 8);
  expect(long?.ok && datesSentence(long.dates, t).beside).toBe('12 Jan 2027 – 15 Feb 2028');
  const one = datesOf(dates({ roundsADay: '3' }), 3);
  expect(one?.ok && datesSentence(one.dates, t)).toEqual({ beside: '12 Jan', long: 'All on 12 Jan 2027.' });
  expect(roundDay({ date: '2027-01-12', time: '19:30' }, t)).toBe('Tue 12 Jan, 19:30');
  expect(roundDay({ date: '2027-01-12' }, textsOf('es'))).toBe('mar 12 ene');
  expect(dayText('2027-03-29/2027-04-04', t)).toBe('29 Mar – 4 Apr');
  expect(dayText('2027-12-28/2028-01-03', textsOf('es'))).toBe('28 dic 2027 – 3 ene 2028');
  expect(dayText('?', t)).toBe('?');
});

test.each([
  [{ start: '?' }, 'There is no such first day. Choose a date.'],
  [{ weekdays: [] }, 'Choose a weekday or more.'],
  [{ every: 'days', days: '0' }, 'The days from one to the next must be a whole number from 1 to 366.'],
  [{ roundsADay: '' }, 'The rounds a day must be a whole number from 1 to 20.'],
  [{ roundsADay: '2', times: ['10:00'] }, 'Fill in a time for each round of the day, or none.'],
  [{ roundsADay: '2', times: ['10:00', '09:00'] }, 'Each time must be later than the one before.'],
  [{ daysOff: ['2027-01-19', '2027-01-19'] }, 'The day off 19 Jan is there twice: take one of the two out.'],
  [
    { daysOff: ['2027-01-12/2027-01-19', '2027-02-01', '2027-01-18/2027-01-25'] },
    'The days off 12 Jan – 19 Jan and 18 Jan – 25 Jan overlap: join them into one span.',
  ],
  [{ typedOff: '/2027-01-19' }, 'Finish the day off that you are typing, or empty its fields.'],
  [{ typedOff: '?' }, 'Finish the day off that you are typing, or empty its fields.'],
  [{ daysOff: ['2027-01-19/2027-01-12'] }, 'The last day off is before the first.'],
  [{ start: '9999-12-31' }, 'No day is left for all the rounds.'],
] as const)('%j: %s', (part, sentence) => {
  const found = datesOf(dates(part), 7);
  expect(found?.ok === false && problemText(found.problem, t)).toBe(sentence);
});
