/**
 * The file as JSON, for surviving a reload.
 */
import { Refusal } from './refusal';
import type { State } from './state';

/** A saved workbook; JSON. */
export interface SavedWorkbook {
  readonly version: 1;
  readonly state: unknown;
}

/** JSON has no Map, no Set, no holes in lists. */
function plain(value: unknown): unknown {
  if (value instanceof Map) return { $map: [...value].map(([key, one]) => [key, plain(one)]) };
  if (value instanceof Set) return { $set: [...value] };
  if (Array.isArray(value)) {
    const holes = value.length > 0 && Array.from(value as unknown[]).some((one) => one === undefined);
    if (!holes) return value.map(plain);
    const kept: unknown[] = [];
    value.forEach((one, index) => {
      if (one !== undefined) kept.push([index, plain(one)]);
    });
    return { $sparse: kept, $length: value.length };
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]));
  }
  return value;
}

function full(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(full);
  if (typeof value !== 'object' || value === null) return value;
  if ('$map' in value)
    return new Map((value.$map as [unknown, unknown][]).map(([key, one]) => [key, full(one)]));
  if ('$set' in value) return new Set(value.$set as unknown[]);
  if ('$sparse' in value && '$length' in value) {
    const list: unknown[] = [];
    for (const [index, one] of value.$sparse as [number, unknown][]) list[index] = full(one);
    list.length = value.$length as number;
    return list;
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, full(one)]));
}

export function save(state: State): SavedWorkbook {
  return { version: 1, state: plain(state) };
}

export function revive(saved: SavedWorkbook): State {
  const state = full(saved.state) as Partial<State> | null | undefined;
  if (saved.version !== 1 || !Array.isArray(state?.sheets) || state.sheets.length === 0) {
    throw new Refusal('The saved workbook cannot be read.');
  }
  return state as State;
}
