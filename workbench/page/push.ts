/**
 * How the view writes into the grid.
 */
import type { IRange } from '@univerjs/core';
import type { Rect } from '../host/model/state';

export type Push = (mutation: string, params: object, options?: { readonly onlyLocal: true }) => void;

/** What the grid has of a kind of rules, per sheet: the key of the whole, and the ids of its rules. */
export type PlacedRules = Map<number, { readonly key: string; readonly ids: readonly string[] }>;

export function range(rect: Rect): IRange {
  return {
    startRow: rect.row - 1,
    endRow: rect.lastRow - 1,
    startColumn: rect.column - 1,
    endColumn: rect.lastColumn - 1,
  };
}
