/**
 * The Scheveningen table as the arbiters' manual prints it, `A1-B1`, with both teams beside it, for the wall.
 */
import { scheveningen } from '../engine/schedule/scheveningen';
import type { Language } from '../messages/languages';
import { nameOf, type PlayersAt } from './formula';
import { area, columnLetter, opening, NEW_TAB, type CellValue, type Operation, type TabPlan } from './plan';
import { ACCENT, BAND, heading, isEven, LINE } from './style';
import { nameWidth } from './text-width';
import { tabTexts } from './texts';

export interface ScheveningenTableInput {
  readonly name: string;
  readonly language: Language;
  /** Players of each team. */
  readonly size: number;
  readonly cycles: number;
  /** What the teams are called, the first one first. */
  readonly teams: readonly [string, string];
  /** By start number: the first team, then the second. */
  readonly names: readonly string[];
  /** Where the names are looked up; absent where they are written as values. */
  readonly lookup: PlayersAt | undefined;
}

/** `A1`, the start number, the name. */
const LIST = 3;

export function scheveningenTablePlan(input: ScheveningenTableInput): TabPlan {
  const { name, language, size, cycles, teams, names, lookup } = input;
  const texts = tabTexts(language);
  const rows = scheveningen(size, cycles).map((boards, round): CellValue[] => [
    round + 1,
    ...boards.map(({ other, hasWhite }, i) => {
      const [own, opponent] = [`A${String(i + 1)}`, `B${String(other)}`];
      return hasWhite ? `${own}-${opponent}` : `${opponent}-${own}`;
    }),
  ]);
  const width = size + 1;
  const headings: CellValue[] = [
    texts.round,
    ...Array.from({ length: size }, (_, i) => texts.boardOf(i + 1)),
  ];
  const grid = area(2, 1, rows.length, width);
  // A narrow blank column parts the grid and the two lists from each other.
  const lists = teams.map((team, i) => {
    const first = width + 2 + i * (LIST + 1);
    return {
      ...{ team, letter: i === 0 ? 'A' : 'B', first },
      numbers: Array.from({ length: size }, (_, k) => i * size + k + 1),
      head: area(1, first, 1, LIST),
      title: area(1, first + 2),
      names: area(2, first + 2, size),
    };
  });
  const last = width + 2 * (LIST + 1);

  const listOperations = lists.flatMap(
    ({ team, letter, first, numbers, title, names: cells }): Operation[] => [
      { do: 'values', area: area(1, first, 1, 2), values: [[letter, texts.number]] },
      { do: 'texts', area: title, values: [[team]] },
      {
        do: 'values',
        area: area(2, first, size, 2),
        values: numbers.map((no, i) => [`${letter}${String(i + 1)}`, no]),
      },
      lookup
        ? {
            do: 'formulas',
            area: cells,
            formulas: numbers.map((_, i) => [`=${nameOf(columnLetter(first + 1) + String(i + 2), lookup)}`]),
          }
        : { do: 'texts', area: cells, values: numbers.map((no) => [names[no - 1] ?? '']) },
    ],
  );
  const operations: Operation[] = [
    ...opening(name, texts.unfinished(name), {
      rows: Math.max(NEW_TAB.rows, rows.length + 1),
      columns: last,
    }),
    {
      do: 'look',
      areas: [
        area(2, 2, rows.length, size),
        ...lists.map(({ title }) => title),
        ...(lookup ? [] : lists.map((list) => list.names)),
      ],
      look: 'format',
      value: '@',
    },
    { do: 'values', area: area(1, 1, 1, width), values: [headings] },
    { do: 'values', area: grid, values: rows },
    ...listOperations,
    ...heading(area(1, 1, 1, last), [area(1, 1, 1, width), ...lists.map(({ head }) => head)]),
    {
      do: 'look',
      areas: [grid, ...lists.map(({ first }) => area(2, first, size, LIST))],
      look: 'border',
      value: LINE,
    },
    {
      do: 'rules',
      rules: [{ areas: [grid], formula: `=($A2<>"")*${isEven('$A2')}`, background: BAND }],
    },
    {
      do: 'look',
      areas: [area(1, 1, rows.length + 1, width), ...lists.map(({ first }) => area(1, first, size + 1, 2))],
      look: 'align',
      value: 'center',
    },
    {
      do: 'look',
      areas: lists.map(({ first }) => area(1, first + 2, size + 1)),
      look: 'align',
      value: 'left',
    },
    { do: 'widths', first: 1, count: width, width: 75 },
    ...lists.flatMap(({ first }): Operation[] => [
      { do: 'widths', first: first - 1, count: 1, width: 24 },
      { do: 'widths', first, count: 2, width: 45 },
      { do: 'widths', first: first + 2, count: 1, width: nameWidth([...teams, ...names], 180) },
    ]),
    { do: 'freeze', rows: 1 },
    { do: 'tabColour', colour: ACCENT },
  ];
  return { kind: 'berger', name, operations };
}
