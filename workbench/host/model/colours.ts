/**
 * Colours as Sheets reads them back: `#rrggbb` in lower case.
 */
import { Refusal } from './refusal';

const NAMES: Readonly<Record<string, string>> = {
  white: '#ffffff',
  black: '#000000',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  yellow: '#ffff00',
  orange: '#ffa500',
  purple: '#800080',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  maroon: '#800000',
  navy: '#000080',
  teal: '#008080',
  lime: '#00ff00',
  aqua: '#00ffff',
  cyan: '#00ffff',
  fuchsia: '#ff00ff',
  magenta: '#ff00ff',
  olive: '#808000',
  pink: '#ffc0cb',
  brown: '#a52a2a',
  lightgray: '#d3d3d3',
  lightgrey: '#d3d3d3',
  darkgray: '#a9a9a9',
  darkgrey: '#a9a9a9',
};

/** Undefined for null, which takes the colour back to the default. */
export function colour(css: unknown): string | undefined {
  if (css === null || css === undefined || css === '') return undefined;
  const word = String(css).trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(word)) return word;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(word);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  const rgb = /^rgb\((\d{1,3}),\s*(\d{1,3}),\s*(\d{1,3})\)$/.exec(word);
  if (rgb)
    return `#${rgb
      .slice(1)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`;
  const named = NAMES[word];
  if (named === undefined) throw new Refusal(`Invalid color: ${String(css)}`);
  return named;
}
