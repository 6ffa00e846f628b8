/**
 * The Share and print panel: who may change what, tables as values, tabs to print, a text to paste, a calendar file.
 */
import { auditPart } from './audit-part';
import { calendarPart } from './calendar-part';
import type { Changed, EventView } from '../calls';
import { commands, type CommandName } from '../page/command';
import { button, element, setText } from '../parts/element';
import { messagePart } from './message-part';
import { outcomePart } from '../parts/outcome-part';
import type { Host, Panel } from '../page/panel';
import { printPart } from './print-part';
import { joined, quoted } from '../parts/texts';

export function sharePanel(host: Host): Panel {
  const { texts: t, say, goTo, open } = host;
  const texts = t.share;
  let view: EventView | undefined;

  const { busy, run } = commands(host, (yes) => {
    protect.setAttribute('aria-disabled', String(yes));
    printing.working(yes);
    checking.working(yes);
  });
  const outcome = outcomePart(t, (sheetId) => void goTo(sheetId));
  const protection = element('p');
  const will = element('p', { class: 'hint' }, texts.protection.will);
  const protect = button('', () => void (view?.protection === 'none' ? lock() : unlock()), {
    class: 'quiet',
  });
  const published = element('p', { class: 'hint' });
  const toStandings = button(texts.publishing.toStandings, () => open('standings'), { class: 'quiet' });
  const printing = printPart(t, {
    roundSheets: (round) =>
      void make(() =>
        round === undefined
          ? run(texts.printing.busy, 'makeRoundSheets')
          : run(texts.printing.busy, 'makeRoundSheets', round),
      ),
    playerCards: () => void make(() => run(texts.printing.busy, 'makePlayerCards')),
    goTo: (sheetId) => void goTo(sheetId),
  });
  const checking = auditPart(host, run);
  const message = messagePart(t);
  const calendar = calendarPart(t, say, () => {
    const schedule = view?.tabs.find(({ kind }) => kind === 'schedule');
    if (schedule) void goTo(schedule.sheetId);
  });
  const root = element(
    'div',
    { class: 'group' },
    outcome.root,
    element(
      'section',
      { class: 'stack' },
      element('h2', {}, texts.protection.heading),
      protection,
      will,
      protect,
    ),
    checking.root,
    printing.root,
    message.root,
    calendar.root,
    element(
      'section',
      { class: 'stack' },
      element('h2', {}, texts.publishing.heading),
      published,
      toStandings,
    ),
  );

  /** `undefined`: the status line says why not. */
  function finish(
    reply: Changed | undefined,
    sentence: (done: Extract<Changed, { done: true }>) => string,
  ): void {
    if (!reply) return;
    if (!reply.done) {
      say({ tone: 'wait', title: t.people.changed });
      return;
    }
    const said = sentence(reply);
    const [tab] = reply.tabs;
    say({ tone: 'done', title: said });
    outcome.clear();
    if (tab) printing.made(tab.sheetId, reply.notes);
    else if (reply.notes.length > 0) {
      outcome.show({ sentence: said, notes: reply.notes, tabs: [] });
      outcome.focus();
    }
  }

  async function change(
    doing: string,
    name: Extract<CommandName, 'protect' | 'unprotect'>,
    sentence: string,
  ): Promise<void> {
    finish(await run(doing, name), () => sentence);
  }

  const lock = () => change(texts.protection.protecting, 'protect', texts.protection.isProtected);
  const unlock = () => change(texts.protection.unprotecting, 'unprotect', texts.protection.isUnprotected);

  async function make(send: () => Promise<Changed | undefined>): Promise<void> {
    finish(await send(), ({ tabs }) =>
      texts.printing.done(
        joined(
          tabs.map(({ name }) => quoted(name, t)),
          t,
        ),
      ),
    );
  }

  return {
    name: 'share',
    root,
    status: () => undefined,
    busy,
    focus: () => protect.focus(),
    update: (opening) => {
      view = opening.view;
      if (!view) {
        outcome.clear();
        return;
      }
      setText(protection, texts.protection[view.protection]);
      protection.className =
        view.protection === 'warning' ? 'remark' : view.protection === 'none' ? '' : 'good';
      will.hidden = view.protection !== 'none';
      setText(protect, view.protection === 'none' ? texts.protection.protect : texts.protection.unprotect);
      setText(published, view.published ? texts.publishing.values : texts.publishing.live);
      checking.update(view);
      printing.update(view);
      message.update(view);
      calendar.update(view);
    },
  };
}
