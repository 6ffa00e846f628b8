/**
 * The Standings panel: the tie-breaks in their order, the table that they give, the reasons behind it, lots for those
 * still tied, and the tables as values for everybody.
 */
import { readTieBreaks } from '../../engine/standings/tie-break-list';
import type { Changed, EventView, MakeKnockout } from '../calls';
import { commands } from '../page/command';
import { button, element, redraw, setText } from '../parts/element';
import { hasNoResult } from '../page/event-status';
import { knockoutPart } from './knockout-part';
import { lotsPart } from './lots-part';
import type { Host, Panel } from '../page/panel';
import { question } from '../parts/question';
import { nameOf, sectionsOf, type Section } from '../parts/section';
import { detailsPart, standingsTable, whyPart } from './standings-table';
import {
  blankSentences,
  isLots,
  lotGroups,
  matchText,
  sharedFirst,
  standingsOf,
  teamNamesOf,
  tiedGroups,
} from './standings-view';
import { isolated, joined, quoted } from '../parts/texts';
import { today } from '../page/today';
import { sameCodes } from './tie-break-order';
import { tieBreaksPart } from './tie-breaks-part';

/** Sections named before the rest is only counted. */
const SHARED_SHOWN = 4;

export function standingsPanel(host: Host): Panel {
  const { texts: t, say } = host;
  let view: EventView | undefined;
  let sections: readonly Section[] = [];
  /** The list as the user has put it; undefined while it is the event's. */
  let draft: readonly string[] | undefined;
  let outdated = true;
  /** The sections that are over with the first rank shared. */
  let shared: readonly string[] = [];
  const { run, busy } = commands(host, draw);

  const ask = question(t.standings.startedTitle, t.standings.startedYes, t.confirm.no);
  const other = question(t.standings.otherTitle, t.standings.otherYes, t.confirm.no);
  const order = tieBreaksPart(t, (codes) => {
    draft = view && sameCodes(codes, view.settings.tieBreaks) ? undefined : codes;
    draw();
  });
  const warning = element('p', { class: 'remark' });
  const save = button(t.standings.save, () => void saveOrder(), { class: 'go' });
  const discard = button(t.standings.discard, discardOrder, { class: 'quiet' });
  const unsaved = element(
    'div',
    { class: 'stack', hidden: true },
    warning,
    element('div', { class: 'answers' }, save, discard),
  );
  const sectionChoice = element('select', { id: 'standings-section' });
  sectionChoice.addEventListener('change', drawStandings);
  const sectionLine = element(
    'div',
    { class: 'line', hidden: true },
    element('label', { for: 'standings-section' }, t.words.section),
    sectionChoice,
  );
  const why = whyPart(t);
  const details = detailsPart(t);
  const table = standingsTable(t, (no, code) => {
    if (code !== undefined) return details.ask(no, code);
    why.ask(no);
    details.follow(no);
  });
  const match = element('p', { class: 'match', hidden: true });
  const hints = element('div', { class: 'stack' });
  const elsewhere = element('div', { class: 'stack', hidden: true });
  const lots = lotsPart(t, (seed) => void drawLots(seed));
  const knockout = knockoutPart(t, {
    make: (request) => void makeKnockout(request),
    goTo: (sheetId) => void host.goTo(sheetId),
    showSection,
  });
  const publish = button('', () => void publishOrBack());
  const again = button(t.standings.publishAgain, () => void write('publish'), {
    class: 'quiet',
    hidden: true,
  });
  const published = element('p', { class: 'hint', id: 'publish-said' });
  publish.setAttribute('aria-describedby', 'publish-said');
  const root = element(
    'div',
    {},
    element('div', { class: 'stack' }, order.root, unsaved),
    element(
      'section',
      { class: 'stack' },
      element('h2', { id: 'standings-title' }, t.standings.heading),
      sectionLine,
      match,
      table.root,
      hints,
    ),
    why.root,
    details.root,
    elsewhere,
    lots.root,
    knockout.root,
    element('div', { class: 'stack' }, publish, again, published),
    ask.root,
    other.root,
  );

  const codesNow = (): readonly string[] => draft ?? view?.settings.tieBreaks ?? [];
  const started = (): boolean => view?.games.some(({ result }) => result !== undefined) ?? false;

  function discardOrder(): void {
    draft = undefined;
    draw();
    order.focus();
  }

  /** Everything at once, unless the panel is out of sight: the standings of a large field take their time. */
  function draw(): void {
    outdated = true;
    if (!view || root.closest('[hidden]')) return;
    outdated = false;
    order.update(codesNow(), !busy());
    unsaved.hidden = draft === undefined;
    setText(warning, started() ? t.standings.willBeLogged : t.standings.willBeSaved);
    warning.className = started() ? 'remark' : 'hint';
    for (const one of [save, discard]) one.setAttribute('aria-disabled', String(busy()));
    drawSections();
    shared = sections.length > 1 ? sharedFirst(view, sections, readTieBreaks(codesNow()).tieBreaks) : [];
    drawStandings();
    knockout.update(view, draft === undefined && !busy());
    drawPublish(view);
  }

  function drawSections(): void {
    const names = sections.map(({ name }) => name ?? '');
    sectionLine.hidden = sections.length < 2;
    if (sectionChoice.dataset['names'] === names.join('\n')) return;
    sectionChoice.dataset['names'] = names.join('\n');
    sectionChoice.replaceChildren(...names.map((name, i) => element('option', { value: i }, name)));
  }

  function showSection(wanted: string): void {
    sectionChoice.value = String(sections.findIndex(({ name }) => name === wanted));
    drawStandings();
    lots.focus();
  }

  function drawStandings(): void {
    const section = sections[Number(sectionChoice.value)] ?? sections[0];
    if (!view || !section) return;
    const { tieBreaks } = readTieBreaks(codesNow());
    const shown = standingsOf(view, section, tieBreaks);
    const teams = teamNamesOf(view);
    const { teamSize = 0 } = view;
    table.update(shown, teams && ((no) => teams[no <= teamSize ? 0 : 1]));
    setText(match, matchText(view, shown, t));
    match.hidden = !teams;
    why.update(shown);
    details.update(shown);
    const lines = [...(hasNoResult(view) ? [t.standings.noResults] : []), ...blankSentences(shown, t)];
    redraw(hints, lines, () => lines.map((line) => element('p', { class: 'hint' }, line)));
    hints.hidden = lines.length === 0;
    drawElsewhere(shared.filter((name) => name !== section.name));
    const called = (no: number): string => isolated(nameOf(section.players, no));
    const inWords = (order: 'tied' | 'drawn') =>
      (order === 'tied' ? tiedGroups(shown) : lotGroups(shown)).map(({ rank, players }) =>
        order === 'tied'
          ? t.standings.tiedGroup(rank, joined(players.map(called), t))
          : players.map((no, i) => `${rank + i}. ${called(no)}`).join(', '),
      );
    lots.update({
      tied: inWords('tied'),
      drawn: inWords('drawn'),
      early: !isComplete(view),
      seed: tieBreaks.find(({ code }) => isLots(code))?.code.slice(4),
      eventTab: quoted(view.tabs.find(({ kind }) => kind === 'event')?.name ?? t.tabNames.event, t),
      standard: view.settings.seed || today(),
      allowed: draft === undefined && !busy(),
    });
  }

  /** Who stands first in a section that is not shown may be as open. */
  function drawElsewhere(names: readonly string[]): void {
    const more = names.length - SHARED_SHOWN;
    elsewhere.hidden = names.length === 0;
    redraw(elsewhere, names, () => [
      ...names
        .slice(0, SHARED_SHOWN)
        .flatMap((name) => [
          element('p', {}, t.standings.sharedFirst(isolated(name))),
          button(t.knockout.showSection(name), () => showSection(name), { class: 'quiet small' }),
        ]),
      ...(more > 0 ? [element('p', {}, t.standings.sharedMore(more))] : []),
    ]);
  }

  function drawPublish(event: EventView): void {
    const complete = isComplete(event);
    const { published: values } = event;
    setText(publish, values ? t.standings.goLive : t.standings.publish);
    publish.className = complete && !values ? 'go' : 'quiet';
    again.hidden = !values;
    again.className = event.outdated ? 'go' : 'quiet';
    for (const one of [publish, again])
      one.setAttribute('aria-disabled', String(busy() || draft !== undefined));
    const sentence = values
      ? t.standings.goLiveNote
      : complete
        ? t.standings.publishNote
        : t.standings.publishEarly;
    setText(published, draft === undefined ? sentence : t.standings.saveFirst);
  }

  async function saveOrder(): Promise<void> {
    if (busy() || !view || !draft) return;
    const tieBreaks = draft;
    let request = { was: view.settings.tieBreaks, tieBreaks };
    let reply = await run(t.standings.saving, 'setTieBreaks', request);
    if (reply?.done === false && reply.ask === 'overwrite') {
      if (!(await other.put(t.standings.otherText(reply.now, tieBreaks.join(', '))))) return leave();
      await host.reread();
      request = { was: view.settings.tieBreaks, tieBreaks };
      reply = await run(t.standings.saving, 'setTieBreaks', request);
    }
    if (reply?.done === false && reply.ask === 'started') {
      if (!(await ask.put(t.standings.startedText(reply.results)))) return leave();
      reply = await run(t.standings.saving, 'setTieBreaks', { ...request, despiteResults: true });
    }
    if (!reply?.done) return;
    draft = undefined;
    draw();
    end(reply, t.standings.saved);
    order.focus();
  }

  /** The user does not want it after all; the draft stays. */
  function leave(): void {
    say({ tone: 'wait', title: t.standings.notSaved });
    save.focus();
  }

  async function drawLots(seed: string): Promise<void> {
    if (busy() || draft) return;
    const reply = await run(t.standings.drawing, 'drawLots', { seed });
    if (!reply?.done) return;
    end(reply, t.standings.lotsDrawn(seed));
    lots.focus();
  }

  async function makeKnockout(request: MakeKnockout): Promise<void> {
    if (busy() || draft) return;
    const reply = await run(t.knockout.making, 'makeKnockout', request);
    if (!reply?.done) return;
    end(reply, t.knockout.made(reply.tabs.map(({ name }) => name).join(', ')));
    knockout.focus();
  }

  async function publishOrBack(): Promise<void> {
    if (view) await write(view.published ? 'goLive' : 'publish');
  }

  async function write(name: 'publish' | 'goLive'): Promise<void> {
    if (busy() || draft) return;
    const live = name === 'goLive';
    const reply = await run(live ? t.standings.goingLive : t.standings.publishing, name);
    if (reply?.done) end(reply, live ? t.standings.isLive : t.standings.isPublished);
  }

  function end(reply: Changed, title: string): void {
    if (!reply.done) return;
    say({ tone: 'done', title, ...(reply.notes.length > 0 && { detail: reply.notes.join(' ') }) });
  }

  return {
    name: 'standings',
    root,
    status: () => (draft ? { tone: 'wait', title: t.standings.unsaved } : undefined),
    busy,
    focus: order.focus,
    shown: () => {
      if (outdated) draw();
    },
    update: (opening) => {
      if (view && opening.view && view.event !== opening.view.event) draft = undefined;
      view = opening.view;
      sections = view ? sectionsOf(view) : [];
      if (view && draft && sameCodes(draft, view.settings.tieBreaks)) draft = undefined;
      draw();
    },
  };
}

function isComplete({ games }: EventView): boolean {
  return games.every(({ black, result }) => black === 0 || result !== undefined);
}
