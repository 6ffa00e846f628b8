/**
 * How far a run is, told through the document's cache so that the page can ask while the run goes on.
 * Nothing depends on it: what the cache refuses is ignored.
 */
import type { Progress } from '../../sidebar/calls';

const SECONDS = 600;

const key = (run: string) => `berger.progress.${run}`;

export function tellProgress(run: string, progress: Progress): void {
  try {
    CacheService.getDocumentCache()?.put(key(run), JSON.stringify(progress), SECONDS);
  } catch {
    return;
  }
}

export function readProgress(run: string): Progress {
  try {
    const text = CacheService.getDocumentCache()?.get(key(run));
    if (text) return JSON.parse(text) as Progress;
  } catch {
    // As if nothing had been told yet.
  }
  return { done: 0, of: 0, tab: '' };
}
