/**
 * What Sheets makes of a typed text: a number, a date, a formula, a truth value, or the text itself.
 */
import { isDay, monthOf, serialOf } from './dates';
import type { Guesses } from './guesses';
import { localeFacts } from './locale';
import type { Scalar } from './state';

export interface Typed {
  readonly value?: Scalar;
  /** With its `=`. */
  readonly formula?: string;
  /** The number format that the text brings to a cell without one. */
  readonly format?: string;
}

export interface TypingContext {
  /** The cell's number format; absent is automatic. */
  readonly format?: string | undefined;
  readonly locale: string;
  /** Milliseconds; dates without a year are of this one. */
  readonly now: number;
  readonly guesses: Guesses;
  /** A script's `setValue` rather than the keyboard. */
  readonly script: boolean;
}

export function parseTyped(text: string, context: TypingContext): Typed {
  const { guesses } = context;
  if (text === '') return {};
  if (context.format === '@') return { value: text };
  const first = text[0];
  if (first === "'" && (!context.script || guesses.apostropheMakesText)) return { value: text.slice(1) };
  if (first === '=' && text.length > 1) return { formula: text };
  if (first === '+' && text.length > 1 && guesses.plusMakesFormula) return { formula: `=${text}` };
  const plain = parseNumber(text.trim(), context.locale) ?? parseTruth(text, context.locale);
  if (plain) return plain;
  const date = parseDate(text.trim(), context);
  if (date) return date;
  if (first === '-' && text.length > 1 && guesses.minusMakesFormula) return { formula: `=${text}` };
  return { value: text };
}

function parseTruth(text: string, locale: string): Typed | undefined {
  const word = text.trim().toLowerCase();
  const facts = localeFacts(locale);
  if (facts.truth.includes(word)) return { value: true };
  if (facts.falsehood.includes(word)) return { value: false };
  return undefined;
}

function parseNumber(text: string, locale: string): Typed | undefined {
  const { decimal, group } = localeFacts(locale);
  const d = decimal === '.' ? '\\.' : ',';
  const g = group === '.' ? '\\.' : group;
  const match = new RegExp(
    `^([+-]?)([$€£]?)((?:\\d{1,3}(?:${g}\\d{3})+|\\d+)(?:${d}\\d*)?|${d}\\d+)(e[+-]?\\d+)?(\\s*%)?$`,
    'i',
  ).exec(text);
  if (!match) return undefined;
  const [, sign, currency, digits = '', exponent, percent] = match;
  const grouped = new RegExp(`\\d${g}\\d{3}`).test(digits);
  const canonical = digits.replace(new RegExp(g, 'g'), '').replace(decimal, '.');
  const number = Number(`${sign ?? ''}${canonical}${exponent ?? ''}`);
  if (!Number.isFinite(number)) return undefined;
  const decimals = canonical.split('.')[1]?.length ?? 0;
  if (percent !== undefined) {
    return { value: number / 100, format: decimals === 0 ? '0%' : '0.00%' };
  }
  if (currency !== undefined && currency !== '') {
    return { value: number, format: `"${currency}"#,##0${decimals === 0 ? '' : '.00'}` };
  }
  if (exponent !== undefined) return { value: number, format: '0.00E+00' };
  if (grouped) return { value: number, format: decimals === 0 ? '#,##0' : '#,##0.00' };
  return { value: number };
}

/** Two digits are 1930 to 2029. */
function fullYear(digits: string): number {
  const year = Number(digits);
  return digits.length > 2 ? year : year < 30 ? 2000 + year : 1900 + year;
}

function parseDate(text: string, context: TypingContext): Typed | undefined {
  const { guesses, locale } = context;
  const year = new Date(context.now).getUTCFullYear();
  const { dayFirst, dateFormat } = localeFacts(locale);

  const time = /^(\d{1,2}):(\d{1,2})(?::(\d{2}))?\s*([ap]\.?m\.?)?$/i.exec(text);
  if (time && guesses.colonMakesTime) {
    const [, h = '', m = '', s = '0', half] = time;
    const late = half?.toLowerCase().startsWith('p') === true;
    const hour = half === undefined ? Number(h) : (Number(h) % 12) + (late ? 12 : 0);
    if (Number(m) > 59 || Number(s) > 59 || Number(h) > 23) return undefined;
    return {
      value: (hour * 3600 + Number(m) * 60 + Number(s)) / 86_400,
      format: half === undefined ? (time[3] === undefined ? 'h:mm' : 'h:mm:ss') : 'h:mm am/pm',
    };
  }

  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(text);
  if (iso) {
    const [, y = '', m = '', d = '', hour, minute, second] = iso;
    if (!isDay(Number(y), Number(m), Number(d))) return undefined;
    const seconds = Number(hour ?? 0) * 3600 + Number(minute ?? 0) * 60 + Number(second ?? 0);
    return {
      value: serialOf(Number(y), Number(m), Number(d), seconds),
      format: hour === undefined ? 'yyyy-mm-dd' : 'yyyy-mm-dd h:mm:ss',
    };
  }

  const withTime = /^(.*\d)[ ,]+(\d{1,2}:\d{2}.*)$/.exec(text);
  if (withTime) {
    const [day, hours] = withTime.slice(1).map((part) => parseDate(part, context));
    if (typeof day?.value !== 'number' || typeof hours?.value !== 'number') return undefined;
    if (!Number.isInteger(day.value) || hours.value >= 1) return undefined;
    return { value: day.value + hours.value, format: `${day.format ?? ''} ${hours.format ?? ''}` };
  }

  const numeric = /^(\d{1,2})([/.-])(\d{1,2}|\d{4})(?:\2(\d{2}|\d{4}))?$/.exec(text);
  if (numeric) {
    const [, a = '', separator = '/', b = '', y] = numeric;
    if (separator === '-' && !guesses.hyphenMakesDate) return undefined;
    if (separator === '.' && (y === undefined || !dayFirst)) return undefined;
    if (b.length === 4) {
      if (y !== undefined || !isDay(Number(b), Number(a), 1)) return undefined;
      return { value: serialOf(Number(b), Number(a), 1), format: `M${separator}yyyy` };
    }
    const month = Number(dayFirst ? b : a);
    const day = Number(dayFirst ? a : b);
    const fully = y === undefined ? year : fullYear(y);
    if (!isDay(fully, month, day)) return undefined;
    return {
      value: serialOf(fully, month, day),
      format:
        y === undefined
          ? dayFirst
            ? `d${separator}M`
            : `M${separator}d`
          : dateFormat.replace(/\//g, separator),
    };
  }

  const worded =
    /^(\d{1,2})(?:[ -]| de )([\p{L}.]+)(?:(?:[ -]|,\s*| de )(\d{4}))?$/u.exec(text) ??
    reorder(/^([\p{L}.]+)[ -](\d{1,2})(?:,?\s+(\d{4}))?$/u.exec(text));
  if (worded) {
    const [, d = '', word = '', y] = worded;
    const month = monthOf(word, locale);
    const fully = y === undefined ? year : Number(y);
    if (month === undefined || !isDay(fully, month, Number(d))) return undefined;
    return { value: serialOf(fully, month, Number(d)), format: y === undefined ? 'd mmm' : 'd mmm yyyy' };
  }
  return undefined;
}

function reorder(match: RegExpExecArray | null): (string | undefined)[] | null {
  return match && [match[0], match[2], match[1], match[3]];
}
