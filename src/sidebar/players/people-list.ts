/**
 * The list of the event's players: each a line that opens to what can be changed. Lines stay the same elements
 * while the players are the same, so that neither the focus nor the open line is lost.
 */
import type { EventPlayer, EventView, PlayerKey } from '../calls';
import { arrange, button, element, keepFocus, setText } from '../parts/element';
import { sectionsOf } from '../parts/section';
import type { Texts } from '../parts/texts';
import { gamesOf } from './withdrawal';

export type Change = 'withdraw' | 'reinstate' | 'substitute' | 'rename';

const CHANGES: readonly Change[] = ['withdraw', 'reinstate', 'substitute', 'rename'];

export interface PeopleList {
  readonly root: HTMLElement;
  readonly update: (view: EventView) => void;
  /** Puts the keyboard on a player, or on the first. */
  readonly focus: (key?: PlayerKey) => void;
}

interface Line {
  readonly root: HTMLElement;
  readonly head: HTMLButtonElement;
  readonly update: (player: EventPlayer, games: string) => void;
  readonly open: (yes: boolean) => void;
}

export function peopleList(t: Texts, choose: (change: Change, player: EventPlayer) => void): PeopleList {
  const texts = t.people;
  const root = element('div', { class: 'group' });
  let lines = new Map<string, Line>();
  let drawn = '';

  function line(id: string): Line {
    let player: EventPlayer | undefined;
    const number = element('span', { class: 'number' });
    const name = element('bdi', { class: 'name' });
    const status = element('span', { class: 'left' });
    const games = element('small');
    const head = button('', () => openOnly(id, head.getAttribute('aria-expanded') === 'false'), {
      class: 'person',
      'aria-expanded': false,
      'aria-controls': id,
    });
    head.setAttribute('aria-expanded', 'false');
    head.append(number, ' ', name, ' ', status, ' ', games);
    const buttons = CHANGES.map((change) => ({
      change,
      button: button(texts[change], () => player && choose(change, player), { class: 'quiet' }),
    }));
    const changes = element(
      'div',
      { id, class: 'changes', role: 'group', hidden: true },
      ...buttons.map((one) => one.button),
    );
    return {
      head,
      root: element('li', {}, head, changes),
      open: (yes) => {
        head.setAttribute('aria-expanded', String(yes));
        changes.hidden = !yes;
      },
      update: (now, count) => {
        player = now;
        setText(number, String(now.no));
        setText(name, now.name.slice(0, 300));
        name.title = now.name.slice(0, 300);
        setText(status, now.status === 'playing' ? '' : texts[now.status]);
        setText(games, count);
        changes.setAttribute('aria-label', texts.actions(now.name.slice(0, 300)));
        const lost = buttons.some((one) => one.button === document.activeElement);
        for (const one of buttons) one.button.hidden = !possible(one.change, now.status);
        if (lost && buttons.every((one) => one.button !== document.activeElement || one.button.hidden))
          keepFocus(head);
      },
    };
  }

  function openOnly(id: string, yes: boolean): void {
    for (const [other, one] of lines) one.open(other === id && yes);
  }

  function update(view: EventView): void {
    const sections = sectionsOf(view);
    const state = JSON.stringify(sections.map(({ name, players }) => [name, players.map(({ no }) => no)]));
    if (state !== drawn) {
      drawn = state;
      const before = lines;
      lines = new Map();
      arrange(root, () =>
        sections.map(({ name, players }) =>
          element(
            'section',
            { class: 'stack' },
            element('h2', {}, name === undefined ? texts.heading : texts.sectionHeading(name)),
            element(
              'ul',
              { class: 'people' },
              ...players.map(({ no }) => {
                const id = idOf({ no, ...(name !== undefined && { section: name }) });
                const one = before.get(id) ?? line(id);
                lines.set(id, one);
                return one.root;
              }),
            ),
          ),
        ),
      );
    }
    for (const { players, rows } of sections) {
      for (const player of players) {
        const { played, all } = gamesOf(rows, player.no);
        lines.get(idOf(player))?.update(player, texts.games(played, all));
      }
    }
  }

  return {
    root,
    update,
    focus: (key) => {
      const [first] = lines.values();
      ((key && lines.get(idOf(key))) ?? first)?.head.focus();
    },
  };
}

function possible(change: Change, status: EventPlayer['status']): boolean {
  if (change === 'rename') return true;
  return (change === 'reinstate') === (status !== 'playing');
}

/** An element's id, whatever the section is called. */
function idOf({ section, no }: PlayerKey): string {
  return `player-${section === undefined ? '' : `${encodeURIComponent(section)}-`}${no}`;
}
