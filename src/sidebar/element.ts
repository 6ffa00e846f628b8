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

/** A name of any length and direction, on one line; the whole of it on hovering. */
export function nameElement(name: string): HTMLElement {
  return element('bdi', { class: 'name', title: name.slice(0, 300) }, name.slice(0, 300));
}
