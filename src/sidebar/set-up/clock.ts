/**
 * The time that the event takes by the clock in the form.
 */
import { playingTime, type PlayingTime } from '../../engine/planning/playing-time';
import type { Clock } from '../calls';
import { wholeNumber, type ClockForm } from './form';

/** A week. */
const MOST_MINUTES = 10_080;

/** Undefined while no minutes a player are set; `wrong` names what cannot be read. */
export function clockTime(
  form: ClockForm,
  rounds: number,
): PlayingTime | { wrong: keyof ClockForm } | undefined {
  if (form.base.trim() === '') return undefined;
  const [base, increment, session, changeover] = [
    minutes(form.base),
    minutes(form.increment),
    minutes(form.session),
    minutes(form.changeover),
  ];
  if (base === undefined) return { wrong: 'base' };
  if (increment === undefined || base + increment === 0) return { wrong: 'increment' };
  if (session === undefined || session === 0) return { wrong: 'session' };
  if (changeover === undefined) return { wrong: 'changeover' };
  return playingTime(rounds, { base, increment, session, changeover });
}

/** What the tab Event tells of the clock; undefined where none is set or it cannot be read. */
export function clockOf(form: ClockForm): Clock | undefined {
  if (form.base.trim() === '') return undefined;
  const [base, increment] = [minutes(form.base), minutes(form.increment)];
  if (base === undefined || increment === undefined || base + increment === 0) return undefined;
  return { base, increment };
}

function minutes(text: string): number | undefined {
  const value = text.trim() === '' ? 0 : wholeNumber(text);
  return value !== undefined && value <= MOST_MINUTES ? value : undefined;
}
