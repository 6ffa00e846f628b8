/**
 * Reads the tab Event: the settings by their labels, and the log below them.
 */
import { readGivenCycles, readOrder, readScoring, readWithdrawal } from '../../cells/options';
import type { Rows } from '../../cells/rows';
import { fold, isBlank, remark } from '../../cells/text';
import { readTieBreakList } from '../../cells/tie-breaks';
import type { Cell } from '../../cells/value';
import { SYSTEMS } from '../../engine/schedule/format';
import { STANDARD_SCORING } from '../../engine/results/scoring';
import { DEFAULT_TIE_BREAKS } from '../../engine/standings/tie-break-list';
import { LANGUAGES, words } from '../../messages/languages';
import type { EventSettings } from '../../sidebar/calls';
import { EVENT_ROWS, formatWords, LOG_ROW } from '../../tabs/event';
import { everyTabTexts } from '../../tabs/texts';
import type { FaultList } from './faults';
import { userLanguage } from '../locale';
import { readLog, type Log } from './log';

export type Setting = keyof typeof EVENT_ROWS;

export interface ReadEventTab {
  readonly name: string;
  readonly place: string;
  readonly settings: EventSettings;
  readonly rowOf: (setting: Setting) => number;
  readonly cellOf: (setting: Setting) => Cell;
  readonly log: Log;
  /** The row below the last line of the log, from 1. */
  readonly nextLogRow: number;
}

/** What the settings are where there is no tab Event. */
export const DEFAULT_SETTINGS: EventSettings = {
  format: { kind: 'one', system: 'berger' },
  cycles: 1,
  order: 'fide',
  tieBreaks: DEFAULT_TIE_BREAKS.map(({ code }) => code),
  withdrawal: 'fide',
  scoring: STANDARD_SCORING,
  seed: '',
};

/** Row of each setting, from 1: by its label in any language, else where Berger writes it. */
export function settingRows(rows: Rows): (setting: Setting) => number {
  const found = new Map<Setting, number>();
  const labels = new Map<string, Setting>();
  for (const { event } of everyTabTexts())
    for (const setting of Object.keys(EVENT_ROWS) as Setting[]) labels.set(fold(event[setting]), setting);
  const log = logHeading(rows);
  for (let r = 0; r < Math.min(rows.length, log - 1); r++) {
    const label = rows[r]?.[0];
    const setting = typeof label === 'string' ? labels.get(fold(label)) : undefined;
    if (setting !== undefined && !found.has(setting)) found.set(setting, r + 1);
  }
  return (setting) => found.get(setting) ?? EVENT_ROWS[setting];
}

/** Row of the heading of the log, from 1. */
function logHeading(rows: Rows): number {
  const words = everyTabTexts().map(({ event }) => [fold(event.when), fold(event.what)]);
  const r = rows.findIndex(([a, b]) =>
    words.some(([when, what]) => a !== undefined && fold(String(a)) === when && fold(String(b)) === what),
  );
  return r === -1 ? LOG_ROW : r + 1;
}

/** The row below the last line of the log, from 1. */
export function nextLogRow(rows: Rows): number {
  const top = logHeading(rows);
  for (let r = rows.length; r > top; r--) if (!rows[r - 1]?.slice(0, 3).every(isBlank)) return r + 1;
  return top + 1;
}

export function readEventTab(rows: Rows, faults: FaultList): ReadEventTab {
  const rowOf = settingRows(rows);
  const cellOf = (setting: Setting): Cell => rows[rowOf(setting) - 1]?.[1];
  const read = <T>(setting: Setting, byDefault: T, reader: (cell: Cell) => T): T => {
    const cell = cellOf(setting);
    if (isBlank(cell)) return byDefault;
    try {
      return reader(cell);
    } catch (error) {
      const sentence = (error as Error).message.replace(`${FN}: `, '');
      faults.add(rowOf(setting), 2, cell, () => sentence);
      return byDefault;
    }
  };
  const language = userLanguage();
  const { cycles, order, tieBreaks, withdrawal, scoring } = DEFAULT_SETTINGS;
  const lines = rows.slice(logHeading(rows)).map((row) => remark(row[2]) ?? '');
  return {
    name: remark(cellOf('name')) ?? '',
    place: remark(cellOf('place')) ?? '',
    settings: {
      format: formatIn(cellOf('format')) ?? DEFAULT_SETTINGS.format,
      cycles: read('cycles', cycles, (cell) => readGivenCycles(FN, cell, language) ?? 1),
      order: read('order', order, (cell) => readOrder(FN, cell, language)),
      tieBreaks: read('tieBreaks', tieBreaks, (cell) =>
        readTieBreakList({ fn: FN, language, sections: [], listed: true, words: words[language] }, cell).map(
          ({ code }) => code,
        ),
      ),
      withdrawal: read('withdrawal', withdrawal, (cell) => readWithdrawal(FN, cell, language)),
      scoring: read('scoring', scoring, (cell) => readScoring(FN, cell, language)),
      seed: remark(cellOf('seed')) ?? '',
    },
    rowOf,
    cellOf,
    log: readLog(lines),
    nextLogRow: nextLogRow(rows),
  };
}

const FN = 'BERGER';

const KINDS = ['one', 'listed', 'quads', 'pools', 'teams'] as const;

/** The row Format in any language; undefined for what people write there themselves. */
function formatIn(cell: Cell): EventSettings['format'] | undefined {
  if (typeof cell !== 'string') return undefined;
  for (const language of LANGUAGES)
    for (const kind of KINDS)
      for (const system of SYSTEMS)
        if (fold(formatWords(language, kind, system)) === fold(cell)) return { kind, system };
  return undefined;
}
