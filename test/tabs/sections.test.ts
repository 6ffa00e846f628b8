/**
 * The tabs of an event with sections: the section is the first column, and all that stands to its right moves by one.
 */
import { quads } from '../../src/engine/planning/sections';
import type { Format } from '../../src/engine/schedule/format';
import { byPlayerPlan } from '../../src/tabs/by-player';
import { crosstablePlan } from '../../src/tabs/crosstable';
import { eventPlan, formatWords } from '../../src/tabs/event';
import { finalGrid, mutatingCalls, undoOf } from '../../src/tabs/plan';
import { numbersPlan, PLAYER_COLUMNS, playersAt, playersPlan } from '../../src/tabs/players';
import { RESULT_WORDS, schedulePlan, scheduleRows } from '../../src/tabs/schedule';
import { standingsPlan } from '../../src/tabs/standings';
import { BAND, DIAGONAL, DRAWN, LOST, PAPER, QUIET, WON } from '../../src/tabs/style';
import { LANGUAGES } from '../../src/messages/languages';
import { looks } from './looks';
import { cellsOf, expectNothingMisread, rectOf, table } from './reading';

type Language = 'en' | 'es';

function plansOf(sizes: readonly number[], language: Language = 'en', withLookup = true) {
  const players = sizes.reduce((sum, n) => sum + n, 0);
  const format: Format = { players, cycles: 1, system: 'berger', order: 'fide' };
  const list = sizes.flatMap((n, i) =>
    Array.from({ length: n }, (_, p) => ({
      name: `=Name ${String(i)}.${String(p)}`,
      section: `=${String(i)}`,
    })),
  );
  const names = list.map(({ name }) => name);
  const lookup = withLookup ? playersAt('Players', true) : undefined;
  const at = {
    ...{ event: 'Event', schedule: 'Schedule', sections: sizes },
    players: { tab: 'Players', row: 1, columns: PLAYER_COLUMNS },
  };
  const spilled = { language, format, names, at };
  // A plan is made when a test asks for it: the schedule of a large field takes seconds.
  return {
    get event() {
      return eventPlan({
        ...{ name: 'Event', language, format, schedule: 'Schedule', when: '' },
        ...{ division: { into: 'quads', size: 4 }, sections: sizes },
      });
    },
    get players() {
      return playersPlan({ name: 'Players', language, players: list });
    },
    get schedule() {
      const sections = sizes.map((n, i) => ({
        name: `=${String(i)}`,
        names: list.filter(({ section }) => section === `=${String(i)}`).map(({ name }) => name),
        rows: scheduleRows({ ...format, players: n }),
      }));
      return schedulePlan({ name: 'Schedule', language, format, names, lookup, sections });
    },
    get standings() {
      return standingsPlan({ ...spilled, name: 'Standings' });
    },
    get crosstable() {
      return crosstablePlan({ ...spilled, name: 'Crosstable' });
    },
    get byPlayer() {
      return byPlayerPlan({ ...spilled, name: 'By player' });
    },
  };
}

const IN_QUADS = quads(500).map(({ length }) => length);

test('at most 30 mutating calls a tab, and everything inside the grid', () => {
  for (const sizes of [[4, 5], [60, 60, 7], IN_QUADS, [250, 250]])
    for (const withLookup of [true, false])
      for (const plan of Object.values(plansOf(sizes, 'es', withLookup))) {
        expect([plan.name, mutatingCalls(plan) <= 30]).toEqual([plan.name, true]);
        const grid = finalGrid(plan);
        const areas = plan.operations.flatMap((o) => {
          if (o.do === 'look') return o.areas;
          if (o.do === 'rules') return o.rules.flatMap((rule) => rule.areas);
          return 'area' in o ? [o.area] : [];
        });
        for (const { row, column, rows, columns } of areas.map(rectOf)) {
          expect(row + rows - 1).toBeLessThanOrEqual(grid.rows);
          expect(column + columns - 1).toBeLessThanOrEqual(grid.columns);
        }
      }
});

test.each([
  ['en', [4, 4, 4], 'Divided by strength into 3 sections of 4.'],
  ['en', [4, 4, 6], 'Divided by strength into 2 sections of 4 and 1 section of 6.'],
  ['es', [5, 4, 5], 'Dividido por fuerza en 1 grupo de 4 y 2 grupos de 5.'],
] as const)('Event: how large the quads are (%s, %j)', (language, sizes, line) => {
  expect(table(plansOf(sizes, language).event, 16, 2).map(([, what]) => what)).toContain(line);
});

test('room for all rows, and for the columns of the largest section', () => {
  const { standings, crosstable, byPlayer } = plansOf([4, 9, 1100]);
  for (const plan of [standings, crosstable, byPlayer])
    expect(finalGrid(plan).rows).toBeGreaterThanOrEqual(1115);
  expect(finalGrid(plansOf([4, 9]).crosstable).columns).toBe(3 + 9 + 1 + 26);
  expect(finalGrid(plansOf([4, 9]).byPlayer).columns).toBe(3 + 9 + 1 + 26);
});

test('nothing in any plan is read as something else', () => {
  for (const withLookup of [true, false])
    for (const language of LANGUAGES)
      for (const plan of Object.values(plansOf([4, 5], language, withLookup))) expectNothingMisread(plan);
});

test('Schedule: section after section, names looked up by section and number', () => {
  const { schedule } = plansOf([3, 4]);
  const name = (no: string, row: number) =>
    `IFERROR(INDEX(FILTER(Players!$C$1:$C;(Players!$A$1:$A=A${row})*(Players!$B$1:$B=${no}));1);"?"))`;
  const white = (r: number) => `=IF(E${r}="";"";${name(`E${r}`, r)}`;
  const black = (r: number) => `=IF(I${r}="";IF(E${r}="";"";"Bye");${name(`I${r}`, r)}`;
  // C.05 Annex 1, table for 3 or 4 players: 1-4 2-3, 4-3 1-2, 2-4 3-1.
  const rows = table(schedule, 9, 9);
  expect(rows.slice(0, 3)).toEqual([
    ['Section', 'Round', 'Date', 'Board', 'No.', 'White', 'Result', 'Black', 'No.'],
    ['=0', 1, '', 1, 2, white(2), '', black(2), 3],
    ['=0', 1, '', '', 1, white(3), '', black(3), ''],
  ]);
  expect(rows[7]).toEqual(['=1', 1, '', 1, 1, white(8), '', black(8), 4]);
  expect(schedule.operations).toContainEqual({ do: 'filter', area: 'A1:I13' });
  expect(schedule.operations.find((o) => o.do === 'dropdown')).toMatchObject({
    area: 'G2:G13',
    words: RESULT_WORDS,
    rows: [...Array.from({ length: 6 }, (_, i) => i % 2 === 0), ...Array<boolean>(6).fill(true)],
  });
});

test('Schedule: even rounds have a band, free rounds are grey', () => {
  const { schedule } = plansOf([3, 4]);
  const rows = [
    ['Section', 'Round', 'Date', 'Board', 'No.', 'White', 'Result', 'Black', 'No.'],
    ['A', 1, '', 1, 2, 'x', '', 'y', 3],
    ['A', 1, '', '', 1, 'x', '', 'Bye', ''],
    ['A', 2, '', 1, 2, 'x', '', 'y', 3],
    ['A', 2, '', '', 1, 'x', '', 'Bye', ''],
  ];
  const plain = { background: undefined, colour: undefined, bold: undefined };
  const at = (row: number, column: number) => looks(schedule, rows, row, column);
  expect([1, 6, 7, 8, 9].map((column) => at(2, column))).toEqual(Array(5).fill(plain));
  expect([1, 7, 9].map((column) => at(3, column))).toEqual(
    Array(3).fill({ ...plain, background: PAPER, colour: QUIET }),
  );
  expect([1, 6, 7, 8, 9].map((column) => at(4, column).background)).toEqual([
    BAND,
    BAND,
    undefined,
    BAND,
    BAND,
  ]);
  expect(at(5, 7)).toEqual({ ...plain, background: BAND, colour: QUIET });
});

test('Standings, Crosstable and By player: formulas over the wider schedule, looks one column further', () => {
  const { standings, crosstable, byPlayer } = plansOf([4, 4]);
  const formula = (plan: typeof standings) => [...cellsOf(plan).values()][0]?.value;
  expect(formula(standings)).toBe(
    '=STANDINGS(Players!A1:M;Schedule!A1:J;Event!B9;Event!B10;Event!B7;Event!B11)',
  );
  const ranks = [
    ['Section', 'Rank', 'No.', 'Name', 'Played', 'Won', 'Drawn', 'Lost', 'Points', 'SB'],
    ['A', 1, 3, 'Ana', 1, 1, 0, 0, 1, 0],
    ['A', 2, 2, 'Luis', 1, 1, 0, 0, 0, 0],
    ['B', '', 1, 'Max', 0, 0, 0, 0, 0, ''],
  ];
  expect([2, 3, 4].map((row) => looks(standings, ranks, row, 4))).toEqual([
    { background: BAND, bold: true, colour: undefined },
    { background: undefined, bold: undefined, colour: undefined },
    { background: undefined, bold: undefined, colour: QUIET },
  ]);
  const cross = [
    ['Section', 'No.', 'Name', 1, 2, 3, 4, 'Pts'],
    ['A', 1, '½', '×', 1, '½', 0, 1.5],
  ];
  expect([3, 4, 5, 6, 7, 8].map((column) => looks(crosstable, cross, 2, column).background)).toEqual([
    ...[undefined, DIAGONAL, WON, DRAWN, LOST, undefined],
  ]);
  const chart = [
    ['Section', 'No.', 'Name', 'R1', 'Pts'],
    ['A', 1, 'Ana', '3w1', 1],
    ['B', 2, 'Luis', 'bye', 1],
  ];
  expect([2, 3].map((row) => looks(byPlayer, chart, row, 4))).toEqual([
    { background: undefined, bold: undefined, colour: undefined },
    { background: BAND, bold: undefined, colour: QUIET },
  ]);
});

test('sections and numbers of a list that stands there are taken back: blank cells blank, the new column gone', () => {
  const common = {
    tab: 'Club',
    grid: { rows: 20, columns: 3 },
    language: 'en',
    row: 1,
    lastColumn: 3,
  } as const;
  const given = {
    ...{ ...common, numbers: [1, undefined, 1] },
    sections: { column: 2, names: ['A', undefined, 'B'] },
  };
  const added = numbersPlan({ ...given, column: undefined });
  expect(undoOf(added)).toEqual([
    { undo: 'clear', area: 'B2:B4' },
    { undo: 'deleteColumns', first: 4, count: 1 },
  ]);
  expect(undoOf(numbersPlan({ ...given, column: 1 }))).toEqual([
    { undo: 'clear', area: 'B2:B4' },
    { undo: 'clear', area: 'A2:A4' },
  ]);
});

test('no two formats are called alike', () => {
  const words = LANGUAGES.map((language) =>
    (['one', 'listed', 'quads', 'pools', 'teams'] as const).flatMap((kind) =>
      (['berger', 'crenshaw', 'circle'] as const).map((system) => [
        formatWords(language, kind, system),
        kind,
      ]),
    ),
  ).flat();
  const kinds = new Map<string | undefined, string | undefined>();
  for (const [text, kind] of words) {
    expect([text, kinds.get(text) ?? kind]).toEqual([text, kind]);
    kinds.set(text, kind);
  }
});
