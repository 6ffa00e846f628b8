/**
 * The part of the Set up panel that shows what will be made: four numbers, and any round of the schedule.
 */
import type { Format } from '../engine/schedule/format';
import { button, element, nameElement, setText } from './element';
import { facts, freeRounds, gamesWarning, previewOf } from './summary';
import type { Texts } from './texts';

/** Boards shown before the rest is only counted; one more is shown rather than `and 1 more board`. */
export const BOARDS_SHOWN = 5;

export interface PreviewPart {
  readonly root: HTMLElement;
  /** Without a format the numbers are dashes and no round is shown. */
  readonly update: (format: Format | undefined, names: readonly string[] | undefined) => void;
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
  const rest = element('p', { class: 'hint' });
  const bye = element('p', { class: 'hint bye' });
  const preview = element(
    'section',
    { class: 'preview', 'aria-labelledby': 'preview-title' },
    element('div', { class: 'stepper' }, element('h2', { id: 'preview-title' }, title), previous, next),
    table,
    rest,
    bye,
  );
  let round = 1;
  let format: Format | undefined;
  let names: readonly string[] | undefined;

  function step(sign: string, text: string, by: number): HTMLButtonElement {
    return button(sign, () => show(round + by), { class: 'step', 'aria-label': text, title: text });
  }

  /** The buttons stay reachable at the ends, so that the keyboard's place is not lost. */
  function show(wanted: number): void {
    if (!format) return;
    const seen = previewOf(format, wanted, BOARDS_SHOWN);
    round = seen.round;
    setText(title, t.preview.roundOf(round, seen.rounds));
    previous.setAttribute('aria-disabled', String(round === 1));
    next.setAttribute('aria-disabled', String(round === seen.rounds));
    rows.replaceChildren(
      ...seen.games.map(({ board, white, black }) =>
        element('tr', {}, element('td', {}, String(board)), player(white), player(black)),
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

  function player(no: number): HTMLElement {
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
      element('section', { 'aria-label': t.summary.heading }, numbers, free, tooMany),
      preview,
    ),
    update: (newFormat, newNames) => {
      facts(newFormat, t).forEach(({ value, label }, i) => {
        const [dd, dt] = [values[i], labels[i]];
        if (dd) setText(dd, value);
        if (dt) setText(dt, label);
      });
      setText(free, newFormat ? freeRounds(newFormat, t) : '');
      free.hidden = free.textContent === '';
      setText(tooMany, newFormat ? gamesWarning(newFormat, t) : '');
      tooMany.hidden = tooMany.textContent === '';
      preview.hidden = !newFormat;
      const same = JSON.stringify(format) === JSON.stringify(newFormat);
      format = newFormat;
      names = newNames;
      show(same ? round : 1);
    },
  };
}
