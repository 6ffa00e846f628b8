/**
 * The tabs of one formula: what it says, the room that it has, and which looks each of its cells gets.
 */
import type { Format } from '../../src/engine/schedule/format';
import { TIE_BREAKS } from '../../src/engine/standings/registry';
import { KNOWN_CODES } from '../../src/engine/standings/tie-break-list';
import { byPlayerPlan } from '../../src/tabs/by-player';
import { crosstablePlan } from '../../src/tabs/crosstable';
import { finalGrid, type TabPlan } from '../../src/tabs/plan';
import { progressPlan } from '../../src/tabs/progress';
import type { SpilledInput } from '../../src/tabs/spilled';
import { standingsPlan } from '../../src/tabs/standings';
import { ACCENT, BAND, DIAGONAL, DRAWN, LOST, ON_ACCENT, PAPER, QUIET, WON } from '../../src/tabs/style';
import { looks } from './looks';
import { cellsOf, rectOf } from './reading';

function input(players: number, cycles = 1, part: Partial<SpilledInput> = {}): SpilledInput {
  const format: Format = { players, cycles, system: 'berger', order: 'fide' };
  const list = { tab: 'Players', row: 1, columns: 13 };
  const at = { event: 'Event', schedule: 'Schedule', players: list };
  const names = Array.from({ length: players }, (_, i) => `Player ${i + 1}`);
  return { name: 'T', language: 'en', format, names, at, ...part };
}

const plans = { standingsPlan, crosstablePlan, progressPlan, byPlayerPlan };
type Maker = keyof typeof plans;
const makers = Object.keys(plans) as Maker[];

describe('one formula', () => {
  test.each<[Maker, string]>([
    ['standingsPlan', 'STANDINGS(Players!A1:M;Schedule!A1:I;Event!B9;Event!B10;Event!B7;Event!B11)'],
    ['crosstablePlan', 'CROSSTABLE(Players!A1:M;Schedule!A1:I;"";Event!B10;Event!B7;Event!B11)'],
    ['progressPlan', 'PROGRESS(Players!A1:M;Schedule!A1:I;Event!B10;Event!B7;Event!B11)'],
    ['byPlayerPlan', 'WALLCHART(Players!A1:M;Schedule!A1:I;Event!B10;Event!B7;Event!B11)'],
  ])('%s', (maker, formula) => {
    const cells = cellsOf(plans[maker](input(6)));
    expect([...cells]).toEqual([['1,1', { value: `=${formula}`, by: 'formulas', format: undefined }]]);
  });

  test('names of tabs are quoted, and a list is read from its headings on', () => {
    const list = { tab: "Ann's list", row: 3, columns: 28 };
    const at = { event: 'Event 2', schedule: 'Schedule 2', players: list };
    const plan = byPlayerPlan(input(6, 1, { at }));
    expect([...cellsOf(plan).values()].map(({ value }) => value)).toEqual([
      "=WALLCHART('Ann''s list'!A3:AB;'Schedule 2'!A1:I;'Event 2'!B10;'Event 2'!B7;'Event 2'!B11)",
    ]);
  });

  test.each(makers)('%s: no cell is plain text', (maker) => {
    const formats = plans[maker](input(6)).operations.filter((o) => o.do === 'look' && o.look === 'format');
    expect(formats).toEqual([]);
  });
});

/** Rows and columns that the formulas fill. */
function filled(maker: Maker, { players, cycles }: Format): { rows: number; columns: number } {
  const rounds = (players - 1 + (players % 2)) * cycles;
  switch (maker) {
    case 'standingsPlan':
      return { rows: players + 1, columns: 8 + KNOWN_CODES.length };
    case 'crosstablePlan':
      return { rows: players + 1, columns: players + 3 };
    case 'progressPlan':
      return { rows: rounds + 1, columns: players + 1 };
    case 'byPlayerPlan':
      return { rows: players + 1, columns: rounds + 3 };
  }
}

describe.each(makers)('room for %s', (maker) => {
  test.each([
    [2, 1],
    [6, 2],
    [13, 1],
    [30, 1],
    [200, 1],
    [353, 2],
    [126, 8],
    [500, 1],
  ])('%i players, %i cycles: the grid holds it, and a few players more', (players, cycles) => {
    const { format } = input(players, cycles);
    const more = maker === 'standingsPlan' ? 0 : 4;
    const { rows, columns } = filled(maker, format);
    const grid = finalGrid(plans[maker](input(players, cycles)));
    expect(grid.rows).toBeGreaterThanOrEqual(rows + more);
    expect(grid.columns).toBeGreaterThanOrEqual(columns + more);
    // What a function may return.
    expect(rows * columns).toBeLessThanOrEqual(300_000);
  });

  test('everything lies inside the grid, which is made first', () => {
    for (const [players, cycles] of [
      [2, 1],
      [12, 8],
      [126, 8],
    ] as const) {
      const plan = plans[maker](input(players, cycles));
      const grid = finalGrid(plan);
      const kinds = plan.operations.map((operation) => operation.do);
      const grows = kinds.flatMap((kind, i) => (/^insert(Rows|Columns)$/.test(kind) ? [i] : []));
      expect(Math.max(...grows)).toBeLessThan(kinds.indexOf('formulas'));
      const areas = plan.operations.flatMap((o) => {
        if (o.do === 'look') return o.areas;
        if (o.do === 'rules') return o.rules.flatMap((rule) => rule.areas);
        if (o.do === 'chart') return [o.chart.area];
        return 'area' in o ? [o.area] : [];
      });
      for (const { row, column, rows, columns } of areas.map(rectOf)) {
        expect(row + rows - 1).toBeLessThanOrEqual(grid.rows);
        expect(column + columns - 1).toBeLessThanOrEqual(grid.columns);
      }
    }
  });
});

const plain = { background: undefined, colour: undefined, bold: undefined };
const shade = (background: string) => ({ ...plain, background });
const grey = { ...plain, colour: QUIET };

test.each(makers)('%s: only filled headings are headings, however many there are', (maker) => {
  const plan = plans[maker](input(6));
  const table = [['No.', 'Name', 1, 2, 'Pts', 'X', 'Y', 'Z', 'SB', 'DE', 'KS', 'WIN', 'BPG']];
  const heading = { background: ACCENT, colour: ON_ACCENT, bold: true };
  for (let column = 1; column <= 13; column++) expect(looks(plan, table, 1, column)).toEqual(heading);
  expect(looks(plan, table, 1, 14)).toEqual(plain);
});

test('Standings: the leaders are bold once somebody has points, the annulled grey', () => {
  const plan = standingsPlan(input(4));
  const table = [
    ['Rank', 'No.', 'Name', 'Played', 'Won', 'Drawn', 'Lost', 'Points', 'SB'],
    [1, 3, 'Ana', 1, 1, 0, 0, 1, 0],
    [1, 4, 'Luis', 1, 1, 0, 0, 1, 0],
    [3, 1, 'Zoë', 2, 0, 0, 2, 0, 0],
    ['', 2, 'Max', 0, 0, 0, 0, 0, ''],
  ];
  for (const column of [1, 3, 8, 9]) {
    const at = (row: number) => looks(plan, table, row, column);
    expect([2, 3, 4, 5, 6].map(at)).toEqual([
      { ...plain, bold: true },
      { ...plain, bold: true },
      plain,
      grey,
      plain,
    ]);
  }
  const before = table.map((row, r) => (r === 0 ? row : [1, ...row.slice(1, 3), 0, 0, 0, 0, 0, 0]));
  expect(looks(plan, before, 2, 3)).toEqual(plain);
});

test('Crosstable: wins, draws, losses, the diagonal, annulled games; never the points', () => {
  const plan = crosstablePlan(input(6));
  const cells = ['×', 1, '+', '½', 0, '-', '(1)', '(½)', '(0)', '(+)', '(-)', '(1F)', '(0F)', ''] as const;
  const table = [
    ['No.', 'Name', ...cells.map((_, i) => i + 1), 'Pts', ''],
    [1, 'Ana', ...cells, 1, ''],
    [2, '½', ...cells, 0, ''],
  ];
  const at = (row: number) => cells.map((_, i) => looks(plan, table, row, i + 3));
  const expected = [
    { ...shade(DIAGONAL), colour: DIAGONAL },
    ...[shade(WON), shade(WON), shade(DRAWN), shade(LOST), shade(LOST)],
    ...[grey, grey, grey, grey, grey, grey, grey, plain],
  ];
  expect(at(2)).toEqual(expected);
  expect(at(3)).toEqual(expected);
  for (const row of [2, 3, 4, 900])
    for (const column of [1, 2, cells.length + 3, cells.length + 4])
      expect(looks(plan, table, row, column)).toEqual(plain);
});

test('Crosstable of two cycles: who is ahead in the games of the cell', () => {
  const plan = crosstablePlan(input(6, 2));
  const won = [1, '+', '1 1', '1 ½', '½ 1', '+ ½', '1 +'];
  const drawn = ['½', '½ ½', '1 0', '0 1', '- +', '+ 0'];
  const lost = [0, '-', '0 0', '½ 0', '- ½', '- -', '0 -'];
  const greyed = ['(1)', '(1) (½)', '(-) (0)', '(1F) (0F)'];
  const cells = [...won, ...drawn, ...lost, ...greyed];
  const table = [
    ['No.', 'Name', ...cells.map((_, i) => i + 1), 'Pts'],
    [1, 'Ana', ...cells, 3],
  ];
  expect(cells.map((_, i) => looks(plan, table, 2, i + 3))).toEqual([
    ...won.map(() => shade(WON)),
    ...drawn.map(() => shade(DRAWN)),
    ...lost.map(() => shade(LOST)),
    ...greyed.map(() => grey),
  ]);
});

test('Crosstable of more cycles: only games that ended alike are shaded', () => {
  const plan = crosstablePlan(input(6, 4));
  const cells = ['1 1 1', '½', '0 0 0 0', '1 0 1', '(½) (½)', '+ +'];
  const table = [
    ['No.', 'Name', 1, 2, 3, 4, 5, 6, 'Pts'],
    [1, 'Ana', ...cells, 3],
  ];
  expect(cells.map((_, i) => looks(plan, table, 2, i + 3))).toEqual([
    ...[shade(WON), shade(DRAWN), shade(LOST), plain, grey, shade(WON)],
  ]);
});

test('By player: every second player has a band, free rounds are grey in either language', () => {
  const table = [
    ['No.', 'Name', 'R1', 'R2', 'R3', 'Pts', ''],
    [1, 'Ana', 'bye', '3w1', '2b', 1, ''],
    [2, 'Luis', '3b', 'descansa', '1w', 0, ''],
  ];
  for (const language of ['en', 'es'] as const) {
    const plan = byPlayerPlan(input(3, 1, { language }));
    const row = (r: number) => [1, 2, 3, 4, 5, 6, 7].map((column) => looks(plan, table, r, column));
    expect(row(2)).toEqual([plain, plain, { ...shade(PAPER), colour: QUIET }, plain, plain, plain, plain]);
    const band = shade(BAND);
    expect(row(3)).toEqual([band, band, band, { ...band, colour: QUIET }, band, band, plain]);
    expect(row(4)).toEqual([plain, plain, plain, plain, plain, plain, plain]);
  }
});

test.each([
  ['en', 'w White, b Black'],
  ['es', 'w blancas, b negras'],
] as const)('By player: a note over the rounds says what the letters mean (%s)', (language, letters) => {
  const notes = byPlayerPlan(input(3, 1, { language })).operations.filter((o) => o.do === 'notes');
  expect(notes).toEqual([{ do: 'notes', area: 'C1', notes: [[expect.stringContaining(letters)]] }]);
});

describe('the widths of names', () => {
  const longest = 'Maximiliano José Fernández-Villaverde de la Santísima Trinid';
  const withLong = (maker: Maker, length: number) => {
    const names = ['Ana', longest.slice(0, length), 'Luis', 'Zoë'];
    return plans[maker](input(4, 1, { names })).operations;
  };
  const widthOf = (operations: ReturnType<typeof withLong>, column: number) =>
    operations.reduce(
      (width, o) => (o.do === 'widths' && o.first <= column && column < o.first + o.count ? o.width : width),
      100,
    );

  test.each([
    ['standingsPlan', 3, 200],
    ['crosstablePlan', 2, 180],
    ['byPlayerPlan', 2, 180],
  ] as const)('%s: as wide as the longest name, up to 60 letters', (maker, column, usual) => {
    expect(widthOf(withLong(maker, 20), column)).toBe(usual);
    for (const length of [30, 45, 60])
      expect(widthOf(withLong(maker, length), column)).toBeGreaterThanOrEqual(length * 7);
    const endless = plans[maker](input(4, 1, { names: [longest.repeat(9)] })).operations;
    expect(widthOf(endless, column)).toBe(widthOf(withLong(maker, 60), column));
    expect(withLong(maker, 60)).toHaveLength(withLong(maker, 20).length);
  });

  test('a wide column of names does not stand still: a phone has no room for it', () => {
    const frozen = (maker: Maker, length: number) =>
      withLong(maker, length).flatMap((o) => (o.do === 'freezeColumns' ? [o.columns] : []));
    for (const maker of ['crosstablePlan', 'byPlayerPlan'] as const)
      expect([frozen(maker, 20), frozen(maker, 60)]).toEqual([[2], [1]]);
  });

  test('Progress: headings stand on several lines', () => {
    const operations = withLong('progressPlan', 60);
    expect(operations).toContainEqual({ do: 'look', areas: ['A1:AE1'], look: 'wrap', value: true });
    expect([widthOf(withLong('progressPlan', 10), 3), widthOf(operations, 3)]).toEqual([110, 170]);
    const heights = (length: number) =>
      withLong('progressPlan', length).flatMap((o) => (o.do === 'heights' ? [o.height] : []));
    expect([heights(10), heights(20), heights(60)]).toEqual([[], [40], [74]]);
  });
});

test('Progress: every second round has a band', () => {
  const table = [
    ['Round', 'Ana', 'Luis', ''],
    [1, 1, 0, ''],
    [2, 1, 0.5, ''],
  ];
  const plan = progressPlan(input(2, 2));
  expect([1, 3, 4].map((column) => looks(plan, table, 3, column))).toEqual([shade(BAND), shade(BAND), plain]);
  expect(looks(plan, table, 2, 2)).toEqual(plain);
  expect(looks(plan, table, 4, 2)).toEqual(plain);
});

describe('the chart of Progress', () => {
  const chartOf = (plan: TabPlan) => plan.operations.flatMap((o) => (o.do === 'chart' ? [o.chart] : []));

  test('a line for each of up to 12 players, over every round', () => {
    const [chart] = chartOf(progressPlan(input(6, 2, { language: 'es' })));
    expect(chart).toMatchObject({
      area: 'A1:G11',
      title: 'Puntos después de cada ronda',
      xAxis: 'Ronda',
      yAxis: 'Puntos',
    });
    expect(new Set(chart?.colours).size).toBe(6);
    expect(chartOf(progressPlan(input(12)))).toHaveLength(1);
    expect(new Set(chartOf(progressPlan(input(12)))[0]?.colours).size).toBe(12);
    expect(chartOf(progressPlan(input(13)))).toEqual([]);
  });

  test('it covers no cell of the table, and begins inside the grid', () => {
    for (let players = 2; players <= 12; players++)
      for (let cycles = 1; cycles <= 8; cycles++) {
        const plan = progressPlan(input(players, cycles));
        const [chart] = chartOf(plan);
        if (!chart) throw new Error('no chart');
        const table = rectOf(chart.area);
        const under = chart.row > table.rows;
        const beside = chart.column > table.columns;
        expect([players, cycles, under || beside]).toEqual([players, cycles, true]);
        const grid = finalGrid(plan);
        expect(chart.row + Math.ceil(chart.height / 21)).toBeLessThanOrEqual(grid.rows);
        expect(chart.column + Math.ceil(chart.width / 110)).toBeLessThanOrEqual(grid.columns);
      }
  });
});

test.each(['en', 'es'] as const)('Standings: a note says what every code means (%s)', (language) => {
  const notes = standingsPlan(input(4, 1, { language })).operations.flatMap((o) =>
    o.do === 'notes' ? [o] : [],
  );
  // Over Rank and Points: why somebody has no rank, and what the codes mean.
  expect(notes.map(({ area }) => area)).toEqual(['A1:H1']);
  expect(notes[0]?.notes[0]?.[0]).toMatch(/C\.05 art\. 6\.6/);
  const lines = notes[0]?.notes[0]?.[7]?.split('\n') ?? [];
  expect(lines.slice(1).map((line) => line.split(': ')[0])).toEqual(KNOWN_CODES);
  const translated =
    language === 'en' ? 'DE: Direct Encounter (C.07 art. 6)' : 'DE: encuentro directo (C.07 art. 6)';
  expect(lines).toContain(translated);
  expect(lines[0]).toContain('Event');
});

test('every tie-break has a Spanish name', () => {
  const note = standingsPlan(input(4, 1, { language: 'es' })).operations.find((o) => o.do === 'notes');
  const text = JSON.stringify(note);
  const same = [...TIE_BREAKS.values()].filter(({ code, name }) => text.includes(`${code}: ${name}`));
  expect(same.map(({ code }) => code)).toEqual(['SB']);
});
