/**
 * Dates as Sheets keeps them: serial numbers of days since 30 December 1899, wall-clock time of the spreadsheet.
 */

const DAY = 86_400_000;
const EPOCH = Date.UTC(1899, 11, 30);

/** True for Dates of any realm. */
export function isDate(value: unknown): value is Date {
  return Object.prototype.toString.call(value) === '[object Date]';
}

export function serialOf(year: number, month: number, day: number, seconds = 0): number {
  return Math.round((Date.UTC(year, month - 1, day) - EPOCH) / DAY) + seconds / 86_400;
}

export interface Wall {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** 0 is Sunday. */
  readonly weekday: number;
}

export function wallOf(serial: number): Wall {
  const date = new Date(EPOCH + Math.round(serial * 86_400) * 1000);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    weekday: date.getUTCDay(),
  };
}

/** Whether the day exists. */
export function isDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Milliseconds that the zone is ahead of UTC at the instant; throws for an unknown zone. */
function offset(instant: number, timeZone: string): number {
  if (timeZone === 'Etc/UTC' || timeZone === 'UTC' || timeZone === 'GMT') return 0;
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value ?? 0);
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return wall - Math.floor(instant / 1000) * 1000;
}

export function serialOfInstant(instant: number, timeZone: string): number {
  return (instant + offset(instant, timeZone) - EPOCH) / DAY;
}

export function instantOfSerial(serial: number, timeZone: string): number {
  const wall = EPOCH + Math.round(serial * DAY);
  const first = wall - offset(wall, timeZone);
  return wall - offset(first, timeZone);
}

const MONTHS = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
} as const;

const DAYS = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  es: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
} as const;

function language(locale: string): 'en' | 'es' {
  return locale.startsWith('es') ? 'es' : 'en';
}

export function monthName(month: number, locale: string): string {
  return MONTHS[language(locale)][month - 1] ?? '';
}

export function dayName(weekday: number, locale: string): string {
  return DAYS[language(locale)][weekday] ?? '';
}

/** The month that a word means (three letters are enough), or undefined. */
export function monthOf(word: string, locale: string): number | undefined {
  const wanted = word.toLowerCase().replace(/\.$/, '');
  if (wanted.length < 3) return undefined;
  const index = MONTHS[language(locale)].findIndex((name) => {
    const lower = name.toLowerCase();
    return lower === wanted || lower.slice(0, 3) === wanted;
  });
  return index < 0 ? undefined : index + 1;
}

const pad = (value: number, width: number) => String(value).padStart(width, '0');

/** `Utilities.formatDate`: a pattern of Java's SimpleDateFormat. */
export function formatInstant(instant: number, timeZone: string, javaPattern: string): string {
  const wall = wallOf(serialOfInstant(Math.floor(instant / 1000) * 1000, timeZone));
  const millis = ((instant % 1000) + 1000) % 1000;
  const minutesAhead = Math.round(offset(instant, timeZone) / 60_000);
  const zone = `${minutesAhead < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(minutesAhead) / 60), 2)}`;
  const zoneMinutes = pad(Math.abs(minutesAhead) % 60, 2);
  const token = (letters: string): string => {
    const length = letters.length;
    switch (letters[0]) {
      case 'y':
        return length === 2 ? pad(wall.year % 100, 2) : pad(wall.year, length);
      case 'M':
        return length >= 4
          ? monthName(wall.month, 'en')
          : length === 3
            ? monthName(wall.month, 'en').slice(0, 3)
            : pad(wall.month, length);
      case 'd':
        return pad(wall.day, length);
      case 'E':
        return length >= 4 ? dayName(wall.weekday, 'en') : dayName(wall.weekday, 'en').slice(0, 3);
      case 'u':
        return String(wall.weekday === 0 ? 7 : wall.weekday);
      case 'H':
        return pad(wall.hour, length);
      case 'h':
        return pad(wall.hour % 12 === 0 ? 12 : wall.hour % 12, length);
      case 'm':
        return pad(wall.minute, length);
      case 's':
        return pad(wall.second, length);
      case 'S':
        return pad(millis, length);
      case 'a':
        return wall.hour < 12 ? 'AM' : 'PM';
      case 'Z':
        return zone + zoneMinutes;
      case 'X':
        return minutesAhead === 0
          ? 'Z'
          : length >= 3
            ? `${zone}:${zoneMinutes}`
            : length === 2
              ? zone + zoneMinutes
              : zone;
      case 'z':
        return minutesAhead === 0 ? 'GMT' : `GMT${zone}:${zoneMinutes}`;
      default:
        throw new Error(`Illegal pattern character '${letters[0] ?? ''}'`);
    }
  };
  return javaPattern.replace(/'((?:[^']|'')*)'|([A-Za-z])\2*/g, (whole: string, text?: string) =>
    text === undefined ? token(whole) : text === '' ? "'" : text.replace(/''/g, "'"),
  );
}
