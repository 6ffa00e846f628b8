/**
 * `TextStyle` and its builder.
 */
import { colour } from '../model/colours';
import type { Context } from './context';
import type { StylePatch } from '../model/grid';
import { fontSize } from './looks';
import { Part } from './part';
import { Refusal } from '../model/refusal';

type Gas = GoogleAppsScript.Spreadsheet.TextStyle;
type GasBuilder = GoogleAppsScript.Spreadsheet.TextStyleBuilder;

const styles = new WeakMap<object, StylePatch>();

/** What the style sets; what it leaves open is absent. */
export function textStyleOf(style: Gas): StylePatch {
  const patch = typeof style === 'object' && style !== null ? styles.get(style) : undefined;
  if (!patch) throw new Refusal('The parameter is not a TextStyle.');
  return patch;
}

export class TextStylePart extends Part<Gas> {
  readonly #context: Context;
  readonly #patch: StylePatch;

  constructor(context: Context, patch: StylePatch) {
    super('TextStyle');
    this.#context = context;
    this.#patch = patch;
    styles.set(this, patch);
  }
  copy(): GasBuilder {
    return TextStyleBuilderPart.of(this.#context, this.#patch);
  }
  getFontFamily(): string | null {
    return this.#patch.fontFamily ?? null;
  }
  getFontSize(): number | null {
    return this.#patch.fontSize ?? null;
  }
  getForegroundColor(): string | null {
    return this.#patch.fontColour ?? null;
  }
  isBold(): boolean | null {
    return 'fontWeight' in this.#patch ? this.#patch.fontWeight === 'bold' : null;
  }
  isItalic(): boolean | null {
    return 'fontStyle' in this.#patch ? this.#patch.fontStyle === 'italic' : null;
  }
}

export class TextStyleBuilderPart extends Part<GasBuilder> {
  readonly #context: Context;
  #patch: StylePatch;

  constructor(context: Context, patch: StylePatch = {}) {
    super('TextStyleBuilder');
    this.#context = context;
    this.#patch = patch;
  }

  static of(context: Context, patch?: StylePatch): GasBuilder {
    return new TextStyleBuilderPart(context, patch) as unknown as GasBuilder;
  }

  #with(method: string, patch: () => StylePatch): GasBuilder {
    return this.#context.runtime.local(`TextStyleBuilder.${method}`, () => {
      this.#patch = { ...this.#patch, ...patch() };
      return this.whole;
    });
  }
  build(): Gas {
    return new TextStylePart(this.#context, this.#patch) as unknown as Gas;
  }
  setBold(bold: boolean): GasBuilder {
    return this.#with('setBold', () => ({ fontWeight: bold ? 'bold' : undefined }));
  }
  setItalic(italic: boolean): GasBuilder {
    return this.#with('setItalic', () => ({ fontStyle: italic ? 'italic' : undefined }));
  }
  setUnderline(underline: boolean): GasBuilder {
    return this.#with('setUnderline', () => ({ fontLine: underline ? 'underline' : undefined }));
  }
  setStrikethrough(strikethrough: boolean): GasBuilder {
    return this.#with('setStrikethrough', () => ({ fontLine: strikethrough ? 'line-through' : undefined }));
  }
  setFontFamily(fontFamily: string): GasBuilder {
    return this.#with('setFontFamily', () => ({ fontFamily }));
  }
  setFontSize(size: number): GasBuilder {
    return this.#with('setFontSize', () => fontSize(size));
  }
  setForegroundColor(cssString: string): GasBuilder {
    return this.#with('setForegroundColor', () => ({ fontColour: colour(cssString) }));
  }
}
