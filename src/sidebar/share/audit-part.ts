/**
 * The part of the Share panel that checks the schedule: what is amiss, with ways to the cells, and paint on their rows.
 */
import { audits, auditStatus, type Finding, type SectionAudit, type Spot } from './audit';
import type { EventView, GameKey } from '../calls';
import type { Commands } from '../page/command';
import { button, element, setText } from '../parts/element';
import type { SharePart } from './message-part';
import type { Host } from '../page/panel';
import { gameName } from '../results/result-writer';
import { failedStatus, type Status } from '../page/status';

export interface AuditPart extends SharePart {
  readonly working: (yes: boolean) => void;
}

/** Cells of a finding that are led to. */
const MOST_LINKS = 6;

export function auditPart(host: Host, run: Commands['run']): AuditPart {
  const { texts: t, say, reread, goTo } = host;
  const texts = t.audit;
  let view: EventView | undefined;
  /** The games as they were checked; undefined before. */
  let checked: string | undefined;
  let toPaint: readonly GameKey[] = [];

  const check = button(texts.check, () => void look(), { class: 'quiet' });
  const said = element('p', { tabindex: -1 });
  const list = element('div', { class: 'stack' });
  const paint = button(texts.paint, () => void paintRows(), { class: 'quiet' });
  const isPainted = element('p', { class: 'hint' }, texts.isPainted);
  const clear = button(texts.clear, () => void clearRows(), { class: 'quiet' });
  const outcome = element('div', { class: 'stack', hidden: true }, said, list, paint);

  const games = (of: EventView): string =>
    JSON.stringify([of.event, of.games.map(gameName), of.strays, of.faults, of.staleNames]);

  async function look(): Promise<void> {
    if (check.getAttribute('aria-disabled') === 'true') return;
    say({ tone: 'busy', title: texts.checking });
    const problem = await reread();
    if (problem !== undefined) {
      say(failedStatus(problem, t));
      return;
    }
    if (!view) return;
    const now = draw(view);
    say(now);
    said.focus();
  }

  function draw(of: EventView): Status {
    const found = audits(of, t);
    checked = games(of);
    const now = auditStatus(found, t);
    setText(said, now.title);
    said.className =
      now.tone !== 'done' ? 'warn' : found.some(({ findings }) => findings.length > 0) ? 'remark' : 'good';
    const isOne = found.length === 1;
    list.replaceChildren(...found.flatMap((section) => sectionList(section, isOne)));
    toPaint = found.flatMap(({ suspects }) => suspects);
    paint.hidden = toPaint.length === 0;
    outcome.hidden = false;
    return now;
  }

  /** Of several sections only those with something to tell. */
  function sectionList(
    { name, findings, said: facts }: SectionAudit,
    isOne: boolean,
  ): readonly HTMLElement[] {
    if (findings.length === 0) return isOne ? [element('p', { class: 'hint' }, facts)] : [];
    return [
      ...(name !== undefined && !isOne ? [element('h3', {}, texts.section(name))] : []),
      element('ul', { class: 'plain stack' }, ...findings.map(item)),
      ...(facts === '' ? [] : [element('p', { class: 'hint' }, facts)]),
    ];
  }

  function item({ isFault, sentence, spots }: Finding): HTMLElement {
    const cells = new Map<string, Spot>();
    for (const spot of spots) cells.set(spot.cell, spot);
    return element(
      'li',
      {},
      element('strong', {}, isFault ? texts.fault : texts.remark),
      ` ${sentence} `,
      ...[...cells.keys()].slice(0, MOST_LINKS).flatMap((cell) => [link(cell), ' ']),
    );
  }

  function link(cell: string): HTMLButtonElement {
    const show = (): void => {
      const schedule = view?.tabs.find(({ kind }) => kind === 'schedule');
      if (schedule) void goTo(schedule.sheetId, cell);
    };
    return button(cell, show, { class: 'link', 'aria-label': texts.goTo(cell) });
  }

  async function paintRows(): Promise<void> {
    const reply = await run(texts.painting, 'paintCells', { games: toPaint });
    if (!reply?.done) return;
    say({ tone: 'done', title: texts.painted, detail: reply.notes.join(' ') });
    clear.focus();
  }

  async function clearRows(): Promise<void> {
    const reply = await run(texts.clearing, 'clearPaint');
    if (!reply?.done) return;
    say({ tone: 'done', title: texts.cleared });
    check.focus();
  }

  return {
    root: element(
      'section',
      { class: 'stack' },
      element('h2', {}, texts.heading),
      element('p', { class: 'hint' }, texts.hint),
      check,
      outcome,
      isPainted,
      clear,
    ),
    working: (yes) => {
      for (const one of [check, paint, clear]) one.setAttribute('aria-disabled', String(yes));
    },
    update: (now) => {
      view = now;
      isPainted.hidden = clear.hidden = now.painted !== true;
      // What was found may no longer be so.
      if (checked !== undefined && checked !== games(now)) {
        checked = undefined;
        outcome.hidden = true;
      }
    },
  };
}
