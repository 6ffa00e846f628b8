/**
 * The form for correcting a player's name.
 */
import { changeForm, type Preparation } from './change-form';
import { element, setText } from '../parts/element';
import { tidy } from '../parts/names';
import { labelled } from '../parts/player-fields';
import { clip, isolated, type Texts } from '../parts/texts';

export function renamingPart(
  name: string,
  t: Texts,
  press: (name: string) => void,
  cancel: () => void,
): Preparation {
  const texts = t.people.renaming;
  const said = element('p', { class: 'hint', id: 'renaming-said' }, texts.explain);
  const input = element('input', {
    id: 'renaming',
    type: 'text',
    autocomplete: 'off',
    spellcheck: 'false',
    dir: 'auto',
    required: true,
    value: name,
    'aria-describedby': 'renaming-said',
  });

  function read(): void {
    const typed = tidy(input.value);
    const wrong = typed === '' ? t.people.fields.noName : typed === name ? texts.same : undefined;
    said.className = wrong === undefined ? 'hint' : 'warn';
    setText(said, wrong ?? texts.explain);
    input.setAttribute('aria-invalid', String(wrong !== undefined));
    if (wrong === undefined) press(typed);
    else input.focus();
  }

  const form = changeForm(
    t,
    { title: texts.heading(isolated(clip(name, 60))), go: texts.go, press: read, cancel },
    element('div', { class: 'stack' }, labelled(t.people.fields.name, input), said),
  );
  return {
    root: form.root,
    working: form.working,
    update: () => undefined,
    focus: () => {
      input.focus();
      input.select();
    },
  };
}
