/**
 * The By player tab: `WALLCHART` over the event, a row in which every player finds all his rounds.
 */
import { quoted } from './formula';
import { area, type TabPlan } from './plan';
import {
  body,
  columnsFor,
  eventFormula,
  playerTable,
  roundsOf,
  SPARE,
  spilledPlan,
  type SpilledInput,
} from './spilled';
import { BAND, isEven, isOdd, PAPER, QUIET } from './style';
import { everyTabTexts } from './texts';

/** No. and Name stand before the rounds. */
const BEFORE = 2;

export function byPlayerPlan(input: SpilledInput): TabPlan {
  const { at, format } = input;
  const table = playerTable(format, BEFORE, roundsOf(format));
  const columns = columnsFor(table.columns) - BEFORE;
  const all = body(table);
  // The words follow the language of the players' list, not that of the tabs.
  const byes = [...new Set(everyTabTexts().map((texts) => quoted(texts.bye.toLowerCase())))];
  const isBye = `(${byes.map((bye) => `(A2=${bye})`).join('+')})`;
  const isOther = byes.map((bye) => `(A2<>${bye})`).join('*');
  const inTable = '(A$1<>"")*($A2<>"")';
  return spilledPlan(input, {
    kind: 'byPlayer',
    formula: eventFormula('WALLCHART', at),
    table,
    rules: [
      { areas: [all], formula: `=${isBye}*${isEven('$A2')}`, background: BAND, colour: QUIET },
      { areas: [all], formula: `=${isBye}*${isOdd('$A2')}`, background: PAPER, colour: QUIET },
      { areas: [all], formula: `=${inTable}*${isOther}*${isEven('$A2')}`, background: BAND },
    ],
    looks: [
      {
        do: 'look',
        areas: [
          area(1, 1, table.rows + SPARE),
          area(1, BEFORE + 1, table.rows + SPARE, table.columns - BEFORE + SPARE),
        ],
        look: 'align',
        value: 'center',
      },
      { do: 'widths', first: 1, count: 1, width: 50 },
      { do: 'widths', first: BEFORE, count: 1, width: 180 },
      { do: 'widths', first: BEFORE + 1, count: columns, width: 66 },
      { do: 'freezeColumns', columns: BEFORE },
    ],
  });
}
