/**
 * The Standings tab: `STANDINGS` over the event, the leader bold, and a note that says what the codes mean.
 */
import { drawingOfLots } from '../engine/standings/drawing-of-lots';
import { TIE_BREAKS } from '../engine/standings/registry';
import { DEFAULT_TIE_BREAKS } from '../engine/standings/tie-break-list';
import type { Language } from '../messages/languages';
import { area, columnLetter, type TabPlan } from './plan';
import {
  body,
  columnsFor,
  eventFormula,
  sectionColumns,
  setting,
  SPARE,
  spilledPlan,
  type SpilledInput,
} from './spilled';
import { BAND, QUIET } from './style';
import { nameWidth } from './text-width';
import { tabTexts } from './texts';

/** Rank, No., Name, Played, Won, Drawn, Lost, Points, after the section; a column for each tie-break follows. */
const FIXED = 8;
const NAME = 3;

export function standingsPlan(input: SpilledInput): TabPlan {
  const { at, format, language } = input;
  const first = sectionColumns(at);
  const name = first + NAME;
  const points = first + FIXED;
  const table = { rows: format.players + 1, columns: points + DEFAULT_TIE_BREAKS.length };
  const columns = columnsFor(table.columns);
  const cell = (column: number) => `$${columnLetter(column)}2`;
  return spilledPlan(input, {
    kind: 'standings',
    formula: eventFormula('STANDINGS', at, setting(at, 'tieBreaks')),
    table,
    rules: [
      // Before the first result everybody shares the first place.
      {
        areas: [body(table)],
        formula: `=(${cell(first + 1)}=1)*(${cell(points)}>0)`,
        bold: true,
        ...(first === 1 && { background: BAND }),
      },
      // Whose games are annulled has no rank.
      {
        areas: [body(table)],
        formula: `=(${cell(first + 1)}="")*(${cell(first + 2)}<>"")`,
        colour: QUIET,
      },
    ],
    looks: [
      {
        do: 'notes',
        area: area(1, first + 1, 1, FIXED),
        notes: [
          [
            tabTexts(language).tieBreaks.rankNote,
            ...new Array<string>(FIXED - 2).fill(''),
            tieBreaksNote(language, at.event),
          ],
        ],
      },
      { do: 'look', areas: [area(1, 1, table.rows + SPARE, first + 2)], look: 'align', value: 'center' },
      { do: 'look', areas: [area(1, name + 1, 1, columns - name)], look: 'align', value: 'right' },
      { do: 'widths', first: 1, count: columns, width: 75 },
      { do: 'widths', first: 1, count: first + 2, width: 60 },
      { do: 'widths', first: name, count: 1, width: nameWidth(input.names, 200) },
    ],
  });
}

/** Holds for any list, since the list in the tab Event can be changed. */
function tieBreaksNote(language: Language, event: string): string {
  const { tieBreaks } = tabTexts(language);
  const lines = [...TIE_BREAKS.values(), drawingOfLots('…')].map(({ code, name, article }) => {
    const text = `${code}: ${tieBreaks.name(code, name)}`;
    return article === undefined ? text : `${text} (${article})`;
  });
  return [tieBreaks.note(event), ...lines].join('\n');
}
