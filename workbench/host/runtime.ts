/**
 * Executions of the script: rights, counting, failures on demand. Every service method passes `call` first.
 */
import type { Call, CallKind, Counters, RunKind } from './calls';
import { type Faults, RunKilled } from './faults';
import type { Guesses } from './model/guesses';
import { Refusal } from './model/refusal';
import { PROTECTED } from './model/rights';
import { type State, sheetById } from './model/state';
import type { Op, Store } from './model/store';

/** Rights of an execution, as `ScriptApp.AuthMode` names them. */
export type AuthMode = 'NONE' | 'LIMITED' | 'FULL' | 'CUSTOM_FUNCTION';

/** What a call touches, which decides who may make it. */
export type Area =
  | 'anything'
  | 'document'
  | 'menu'
  /** Sidebars, dialogs, alerts, toasts. */
  | 'screen'
  | 'storage'
  | 'locale'
  | 'user';

export interface Execution {
  readonly kind: RunKind;
  readonly mode: AuthMode;
  killed: boolean;
}

const ALLOWED: Readonly<Record<AuthMode, readonly Area[]>> = {
  NONE: ['anything', 'menu', 'locale'],
  LIMITED: ['anything', 'menu', 'locale', 'document', 'storage'],
  CUSTOM_FUNCTION: ['anything', 'locale', 'document', 'storage'],
  FULL: ['anything', 'menu', 'locale', 'document', 'storage', 'screen', 'user'],
};

class FaultSettings implements Faults {
  private callGoal: number | undefined;
  private writeGoal: number | undefined;
  private killGoal: number | undefined;
  lateFailure = false;
  lock: Faults['lock'] = 'free';
  readonly protectedTabs = new Set<string>();
  between: Faults['between'];
  private readonly counts: () => { readonly calls: number; readonly writes: number };

  constructor(counts: () => { readonly calls: number; readonly writes: number }) {
    this.counts = counts;
  }

  get throwAtCall(): number | undefined {
    return this.callGoal === undefined ? undefined : this.callGoal - this.counts().calls;
  }
  set throwAtCall(n: number | undefined) {
    this.callGoal = n === undefined ? undefined : this.counts().calls + n;
  }
  get throwAtWrite(): number | undefined {
    return this.writeGoal === undefined ? undefined : this.writeGoal - this.counts().writes;
  }
  set throwAtWrite(n: number | undefined) {
    this.writeGoal = n === undefined ? undefined : this.counts().writes + n;
  }
  get killAtCall(): number | undefined {
    return this.killGoal === undefined ? undefined : this.killGoal - this.counts().calls;
  }
  set killAtCall(n: number | undefined) {
    this.killGoal = n === undefined ? undefined : this.counts().calls + n;
  }

  reset(): void {
    this.callGoal = undefined;
    this.writeGoal = undefined;
    this.killGoal = undefined;
    this.lateFailure = false;
    this.lock = 'free';
    this.protectedTabs.clear();
    this.between = undefined;
  }
}

class CallCounters implements Counters {
  calls = 0;
  writes = 0;
  /** Since the host was made; `reset` leaves them, the faults count by them. */
  allCalls = 0;
  allWrites = 0;
  readonly bySheet = new Map<number | 'file', Map<string, number>>();
  readonly log: Call[] = [];

  get writesBySheet(): ReadonlyMap<number | 'file', ReadonlyMap<string, number>> {
    return this.bySheet;
  }

  count(call: Call): void {
    this.log.push(call);
    this.calls++;
    this.allCalls++;
    if (call.kind !== 'write') return;
    this.writes++;
    this.allWrites++;
    const key = call.sheetId ?? 'file';
    const methods = this.bySheet.get(key) ?? new Map<string, number>();
    methods.set(call.method, (methods.get(call.method) ?? 0) + 1);
    this.bySheet.set(key, methods);
  }

  writesOf(sheetId: number | 'file'): number {
    return [...(this.bySheet.get(sheetId)?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  }

  reset(): void {
    this.calls = 0;
    this.writes = 0;
    this.bySheet.clear();
    this.log.length = 0;
  }
}

export const SERVICE_FAILURE = 'Service Spreadsheets failed while accessing document with id ';

export class Runtime {
  readonly store: Store;
  readonly guesses: Guesses;
  readonly counters = new CallCounters();
  readonly faults: FaultSettings;
  readonly executions: Execution[] = [];
  /** The script realm's `Error`, for exceptions of services. */
  errorClass: ErrorConstructor = Error;
  /** E-mail of who runs the script. */
  user: string;
  readonly now: () => number;
  /** Called at the end of an execution, to release its locks. */
  readonly atEnd: ((execution: Execution) => void)[] = [];
  private inHook = false;

  constructor(store: Store, user: string, now: () => number) {
    this.store = store;
    this.guesses = store.guesses;
    this.user = user;
    this.now = now;
    this.faults = new FaultSettings(() => ({
      calls: this.counters.allCalls,
      writes: this.counters.allWrites,
    }));
  }

  get execution(): Execution | undefined {
    return this.executions.at(-1);
  }

  get state(): State {
    return this.store.state;
  }

  /** What a script catches. */
  exception(message: string): Error {
    const Kind = this.guesses.exceptionsAreErrors ? this.errorClass : Error;
    const error = new Kind(message);
    error.name = 'Exception';
    return error;
  }

  /** Runs a service's body; its refusals become exceptions of the script's realm. */
  guard<T>(body: () => T): T {
    try {
      return body();
    } catch (error) {
      if (error instanceof Refusal) throw this.exception(error.message);
      throw error;
    }
  }

  /** One service call: may it be made, does it fail, is it counted, what happens just before it. */
  private pass(method: string, kind: CallKind, area: Area, sheetId: number | undefined): void {
    const { execution, faults, counters } = this;
    if (execution?.killed === true) throw new RunKilled(`The run was killed before ${method}.`);
    this.checkRights(method, kind, area);
    if (kind === 'local') return;
    const call: Call = { method, kind, ...(sheetId === undefined ? {} : { sheetId }) };
    if (!this.inHook && faults.between) {
      this.inHook = true;
      try {
        faults.between(call, counters.allCalls + 1);
      } finally {
        this.inHook = false;
      }
    }
    counters.count(call);
    if (this.inHook) return;
    if (faults.killAtCall === 0 && execution) {
      faults.killAtCall = undefined;
      execution.killed = true;
      throw new RunKilled(`The run was killed at ${method}.`);
    }
    const fails = faults.throwAtCall === 0 || (kind === 'write' && faults.throwAtWrite === 0);
    if (!fails) return;
    if (faults.throwAtCall === 0) faults.throwAtCall = undefined;
    else faults.throwAtWrite = undefined;
    const message = `${SERVICE_FAILURE}${this.state.id}.`;
    const buffer = this.store.buffers.at(-1);
    if (faults.lateFailure && kind === 'write' && buffer) buffer.failure ??= new Refusal(message, 'server');
    else throw this.exception(message);
  }

  private checkRights(method: string, kind: CallKind, area: Area): void {
    const mode = this.execution?.mode ?? 'FULL';
    if (mode === 'FULL') return;
    const name = method.replace(/^(Range|Sheet|Spreadsheet|RangeList|Protection)\./, '');
    const denied =
      !ALLOWED[mode].includes(area) ||
      (area === 'locale' && mode === 'NONE' && !this.guesses.localeInNone) ||
      (mode === 'CUSTOM_FUNCTION' && area === 'document' && kind !== 'read' && kind !== 'local');
    if (!denied) return;
    if (mode === 'CUSTOM_FUNCTION' && (area === 'menu' || area === 'screen')) {
      throw this.exception(`Cannot call ${method}() from this context.`);
    }
    throw this.exception(`You do not have permission to call ${name}`);
  }

  /** A call that asks something of the file. */
  read<T>(method: string, body: (state: State) => T, sheetId?: number, area: Area = 'document'): T {
    return this.guard(() => {
      this.pass(method, 'read', area, sheetId);
      this.store.beforeRead();
      return body(this.store.state);
    });
  }

  /** A call that changes the file, later than now maybe. `prepare` checks what the client can tell at once. */
  write(method: string, sheetId: number | undefined, prepare: (state: State) => Op): void {
    this.guard(() => {
      this.pass(method, 'write', 'document', sheetId);
      const op = prepare(this.store.state);
      this.store.write((state) => {
        if (sheetId !== undefined) this.checkProtectedTab(state, sheetId);
        return op(state);
      });
    });
  }

  /** A change of the list of sheets: takes effect at once, as `structureAtOnce` has it. */
  restructure(method: string, sheetId: number | undefined, prepare: (state: State) => Op): void {
    this.write(method, sheetId, prepare);
    if (this.guesses.structureAtOnce) this.guard(() => this.store.flush());
  }

  /** A call that changes what the user sees, not the file. */
  view<T>(method: string, area: Area, body: () => T, sheetId?: number): T {
    return this.guard(() => {
      this.pass(method, 'view', area, sheetId);
      return body();
    });
  }

  /** A call that stays inside the script. */
  local<T>(method: string, body: () => T, area: Area = 'anything'): T {
    return this.guard(() => {
      this.pass(method, 'local', area, undefined);
      return body();
    });
  }

  /** A call to another service than the spreadsheet. */
  other<T>(method: string, area: Area, body: () => T): T {
    return this.guard(() => {
      this.pass(method, 'read', area, undefined);
      return body();
    });
  }

  flush(method: string): void {
    this.guard(() => {
      this.pass(method, 'read', 'document', undefined);
      this.store.flush();
    });
  }

  private checkProtectedTab(state: State, sheetId: number): void {
    const name = sheetById(state, sheetId)?.name;
    if (name !== undefined && this.faults.protectedTabs.has(name)) throw new Refusal(PROTECTED, 'server');
  }

  run<T>(kind: RunKind, mode: AuthMode, fn: () => T): T {
    const execution: Execution = { kind, mode, killed: false };
    this.executions.push(execution);
    this.store.begin();
    try {
      return this.finish(execution, fn);
    } finally {
      for (const release of this.atEnd) release(execution);
      this.executions.pop();
      this.store.end();
    }
  }

  private finish<T>(execution: Execution, fn: () => T): T {
    let result: T;
    try {
      result = fn();
    } catch (error) {
      if (!execution.killed) {
        try {
          this.store.flush();
        } catch {
          // The script's own exception is the one that shows.
        }
      }
      throw error;
    }
    if (execution.killed) throw new RunKilled('The run was killed.');
    this.guard(() => this.store.flush());
    return result;
  }
}
