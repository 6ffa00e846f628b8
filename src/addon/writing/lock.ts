/**
 * The document lock: it keeps out other runs of the script, not people.
 */
import { Problem } from '../problem';
import { say } from '../texts';

const WAIT_MILLISECONDS = 10_000;

/** Does `work` under the lock; without it nothing is done. `work` flushes what it wrote. */
export function underLock<T>(work: () => T): T {
  const lock = documentLock();
  if (!lock) throw new Problem(say().noLock);
  if (!isHad(lock)) throw new Problem(say().lockHad);
  try {
    return work();
  } finally {
    release(lock);
  }
}

/** True while another run of the script is at work in the document. */
export function isLockHad(): boolean {
  const lock = documentLock();
  if (!lock) return false;
  try {
    if (!lock.tryLock(0)) return true;
  } catch {
    return false;
  }
  release(lock);
  return false;
}

/** Null outside of a document, whatever the types say. */
function documentLock(): GoogleAppsScript.Lock.Lock | null {
  try {
    return LockService.getDocumentLock();
  } catch {
    return null;
  }
}

function isHad(lock: GoogleAppsScript.Lock.Lock): boolean {
  try {
    return lock.tryLock(WAIT_MILLISECONDS);
  } catch {
    return false;
  }
}

/** A lock that is not released ends with the run. */
function release(lock: GoogleAppsScript.Lock.Lock): void {
  try {
    lock.releaseLock();
  } catch {
    return;
  }
}
