/**
 * A list to choose one entry from: the browser's own. The choice stays while its entry is there.
 */
import { element } from './element';

export interface Entry {
  readonly value: string;
  readonly text: string;
}

export interface Selection {
  readonly root: HTMLSelectElement;
  readonly value: () => string;
  /** `first`: what is chosen where nothing was, or where the choice is gone. */
  readonly fill: (entries: readonly Entry[], first: string) => void;
}

export function selection(id: string, chosen: () => void): Selection {
  const root = element('select', { id });
  let drawn = '';
  root.addEventListener('change', chosen);
  return {
    root,
    value: () => root.value,
    fill: (entries, first) => {
      const state = JSON.stringify(entries);
      if (state === drawn) return;
      drawn = state;
      const before = root.value;
      root.replaceChildren(...entries.map(({ value, text }) => element('option', { value }, text)));
      root.value = entries.some(({ value }) => value === before) ? before : first;
    },
  };
}
