/**
 * The script as the page has it: the text of Code.js, run in a fresh realm for every execution, with the
 * rights that its start gives.
 */
import type { RunKind } from '../host/calls';
import type { Host } from '../host/host';
import { type SheetFunction, sheetFunctions } from './docs';
import type { History } from './history';
import { openRealm, type Realm, sentence } from './realm';

export interface Script {
  readonly code: string;
  readonly functions: readonly SheetFunction[];
  /** One execution. Throws what the script throws. */
  run<T>(kind: RunKind, work: (realm: Realm) => T): T;
}

/** `hold` runs an execution, in which nobody looks at the grid. */
export function createScript(
  host: Host,
  history: History,
  code: string,
  hold: <T>(work: () => T) => T,
): Script {
  return {
    code,
    functions: sheetFunctions(code),
    run(kind, work) {
      const realm = openRealm(code, host.services);
      try {
        host.scriptError = realm.Error;
        const execute = () => host.run(kind, () => work(realm));
        // What a function is not allowed to change needs no undo.
        return kind === 'function' ? execute() : hold(() => history.record(execute));
      } finally {
        realm.close();
      }
    },
  };
}

export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${(await response.text()).trim()}`);
  return response.text();
}

export { sentence };
