/**
 * The Event tab: the settings that the formulas of other tabs refer to, and below them a log.
 */
import type { Division } from '../engine/planning/division';
import type { RoundDate } from '../engine/planning/round-dates';
import type { Numbering } from '../engine/planning/start-numbers';
import type { Format, System } from '../engine/schedule/format';
import type { Language } from '../messages/languages';
import { spanText } from './dates';
import { area, opening, type CellValue, type Operation, type TabPlan } from './plan';
import { ACCENT, BAND, heading, LINE, QUIET } from './style';
import { tabTexts } from './texts';

export interface EventInput {
  readonly name: string;
  readonly language: Language;
  /** With the players of all sections. */
  readonly format: Format;
  /** One group if absent. */
  readonly division?: Division;
  /** What the two teams are called; absent where there are none. */
  readonly teams?: readonly [string, string];
  /** How many players each section has; absent where there are none. */
  readonly sections?: readonly number[];
  /** Name of the Schedule tab, for the log. */
  readonly schedule: string;
  /** When the schedule was made, as the log shows it. */
  readonly when: string;
  /** How the start numbers were given; absent where they are as listed. */
  readonly numbers?: Numbering;
  /** One a round; absent where the schedule has none. */
  readonly dates?: readonly RoundDate[];
  /** Minutes a player and seconds a move; absent where none is set. */
  readonly clock?: { readonly base: number; readonly increment: number };
  /** What stood in the settings of the event that goes on in this one. */
  readonly settings?: Readonly<Partial<Record<Setting, string>>>;
  /** Further lines of the log, and what the add-on reads again. */
  readonly log?: readonly (readonly [what: string, data: string])[];
}

/** Rows of the settings, column B. Formulas of other tabs refer to them: never renumber. */
export const EVENT_ROWS = {
  name: 1,
  place: 2,
  dates: 3,
  arbiter: 4,
  timeControl: 5,
  format: 6,
  cycles: 7,
  order: 8,
  tieBreaks: 9,
  withdrawal: 10,
  scoring: 11,
  seed: 12,
} as const;

type Setting = keyof typeof EVENT_ROWS;
const SETTINGS = Object.keys(EVENT_ROWS) as Setting[];

export const DEFAULT_TIE_BREAKS = 'SB, DE, KS';
export const DEFAULT_SCORING = '1-½-0';

/** The heading of the log; its entries follow. */
export const LOG_ROW = 14;

export function eventPlan(input: EventInput): TabPlan {
  const { name, language, format, schedule, when, numbers, settings = {}, log: lines = [] } = input;
  const division = input.division ?? { into: 'one' };
  const texts = tabTexts(language);
  const event = texts.event;
  const order = event.orderWords[format.order];
  const values: Partial<Record<Setting, CellValue>> = {
    ...(input.dates && { dates: spanText(input.dates, language) }),
    ...(input.clock && { timeControl: event.clock(input.clock.base, input.clock.increment) }),
    format: formatWords(language, division.into, format.system),
    cycles: format.cycles,
    // The one table of a match of teams has one order.
    order: division.into === 'teams' ? '' : order,
    tieBreaks: DEFAULT_TIE_BREAKS,
    withdrawal: event.withdrawalWords.fide,
    scoring: DEFAULT_SCORING,
    ...(division.into === 'quads' && division.toss !== undefined && { seed: division.toss }),
    ...(numbers && 'seed' in numbers && { seed: numbers.seed }),
    ...settings,
  };
  const notes: Partial<Record<Setting, string>> = {
    cycles: event.cyclesNote,
    order: division.into === 'teams' ? '' : event.orderNote,
    tieBreaks: event.tieBreaksNote,
    withdrawal: event.withdrawalNote,
    scoring: event.scoringNote,
    seed: event.seedNote,
  };
  const cell = (setting: Setting) => area(EVENT_ROWS[setting], 2);
  const labels = area(1, 1, SETTINGS.length);
  const log: CellValue[][] = [
    [event.when, event.what, event.data],
    ...madeHow(input).map((line) => [when, line, '']),
    [
      when,
      division.into === 'teams'
        ? texts.formats.teams.scheduleMade(format.players / 2, format.cycles, schedule)
        : event.scheduleMade(format.players, format.cycles, order, schedule),
      // What the add-on compares the list with that stands in its cell later on.
      `tiebreaks ${settings.tieBreaks ?? DEFAULT_TIE_BREAKS}`,
    ],
    ...lines.map((line) => [when, ...line]),
  ];
  const orderWords: Operation = {
    ...{ do: 'dropdown', area: cell('order'), help: event.orderNote },
    words: Object.values(event.orderWords),
  };
  const operations: Operation[] = [
    ...opening(name, texts.unfinished(name), { rows: 1000, columns: 6 }),
    // Text, or `3-1-0` would become a date; the number of cycles stays a number.
    { do: 'look', areas: ['B1:B6', 'B8:B12', `A${String(LOG_ROW)}:C1000`], look: 'format', value: '@' },
    { do: 'look', areas: [cell('cycles')], look: 'format', value: '0' },
    { do: 'values', area: labels, values: SETTINGS.map((setting) => [event[setting]]) },
    {
      do: Object.keys(settings).length > 0 ? 'texts' : 'values',
      area: area(1, 2, SETTINGS.length),
      values: SETTINGS.map((setting) => [values[setting] ?? '']),
    },
    {
      do: 'values',
      area: area(LOG_ROW, 1, log.length, 3),
      values: log,
    },
    {
      do: 'notes',
      area: area(1, 2, LOG_ROW, 2),
      notes: [
        ...SETTINGS.map((setting) => [notes[setting] ?? '', '']),
        // The blank row, and the headings of the log.
        ...[
          ['', ''],
          ['', event.dataNote],
        ],
      ],
    },
    {
      do: 'dropdown',
      area: cell('cycles'),
      words: ['1', '2', '3', '4', '5', '6', '7', '8'],
      help: event.cyclesNote,
    },
    ...(division.into === 'teams' ? [] : [orderWords]),
    {
      do: 'dropdown',
      area: cell('withdrawal'),
      words: Object.values(event.withdrawalWords),
      help: event.withdrawalNote,
    },
    ...heading(area(LOG_ROW, 1, 1, 3)),
    { do: 'look', areas: [area(LOG_ROW + 1, 3, 1000 - LOG_ROW)], look: 'colour', value: QUIET },
    { do: 'look', areas: [labels], look: 'weight', value: 'bold' },
    { do: 'look', areas: [labels], look: 'background', value: BAND },
    { do: 'look', areas: [area(1, 1, 1000, 3)], look: 'align', value: 'left' },
    { do: 'look', areas: [area(1, 1, 1000, 3)], look: 'vertical', value: 'middle' },
    { do: 'look', areas: [area(1, 1, SETTINGS.length, 2)], look: 'border', value: LINE },
    { do: 'look', areas: [area(1, 2, 1000)], look: 'wrap', value: true },
    { do: 'widths', first: 1, count: 1, width: 160 },
    { do: 'widths', first: 2, count: 1, width: 480 },
    { do: 'widths', first: 3, count: 1, width: 240 },
    { do: 'tabColour', colour: ACCENT },
  ];
  return { kind: 'event', name, operations };
}

/** How the sections and the start numbers came about. */
function madeHow({ language, format, division, teams, sections, numbers }: EventInput): string[] {
  const { event, formats } = tabTexts(language);
  const texts = formats.sections;
  const lines: string[] = [];
  if (teams) lines.push(formats.teams.between(...teams, format.players / 2));
  if (sections !== undefined && division) {
    const count = sections.length;
    if (division.into === 'listed') lines.push(texts.listed(count));
    if (division.into === 'quads') lines.push(texts.quads(sizesOf(sections)));
    if (division.into === 'pools')
      lines.push(division.method === 'snake' ? texts.pools(count) : texts.poolsInOrder(count));
  }
  if (numbers?.by === 'lot') lines.push(event.lotsDrawn(numbers.seed));
  if (numbers?.by === 'varma') lines.push(texts.varma(numbers.seed));
  if (numbers?.by === 'rating') lines.push(event.byRating);
  if (division?.into === 'quads' && division.toss !== undefined) lines.push(texts.tossed(division.toss));
  return lines;
}

/** How many sections there are of each size, the smallest first. */
function sizesOf(sections: readonly number[]): [sections: number, players: number][] {
  const sizes = [...new Set(sections)].sort((a, b) => a - b);
  return sizes.map((players) => [sections.filter((size) => size === players).length, players]);
}

/** What a tab Event says in its row Format: `Round robin (Berger table)`. */
export function formatWords(language: Language, kind: Division['into'], system: System): string {
  const { kinds, systems } = tabTexts(language).formats;
  return kind === 'teams' ? kinds[kind] : `${kinds[kind]} (${systems[system]})`;
}
