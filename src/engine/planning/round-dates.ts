/**
 * On which day, and at what time, each round is played. Civil days of the Gregorian calendar, without a clock or a time zone.
 */

/** When the rounds are played. Dates are `2027-01-12`, times `19:30`, weekdays 1 (Monday) to 7. */
export interface DatePlan {
  readonly start: string;
  /** The first day is the first of these weekdays from `start` on, or `start` itself. */
  readonly every: { readonly weekdays: readonly number[] } | { readonly days: number };
  /** Days on which nobody plays: each a date, or two with a slash, `2027-03-29/2027-04-04`, for all from one to the other. */
  readonly daysOff: readonly string[];
  readonly roundsADay: number;
  /** One for each round of a day; empty where no time is told. */
  readonly times: readonly string[];
}

export interface RoundDate {
  readonly date: string;
  readonly time?: string;
}

export type DateProblem =
  /** No such date. */
  | { readonly kind: 'date' | 'dayOff'; readonly text: string }
  /** Days off whose last day is before their first. */
  | { readonly kind: 'backwards'; readonly text: string }
  /** Days off that share a day with `other`, which stands before them. */
  | { readonly kind: 'overlap'; readonly text: string; readonly other: string }
  /** No weekday, or an interval, number of rounds or number of times that is none. */
  | { readonly kind: 'weekdays' | 'interval' | 'roundsADay' | 'times' | 'noDay' }
  /** No such time, or not later than the one before. */
  | { readonly kind: 'time'; readonly text: string };

export type RoundDates =
  | { readonly ok: true; readonly dates: readonly RoundDate[] }
  | { readonly ok: false; readonly problem: DateProblem };

export const MOST_ROUNDS_A_DAY = 20;
export const MOST_DAYS_BETWEEN = 366;
/** The last day of the year 9999. */
const LAST_DAY = 2932896;

/** A date a round. */
export function roundDates(plan: DatePlan, rounds: number): RoundDates {
  const { start, every, roundsADay, times } = plan;
  const first = dayOf(start);
  if (first === undefined) return problem({ kind: 'date', text: start });
  if ('weekdays' in every && !every.weekdays.some((one) => one >= 1 && one <= 7))
    return problem({ kind: 'weekdays' });
  if ('days' in every && !isWhole(every.days, MOST_DAYS_BETWEEN)) return problem({ kind: 'interval' });
  if (!isWhole(roundsADay, MOST_ROUNDS_A_DAY)) return problem({ kind: 'roundsADay' });
  if (times.length > 0 && (times.length !== roundsADay || times.includes('')))
    return problem({ kind: 'times' });
  const wrong = times.find((time, i) => !isTime(time) || time <= (times[i - 1] ?? ''));
  if (wrong !== undefined) return problem({ kind: 'time', text: wrong });
  const off = offDays(plan.daysOff);
  if ('kind' in off) return problem(off);

  const dates: RoundDate[] = [];
  const isDay = (day: number) => !('weekdays' in every) || every.weekdays.includes(weekdayOf(day));
  for (let day = first; dates.length < rounds; day += 'days' in every ? every.days : 1) {
    if (day > LAST_DAY) return problem({ kind: 'noDay' });
    if (!isDay(day) || off.some(([from, to]) => day >= from && day <= to)) continue;
    for (let nth = 0; nth < roundsADay && dates.length < rounds; nth++) {
      const time = times[nth];
      dates.push({ date: dateOf(day), ...(time !== undefined && { time }) });
    }
  }
  return { ok: true, dates };
}

type Span = readonly [from: number, to: number];

function offDays(daysOff: readonly string[]): readonly Span[] | DateProblem {
  const spans: Span[] = [];
  for (const text of daysOff) {
    const ends = text.split('/').map(dayOf);
    const [from, to] = [ends[0], ends[ends.length - 1]];
    if (from === undefined || to === undefined || ends.length > 2) return { kind: 'dayOff', text };
    if (to < from) return { kind: 'backwards', text };
    const shared = spans.findIndex(([a, b]) => from <= b && to >= a);
    if (shared >= 0) return { kind: 'overlap', text, other: daysOff[shared] ?? text };
    spans.push([from, to]);
  }
  return spans;
}

/** Days since 1970-01-01; undefined where there is no such date. */
export function dayOf(date: string): number | undefined {
  const parts = /(\d{4})-(\d{2})-(\d{2})/.exec(date);
  if (!parts) return undefined;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (year < 1583) return undefined;
  // Years begin with March, so that the leap day is the last.
  const y = month > 2 ? year : year - 1;
  const m = (month + 9) % 12;
  const ofYear = Math.floor((153 * m + 2) / 5) + day - 1;
  const found = 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + ofYear - 719468;
  // Whatever is no date, `2027-02-30` or `2027-00-10`, is not what its day is called.
  return dateOf(found) === date ? found : undefined;
}

/** The inverse of `dayOf`. */
export function dateOf(dayNumber: number): string {
  const days = dayNumber + 719468;
  const era = Math.floor(days / 146097);
  const ofEra = days - era * 146097;
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36524) - Math.floor(ofEra / 146096)) / 365,
  );
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const m = Math.floor((5 * ofYear + 2) / 153);
  const month = m < 10 ? m + 3 : m - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${year}-${two(month)}-${two(ofYear - Math.floor((153 * m + 2) / 5) + 1)}`;
}

/** 1 (Monday) to 7. */
export function weekdayOf(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

function isWhole(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most;
}

function problem(found: DateProblem): RoundDates {
  return { ok: false, problem: found };
}
