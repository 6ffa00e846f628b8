/**
 * The form for a withdrawal: half of the games or not, what becomes of the results, both standings side by side.
 */
import type { Ranking } from '../../engine/standings/ranking';
import type { EventView, PlayerKey, Withdraw } from '../calls';
import { changeForm, type Preparation } from './change-form';
import { choice } from '../parts/choice';
import { element, nameElement, setText } from '../parts/element';
import { scoreText } from '../parts/score-text';
import { nameOf, sectionOf } from '../parts/section';
import { clip, isolated, type Texts } from '../parts/texts';
import { decisionSentence, withdrawnFrom } from './withdrawal';

export function withdrawalPart(
  key: PlayerKey,
  name: string,
  t: Texts,
  press: (request: Withdraw) => void,
  cancel: () => void,
): Preparation {
  const texts = t.people.withdrawal;
  const called = isolated(clip(name, 60));
  let status: Withdraw['status'] = 'withdrawn';
  let open = 0;
  const why = choice<Withdraw['status']>(
    'withdrawal',
    texts.why,
    'segments',
    [
      { value: 'withdrawn', label: texts.left },
      { value: 'expelled', label: texts.expelled },
    ],
    (value) => {
      status = value;
    },
  );
  why.select(status);
  const completed = element('dd');
  const needed = element('dd');
  const facts = element(
    'dl',
    { class: 'pairs' },
    element('div', {}, element('dt', {}, texts.completed), completed),
    element('div', {}, element('dt', {}, texts.needed), needed),
  );
  const decision = element('p');
  const unreadable = element('p', { class: 'warn' }, texts.unreadable);
  const kept = element('th', { scope: 'col' });
  const annulled = element('th', { scope: 'col' });
  const rows = element('tbody');
  const table = element(
    'table',
    { class: 'both' },
    element('caption', {}, texts.standings),
    element('thead', {}, element('tr', {}, element('th', { scope: 'col' }, t.words.name), kept, annulled)),
    rows,
  );
  const forfeits = element('p', { class: 'hint' });
  const form = changeForm(
    t,
    { title: texts.heading(called), go: texts.go, press: () => press({ ...key, status, open }), cancel },
    why.root,
    element('div', { class: 'stack' }, facts, decision, unreadable),
    table,
    forfeits,
  );

  function update(view: EventView): void {
    const { preview, applies, forfeits: games, lostByBoth, unreadable: dark } = withdrawnFrom(view, key);
    open = games;
    setText(completed, texts.of(preview.completed, preview.scheduled));
    setText(needed, String(preview.neededForHalf));
    decision.className = applies === 'annulled' ? 'remark' : 'hint';
    setText(decision, decisionSentence(view.settings.withdrawal, preview, t));
    unreadable.hidden = !dark;
    form.go.hidden = dark;
    const both = lostByBoth > 0 ? ` ${texts.bothLeft(lostByBoth)}` : '';
    setText(forfeits, texts.forfeits(games, called) + both);
    head(kept, texts.kept, applies === 'kept');
    head(annulled, texts.annulled, applies === 'annulled');
    const { players } = sectionOf(view, key.section);
    rows.replaceChildren(
      ...preview[applies].order
        .filter((no) => players.some((player) => player.no === no))
        .map((no) =>
          element(
            'tr',
            no === key.no ? { class: 'leaver' } : {},
            element('td', {}, nameElement(nameOf(players, no))),
            cell(preview.kept, no, applies === 'kept', t),
            cell(preview.annulled, no, applies === 'annulled', t),
          ),
        ),
    );
  }

  function head(cell: HTMLElement, text: string, applies: boolean): void {
    cell.replaceChildren(text, ...(applies ? [element('small', {}, texts.applies)] : []));
    cell.classList.toggle('applies', applies);
  }

  return { root: form.root, update, focus: form.focus, working: form.working };
}

/** Place and points; a dash for him whose results do not count. */
function cell({ ranks, table }: Ranking, no: number, applies: boolean, t: Texts): HTMLElement {
  const rank = ranks[no];
  const text = rank === undefined ? '–' : `${rank} · ${scoreText(table.points[no] ?? 0, t)}`;
  return element('td', applies ? { class: 'applies' } : {}, text);
}
