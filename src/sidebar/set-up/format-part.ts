/**
 * The part of the Set up panel that settles how the field is divided, with the advice by its size.
 */
import type { PoolMethod } from '../../engine/planning/sections';
import { SYSTEMS, type System } from '../../engine/schedule/format';
import type { Division } from '../calls';
import { choice } from '../parts/choice';
import { teamColumn } from '../../engine/planning/teams';
import { FEWEST_IN_QUAD, isTossing, MOST_IN_QUAD, mostPools, TEAM_LETTERS } from './division';
import { button, element, setText } from '../parts/element';
import { fill, invalid, line, numberInput, tell } from '../parts/fold';
import {
  fieldOf,
  hasSections,
  LONGEST_SEED,
  MOST_PLAYERS,
  sectionCount,
  wholeNumber,
  type Form,
  type Found,
} from './form';
import { adviceOf, formatSentences } from './format-text';
import { divisionOf, intoOf, type DivisionProblem } from './division';
import type { Texts } from '../parts/texts';

export interface FormatPart {
  readonly root: HTMLElement;
  readonly update: (form: Form, found: Found) => void;
  readonly focusProblem: () => void;
}

export function formatPart(t: Texts, change: (part: Partial<Form>) => void): FormatPart {
  const { formats } = t;
  const into = choice<Division['into']>(
    'division',
    formats.legend,
    'cards',
    [
      { value: 'one', label: formats.one, note: formats.oneNote },
      { value: 'quads', label: formats.quads, note: formats.quadsNote },
      { value: 'pools', label: formats.pools, note: formats.poolsNote },
      { value: 'teams', label: formats.teams, note: formats.teamsNote },
      { value: 'listed', label: formats.listed },
    ],
    (division) => change({ division }),
  );
  const advised = element('span');
  const take = button('', () => {
    if (!advice) return;
    change(advice);
    into.focus();
  });
  take.className = 'link';
  let advice: Partial<Form> | undefined;
  const advising = element('p', { class: 'hint' }, advised, ' ', take);

  const system = element(
    'select',
    { id: 'system' },
    ...SYSTEMS.map((value) => element('option', { value }, formats.system[value])),
  );
  system.addEventListener('change', () => change({ system: system.value as System }));
  const systemLine = line(system, formats.system.label);

  const size = numberInput('quad-size', FEWEST_IN_QUAD, MOST_IN_QUAD, 'format-said', (quadSize) =>
    change({ quadSize }),
  );
  const sizeLine = line(size, formats.quadSize);
  const toss = element('input', { id: 'toss', type: 'checkbox' });
  toss.addEventListener('change', () => change({ toss: toss.checked }));
  const tossLine = element('label', { class: 'check', for: 'toss' }, toss, element('span', {}, formats.toss));
  const tossSeed = textInput('toss-seed', 'format-said', (value) => change({ tossSeed: value }));
  const tossSeedLine = line(tossSeed, formats.tossSeed);

  const pools = numberInput('pools', 2, MOST_PLAYERS / 2, 'format-said', (value) => change({ pools: value }));
  const poolsLine = line(pools, formats.poolCount);
  const deal = element(
    'select',
    { id: 'deal' },
    ...(['snake', 'order'] as const).map((value) => element('option', { value }, formats[value])),
  );
  deal.addEventListener('change', () => change({ poolMethod: deal.value as PoolMethod }));
  const dealLine = line(deal, formats.deal);

  const first = textInput('team-first', 'format-said', (name) => change({ teams: [name, second.value] }));
  const second = textInput('team-second', 'format-said', (name) => change({ teams: [first.value, name] }));
  const firstLine = line(first, formats.teamFirst);
  const secondLine = line(second, formats.teamSecond);

  const said = element('p', { class: 'hint', id: 'format-said' });
  const details = element(
    'div',
    { class: 'stack' },
    ...[systemLine, sizeLine, tossLine, tossSeedLine, poolsLine, dealLine, firstLine, secondLine],
  );
  into.root.append(advising, details, said);
  let problem: DivisionProblem | undefined;

  return {
    root: into.root,
    update: (form, found) => {
      const field = fieldOf(form, found);
      const ready = field.problem === undefined;
      const chosen = intoOf(form, field);
      const sectioned = hasSections(field);
      into.show('listed', sectioned);
      into.note('listed', sectioned ? formats.listedNote(sectionCount(field)) : '');
      for (const value of ['one', 'teams'] as const) {
        into.allow(value, !sectioned, formats.sectioned);
        into.note(value, sectioned ? formats.sectionedNote : formats[`${value}Note`]);
      }
      into.select(chosen);

      const { text, to, label } = ready ? adviceOf(field, chosen, t) : { text: '', to: undefined, label: '' };
      advice = to;
      setText(advised, text);
      advising.hidden = text === '';
      setText(take, label);
      take.hidden = to === undefined;

      const divided = ready ? divisionOf(form, field) : undefined;
      problem = divided?.ok === false ? divided.problem : undefined;
      systemLine.hidden = chosen !== 'one';
      fill(system, form.system);
      sizeLine.hidden = chosen !== 'quads';
      fill(size, form.quadSize);
      invalid(size, problem?.kind === 'quadSize' || problem?.kind === 'quadFew');
      tossLine.hidden = chosen !== 'quads' || wholeNumber(form.quadSize) !== 4;
      toss.checked = form.toss;
      tossSeedLine.hidden = tossLine.hidden || !isTossing(form);
      fill(tossSeed, form.tossSeed);
      invalid(tossSeed, problem?.kind === 'tossSeed');
      poolsLine.hidden = chosen !== 'pools';
      pools.max = String(Math.max(2, mostPools(field)));
      fill(pools, form.pools);
      invalid(pools, problem?.kind === 'pools');
      dealLine.hidden = chosen !== 'pools';
      fill(deal, form.poolMethod);
      const isHalves = chosen === 'teams' && teamColumn(field.people ?? []) === undefined;
      firstLine.hidden = !isHalves;
      secondLine.hidden = !isHalves;
      fill(first, form.teams[0]);
      fill(second, form.teams[1]);
      invalid(second, problem?.kind === 'teamNames');
      [first.placeholder, second.placeholder] = TEAM_LETTERS;
      tell(said, ready ? formatSentences(form, field, t).join(' ') : '', problem !== undefined);
    },
    focusProblem: () => {
      switch (problem?.kind) {
        case 'quadSize':
        case 'quadFew':
          return size.focus();
        case 'teamNames':
          return second.focus();
        case 'tossSeed':
          return tossSeed.focus();
        case 'pools':
          return pools.focus();
        default:
          return into.focus();
      }
    },
  };
}

function textInput(id: string, said: string, change: (value: string) => void): HTMLInputElement {
  const input = element('input', {
    ...{ id, type: 'text', maxlength: LONGEST_SEED, autocomplete: 'off', spellcheck: 'false', dir: 'auto' },
    'aria-describedby': said,
  });
  input.addEventListener('input', () => change(input.value));
  return input;
}
