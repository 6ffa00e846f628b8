/**
 * Runs a script file as Apps Script does: in an empty context of its own realm, with the services as its only
 * extra globals.
 */
import vm from 'node:vm';
import type { Host } from '../../workbench/host/host';

export interface LoadedScript {
  /** Names that the script defined at its top level, sorted. */
  readonly globals: readonly string[];
  /** Calls a top-level function; what comes back is of the script's realm. */
  call(name: string, ...args: readonly unknown[]): unknown;
  /** Evaluates an expression in the script's realm. */
  evaluate(expression: string): unknown;
}

export function loadScript(code: string, host: Pick<Host, 'services' | 'scriptError'>): LoadedScript {
  const context = vm.createContext({ ...host.services });
  const given = new Set(Object.getOwnPropertyNames(context));
  host.scriptError = vm.runInContext('Error', context) as ErrorConstructor;
  vm.runInContext(code, context, { filename: 'Code.js' });
  const globals = Object.getOwnPropertyNames(context)
    .filter((name) => !given.has(name))
    .sort();
  return {
    globals,
    call(name, ...args) {
      const fn: unknown = context[name];
      if (typeof fn !== 'function') throw new Error(`The script has no function ${name}.`);
      return (fn as (...values: readonly unknown[]) => unknown)(...args);
    },
    evaluate: (expression) => vm.runInContext(expression, context) as unknown,
  };
}
