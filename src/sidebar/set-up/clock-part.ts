/**
 * The part of the Set up panel that tells how long the event takes by the clock.
 */
import { clockTime } from './clock';
import { element, setText } from '../parts/element';
import { fill, fold, invalid, line, numberInput, tell } from '../parts/fold';
import { wholeNumber, type ClockForm, type Form } from './form';
import type { Plan } from './plan';
import type { Texts } from '../parts/texts';

export interface ClockPart {
  readonly root: HTMLElement;
  readonly update: (form: Form, plan: Plan | undefined) => void;
}

const FIELDS = ['base', 'increment', 'session', 'changeover'] as const;

export function clockPart(t: Texts, change: (part: Partial<Form>) => void): ClockPart {
  const say = t.formats.clock;
  let now: ClockForm;
  const inputs = FIELDS.map((field) =>
    numberInput(`clock-${field}`, 0, 10_080, 'clock-said', (value) =>
      change({ clock: { ...now, [field]: value } }),
    ),
  );
  const values = [say.longestGame, say.round, say.perSession, say.sessions, say.total].map((label) => ({
    label,
    value: element('dd'),
  }));
  const list = element(
    'dl',
    { class: 'pairs' },
    ...values.map(({ label, value }) => element('div', {}, element('dt', {}, label), value)),
  );
  const said = element('p', { class: 'hint', id: 'clock-said' });
  const { root, say: sayBeside } = fold(
    say.legend,
    ...inputs.map((input, i) => line(input, say[FIELDS[i] ?? 'base'])),
    ...[said, list],
  );

  return {
    root,
    update: ({ clock }, plan) => {
      now = clock;
      const time = clockTime(clock, plan?.rounds ?? 1);
      const wrong = time && 'wrong' in time ? time.wrong : undefined;
      FIELDS.forEach((field, i) => {
        const input = inputs[i];
        if (!input) return;
        fill(input, clock[field]);
        invalid(input, wrong === field);
      });
      const found = plan && time && !('wrong' in time) ? time : undefined;
      list.hidden = found === undefined;
      const isLong = found !== undefined && found.round > (wholeNumber(clock.session) ?? 0);
      tell(
        said,
        wrong ? say.wrong : !time ? say.blank : isLong ? say.tooShort : '',
        wrong !== undefined || isLong,
      );
      sayBeside(
        !time
          ? say.none
          : wrong
            ? ''
            : say.control(wholeNumber(clock.base) ?? 0, wholeNumber(clock.increment) ?? 0),
      );
      if (!found) return;
      const texts = [
        say.minutes(found.longestGame),
        say.minutes(found.round),
        String(found.roundsPerSession),
        String(found.sessions),
        say.minutes(found.totalMinutes),
      ];
      values.forEach(({ value }, i) => setText(value, texts[i] ?? ''));
    },
  };
}
