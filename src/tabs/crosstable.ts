/**
 * The Crosstable tab: `CROSSTABLE` over the event. Wins, draws and losses differ by their shade and by the sign that
 * stands in the cell.
 */
import { quoted } from './formula';
import { area, columnLetter, type Rule, type TabPlan } from './plan';
import {
  body,
  columnsFor,
  eventFormula,
  largest,
  playerColumns,
  playerTable,
  sectionColumns,
  SPARE,
  spilledPlan,
  type SpilledInput,
} from './spilled';
import { DIAGONAL, DRAWN, LOST, QUIET, WON } from './style';

/** No. and Name stand before the results, and before them the section. */
const BEFORE = 2;

export function crosstablePlan(input: SpilledInput): TabPlan {
  const { at, format } = input;
  const { cycles } = format;
  const first = sectionColumns(at);
  const before = BEFORE + first;
  const table = playerTable(format, before, largest(input).players);
  const columns = columnsFor(table.columns) - before;
  return spilledPlan(input, {
    kind: 'crosstable',
    formula: eventFormula('CROSSTABLE', at, quoted('')),
    table,
    rules: resultRules(body(table, before + 1), cycles, columnLetter(before + 1)),
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
      { do: 'widths', first: before + 1, count: columns, width: 28 + 16 * cycles },
      ...playerColumns(input),
    ],
  });
}

type Outcome = 'won' | 'drawn' | 'lost';

/** The signs of one game, and what they are worth to the player of the row in half games. */
const SIGNS: readonly { readonly sign: string; readonly worth: 0 | 1 | 2 }[] = [
  { sign: '1', worth: 2 },
  { sign: '+', worth: 2 },
  { sign: '½', worth: 1 },
  { sign: '0', worth: 0 },
  { sign: '-', worth: 0 },
];

interface Entry {
  readonly games: readonly string[];
  readonly outcome: Outcome;
}

/**
 * What a cell may hold. In one or two cycles it is shaded by who is ahead in its games; in more cycles only where
 * all of them ended alike, or the rules would be endless.
 */
function entries(cycles: number): Entry[] {
  const single = SIGNS.map(({ sign, worth }) => ({ games: [sign], outcome: outcomeOf(worth, 1) }));
  if (cycles === 1) return single;
  if (cycles === 2)
    return [
      ...single,
      ...SIGNS.flatMap((a) =>
        SIGNS.map((b) => ({ games: [a.sign, b.sign], outcome: outcomeOf(a.worth + b.worth, 2) })),
      ),
    ];
  return SIGNS.flatMap(({ sign, worth }) =>
    Array.from({ length: cycles }, (_, i) => ({
      games: Array.from({ length: i + 1 }, () => sign),
      outcome: outcomeOf(worth, 1),
    })),
  );
}

function outcomeOf(halves: number, games: number): Outcome {
  return halves > games ? 'won' : halves < games ? 'lost' : 'drawn';
}

const SHADES: Readonly<Record<Outcome, string>> = { won: WON, drawn: DRAWN, lost: LOST };

/**
 * By formula, since `+` as the text of a condition would be a formula. Only below a start number: above the points
 * stands a word, which makes the condition an error, and an error shades nothing.
 */
function resultRules(cells: string, cycles: number, column: string): Rule[] {
  const cell = `${column}2`;
  const all = entries(cycles);
  const rule = (tests: readonly string[], looks: Pick<Rule, 'background' | 'colour'>): Rule => ({
    areas: [cells],
    formula: `=(${column}$1*0=0)*(${tests.join('+')})`,
    ...looks,
  });
  return [
    rule([`(${cell}="×")`], { background: DIAGONAL, colour: DIAGONAL }),
    ...(['won', 'drawn', 'lost'] as const).map((outcome) =>
      rule(
        all.filter((entry) => entry.outcome === outcome).map(({ games }) => holds(cell, games)),
        { background: SHADES[outcome] },
      ),
    ),
    rule(
      all.flatMap(({ games }) => annulled(games)).map((games) => equals(cell, games)),
      { colour: QUIET },
    ),
  ];
}

/** One game that was won or lost is a number; a cell that is blank equals 0, so it is kept out. */
function holds(cell: string, games: readonly string[]): string {
  const [sign = '', ...others] = games;
  if (others.length > 0 || !/\d/.test(sign)) return equals(cell, games);
  return sign === '0' ? `(${cell}=0)*(${cell}<>"")` : `(${cell}=${sign})`;
}

/** Games that count for nobody; forfeits of a player who never played are `(1F)` and `(0F)`. */
function annulled(games: readonly string[]): (readonly string[])[] {
  const forfeits = games.map((sign) => (sign === '+' ? '(1F)' : sign === '-' ? '(0F)' : ''));
  return [games.map((sign) => `(${sign})`), ...(forfeits.includes('') ? [] : [forfeits])];
}

function equals(cell: string, games: readonly string[]): string {
  return `(${cell}=${quoted(games.join(' '))})`;
}
