/**
 * The Set up panel: players, cycles and order, a preview, and the button that has the tabs written.
 */
import type { Generated, MadeTab, Opening } from '../calls';
import { clockPart } from './clock-part';
import { datesPart } from './dates-part';
import { divisionOf, intoOf } from './division';
import { donePart } from './done-part';
import { button, element, setText } from '../parts/element';
import { barOf, follow, runName } from '../page/follow';
import { emptyForm, fieldOf, firstSource, hasSections, sameReading, type Form, type Found } from './form';
import { formatPart } from './format-part';
import { seedMissing } from './numbering';
import type { Host, Panel } from '../page/panel';
import { numbersPart } from './numbers-part';
import { planOf } from './plan';
import { playersPart } from './players-part';
import { previewPart } from './preview-part';
import { question } from '../parts/question';
import { requestOf } from './request';
import { roundsPart } from './rounds-part';
import {
  askingStatus,
  buttonSentence,
  doneStatus,
  formStatus,
  obstacle,
  secondScheduleQuestion,
  writingStatus,
} from './form-status';
import { failedStatus, type Status } from '../page/status';
import { today } from '../page/today';

export function setUpPanel({ call, texts: t, say, reread }: Host): Panel {
  let form: Form = { ...emptyForm, seed: today(), tossSeed: today() };
  let found: Found = {};
  let event: Opening['event'];
  let working = false;
  let made: readonly MadeTab[] | undefined;
  /** Until the user has chosen where the players come from, each reading of the sheet may choose anew. */
  let chosen = false;
  /** Until the user has chosen a format, a list with sections is taken as it is divided. */
  let divided = false;

  const players = playersPart(
    t,
    change,
    () => void readSelection(),
    () => void readTab(),
  );
  const numbers = numbersPart(t, change);
  const rounds = roundsPart(t, change);
  const format = formatPart(t, change);
  const dates = datesPart(t, change);
  const clock = clockPart(t, change);
  const preview = previewPart(t);
  const explained = element('p', { class: 'hint', id: 'generate-said' });
  const generate = button(t.generate.button, () => void press(), {
    class: 'go',
    'aria-describedby': 'generate-said',
  });
  const ask = question(t.confirm.title, t.confirm.yes, t.confirm.no);
  const settings = element(
    'fieldset',
    { class: 'settings' },
    ...[players.root, format.root, numbers.root, rounds.root],
    element('div', { class: 'folds' }, dates.root, clock.root),
  );
  const page = element(
    'form',
    { class: 'group', novalidate: true },
    settings,
    preview.root,
    element('div', { class: 'stack' }, generate, explained),
  );
  page.addEventListener('submit', (submit) => submit.preventDefault());
  const done = donePart(t, (tab) => void show(tab), again);
  const root = element('div', {}, page, done.root, ask.root);

  function status(): Status {
    return made ? doneStatus(made, t) : formStatus(form, found, t);
  }

  function change(part: Partial<Form>): void {
    form = { ...form, ...part };
    chosen ||= part.from !== undefined;
    divided ||= part.division !== undefined;
    divideAsListed();
    draw();
    say(status());
    if (part.from === 'selection') void readSelection();
  }

  function divideAsListed(): void {
    if (divided) return;
    form = { ...form, division: hasSections(fieldOf(form, found)) ? 'listed' : 'one' };
  }

  function draw(): void {
    const plan = planOf(form, found);
    players.update(form, found);
    format.update(form, found);
    numbers.update(form, found, plan);
    rounds.update(form, plan);
    dates.update(form, plan);
    clock.update(form, plan);
    preview.update(plan, form);
    settings.disabled = working;
    page.hidden = made !== undefined;
    done.root.hidden = made === undefined;
    setText(generate, working ? t.generate.busy : t.generate.button);
    generate.setAttribute('aria-disabled', String(working || obstacle(form, found, t) !== undefined));
    setText(explained, working ? '' : buttonSentence(form, found, event, t));
  }

  /** The sentence that says why the selection could not be read; undefined once it is. */
  async function takeSelection(): Promise<string | undefined> {
    const answer = await call('readSelection');
    if (!answer.ok) return answer.problem;
    found = { ...found, selection: answer.reply };
    divideAsListed();
    return undefined;
  }

  async function readSelection(): Promise<void> {
    if (working) return;
    say({ tone: 'busy', title: t.status.reading });
    const problem = await takeSelection();
    if (working) return;
    draw();
    say(problem === undefined ? status() : failedStatus(problem, t));
  }

  async function readTab(): Promise<void> {
    if (working) return;
    say({ tone: 'busy', title: t.status.reading });
    const problem = await reread();
    if (working) return;
    say(problem === undefined ? status() : failedStatus(problem, t));
  }

  async function press(): Promise<void> {
    if (working) return;
    if (obstacle(form, found, t) !== undefined) {
      const field = fieldOf(form, found);
      if (field.problem) players.focusProblem(form);
      else if (!divisionOf(form, field).ok) format.focusProblem();
      else if (seedMissing(form, field, intoOf(form, field))) numbers.focusProblem();
      else if (planOf(form, found)?.dates?.ok === false) dates.focusProblem();
      else rounds.focusProblem();
      return;
    }
    working = true;
    draw();
    const end = await run(false, found.selection);
    working = false;
    draw();
    say(end);
    if (made) done.focus();
  }

  /**
   * One run, with the question on the way where results exist; the status that it ends with. The add-on takes the
   * selection as it is by then, so another than the user has seen stops it.
   */
  async function run(despiteResults: boolean, seen: Found['selection']): Promise<Status> {
    say(writingStatus(undefined, t));
    if (form.from === 'selection') {
      const problem = await takeSelection();
      if (problem !== undefined) return failedStatus(problem, t);
      if (!sameReading(seen, found.selection)) {
        return { tone: 'wait', title: t.status.changed, detail: t.status.changedDetail };
      }
    }
    const name = runName();
    const request = requestOf(form, found, name, despiteResults);
    if (!request) return status();
    const stop = follow(name, call, (progress) => say(writingStatus(progress, t), barOf(progress)));
    const answer = await call('generate', request);
    stop();
    if (!answer.ok) return failedStatus(answer.problem, t);
    return finish(answer.reply, seen);
  }

  async function finish(reply: Generated, seen: Found['selection']): Promise<Status> {
    if (!reply.done) {
      say(askingStatus(reply.schedule, t));
      setText(generate, t.generate.button);
      const agreed = await ask.put(secondScheduleQuestion(reply.schedule, reply.results, t));
      if (!agreed) return status();
      draw();
      return run(true, seen);
    }
    made = reply.tabs;
    done.fill(reply.tabs, reply.notes);
    void reread();
    return status();
  }

  async function show(tab: MadeTab): Promise<void> {
    const answer = await call('showTab', tab.sheetId);
    if (!answer.ok) say(failedStatus(answer.problem, t));
  }

  function again(): void {
    made = undefined;
    draw();
    say(status());
    players.focus();
    void reread();
  }

  return {
    name: 'setUp',
    root,
    status,
    focus: players.focus,
    busy: () => working,
    update: async (opening, cause) => {
      const { playersTab } = opening;
      const { selection } = found;
      found = { ...(playersTab && { playersTab }), ...(selection && { selection }) };
      event = opening.event;
      if (cause === 'read' && !made && (form.from === 'selection' || (!chosen && !playersTab?.ok)))
        await takeSelection();
      if (!chosen || (form.from === 'tab' && !playersTab)) form = { ...form, from: firstSource(found) };
      divideAsListed();
      draw();
    },
  };
}
