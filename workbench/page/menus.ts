/**
 * The menu bar: the workbench's own few menus, and those that the script's `onOpen` built.
 */
export type Item =
  | {
      readonly kind: 'item';
      readonly caption: string;
      readonly hint?: string;
      readonly checked?: boolean;
      readonly act: () => void;
    }
  | { readonly kind: 'separator' }
  | { readonly kind: 'menu'; readonly caption: string; readonly items: readonly Item[] };

export interface Menu {
  readonly caption: string;
  readonly items: readonly Item[];
}

/**
 * Fills the bar. Keys as in every menu bar: arrows, Enter, Escape. `left` is called when an item was chosen or
 * the bar is left by Escape.
 */
export function drawMenus(bar: HTMLElement, menus: readonly Menu[], left: () => void) {
  bar.replaceChildren(...menus.map((menu) => drawMenu(bar, menu, left)));
}

function drawMenu(bar: HTMLElement, menu: Menu, left: () => void): HTMLElement {
  const holder = document.createElement('div');
  holder.className = 'menu';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = menu.caption;
  button.setAttribute('aria-haspopup', 'menu');
  button.setAttribute('aria-expanded', 'false');
  button.setAttribute('role', 'menuitem');
  const list = drawList(menu.items, () => {
    close(holder);
    left();
  });
  list.hidden = true;
  button.addEventListener('click', () => (list.hidden ? openMenu(bar, holder) : close(holder)));
  button.addEventListener('pointerenter', () => {
    const other = bar.querySelector('.menu > [aria-expanded="true"]');
    if (other && other !== button) openMenu(bar, holder);
  });
  holder.append(button, list);
  holder.addEventListener('keydown', (event) => key(event, bar, holder, left));
  holder.addEventListener('focusout', (event) => {
    if (!holder.contains(event.relatedTarget as Node | null)) close(holder);
  });
  return holder;
}

function drawList(items: readonly Item[], done: () => void): HTMLElement {
  const list = document.createElement('ul');
  list.setAttribute('role', 'menu');
  for (const item of items) {
    const line = document.createElement('li');
    line.setAttribute('role', 'none');
    if (item.kind === 'separator') {
      line.setAttribute('role', 'separator');
      list.append(line);
      continue;
    }
    const button = document.createElement('button');
    button.type = 'button';
    button.tabIndex = -1;
    const caption = document.createElement('span');
    caption.textContent = item.caption;
    button.append(caption);
    if (item.kind === 'menu') {
      button.setAttribute('role', 'menuitem');
      button.setAttribute('aria-haspopup', 'menu');
      button.setAttribute('aria-expanded', 'false');
      const inner = drawList(item.items, done);
      inner.hidden = true;
      const show = (shown: boolean) => {
        inner.hidden = !shown;
        button.setAttribute('aria-expanded', String(shown));
      };
      button.addEventListener('click', () => {
        show(true);
        (inner.querySelector('button') as HTMLElement | null)?.focus();
      });
      line.addEventListener('pointerenter', () => show(true));
      line.addEventListener('pointerleave', () => show(false));
      line.append(button, inner);
    } else {
      button.setAttribute('role', item.checked === undefined ? 'menuitem' : 'menuitemradio');
      if (item.checked !== undefined) button.setAttribute('aria-checked', String(item.checked));
      if (item.hint) {
        const hint = document.createElement('kbd');
        hint.textContent = item.hint;
        hint.setAttribute('aria-hidden', 'true');
        button.append(hint);
      }
      button.addEventListener('click', () => {
        done();
        item.act();
      });
      line.append(button);
    }
    list.append(line);
  }
  return list;
}

function top(holder: Element): HTMLElement {
  return holder.querySelector(':scope > button') as HTMLElement;
}

function openMenu(bar: HTMLElement, holder: Element) {
  for (const other of bar.children) if (other !== holder) close(other);
  const list = holder.querySelector(':scope > ul') as HTMLElement;
  list.hidden = false;
  top(holder).setAttribute('aria-expanded', 'true');
  (list.querySelector('button') as HTMLElement | null)?.focus();
}

function close(holder: Element) {
  for (const list of holder.querySelectorAll<HTMLElement>('ul')) list.hidden = true;
  for (const button of holder.querySelectorAll('[aria-expanded]'))
    button.setAttribute('aria-expanded', 'false');
}

function key(event: KeyboardEvent, bar: HTMLElement, holder: HTMLElement, left: () => void) {
  const target = event.target as HTMLElement;
  const list = target.closest('ul');
  const siblings = list ? [...list.querySelectorAll<HTMLElement>(':scope > li > button')] : [];
  const step = (by: number) => siblings.at((siblings.indexOf(target) + by) % siblings.length)?.focus();
  const neighbour = (by: number) => {
    const all = [...bar.children];
    const next = all.at((all.indexOf(holder) + by) % all.length);
    if (!next) return;
    const wasOpen = top(holder).getAttribute('aria-expanded') === 'true';
    close(holder);
    if (wasOpen) openMenu(bar, next);
    else top(next).focus();
  };
  const inner = list?.parentElement?.closest('ul');
  switch (event.key) {
    case 'ArrowDown':
      if (list) step(1);
      else openMenu(bar, holder);
      break;
    case 'ArrowUp':
      if (list) step(-1);
      break;
    case 'ArrowRight':
      if (target.getAttribute('aria-haspopup') === 'menu' && list) target.click();
      else neighbour(1);
      break;
    case 'ArrowLeft':
      if (inner && list) {
        list.hidden = true;
        const opener = list.parentElement?.querySelector<HTMLElement>(':scope > button');
        opener?.setAttribute('aria-expanded', 'false');
        opener?.focus();
      } else neighbour(-1);
      break;
    case 'Escape':
      if (top(holder).getAttribute('aria-expanded') === 'true') {
        close(holder);
        top(holder).focus();
      } else left();
      break;
    default:
      // Enter, space and Tab do what they do on every button; the grid must not hear of any key.
      event.stopPropagation();
      return;
  }
  event.preventDefault();
  event.stopPropagation();
}
