/**
 * What the status line and the sentences of the form say while a schedule is being set up.
 */
import type { MadeTab, Progress, Reading } from '../calls';
import {
  MOST_CYCLES,
  LEAST_MORE_CYCLES,
  MOST_PLAYERS,
  cyclesOf,
  fieldOf,
  type Field,
  type Form,
  type Found,
} from './form';
import { isUnfinished } from './dates-text';
import { intoOf } from './division';
import { formatObstacle, tabsMade } from './format-text';
import { seedMissing, varmaClashes } from './numbering';
import { planOf } from './plan';
import type { Status } from '../page/status';
import { joined, joinedSome, quoted, type Texts } from '../parts/texts';

/** The status while the form is being filled in. */
export function formStatus(form: Form, found: Found, t: Texts): Status {
  const field = fieldOf(form, found);
  if (field.problem) {
    const empty = field.problem.kind === 'none';
    const title = nextStep(form, field, t);
    return empty ? { tone: 'wait', title, detail: t.status.chooseDetail } : { tone: 'wait', title };
  }
  const wrong = obstacle(form, found, t);
  if (wrong !== undefined) return { tone: 'wait', title: wrong };
  return { tone: 'ready', title: t.status.ready, detail: foundSentence(form, found, t) };
}

/** What keeps the button from working, as the user's next step; undefined where nothing does. */
export function obstacle(form: Form, found: Found, t: Texts): string | undefined {
  const field = fieldOf(form, found);
  if (field.problem) return nextStep(form, field, t);
  const format = formatObstacle(form, field, t);
  if (format !== undefined) return format;
  if (seedMissing(form, field, intoOf(form, field))) return t.status.seed;
  if (varmaClashes(form, field)) return t.formats.status.varma;
  return roundsObstacle(form, found, t);
}

function roundsObstacle(form: Form, found: Found, t: Texts): string | undefined {
  if (cyclesOf(form) === undefined) return t.status.cycles;
  const plan = planOf(form, found);
  if (plan?.tooManyGames) return t.status.tooManyGames;
  if (plan?.dates?.ok !== false) return undefined;
  return isUnfinished(plan.dates.problem) ? t.formats.dates.wrong.typedOff : t.formats.status.dates;
}

/** The sentence under the players; blank where the status line alone says it. */
export function fieldSentence(form: Form, found: Found, t: Texts): string {
  const { players, problem, dropped, unread } = fieldOf(form, found);
  if (problem) return problemSentence(problem, t);
  if (form.from === 'number') return t.players.inNumber(players);
  const sentence = foundSentence(form, found, t);
  return [sentence, dropped && t.players[dropped], unread && t.players[unread]]
    .filter((part) => part !== undefined)
    .join(' ');
}

/** How many players there are, and where. */
function foundSentence(form: Form, found: Found, t: Texts): string {
  const n = t.players.count(fieldOf(form, found).players);
  switch (form.from) {
    case 'tab':
      return t.players.inTab(n, quoted(where(found.playersTab), t));
    case 'selection':
      return t.players.inSelection(n, where(found.selection));
    case 'list':
      return t.players.inList(n);
    case 'number':
      return `${n}.`;
  }
}

/** The sentence beside the number of cycles, where it is wrong. */
export function cyclesSentence(form: Form, t: Texts): string {
  const cycles = cyclesOf(form);
  if (cycles === undefined) return t.cycles.wrong(LEAST_MORE_CYCLES, MOST_CYCLES);
  return form.division === 'teams' ? t.formats.teamsMeet(cycles) : t.cycles.meets(cycles);
}

export function writingStatus(progress: Progress | undefined, t: Texts): Status {
  const detail =
    progress && progress.of > 0
      ? t.status.progress(progress.tab, progress.done, progress.of)
      : t.status.starting;
  return { tone: 'busy', title: t.status.writing, detail };
}

export function doneStatus(tabs: readonly MadeTab[], t: Texts): Status {
  const schedule = tabs.find(({ kind }) => kind === 'schedule')?.name ?? '';
  return { tone: 'done', title: t.status.done(quoted(schedule, t)), detail: t.done.next };
}

export function askingStatus(schedule: string, t: Texts): Status {
  return { tone: 'wait', title: t.status.asking(quoted(schedule, t)) };
}

/** The question before a second schedule. */
export function secondScheduleQuestion(schedule: string, results: number, t: Texts): string {
  return t.confirm.text(quoted(schedule, t), results);
}

/** The sentence under the button: what keeps it from working, or what it will do. */
export function buttonSentence(
  form: Form,
  found: Found,
  event: { readonly schedule: string; readonly games: number; readonly results: number } | undefined,
  t: Texts,
): string {
  const next = obstacle(form, found, t);
  if (next !== undefined) return t.generate.notYet(lowerFirst(next));
  if (event) {
    const schedule = quoted(event.schedule, t);
    return event.results > 0
      ? t.generate.existsResults(schedule, event.results, event.games)
      : t.generate.exists(schedule);
  }
  return t.generate.makes(joined(tabsMade(form, fieldOf(form, found), t), t));
}

function nextStep({ from }: Form, { problem }: Field, t: Texts): string {
  switch (problem?.kind) {
    case 'unread':
      return t.status.readSelection;
    case 'reading':
      return from === 'selection' ? t.status.readSelection : t.status.mendReading;
    case 'one':
      return t.status.onePlayer;
    case 'many':
      return t.status.tooMany;
    case 'equal':
      return t.status.equalNames;
    case 'rating':
      return t.status.listRating;
    case 'number':
      return t.status.number;
    default:
      return t.status.choose;
  }
}

function problemSentence(problem: NonNullable<Field['problem']>, t: Texts): string {
  switch (problem.kind) {
    case 'none':
      return '';
    case 'unread':
      return t.players.unread;
    case 'number':
      return t.players.wrongNumber(MOST_PLAYERS);
    case 'one':
      return t.players.one;
    case 'many':
      return t.players.many(problem.players, MOST_PLAYERS);
    case 'reading':
      return problem.sentence;
    case 'rating':
      return t.players.wrongRating(problem.line, quoted(problem.text, t));
    case 'equal': {
      const names = problem.names.map(({ name, lines }) =>
        t.players.equalName(quoted(name, t), joined(lines.map(String), t)),
      );
      return t.players.equal(joinedSome(names, 3, t.players.equalMore, t));
    }
  }
}

function where(reading: Reading | undefined): string {
  return reading?.ok ? reading.where : '';
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
