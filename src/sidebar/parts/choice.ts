/**
 * A group of radio buttons: the browser's own, so that arrow keys, Tab and screen readers work as everywhere.
 */
import { element, setText } from './element';

export interface Choice<V extends string> {
  readonly root: HTMLFieldSetElement;
  readonly select: (value: V) => void;
  readonly label: (value: V, text: string) => void;
  /** The small line under the label. */
  readonly note: (value: V, text: string) => void;
  /** `why` is told on hovering where it is not allowed. */
  readonly allow: (value: V, allowed: boolean, why?: string) => void;
  readonly show: (value: V, shown: boolean) => void;
  readonly focus: () => void;
}

/** `look`: cards side by side in two columns, segments in one line, or rows. */
export function choice<V extends string>(
  name: string,
  legend: string,
  look: 'cards' | 'segments' | 'rows',
  options: readonly { readonly value: V; readonly label: string; readonly note?: string }[],
  chosen: (value: V) => void,
): Choice<V> {
  const made = options.map(({ value, label, note }) => {
    const id = `${name}-${value}`;
    const input = element('input', {
      type: 'radio',
      name,
      value,
      id,
      'aria-labelledby': `${id}-label`,
      'aria-describedby': `${id}-note`,
    });
    input.addEventListener('change', () => chosen(value));
    const title = element('span', { class: 'option-label', id: `${id}-label` }, label);
    const small = element('span', { class: 'option-note', id: `${id}-note` }, note ?? '');
    return { value, input, title, small, root: element('label', { class: 'option' }, input, title, small) };
  });
  const of = (value: V) => made.find((option) => option.value === value);
  return {
    root: element(
      'fieldset',
      { class: `choice ${look}` },
      element('legend', {}, legend),
      element('div', { class: 'options' }, ...made.map(({ root }) => root)),
    ),
    select: (value) => {
      for (const option of made) option.input.checked = option.value === value;
    },
    label: (value, text) => {
      const option = of(value);
      if (option) setText(option.title, text);
    },
    note: (value, text) => {
      const option = of(value);
      if (option) setText(option.small, text);
    },
    allow: (value, allowed, why = '') => {
      const option = of(value);
      if (!option) return;
      option.input.disabled = !allowed;
      option.root.title = allowed ? '' : why;
    },
    show: (value, shown) => {
      const option = of(value);
      if (option) option.root.hidden = !shown;
    },
    focus: () => made.find(({ input }) => input.checked)?.input.focus(),
  };
}
