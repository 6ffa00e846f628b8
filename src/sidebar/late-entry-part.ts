/**
 * The form for a late entry: what it will do, and the newcomer.
 */
import type { EventView, TypedPlayer } from './calls';
import { changeForm, type Preparation } from './change-form';
import { element, setText } from './element';
import { entryInto, entrySentences } from './late-entry';
import { playerFields } from './player-fields';
import type { Texts } from './texts';

export function lateEntryPart(
  t: Texts,
  press: (player: TypedPlayer) => void,
  cancel: () => void,
): Preparation {
  const texts = t.people.entry;
  const fields = playerFields('entry', t);
  const said = element('div', { class: 'stack' });
  const form = changeForm(
    t,
    {
      title: texts.heading,
      go: texts.goNew,
      press: () => {
        const player = fields.read();
        if (player) press(player);
      },
      cancel,
    },
    said,
    fields.root,
  );
  return {
    root: form.root,
    focus: () => (fields.root.hidden ? form.focus() : fields.focus()),
    working: form.working,
    update: (view: EventView) => {
      const entry = entryInto(view);
      const sentences = entrySentences(entry, t);
      const tone = entry.place === 'free' ? 'hint' : 'warn';
      if (said.textContent !== sentences.join('')) {
        said.replaceChildren(
          ...sentences.map((sentence, i) => element('p', { class: i === 0 ? tone : 'hint' }, sentence)),
        );
      }
      const isClosed = entry.place === 'sections' || entry.place === 'teams';
      fields.root.hidden = isClosed;
      form.go.hidden = isClosed;
      setText(form.go, entry.place === 'free' ? texts.go(entry.no) : texts.goNew);
    },
  };
}
