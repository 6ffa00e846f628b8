/**
 * A list to choose one entry from: the browser's own. What the user has chosen stays while its entry is there.
 */
import { element } from './element';

export interface Entry {
  readonly value: string;
  readonly text: string;
}

export interface Selection {
  readonly root: HTMLSelectElement;
  readonly value: () => string;
  /** `first`: what is chosen until the user has chosen, and where his choice is gone. */
  readonly fill: (entries: readonly Entry[], first: string) => void;
}

export function selection(id: string, chosen: () => void): Selection {
  const root = element('select', { id });
  let drawn = '';
  let isChosen = false;
  root.addEventListener('change', () => {
    isChosen = true;
    chosen();
  });
  return {
    root,
    value: () => root.value,
    fill: (entries, first) => {
      const state = JSON.stringify(entries);
      const before = root.value;
      if (state !== drawn)
        root.replaceChildren(...entries.map(({ value, text }) => element('option', { value }, text)));
      drawn = state;
      isChosen &&= entries.some(({ value }) => value === before);
      root.value = isChosen ? before : first;
    },
  };
}
