/**
 * The form for a substitute, who takes a number over before its first game; after that it offers the withdrawal.
 */
import type { EventView, PlayerKey, TypedPlayer } from '../calls';
import { changeForm, type Preparation } from './change-form';
import { button, element } from '../parts/element';
import { playerFields } from '../parts/player-fields';
import { sectionOf } from '../parts/section';
import { clip, isolated, type Texts } from '../parts/texts';
import { gamesOf } from './withdrawal';

export function substitutionPart(
  key: PlayerKey,
  name: string,
  t: Texts,
  press: (player: TypedPlayer) => void,
  withdraw: () => void,
  cancel: () => void,
): Preparation {
  const texts = t.people.substitution;
  const called = isolated(clip(name, 60));
  const fields = playerFields('substitute', t);
  const explained = element('p', { class: 'hint' }, texts.explain(key.no));
  const late = element(
    'div',
    { class: 'warn' },
    element('p', {}, texts.late(called)),
    element('div', { class: 'answers' }, button(texts.instead, withdraw, { class: 'quiet' })),
  );
  const form = changeForm(
    t,
    {
      title: texts.heading(called),
      go: texts.go,
      press: () => {
        const player = fields.read();
        if (player) press(player);
      },
      cancel,
    },
    explained,
    late,
    fields.root,
  );
  return {
    root: form.root,
    focus: () => (fields.root.hidden ? form.focus() : fields.focus()),
    working: form.working,
    update: (view: EventView) => {
      const started = gamesOf(sectionOf(view, key.section).rows, key.no).results > 0;
      late.hidden = !started;
      explained.hidden = started;
      fields.root.hidden = started;
      form.go.hidden = started;
    },
  };
}
