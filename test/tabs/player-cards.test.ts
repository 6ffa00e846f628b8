/**
 * The player cards as a plan: what stands on each, and that no page parts one.
 */
import { mutatingCalls } from '../../src/tabs/plan';
import { playerCardsPlan } from '../../src/tabs/player-cards';
import type { PrintedEvent, PrintInput } from '../../src/tabs/paper';
import { pagesOn, PAPERS, printedEvent, rowsOf } from './paper';
import { expectNothingMisread } from './reading';

function plan(players: number, part: Partial<PrintInput> = {}, cycles = 1) {
  const event = printedEvent(players, cycles);
  return playerCardsPlan({ name: 'Player cards', language: 'en', event, ...part });
}

test('a card: number and name, and every round with colour, opponent and score', () => {
  const event = printedEvent(3);
  const games = event.games.map((game) => (game.round === 1 ? { ...game, result: '1F-0F' as const } : game));
  const rows = rowsOf(plan(3, { event: { ...event, games } }));
  const left = rows.map((row) => row.slice(0, 4));
  const right = rows.map((row) => row.slice(5));
  // C.05 Annex 1, table for 3 or 4 players: 2-3; 1-2; 3-1.
  expect(left.slice(0, 6)).toEqual([
    ['1  Player 1', '', '', ''],
    ['Round', 'Color', 'Opponent', 'Result'],
    ['1', '', 'Bye', ''],
    ['2', 'White', '2  Player 2', ''],
    ['3', 'Black', '3  Player 3', ''],
    ['Club 2027 · Lugo', '', '', ''],
  ]);
  expect(right[2]).toEqual(['1', 'White', '3  Player 3', '+']);
  expect(left.map(([cell]) => cell).filter((cell) => /Player 3/.test(cell ?? ''))).toEqual(['3  Player 3']);
});

test('dates are a column where there are any', () => {
  const event = printedEvent(4);
  const games = event.games.map((game) => (game.round === 2 ? { ...game, date: '2027-02-01' } : game));
  const rows = rowsOf(plan(4, { event: { ...event, games }, language: 'es' }));
  expect(rows.slice(1, 4).map((row) => row.slice(0, 5))).toEqual([
    ['Ronda', 'Fecha', 'Color', 'Rival', 'Resultado'],
    ['1', '', 'Blancas', '4  Player 4', ''],
    ['2', '1 feb 2027', 'Blancas', '2  Player 2', ''],
  ]);
});

test.each([
  ['of one year', '2027-12-01T19:30', '2027-11-24T20:00', 'Fecha 2027', '1 dic, 19:30'],
  ['of two years', '2028-01-10T19:30', '2027-11-24T20:00', 'Fecha', '10 ene 2028, 19:30'],
])('dates with a time have room, and so have their opponents: %s', (_, second, third, heading, shown) => {
  for (const players of [4, 8, 12]) {
    const event = printedEvent(players);
    const games = event.games.map((game) =>
      game.round > 1 ? { ...game, date: game.round === 2 ? second : third } : game,
    );
    const named = event.players.map((player) => ({ ...player, name: `Wladimir Ort ${String(player.no)}` }));
    const cards = plan(players, { event: { ...event, games, players: named }, language: 'es' });
    const rows = rowsOf(cards);
    expect([rows[1]?.[1], rows[3]?.[1]]).toEqual([heading, shown]);
    const [size = 0] = sizesOf(cards).others;
    const widths = cards.operations.flatMap((o) => (o.do === 'widths' ? [o] : []));
    // The cards stand side by side: their first columns are 1 and 7.
    for (const first of [1, 7])
      for (const column of [first + 1, first + 3]) {
        const room = widths.find((o) => o.first === column && o.count === 1)?.width ?? 0;
        const cells = rows.map((row) => row[column - 1] ?? '');
        for (const cell of cells.slice(2)) expect(cell.length * size * 0.7 + 6).toBeLessThanOrEqual(room);
      }
    expect(rows.flat().filter((cell) => cell.includes('…'))).toEqual([]);
    expect(mutatingCalls(cards)).toBeLessThanOrEqual(30);
  }
});

test('the foot names the arbiter where he has room, and no foot reaches the card beside it', () => {
  const footOf = (part: Partial<PrintedEvent>, language: 'en' | 'es' = 'en') =>
    rowsOf(plan(4, { event: printedEvent(4, 1, part), language }))[5]?.[0] ?? '';
  expect(footOf({ arbiter: 'Ana Gil' })).toBe('Club 2027 · Lugo · Arbiter: Ana Gil');
  expect(footOf({ arbiter: 'Ana Gil' }, 'es')).toBe('Club 2027 · Lugo · Árbitro: Ana Gil');
  const name = 'Club Championship 2027 of the Chess Society of the Upper Rhine Valley';
  expect(footOf({ arbiter: 'Ana Gil', name: 'Club Championship 2027 of the Chess Society of Lugo' })).toBe(
    'Club Championship 2027 of the Chess Society of Lugo · Lugo',
  );
  // A card is 490 pixels wide.
  const foot = footOf({ arbiter: 'Ana Gil', name });
  expect(foot).toMatch(/^Club Championship 2027 of the Chess Society of the Upper .*…$/);
  expect(foot.length * 10 * 0.7).toBeLessThanOrEqual(490);
});

test('who has left has no card', () => {
  const event = printedEvent(4);
  const players = event.players.map((p) => (p.no === 2 ? { ...p, status: 'withdrawn' as const } : p));
  const titles = rowsOf(plan(4, { event: { ...event, players } }))
    .flatMap((row) => [row[0] ?? '', row[5] ?? ''])
    .filter((cell) => /^\d+ {2}/.test(cell));
  expect(titles).toEqual(['1  Player 1', '3  Player 3', '4  Player 4']);
});

test('many rounds fill the two cards side by side, and a player begins at the left', () => {
  const rows = rowsOf(plan(30));
  const width = (rows[0]?.length ?? 0) - 4;
  const titles = rows.filter((row) => /^\d+ {2}/.test(row[0] ?? ''));
  expect(titles).toHaveLength(30);
  for (const title of titles) expect(title[width]).toBe(title[0]);
  expect(rows.find((row) => row[width] === '29')?.[0]).toBe('14');
});

describe.each([2, 3, 5, 8, 12, 19, 20, 30])('%i players', (players) => {
  test('each has a row a round, one way of writing for everything, few calls', () => {
    const cards = plan(players);
    expectNothingMisread(cards);
    expect(mutatingCalls(cards)).toBeLessThanOrEqual(30);
    const rounds = players - 1 + (players % 2);
    const rows = rowsOf(cards).flatMap((row) => [row[0], row[5]]);
    expect(rows.filter((cell) => /^\d+$/.test(cell ?? ''))).toHaveLength(players * rounds);
  });

  test.each(PAPERS)('on %s no card is parted', (_, ratio) => {
    for (const cycles of players > 20 ? [1] : [1, 2]) {
      const cards = plan(players, {}, cycles);
      const rows = rowsOf(cards);
      const tops = rows.flatMap((row, i) => (/^\d+ {2}/.test(row[0] ?? '') ? [i + 1] : []));
      for (const [first = 0] of pagesOn(cards, ratio)) expect(tops).toContain(first);
    }
  });
});

/** Sizes of the titles and of everything else, and how wide the longest title is, in pixels. */
function sizesOf(cards: ReturnType<typeof plan>) {
  const looks = cards.operations.flatMap((o) => (o.do === 'look' && o.look === 'size' ? [o] : []));
  const of = (isTitle: boolean) =>
    looks.filter(({ areas }) => areas.includes('A1') === isTitle).map(({ value }) => value);
  const [title = 0] = of(true);
  const titles = rowsOf(cards).map(([cell = '']) => (/^\d+ {2}/.test(cell) ? cell.length : 0));
  return { title, others: of(false), width: Math.max(...titles) * title * 0.7 };
}

test.each([
  ['two bands on a page', 8, 28],
  ['one band on a page', 10, 40],
])('the name is by far the largest text: %s', (_, players, size) => {
  const event = printedEvent(players);
  const named = event.players.map((player) => ({ ...player, name: `P ${String(player.no)}` }));
  const { title, others } = sizesOf(plan(players, { event: { ...event, players: named } }));
  expect(title).toBe(size);
  for (const other of others) expect(other).toBeLessThanOrEqual(size / 2);
});

test('names stand on one line of the card, however long', () => {
  for (const length of [5, 15, 25, 40, 55]) {
    const event = printedEvent(8);
    const players = event.players.map((player) => ({ ...player, name: 'M'.repeat(length) }));
    const { title, others, width } = sizesOf(plan(8, { event: { ...event, players } }));
    // A card is 490 pixels wide.
    expect(width).toBeLessThanOrEqual(490);
    expect(Math.max(...others)).toBeLessThanOrEqual(title);
  }
});

test('a long name is cut on every card, and makes no title small; his section stays', () => {
  const event = printedEvent(8);
  const name = 'Maximiliane-Theodora von und zu Hohenstaufen-Wittelsbach, Dr';
  const players = event.players.map((player) => (player.no === 2 ? { ...player, name } : player));
  const cards = plan(8, { event: { ...event, players } });
  expect(sizesOf(cards).title).toBe(16);
  const cells = rowsOf(cards).flat();
  const shown = cells.filter((cell) => cell.startsWith('2  '));
  expect(shown).toHaveLength(8);
  for (const cell of shown) expect(cell).toMatch(/^2 {2}Maximiliane-Theodora von und zu .*…$/);
  const inSection = {
    players: players.map((player) => ({ ...player, section: 'Open A' })),
    games: event.games.map((game) => ({ ...game, section: 'Open A' })),
  };
  const titles = rowsOf(plan(8, { event: { ...event, ...inSection } })).flat();
  expect(titles.find((cell) => cell.startsWith('2  '))).toMatch(
    /^2 {2}Maximiliane-Theodora von.*… · Open A$/,
  );
});
