/**
 * How the model's cells look in Univer: style, number format, borders, kind of value.
 */
import {
  BooleanNumber,
  BorderStyleTypes,
  CellValueType,
  HorizontalAlign,
  type IBorderData,
  type IBorderStyleData,
  type ICellData,
  type IStyleData,
  type Nullable,
  VerticalAlign,
  WrapStrategy,
} from '@univerjs/core';
import { isError, type Computed, type Line, type LineStyle, type Style } from '../host/model/state';

const HORIZONTAL = {
  left: HorizontalAlign.LEFT,
  center: HorizontalAlign.CENTER,
  right: HorizontalAlign.RIGHT,
};
const VERTICAL = { top: VerticalAlign.TOP, middle: VerticalAlign.MIDDLE, bottom: VerticalAlign.BOTTOM };
const WRAP = { OVERFLOW: WrapStrategy.OVERFLOW, WRAP: WrapStrategy.WRAP, CLIP: WrapStrategy.CLIP };
const LINE: Record<LineStyle, BorderStyleTypes> = {
  DOTTED: BorderStyleTypes.DOTTED,
  DASHED: BorderStyleTypes.DASHED,
  SOLID: BorderStyleTypes.THIN,
  SOLID_MEDIUM: BorderStyleTypes.MEDIUM,
  SOLID_THICK: BorderStyleTypes.THICK,
  DOUBLE: BorderStyleTypes.DOUBLE,
};

/** Sheets' default font. */
export const FONT = { ff: 'Arial', fs: 10 };

function border(line: Line | undefined): IBorderStyleData | null {
  return line ? { s: LINE[line.style], cl: { rgb: line.colour } } : null;
}

type WholeStyle = { [Key in keyof IStyleData]-?: Nullable<IStyleData[Key]> };

/** Every property, so that Univer's merging leaves nothing of the old style. */
export function gridStyle(style: Style | undefined): Partial<WholeStyle> {
  const { borders } = style ?? {};
  const lines = {
    t: border(borders?.top),
    b: border(borders?.bottom),
    l: border(borders?.left),
    r: border(borders?.right),
  };
  return {
    // Dropdowns are drawn without the sheet's default.
    ff: style ? (style.fontFamily ?? FONT.ff) : null,
    fs: style ? (style.fontSize ?? FONT.fs) : null,
    bl: style?.fontWeight === 'bold' ? BooleanNumber.TRUE : null,
    it: style?.fontStyle === 'italic' ? BooleanNumber.TRUE : null,
    ul: style?.fontLine === 'underline' ? { s: BooleanNumber.TRUE } : null,
    st: style?.fontLine === 'line-through' ? { s: BooleanNumber.TRUE } : null,
    bg: style?.background ? { rgb: style.background } : null,
    cl: style?.fontColour ? { rgb: style.fontColour } : null,
    ht: style?.horizontal ? HORIZONTAL[style.horizontal] : null,
    vt: style?.vertical ? VERTICAL[style.vertical] : null,
    tb: style?.wrap ? WRAP[style.wrap] : null,
    n: style?.format ? { pattern: style.format } : null,
    bd: lines as IBorderData,
  };
}

/** The value part of a Univer cell; `null` clears. */
export function gridValue(value: Computed | undefined): Pick<ICellData, 'v' | 't'> {
  if (value === undefined || value === '') return { v: null, t: null };
  if (isError(value)) return { v: value.error, t: CellValueType.STRING };
  if (typeof value === 'number') return { v: value, t: CellValueType.NUMBER };
  if (typeof value === 'boolean') return { v: value ? 1 : 0, t: CellValueType.BOOLEAN };
  return { v: value, t: CellValueType.STRING };
}

/** What Univer calculated, as the model holds it. */
export function modelValue(cell: Nullable<Pick<ICellData, 'v' | 't'>>): Computed {
  const value = cell?.v;
  if (value === undefined || value === null) return '';
  if (cell?.t === CellValueType.BOOLEAN)
    return value === true || value === 1 || value === '1' || value === 'TRUE';
  if (typeof value === 'string' && /^#(?:[A-Z/0]+[!?]?|N\/A)$/.test(value)) {
    return { error: value === '#SPILL!' ? '#REF!' : value };
  }
  if (cell?.t === CellValueType.NUMBER && typeof value === 'string' && value !== '') return Number(value);
  return value;
}
