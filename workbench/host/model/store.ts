/**
 * What is committed, what runs have buffered on top of it, and who is told of changes.
 */
import type { Guesses } from './guesses';
import { Refusal } from './refusal';
import { type Rect, type Row, type SheetState, type State, hasContent, sheetById } from './state';
import type { Change, Selection, SheetChange } from './change';

/** A change of the file; pure, so that it can be replayed on what another run has committed meanwhile. */
export type Op = (state: State) => State;

/** The writes of one execution that nobody else sees yet. */
export class WriteBuffer {
  readonly pending: Op[] = [];
  working: State;
  /** The first refusal among the buffered writes; it and all later ones are lost at the flush. */
  failure: Error | undefined;

  constructor(base: State) {
    this.working = base;
  }
}

const FIRST_CELL: Rect = { row: 1, column: 1, lastRow: 1, lastColumn: 1 };

export class Store {
  committed: State;
  readonly guesses: Guesses;
  /** Executions in progress, the innermost last. */
  readonly buffers: WriteBuffer[] = [];
  private readonly listeners = new Set<(change: Change) => void>();
  private readonly random: () => number;
  private activeSheetId: number;
  private readonly selected = new Map<number, Omit<Selection, 'sheetId'>>();
  private noticed: { state: State; selection: string };

  constructor(state: State, guesses: Guesses, random: () => number) {
    this.committed = state;
    this.guesses = guesses;
    this.random = random;
    this.activeSheetId = state.sheets[0]?.id ?? 0;
    this.noticed = { state, selection: this.selectionKey() };
  }

  /** What the innermost execution sees. */
  get state(): State {
    return this.buffers.at(-1)?.working ?? this.committed;
  }

  /** An id that no sheet, protection, chart or metadata has. */
  nextId(): number {
    return 1 + Math.floor(this.random() * 2_000_000_000);
  }

  /** A script's write: buffered, or committed at once outside of any execution. */
  write(op: Op): void {
    const buffer = this.buffers.at(-1);
    if (!buffer) {
      this.commit(op, 'script');
      return;
    }
    if (buffer.failure) return;
    try {
      buffer.working = op(buffer.working);
      buffer.pending.push(op);
    } catch (error) {
      if (error instanceof Refusal && error.where === 'server' && this.guesses.refusalsAtFlush) {
        buffer.failure = error;
      } else throw error;
    }
  }

  /** Commits the innermost execution's writes; throws the refusal that was waiting among them. */
  flush(): void {
    const buffer = this.buffers.at(-1);
    if (!buffer) return;
    const { failure } = buffer;
    buffer.failure = undefined;
    buffer.pending.length = 0;
    if (this.committed !== buffer.working) {
      this.committed = buffer.working;
      this.rebase(buffer);
    }
    this.notify('script');
    if (failure) throw failure;
  }

  /** Before a read: what was buffered is committed, or at least its refusals show, as `readsFlush` has it. */
  beforeRead(): void {
    if (this.guesses.readsFlush) this.flush();
  }

  /** A change outside of the innermost execution's buffer: a user, the calculator. */
  commit(op: Op, by: Change['by']): void {
    this.committed = op(this.committed);
    this.rebase(undefined);
    this.notify(by);
  }

  load(state: State): void {
    this.committed = state;
    this.selected.clear();
    this.activeSheetId = (state.sheets.find((sheet) => !sheet.hidden) ?? state.sheets[0])?.id ?? 0;
    this.rebase(undefined);
    this.notify('load');
  }

  begin(): WriteBuffer {
    const buffer = new WriteBuffer(this.committed);
    this.buffers.push(buffer);
    return buffer;
  }

  /** Ends the innermost execution; what it has not flushed is gone. */
  end(): void {
    this.buffers.pop();
    this.notify('script');
  }

  /** Replays what executions have buffered on the new committed state. */
  private rebase(except: WriteBuffer | undefined): void {
    for (const buffer of this.buffers) {
      if (buffer === except) continue;
      let working = this.committed;
      const ops = buffer.pending.splice(0);
      for (const op of ops) {
        try {
          working = op(working);
          buffer.pending.push(op);
        } catch (error) {
          buffer.failure ??= error instanceof Error ? error : new Error(String(error));
          break;
        }
      }
      buffer.working = working;
    }
  }

  subscribe(listener: (change: Change) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private notify(by: Change['by']): void {
    const before = this.noticed.state;
    const after = this.committed;
    const selection = this.selectionKey();
    const selectionChanged = selection !== this.noticed.selection;
    if (before === after && !selectionChanged) return;
    this.noticed = { state: after, selection };
    const sheets = sheetChanges(before, after);
    const tabs = tabsKey(before) !== tabsKey(after);
    const change: Change = { before, after, sheets, tabs, selection: selectionChanged, by };
    for (const listener of [...this.listeners]) listener(change);
  }

  private selectionKey(): string {
    const { sheetId, rect, others = [] } = this.selectionIn(this.committed);
    const ranges = [...others, rect].map((one) =>
      [one.row, one.column, one.lastRow, one.lastColumn].join(':'),
    );
    return `${sheetId}:${ranges.join()}`;
  }

  /** The active sheet and selection, as far as they exist in the state. */
  selectionIn(state: State): Selection {
    const sheet =
      sheetById(state, this.activeSheetId) ?? state.sheets.find((one) => !one.hidden) ?? state.sheets[0];
    if (!sheet) throw new Refusal('The document has no sheet.');
    const selected = this.selected.get(sheet.id) ?? { rect: FIRST_CELL };
    const fits = [...(selected.others ?? []), selected.rect].every(
      (rect) => rect.lastRow <= sheet.maxRows && rect.lastColumn <= sheet.maxColumns,
    );
    return { sheetId: sheet.id, ...(fits ? selected : { rect: FIRST_CELL }) };
  }

  select(sheetId: number, rect: Rect | undefined, others: readonly Rect[] = []): void {
    this.activeSheetId = sheetId;
    if (rect) this.selected.set(sheetId, { rect, ...(others.length > 0 ? { others } : {}) });
    if (this.buffers.length === 0) this.notify('user');
  }
}

function tabsKey(state: State): string {
  return JSON.stringify(state.sheets.map(({ id, name, hidden, tabColour }) => [id, name, hidden, tabColour]));
}

function sheetChanges(before: State, after: State): SheetChange[] {
  const changes: SheetChange[] = [];
  for (const sheet of after.sheets) {
    const old = sheetById(before, sheet.id);
    if (old === sheet) continue;
    const rows = old === undefined ? allRows(sheet) : changedRows(old, sheet);
    changes.push({
      sheetId: sheet.id,
      kind: old === undefined ? 'added' : 'changed',
      ...(rows ? { rows: { first: rows.first, last: rows.last } } : {}),
      contents: rows?.contents ?? false,
      frame: old === undefined || !sameFrame(old, sheet),
    });
  }
  for (const old of before.sheets) {
    if (!sheetById(after, old.id)) {
      changes.push({ sheetId: old.id, kind: 'removed', contents: true, frame: true });
    }
  }
  return changes;
}

function allRows(sheet: SheetState): { first: number; last: number; contents: boolean } | undefined {
  const last = sheet.rows.length;
  return last === 0
    ? undefined
    : { first: 1, last, contents: sheet.rows.some((row) => row?.some(hasContent)) };
}

function changedRows(
  old: SheetState,
  sheet: SheetState,
): { first: number; last: number; contents: boolean } | undefined {
  let first: number | undefined;
  let last = 0;
  let contents = false;
  const touch = (from: number, to: number) => {
    first = first === undefined ? from : Math.min(first, from);
    last = Math.max(last, to);
  };
  const length = Math.max(old.rows.length, sheet.rows.length);
  for (let index = 0; index < length; index++) {
    const [a, b] = [old.rows[index], sheet.rows[index]];
    if (a === b) continue;
    touch(index + 1, index + 1);
    contents ||= contentsDiffer(a, b);
  }
  if (old.spills !== sheet.spills || old.maxRows !== sheet.maxRows || old.maxColumns !== sheet.maxColumns) {
    for (const spill of [...old.spills, ...sheet.spills])
      touch(spill.row, spill.row + spill.values.length - 1);
  }
  return first === undefined ? undefined : { first, last, contents };
}

function contentsDiffer(a: Row | undefined, b: Row | undefined): boolean {
  const width = Math.max(a?.length ?? 0, b?.length ?? 0);
  for (let index = 0; index < width; index++) {
    const [x, y] = [a?.[index], b?.[index]];
    if (x !== y && (x?.value !== y?.value || x?.formula !== y?.formula)) return true;
  }
  return false;
}

function sameFrame(a: SheetState, b: SheetState): boolean {
  const keys = Object.keys({ ...a, ...b }) as (keyof SheetState)[];
  return keys.every((key) => key === 'rows' || key === 'spills' || a[key] === b[key]);
}
