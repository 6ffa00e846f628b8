/**
 * The Standings tab: `STANDINGS` over the event, the leader bold, and a note that says what the codes mean.
 */
import { drawingOfLots } from '../engine/standings/drawing-of-lots';
import { TIE_BREAKS } from '../engine/standings/registry';
import { DEFAULT_TIE_BREAKS } from '../engine/standings/tie-break-list';
import type { Language } from '../messages/languages';
import { area, type TabPlan } from './plan';
import { body, columnsFor, eventFormula, setting, SPARE, spilledPlan, type SpilledInput } from './spilled';
import { QUIET } from './style';
import { tabTexts } from './texts';

/** Rank, No., Name, Played, Won, Drawn, Lost, Points; a column for each tie-break follows. */
const FIXED = 8;
const NAME = 3;

export function standingsPlan(input: SpilledInput): TabPlan {
  const { at, format, language } = input;
  const table = { rows: format.players + 1, columns: FIXED + DEFAULT_TIE_BREAKS.length };
  const columns = columnsFor(table.columns);
  return spilledPlan(input, {
    kind: 'standings',
    formula: eventFormula('STANDINGS', at, setting(at, 'tieBreaks')),
    table,
    rules: [
      // Before the first result everybody shares the first place.
      { areas: [body(table)], formula: '=($A2=1)*($H2>0)', bold: true },
      // Whose games are annulled has no rank.
      { areas: [body(table)], formula: '=($A2="")*($B2<>"")', colour: QUIET },
    ],
    looks: [
      { do: 'notes', area: area(1, FIXED), notes: [[tieBreaksNote(language, at.event)]] },
      { do: 'look', areas: [area(1, 1, table.rows + SPARE, 2)], look: 'align', value: 'center' },
      { do: 'look', areas: [area(1, NAME + 1, 1, columns - NAME)], look: 'align', value: 'right' },
      { do: 'widths', first: 1, count: columns, width: 75 },
      { do: 'widths', first: 1, count: 2, width: 60 },
      { do: 'widths', first: NAME, count: 1, width: 200 },
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
