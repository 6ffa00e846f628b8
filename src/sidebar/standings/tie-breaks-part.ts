/**
 * The list of tie-breaks in the Standings panel: put in order by drag, by buttons or by Alt and an arrow key; added to
 * and taken from. It is a draft until the user saves it.
 */
import type { TieBreak } from '../../engine/standings/tie-break';
import { TIE_BREAKS } from '../../engine/standings/registry';
import { readTieBreak, isTieBreak } from '../../engine/standings/tie-break-list';
import { button, element, redraw, setText } from '../parts/element';
import { tieBreakName } from './standings-view';
import type { Texts } from '../parts/texts';
import { added, moved, placed, without } from './tie-break-order';

export interface TieBreaksPart {
  readonly root: HTMLElement;
  readonly update: (codes: readonly string[], enabled: boolean) => void;
  readonly focus: () => void;
}

interface Item {
  readonly code: string;
  readonly root: HTMLElement;
  readonly place: HTMLElement;
  readonly up: HTMLButtonElement;
  readonly down: HTMLButtonElement;
  readonly out: HTMLButtonElement;
}

export function tieBreaksPart(t: Texts, change: (codes: readonly string[]) => void): TieBreaksPart {
  let codes: readonly string[] = [];
  let items: readonly Item[] = [];
  let enabled = true;
  let dragged: string | undefined;
  const list = element('ol', { class: 'order plain', 'aria-labelledby': 'tie-breaks-title' });
  const told = element('p', { class: 'unseen', role: 'status' });
  const choice = element('select', { id: 'tie-break', 'aria-describedby': 'tie-break-help' });
  const help = element('p', { class: 'hint', id: 'tie-break-help' });
  const add = button(t.standings.add, addChosen, { class: 'quiet small' });
  choice.addEventListener('change', drawHelp);
  const root = element(
    'section',
    { class: 'stack', 'aria-labelledby': 'tie-breaks-title' },
    element('h2', { id: 'tie-breaks-title' }, t.standings.tieBreaks),
    list,
    element(
      'div',
      { class: 'adding' },
      element('label', { for: 'tie-break', class: 'unseen' }, t.standings.addLabel),
      choice,
      add,
    ),
    help,
    told,
  );

  list.addEventListener('dragover', (drag) => {
    if (dragged === undefined) return;
    drag.preventDefault();
    const over = items.find(({ root: one }) => one.contains(drag.target as Node));
    if (!over || over.code === dragged) return;
    const to = codes.indexOf(over.code);
    const { top, height } = over.root.getBoundingClientRect();
    const downwards = to > codes.indexOf(dragged);
    // Past the middle only, so that two items of unlike height do not change places for ever.
    if (downwards === drag.clientY > top + height / 2) set(placed(codes, dragged, to));
  });
  list.addEventListener('drop', (drag) => drag.preventDefault());

  function item(code: string): Item {
    const read = readTieBreak(code);
    const name = isTieBreak(read) ? tieBreakName(read, t) : code;
    const place = element('span', { class: 'number' });
    const up = button('↑', () => move(code, -1), { class: 'step', 'aria-label': t.standings.up(name) });
    const down = button('↓', () => move(code, 1), { class: 'step', 'aria-label': t.standings.down(name) });
    const out = button('×', () => remove(code, name), {
      class: 'step',
      'aria-label': t.standings.remove(name),
    });
    const made = element(
      'li',
      { draggable: 'true', title: isTieBreak(read) ? t.standings.help(read.code, read.help) : '' },
      element('span', { class: 'grip', 'aria-hidden': 'true' }, '⠿'),
      place,
      element('span', { class: 'what' }, name),
      element('small', {}, code.startsWith('LOT ') ? 'LOT' : code),
      up,
      down,
      out,
    );
    made.addEventListener('dragstart', (drag) => {
      if (!enabled) return drag.preventDefault();
      dragged = code;
      made.classList.add('dragged');
      drag.dataTransfer?.setData('text/plain', code);
      if (drag.dataTransfer) drag.dataTransfer.effectAllowed = 'move';
    });
    made.addEventListener('dragend', () => {
      dragged = undefined;
      made.classList.remove('dragged');
      tell(code);
    });
    made.addEventListener('keydown', (press) => {
      const by = press.key === 'ArrowUp' ? -1 : press.key === 'ArrowDown' ? 1 : undefined;
      if (!press.altKey || by === undefined) return;
      press.preventDefault();
      move(code, by);
    });
    return { code, root: made, place, up, down, out };
  }

  function set(next: readonly string[]): void {
    if (enabled && next !== codes) change(next);
  }

  function move(code: string, by: number): void {
    const inFocus = document.activeElement;
    set(moved(codes, code, by));
    if (inFocus instanceof HTMLElement && list.contains(inFocus)) inFocus.focus();
    tell(code);
  }

  function tell(code: string): void {
    setText(told, t.standings.placeOf(code, codes.indexOf(code) + 1, codes.length));
  }

  function remove(code: string, name: string): void {
    const at = codes.indexOf(code);
    set(without(codes, code));
    setText(told, t.standings.removed(name));
    (items[at] ?? items[at - 1])?.out.focus();
    if (items.length === 0) choice.focus();
  }

  function addChosen(): void {
    if (choice.value === '') return choice.focus();
    const code = choice.value;
    set(added(codes, code));
    tell(code);
  }

  function drawHelp(): void {
    const chosen = TIE_BREAKS.get(choice.value);
    setText(help, chosen ? helpOf(chosen) : '');
    help.hidden = !chosen;
    add.setAttribute('aria-disabled', String(!chosen || !enabled));
  }

  function helpOf({ code, help: sentence, article }: TieBreak): string {
    return `${t.standings.help(code, sentence)}${article === undefined ? '' : ` (${article})`}`;
  }

  function drawChoice(): void {
    const before = choice.value;
    const free = [...TIE_BREAKS.values()].filter(({ code }) => !codes.includes(code));
    redraw(
      choice,
      free.map(({ code }) => code),
      () => [
        element('option', { value: '' }, t.standings.addLabel),
        ...free.map((one) => element('option', { value: one.code }, `${one.code}: ${tieBreakName(one, t)}`)),
      ],
    );
    choice.value = free.some(({ code }) => code === before) ? before : '';
    drawHelp();
  }

  return {
    root,
    focus: () => (items[0]?.down ?? choice).focus(),
    update: (next, allowed) => {
      enabled = allowed;
      const same = items.length === next.length && items.every(({ code }, i) => code === next[i]);
      codes = next;
      if (!same) {
        items = next.map((code) => items.find((one) => one.code === code) ?? item(code));
        items.forEach(({ root: one }, i) => {
          if (list.children[i] !== one) list.insertBefore(one, list.children[i] ?? null);
        });
        while (list.children.length > items.length) list.lastElementChild?.remove();
      }
      items.forEach(({ place, up, down, out }, i) => {
        setText(place, String(i + 1));
        up.setAttribute('aria-disabled', String(!enabled || i === 0));
        down.setAttribute('aria-disabled', String(!enabled || i === items.length - 1));
        out.setAttribute('aria-disabled', String(!enabled));
      });
      list.hidden = items.length === 0;
      drawChoice();
    },
  };
}
