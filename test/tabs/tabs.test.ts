/**
 * The four tabs as plans.
 */
import fc from 'fast-check';
import type { Format } from '../../src/engine/schedule/format';
import { bergerTablePlan } from '../../src/tabs/berger-table';
import { byPlayerPlan } from '../../src/tabs/by-player';
import { crosstablePlan } from '../../src/tabs/crosstable';
import { eventPlan } from '../../src/tabs/event';
import { addedCells, mutatingCalls, type TabPlan } from '../../src/tabs/plan';
import { numbersPlan, PLAYER_COLUMNS, playersAt, playersPlan } from '../../src/tabs/players';
import { progressPlan } from '../../src/tabs/progress';
import { MOST_FORMULA_PLAYERS, RESULT_WORDS, schedulePlan } from '../../src/tabs/schedule';
import { scheveningenTablePlan } from '../../src/tabs/scheveningen-table';
import { standingsPlan } from '../../src/tabs/standings';
import {
  ACCENT,
  BAND,
  DRAWN,
  LINES,
  LOST,
  ON_ACCENT,
  PAPER,
  QUIET,
  TYPE_HERE,
  WON,
} from '../../src/tabs/style';
import { cellsOf, expectNothingMisread, table } from './reading';
import { runs } from '../runs';

const names = (n: number) => Array.from({ length: n }, (_, i) => `=Name ${i + 1}`);

function plansOf(players: number, cycles = 1, language: 'en' | 'es' = 'en') {
  const format: Format = { players, cycles, system: 'berger', order: 'fide' };
  const lookup = players > MOST_FORMULA_PLAYERS ? undefined : playersAt('Players');
  const common = { language, format, names: names(players), lookup };
  const list = { tab: 'Players', row: 1, columns: PLAYER_COLUMNS };
  const spilled = {
    language,
    format,
    names: names(players),
    at: { event: 'Event', schedule: 'Schedule', players: list },
  };
  return {
    event: eventPlan({ name: 'Event', language, format, schedule: 'Schedule', when: '2026-01-02 03:04' }),
    players: playersPlan({ name: 'Players', language, players: names(players).map((name) => ({ name })) }),
    schedule: schedulePlan({ ...common, name: 'Schedule' }),
    berger: bergerTablePlan({ ...common, name: 'Berger table' }),
    standings: standingsPlan({ ...spilled, name: 'Standings' }),
    crosstable: crosstablePlan({ ...spilled, name: 'Crosstable' }),
    progress: progressPlan({ ...spilled, name: 'Progress' }),
    byPlayer: byPlayerPlan({ ...spilled, name: 'By player' }),
  };
}

const kinds = [
  ...(['event', 'players', 'schedule', 'berger'] as const),
  ...(['standings', 'crosstable', 'progress', 'byPlayer'] as const),
];

test.each(kinds)(
  '%s: at most 30 mutating calls, as many at 4 players as at any other number of its class',
  (kind) => {
    const calls = (n: number, cycles = 1) => mutatingCalls(plansOf(n, cycles)[kind]);
    for (const n of [2, 3, 4, 5, 12, 13, 30, 60, 61, 200, 500]) expect(calls(n)).toBeLessThanOrEqual(30);
    expect(calls(200, 2)).toBeLessThanOrEqual(30);
    expect(calls(126, 8)).toBeLessThanOrEqual(30);
    expect(new Set([4, 5, 8, 12].map((n) => calls(n))).size).toBe(1);
    expect(new Set([13, 14, 30, 40].map((n) => calls(n))).size).toBe(1);
    // A chart more.
    expect(calls(12) - calls(13)).toBe(kind === 'progress' ? 1 : 0);
    expect(new Set([200, 201, 300].map((n) => calls(n))).size).toBe(1);
  },
);

test('the players change the number of calls by the larger grid only', () => {
  for (const kind of kinds) {
    const difference = mutatingCalls(plansOf(200)[kind]) - mutatingCalls(plansOf(13)[kind]);
    expect([kind, difference]).toEqual([kind, kind === 'schedule' ? 1 : 0]);
  }
});

test('nothing in any plan is read as something else', () => {
  for (const n of [2, 3, 6, 7, 60, 61, 70])
    for (const language of ['en', 'es'] as const)
      for (const plan of Object.values(plansOf(n, 2, language))) expectNothingMisread(plan);
});

test('nothing that users typed reaches a formula, a condition, a note or a dropdown', () => {
  const typed = fc.string({ minLength: 1 }).map((s) => `«${s}»`);
  fc.assert(
    fc.property(fc.array(typed, { minLength: 2, maxLength: 8 }), (list) => {
      const format: Format = { players: list.length, cycles: 1, system: 'berger', order: 'fide' };
      for (const lookup of [playersAt('P'), undefined]) {
        const common = { language: 'en', format, names: list, lookup, name: 'T' } as const;
        for (const plan of [
          schedulePlan(common),
          bergerTablePlan(common),
          playersPlan({ name: 'P', language: 'en', players: list.map((name) => ({ name, club: name })) }),
        ]) {
          const others = plan.operations.filter((operation) => operation.do !== 'texts');
          for (const name of list)
            expect(JSON.stringify(others)).not.toContain(JSON.stringify(name).slice(1, -1));
          expectNothingMisread(plan);
        }
      }
    }),
    runs(60),
  );
});

test('Event: settings in their rows, the log below', () => {
  const { event } = plansOf(6, 2);
  expect(table(event, 15, 2)).toEqual([
    ['Name', ''],
    ['Place', ''],
    ['Dates', ''],
    ['Arbiter', ''],
    ['Time control', ''],
    ['Format', 'Round robin (Berger table)'],
    ['Cycles', 2],
    ['Order of the rounds', 'fide'],
    ['Tie-breaks', 'SB, DE, KS'],
    ['Withdrawal rule', 'fide'],
    ['Scoring', '1-½-0'],
    ['Seed of the lots', ''],
    ['', ''],
    ['When', 'What'],
    ['2026-01-02 03:04', 'Schedule made in Schedule: 6 players, 2 cycles, order fide.'],
  ]);
});

test('Event: what Berger reads again looks like the rest of the log, and says what it is', () => {
  const { operations } = plansOf(6).event;
  const sizes = operations.filter((o) => o.do === 'look' && o.look === 'size');
  expect(sizes).toEqual([]);
  expect(operations).toContainEqual({
    ...{ do: 'look', areas: ['A1:C1000'], look: 'vertical', value: 'middle' },
  });
  const notes = operations.flatMap((o) => (o.do === 'notes' ? [o] : []));
  expect(notes.map(({ area }) => area)).toEqual(['B1:C14']);
  expect(notes[0]?.notes).toHaveLength(14);
  expect(notes[0]?.notes[13]).toEqual(['', expect.stringMatching(/reads this column again/)]);
  expect(notes[0]?.notes[8]?.[0]).toMatch(/^Codes in the order/);
});

test('Players: headings and one row a player', () => {
  const plan = playersPlan({
    name: 'Players',
    language: 'es',
    players: [
      { name: 'Ana', rating: 2100, federation: 'ESP', club: '1/2' },
      { name: '@x', status: 'withdrawn' },
    ],
  });
  expect(table(plan, 3, 6)).toEqual([
    ['N.º', 'Nombre', 'Elo', 'Federación', 'Club', 'Estado'],
    [1, 'Ana', 2100, 'ESP', '1/2', ''],
    [2, '@x', '', '', '', 'Retirado'],
  ]);
  expectNothingMisread(plan);
});

test('Schedule: a row a game, the free player last in the round', () => {
  const rows = table(plansOf(5).schedule, 4, 8);
  const name = (no: string) => `IFERROR(INDEX(Players!$B$1:$B;MATCH(${no};Players!$A$1:$A;0));"?"))`;
  const white = (r: number) => `=IF(D${r}="";"";${name(`D${r}`)}`;
  const black = (r: number) => `=IF(H${r}="";IF(D${r}="";"";"Bye");${name(`H${r}`)}`;
  // C.05 Annex 1, table for 5 or 6 players, round 1: 1-6 2-5 3-4.
  expect(rows).toEqual([
    ['Round', 'Date', 'Board', 'No.', 'White', 'Result', 'Black', 'No.'],
    [1, '', 1, 2, white(2), '', black(2), 5],
    [1, '', 2, 3, white(3), '', black(3), 4],
    [1, '', '', 1, white(4), '', black(4), ''],
  ]);
});

test('Schedule: the column of the dates is for a time too while no dates are known', () => {
  const format: Format = { players: 4, cycles: 1, system: 'berger', order: 'fide' };
  const common = { name: 'S', language: 'en', format, names: names(4), lookup: playersAt('P') } as const;
  const dates = ['2027-01-12', '2027-01-19', '2027-01-26'].map((date) => ({ date }));
  const of = (plan: TabPlan) => [
    plan.operations.filter((o) => o.do === 'look' && o.look === 'format' && o.areas.includes('B2:B7')).length,
    plan.operations.flatMap((o) => (o.do === 'widths' && o.first === 2 ? [o.width] : [])),
  ];
  // Of its own accord Sheets shows all that is typed: `2027-01-12 19:30`.
  expect(of(schedulePlan(common))).toEqual([0, [140]]);
  expect(of(schedulePlan({ ...common, dates }))).toEqual([1, [100]]);
  const timed = dates.map((date) => ({ ...date, time: '19:30' }));
  expect(of(schedulePlan({ ...common, dates: timed }))).toEqual([1, [140]]);
});

test('names of 60 letters have room, where they are written and where they are looked up', () => {
  const format: Format = { players: 4, cycles: 1, system: 'berger', order: 'fide' };
  const widest = (list: readonly string[]) => {
    const common = { name: 'T', language: 'en', format, names: list, lookup: playersAt('P') } as const;
    return [
      schedulePlan(common),
      bergerTablePlan(common),
      scheveningenTablePlan({ ...common, size: 2, cycles: 1, teams: ['Reds', 'Blues'] }),
      playersPlan({ ...common, players: list.map((name) => ({ name })) }),
    ].map(({ operations }) => Math.max(...operations.map((o) => (o.do === 'widths' ? o.width : 0))));
  };
  expect(widest(['Ana', 'Ben', 'Li', 'Zoë'])).toEqual([180, 180, 180, 200]);
  for (const width of widest(['Ana', 'Ben', 'N'.repeat(60), 'Zoë'])) expect(width).toBe(450);
});

test('Schedule: above 60 players names are values', () => {
  const plan = plansOf(61).schedule;
  expect(plan.operations.some((operation) => operation.do === 'formulas')).toBe(false);
  const rows = table(plan, 32, 8);
  expect(rows[1]).toEqual([1, '', 1, 2, '=Name 2', '', '=Name 61', 61]);
  expect(rows[31]).toEqual([1, '', '', 1, '=Name 1', '', 'Bye', '']);
});

test('Schedule: a results column to type into, with a list that warns', () => {
  const { operations } = plansOf(5).schedule;
  // Two games and a free round in each of five rounds.
  const rows = Array.from({ length: 15 }, (_, i) => i % 3 !== 2);
  expect(operations).toContainEqual(
    expect.objectContaining({ do: 'dropdown', area: 'F2:F16', words: RESULT_WORDS, rows }),
  );
  const yellow = operations.filter(
    (o) => o.do === 'look' && o.look === 'background' && o.value === TYPE_HERE,
  );
  expect(yellow).toEqual([{ do: 'look', areas: ['F2:F16'], look: 'background', value: TYPE_HERE }]);
  expect(operations).toContainEqual({ do: 'freeze', rows: 1 });
  expect(operations).toContainEqual({ do: 'filter', area: 'A1:H16' });
});

test.each([
  ['an even field', 6, 1],
  ['more rows than can have a rule each', 101, 1],
])('Schedule: one rule for the whole column of results: %s', (_, players, cycles) => {
  const dropdown = plansOf(players, cycles).schedule.operations.find((o) => o.do === 'dropdown');
  expect(dropdown).toMatchObject({ words: RESULT_WORDS });
  expect(dropdown).not.toHaveProperty('rows');
});

test('Berger table: the grid as FIDE prints it, and the list beside it', () => {
  const rows = table(plansOf(5).berger, 6, 7);
  const name = (r: number) => `=IFERROR(INDEX(Players!$B$1:$B;MATCH(F${r};Players!$A$1:$A;0));"?")`;
  // C.05 Annex 1, table for 5 or 6 players; who meets 6 is free.
  expect(rows).toEqual([
    ['Round', 'Board 1', 'Board 2', 'Bye', '', 'No.', 'Name'],
    [1, '2-5', '3-4', 1, '', 1, name(2)],
    [2, '5-3', '1-2', 4, '', 2, name(3)],
    [3, '3-1', '4-5', 2, '', 3, name(4)],
    [4, '1-4', '2-3', 5, '', 4, name(5)],
    [5, '4-2', '5-1', 3, '', 5, name(6)],
  ]);
  expect(table(plansOf(4, 1, 'es').berger, 2, 5)).toEqual([
    ['Ronda', 'Mesa 1', 'Mesa 2', '', 'N.º'],
    [1, '1-4', '2-3', '', 1],
  ]);
});

test('numbers of a list that stands there: a new column at its right, or the blank column that it has', () => {
  const common = {
    tab: 'Club',
    grid: { rows: 20, columns: 3 },
    language: 'es',
    row: 2,
    numbers: [1, undefined, 2],
    lastColumn: 3,
  } as const;
  const added = numbersPlan({ ...common, column: undefined });
  expect([...cellsOf(added)].map(([key, { value }]) => [key, value])).toEqual([
    ['2,4', 'N.º'],
    ['3,4', 1],
    ['5,4', 2],
  ]);
  expect(addedCells(added)).toBe(20);
  const filled = numbersPlan({ ...common, column: 1 });
  expect([...cellsOf(filled).keys()]).toEqual(['3,1', '5,1']);
  expect(addedCells(filled)).toBe(0);
});

test('rules of a plan never contradict each other', () => {
  const rules = (plan: TabPlan) => plan.operations.flatMap((o) => (o.do === 'rules' ? o.rules : []));
  const fits = (formula: string, round: number, white: unknown, black: unknown) => {
    const js = formula
      .slice(1)
      .replace(/\$D2/g, 'white')
      .replace(/\$H2/g, 'black')
      .replace(/\$A2/g, 'round')
      .replace(/<>/g, '!==')
      .replace(/2=""|black=""/g, 'black===""')
      .replace(/\^round=(-?1)/g, '**round===$1');
    return Boolean(new Function('round', 'white', 'black', `return ${js}`)(round, white, black));
  };
  for (const [round, white, black] of [
    [1, 2, 3],
    [2, 2, 3],
    [1, 2, ''],
    [2, 2, ''],
    [1, '', ''],
    [2, '', ''],
  ] as const) {
    const fitting = rules(plansOf(5).schedule).filter((rule) => fits(rule.formula, round, white, black));
    const expected = white === '' ? 0 : black === '' ? 1 : round === 2 ? 1 : 0;
    expect([round, white, black, fitting.length]).toEqual([round, white, black, expected]);
  }
});

test('contrast of text is at least 4.5', () => {
  const light = (colour: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((i) => parseInt(colour.slice(i, i + 2), 16) / 255)
      .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a: string, b: string) => {
    const [high = 0, low = 0] = [light(a), light(b)].sort((x, y) => y - x);
    return (high + 0.05) / (low + 0.05);
  };
  for (const [text, ground] of [
    [ON_ACCENT, ACCENT],
    [QUIET, PAPER],
    [QUIET, BAND],
    ['#000000', WON],
    ['#000000', DRAWN],
    ['#000000', LOST],
  ] as const)
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  // Lines of a chart are no text.
  for (const line of LINES) expect([line, contrast(line, PAPER) >= 3]).toEqual([line, true]);
});
