/**
 * The page around the panels: it reads the sheet, keeps the status line, and offers to remove half-made tabs.
 */
import { languageOf, type Language } from '../messages/language';
import type { Call } from './call';
import type { Opening } from './calls';
import { button, element, setText } from './element';
import type { Panel, PanelMaker } from './panel';
import { failedStatus, leftoversSentence, removedStatus, type Status } from './status';
import { textsOf, type Texts } from './texts';

/** Clicks that move the focus to and fro do not read the sheet more often than this, in milliseconds. */
const REST = 3000;

export interface Page {
  readonly root: HTMLElement;
  readonly open: () => Promise<void>;
  /** The frame has the focus again, so the sheet may have changed. */
  readonly returned: () => Promise<void>;
  readonly texts: () => Texts;
}

export function page(call: Call, makers: readonly PanelMaker[], locale: string): Page {
  let language: Language = languageOf(locale);
  let t = textsOf(language);
  let panels: readonly Panel[] = [];
  let reading: Promise<string | undefined> | undefined;
  let lastRead = 0;
  let kept: readonly string[] = [];
  let removing = false;
  let shown: Status | undefined;

  const bar = element('progress', { 'aria-label': 'Berger' });
  const title = element('p', { class: 'status-title' });
  const detail = element('p', { class: 'status-detail' });
  const calm = element('div', { role: 'status' }, title, detail);
  const alarm = element('div', { role: 'alert' });
  const retry = element('div', { class: 'answers', hidden: true });
  const status = element('div', { class: 'status busy' }, calm, alarm, bar, retry);
  const leftovers = element('section', { class: 'leftovers warn', hidden: true });
  const work = element('div', { class: 'work' });
  const root = element(
    'main',
    { 'aria-busy': 'true' },
    element('h1', { class: 'unseen' }, 'Berger'),
    status,
    leftovers,
    work,
  );

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

  /** Several wishes to read at once are one reading. */
  function reread(): Promise<string | undefined> {
    reading ??= read().finally(() => {
      reading = undefined;
      lastRead = Date.now();
    });
    return reading;
  }

  async function read(): Promise<string | undefined> {
    const answer = await call('open');
    if (!answer.ok) return answer.problem;
    const opening = answer.reply;
    if (panels.length === 0) build(opening.language);
    await Promise.all(panels.map((panel) => panel.update(opening)));
    showLeftovers(opening);
    return undefined;
  }

  function build(chosen: Language): void {
    language = chosen;
    t = textsOf(language);
    document.documentElement.lang = language;
    panels = makers.map((make) => make({ call, texts: t, say, reread }));
    work.replaceChildren(...panels.map((panel) => panel.root));
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

  function sayPanel(): void {
    const panel = panels[0];
    if (panel) say(panel.status());
  }

  async function returned(): Promise<void> {
    const quiet = panels.length === 0 || reading || panels.some((panel) => panel.busy());
    if (quiet || Date.now() - lastRead < REST) return;
    const before = shown;
    const problem = await reread();
    const untouched = shown === before && shown?.tone !== 'fail' && shown?.tone !== 'busy';
    if (problem === undefined && untouched) sayPanel();
  }

  function showLeftovers({ leftovers: tabs }: Opening): void {
    const news = tabs.filter((tab) => !kept.includes(tab));
    leftovers.hidden = news.length === 0;
    if (news.length === 0 || leftovers.dataset['tabs'] === news.join('\n')) return;
    leftovers.dataset['tabs'] = news.join('\n');
    leftovers.replaceChildren(
      element('p', {}, leftoversSentence(news, t)),
      element(
        'div',
        { class: 'answers' },
        button(t.leftovers.remove(news.length), () => void removeLeftovers(), { class: 'quiet' }),
        button(t.leftovers.keep, () => keep(news), { class: 'quiet' }),
      ),
    );
  }

  async function removeLeftovers(): Promise<void> {
    if (removing || panels.some((panel) => panel.busy())) return;
    removing = true;
    say({ tone: 'busy', title: t.status.removing });
    const answer = await call('removeLeftovers');
    removing = false;
    if (!answer.ok) {
      say(failedStatus(answer.problem, t));
      return;
    }
    leave();
    say(removedStatus(answer.reply.removed, t));
    await reread();
  }

  function keep(tabs: readonly string[]): void {
    kept = [...kept, ...tabs];
    leave();
  }

  function leave(): void {
    leftovers.hidden = true;
    delete leftovers.dataset['tabs'];
    panels[0]?.focus();
  }

  return { root, open, returned, texts: () => t };
}
