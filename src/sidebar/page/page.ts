/**
 * The page around the panels: tabs, status line, what is amiss above the panels. It reads the sheet and tells them.
 */
import { languageOf, type Language } from '../../messages/language';
import type { Call } from './call';
import type { EventView, Opening } from '../calls';
import { button, element, setText } from '../parts/element';
import { eventStatus, hasNewTraces } from './event-status';
import { navigation, type Navigation } from './navigation';
import { notices, type Notices } from './notices';
import type { Cause, Host, Panel, PanelMaker, PanelName } from './panel';
import { rereading, type Clock, type Outcome } from './rereading';
import { failedStatus, removedStatus, sameStatus, staleStatus, type Status } from './status';
import { joined, quoted, textsOf, type Texts } from '../parts/texts';
import { today } from './today';

/** Clicks that move the focus to and fro do not read the sheet more often than this, in milliseconds. */
const REST = 3000;

export interface Page {
  readonly root: HTMLElement;
  readonly open: () => Promise<void>;
  /** The frame has the focus again, so the sheet may have changed. */
  readonly returned: () => Promise<void>;
  /** The user has done something in the page. */
  readonly touched: () => void;
  readonly visible: (yes: boolean) => void;
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

/** How a reading ended, and why it failed. `overtaken`: its reply came too late to be of use. */
interface Read {
  readonly outcome: Outcome | 'overtaken';
  readonly problem?: string;
}

export function page(call: Call, makers: readonly PanelMaker[], locale: string, clock: Clock): Page {
  let language: Language = languageOf(locale);
  let t = textsOf(language);
  let parts: Parts | undefined;
  let opening: Opening | undefined;
  let current: PanelName = 'setUp';
  let reading: Promise<string | undefined> | undefined;
  /** A reading that nobody asked for. */
  let quietly: Promise<string | undefined> | undefined;
  let lastRead = 0;
  /** Counts the replies of commands, and wishes to read: a reading that began before one of them is out of date. */
  let changes = 0;
  /** The last reply to a reading, while the page shows just that. */
  let lastReply = '';
  /** The last reading found traces of a run, which may be somebody else's at work. */
  let isSuspected = false;
  let working = false;
  let shown: Status | undefined;
  /** The last status that is the page's own word, not that of a panel on what has just happened. */
  let own: Status | undefined;
  const pace = rereading(clock, lookAgain);

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
    reading ??= timed('read').finally(() => (reading = undefined));
    return reading;
  }

  async function timed(cause: 'read' | 'quiet'): Promise<string | undefined> {
    if (cause === 'read') changes++;
    const began = clock.now();
    const { outcome, problem } = await read(cause);
    lastRead = clock.now();
    if (outcome === 'overtaken') pace.ended('same', 0);
    else pace.ended(outcome, lastRead - began);
    return problem;
  }

  async function read(cause: 'read' | 'quiet'): Promise<Read> {
    const before = changes;
    const answer = await call('open');
    if (!answer.ok) return { outcome: 'failed', problem: answer.problem };
    const isQuiet = cause === 'quiet';
    if (isQuiet && (changes !== before || busy())) return { outcome: 'overtaken' };
    if (changes !== before) return read(cause);
    const reply = JSON.stringify(answer.reply);
    const isSame = reply === lastReply;
    // The next reading will tell whether that run is over.
    isSuspected = isQuiet && !isSuspected && hasNewTraces(answer.reply, opening);
    if (isSuspected) return { outcome: 'overtaken' };
    if (isQuiet && isSame) return { outcome: 'same' };
    lastReply = reply;
    const first = parts === undefined;
    if (first) build(answer.reply.language);
    await update(answer.reply, cause);
    if (first) show(isRunning(answer.reply) ? 'results' : 'setUp');
    return { outcome: isSame ? 'same' : 'changed' };
  }

  async function update(next: Opening, cause: Cause): Promise<void> {
    opening = next;
    const inFocus = document.activeElement;
    for (const { panel, instead, why } of parts?.places ?? []) {
      const hidden = panel.name !== 'setUp' && !next.view;
      panel.root.hidden = hidden;
      instead.hidden = !hidden;
      setText(why, next.viewProblem ?? t.nav.noEvent);
    }
    parts?.amiss.update(next);
    await Promise.all(panels().map((panel) => panel.update(next, cause)));
    // What had the focus may be gone.
    const isLost = [inFocus, document.body].includes(document.activeElement);
    if (cause !== 'changed' && isLost && inFocus !== document.body && inFocus?.getClientRects().length === 0)
      parts?.nav.keepFocus(current);
  }

  function changed(view: EventView): void {
    changes++;
    lastReply = '';
    const { playersTab, leftovers = [] } = opening ?? {};
    const next = { language, leftovers, event: countOf(view), view };
    void update(playersTab ? { ...next, playersTab } : next, 'changed');
    sayPanel();
  }

  function build(chosen: Language): void {
    language = chosen;
    t = textsOf(language);
    document.documentElement.lang = language;
    const stand = () => {
      if (!busy()) sayPanel();
    };
    const host: Host = { call, texts: t, say, stand, reread, changed, goTo, open: openPanel };
    const nav = navigation(t, choose);
    const amiss = notices(t, {
      repair: () => void repair(),
      remake: () => void remake(),
      refreshNames: () => void refreshNames(),
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
    const next = standing();
    if (next) sayOwn(next);
  }

  function sayOwn(next: Status): void {
    own = next;
    say(next);
  }

  /** Where the work of the panel stands that is shown. */
  function standing(): Status | undefined {
    const panel = panelNow();
    if (!panel || !opening) return undefined;
    const ofPanel = panel.status();
    const ofEvent = eventStatus(opening, today(), t);
    // What is amiss matters more than what was done.
    if (ofPanel?.tone === 'done' && ofEvent?.tone === 'wait') return ofEvent;
    return ofPanel ?? ofEvent ?? { tone: 'wait', title: t.status.choose };
  }

  /**
   * Reads by itself. The status line changes only where the event stands elsewhere, and never over what waits for the
   * user; a failure is told once it has lasted.
   */
  async function lookAgain(isBack: boolean): Promise<boolean> {
    if (!parts || reading || quietly || busy()) return false;
    const [said, before] = [shown, standing()];
    const isOwn = said === own || sameStatus(said, before);
    if (!isBack) quietly = timed('quiet').finally(() => (quietly = undefined));
    const problem = await (quietly ?? reread());
    if (shown !== said || !(isOwn || said?.tone === 'done')) return true;
    if (problem !== undefined && !pace.isStale()) return true;
    const now = standing();
    const isNews = isOwn || !sameStatus(before, now);
    const next = problem !== undefined ? staleStatus(problem, t) : isNews ? now : said;
    if (next && !sameStatus(next, said)) sayOwn(next);
    return true;
  }

  async function returned(): Promise<void> {
    pace.touched();
    if (!parts || reading || quietly || busy() || clock.now() - lastRead < REST) return;
    const before = shown;
    const problem = await reread();
    // Another panel may have said meanwhile where it stood before.
    const isOurs = shown === before || shown === own;
    const untouched = isOurs && shown?.tone !== 'fail' && shown?.tone !== 'busy';
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

  async function refreshNames(): Promise<void> {
    await mend('refreshNames', t.status.refreshing, () => t.status.refreshed);
  }

  async function mend(
    name: 'repair' | 'remakeTabs' | 'refreshNames',
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
    lastReply = '';
    if (opening) parts?.amiss.update({ ...opening, leftovers: [] });
    focusPanel();
    say(removedStatus(answer.reply.removed, t));
    await reread();
  }

  return { root, open, returned, touched: pace.touched, visible: pace.visible, texts: () => t };
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
