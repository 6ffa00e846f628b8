/**
 * What the view hears of a change, and what is selected.
 */
import type { Rect, State } from './state';

/** What changed since the last notice. Compare `before` and `after` by identity to find out more. */
export interface Change {
  readonly before: State;
  readonly after: State;
  /** Sheets that are new, changed in any way, or gone. */
  readonly sheets: readonly SheetChange[];
  /** The list of sheets changed: number, order, names, visibility, tab colour. */
  readonly tabs: boolean;
  /** The active sheet or the selection changed. */
  readonly selection: boolean;
  /** Who: a user, a script at its flush, the calculator, or a reload. */
  readonly by: 'user' | 'script' | 'calculator' | 'load';
}

export interface SheetChange {
  readonly sheetId: number;
  readonly kind: 'added' | 'changed' | 'removed';
  /** Rows (1-based, inclusive) in which a cell changed; absent where none did. */
  readonly rows?: { readonly first: number; readonly last: number };
  /** Contents (values, formulas) changed in those rows, not only looks, notes or results. */
  readonly contents: boolean;
  /** Something besides cells changed: size, widths, frozen rows, rules, merges, charts, … */
  readonly frame: boolean;
}

export interface Selection {
  readonly sheetId: number;
  readonly rect: Rect;
  /** The ranges selected before it, where there are several. */
  readonly others?: readonly Rect[];
}
