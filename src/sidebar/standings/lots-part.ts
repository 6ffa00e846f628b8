/**
 * The part of the Standings panel that draws lots among those whom the list of tie-breaks leaves tied.
 */
import { button, element, redraw, setText } from '../parts/element';
import type { Texts } from '../parts/texts';

/** What the engine takes as a seed in a code: no blank, comma or semicolon. */
const SEED = /^[^\s,;]{1,80}$/;

export interface Lots {
  /** Who still shares a rank, a sentence a group. */
  readonly tied: readonly string[];
  /** Whom the lots have separated, a line a group. */
  readonly drawn: readonly string[];
  /** Games are still to be played, so that the ties may yet change. */
  readonly early: boolean;
  /** The seed of the lots that were drawn. */
  readonly seed: string | undefined;
  /** What the tab is called in which the seed stands. */
  readonly eventTab: string;
  /** The seed on offer. */
  readonly standard: string;
  readonly allowed: boolean;
}

export interface LotsPart {
  readonly root: HTMLElement;
  readonly update: (lots: Lots) => void;
  readonly focus: () => void;
}

export function lotsPart(t: Texts, drawLots: (seed: string) => void): LotsPart {
  let touched = false;
  const heading = element('h2', { id: 'lots-title', tabindex: -1 }, t.standings.lotsTitle);
  const groups = element('ul', { class: 'plain' });
  const result = element('ul', { class: 'plain' });
  const seed = element('input', {
    id: 'lots-seed',
    type: 'text',
    maxlength: 80,
    autocomplete: 'off',
    'aria-describedby': 'lots-why',
  });
  seed.addEventListener('input', () => (touched = true));
  const note = element('p', { class: 'hint', id: 'lots-why' });
  const press = button(t.standings.draw, () => {
    const value = seed.value.trim();
    const wrong = !SEED.test(value);
    seed.setAttribute('aria-invalid', String(wrong));
    note.classList.toggle('warn', wrong);
    if (wrong) {
      setText(note, t.standings.seedWrong);
      seed.focus();
    } else if (press.getAttribute('aria-disabled') !== 'true') drawLots(value);
  });
  press.className = 'quiet';
  const form = element(
    'div',
    { class: 'stack' },
    element('div', { class: 'line' }, element('label', { for: 'lots-seed' }, t.standings.seed), seed),
    note,
    press,
  );
  const drawnNote = element('p', { class: 'hint' });
  const root = element(
    'section',
    { class: 'stack', 'aria-labelledby': 'lots-title', hidden: true },
    heading,
    result,
    drawnNote,
    groups,
    form,
  );
  return {
    root,
    focus: () => heading.focus(),
    update: ({ tied, drawn, early, seed: used, eventTab, standard, allowed }) => {
      setText(heading, tied.length > 0 ? t.standings.lotsHeading : t.standings.lotsTitle);
      root.hidden = tied.length === 0 && used === undefined;
      redraw(groups, tied, () => tied.map((text) => element('li', {}, text)));
      groups.hidden = tied.length === 0;
      redraw(result, drawn, () => drawn.map((text) => element('li', {}, text)));
      result.hidden = drawn.length === 0;
      setText(drawnNote, used === undefined ? '' : t.standings.lotsNote(used, drawn.length, eventTab));
      drawnNote.hidden = used === undefined;
      form.hidden = tied.length === 0;
      const offered = standard.trim().replace(/[\s,;]+/g, '-');
      if (!touched && document.activeElement !== seed) seed.value = offered;
      if (!note.classList.contains('warn'))
        setText(note, early ? `${t.standings.lotsEarly} ${t.standings.seedWhy}` : t.standings.seedWhy);
      press.setAttribute('aria-disabled', String(!allowed));
    },
  };
}
