/**
 * Failures on demand. Counts start at 1 and run from the moment they are set (`reset` clears all).
 */
import type { Call } from './calls';

export interface Faults {
  /** The nth service call (local ones not counted) throws `Service Spreadsheets failed …`, once. */
  throwAtCall: number | undefined;
  /** The nth mutating call throws, once; nothing of it is done. */
  throwAtWrite: number | undefined;
  /** The failure of `throwAtWrite` shows only at the flush; that write and all later buffered ones are lost. */
  lateFailure: boolean;
  /** The run is killed at its nth call: what is not flushed is lost; `run` throws `RunKilled`. */
  killAtCall: number | undefined;
  /** `had`: somebody else holds every lock. `none`: `getDocumentLock()` is null. */
  lock: 'free' | 'had' | 'none';
  /** Tabs (by name) that refuse this user's writes, whatever their protections say. */
  readonly protectedTabs: Set<string>;
  /** Called before each call that is not local; may start a second run or act as another user. */
  between: ((call: Call, index: number) => void) | undefined;
  reset(): void;
}

/** What `run` throws when the script was killed: nothing in the script can catch it usefully. */
export class RunKilled extends Error {
  override readonly name = 'RunKilled';
}
