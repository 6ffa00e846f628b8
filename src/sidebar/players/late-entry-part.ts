/**
 * The form for a late entry: what it will do, and the newcomer.
 */
import type { EventView, TypedPlayer } from '../calls';
import { changeForm, type Preparation } from './change-form';
import { element, setText } from '../parts/element';
import { entryInto, entrySentences, openSections } from './late-entry';
import { labelled, playerFields } from '../parts/player-fields';
import { selection } from '../parts/selection';
import type { Texts } from '../parts/texts';

export function lateEntryPart(
  t: Texts,
  press: (player: TypedPlayer, section: string | undefined) => void,
  cancel: () => void,
): Preparation {
  const texts = t.people.entry;
  const fields = playerFields('entry', t);
  let view: EventView | undefined;
  const section = selection('entry-section', draw);
  const sectionLine = labelled(texts.section, section.root);
  const said = element('div', { class: 'stack', 'aria-live': 'polite' });
  const form = changeForm(
    t,
    {
      title: texts.heading,
      go: texts.goNew,
      press: () => {
        const player = fields.read();
        if (player) press(player, sectionLine.hidden ? undefined : section.value());
      },
      cancel,
    },
    sectionLine,
    said,
    fields.root,
  );

  function draw(): void {
    if (!view) return;
    const open = openSections(view);
    section.fill(
      open.map((name) => ({ value: name, text: name })),
      open[0] ?? '',
    );
    sectionLine.hidden = open.length === 0;
    const entry = entryInto(view, section.value());
    const sentences = entrySentences(entry, t);
    const tone = entry.place === 'free' ? 'hint' : 'remark';
    if (said.textContent !== sentences.join('')) {
      said.replaceChildren(
        ...sentences.map((sentence, i) => element('p', { class: i === 0 ? tone : 'hint' }, sentence)),
      );
    }
    const isClosed = entry.place === 'sections' || entry.place === 'teams';
    fields.root.hidden = isClosed;
    form.go.hidden = isClosed;
    setText(form.go, entry.place === 'free' ? texts.go(entry.no) : texts.goNew);
  }

  return {
    root: form.root,
    focus: () => (fields.root.hidden ? form.focus() : fields.focus()),
    working: form.working,
    update: (now: EventView) => {
      view = now;
      draw();
    },
  };
}
