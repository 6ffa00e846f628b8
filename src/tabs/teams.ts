/**
 * The Teams tab: `TEAMSTANDINGS` over the event, the leading team bold.
 */
import { area, type TabPlan } from './plan';
import { body, columnsFor, eventFormula, SPARE, spilledPlan, type SpilledInput } from './spilled';
import { tabTexts } from './texts';

/** Rank, Team, Played, Won, Drawn, Lost, Match points, Board points. */
const COLUMNS = 8;
const NAME = 2;
const POINTS = COLUMNS;

export function teamsPlan(input: SpilledInput): TabPlan {
  const table = { rows: 3, columns: COLUMNS };
  const columns = columnsFor(COLUMNS);
  const { played, points } = tabTexts(input.language).formats.teams;
  return spilledPlan(input, {
    kind: 'teams',
    formula: eventFormula('TEAMSTANDINGS', input.at),
    table,
    // Before the first result both share the first place.
    rules: [{ areas: [body(table)], formula: '=($A2=1)*($H2>0)', bold: true }],
    looks: [
      { do: 'notes', area: area(1, NAME + 1), notes: [[played]] },
      { do: 'notes', area: area(1, POINTS), notes: [[points]] },
      { do: 'look', areas: [area(1, 1, table.rows + SPARE)], look: 'align', value: 'center' },
      { do: 'look', areas: [area(1, NAME + 1, 1, columns - NAME)], look: 'align', value: 'right' },
      { do: 'widths', first: 1, count: columns, width: 75 },
      { do: 'widths', first: 1, count: 1, width: 60 },
      { do: 'widths', first: NAME, count: 1, width: 200 },
      { do: 'widths', first: POINTS - 1, count: 2, width: 110 },
    ],
  });
}
