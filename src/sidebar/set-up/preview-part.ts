/**
 * The part of the Set up panel that shows what will be made: four numbers, and any round of the schedule.
 */
import { roundDay } from './dates-text';
import { button, element, nameElement, redraw, setText } from '../parts/element';
import { line } from '../parts/fold';
import type { Form } from './form';
import { previewOf, type Plan, type PlannedSection } from './plan';
import { clockSentence, facts, freeRounds, gamesWarning } from './summary';
import type { Texts } from '../parts/texts';

/** Boards shown before the rest is only counted; one more is shown rather than `and 1 more board`. */
export const BOARDS_SHOWN = 5;

export interface PreviewPart {
  readonly root: HTMLElement;
  /** Without a plan the numbers are dashes and no round is shown. */
  readonly update: (plan: Plan | undefined, form: Form) => void;
}

export function previewPart(t: Texts): PreviewPart {
  const values = facts(undefined, t).map(() => element('dd'));
  const labels = values.map(() => element('dt'));
  const numbers = element(
    'dl',
    { class: 'facts' },
    ...values.map((value, i) => element('div', {}, labels[i] ?? '', value)),
  );
  const free = element('p', { class: 'hint' });
  const takes = element('p', { class: 'hint' });
  const tooMany = element('p', { class: 'warn' });
  const title = element('span', { class: 'round', 'aria-live': 'polite' });
  const previous = step('‹', t.preview.previous, -1);
  const next = step('›', t.preview.next, 1);
  const rows = element('tbody');
  const table = element(
    'table',
    { 'aria-labelledby': 'preview-title' },
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        element('th', { scope: 'col' }, element('span', { class: 'unseen' }, t.preview.board)),
        element('th', { scope: 'col' }, t.words.white),
        element('th', { scope: 'col' }, t.words.black),
      ),
    ),
    rows,
  );
  const day = element('small');
  const select = element('select', { id: 'preview-section' });
  select.addEventListener('change', () => {
    chosen = select.value;
    fillPlayers();
    show(round);
  });
  const selectLine = line(select, t.formats.section);
  const people = element('ol', { class: 'draw', tabindex: 0 });
  const rest = element('p', { class: 'hint' });
  const bye = element('p', { class: 'hint bye' });
  const preview = element(
    'section',
    { class: 'preview', 'aria-labelledby': 'preview-title' },
    element('div', { class: 'stack' }, selectLine, people),
    element('div', { class: 'stepper' }, element('h2', { id: 'preview-title' }, title, day), previous, next),
    table,
    rest,
    bye,
  );
  let round = 1;
  let plan: Plan | undefined;
  let chosen = '';

  const section = (): PlannedSection | undefined =>
    plan?.sections.find(({ name }) => name === chosen) ?? plan?.sections[0];

  function step(sign: string, text: string, by: number): HTMLButtonElement {
    return button(sign, () => show(round + by), { class: 'step', 'aria-label': text, title: text });
  }

  /** The buttons stay reachable at the ends, so that the keyboard's place is not lost. */
  function show(wanted: number): void {
    const now = section();
    if (!plan || !now) return;
    const { names } = now;
    const seen = previewOf(now, plan.cycles, wanted, BOARDS_SHOWN);
    round = seen.round;
    setText(title, t.preview.roundOf(round, seen.rounds));
    const date = plan.dates?.ok ? plan.dates.dates[round - 1] : undefined;
    setText(day, date ? roundDay(date, t) : '');
    previous.setAttribute('aria-disabled', String(round === 1));
    next.setAttribute('aria-disabled', String(round === seen.rounds));
    redraw(rows, [seen.games, names], () =>
      seen.games.map(({ board, white, black }) =>
        element('tr', {}, element('td', {}, String(board)), player(white, names), player(black, names)),
      ),
    );
    setText(rest, seen.more > 0 ? t.preview.more(seen.more) : '');
    rest.hidden = seen.more === 0;
    bye.hidden = seen.bye === undefined;
    if (seen.bye !== undefined) {
      const name = names?.[seen.bye - 1];
      bye.replaceChildren(
        element('span', {}, t.words.bye),
        element('span', { class: 'number' }, String(seen.bye)),
        ...(name === undefined ? [] : [nameElement(name)]),
      );
    }
  }

  /** A section's players are shown; those of one group stand in the draw above. */
  function fillPlayers(): void {
    const now = section();
    const names = (plan?.sections.length ?? 0) > 1 ? (now?.names ?? []) : [];
    people.hidden = names.length === 0;
    people.setAttribute('aria-label', t.formats.playersOf(now?.name ?? ''));
    redraw(people, names, () => names.map((name) => element('li', {}, nameElement(name))));
  }

  function fillSections(): void {
    const names = (plan?.sections ?? []).map(({ name }) => name);
    selectLine.hidden = names.length < 2;
    const drawn = JSON.stringify(names);
    if (select.dataset['drawn'] === drawn) return;
    select.dataset['drawn'] = drawn;
    select.replaceChildren(...names.map((name) => element('option', { value: name }, name)));
    if (!names.includes(chosen)) chosen = names[0] ?? '';
    select.value = chosen;
  }

  function player(no: number, names: readonly string[] | undefined): HTMLElement {
    const name = names?.[no - 1];
    return element(
      'td',
      {},
      element(
        'span',
        { class: 'player' },
        element('span', { class: 'number' }, String(no)),
        ...(name === undefined ? [] : [nameElement(name)]),
      ),
    );
  }

  return {
    root: element(
      'div',
      { class: 'group' },
      element('section', { 'aria-label': t.summary.heading }, numbers, free, takes, tooMany),
      preview,
    ),
    update: (newPlan, form) => {
      facts(newPlan, t).forEach(({ value, label }, i) => {
        const [dd, dt] = [values[i], labels[i]];
        if (dd) setText(dd, value);
        if (dt) setText(dt, label);
      });
      setText(free, newPlan ? freeRounds(newPlan, t) : '');
      free.hidden = free.textContent === '';
      setText(takes, newPlan ? clockSentence(newPlan, form.clock, t) : '');
      takes.hidden = takes.textContent === '';
      setText(tooMany, newPlan ? gamesWarning(newPlan, t) : '');
      tooMany.hidden = tooMany.textContent === '';
      preview.hidden = !newPlan;
      const same = shapeOf(plan) === shapeOf(newPlan);
      plan = newPlan;
      fillSections();
      fillPlayers();
      show(same ? round : 1);
    },
  };
}

/** While it stays the same, the round shown does too. */
function shapeOf(plan: Plan | undefined): string {
  return JSON.stringify(plan?.sections.map(({ players, format, rounds }) => [players, format, rounds]));
}
