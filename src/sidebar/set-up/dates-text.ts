/**
 * Dates in words.
 */
import {
  MOST_DAYS_BETWEEN,
  MOST_ROUNDS_A_DAY,
  type DateProblem,
  type RoundDate,
} from '../../engine/planning/round-dates';
import type { Texts } from '../parts/texts';

/** A day off, or several. */
export function dayText(value: string, t: Texts): string {
  const [first = '', last = first] = value.split('/');
  return span(first, last, t);
}

/** The first and the last day, with their years where these are two. */
function span(first: string, last: string, t: Texts): string {
  const { range, shortDay, longDay } = t.formats.dates;
  const say = first.slice(0, 4) === last.slice(0, 4) ? shortDay : longDay;
  return range(shown(first, say), shown(last, say));
}

/** `Tue 26 Jan, 19:30`. */
export function roundDay({ date, time }: RoundDate, t: Texts): string {
  const day = t.formats.dates.day(date);
  return time === undefined ? day : `${day}, ${time}`;
}

/** How many days, the first and the last: beside the heading, and as a sentence. */
export function datesSentence(dates: readonly RoundDate[], t: Texts): { beside: string; long: string } {
  const days = new Set(dates.map(({ date }) => date)).size;
  const [first, last] = [dates[0]?.date ?? '', dates[dates.length - 1]?.date ?? ''];
  const say = t.formats.dates;
  return {
    beside: span(first, last, t),
    long: say.said(days, say.longDay(first), say.longDay(last)),
  };
}

/** True for a day off that is still being typed: those in the list are dates. */
export function isUnfinished(problem: DateProblem): boolean {
  return problem.kind === 'dayOff' && /^\/|\?/.test(problem.text);
}

export function problemText(problem: DateProblem, t: Texts): string {
  const { wrong } = t.formats.dates;
  switch (problem.kind) {
    case 'dayOff':
      return isUnfinished(problem) ? `${wrong.typedOff}.` : wrong.dayOff(problem.text);
    case 'overlap':
      return wrong.overlap(dayText(problem.other, t), dayText(problem.text, t));
    case 'interval':
      return wrong.interval(MOST_DAYS_BETWEEN);
    case 'roundsADay':
      return wrong.roundsADay(MOST_ROUNDS_A_DAY);
    default:
      return wrong[problem.kind];
  }
}

function shown(day: string, say: (day: string) => string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? say(day) : day;
}
