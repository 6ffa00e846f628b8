/**
 * The part of the Set up panel that gives the rounds their dates. Without a first day there are none.
 */
import { MOST_DAYS_BETWEEN, MOST_ROUNDS_A_DAY, type DateProblem } from '../../engine/planning/round-dates';
import { datesOf, timesOf, typedDaysOff, weekdaysOf } from './dates';
import { button, element } from '../parts/element';
import { fill, fold, invalid, line, numberInput, tell } from '../parts/fold';
import { type DatesForm, type Form } from './form';
import type { Plan } from './plan';
import { datesSentence, dayText, problemText } from './dates-text';
import type { Texts } from '../parts/texts';

export interface DatesPart {
  readonly root: HTMLElement;
  readonly update: (form: Form, plan: Plan | undefined) => void;
  readonly focusProblem: () => void;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** Typed in part, or no such day: never a date. */
const UNFINISHED = '?';

export function datesPart(t: Texts, change: (part: Partial<Form>) => void): DatesPart {
  const say = t.formats.dates;
  let now: DatesForm;
  const set = (part: Partial<DatesForm>): void => change({ dates: { ...now, ...part } });
  const type = (): void => {
    const { typedOff, ...others } = now;
    void typedOff;
    const value = typedDaysOff(dayIn(from), dayIn(to));
    change({ dates: { ...others, ...(value !== undefined && { typedOff: value }) } });
  };

  const start = dateInput('start', (value) => set({ start: value }));
  start.setAttribute('aria-describedby', 'dates-said');
  const every = element(
    'select',
    { id: 'every' },
    ...(['weekdays', 'days'] as const).map((value) => element('option', { value }, say[value])),
  );
  every.addEventListener('change', () => set({ every: every.value as DatesForm['every'] }));
  const boxes = WEEKDAYS.map((day) => {
    const box = element('input', {
      type: 'checkbox',
      id: `weekday-${day}`,
      'aria-label': say.weekday[day - 1] ?? '',
    });
    box.addEventListener('change', () =>
      set({ weekdays: WEEKDAYS.filter((_, i) => boxes[i]?.checked === true) }),
    );
    return box;
  });
  const weekdays = element(
    'div',
    { class: 'weekdays', role: 'group', 'aria-label': say.every },
    ...boxes.map((box, i) =>
      element(
        'label',
        { title: say.weekday[i] ?? '' },
        box,
        element('span', { 'aria-hidden': 'true' }, say.weekdayShort[i] ?? ''),
      ),
    ),
  );
  const days = numberInput('every-days', 1, MOST_DAYS_BETWEEN, 'dates-said', (value) => set({ days: value }));
  const daysLine = line(days, say.everyDays);
  const rounds = numberInput('rounds-a-day', 1, MOST_ROUNDS_A_DAY, 'dates-said', (roundsADay) =>
    set({ roundsADay }),
  );
  const times = element('div', { class: 'times' });
  const timesLine = element('div', { class: 'line' }, element('span', {}, say.time), times);

  const from = dateInput('off-from', type);
  from.setAttribute('aria-label', `${say.off}: ${say.from}`);
  const to = dateInput('off-to', type);
  to.setAttribute('aria-label', `${say.off}: ${say.toLabel}`);
  const add = button(say.add, addOff, { class: 'quiet' });
  const offList = element('ul', { class: 'chips' });
  const off = element(
    'div',
    { class: 'stack', role: 'group', 'aria-labelledby': 'off-title' },
    element('span', { id: 'off-title' }, say.off),
    element('div', { class: 'span' }, from, element('span', { 'aria-hidden': 'true' }, '–'), to, add),
    offList,
  );
  const said = element('p', { class: 'hint', id: 'dates-said', role: 'status' });
  const {
    root,
    say: sayBeside,
    open,
  } = fold(
    say.legend,
    line(start, say.start),
    line(every, say.every),
    ...[weekdays, daysLine],
    line(rounds, say.roundsADay),
    ...[timesLine, off, said],
  );
  let problem: DateProblem | undefined;

  function addOff(): void {
    const { typedOff, ...others } = now;
    if (from.value === '' || typedOff === undefined) return from.focus();
    [from.value, to.value] = ['', ''];
    change({ dates: { ...others, daysOff: [...now.daysOff, typedOff] } });
    from.focus();
  }

  function drawOff(daysOff: readonly string[], wrong: string | undefined): void {
    offList.hidden = daysOff.length === 0;
    const drawn = JSON.stringify([daysOff, wrong]);
    if (offList.dataset['drawn'] === drawn) return;
    offList.dataset['drawn'] = drawn;
    offList.replaceChildren(
      ...daysOff.map((value, i) => {
        const text = dayText(value, t);
        const press = button(
          '×',
          () => {
            set({ daysOff: now.daysOff.filter((_, nth) => nth !== i) });
            from.focus();
          },
          { 'aria-label': say.remove(text), title: say.remove(text) },
        );
        return element('li', value === wrong ? { class: 'amiss' } : {}, text, press);
      }),
    );
  }

  function drawTimes(form: DatesForm): void {
    const wanted = timesOf(form);
    timesLine.hidden = wanted.length === 0;
    while (times.children.length > wanted.length) times.lastElementChild?.remove();
    wanted.forEach((value, i) => {
      const input = (times.children[i] as HTMLInputElement | undefined) ?? timeInput(i);
      fill(input, value);
      invalid(input, problem?.kind === 'times' || problem?.kind === 'time');
    });
  }

  function timeInput(i: number): HTMLInputElement {
    const input = element('input', { type: 'time', 'aria-label': say.timeOf(i + 1) });
    input.addEventListener('input', () => {
      const all = timesOf(now);
      set({ times: all.map((value, nth) => (nth === i ? input.value : value)) });
    });
    times.append(input);
    return input;
  }

  return {
    root,
    update: ({ dates }, plan) => {
      now = dates;
      const found = plan ? plan.dates : datesOf(dates, 1);
      problem = found?.ok === false ? found.problem : undefined;
      const wanted = dates.start !== '';
      if (dates.start !== UNFINISHED) fill(start, dates.start);
      invalid(start, problem?.kind === 'date');
      fill(every, dates.every);
      weekdays.hidden = dates.every !== 'weekdays';
      const chosen = weekdaysOf(dates);
      boxes.forEach((box, i) => (box.checked = chosen.includes(i + 1)));
      daysLine.hidden = dates.every !== 'days';
      fill(days, dates.days);
      invalid(days, problem?.kind === 'interval');
      fill(rounds, dates.roundsADay);
      invalid(rounds, problem?.kind === 'roundsADay');
      drawTimes(dates);
      for (const one of [from, to])
        invalid(one, problem !== undefined && 'text' in problem && problem.text === dates.typedOff);
      drawOff(dates.daysOff, problem && 'text' in problem ? problem.text : undefined);
      sayBeside(found?.ok && plan ? datesSentence(found.dates, t).beside : wanted ? '' : say.none);
      const text = problem
        ? problemText(problem, t)
        : found?.ok && plan
          ? datesSentence(found.dates, t).long
          : '';
      tell(said, wanted ? text : say.blank, problem !== undefined);
    },
    focusProblem: () => {
      open();
      switch (problem?.kind) {
        case 'weekdays':
          return boxes[0]?.focus();
        case 'interval':
          return days.focus();
        case 'roundsADay':
          return rounds.focus();
        case 'times':
        case 'time':
          return (times.firstElementChild as HTMLInputElement | null)?.focus();
        case 'date':
        case 'noDay':
          return start.focus();
        default:
          if (problem && 'text' in problem && problem.text === now.typedOff) return from.focus();
          return (
            offList.querySelector<HTMLElement>('.amiss button') ??
            offList.querySelector('button') ??
            from
          ).focus();
      }
    },
  };
}

const dayIn = ({ validity, value }: HTMLInputElement): string => (validity.badInput ? UNFINISHED : value);

function dateInput(id: string, change: (value: string) => void): HTMLInputElement {
  const input = element('input', { id, type: 'date', min: '1900-01-01', max: '9999-12-31' });
  input.addEventListener('input', () => change(dayIn(input)));
  return input;
}
