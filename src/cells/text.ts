/**
 * Text as people type and paste it: invisible characters, odd spaces, accents, and how a cell is quoted
 * in a sentence.
 */
import { isDate, type Cell } from './value';

const ZERO_WIDTH = /[\u200B\u2060\uFEFF]/g;
const ENDS = /^[ \u200E\u200F\u061C]+|[ \u200E\u200F\u061C]+$/g;
const ACCENTS = /[\u0300-\u036F]/g;
const LONGEST_QUOTE = 40;

/** In NFC, runs of spaces of any kind folded into one, trimmed of spaces and of marks of direction. */
export function tidy(text: string): string {
  return text.normalize('NFC').replace(ZERO_WIDTH, '').replace(/\s+/g, ' ').replace(ENDS, '');
}

/** For comparing words: case, accents, compatibility forms and the punctuation around a word do not count. */
export function fold(text: string): string {
  return text
    .replace(ZERO_WIDTH, '')
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/[\s.:_*]+/g, ' ')
    .trim();
}

/** True for what counts as nothing: no value, blank text, an unticked checkbox. */
export function isBlank(cell: Cell): boolean {
  if (cell === '' || cell === null || cell === undefined || cell === false) return true;
  if (typeof cell !== 'string') return false;
  const first = cell.charCodeAt(0);
  return (first <= 32 || first >= 128) && tidy(cell) === '';
}

/** A formula's error, such as `#N/A`. */
export function isFormulaError(cell: Cell): boolean {
  return typeof cell === 'string' && cell.charAt(0) === '#';
}

const PLAIN_NUMBER = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;
/** Whether `2,100` is two or two thousand, nobody knows. */
const THOUSANDS = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/** A number, or a text that is one (`"6"`, `"0,5"`); undefined for everything else. */
export function numberOf(cell: Cell): number | undefined {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : undefined;
  if (typeof cell !== 'string' || cell.length > 30) return undefined;
  const text = tidy(cell.normalize('NFKC')).replace(/\u2212/g, '-');
  return PLAIN_NUMBER.test(text) && !THOUSANDS.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/** A text that is a number to people, and yet none that can be told. */
export function mayBeThousands(cell: Cell): boolean {
  return typeof cell === 'string' && cell.length <= 30 && THOUSANDS.test(tidy(cell));
}

/** A time of day is a date of the year 1899. */
function isoDate(date: Date): string {
  const two = (n: number) => (n < 10 ? '0' : '') + String(n);
  const year = date.getFullYear();
  if (Number.isNaN(year)) return 'date';
  if (year === 1899) return `${two(date.getHours())}:${two(date.getMinutes())}`;
  return `${String(year)}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** What stands in the cell, on one line and shortened, for an error's sentence. */
export function shown(cell: Cell): string {
  if (typeof cell === 'string') {
    const line = Array.from(cell.slice(0, 4 * LONGEST_QUOTE).replace(/[\s\u200B\uFEFF]+/g, ' '));
    const short = line.length > LONGEST_QUOTE || cell.length > 4 * LONGEST_QUOTE;
    return short ? `${line.slice(0, LONGEST_QUOTE).join('')}…` : line.join('');
  }
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if (typeof cell === 'number') return String(cell);
  if (isDate(cell)) return isoDate(cell);
  return cell === null || cell === undefined ? '' : 'object';
}

/** A cell that carries a remark, as text: dates in ISO form, numbers in digits; undefined where blank. */
export function remark(cell: Cell): string | undefined {
  if (isBlank(cell)) return undefined;
  if (typeof cell === 'string') return tidy(cell);
  return shown(cell);
}
