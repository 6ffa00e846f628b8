/**
 * The part of the Share panel that has tabs made for the printer, and leads to those that are there.
 */
import type { EventView } from '../calls';
import { button, element, redraw } from '../parts/element';
import { currentRound, roundCounts } from '../page/event-status';
import type { SharePart } from './message-part';
import { labelled } from '../parts/player-fields';
import { selection } from '../parts/selection';
import { tabLinks } from '../parts/tab-links';
import type { Texts } from '../parts/texts';

export interface PrintActions {
  /** No round: all of them. */
  readonly roundSheets: (round?: number) => void;
  readonly playerCards: () => void;
  readonly goTo: (sheetId: number) => void;
}

export interface PrintPart extends SharePart {
  readonly working: (yes: boolean) => void;
  /** Puts the keyboard on the way to a new tab, with what there is to know of it. */
  readonly made: (sheetId: number, notes: readonly string[]) => void;
}

export function printPart(t: Texts, actions: PrintActions): PrintPart {
  const texts = t.share.printing;
  const which = selection('print-round', () => undefined);
  const sheets = button(
    texts.sheets,
    () => {
      const round = which.value();
      if (round === 'all') actions.roundSheets();
      else actions.roundSheets(Number(round));
    },
    { class: 'quiet' },
  );
  const cards = button(texts.cards, actions.playerCards, { class: 'quiet' });
  const links = element('div', { class: 'stack' });
  const known = element('div', { class: 'stack', role: 'status' });
  return {
    root: element(
      'section',
      { class: 'stack' },
      element('h2', {}, texts.heading),
      labelled(texts.which, which.root),
      sheets,
      cards,
      element('p', { class: 'hint' }, texts.hint),
      links,
      known,
    ),
    working: (yes) => {
      for (const one of [sheets, cards]) one.setAttribute('aria-disabled', String(yes));
    },
    made: (sheetId, notes) => {
      redraw(known, notes, () => notes.map((note) => element('p', { class: 'hint' }, note)));
      links.querySelector<HTMLElement>(`[data-tab="${sheetId}"]`)?.focus();
    },
    update: ({ games, tabs }: EventView) => {
      const rounds = roundCounts(games);
      which.fill(
        [
          ...rounds.map(({ round }) => ({ value: String(round), text: texts.round(round) })),
          { value: 'all', text: texts.all },
        ],
        String(currentRound(rounds) ?? 'all'),
      );
      const printed = tabs.filter(({ kind }) => kind === 'roundSheets' || kind === 'playerCards');
      links.hidden = printed.length === 0;
      redraw(links, printed, () => [element('h3', {}, texts.tabs), tabLinks(printed, actions.goTo)]);
    },
  };
}
