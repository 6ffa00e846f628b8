/**
 * The Players part of the Set up panel: where the players come from, and what was found there.
 */
import { choice } from '../parts/choice';
import { button, element, setText } from '../parts/element';
import { MOST_PLAYERS, fieldOf, type Form, type Found, type From } from './form';
import { fieldSentence } from './form-status';
import type { Texts } from '../parts/texts';

export interface PlayersPart {
  readonly root: HTMLElement;
  readonly update: (form: Form, found: Found) => void;
  readonly focus: () => void;
  /** Puts the keyboard on the control that has to be put right. */
  readonly focusProblem: (form: Form) => void;
}

export function playersPart(
  t: Texts,
  change: (part: Partial<Form>) => void,
  readSelection: () => void,
  readTab: () => void,
): PlayersPart {
  const source = choice<From>(
    'from',
    t.players.legend,
    'cards',
    [
      { value: 'tab', label: t.players.tab },
      { value: 'selection', label: t.players.selection },
      { value: 'list', label: t.players.list, note: t.players.listNote },
      { value: 'number', label: t.players.number, note: t.players.numberNote },
    ],
    (from) => change({ from }),
  );
  const names = element('textarea', {
    id: 'names',
    rows: 6,
    spellcheck: 'false',
    autocomplete: 'off',
    dir: 'auto',
    'aria-describedby': 'players-said',
  });
  names.addEventListener('focus', () => change({ from: 'list' }));
  names.addEventListener('input', () => change({ list: names.value }));
  const number = element('input', {
    id: 'number',
    type: 'number',
    min: 2,
    max: MOST_PLAYERS,
    step: 1,
    inputmode: 'numeric',
    'aria-describedby': 'players-said',
  });
  number.addEventListener('input', () => change({ number: number.value }));
  const list = element('div', { class: 'stack' }, element('label', { for: 'names' }, t.players.names), names);
  const howMany = element(
    'div',
    { class: 'line' },
    element('label', { for: 'number' }, t.players.howMany),
    number,
  );
  const said = element('p', { class: 'hint', id: 'players-said' });
  const again = button('', () => (current === 'tab' ? readTab() : readSelection()), { class: 'quiet small' });
  let current: From = 'list';
  source.root.append(list, howMany, said, again);

  return {
    root: source.root,
    update: (form, found) => {
      const { problem, players } = fieldOf(form, found);
      current = form.from;
      source.select(form.from);
      source.allow('tab', found.playersTab !== undefined);
      source.note('tab', tabNote(found, t));
      source.note('selection', selectionNote(found, t));
      list.hidden = form.from !== 'list';
      howMany.hidden = form.from !== 'number';
      again.hidden = form.from === 'list' || form.from === 'number';
      setText(again, againText(form.from, found, t));
      if (names.value !== form.list) names.value = form.list;
      if (number.value !== form.number && document.activeElement !== number) number.value = form.number;
      const wrong = problem !== undefined && problem.kind !== 'none' && problem.kind !== 'unread';
      names.setAttribute('aria-invalid', String(wrong && players > 0));
      number.setAttribute('aria-invalid', String(wrong));
      said.classList.toggle('warn', wrong);
      said.classList.toggle('hint', !wrong);
      setText(said, fieldSentence(form, found, t));
      said.hidden = said.textContent === '' || (form.from === 'tab' && !wrong);
    },
    focus: source.focus,
    focusProblem: ({ from }) => {
      if (from === 'list') names.focus();
      else if (from === 'number') number.focus();
      else again.focus();
    },
  };
}

function tabNote({ playersTab }: Found, t: Texts): string {
  if (!playersTab) return t.players.tabMissing;
  return playersTab.ok ? t.players.count(playersTab.players.length) : t.players.tabProblem;
}

function selectionNote({ selection }: Found, t: Texts): string {
  return selection?.ok ? t.players.count(selection.players.length) : t.players.selectionNote;
}

function againText(from: From, found: Found, t: Texts): string {
  if (from === 'tab') return t.players.tabAgain;
  return found.selection ? t.players.readAgain : t.players.read;
}
