/**
 * The Knockout tab as a plan: its rows, its formulas, and that its size in calls does not grow with the bracket.
 */
import type { Qualifier } from '../../src/engine/knockout/seeding';
import { countsAsResult, knockoutPlan, referenceOf, type KnockoutInput } from '../../src/tabs/knockout';
import { finalGrid, mutatingCalls, type Operation, type TabPlan } from '../../src/tabs/plan';
import { fits } from './condition';
import { cellsOf, expectNothingMisread, rectOf, table } from './reading';

const PLAYERS = { tab: 'Players', row: 1, sections: 1, numbers: 2, names: 3 };
const seedsOf = (n: number): Qualifier[] =>
  Array.from({ length: n }, (_, i) => ({ section: i % 2 === 0 ? 'A' : 'B', no: Math.floor(i / 2) + 1 }));

function plan(seeds: number, part: Partial<KnockoutInput> = {}): TabPlan {
  const input = { name: 'Knockout', language: 'en', players: PLAYERS, games: 1, thirdPlace: false } as const;
  return knockoutPlan({ ...input, seeds: seedsOf(seeds), ...part });
}

const column = (one: TabPlan, c: number, rows: number) =>
  table(one, rows, 10).map((row) => String(row[c - 1] ?? ''));
const of = <D extends Operation['do']>(one: TabPlan, what: D) =>
  one.operations.filter((o): o is Extract<Operation, { do: D }> => o.do === what);

test('six: byes, matches, the third place before the final, places', () => {
  const six = plan(6, { thirdPlace: true, games: 2 });
  expect(column(six, 1, 30)).toEqual([
    ...['Match', 'Quarter-final 1: bye', 'Quarter-final 2', 'Game 1', 'Game 2'],
    ...['Quarter-final 3: bye', 'Quarter-final 4', 'Game 1', 'Game 2', ''],
    ...['Semi-final 1', 'Game 1', 'Game 2', 'Semi-final 2', 'Game 1', 'Game 2', ''],
    ...['Third place', 'Game 1', 'Game 2', '', 'Final', 'Game 1', 'Game 2', ''],
    ...['Winner', 'Second', 'Third', 'Fourth', ''],
  ]);
  expect(column(six, 6, 13).slice(1, 8)).toEqual(['A 1', 'B 2', 'A 3', '', 'B 1', 'A 2', 'B 3']);
  // Whoever has a bye comes from his row, the others from who advances.
  expect(column(six, 6, 13).slice(10, 12)).toEqual(['=F2', '=IF(J3="";"";IF(J3=G3;F3;IF(J3=G4;F4;"")))']);
});

test('White and Black alternate, and are the names beside them', () => {
  const two = plan(2, { games: 4 });
  expect(table(two, 6, 4).slice(2)).toEqual([
    ['Game 1', '=G2', '', '=G3'],
    ['Game 2', '=G3', '', '=G2'],
    ['Game 3', '=G2', '', '=G3'],
    ['Game 4', '=G3', '', '=G2'],
  ]);
});

test('the formulas of a match', () => {
  const rows = table(plan(2), 3, 10);
  const name = (no: string) =>
    `IFERROR(INDEX(FILTER(Players!$C$1:$C;TRIM(Players!$A$1:$A&" "&Players!$B$1:$B)=${no});1);"?")`;
  expect(rows[1]?.[6]).toBe(
    `=IF(F2="";"";${name('F2')}&IF(AND(F3<>"";${name('F2')}=${name('F3')});" ("&F2&")";""))`,
  );
  const written = '"|"&UPPER(SUBSTITUTE(C3;" ";""))&"|"';
  expect(rows[1]?.[7]).toContain(`(B3=G2)*(ISNUMBER(FIND(${written};"|1-0|1:0|1F-0F|+:-|+-|"))+`);
  expect(rows[2]?.[7]).toContain(`(D3=G3)*(ISNUMBER(FIND(${written};"|0-1|0:1|0F-1F|-:+|-+|"))+`);
  expect(rows[1]?.[9]).toMatch(/^=IF\(OR\(F2="";F3=""\);"";IF\(ABS\(N\(H2\)-N\(H3\)\)>1-SUMPRODUCT\(/);
  expect(rows[1]?.[9]).toMatch(/IF\(OR\(I2=G2;I2=F2\);G2;IF\(OR\(I2=G3;I2=F3\);G3;"← choose"\)\)\)\)\)$/);
});

test('what counts as a result is what the formulas look for', () => {
  const lists = String(table(plan(2), 3, 10)[2]?.[4]).match(/"\|[^"]+\|"/g) ?? [];
  const words = lists.flatMap((list) => list.slice(2, -2).split('|'));
  expect(words).toEqual(expect.arrayContaining(['1-0', '½', '0F-1F', '--']));
  for (const word of words)
    for (const written of [word, ` ${word.toLowerCase().replace(/[-:]/, ' $& ')}`])
      expect([written, countsAsResult(written)]).toEqual([written, true]);
  for (const written of ['', ' ', '2-0', '1-0 ?', '1–0'])
    expect([written, countsAsResult(written)]).toEqual([written, false]);
});

test('an event without sections: numbers only', () => {
  const players = { tab: 'Players', row: 1, numbers: 2, names: 3 };
  const seeds = [{ no: 7 }, { no: 2 }];
  const one = plan(2, { seeds, players });
  expect(column(one, 6, 3)).toEqual(['No.', '7', '2']);
  expect(column(one, 7, 2)[1]).toContain('FILTER(Players!$C$1:$C;Players!$B$1:$B&""=F2)');
  expect(referenceOf({ section: 'U 12', no: 3 })).toBe('U 12 3');
});

test('what stands before a name is a start number, not a rank: heading and note say so', () => {
  const noteOf = (one: TabPlan) =>
    one.operations.flatMap((o) => (o.do === 'notes' ? [o.notes[0]?.[3]] : []))[0];
  expect([column(plan(4), 6, 1), noteOf(plan(4))]).toEqual([
    ['Section, no.'],
    'C 4 is the player with number 4 in section C of the list of players, not a place in the standings. The names are looked up there.',
  ]);
  const es = plan(4, { language: 'es' });
  expect([column(es, 6, 1), noteOf(es)]).toEqual([
    ['Grupo, n.º'],
    expect.stringMatching(/número 4 del grupo C en la lista de jugadores, no un puesto/),
  ]);
  const one = plan(2, { seeds: [{ no: 7 }, { no: 2 }] });
  expect(noteOf(one)).toMatch(/^The start number of the list of players, not a place/);
});

test('of three, the loser to a finalist is third without a match', () => {
  const three = plan(3, { thirdPlace: true });
  expect(column(three, 1, 11)).toEqual([
    ...['Match', 'Semi-final 1: bye', 'Semi-final 2', 'Game 1', '', 'Final', 'Game 1', ''],
    ...['Winner', 'Second', 'Third'],
  ]);
  expect(column(three, 6, 11)[10]).toBe('=IF(J3="";"";IF(J3=G3;F4;IF(J3=G4;F3;"")))');
});

test.each([2, 3, 4, 5, 6, 7, 8, 12, 16, 33, 64, 128])('%i: every cell is what it is meant to be', (n) => {
  for (const games of [1, 4])
    for (const language of ['en', 'es'] as const) {
      const one = plan(n, { games, language, thirdPlace: true });
      expectNothingMisread(one);
      expect(mutatingCalls(one)).toBe(mutatingCalls(plan(2)));
      const { rows } = finalGrid(one);
      for (const key of cellsOf(one).keys()) expect(Number(key.split(',')[0])).toBeLessThanOrEqual(rows);
    }
});

test('only results and decisions are typed: plain text, with a list each', () => {
  const four = plan(4, { games: 2 });
  const [dropdown] = of(four, 'dropdown');
  const games = column(four, 1, 13).map((label) => label.startsWith('Game'));
  expect(dropdown?.rows?.slice(0, 12)).toEqual(games.slice(1));
  const [choices] = of(four, 'choices');
  const lists = choices?.from.flatMap((from, i) => (from === undefined ? [] : [[i + 2, from]]));
  expect(lists).toEqual([
    [2, 'G2:G3'],
    [5, 'G5:G6'],
    [9, 'G9:G10'],
  ]);
  const plain = of(four, 'look').find(({ look }) => look === 'format');
  expect(plain?.areas).toEqual(['F2:F6', 'C3:C4', 'C6:C7', 'C10:C11', 'I2', 'I5', 'I9']);
});

test('who goes on is marked, and so is a match that has to be decided', () => {
  const [rules] = of(plan(4), 'rules');
  const areaOf = (areas: readonly string[] = []) => rectOf(areas[0] ?? '');
  const [upper, lower, decide, choose] = rules?.rules ?? [];
  const cells = (advances: string) => [
    [],
    ['', '', '', '', '', 'A 1', 'Ana', 1, '', advances],
    ['', '', '', '', '', 'B 1', 'Luis', 0, '', ''],
  ];
  const holds = (rule: typeof upper, row: number, advances: string) =>
    rule !== undefined && fits(rule.formula, areaOf(rule.areas), cells(advances), row, 7);
  expect([holds(upper, 2, 'Ana'), holds(lower, 3, 'Ana'), holds(decide, 2, 'Ana')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([holds(upper, 2, 'Luis'), holds(lower, 3, 'Luis'), holds(decide, 2, 'Luis')]).toEqual([
    false,
    true,
    false,
  ]);
  expect([holds(upper, 2, ''), holds(lower, 3, ''), holds(decide, 2, '')]).toEqual([false, false, false]);
  expect([decide, choose].map((rule) => holds(rule, 2, '← choose'))).toEqual([true, true]);
});
