/**
 * Every tie-break and every ranking of real, official and generated events against the values of others.
 */
import { scoreTable } from '../../../src/engine/results/score-table';
import { directEncounter } from '../../../src/engine/standings/direct-encounter';
import { passesOf } from '../../../src/engine/standings/explanation';
import { rank, tieBreakValues, type Ranking, type Stage } from '../../../src/engine/standings/ranking';
import type { Values } from '../../../src/engine/standings/tie-break';
import { cases, reports, tournamentOf } from './cases';
import { list, tieBreak } from './event';

/** In the order of the players, null where there is none. */
function column(values: Values, players: number): readonly (number | null)[] {
  return Array.from({ length: players }, (_, index) => values[index + 1] ?? null);
}

/** The scores of each pass of direct encounter among those tied on points, in the order of the players. */
function passes(ranking: Ranking, players: number): readonly (readonly (number | undefined)[])[] {
  return Array.from({ length: players }, (_, index) =>
    passesOf(index + 1, ranking.stages[0] as Stage, ranking).flatMap((pass) =>
      pass.players.filter(({ no }) => no === index + 1).map(({ score }) => score),
    ),
  );
}

describe.each(['golden', 'tournaments', 'generated'] as const)('%s', (file) => {
  const all = cases(file).map((one): [string, typeof one] => [one.name, one]);

  test.each(all)('%s: values', (_, { table, ratings, expected }) => {
    const { players } = table.tournament;
    const got = Object.keys(expected.values).map((code) => [
      code,
      column(tieBreakValues(table, tieBreak(code), { ratings }), players),
    ]);
    expect(Object.fromEntries(got)).toEqual(expected.values);
    expect(got.length).toBeGreaterThan(5);
  });

  test.each(all)('%s: ranks', (_, { table, ratings, expected }) => {
    const { players } = table.tournament;
    const got = Object.keys(expected.ranks).map((codes) => [
      codes,
      column(rank(table, list(codes), { ratings }).ranks, players),
    ]);
    expect(Object.fromEntries(got)).toEqual(expected.ranks);
    expect(got.length).toBeGreaterThan(0);
  });
});

test('direct encounter, pass by pass', () => {
  const complete = [...cases('tournaments'), ...cases('generated')].filter(
    ({ expected }) => expected.passes !== undefined,
  );
  expect(complete.length).toBeGreaterThan(60);
  for (const { name, table, expected } of complete)
    expect([name, passes(rank(table, [directEncounter]), table.tournament.players)]).toEqual([
      name,
      expected.passes,
    ]);
});

test('direct encounter, places inside the tied group', () => {
  for (const { name, table, expected } of cases('golden')) {
    const stage = rank(table, [directEncounter]).stages[0] as Stage;
    const tied = stage.before.filter(({ length }) => length > 1);
    const { places } = directEncounter.judge(table, tied);
    expect([name, column(places, table.tournament.players)]).toEqual([name, expected.placesInDE]);
  }
});

describe('what organisers printed', () => {
  const printed = cases('tournaments').filter(({ expected }) => expected.published !== undefined);
  const columns = printed.flatMap((one) =>
    Object.entries(one.expected.published ?? {})
      .filter(([code]) => code !== 'order' && code !== 'ranks')
      .map(([code, values]): [string, string, readonly (number | null)[], typeof one] => [
        one.name,
        code,
        values as (number | null)[],
        one,
      ]),
  );

  test('there is something to compare', () => expect(columns.length).toBeGreaterThan(25));

  // Some print one decimal, 11.25 as 11.2 or 11.3.
  test.each(columns)('%s: %s', (_, code, values, { table, ratings }) => {
    const ours = tieBreakValues(table, tieBreak(code), { ratings });
    values.forEach((value, index) => {
      if (value !== null) expect(Math.abs((ours[index + 1] ?? NaN) - value)).toBeLessThanOrEqual(0.0501);
    });
  });

  test.each(
    printed
      .filter(({ expected }) => expected.published?.order)
      .map((one): [string, typeof one] => [one.name, one]),
  )('%s: order', (_, { table, ratings, expected }) => {
    const { list: codes = '', players = [] } = expected.published?.order ?? {};
    const { ranks } = rank(table, list(codes), { ratings });
    const inOrder = players.map((no) => ranks[no] ?? NaN);
    expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
    if (expected.published?.ranks !== undefined)
      expect(column(ranks, players.length)).toEqual(expected.published.ranks);
  });
});

describe('faults reported of other programs', () => {
  test.each(reports().map((one): [string, typeof one] => [one.title, one]))('%s', (_, report) => {
    const table = scoreTable(tournamentOf(report), { leavers: new Set(report.leavers ?? []) });
    expect(table.points.slice(1)).toEqual(report.points);
    for (const [code, values] of Object.entries(report.values))
      expect([code, column(tieBreakValues(table, tieBreak(code)), report.players.length)]).toEqual([
        code,
        values,
      ]);
    for (const [codes, ranks] of Object.entries(report.ranks ?? {}))
      expect([codes, column(rank(table, list(codes)).ranks, report.players.length)]).toEqual([codes, ranks]);
    if (report.passes !== undefined)
      expect(passes(rank(table, [directEncounter]), report.players.length)).toEqual(report.passes);
  });
});
