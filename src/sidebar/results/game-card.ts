/**
 * A game of a round: who plays, a button for each result, and what is to be said of it (being written, another result
 * in the sheet, not written, undo). One stop of the Tab key; arrows go between the buttons.
 */
import type { Result } from '../../engine/results/game';
import type { CellFault, EventGame, EventPlayer } from '../calls';
import { button, element, keepFocus, nameElement, setText } from '../parts/element';
import { gameName, type Entry } from './result-writer';
import { DECISIONS, FORFEITS, USUAL_RESULTS } from './result-keys';
import { clip, isolated, quoted, type Texts } from '../parts/texts';

export interface GameState {
  readonly game: EventGame;
  readonly white: EventPlayer | undefined;
  readonly black: EventPlayer | undefined;
  readonly entry: Entry | undefined;
  /** What stood there before the user's last change; absent where it cannot be taken back. */
  readonly undo: string | undefined;
  readonly fault: CellFault | undefined;
}

export interface CardActions {
  readonly enter: (game: EventGame, result: Result | '') => void;
  /** An answer to what the card asks. */
  readonly answer: (game: EventGame, write: boolean) => void;
  readonly undo: (game: EventGame) => void;
  readonly goTo: (fault: CellFault) => void;
}

export interface GameCard {
  readonly root: HTMLElement;
  readonly name: string;
  readonly update: (state: GameState) => void;
  /** The buttons for results, the menu's own left out. */
  readonly buttons: readonly HTMLButtonElement[];
}

/** What the cell of the result shows. */
export function shownText({ text, result }: EventGame): string {
  return text ?? result ?? '';
}

export function gameCard(t: Texts, first: GameState, actions: CardActions): GameCard {
  let state = first;
  const name = gameName(first.game);
  const names = element('div', { class: 'pair' });
  const usual = USUAL_RESULTS.map((result) => ({ result, made: resultButton(result) }));
  const more = button('⋯', () => unfold(menu.hidden !== false), {
    class: 'result',
    'aria-expanded': 'false',
  });
  const others = [...FORFEITS, ...DECISIONS].map((result) => ({ result, made: resultButton(result) }));
  const clear = button(t.results.clear, () => choose(''), { class: 'quiet' });
  const rows = (results: readonly Result[]): readonly HTMLElement[] =>
    others.filter(({ result }) => results.includes(result)).map(({ made }) => made);
  const menu = element(
    'div',
    { class: 'more', hidden: true },
    element('p', { class: 'hint' }, t.results.forfeits),
    element('div', { class: 'row' }, ...rows(FORFEITS)),
    element('p', { class: 'hint' }, t.results.decisions),
    element('div', { class: 'row' }, ...rows(DECISIONS)),
    clear,
  );
  const note = element('div', { class: 'note', hidden: true });
  const line = element('div', { class: 'row' }, ...usual.map(({ made }) => made), more);
  const root = element('div', { class: 'game', role: 'group' }, names, line, menu, note);
  let said = '';

  function resultButton(result: Result): HTMLButtonElement {
    const made = button(result, () => choose(result), {
      class: 'result',
      'aria-label': `${result}, ${t.results.meaning[result]}`,
      title: t.results.meaning[result],
    });
    return made;
  }

  function choose(result: Result | ''): void {
    const within = menu.contains(document.activeElement);
    if (!menu.hidden) unfold(false);
    if (within) more.focus();
    actions.enter(state.game, result);
  }

  function unfold(open: boolean): void {
    menu.hidden = !open;
    more.setAttribute('aria-expanded', String(open));
  }

  root.addEventListener('keydown', (press) => {
    if (press.key !== 'Escape' || menu.hidden !== false) return;
    press.stopPropagation();
    unfold(false);
    more.focus();
  });

  function player(person: EventPlayer | undefined, no: number, colour: string): HTMLElement {
    const left = person && person.status !== 'playing' ? [element('small', {}, t.results.left)] : [];
    return element(
      'p',
      { class: 'side' },
      element('span', {}, nameElement(person?.name || String(no)), ...left),
      element('small', {}, `${colour} · ${no}`),
    );
  }

  function update(next: GameState): void {
    state = next;
    const { game, white, black, entry, fault } = next;
    const called = t.results.game(game.board, calledOf(white, game.white), calledOf(black, game.black));
    if (root.getAttribute('aria-label') !== called) {
      root.setAttribute('aria-label', called);
      names.replaceChildren(
        player(white, game.white, t.words.white),
        player(black, game.black, t.words.black),
      );
    }
    const onItsWay = entry?.state === 'queued' || entry?.state === 'writing';
    const shown = onItsWay ? entry.result : (game.result ?? '');
    root.classList.toggle('writing', onItsWay);
    root.classList.toggle(
      'amiss',
      fault !== undefined || entry?.state === 'asking' || entry?.state === 'failed',
    );
    for (const { result, made } of [...usual, ...others]) {
      made.setAttribute('aria-pressed', String(result === shown));
    }
    const other = others.find(({ result }) => result === shown)?.result;
    setText(more, other ?? '⋯');
    more.classList.toggle('on', other !== undefined);
    more.setAttribute('aria-label', other === undefined ? t.results.more : t.results.moreNow(other));
    clear.disabled = shown === '' && fault === undefined;
    drawNote();
  }

  /** Made anew only where it says something else, so that the focus stays and a question is announced once. */
  function drawNote(): void {
    const { game, entry, undo, fault } = state;
    const now = JSON.stringify([entry?.state, entry?.now, entry?.result, undo, fault?.cell, fault?.text]);
    if (now === said) return;
    said = now;
    const focused = note.contains(document.activeElement);
    const parts = noteParts(game);
    note.replaceChildren(...parts);
    note.hidden = parts.length === 0;
    if (focused) keepFocus(more);
  }

  function noteParts(game: EventGame): readonly HTMLElement[] {
    const { entry, undo, fault } = state;
    const yes = (text: string): HTMLElement =>
      button(text, () => actions.answer(game, true), { class: 'quiet' });
    const no = (text: string): HTMLElement =>
      button(text, () => actions.answer(game, false), { class: 'quiet' });
    const wanted = entry?.result === '' ? t.results.blank : (entry?.result ?? '');
    switch (entry?.state) {
      case 'queued':
      case 'writing':
        return [element('p', { class: 'hint' }, t.results.writing)];
      case 'asking': {
        const there = clip(entry.now ?? '', 20) || t.results.blank;
        return [
          element('p', { role: 'alert' }, t.results.overwrite(game.row, quoted(there, t), wanted)),
          element('div', { class: 'answers' }, no(t.results.keep(there)), yes(t.results.writeIt(wanted))),
        ];
      }
      case 'failed':
        return [
          element('p', {}, t.results.notWritten(wanted)),
          element('div', { class: 'answers' }, yes(t.tryAgain), no(t.results.leave)),
        ];
      case undefined:
        break;
    }
    if (fault) {
      const place = `${fault.tab} ${fault.cell}`;
      const link = button(t.nav.goToCell, () => actions.goTo(fault), {
        class: 'link',
        'aria-label': t.nav.goToThisCell(place),
      });
      return [element('p', {}, `${t.results.fault(fault.cell, quoted(clip(fault.text, 30), t))} `, link)];
    }
    if (undo === undefined) return [];
    const back = button(t.results.undo, () => actions.undo(game), { class: 'link' });
    return [element('p', { class: 'hint' }, `${t.results.wasBefore(undo)} `, back)];
  }

  update(first);
  return { root, name, update, buttons: [...usual.map(({ made }) => made), more] };
}

function calledOf(player: EventPlayer | undefined, no: number): string {
  return isolated(player?.name || String(no));
}
