/**
 * How a script changes the looks of rectangles: each function gives a change for one rectangle, so that Range and
 * RangeList share it.
 */
import { colour } from '../model/colours';
import { type Writer, changeCells } from '../model/edits';
import { blanksOnce, type StylePatch, stylePatcher, tidy } from '../model/grid';
import { Refusal } from '../model/refusal';
import {
  type Borders,
  type Line,
  type LineStyle,
  type Rect,
  type State,
  type Style,
  type Validation,
  type Wrap,
  NO_STYLE,
} from '../model/state';

/** A change of one rectangle of one sheet. */
export type RectOp = (state: State, sheetId: number, rect: Rect, writer: Writer) => State;

export function patch(change: StylePatch): RectOp {
  return (state, sheetId, rect, writer) => changeCells(state, sheetId, rect, stylePatcher(change), writer);
}

/** A patch per cell, from a matrix of the rectangle's size. */
export function patches(changes: readonly (readonly StylePatch[])[]): RectOp {
  const patchers = new Map<string, ReturnType<typeof stylePatcher>>();
  return (state, sheetId, rect, writer) =>
    changeCells(
      state,
      sheetId,
      rect,
      (cell, row, column) => {
        const change = changes[row - rect.row]?.[column - rect.column] ?? {};
        const key = JSON.stringify(Object.entries(change));
        const patcher = patchers.get(key) ?? stylePatcher(change);
        patchers.set(key, patcher);
        return patcher(cell);
      },
      writer,
    );
}

export const background = (value: unknown): StylePatch => ({ background: colour(value) });
export const fontColour = (value: unknown): StylePatch => ({ fontColour: colour(value) });

function oneOf<T extends string>(
  value: unknown,
  allowed: readonly T[],
  otherwise: readonly string[],
  what: string,
): T | undefined {
  if (value === null || value === undefined) return undefined;
  const word = String(value).toLowerCase();
  if (otherwise.includes(word)) return undefined;
  const found = allowed.find((one) => one === word);
  if (found === undefined) throw new Refusal(`Invalid argument for ${what}: ${word}`);
  return found;
}

export const fontWeight = (value: unknown): StylePatch => ({
  fontWeight: oneOf(value, ['bold'], ['normal'], 'font weight'),
});
export const fontStyle = (value: unknown): StylePatch => ({
  fontStyle: oneOf(value, ['italic'], ['normal'], 'font style'),
});
export const fontLine = (value: unknown): StylePatch => ({
  fontLine: oneOf(value, ['underline', 'line-through'], ['none'], 'font line'),
});
export const horizontal = (value: unknown): StylePatch => ({
  horizontal: oneOf(value, ['left', 'center', 'right'], ['normal', 'general'], 'horizontal alignment'),
});
export const vertical = (value: unknown): StylePatch => ({
  vertical: oneOf(value, ['top', 'middle', 'bottom'], [], 'vertical alignment'),
});
export const fontFamily = (value: unknown): StylePatch => ({
  fontFamily: value === null || value === undefined ? undefined : String(value),
});

export function fontSize(value: unknown): StylePatch {
  if (typeof value !== 'number' || !(value >= 1)) throw new Refusal(`Invalid font size: ${String(value)}`);
  return { fontSize: Math.trunc(value) };
}

/** The other name of `General`. */
export const AUTOMATIC = '0.###############';

export function numberFormat(value: unknown): StylePatch {
  if (typeof value !== 'string') throw new Refusal(`Invalid number format: ${String(value)}`);
  const isAutomatic = value === '' || value === AUTOMATIC || /^general$/i.test(value);
  return { format: isAutomatic ? undefined : value };
}

export const wrap = (on: unknown): StylePatch => ({ wrap: on === true ? 'WRAP' : 'OVERFLOW' });

export function wrapStrategy(strategy: unknown): StylePatch {
  const name = String(strategy);
  if (name !== 'WRAP' && name !== 'OVERFLOW' && name !== 'CLIP')
    throw new Refusal(`Invalid wrap strategy: ${name}`);
  return { wrap: name satisfies Wrap };
}

/** Sheets' `setBorder`: true draws, false takes away, null leaves. */
export function border(
  sides: readonly [
    top: unknown,
    left: unknown,
    bottom: unknown,
    right: unknown,
    vertical: unknown,
    horizontal: unknown,
  ],
  css: unknown,
  style: unknown,
): RectOp {
  const [top, left, bottom, right, inner, across] = sides;
  const line: Line = {
    colour: colour(css) ?? '#000000',
    style: (style === null || style === undefined ? 'SOLID' : String(style)) as LineStyle,
  };
  const sidesAt = (rect: Rect, row: number, column: number): Record<keyof Borders, unknown> => ({
    top: row === rect.row ? top : across,
    bottom: row === rect.lastRow ? bottom : across,
    left: column === rect.column ? left : inner,
    right: column === rect.lastColumn ? right : inner,
  });
  const drawn = (old: Borders | undefined, wanted: Record<keyof Borders, unknown>): Borders | undefined => {
    const lines = (['top', 'bottom', 'left', 'right'] as const).flatMap((side) => {
      const kept = wanted[side] === true ? line : wanted[side] === false ? undefined : old?.[side];
      return kept ? [[side, kept] as const] : [];
    });
    return lines.length === 0 ? undefined : Object.fromEntries(lines);
  };
  return (state, sheetId, rect, writer) => {
    // At most nine places in a rectangle differ, and cells with the same borders share them.
    const patchers = new Map<string, Map<Borders | undefined, ReturnType<typeof stylePatcher>>>();
    return changeCells(
      state,
      sheetId,
      rect,
      (cell, row, column) => {
        const wanted = sidesAt(rect, row, column);
        const place = Object.values(wanted).join();
        const known = patchers.get(place) ?? new Map<Borders | undefined, ReturnType<typeof stylePatcher>>();
        patchers.set(place, known);
        const old = cell?.style?.borders;
        const patcher = known.get(old) ?? stylePatcher({ borders: drawn(old, wanted) });
        known.set(old, patcher);
        return patcher(cell);
      },
      writer,
    );
  };
}

export function note(value: (row: number, column: number) => unknown): RectOp {
  return (state, sheetId, rect, writer) =>
    changeCells(
      state,
      sheetId,
      rect,
      (cell, row, column) => {
        const text = value(row - rect.row, column - rect.column);
        return tidy({
          ...cell,
          note: text === null || text === undefined || text === '' ? undefined : String(text),
        });
      },
      writer,
    );
}

export function validation(value: (row: number, column: number) => Validation | undefined): RectOp {
  return (state, sheetId, rect, writer) => {
    const changes = new Map<Validation | undefined, ReturnType<typeof blanksOnce>>();
    return changeCells(
      state,
      sheetId,
      rect,
      (cell, row, column) => {
        const rule = value(row - rect.row, column - rect.column);
        const change = changes.get(rule) ?? blanksOnce((one) => tidy({ ...one, validation: rule }));
        changes.set(rule, change);
        return change(cell);
      },
      writer,
    );
  };
}

/** Text formatting goes, the number format stays (documentation of `Range.clearFormat`). */
export const clearLooks: RectOp = (state, sheetId, rect, writer) =>
  changeCells(state, sheetId, rect, stylePatcher(nothing(['format'])), writer);

/** Every look goes, the number format too. */
export const clearStyle: RectOp = (state, sheetId, rect, writer) =>
  changeCells(state, sheetId, rect, (cell) => cell && tidy({ ...cell, style: undefined }), writer);

function nothing(except: readonly (keyof Style)[]): StylePatch {
  return Object.fromEntries(Object.entries(NO_STYLE).filter(([key]) => !except.includes(key as keyof Style)));
}
