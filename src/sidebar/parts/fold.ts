/**
 * A part of the form that is folded until it is wanted, with a word on what stands in it.
 */
import { element, setText } from './element';

export interface Fold {
  readonly root: HTMLDetailsElement;
  readonly body: HTMLElement;
  /** The word beside the heading. */
  readonly say: (text: string) => void;
  readonly open: () => void;
}

export function fold(heading: string, ...children: readonly (Node | string)[]): Fold {
  const said = element('span', { class: 'said' });
  const body = element('div', { class: 'stack' }, ...children);
  const root = element(
    'details',
    { class: 'part' },
    element('summary', {}, element('span', { class: 'part-title' }, heading), said),
    body,
  );
  return {
    root,
    body,
    say: (text) => setText(said, text),
    open: () => (root.open = true),
  };
}

/** A label and its control in one line. */
export function line(control: HTMLElement, label: string): HTMLElement {
  return element('div', { class: 'line' }, element('label', { for: control.id }, label), control);
}

/** A whole number, which the form holds as it was typed. */
export function numberInput(
  id: string,
  least: number,
  most: number,
  said: string,
  change: (value: string) => void,
): HTMLInputElement {
  const input = element('input', {
    ...{ id, type: 'number', min: least, max: most, step: 1, inputmode: 'numeric' },
    'aria-describedby': said,
  });
  input.addEventListener('input', () => change(input.value));
  return input;
}

/** What the user is typing stays as he types it. */
export function fill(input: HTMLInputElement | HTMLSelectElement, value: string): void {
  if (input.value !== value && document.activeElement !== input) input.value = value;
}

export function invalid(control: HTMLElement, wrong: boolean): void {
  control.setAttribute('aria-invalid', String(wrong));
}

/** A hint, or a warning in its place. */
export function tell(node: HTMLElement, text: string, wrong: boolean): void {
  node.classList.toggle('warn', wrong);
  node.classList.toggle('hint', !wrong);
  setText(node, text);
  node.hidden = text === '';
}
