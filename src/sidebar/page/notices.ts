/**
 * What is amiss in the sheet and can be put right with a button: a run that broke off, half-made tabs, tabs that
 * somebody deleted, cells that cannot be read, names that are not those of the list. Shown above every panel.
 */
import { button, element, redraw } from '../parts/element';
import type { CellFault, EventView, Opening } from '../calls';
import { faultSentence, missingSentence, staleSentence } from './event-status';
import { leftoversSentence } from './status';
import type { Texts } from '../parts/texts';

/** Cells named before the rest is only counted. */
const FAULTS_SHOWN = 5;

export interface Notices {
  readonly root: HTMLElement;
  readonly update: (opening: Opening) => void;
}

export interface NoticeActions {
  readonly repair: () => void;
  readonly remake: () => void;
  readonly refreshNames: () => void;
  readonly removeLeftovers: () => void;
  /** The user wants to keep the half-made tabs: they are not named again. */
  readonly kept: () => void;
  readonly goTo: (sheetId: number, cell: string) => void;
}

export function notices(t: Texts, actions: NoticeActions): Notices {
  let kept: readonly string[] = [];
  const root = element('section', { class: 'notices', 'aria-label': t.nav.notices, hidden: true });

  function update(opening: Opening): void {
    const news = opening.leftovers.filter((tab) => !kept.includes(tab));
    const faults = (opening.view?.faults ?? []).filter(({ game }) => !game);
    const missing = opening.view?.missing ?? [];
    const stale = opening.view?.staleNames ?? [];
    const state = [opening.interrupted ?? '', news, missing, faults, stale];
    const made = () => [
      ...(opening.interrupted === undefined ? [] : [interrupted(opening.interrupted)]),
      ...(news.length === 0 ? [] : [leftovers(news, opening)]),
      ...(missing.length === 0
        ? []
        : [notice(missingSentence(missing, t), button(t.nav.remake(missing.length), actions.remake))]),
      ...(faults.length === 0 ? [] : [unreadable(faults)]),
      ...(opening.view && stale.length > 0 ? [otherNames(opening.view)] : []),
    ];
    root.hidden = state.every(({ length }) => length === 0);
    redraw(root, state, made);
  }

  function notice(text: string, ...buttons: readonly HTMLButtonElement[]): HTMLElement {
    for (const one of buttons) one.className = 'quiet';
    return element(
      'div',
      { class: 'warn' },
      element('p', {}, text),
      element('div', { class: 'answers' }, ...buttons),
    );
  }

  function interrupted(title: string): HTMLElement {
    return notice(t.nav.interrupted(title), button(t.nav.repair, actions.repair));
  }

  function leftovers(tabs: readonly string[], opening: Opening): HTMLElement {
    return notice(
      leftoversSentence(tabs, t),
      button(t.leftovers.remove(tabs.length), actions.removeLeftovers),
      button(t.leftovers.keep, () => {
        kept = [...kept, ...tabs];
        update(opening);
        actions.kept();
      }),
    );
  }

  function unreadable(faults: readonly CellFault[]): HTMLElement {
    return element(
      'div',
      { class: 'warn' },
      ...cellsList(faults.map((fault) => ({ ...fault, sentence: faultSentence(fault, t) }))),
    );
  }

  function otherNames({ staleNames, tabs }: EventView): HTMLElement {
    const { name = '', sheetId = 0 } = tabs.find(({ kind }) => kind === 'schedule') ?? {};
    const refresh = button(t.nav.refreshNames, actions.refreshNames, { class: 'quiet' });
    return element(
      'div',
      { class: 'warn' },
      ...cellsList(
        staleNames.map((stale) => ({
          ...{ sheetId, tab: name, cell: stale.cells[0] ?? '' },
          sentence: staleSentence(stale, t),
        })),
      ),
      element('div', { class: 'answers' }, refresh),
    );
  }

  function cellsList(
    cells: readonly { sheetId: number; tab: string; cell: string; sentence: string }[],
  ): HTMLElement[] {
    const more = cells.length - FAULTS_SHOWN;
    return [
      element(
        'ul',
        { class: 'plain stack' },
        ...cells.slice(0, FAULTS_SHOWN).map(({ sheetId, tab, cell, sentence }) =>
          element(
            'li',
            {},
            `${sentence} `,
            button(t.nav.goToCell, () => actions.goTo(sheetId, cell), {
              class: 'link',
              'aria-label': t.nav.goToThisCell(`${tab} ${cell}`),
            }),
          ),
        ),
      ),
      ...(more > 0 ? [element('p', {}, t.nav.moreFaults(more))] : []),
    ];
  }

  return { root, update };
}
