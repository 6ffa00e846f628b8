/**
 * What a command has done, until the next one: the sentence, what the user should read, the new tabs, and a way back.
 */
import type { MadeTab } from '../calls';
import { button, element } from './element';
import { tabLinks } from './tab-links';
import type { Texts } from './texts';

export interface Outcome {
  readonly sentence: string;
  readonly notes: readonly string[];
  readonly tabs: readonly MadeTab[];
  readonly undo?: () => void;
}

export interface OutcomePart {
  readonly root: HTMLElement;
  readonly show: (outcome: Outcome) => void;
  readonly clear: () => void;
  readonly focus: () => void;
}

export function outcomePart(t: Texts, goTo: (sheetId: number) => void): OutcomePart {
  const root = element('section', { class: 'outcome stack', 'aria-label': t.people.notes, hidden: true });
  return {
    root,
    show: ({ sentence, notes, tabs, undo }) => {
      const made = tabs.filter((tab) => tab.made);
      root.replaceChildren(
        element(
          'div',
          { class: 'line' },
          element('p', { tabindex: -1 }, sentence),
          ...(undo ? [button(t.people.undo, undo, { class: 'quiet small' })] : []),
        ),
        ...notes.map((note) => element('p', { class: 'hint' }, note)),
        ...(made.length === 0 ? [] : [tabLinks(made, goTo)]),
      );
      root.hidden = false;
    },
    clear: () => {
      root.hidden = true;
      root.replaceChildren();
    },
    focus: () => root.querySelector('p')?.focus(),
  };
}
