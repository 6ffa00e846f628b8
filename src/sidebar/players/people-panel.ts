/**
 * The Players panel: who plays, and what happens to an event's players: withdrawal, substitute, correction, late entry.
 */
import type { Changed, EventPlayer, EventView, PlayerKey, TypedPlayer, Withdraw } from '../calls';
import type { Preparation } from './change-form';
import { commands } from '../page/command';
import { button, element } from '../parts/element';
import { barOf, follow, runName } from '../page/follow';
import { entryInto } from './late-entry';
import { lateEntryPart } from './late-entry-part';
import { outcomePart, type Outcome } from '../parts/outcome-part';
import type { Host, Panel } from '../page/panel';
import { peopleList, type Change } from './people-list';
import { question } from '../parts/question';
import { reinstatementPart } from './reinstatement-part';
import { renamingPart } from './renaming-part';
import { substitutionPart } from './substitution-part';
import { clip, isolated } from '../parts/texts';
import { withdrawalPart } from './withdrawal-part';

export function peoplePanel(host: Host): Panel {
  const { call, texts: t, say, reread, goTo } = host;
  const texts = t.people;
  let view: EventView | undefined;
  /** What is being prepared, and for whom. */
  let prepared: { readonly part: Preparation; readonly key?: PlayerKey } | undefined;
  /** True while the status line tells of a command that is over. */
  let spoken = false;
  /** Whose withdrawal can be undone. */
  let undoable: PlayerKey | undefined;

  const { busy, run } = commands(host, (yes) => prepared?.part.working(yes));
  const outcome = outcomePart(t, (sheetId) => void goTo(sheetId));
  const list = peopleList(t, prepare);
  const late = button(texts.late, prepareEntry, { class: 'quiet' });
  const other = element('section', { class: 'stack' }, element('h2', {}, texts.other), late);
  const overview = element('div', { class: 'group' }, outcome.root, list.root, other);
  const place = element('div', { class: 'group', hidden: true });
  const overwrite = question(texts.overwrite.title, texts.overwrite.yes, texts.cancel);
  const anew = question(texts.entry.title, texts.entry.yes, texts.cancel);
  const root = element('div', { class: 'group' }, overview, place, overwrite.root, anew.root);

  function show(part: Preparation, key?: PlayerKey): void {
    if (!view || busy()) return;
    prepared = { part, ...(key && { key }) };
    part.update(view);
    place.replaceChildren(part.root);
    place.hidden = false;
    overview.hidden = true;
    hush();
    part.focus();
    // Somebody decides on it: it is to show the sheet as it is now.
    void reread();
  }

  /** The next change begins: what became of the last one is no longer the news. */
  function hush(): void {
    if (spoken && view) host.changed(view);
    spoken = false;
  }

  function close(): void {
    prepared = undefined;
    place.hidden = true;
    place.replaceChildren();
    overview.hidden = false;
  }

  function cancel(): void {
    if (busy()) return;
    const key = prepared?.key;
    close();
    hush();
    if (key) list.focus(key);
    else late.focus();
  }

  function prepare(change: Change, player: EventPlayer): void {
    const { no, name, section } = player;
    const key: PlayerKey = { no, ...(section !== undefined && { section }) };
    switch (change) {
      case 'withdraw':
        return show(
          withdrawalPart(key, name, t, (request) => void withdraw(request, name), cancel),
          key,
        );
      case 'reinstate':
        return show(
          reinstatementPart(key, name, t, () => void reinstate(key, name), cancel),
          key,
        );
      case 'rename':
        return show(
          renamingPart(name, t, (to) => void rename(key, name, to), cancel),
          key,
        );
      case 'substitute':
        return show(
          substitutionPart(
            key,
            name,
            t,
            (newcomer) => void substitute(key, name, newcomer),
            () => prepare('withdraw', player),
            cancel,
          ),
          key,
        );
    }
  }

  function prepareEntry(): void {
    show(lateEntryPart(t, (newcomer, section) => void enter(newcomer, section, false), cancel));
  }

  /** What a command has done, in place of the form; undefined: the status line says why not. */
  function finish(reply: Changed | undefined, end: () => Omit<Outcome, 'notes' | 'tabs'>): void {
    spoken = true;
    if (!reply) return;
    if (!reply.done) {
      say({ tone: 'wait', title: texts.changed });
      void reread();
      return;
    }
    close();
    undoable = undefined;
    const ended = end();
    outcome.show({ ...ended, notes: reply.notes, tabs: reply.tabs });
    outcome.focus();
    say({ tone: 'done', title: ended.sentence });
  }

  async function withdraw(request: Withdraw, name: string): Promise<void> {
    const { no, section } = request;
    const key: PlayerKey = { no, ...(section !== undefined && { section }) };
    const reply = await run(texts.withdrawal.busy, 'withdraw', request);
    finish(reply, () => {
      undoable = key;
      return { sentence: texts.withdrawal.done(called(name)), undo: () => void reinstate(key, name) };
    });
  }

  async function reinstate(key: PlayerKey, name: string): Promise<void> {
    const reply = await run(texts.reinstatement.busy, 'reinstate', key);
    finish(reply, () => ({ sentence: texts.reinstatement.done(called(name)) }));
  }

  /** Where the name has been changed meanwhile, the user says whether to write over it. */
  async function rename(key: PlayerKey, was: string, name: string): Promise<void> {
    const reply = await run(texts.renaming.busy, 'rename', { ...key, was, name });
    if (reply?.done === false && reply.ask === 'overwrite') {
      if (await mayOverwrite(reply.now, name)) await rename(key, reply.now, name);
      return;
    }
    finish(reply, () => ({ sentence: texts.renaming.done(called(was), called(name)) }));
  }

  async function substitute(key: PlayerKey, was: string, player: TypedPlayer): Promise<void> {
    const reply = await run(texts.substitution.busy, 'substitute', { ...key, was, player });
    if (reply?.done === false && reply.ask === 'overwrite') {
      if (await mayOverwrite(reply.now, player.name)) await substitute(key, reply.now, player);
      return;
    }
    finish(reply, () => ({ sentence: texts.substitution.done(called(was), called(player.name)) }));
  }

  async function mayOverwrite(now: string, name: string): Promise<boolean> {
    say({ tone: 'wait', title: texts.overwrite.title });
    const agreed = await overwrite.put(texts.overwrite.text(called(now), called(name)));
    if (!agreed) {
      say({ tone: 'wait', title: texts.changed });
      void reread();
    }
    return agreed;
  }

  /** A field without a free place asks before a new schedule is made. */
  async function enter(player: TypedPlayer, section: string | undefined, agreed: boolean): Promise<void> {
    if (!view) return;
    const entry = entryInto(view, section);
    if (entry.place === 'none' && !agreed && !(await anew.put(texts.entry.ask(entry.results)))) return;
    const despiteResults = agreed || entry.place === 'none';
    const name = runName();
    const stop = follow(name, call, (progress) =>
      say({ tone: 'busy', title: texts.entry.busy }, barOf(progress)),
    );
    const reply = await run(texts.entry.busy, 'lateEntry', {
      player,
      ...(section !== undefined && { section }),
      run: name,
      ...(despiteResults && { despiteResults }),
    });
    stop();
    if (reply?.done === false && reply.ask === 'started' && !despiteResults) {
      if (await anew.put(texts.entry.ask(reply.results))) await enter(player, section, true);
      return;
    }
    finish(reply, () => ({ sentence: texts.entry.done(called(player.name)) }));
  }

  const called = (name: string): string => isolated(clip(name, 60));

  function playerOf(key: PlayerKey): EventPlayer | undefined {
    return view?.players.find(({ no, section }) => no === key.no && section === key.section);
  }

  return {
    name: 'players',
    root,
    status: () => undefined,
    busy,
    focus: () => {
      if (prepared) prepared.part.focus();
      else list.focus();
    },
    update: (opening) => {
      view = opening.view;
      if (!view) {
        if (prepared) close();
        outcome.clear();
        return;
      }
      list.update(view);
      if (prepared?.key && !playerOf(prepared.key)) close();
      prepared?.part.update(view);
      if (undoable && playerOf(undoable)?.status === 'playing') {
        undoable = undefined;
        outcome.clear();
      }
    },
  };
}
