/**
 * The By player tab: `WALLCHART` over the event, a row in which every player finds all his rounds.
 */
import { quoted } from './formula';
import { area, columnLetter, type TabPlan } from './plan';
import {
  body,
  columnsFor,
  eventFormula,
  playerColumns,
  playerTable,
  roundsOf,
  sectionColumns,
  SPARE,
  spilledPlan,
  type SpilledInput,
} from './spilled';
import { BAND, isEven, isOdd, PAPER, QUIET } from './style';
import { everyTabTexts, tabTexts } from './texts';

/** No. and Name stand before the rounds, and before them the section. */
const BEFORE = 2;

export function byPlayerPlan(input: SpilledInput): TabPlan {
  const { at, format } = input;
  const first = sectionColumns(at);
  const before = BEFORE + first;
  const table = playerTable(format, before, roundsOf(input));
  const columns = columnsFor(table.columns) - before;
  const no = `$${columnLetter(first + 1)}2`;
  const all = body(table);
  // The words follow the language of the players' list, not that of the tabs.
  const byes = [...new Set(everyTabTexts().map((texts) => quoted(texts.bye.toLowerCase())))];
  const isBye = `(${byes.map((bye) => `(A2=${bye})`).join('+')})`;
  const isOther = byes.map((bye) => `(A2<>${bye})`).join('*');
  const inTable = `(A$1<>"")*(${no}<>"")`;
  return spilledPlan(input, {
    kind: 'byPlayer',
    formula: eventFormula('WALLCHART', at),
    table,
    rules: [
      { areas: [all], formula: `=${isBye}*${isEven(no)}`, background: BAND, colour: QUIET },
      { areas: [all], formula: `=${isBye}*${isOdd(no)}`, background: PAPER, colour: QUIET },
      { areas: [all], formula: `=${inTable}*${isOther}*${isEven(no)}`, background: BAND },
    ],
    looks: [
      {
        do: 'look',
        areas: [
          area(1, 1, table.rows + SPARE, first + 1),
          area(1, before + 1, table.rows + SPARE, table.columns - before + SPARE),
        ],
        look: 'align',
        value: 'center',
      },
      { do: 'widths', first: before + 1, count: columns, width: 66 },
      {
        do: 'notes',
        area: area(1, before + 1),
        notes: [[tabTexts(input.language).byPlayer.note]],
      },
      ...playerColumns(input),
    ],
  });
}
