/**
 * Work survives a reload: the committed workbook in the browser's own database, which has room for big ones.
 */
import type { SavedWorkbook } from '../host/model/saving';
import type { Workbook } from '../host/model/workbook';

const DATABASE = 'berger-workbench';
const STORE = 'kept';
const KEY = 'workbook';
/** Milliseconds of rest before the workbook is written. */
const PAUSE = 300;

export interface Kept {
  readonly userLocale: string;
  readonly workbook: SavedWorkbook;
}

export interface Storage {
  /** What the last visit left; undefined for a first one or where it cannot be read. */
  load(): Promise<Kept | undefined>;
  /** Writes after a short while, or as the page goes. */
  keep(): void;
  clear(): Promise<void>;
}

export function createStorage(
  workbook: () => Workbook,
  userLocale: () => string,
  failed: (sentence: string) => void,
): Storage {
  const opened = open();
  opened.catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let off = false;

  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (off) return;
    const kept: Kept = { userLocale: userLocale(), workbook: workbook().toJSON() };
    try {
      await request((await opened).transaction(STORE, 'readwrite').objectStore(STORE).put(kept, KEY));
    } catch {
      failed('The browser cannot keep this workbook; it will be lost when the page is closed.');
    }
  };
  window.addEventListener('pagehide', () => {
    if (timer !== undefined) void write();
  });
  return {
    async load() {
      try {
        const store = (await opened).transaction(STORE).objectStore(STORE);
        return (await request(store.get(KEY))) as Kept | undefined;
      } catch {
        return undefined;
      }
    },
    keep() {
      clearTimeout(timer);
      timer = setTimeout(() => void write(), PAUSE);
    },
    async clear() {
      off = true;
      clearTimeout(timer);
      await request((await opened).transaction(STORE, 'readwrite').objectStore(STORE).delete(KEY));
    },
  };
}

async function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  return request(opening);
}

function request<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('The database refused.'));
  });
}
