/**
 * STANDINGS, TIEBREAK, CROSSTABLE and the like of real, official, made-up and generated events, and of the faults
 * reported of other programs, against the values of others.
 */
import { CROSSTABLE } from '../../src/functions/crosstable';
import { DIRECTENCOUNTER } from '../../src/functions/directencounter';
import { KOYA } from '../../src/functions/koya';
import { POINTS } from '../../src/functions/points';
import { SONNEBORN } from '../../src/functions/sonneborn';
import { STANDINGS } from '../../src/functions/standings';
import { TIEBREAK } from '../../src/functions/tiebreak';
import { WINS } from '../../src/functions/wins';
import type { Output, Table } from '../../src/cells/value';
import { cases, reports } from '../engine/standings/cases';
import { events, gamesOf } from './events';

const HEAD = ['Round', 'Board', 'No.', 'White', 'Result', 'Black', 'No.'];

/** Bare values in the order of the players, null for a blank. */
const bare = (table: Table) => table.map(([value]) => (value === '' ? null : value));

/** The ranks by start number, null for a blank. */
function ranks(table: Table): readonly (Output | null)[] {
  const inOrder: (Output | null)[] = [];
  for (const [rank = '', no] of table.slice(1)) inOrder[Number(no) - 1] = rank === '' ? null : rank;
  return inOrder;
}

describe.each(['golden', 'tournaments', 'generated'] as const)('%s', (file) => {
  const expected = cases(file);
  const all = events(file).map((event, index) => {
    const { expected: own, ratings } = expected[index] as (typeof expected)[number];
    const players = [
      ['No.', 'Name', 'Rating', 'Status'],
      ...event.players.map((name, i) => [
        ...[i + 1, name, ratings[i + 1] ?? ''],
        (event.annulled ?? []).includes(i + 1) ? 'Withdrawn' : '',
      ]),
    ];
    const games = [
      HEAD,
      ...gamesOf(event).map(({ round, white, black, result = '' }, board) => [
        ...[round, board + 1, white, event.players[white - 1], result],
        ...[event.players[black - 1], black],
      ]),
    ];
    const rest = ['', event.cycles ?? '', event.scoring ?? ''] as const;
    return { name: event.name, event, own, players, games, rest };
  });

  test.each(all)('$name: values', ({ own, players, games, rest }) => {
    for (const [code, values] of Object.entries(own.values))
      expect([code, bare(TIEBREAK(games, code, players, ...rest))]).toEqual([code, values]);
    const { SB, KS, WIN } = own.values;
    if (SB !== undefined) expect(bare(SONNEBORN(games, players, ...rest))).toEqual(SB);
    if (KS !== undefined) expect(bare(KOYA(games, players, '', ...rest))).toEqual(KS);
    if (WIN !== undefined) expect(bare(WINS(games, players, ...rest))).toEqual(WIN);
  });

  test.each(all)('$name: ranks', ({ own, players, games, rest }) => {
    for (const [codes, places] of Object.entries(own.ranks)) {
      const table = STANDINGS(players, games, codes === '' ? 'none' : codes, ...rest);
      expect([codes, ranks(table)]).toEqual([codes, places]);
    }
  });

  test.each(all)('$name: the standings show the values', ({ own, players, games, rest }) => {
    const codes = Object.keys(own.values).filter((code) => code !== 'DE');
    const [head = [], ...rows] = STANDINGS(players, games, codes.join(' '), ...rest);
    expect(head.slice(8)).toEqual(codes);
    for (const row of rows)
      expect(row.slice(8).map((value) => (value === '' ? null : value))).toEqual(
        codes.map((code) => own.values[code]?.[Number(row[1]) - 1]),
      );
  });

  test.each(all.filter(({ event }) => event.annulled === undefined))(
    '$name: the crosstable reads back',
    ({ own, players, games, rest, event }) => {
      const table = CROSSTABLE(players, games, '', ...rest);
      expect(bare(POINTS(table, '', ...rest))).toEqual(event.points);
      const { SB, KS, WIN } = own.values;
      if (SB !== undefined) expect(bare(SONNEBORN(table, '', ...rest))).toEqual(SB);
      if (KS !== undefined) expect(bare(KOYA(table, '', '', ...rest))).toEqual(KS);
      if (WIN !== undefined) expect(bare(WINS(table, '', ...rest))).toEqual(WIN);
    },
  );
});

describe('faults reported of other programs', () => {
  test.each(reports().map((one): [string, typeof one] => [one.title, one]))('%s', (_, report) => {
    const players = [
      ['Name', 'Status'],
      ...report.players.map((name, i) => [name, report.leavers?.includes(i + 1) ? 'Withdrawn' : '']),
    ];
    const games = [
      ['White', 'Result', 'Black'],
      ...gamesOf({ rounds: [report.games] }).map(({ white, black, result = '' }) => [
        ...[report.players[white - 1], result],
        report.players[black - 1],
      ]),
    ];
    const rest = ['', report.cycles ?? ''] as const;
    expect(bare(POINTS(games, players, ...rest))).toEqual(report.points);
    for (const [code, values] of Object.entries(report.values))
      expect([code, bare(TIEBREAK(games, code, players, ...rest))]).toEqual([code, values]);
    for (const [codes, places] of Object.entries(report.ranks ?? {}))
      expect([codes, ranks(STANDINGS(players, games, codes || 'none', ...rest))]).toEqual([codes, places]);
    if (report.values['DE'] !== undefined)
      expect(bare(DIRECTENCOUNTER(games, players, ...rest))).toEqual(report.values['DE']);
  });

  test('Exactly half in a double event: 3 of 6 count, 2 of 6 do not', () => {
    const players = [
      ['Name', 'Status'],
      ['A', ''],
      ['B', ''],
      ['C', ''],
      ['D', 'Withdrawn'],
    ];
    const games = (played: number) => [
      ['White', 'Result', 'Black'],
      ...['A', 'B', 'C'].flatMap((name, i) => [
        [name, i < played ? '1-0' : '1F-0F', 'D'],
        ['D', '0F-1F', name],
      ]),
      ...[
        ['A', '½', 'B'],
        ['B', '½', 'A'],
        ['A', '½', 'C'],
        ['C', '½', 'A'],
        ['B', '½', 'C'],
        ['C', '½', 'B'],
      ],
    ];
    expect(
      STANDINGS(players, games(3))
        .slice(1)
        .map((row) => [row[2], row[0], row[7]]),
    ).toEqual([
      ['A', 1, 4],
      ['B', 1, 4],
      ['C', 1, 4],
      ['D', 4, 0],
    ]);
    expect(
      STANDINGS(players, games(2))
        .slice(1)
        .map((row) => [row[2], row[0], row[7]]),
    ).toEqual([
      ['A', 1, 2],
      ['B', 1, 2],
      ['C', 1, 2],
      ['D', '', 0],
    ]);
  });

  test('Published order differs from what players expect: the headings are the order', () => {
    const [head] = STANDINGS(4, '', 'WIN, DE, SB');
    expect(head?.slice(7)).toEqual(['Points', 'WIN', 'DE', 'SB']);
  });
});
