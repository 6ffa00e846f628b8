/**
 * The part of the Set up panel that settles who gets which start number, and shows the draw.
 */
import type { Numbering } from '../engine/planning/start-numbers';
import { choice } from './choice';
import { element, nameElement, setText } from './element';
import {
  LONGEST_SEED,
  fieldOf,
  numberedNames,
  numberingOf,
  seedMissing,
  type Form,
  type Found,
} from './form';
import type { Texts } from './texts';

export interface NumbersPart {
  readonly root: HTMLElement;
  readonly update: (form: Form, found: Found) => void;
  readonly focusProblem: () => void;
}

export function numbersPart(t: Texts, change: (part: Partial<Form>) => void): NumbersPart {
  const by = choice<Numbering['by']>(
    'numbers',
    t.numbers.legend,
    'segments',
    [
      { value: 'listed', label: t.numbers.listed },
      { value: 'lot', label: t.numbers.lot },
      { value: 'rating', label: t.numbers.rating },
    ],
    (numbers) => change({ numbers }),
  );
  const seed = element('input', {
    id: 'seed',
    type: 'text',
    maxlength: LONGEST_SEED,
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': 'numbers-said',
  });
  seed.addEventListener('input', () => change({ seed: seed.value }));
  const line = element('div', { class: 'line' }, element('label', { for: 'seed' }, t.numbers.seed), seed);
  const said = element('p', { class: 'hint', id: 'numbers-said' });
  const list = element('ol', { class: 'draw', tabindex: 0, 'aria-label': t.numbers.draw });
  by.root.append(line, said, list);

  return {
    root: by.root,
    update: (form, found) => {
      const field = fieldOf(form, found);
      const numbering = numberingOf(form, field);
      const missing = seedMissing(form, field);
      by.root.hidden = field.problem !== undefined || field.names === undefined;
      by.allow('rating', field.ratings !== undefined);
      by.select(numbering.by);
      line.hidden = numbering.by !== 'lot';
      if (seed.value !== form.seed && document.activeElement !== seed) seed.value = form.seed;
      seed.setAttribute('aria-invalid', String(missing));
      said.classList.toggle('warn', missing);
      said.classList.toggle('hint', !missing);
      setText(said, sentence(numbering, missing, field.numbered === true, t));
      said.hidden = said.textContent === '';
      const names = numbering.by === 'listed' || missing ? [] : (numberedNames(form, field) ?? []);
      list.hidden = by.root.hidden || names.length === 0;
      list.replaceChildren(...names.map((name) => element('li', {}, nameElement(name))));
    },
    focusProblem: () => seed.focus(),
  };
}

function sentence(numbering: Numbering, missing: boolean, numbered: boolean, t: Texts): string {
  if (missing) return t.numbers.seedMissing;
  if (numbering.by === 'listed') return '';
  const what = numbering.by === 'lot' ? t.numbers.lotSaid : t.numbers.ratingSaid;
  return numbered ? `${what} ${t.numbers.newTab}` : what;
}
