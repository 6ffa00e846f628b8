/**
 * Asks for the progress of a run once a second, until told to stop.
 */
import type { Progress } from '../calls';
import type { Call } from './call';

export const PACE = 1000;

/** Starts asking; the function returned ends it, and an answer still under way is then ignored. */
export function follow(run: string, call: Call, tell: (progress: Progress) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let stopped = false;
  const ask = async (): Promise<void> => {
    const answer = await call('progress', run);
    if (stopped) return;
    if (answer.ok) tell(answer.reply);
    timer = setTimeout(() => void ask(), PACE);
  };
  timer = setTimeout(() => void ask(), PACE);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/** Names a run apart from all others of this file. */
export function runName(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}

/** For the bar of the status line; none before the first tab. */
export function barOf({ done, of }: Progress): { readonly done: number; readonly of: number } | undefined {
  return of > 0 ? { done, of } : undefined;
}
