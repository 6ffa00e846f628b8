/**
 * A fresh global object with the script in it, as Apps Script makes one for every execution: a hidden frame
 * that runs Code.js unmodified as a classic script, with the services as globals and without the browser's.
 */
import type { Services } from '../host/services/services';

export interface Realm {
  /** Calls a top-level function; throws the script's own exception. */
  call(name: string, args: readonly unknown[]): unknown;
  has(name: string): boolean;
  /** The realm's own constructors: what a script gets is of its world. */
  readonly Date: DateConstructor;
  readonly Error: ErrorConstructor;
  close(): void;
}

/** What the V8 runtime of Apps Script lacks and a browser has. */
const ABSENT = [
  'setTimeout', 'setInterval', 'setImmediate', 'requestAnimationFrame', 'requestIdleCallback', 'queueMicrotask',
  'fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Worker', 'SharedWorker',
  'URL', 'URLSearchParams', 'TextEncoder', 'TextDecoder', 'atob', 'btoa', 'crypto', 'performance', 'structuredClone',
  'localStorage', 'sessionStorage', 'indexedDB', 'caches', 'alert', 'confirm', 'prompt', 'open', 'navigator',
]; // prettier-ignore

type Globals = Record<string, unknown> & {
  Date: DateConstructor;
  Error: ErrorConstructor;
  document: Document;
};

export function openRealm(code: string, services: Services): Realm {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'Script';
  document.body.append(frame);
  const globals = frame.contentWindow as unknown as Globals;
  for (const name of ABSENT) {
    Object.defineProperty(globals, name, { value: undefined, configurable: true, writable: true });
  }
  Object.assign(globals, services);
  let failure: unknown;
  const note = (event: Event) => {
    failure = (event as ErrorEvent).error ?? new Error((event as ErrorEvent).message);
    event.preventDefault();
  };
  const target = frame.contentWindow as Window;
  target.addEventListener('error', note);
  const script = globals.document.createElement('script');
  script.textContent = `${code}\n//# sourceURL=Code.js`;
  globals.document.head.append(script);
  target.removeEventListener('error', note);
  if (failure !== undefined) {
    frame.remove();
    throw failure;
  }
  const has = (name: string) => typeof globals[name] === 'function';
  return {
    call(name, args) {
      const found = globals[name];
      if (typeof found !== 'function') throw new Error(`Script function not found: ${name}`);
      return (found as (...values: readonly unknown[]) => unknown)(...args);
    },
    has,
    Date: globals.Date,
    Error: globals.Error,
    close: () => frame.remove(),
  };
}

/** The exception as Sheets words it, `… (line 12).`, the line counted in Code.js. */
export function sentence(error: unknown): { readonly message: string; readonly line?: number } {
  // Made in another realm: no `instanceof`.
  const { message, stack } = Object(error) as { message?: unknown; stack?: unknown };
  const text = typeof message === 'string' && message !== '' ? message : String(error);
  const line = typeof stack === 'string' ? /Code\.js:(\d+)/.exec(stack)?.[1] : undefined;
  return line === undefined ? { message: text } : { message: text, line: Number(line) };
}
