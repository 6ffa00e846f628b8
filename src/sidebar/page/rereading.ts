/**
 * When the page reads the sheet again by itself, so that results typed elsewhere show without a touch: often while
 * something happens, seldom after a quiet while, never while the page is hidden.
 */

/** From the end of one reading to the next, in milliseconds. */
const PACE = 20_000;
const CALM_PACE = 120_000;
/** So long nothing has changed, and nobody has touched the page. */
const CALM_AFTER = 15 * 60_000;
/** A slow sheet is asked less often: a reading takes this part of the time at most. */
const SHARE = 20;
/** One that fails may be followed by one that works; so many in a row are told. */
const FAILURES_TOLD = 3;

export interface Clock {
  /** In milliseconds. */
  readonly now: () => number;
  /** Returns what calls it off. */
  readonly after: (wait: number, run: () => void) => () => void;
}

export type Outcome = 'changed' | 'same' | 'failed';

export interface Rereading {
  /** A reading is over, whoever wanted it. Before the first one nothing is read again. */
  readonly ended: (outcome: Outcome, took: number) => void;
  /** The user has done something in the page. */
  readonly touched: () => void;
  readonly visible: (yes: boolean) => void;
  /** What the page shows may be out of date: the last readings have all failed. */
  readonly isStale: () => boolean;
}

/**
 * `read`: true once it has read, and `ended` was told; false where the page was at work, which then knows the sheet.
 * `isBack`: the page was hidden until now.
 */
export function rereading(clock: Clock, read: (isBack: boolean) => Promise<boolean>): Rereading {
  let isVisible = true;
  let stirred = clock.now();
  let last: { readonly at: number; readonly took: number } | undefined;
  let failures = 0;
  let callOff = (): void => undefined;

  const isCalm = (): boolean => clock.now() - stirred >= CALM_AFTER;

  function plan(): void {
    callOff();
    if (!isVisible || !last) return;
    const pace = Math.max(isCalm() ? CALM_PACE : PACE, last.took * SHARE);
    callOff = clock.after(Math.max(0, last.at + pace - clock.now()), () => void look(false));
  }

  async function look(isBack: boolean): Promise<void> {
    if (await read(isBack)) return;
    last = { at: clock.now(), took: 0 };
    plan();
  }

  return {
    ended: (outcome, took) => {
      failures = outcome === 'failed' ? failures + 1 : 0;
      if (outcome === 'changed') stirred = clock.now();
      last = { at: clock.now(), took: outcome === 'failed' ? 0 : took };
      plan();
    },
    touched: () => {
      const wasCalm = isCalm();
      stirred = clock.now();
      if (wasCalm) plan();
    },
    visible: (yes) => {
      if (yes === isVisible) return;
      isVisible = yes;
      callOff();
      if (!yes || !last) return;
      stirred = clock.now();
      void look(true);
    },
    isStale: () => failures >= FAILURES_TOLD,
  };
}
