/**
 * The tabs of the sidebar: an ARIA tab list, one stop of the Tab key; arrows, Home and End go from tab to tab.
 */
import { element, keepFocus } from '../parts/element';
import { PANELS, type PanelName } from './panel';
import type { Texts } from '../parts/texts';

export interface Navigation {
  readonly root: HTMLElement;
  /** The tab panel around a panel's own element, with the ids that tie it to its tab. */
  readonly frame: (name: PanelName, ...children: readonly HTMLElement[]) => HTMLElement;
  readonly select: (name: PanelName) => void;
  /** What had the focus is gone: puts it on a tab. */
  readonly keepFocus: (name: PanelName) => void;
}

/** Where a key leads from the tab at `place` of `count`; undefined for a key that leads nowhere. */
export function placeAfter(key: string, place: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (place + 1) % count;
    case 'ArrowLeft':
      return (place + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** `choose` is called where the user goes to another tab; the keyboard stays on the tab. */
export function navigation(t: Texts, choose: (name: PanelName) => void): Navigation {
  const tabs = PANELS.map((name) => {
    const tab = element(
      'button',
      { type: 'button', role: 'tab', id: `tab-${name}`, 'aria-controls': `panel-${name}` },
      t.nav.tabs[name],
    );
    tab.addEventListener('click', () => choose(name));
    return { name, tab };
  });
  const root = element('div', { class: 'nav', role: 'tablist', 'aria-label': t.nav.label });
  root.append(...tabs.map(({ tab }) => tab));
  root.addEventListener('keydown', (press) => {
    if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return;
    const place = tabs.findIndex(({ tab }) => tab === press.target);
    const next = tabs[placeAfter(press.key, place, tabs.length) ?? -1];
    if (!next) return;
    press.preventDefault();
    next.tab.focus();
    choose(next.name);
  });
  return {
    root,
    frame: (name, ...children) =>
      element(
        'div',
        { role: 'tabpanel', id: `panel-${name}`, 'aria-labelledby': `tab-${name}`, hidden: true },
        ...children,
      ),
    keepFocus: (chosen) => {
      const tab = tabs.find(({ name }) => name === chosen)?.tab;
      if (tab) keepFocus(tab);
    },
    select: (chosen) => {
      for (const { name, tab } of tabs) {
        tab.setAttribute('aria-selected', String(name === chosen));
        tab.tabIndex = name === chosen ? 0 : -1;
      }
    },
  };
}
