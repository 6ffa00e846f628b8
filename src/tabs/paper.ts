/**
 * How a tab for the printer falls into pages. No script can set a page break, but Google Sheets never parts a row:
 * where the first row of a page is higher than what the page before it leaves blank, the page begins there.
 */
import type { Result } from '../engine/results/game';
import type { Language } from '../messages/languages';
import { lettersOf, LETTER, NARROW_LETTER, PADDING } from './text-width';
import { tabTexts } from './texts';

/** What the print-outs need of the event. */
export interface PrintedEvent {
  readonly name: string;
  readonly place: string;
  readonly arbiter: string;
  readonly players: readonly PrintedPlayer[];
  readonly games: readonly PrintedGame[];
}

export interface PrintedPlayer {
  readonly section?: string;
  readonly no: number;
  readonly name: string;
  readonly status: 'playing' | 'withdrawn' | 'expelled';
}

export interface PrintedGame {
  readonly section?: string;
  readonly round: number;
  readonly board?: number;
  /** `2027-01-12` or `2027-01-12T19:30`. */
  readonly date?: string;
  readonly white: number;
  /** 0 in a free round of `white`. */
  readonly black: number;
  readonly result?: Result;
}

export interface PrintInput {
  readonly name: string;
  readonly language: Language;
  readonly event: PrintedEvent;
}

/**
 * Of the columns together, in pixels. Printed as Sheets does it unless told otherwise (landscape, fit to width), a
 * page is then from 647 (A4, wide margins) to 762 (Letter, narrow margins) pixels high.
 */
export const PAGE_WIDTH = 1000;

/** Of the first row of a page, and of its other rows together: no page has room for another first row besides. */
const FIRST_ROW = 141;
const OTHER_ROWS = 502;

/** Of a line of 10 points. */
const LINE_HEIGHT = 15;

/** In a cell of its own it makes a row so high, or a line less. */
export function spacer(height: number): string {
  return `${'\n'.repeat(Math.round((height - PADDING) / LINE_HEIGHT) - 1)}\u00a0`;
}

/** Makes the first row of a page as high as that has to be. */
export const SPACER = spacer(FIRST_ROW);

/** The height of each of so many rows below the first of a page; `taken`: what others of them need. */
export function rowHeight(rows: number, taken = 0): number {
  return Math.floor((OTHER_ROWS - taken) / rows);
}

/** Smaller letters nobody reads on a wall: longer texts are cut instead. */
export const SMALLEST = 10;

const linesIn = (height: number, size: number) => Math.max(1, Math.floor((height - PADDING) / (size * 1.6)));

/** The largest size up to `most` points at which each text fits into its cell, in as many lines as that has room for. */
export function fontSize(texts: readonly string[], width: number, height: number, most: number): number {
  const letters = Math.max(0, ...texts.map(lettersOf));
  for (let size = most; size > SMALLEST; size--)
    if (
      size * 1.6 + PADDING <= height &&
      letters * size * LETTER <= (width - PADDING) * linesIn(height, size)
    )
      return size;
  return SMALLEST;
}

/** The same for texts that stand on one line; never below `least`. */
export function lineSize(texts: readonly string[], width: number, least: number, most: number): number {
  const letters = Math.max(1, ...texts.map(lettersOf));
  return Math.max(least, Math.min(most, Math.floor((width - PADDING) / (letters * LETTER))));
}

/** The text as far as the cell has room for it; one line where it is no higher. */
export function cut(text: string, width: number, height: number, size: number): string {
  const room = Math.floor(((width - PADDING) * linesIn(height, size)) / (size * NARROW_LETTER));
  if (lettersOf(text) <= room) return text;
  let short = '';
  for (const letter of text) {
    if (lettersOf(short + letter) >= room) break;
    short += letter;
  }
  return `${short.trim()}…`;
}

/** `12 Jan 2027, 19:30`; in a table of one year, whose heading names it, `12 Jan, 19:30`. */
export function dateText(date: string | undefined, language: Language, without = ''): string {
  const [, year = '', month = '', day = '', time] =
    /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?/.exec(date ?? '') ?? [];
  if (year === '') return '';
  const name = tabTexts(language).months.split(' ')[Number(month) - 1] ?? '';
  const shown = `${String(Number(day))} ${name}${year === without ? '' : ` ${year}`}`;
  return time === undefined ? shown : `${shown}, ${time}`;
}

/** Texts that are not blank, with a dot between them. */
export function joined(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(' · ');
}

/** `Arbiter: Ana Gil`, or nothing. */
export function arbiterText({ arbiter }: PrintedEvent, language: Language): string {
  return arbiter === '' ? '' : `${tabTexts(language).event.arbiter}: ${arbiter}`;
}

export function nameIn(players: readonly PrintedPlayer[], section: string | undefined) {
  const names = new Map<number, string>();
  for (const player of players) if (player.section === section) names.set(player.no, player.name);
  return (no: number) => names.get(no) ?? '?';
}
