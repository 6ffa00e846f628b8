/**
 * A text with a button that copies it; where the browser does not let the page copy, it is selected instead.
 */
import { button, element, setText } from './element';
import type { Texts } from './texts';

export interface CopyPart {
  readonly root: HTMLElement;
  readonly set: (text: string) => void;
}

/** `id` tells its text from others of the page; `copied`: what to do next, once it is copied. */
export function copyPart(
  id: string,
  t: Texts,
  {
    label,
    copy: caption,
    copied,
    rows,
  }: {
    readonly label: string;
    readonly copy: string;
    readonly copied: string;
    readonly rows: number;
  },
): CopyPart {
  const text = element('textarea', { id, rows, readonly: true, dir: 'auto', spellcheck: 'false' });
  const said = element('p', { class: 'hint', role: 'status' });
  const copy = button(caption, () => void press(), { class: 'quiet' });

  async function press(): Promise<void> {
    setText(said, '');
    const done = (await copyText(text.value)) || copySelected();
    if (!done) {
      text.focus();
      text.select();
    }
    setText(said, done ? copied : t.share.message.selected);
  }

  /** The old way, which works where a frame may not use the clipboard. */
  function copySelected(): boolean {
    const before = document.activeElement;
    text.select();
    const done = document.execCommand('copy');
    if (done && before instanceof HTMLElement) before.focus();
    return done;
  }

  return {
    root: element(
      'div',
      { class: 'stack' },
      element('label', { for: id, class: 'unseen' }, label),
      text,
      copy,
      said,
    ),
    set: (value) => {
      if (text.value === value) return;
      text.value = value;
      setText(said, '');
    },
  };
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
