/**
 * The page around the panels: tabs, status line, what is amiss above the panels. It reads the sheet and tells them.
 */
import { languageOf, type Language } from '../messages/language';
import type { Call } from './call';
import type { EventView, Opening } from './calls';
import { button, element, setText } from './element';
import { eventStatus } from './event-status';
import { navigation, type Navigation } from './navigation';
import { notices, type Notices } from './notices';
import type { Cause, Host, Panel, PanelMaker, PanelName } from './panel';
import { failedStatus, removedStatus, type Status } from './status';
import { joined, quoted, textsOf, type Texts } from './texts';
import { today } from './today';

/** Clicks that move the focus to and fro do not read the sheet more often than this, in milliseconds. */
const REST = 3000;

export interface Page {
  readonly root: HTMLElement;
  readonly open: () => Promise<void>;
  /** The frame has the focus again, so the sheet may have changed. */
  readonly returned: () => Promise<void>;
  readonly texts: () => Texts;
}

/** A panel in its tab panel, and what stands there instead while there is no event. */
interface Place {
  readonly panel: Panel;
  readonly frame: HTMLElement;
  readonly instead: HTMLElement;
  readonly why: HTMLElement;
}

/** What is there only once the language is known. */
interface Parts {
  readonly nav: Navigation;
  readonly amiss: Notices;
  readonly places: readonly Place[];
}

export function page(call: Call, makers: readonly PanelMaker[], locale: string): Page {
  let language: Language = languageOf(locale);
  let t = textsOf(language);
  let parts: Parts | undefined;
  let opening: Opening | undefined;
  let current: PanelName = 'setUp';
  let reading: Promise<string | undefined> | undefined;
  let lastRead = 0;
  /** Counts the replies of commands: a reading that began before one of them is out of date. */
  let changes = 0;
  let working = false;
  let shown: Status | undefined;

  const bar = element('progress', { 'aria-label': 'Berger' });
  const title = element('p', { class: 'status-title' });
  const detail = element('p', { class: 'status-detail' });
  const calm = element('div', { role: 'status' }, title, detail);
  const alarm = element('div', { role: 'alert' });
  const retry = element('div', { class: 'answers', hidden: true });
  const status = element('div', { class: 'status busy' }, calm, alarm, bar, retry);
  const head = element('div', { class: 'head' }, status);
  const work = element('div', { class: 'work' });
  const root = element(
    'main',
    { 'aria-busy': 'true' },
    element('h1', { class: 'unseen' }, 'Berger'),
    head,
    work,
  );
  // What has the focus is never under the head, which stays in sight.
  new ResizeObserver(() => {
    document.documentElement.style.scrollPaddingTop = `${head.offsetHeight + 16}px`;
  }).observe(head);

  function say(next: Status, progress?: { readonly done: number; readonly of: number }): void {
    shown = next;
    const failed = next.tone === 'fail';
    status.className = `status ${next.tone}`;
    setText(title, failed ? '' : next.title);
    setText(detail, failed ? '' : (next.detail ?? ''));
    if (failed) {
      alarm.replaceChildren(
        element('p', { class: 'status-title' }, next.title),
        element('p', { class: 'status-detail' }, next.detail ?? ''),
      );
    } else {
      alarm.replaceChildren();
    }
    bar.hidden = next.tone !== 'busy';
    bar.setAttribute('aria-label', next.title);
    if (progress) {
      bar.max = progress.of;
      bar.value = progress.done;
    } else {
      bar.removeAttribute('value');
    }
    retry.hidden = true;
  }

  const panels = (): readonly Panel[] => parts?.places.map(({ panel }) => panel) ?? [];
  const panelNow = (): Panel | undefined => panels().find(({ name }) => name === current);
  const busy = (): boolean => working || panels().some((panel) => panel.busy());

  /** Several wishes to read at once are one reading. */
  function reread(): Promise<string | undefined> {
    reading ??= read().finally(() => {
      reading = undefined;
      lastRead = Date.now();
    });
    return reading;
  }

  async function read(): Promise<string | undefined> {
    const before = changes;
    const answer = await call('open');
    if (!answer.ok) return answer.problem;
    if (changes !== before) return read();
    const first = parts === undefined;
    if (first) build(answer.reply.language);
    await update(answer.reply, 'read');
    if (first) show(isRunning(answer.reply) ? 'results' : 'setUp');
    return undefined;
  }

  async function update(next: Opening, cause: Cause): Promise<void> {
    opening = next;
    for (const { panel, instead, why } of parts?.places ?? []) {
      const hidden = panel.name !== 'setUp' && !next.view;
      panel.root.hidden = hidden;
      instead.hidden = !hidden;
      setText(why, next.viewProblem ?? t.nav.noEvent);
    }
    parts?.amiss.update(next);
    await Promise.all(panels().map((panel) => panel.update(next, cause)));
  }

  function changed(view: EventView): void {
    changes++;
    const { playersTab, leftovers = [] } = opening ?? {};
    const next = { language, leftovers, event: countOf(view), view };
    void update(playersTab ? { ...next, playersTab } : next, 'changed');
    sayPanel();
  }

  function build(chosen: Language): void {
    language = chosen;
    t = textsOf(language);
    document.documentElement.lang = language;
    const host: Host = { call, texts: t, say, reread, changed, goTo, open: openPanel };
    const nav = navigation(t, choose);
    const amiss = notices(t, {
      repair: () => void repair(),
      remake: () => void remake(),
      removeLeftovers: () => void removeLeftovers(),
      kept: focusPanel,
      goTo: (sheetId, cell) => void goTo(sheetId, cell),
    });
    const places = makers.map((make): Place => {
      const panel = make(host);
      const why = element('p');
      const toSetUp = button(t.nav.toSetUp, () => openPanel('setUp'), { class: 'quiet' });
      const instead = element('div', { class: 'stack', hidden: true }, why, toSetUp);
      return { panel, why, instead, frame: nav.frame(panel.name, panel.root, instead) };
    });
    parts = { nav, amiss, places };
    head.append(nav.root);
    work.replaceChildren(amiss.root, ...places.map(({ frame }) => frame));
    root.removeAttribute('aria-busy');
  }

  async function open(): Promise<void> {
    const problem = await reread();
    if (problem === undefined) {
      sayPanel();
      return;
    }
    document.documentElement.lang = language;
    say(failedStatus(problem, t));
    retry.replaceChildren(
      button(
        t.tryAgain,
        () => {
          say({ tone: 'busy', title: t.status.reading });
          void open();
        },
        { class: 'quiet' },
      ),
    );
    retry.hidden = false;
  }

  function show(name: PanelName): void {
    current = name;
    parts?.nav.select(name);
    for (const { panel, frame } of parts?.places ?? []) frame.hidden = panel.name !== name;
    panelNow()?.shown?.();
  }

  /** The user goes to another tab. */
  function choose(name: PanelName): void {
    if (name === current) return;
    show(name);
    if (document.documentElement.scrollTop > 0) document.documentElement.scrollTop = 0;
    if (!busy()) sayPanel();
  }

  function openPanel(name: PanelName): void {
    choose(name);
    focusPanel();
  }

  function focusPanel(): void {
    const place = parts?.places.find(({ panel }) => panel.name === current);
    if (!place) return;
    if (place.instead.hidden) place.panel.focus();
    else place.instead.querySelector('button')?.focus();
  }

  function sayPanel(): void {
    const panel = panelNow();
    if (!panel || !opening) return;
    const next = panel.status() ?? eventStatus(opening, today(), t);
    say(next ?? { tone: 'wait', title: t.status.choose });
  }

  async function returned(): Promise<void> {
    if (!parts || reading || busy() || Date.now() - lastRead < REST) return;
    const before = shown;
    const problem = await reread();
    const untouched = shown === before && shown?.tone !== 'fail' && shown?.tone !== 'busy';
    if (problem === undefined && untouched) sayPanel();
  }

  async function goTo(sheetId: number, cell?: string): Promise<void> {
    const answer = await (cell === undefined ? call('showTab', sheetId) : call('showTab', sheetId, cell));
    if (!answer.ok) say(failedStatus(answer.problem, t));
  }

  async function repair(): Promise<void> {
    await mend('repair', t.status.repairing, () => t.status.repaired);
  }

  async function remake(): Promise<void> {
    await mend('remakeTabs', t.status.remaking, (tabs) =>
      t.status.remade(
        joined(
          tabs.map((tab) => quoted(tab, t)),
          t,
        ),
      ),
    );
  }

  async function mend(
    name: 'repair' | 'remakeTabs',
    doing: string,
    ended: (tabs: readonly string[]) => string,
  ): Promise<void> {
    if (busy()) return;
    working = true;
    say({ tone: 'busy', title: doing });
    const answer = await call(name);
    working = false;
    if (!answer.ok) return say(failedStatus(answer.problem, t));
    const { reply } = answer;
    if (!reply.done) return;
    changed(reply.view);
    focusPanel();
    say({ tone: 'done', title: ended(reply.tabs.map((tab) => tab.name)), detail: reply.notes.join(' ') });
  }

  async function removeLeftovers(): Promise<void> {
    if (busy()) return;
    working = true;
    say({ tone: 'busy', title: t.status.removing });
    const answer = await call('removeLeftovers');
    working = false;
    if (!answer.ok) return say(failedStatus(answer.problem, t));
    if (opening) parts?.amiss.update({ ...opening, leftovers: [] });
    focusPanel();
    say(removedStatus(answer.reply.removed, t));
    await reread();
  }

  return { root, open, returned, texts: () => t };
}

function isRunning({ view, viewProblem }: Opening): boolean {
  return view !== undefined || viewProblem !== undefined;
}

function countOf({ tabs, games }: EventView): NonNullable<Opening['event']> {
  const played = games.filter(({ black }) => black !== 0);
  return {
    schedule: tabs.find(({ kind }) => kind === 'schedule')?.name ?? '',
    games: played.length,
    results: played.filter(({ result }) => result !== undefined).length,
  };
}
