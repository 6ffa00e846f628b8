/**
 * The dates that a new schedule is to have: checked as the page sends them, then a date a round.
 */
import {
  MOST_DAYS_BETWEEN,
  MOST_ROUNDS_A_DAY,
  roundDates,
  type DatePlan,
  type DateProblem,
  type RoundDate,
} from '../../engine/planning/round-dates';
import { fields, listOf, refuse, text, wholeNumber } from '../arguments';
import { Problem } from '../problem';
import { say } from '../texts';

/** Of a day, a span of days, or a time. */
const LONGEST = 40;
const MOST_DAYS_OFF = 200;

export function datePlan(value: unknown): DatePlan {
  const { start, every, daysOff, roundsADay, times } = fields(value);
  return {
    start: text(start, LONGEST),
    every: rhythm(every),
    daysOff: listOf(daysOff, MOST_DAYS_OFF, (one) => text(one, LONGEST)),
    roundsADay: number(roundsADay),
    times: listOf(times, MOST_ROUNDS_A_DAY, (one) => text(one, LONGEST)),
  };
}

function rhythm(value: unknown): DatePlan['every'] {
  const { weekdays, days } = fields(value);
  if ((weekdays === undefined) === (days === undefined)) return refuse();
  if (weekdays === undefined) return { days: number(days) };
  return { weekdays: listOf(weekdays, 7, (one) => wholeNumber(one, 1, 7)) };
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : refuse();
}

/** A sheet counts days from then on. */
const FIRST_YEAR = '1900';

/** A date a round. Throws a `Problem`. */
export function datesOf(plan: DatePlan, rounds: number): readonly RoundDate[] {
  const found = roundDates(plan, rounds);
  if (!found.ok) throw new Problem(sentenceOf(found.problem, rounds));
  if (plan.start < FIRST_YEAR) throw new Problem(say().formats.dates.early(plan.start));
  return found.dates;
}

function sentenceOf(problem: DateProblem, rounds: number): string {
  const texts = say().formats.dates;
  switch (problem.kind) {
    case 'date':
    case 'dayOff':
    case 'time':
      return texts[problem.kind](problem.text);
    case 'overlap':
    case 'backwards':
      return texts[problem.kind](problem.text.replace('/', ' – '));
    case 'interval':
      return texts.interval(MOST_DAYS_BETWEEN);
    case 'roundsADay':
      return texts.roundsADay(MOST_ROUNDS_A_DAY);
    case 'noDay':
      return texts.noDay(rounds);
    default:
      return texts[problem.kind];
  }
}
