/**
 * The form for taking a withdrawal back: which forfeits are taken out.
 */
import type { EventView, PlayerKey } from '../calls';
import { changeForm, type Preparation } from './change-form';
import { element, setText } from '../parts/element';
import { clip, isolated, type Texts } from '../parts/texts';
import { forfeitsOf } from './withdrawal';

export function reinstatementPart(
  key: PlayerKey,
  name: string,
  t: Texts,
  press: () => void,
  cancel: () => void,
): Preparation {
  const texts = t.people.reinstatement;
  const said = element('p');
  const form = changeForm(
    t,
    { title: texts.heading(isolated(clip(name, 60))), go: texts.go, press, cancel },
    said,
  );
  return {
    root: form.root,
    focus: form.focus,
    working: form.working,
    update: (view: EventView) => {
      const forfeits = forfeitsOf(view, key);
      said.className = forfeits ? 'hint' : 'warn';
      setText(
        said,
        !forfeits ? texts.byHand : forfeits.length === 0 ? texts.none : texts.forfeits(forfeits.length),
      );
    },
  };
}
