/**
 * The part of the Set up panel that is shown when the tabs are written: a way to each of them, and back.
 */
import type { MadeTab } from '../calls';
import { button, element, nameElement } from '../parts/element';
import type { Texts } from '../parts/texts';

export interface DonePart {
  readonly root: HTMLElement;
  readonly fill: (tabs: readonly MadeTab[], notes: readonly string[]) => void;
  readonly focus: () => void;
}

export function donePart(t: Texts, show: (tab: MadeTab) => void, again: () => void): DonePart {
  const heading = element('h2', { tabindex: -1 }, t.done.heading);
  const list = element('ul', { class: 'tabs' });
  const said = element('div', { class: 'stack' });
  return {
    root: element(
      'section',
      { class: 'group', hidden: true },
      element('div', { class: 'stack' }, heading, list),
      said,
      button(t.done.again, again, { class: 'quiet' }),
    ),
    fill: (tabs, notes) => {
      list.replaceChildren(
        ...tabs.map((tab) => {
          const open = button('', () => show(tab), { class: 'quiet tab' });
          open.append(nameElement(tab.name), ...(tab.made ? [] : [element('small', {}, t.done.was)]));
          return element('li', {}, open);
        }),
      );
      said.replaceChildren(...notes.map((note) => element('p', { class: 'remark' }, note)));
      said.hidden = notes.length === 0;
    },
    focus: () => heading.focus(),
  };
}
