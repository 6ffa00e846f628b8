/**
 * Makes elements of the page. Text from cells enters only as text nodes and attribute values, never as markup.
 */

export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** `true` sets an attribute without a value, `false` leaves it out. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...children);
  return made;
}

export function button(text: string, press: () => void, attributes: Attributes = {}): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, text);
  made.addEventListener('click', press);
  return made;
}

/** Sets the text only where it differs, so that a live region speaks once. */
export function setText(node: Node, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}

const shownIn = new WeakMap<Element, string>();

/**
 * Makes the children anew, but only where `state`, all that they show, has changed: so a live region is silent, and what
 * is unfolded or selected stays. The focus stays on what is called as before.
 */
export function redraw(root: HTMLElement, state: unknown, children: () => readonly (Node | string)[]): void {
  const now = JSON.stringify(state) ?? '';
  if (shownIn.get(root) === now) return;
  shownIn.set(root, now);
  const before = document.activeElement;
  const isWithin = before !== null && before !== root && root.contains(before);
  root.replaceChildren(...children());
  if (!isWithin) return;
  const again = [...root.querySelectorAll<HTMLElement>('button, input, select, summary')].find(
    (one) => calledIn(one) === calledIn(before),
  );
  if (again) keepFocus(again);
}

/** Puts children in place, some of which are there already: the focus stays where it is. */
export function arrange(root: HTMLElement, children: () => readonly Node[]): void {
  const before = document.activeElement;
  root.replaceChildren(...children());
  if (before instanceof HTMLElement && root.contains(before)) keepFocus(before);
}

/** Puts the focus back that the page was about to lose; never takes it from the sheet. */
export function keepFocus(one: HTMLElement): void {
  if (document.hasFocus()) one.focus({ preventScroll: true });
}

function calledIn(one: Element): string {
  return one.id || (one.getAttribute('aria-label') ?? one.textContent);
}

/** A name of any length and direction, on one line; the whole of it on hovering. */
export function nameElement(name: string): HTMLElement {
  return element('bdi', { class: 'name', title: name.slice(0, 300) }, name.slice(0, 300));
}
