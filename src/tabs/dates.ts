/**
 * The dates of the rounds as the tabs show them.
 */
import { dayOf, type RoundDate } from '../engine/planning/round-dates';
import type { Language } from '../messages/languages';
import { dateText } from './paper';
import { tabTexts } from './texts';

/** The serial number of 1970-01-01: Sheets counts days from 1899-12-30. */
const EPOCH = 25_569;
const MINUTES = 24 * 60;

/** Wall-clock time as Sheets keeps it: no time zone can move it. */
export function serialOf({ date, time }: RoundDate): number {
  const [hours = 0, minutes = 0] = (time ?? '').split(':').map(Number);
  return (dayOf(date) ?? 0) + EPOCH + (hours * 60 + minutes) / MINUTES;
}

export function dateFormat(dates: readonly RoundDate[], language: Language): string {
  const { day, dayAndTime } = tabTexts(language).formats.dates;
  return hasTimes(dates) ? dayAndTime : day;
}

export function hasTimes(dates: readonly RoundDate[]): boolean {
  return dates.some(({ time }) => time !== undefined);
}

/** `12 Jan 2027 – 13 Apr 2027`. */
export function spanText(dates: readonly RoundDate[], language: Language): string {
  const days = [...new Set([dates[0]?.date, dates[dates.length - 1]?.date])];
  return days.map((day) => dateText(day, language)).join(' – ');
}
