/**
 * The form in which a change is prepared, instead of the list it was chosen from: heading, what it does, the button
 * that carries it out, and the way back, which Escape is too.
 */
import { button, element } from '../parts/element';
import type { EventView } from '../calls';
import type { Texts } from '../parts/texts';

/** A change being prepared. */
export interface Preparation {
  readonly root: HTMLElement;
  /** The event as it is now; what was typed stays. */
  readonly update: (view: EventView) => void;
  readonly focus: () => void;
  /** A command is under way, or no longer. */
  readonly working: (yes: boolean) => void;
}

export interface ChangeForm {
  readonly root: HTMLFormElement;
  readonly go: HTMLButtonElement;
  /** Puts the keyboard on the heading, so that all of the form is read. */
  readonly focus: () => void;
  readonly working: (yes: boolean) => void;
}

export function changeForm(
  t: Texts,
  {
    title,
    go: caption,
    press,
    cancel,
  }: {
    readonly title: string;
    readonly go: string;
    readonly press: () => void;
    readonly cancel: () => void;
  },
  ...children: readonly Node[]
): ChangeForm {
  const heading = element('h2', { tabindex: -1 }, title);
  const go = element('button', { type: 'submit', class: 'go' }, caption);
  const root = element(
    'form',
    { class: 'group change', novalidate: true },
    heading,
    ...children,
    element('div', { class: 'answers' }, go, button(t.people.cancel, cancel, { class: 'quiet' })),
  );
  root.addEventListener('submit', (submit) => {
    submit.preventDefault();
    if (go.getAttribute('aria-disabled') !== 'true') press();
  });
  root.addEventListener('keydown', (press) => {
    if (press.key === 'Escape' && !press.defaultPrevented) cancel();
  });
  return {
    root,
    go,
    focus: () => heading.focus(),
    working: (yes) => go.setAttribute('aria-disabled', String(yes)),
  };
}
