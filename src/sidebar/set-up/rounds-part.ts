/**
 * The part of the Set up panel that settles cycles and their order, each order with its consequence for colours.
 */
import type { Order } from '../../engine/schedule/format';
import { choice } from '../parts/choice';
import { element, setText } from '../parts/element';
import { LEAST_MORE_CYCLES, MOST_CYCLES, cyclesOf, type Form } from './form';
import type { Plan } from './plan';
import { cyclesSentence } from './form-status';
import { ORDERS, orderTexts, type OrderTable } from './summary';
import type { Texts } from '../parts/texts';

export interface RoundsPart {
  readonly root: HTMLElement;
  readonly update: (form: Form, plan: Plan | undefined) => void;
  readonly focusProblem: () => void;
}

export function roundsPart(t: Texts, change: (part: Partial<Form>) => void): RoundsPart {
  const cycles = choice<Form['cycles']>(
    'cycles',
    t.cycles.legend,
    'segments',
    [
      { value: '1', label: '1' },
      { value: '2', label: '2' },
      { value: 'more', label: t.cycles.more },
    ],
    (value) => change({ cycles: value }),
  );
  const more = element('input', {
    id: 'more',
    type: 'number',
    min: LEAST_MORE_CYCLES,
    max: MOST_CYCLES,
    step: 1,
    inputmode: 'numeric',
    'aria-describedby': 'cycles-said',
  });
  more.addEventListener('input', () => change({ more: more.value }));
  const howMany = element(
    'div',
    { class: 'line' },
    element('label', { for: 'more' }, t.cycles.howMany),
    more,
  );
  const said = element('p', { class: 'hint', id: 'cycles-said' });
  cycles.root.append(howMany, said);
  const order = choice<Order>(
    'order',
    t.order.legend,
    'rows',
    ORDERS.map((value) => ({ value, label: t.order[value] })),
    (value) => change({ order: value }),
  );

  return {
    root: element('div', { class: 'group' }, cycles.root, order.root),
    update: (form, plan) => {
      const count = cyclesOf(form);
      const wrong = count === undefined;
      cycles.select(form.cycles);
      howMany.hidden = form.cycles !== 'more';
      if (more.value !== form.more && document.activeElement !== more) more.value = form.more;
      more.setAttribute('aria-invalid', String(wrong));
      said.classList.toggle('warn', wrong);
      said.classList.toggle('hint', !wrong);
      setText(said, cyclesSentence(form, t));
      order.root.hidden = count === 1 || form.division === 'teams';
      order.select(form.order);
      if (order.root.hidden) return;
      const table = sameTable(plan);
      for (const value of ORDERS) {
        const { label, note } = orderTexts(value, table, count, t);
        order.label(value, label);
        order.note(value, note);
      }
    },
    focusProblem: () => (howMany.hidden ? cycles.focus() : more.focus()),
  };
}

/** Sections of one size have one table; of several sizes nothing can be said for all. */
function sameTable(plan: Plan | undefined): OrderTable | undefined {
  const [first, ...others] = plan?.sections ?? [];
  if (!first?.format || others.some(({ players }) => players !== first.players)) return undefined;
  return { players: first.players, system: first.format.system };
}
