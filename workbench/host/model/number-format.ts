/**
 * A value as Sheets prints it under a number format, and as its editor shows it.
 */
import { dayName, monthName, wallOf } from './dates';
import { localeFacts } from './locale';
import type { Computed } from './state';
import { isError } from './state';

function bare(format: string): string {
  return format.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
}

/** A number under such a format is a date or a time. */
export function isDateFormat(format: string | undefined): boolean {
  if (format === undefined || format === '@' || /general/i.test(format)) return false;
  const letters = bare(format);
  return !/[0#?]/.test(letters) && /[ymdhs]/i.test(letters);
}

/** Only a time of day, no day. */
export function isTimeFormat(format: string): boolean {
  return isDateFormat(format) && !/[yd]/i.test(bare(format)) && /h|s/i.test(bare(format));
}

export function display(value: Computed | undefined, format: string | undefined, locale: string): string {
  if (value === undefined) return '';
  if (isError(value)) return value.error;
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') {
    const facts = localeFacts(locale);
    return ((value ? facts.truth[0] : facts.falsehood[0]) ?? '').toUpperCase();
  }
  if (format === undefined || format === '@' || /^(general|0\.#+)$/i.test(format))
    return automatic(value, locale);
  if (isDateFormat(format)) return dateText(value, format, locale);
  return numberText(value, format, locale);
}

function automatic(value: number, locale: string): string {
  const { decimal } = localeFacts(locale);
  return String(Number(value.toPrecision(10))).replace('.', decimal);
}

function dateText(value: number, format: string, locale: string): string {
  const wall = wallOf(value);
  const half = /am\/pm/i.test(format);
  const pad = (part: number, width: number) => String(part).padStart(width, '0');
  const tokens = [...format.matchAll(/"([^"]*)"|\\(.)|(am\/pm)|(y+|m+|d+|h+|s+)|(.)/gisu)];
  let afterHour = false;
  return tokens
    .map((token, index) => {
      const letters = token[4]?.toLowerCase();
      if (letters === undefined) {
        if (token[3] !== undefined) return wall.hour < 12 ? 'AM' : 'PM';
        return token[1] ?? token[2] ?? token[5] ?? '';
      }
      const width = letters.length;
      switch (letters[0]) {
        case 'y':
          return width <= 2 ? pad(wall.year % 100, 2) : pad(wall.year, 4);
        case 'd':
          if (width > 2) {
            const name = dayName(wall.weekday, locale);
            return width === 3 ? name.slice(0, 3) : name;
          }
          return pad(wall.day, width);
        case 'h': {
          afterHour = true;
          const hour = half ? (wall.hour % 12 === 0 ? 12 : wall.hour % 12) : wall.hour;
          return pad(hour, width);
        }
        case 's':
          return pad(wall.second, width);
        default: {
          const next = tokens.slice(index + 1).find((later) => later[4] !== undefined)?.[4];
          const minutes = (afterHour || next?.toLowerCase().startsWith('s') === true) && width <= 2;
          if (minutes) {
            afterHour = false;
            return pad(wall.minute, width);
          }
          if (width > 2) {
            const name = monthName(wall.month, locale);
            return width === 3 ? name.slice(0, 3) : name;
          }
          return pad(wall.month, width);
        }
      }
    })
    .join('');
}

function numberText(value: number, format: string, locale: string): string {
  const sections = format.split(';');
  const negative = value < 0 && sections[1] !== undefined;
  const section =
    (value === 0 && sections[2] !== undefined ? sections[2] : negative ? sections[1] : sections[0]) ?? '';
  const match = /[#0?][#0?,]*(?:\.[#0?]+)?(?:E\+?0+)?/i.exec(
    section.replace(/"[^"]*"/g, (text) => ' '.repeat(text.length)),
  );
  const unquote = (text: string) =>
    text
      .replace(/"([^"]*)"/g, '$1')
      .replace(/\\(.)/g, '$1')
      .replace(/\[[^\]]*\]/g, '');
  if (!match) return unquote(section);
  const pattern = match[0];
  const percent = section.includes('%');
  const size = Math.abs(percent ? value * 100 : value);
  const { decimal, group } = localeFacts(locale);
  const minus = value < 0 && !negative ? '-' : '';
  if (/E/i.test(pattern)) {
    const places = /\.([0#?]+)/.exec(pattern)?.[1]?.length ?? 0;
    const [mantissa = '', exponent = '0'] = size.toExponential(places).split('e');
    const power = Number(exponent);
    const text = `${mantissa.replace('.', decimal)}E${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
    return (
      minus +
      unquote(section.slice(0, match.index)) +
      text +
      unquote(section.slice(match.index + pattern.length))
    );
  }
  const [whole = '', places = ''] = pattern.split('.');
  const fixed = roundHalfUp(size, places.length);
  let [integer = '0', fraction = ''] = fixed.split('.');
  const least = (whole.match(/0/g) ?? []).length;
  integer = integer.replace(/^0+(?=\d)/, '').padStart(least, '0');
  if (least === 0 && integer === '0') integer = '';
  if (whole.includes(',')) integer = integer.replace(/\B(?=(\d{3})+$)/g, group);
  const needed = (places.match(/0/g) ?? []).length;
  while (fraction.length > needed && fraction.endsWith('0')) fraction = fraction.slice(0, -1);
  const text = integer + (fraction === '' ? '' : decimal + fraction);
  return (
    minus +
    unquote(section.slice(0, match.index)) +
    text +
    unquote(section.slice(match.index + pattern.length))
  );
}

function roundHalfUp(value: number, places: number): string {
  const factor = 10 ** places;
  return (Math.round((value + Number.EPSILON * value) * factor) / factor).toFixed(places);
}

/** What the editor shows for a typed value: dates as one would type them, numbers in full. */
export function editText(value: Computed | undefined, format: string | undefined, locale: string): string {
  if (typeof value === 'number' && isDateFormat(format)) {
    if (format !== undefined && isTimeFormat(format)) return dateText(value, 'h:mm:ss', locale);
    const whole = Number.isInteger(value);
    const { dateFormat } = localeFacts(locale);
    return dateText(value, whole ? dateFormat : `${dateFormat} h:mm:ss`, locale);
  }
  if (typeof value === 'number') {
    const { decimal } = localeFacts(locale);
    const percent = format !== undefined && bare(format).includes('%');
    return percent
      ? `${String(Number((value * 100).toPrecision(15))).replace('.', decimal)}%`
      : String(value).replace('.', decimal);
  }
  return display(value, format, locale);
}
