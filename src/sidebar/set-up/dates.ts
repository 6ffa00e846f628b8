/**
 * The dates that the form tells, and the days of the rounds that follow from them.
 */
import {
  dayOf,
  MOST_ROUNDS_A_DAY,
  roundDates,
  weekdayOf,
  type DatePlan,
  type RoundDates,
} from '../../engine/planning/round-dates';
import { wholeNumber, type DatesForm } from './form';

/** Undefined where no first day is set, so that the schedule has no dates. */
export function datePlanOf(form: DatesForm): DatePlan | undefined {
  if (form.start === '') return undefined;
  const roundsADay = wholeNumber(form.roundsADay) ?? 0;
  const times = timesOf(form);
  return {
    start: form.start,
    every:
      form.every === 'days'
        ? { days: wholeNumber(form.days) ?? 0 }
        : { weekdays: [...weekdaysOf(form)].sort() },
    daysOff: [...form.daysOff, ...(form.typedOff ? [form.typedOff] : [])],
    roundsADay,
    times: times.every((time) => time === '') ? [] : times,
  };
}

/** As many as there are rounds a day; blank where none is told. */
export function timesOf({ roundsADay, times }: DatesForm): readonly string[] {
  const count = Math.min(wholeNumber(roundsADay) ?? 0, MOST_ROUNDS_A_DAY);
  return Array.from({ length: count }, (_, i) => times[i] ?? '');
}

export function weekdaysOf({ weekdays, start }: DatesForm): readonly number[] {
  const first = dayOf(start);
  return weekdays ?? (first === undefined ? [] : [weekdayOf(first)]);
}

/** What two fields hold as days off; undefined where both are blank. Without a first day it is none. */
export function typedDaysOff(from: string, to: string): string | undefined {
  if (from === '' && to === '') return undefined;
  return to === '' || to === from ? from : `${from}/${to}`;
}

/** The days of so many rounds; undefined where no dates are wanted. */
export function datesOf(form: DatesForm, rounds: number): RoundDates | undefined {
  const plan = datePlanOf(form);
  return plan && roundDates(plan, rounds);
}
