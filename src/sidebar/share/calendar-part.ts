/**
 * The part of the Share panel that makes a calendar file for everybody or for one player.
 */
import { appointmentsOf, undated } from './appointments';
import { calendarFile } from './calendar';
import type { EventView, PlayerKey } from '../calls';
import { copyPart } from '../parts/copy-part';
import { button, element, setText } from '../parts/element';
import type { SharePart } from './message-part';
import { labelled } from '../parts/player-fields';
import { sectionsOf } from '../parts/section';
import { selection } from '../parts/selection';
import type { Status } from '../page/status';
import { clip, type Texts } from '../parts/texts';

export function calendarPart(t: Texts, say: (status: Status) => void, goToSchedule: () => void): SharePart {
  const texts = t.share.calendar;
  let view: EventView | undefined;
  let players: readonly PlayerKey[] = [];
  const whose = selection('calendar-of', draw);
  const count = element('p', { class: 'hint' });
  const none = element('p', { class: 'remark' });
  const toSchedule = button(t.share.goToSchedule, goToSchedule, { class: 'quiet' });
  const download = button(texts.download, save, { class: 'quiet' });
  const copy = copyPart('calendar-text', t, {
    label: texts.text,
    copy: texts.copy,
    copied: texts.copied,
    rows: 3,
  });
  const file = element(
    'div',
    { class: 'stack' },
    count,
    download,
    element('p', { class: 'hint' }, texts.hint),
    element('details', {}, element('summary', {}, texts.otherwise), copy.root),
  );

  /** When the file was made that is shown: another moment alone makes no other file. */
  let made = { of: '', at: 0 };
  const who = (): PlayerKey | undefined => players[Number(whose.value())];

  function text(of: EventView): string {
    const appointments = appointmentsOf(of, who(), t);
    const state = JSON.stringify(appointments);
    if (state !== made.of) made = { of: state, at: Date.now() };
    return calendarFile(appointments, made.at);
  }

  function draw(): void {
    if (!view) return;
    const games = appointmentsOf(view, who(), t).length;
    const without = undated(view, who());
    const anybody = view.games.some(({ black, date }) => black !== 0 && date !== undefined);
    none.hidden = games > 0;
    toSchedule.hidden = games > 0;
    file.hidden = games === 0;
    setText(none, anybody ? texts.noneOfPlayer : texts.none);
    setText(count, [texts.games(games), ...(without > 0 ? [texts.undated(without)] : [])].join(' '));
    copy.set(games > 0 ? text(view) : '');
  }

  /** The link exists for the click only: HtmlService's frame allows downloads, but no address to be opened. */
  function save(): void {
    if (!view) return;
    const chosen = whose.root.selectedOptions[0];
    const name = fileName([view.name, ...(who() ? [chosen?.text ?? ''] : [])]);
    const url = URL.createObjectURL(new Blob([text(view)], { type: 'text/calendar;charset=utf-8' }));
    const link = element('a', { href: url, download: name, target: '_self', hidden: true });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    say({ tone: 'done', title: texts.downloaded(name) });
  }

  return {
    root: element(
      'section',
      { class: 'stack' },
      element('h2', {}, texts.heading),
      labelled(texts.whose, whose.root),
      none,
      toSchedule,
      file,
    ),
    update: (now) => {
      view = now;
      players = now.players.map(({ no, section }) => ({ no, ...(section !== undefined && { section }) }));
      const sections = sectionsOf(now).length > 1;
      whose.fill(
        [
          { value: 'all', text: texts.everybody },
          ...now.players.map(({ no, name, section }, i) => ({
            value: String(i),
            text: `${sections ? `${section ?? ''} ` : ''}${no} ${clip(name, 60)}`,
          })),
        ],
        'all',
      );
      draw();
    },
  };
}

/** Of what names the file, what a file's name may hold in every system. */
export function fileName(parts: readonly string[]): string {
  const name = parts
    .map((part) =>
      part
        .replace(/[^\p{L}\p{M}\p{N} _.-]+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '')
    .join(' - ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${clip(name, 80) || 'Berger'}.ics`;
}
