/**
 * `LockService`, `CacheService` and `PropertiesService`.
 */
import type { Context } from './context';
import { Part } from './part';
import { Refusal } from '../model/refusal';
import type { Execution } from '../runtime';

type GasLock = GoogleAppsScript.Lock.Lock;
type GasCache = GoogleAppsScript.Cache.Cache;
type GasProperties = GoogleAppsScript.Properties.Properties;

/** Who holds which lock; outside of any execution a single unnamed holder. */
export class Locks {
  private readonly holders = new Map<string, Execution | undefined>();

  constructor(context: Context) {
    context.runtime.atEnd.push((execution) => {
      for (const [name, holder] of this.holders) if (holder === execution) this.holders.delete(name);
    });
  }
  free(name: string, execution: Execution | undefined): boolean {
    return !this.holders.has(name) || this.holders.get(name) === execution;
  }
  holds(name: string, execution: Execution | undefined): boolean {
    return this.holders.has(name) && this.holders.get(name) === execution;
  }
  take(name: string, execution: Execution | undefined): void {
    this.holders.set(name, execution);
  }
  release(name: string, execution: Execution | undefined): void {
    if (this.holds(name, execution)) this.holders.delete(name);
  }
}

export class LockPart extends Part<GasLock> {
  readonly #context: Context;
  readonly #locks: Locks;
  readonly #name: string;

  constructor(context: Context, locks: Locks, name: string) {
    super('Lock');
    this.#context = context;
    this.#locks = locks;
    this.#name = name;
  }

  #try(method: string): boolean {
    const { runtime } = this.#context;
    return runtime.other(`Lock.${method}`, 'storage', () => {
      if (runtime.faults.lock === 'had' || !this.#locks.free(this.#name, runtime.execution)) return false;
      this.#locks.take(this.#name, runtime.execution);
      return true;
    });
  }
  tryLock(): boolean {
    return this.#try('tryLock');
  }
  waitLock(): void {
    if (!this.#try('waitLock')) {
      throw this.#context.runtime.exception(
        'Lock timeout: another process was holding the lock for too long.',
      );
    }
  }
  hasLock(): boolean {
    const { runtime } = this.#context;
    return runtime.other('Lock.hasLock', 'storage', () => this.#locks.holds(this.#name, runtime.execution));
  }
  releaseLock(): void {
    const { runtime } = this.#context;
    runtime.other('Lock.releaseLock', 'storage', () => this.#locks.release(this.#name, runtime.execution));
  }
}

export class LockServicePart extends Part<GoogleAppsScript.Lock.LockService> {
  readonly #context: Context;
  readonly #locks: Locks;

  constructor(context: Context) {
    super('LockService');
    this.#context = context;
    this.#locks = new Locks(context);
  }

  #lock(method: string, name: string): GasLock {
    return this.#context.runtime.other(
      `LockService.${method}`,
      'storage',
      () => new LockPart(this.#context, this.#locks, name) as unknown as GasLock,
    );
  }
  /** Null outside of a document, which the declared type does not say. */
  getDocumentLock(): GasLock {
    const none = this.#context.runtime.faults.lock === 'none';
    const lock = this.#lock('getDocumentLock', 'document');
    return none ? (null as unknown as GasLock) : lock;
  }
  getScriptLock(): GasLock {
    return this.#lock('getScriptLock', 'script');
  }
  getUserLock(): GasLock {
    return this.#lock('getUserLock', `user:${this.#context.runtime.user}`);
  }
}

const MAX_CACHE_KEY = 250;
const MAX_CACHE_VALUE = 100 * 1024;
const MAX_CACHE_SECONDS = 21_600;

export class CachePart extends Part<GasCache> {
  readonly #context: Context;
  readonly #entries: Map<string, { readonly value: string; readonly until: number }>;

  constructor(context: Context, entries: Map<string, { readonly value: string; readonly until: number }>) {
    super('Cache');
    this.#context = context;
    this.#entries = entries;
  }

  #call<T>(method: string, body: () => T): T {
    return this.#context.runtime.other(`Cache.${method}`, 'storage', body);
  }
  #get(key: string): string | null {
    const entry = this.#entries.get(key);
    return entry && entry.until > this.#context.runtime.now() ? entry.value : null;
  }
  #put(key: string, value: unknown, seconds: number): void {
    if (typeof key !== 'string' || key === '' || key.length > MAX_CACHE_KEY)
      throw new Refusal('Argument too large: key');
    const text = String(value);
    if (text.length > MAX_CACHE_VALUE) throw new Refusal('Argument too large: value');
    if (!(seconds >= 1) || seconds > MAX_CACHE_SECONDS)
      throw new Refusal('Invalid argument: expirationInSeconds');
    this.#entries.set(key, { value: text, until: this.#context.runtime.now() + seconds * 1000 });
  }
  get(key: string): string | null {
    return this.#call('get', () => this.#get(key));
  }
  getAll(keys: string[]): Record<string, string> {
    return this.#call('getAll', () =>
      Object.fromEntries(
        keys.flatMap((key) => {
          const value = this.#get(key);
          return value === null ? [] : [[key, value]];
        }),
      ),
    );
  }
  put(key: string, value: string, expirationInSeconds = 600): void {
    this.#call('put', () => this.#put(key, value, expirationInSeconds));
  }
  putAll(values: Record<string, unknown>, expirationInSeconds = 600): void {
    this.#call('putAll', () => {
      for (const [key, value] of Object.entries(values)) this.#put(key, value, expirationInSeconds);
    });
  }
  remove(key: string): void {
    this.#call('remove', () => this.#entries.delete(key));
  }
  removeAll(keys: string[]): void {
    this.#call('removeAll', () => keys.forEach((key) => this.#entries.delete(key)));
  }
}

export class CacheServicePart extends Part<GoogleAppsScript.Cache.CacheService> {
  readonly #context: Context;
  readonly #stores = new Map<string, Map<string, { readonly value: string; readonly until: number }>>();

  constructor(context: Context) {
    super('CacheService');
    this.#context = context;
  }

  #cache(method: string, name: string): GasCache {
    return this.#context.runtime.other(`CacheService.${method}`, 'storage', () => {
      const entries =
        this.#stores.get(name) ?? new Map<string, { readonly value: string; readonly until: number }>();
      this.#stores.set(name, entries);
      return new CachePart(this.#context, entries) as unknown as GasCache;
    });
  }
  getDocumentCache(): GasCache | null {
    return this.#cache('getDocumentCache', 'document');
  }
  getScriptCache(): GasCache {
    return this.#cache('getScriptCache', 'script');
  }
  getUserCache(): GasCache {
    return this.#cache('getUserCache', `user:${this.#context.runtime.user}`);
  }
}

const MAX_PROPERTY = 9 * 1024;

export class PropertiesPart extends Part<GasProperties> {
  readonly #context: Context;
  readonly #scope: string;

  constructor(context: Context, scope: string) {
    super('Properties');
    this.#context = context;
    this.#scope = scope;
  }

  #own(): [string, string][] {
    return [...this.#context.runtime.store.committed.properties].flatMap(([key, value]) =>
      key.startsWith(`${this.#scope}/`) ? [[key.slice(this.#scope.length + 1), value]] : [],
    );
  }
  #read<T>(method: string, body: () => T): T {
    return this.#context.runtime.other(`Properties.${method}`, 'storage', body);
  }
  /** Properties are not buffered with the cells. */
  #write(method: string, change: (own: Map<string, string>) => void): GasProperties {
    const { runtime } = this.#context;
    return runtime.other(`Properties.${method}`, 'storage', () => {
      const own = new Map(this.#own());
      change(own);
      for (const [key, value] of own) {
        if (value.length > MAX_PROPERTY) throw new Refusal(`Argument too large: value of ${key}`);
      }
      runtime.store.commit((state) => {
        const others = [...state.properties].filter(([key]) => !key.startsWith(`${this.#scope}/`));
        const mine = [...own].map(([key, value]) => [`${this.#scope}/${key}`, value] as const);
        return { ...state, properties: new Map([...others, ...mine]) };
      }, 'script');
      return this.whole;
    });
  }
  deleteAllProperties(): GasProperties {
    return this.#write('deleteAllProperties', (own) => own.clear());
  }
  deleteProperty(key: string): GasProperties {
    return this.#write('deleteProperty', (own) => own.delete(key));
  }
  getKeys(): string[] {
    return this.#read('getKeys', () => this.#own().map(([key]) => key));
  }
  getProperties(): Record<string, string> {
    return this.#read('getProperties', () => Object.fromEntries(this.#own()));
  }
  getProperty(key: string): string | null {
    return this.#read('getProperty', () => new Map(this.#own()).get(key) ?? null);
  }
  setProperties(properties: Record<string, string>, deleteAllOthers = false): GasProperties {
    return this.#write('setProperties', (own) => {
      if (deleteAllOthers) own.clear();
      for (const [key, value] of Object.entries(properties)) own.set(key, String(value));
    });
  }
  setProperty(key: string, value: string): GasProperties {
    return this.#write('setProperty', (own) => own.set(key, String(value)));
  }
}

export class PropertiesServicePart extends Part<GoogleAppsScript.Properties.PropertiesService> {
  readonly #context: Context;

  constructor(context: Context) {
    super('PropertiesService');
    this.#context = context;
  }

  #properties(method: string, scope: string): GasProperties {
    return this.#context.runtime.other(
      `PropertiesService.${method}`,
      'storage',
      () => new PropertiesPart(this.#context, scope) as unknown as GasProperties,
    );
  }
  getDocumentProperties(): GasProperties {
    return this.#properties('getDocumentProperties', 'document');
  }
  getScriptProperties(): GasProperties {
    return this.#properties('getScriptProperties', 'script');
  }
  getUserProperties(): GasProperties {
    return this.#properties('getUserProperties', `user:${this.#context.runtime.user}`);
  }
}
