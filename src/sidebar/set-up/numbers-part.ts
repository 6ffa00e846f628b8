/**
 * The part of the Set up panel that settles who gets which start number, and shows the draw.
 */
import type { Numbering } from '../../engine/planning/start-numbers';
import { FEWEST_IN_VARMA, MOST_IN_VARMA } from '../../engine/schedule/varma';
import { choice } from '../parts/choice';
import { intoOf } from './division';
import { element, nameElement, redraw } from '../parts/element';
import { fill, invalid, line, tell } from '../parts/fold';
import { LONGEST_SEED, fieldOf, type Field, type Form, type Found } from './form';
import { largestVarmaGroup, numberingOf, seedMissing, varmaDraw, ways, type Barred } from './numbering';
import type { Plan } from './plan';
import { joinedSome, quoted, type Texts } from '../parts/texts';

export interface NumbersPart {
  readonly root: HTMLElement;
  readonly update: (form: Form, found: Found, plan: Plan | undefined) => void;
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
      { value: 'varma', label: t.formats.numbers.varma },
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
  const seedLine = line(seed, t.numbers.seed);
  const why = element('p', { class: 'hint' });
  const said = element('p', { class: 'hint', id: 'numbers-said' });
  const clash = element('p', { class: 'warn' });
  const list = element('ol', { class: 'draw', tabindex: 0, 'aria-label': t.numbers.draw });
  by.root.append(why, seedLine, said, clash, list);

  return {
    root: by.root,
    update: (form, found, plan) => {
      const field = fieldOf(form, found);
      const into = intoOf(form, field);
      const open = ways(form, field, into);
      const numbering = numberingOf(form, field, into);
      const missing = seedMissing(form, field, into);
      by.root.hidden = open.length === 0;
      for (const value of ['listed', 'lot', 'rating', 'varma'] as const) {
        const way = open.find((one) => one.by === value);
        by.show(value, way !== undefined);
        by.allow(value, way?.barred === undefined, way?.barred && barredSentence(way.barred, t));
      }
      by.label(
        'listed',
        into === 'pools' && form.poolMethod === 'snake' ? t.formats.numbers.dealt : t.numbers.listed,
      );
      by.select(numbering.by);
      const barred = open.flatMap((way) => (way.barred ? [barredSentence(way.barred, t)] : []));
      tell(why, barred.join(' '), false);
      seedLine.hidden = !('seed' in numbering);
      fill(seed, form.seed);
      invalid(seed, missing);
      tell(said, sentence(numbering, missing, field, into !== 'one', t), missing);
      tell(clash, clashSentence(numbering, missing, field, t), true);
      const [section] = plan?.sections ?? [];
      const isShown = into === 'one' && numbering.by !== 'listed' && !missing;
      const names = isShown ? (section?.names ?? []) : [];
      list.hidden = by.root.hidden || names.length === 0;
      redraw(list, names, () => names.map((name) => element('li', {}, nameElement(name))));
    },
    focusProblem: () => seed.focus(),
  };
}

function sentence(
  numbering: Numbering,
  missing: boolean,
  field: Field,
  sectioned: boolean,
  t: Texts,
): string {
  if (missing) return t.numbers.seedMissing;
  if (numbering.by === 'listed') return '';
  const each = sectioned && numbering.by === 'lot' ? [t.formats.numbers.eachSection] : [];
  const isNew = field.numbered === true ? [t.numbers.newTab] : [];
  return [waySentence(numbering, field, t), ...each, ...isNew].join(' ').trim();
}

function waySentence(numbering: Numbering, field: Field, t: Texts): string {
  switch (numbering.by) {
    case 'lot':
      return t.numbers.lotSaid;
    case 'varma': {
      const { contingents, clashing } = varmaDraw(field, numbering.seed);
      const say = t.formats.numbers;
      if (clashing.length > 0) return '';
      if (contingents.length === 0) return say.varmaFree;
      const named = contingents.map(({ name, places }) => say.contingent(quoted(name, t), places.length));
      return say.varmaSaid(joinedSome(named, 4, t.formats.more, t));
    }
    default:
      return t.numbers.ratingSaid;
  }
}

function clashSentence(numbering: Numbering, missing: boolean, field: Field, t: Texts): string {
  if (numbering.by !== 'varma' || missing) return '';
  const most = largestVarmaGroup(field.players);
  const { clashing } = varmaDraw(field, numbering.seed);
  return clashing
    .map(({ name, places }) => t.formats.numbers.clash(quoted(name, t), places.length, most))
    .join(' ');
}

function barredSentence(barred: Barred, t: Texts): string {
  const say = t.formats.numbers;
  return barred === 'varmaSize' ? say.varmaSize(FEWEST_IN_VARMA, MOST_IN_VARMA) : say[barred];
}
