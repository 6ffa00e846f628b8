/**
 * The status line: where the work stands, and the next step, in words.
 */
import { joined, quoted, type Texts } from '../parts/texts';

/** `wait`: the user has to do something first; `fail`: something went wrong and is announced at once. */
export type Tone = 'busy' | 'wait' | 'ready' | 'done' | 'fail';

export interface Status {
  readonly tone: Tone;
  readonly title: string;
  readonly detail?: string;
}

export function failedStatus(problem: string, t: Texts): Status {
  return { tone: 'fail', title: t.status.failed, detail: problem };
}

/** The sheet could not be read again for a while. */
export function staleStatus(problem: string, t: Texts): Status {
  return { tone: 'wait', title: t.status.stale, detail: problem };
}

export function sameStatus(one: Status | undefined, other: Status | undefined): boolean {
  return one?.tone === other?.tone && one?.title === other?.title && one?.detail === other?.detail;
}

export function removedStatus(removed: readonly string[], t: Texts): Status {
  return { tone: 'done', title: t.status.removed(tabNames(removed, t)) };
}

export function leftoversSentence(tabs: readonly string[], t: Texts): string {
  return t.leftovers.text(tabNames(tabs, t), tabs.length);
}

function tabNames(tabs: readonly string[], t: Texts): string {
  return joined(
    tabs.map((tab) => quoted(tab, t)),
    t,
  );
}
