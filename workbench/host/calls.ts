/**
 * The bookkeeping of service calls: what each is, how many there were.
 */

/** What started the script: it sets what it may do. */
export type RunKind = 'open' | 'menu' | 'sidebar' | 'function';

/**
 * `write` changes the file, `read` asks it, `view` changes what the user sees (selection, toast, sidebar),
 * `local` stays inside the script (builders, enums).
 */
export type CallKind = 'read' | 'write' | 'view' | 'local';

export interface Call {
  /** Such as `Range.setValues`. */
  readonly method: string;
  readonly kind: CallKind;
  /** The sheet it concerns, where there is one. */
  readonly sheetId?: number;
}

export interface Counters {
  /** All calls but local ones. */
  readonly calls: number;
  /** Mutating calls. */
  readonly writes: number;
  /** Mutating calls per sheet id, then per method; sheet 0 of the file itself is keyed `file`. */
  readonly writesBySheet: ReadonlyMap<number | 'file', ReadonlyMap<string, number>>;
  /** Every call but local ones since `reset`, in order. */
  readonly log: readonly Call[];
  writesOf(sheetId: number | 'file'): number;
  reset(): void;
}
