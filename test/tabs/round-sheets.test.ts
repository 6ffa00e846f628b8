/**
 * The round sheets as a plan: what stands on each, and that each is a page.
 */
import { mutatingCalls } from '../../src/tabs/plan';
import { roundSheetsPlan, type RoundSheetsInput } from '../../src/tabs/round-sheets';
import { pagesOn, PAPERS, printedEvent, rowsOf } from './paper';
import { expectNothingMisread } from './reading';

function plan(players: number, part: Partial<RoundSheetsInput> = {}, cycles = 1) {
  const event = printedEvent(players, cycles);
  return roundSheetsPlan({ name: 'Round sheets', language: 'en', event, round: undefined, ...part });
}

/** Without the cell that only makes its row high, and without blank rows. */
const said = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.slice(1)).filter((row) => row.some((cell) => cell !== ''));

test('a round: title, event, headings, boards, and who is free', () => {
  const event = printedEvent(5);
  const games = event.games.map((game) => ({
    ...game,
    date: `2027-01-${String(11 + game.round)}`,
    ...(game.board === 1 ? { result: '1-0' as const } : {}),
  }));
  expect(said(rowsOf(plan(5, { event: { ...event, games }, round: 2 })))).toEqual([
    ['Round 2', '', '', '', '', ''],
    ['Club 2027 · Lugo', '', '', '', '', '13 Jan 2027'],
    ['Board', 'No.', 'White', 'Result', 'Black', 'No.'],
    ['1', '5', 'Player 5', '1-0', 'Player 3', '3'],
    ['2', '1', 'Player 1', '', 'Player 2', '2'],
    ['Bye: Player 4', '', '', '', '', ''],
  ]);
  const es = said(rowsOf(plan(5, { language: 'es', round: 1 })));
  expect([es[0]?.[0], es[5]?.[0]]).toEqual(['Ronda 1', 'Descansa: Player 1']);
});

test('the arbiter stands at the right of the title; a long name of the event ends before the date', () => {
  const name =
    'Club Championship 2027 of the Chess Society of the Upper Rhine Valley and of all its friends in Lugo and Vigo';
  const event = printedEvent(4, 1, { name, arbiter: 'Ana Gil' });
  const games = event.games.map((game) => ({ ...game, date: '2027-01-12T19:30' }));
  const sheets = plan(4, { event: { ...event, games }, round: 2, language: 'es' });
  const [title = [], subtitle = []] = rowsOf(sheets);
  expect(title.slice(1)).toEqual(['Ronda 2', '', '', '', '', 'Árbitro: Ana Gil']);
  expect(subtitle[1]).toMatch(/^Club Championship 2027 .*…$/);
  const letters = (subtitle[1] ?? '').length + (subtitle[6] ?? '').length;
  expect(letters * 11 * 0.7).toBeLessThanOrEqual(980);
  const right = sheets.operations.find((o) => o.do === 'look' && o.look === 'align' && o.value === 'right');
  expect(right).toMatchObject({ areas: ['G1', 'G2'] });
});

test('nobody is free in an even field', () => {
  expect(
    rowsOf(plan(6))
      .flat()
      .filter((cell) => /bye/i.test(cell)),
  ).toEqual([]);
});

test('boards stand in their order however the schedule is sorted, rounds too', () => {
  const event = printedEvent(8);
  const sorted = plan(8, { event: { ...event, games: [...event.games].reverse() } });
  expect(rowsOf(sorted)).toEqual(rowsOf(plan(8)));
});

test('sections have sheets of their own, by round', () => {
  const { players, games } = printedEvent(4);
  const event = printedEvent(4, 1, {
    players: ['A', 'B'].flatMap((section) => players.map((p) => ({ ...p, section, name: section + p.name }))),
    games: ['A', 'B'].flatMap((section) => games.map((game) => ({ ...game, section }))),
  });
  const rows = said(rowsOf(plan(4, { event })));
  const titles = rows.filter((row) => row[0]?.startsWith('Round')).map((row) => row[0]);
  expect(titles.slice(0, 3)).toEqual(['Round 1 · A', 'Round 1 · B', 'Round 2 · A']);
  expect(rows[3]).toEqual(['1', '1', 'APlayer 1', '', 'APlayer 4', '4']);
});

test('days of a round and a time', () => {
  const { games, ...event } = printedEvent(4);
  const dated = games.map((game) => ({
    ...game,
    date: game.board === 1 ? '2027-12-30' : '2028-01-02T19:30',
  }));
  const rows = rowsOf(plan(4, { event: { ...event, games: dated }, round: 1, language: 'es' }));
  expect(rows[1]?.[6]).toBe('30 dic 2027 – 2 ene 2028, 19:30');
});

describe.each([2, 3, 8, 13, 30, 60, 101])('%i players', (players) => {
  test('one way of writing for everything, few calls', () => {
    const sheets = plan(players, players > 60 ? { round: 3 } : {});
    expectNothingMisread(sheets);
    expect(mutatingCalls(sheets)).toBeLessThanOrEqual(30);
  });

  test.each(PAPERS)('on %s each page begins with its title', (_, ratio) => {
    const sheets = plan(players);
    const rows = rowsOf(sheets);
    const pages = pagesOn(sheets, ratio);
    const titles = rows.flatMap((row, i) => (row[1]?.startsWith('Round') ? [i + 1] : []));
    expect(pages.map((page) => page[0])).toEqual(titles);
  });
});

test.each([
  ['60 letters', 'Maximiliane-Theodora von und zu Hohenstaufen-Wittelsbach, Dr'],
  ['right to left', 'אברהם בן יצחק הלוי מירושלים'],
  ['wide letters', '諸葛孔明諸葛孔明諸葛孔明諸葛孔明諸葛孔明'],
])('names of %s keep to their page', (_, name) => {
  for (const players of [3, 8, 30]) {
    const event = printedEvent(players);
    const named = { ...event, players: event.players.map((player) => ({ ...player, name })) };
    const sheets = plan(players, { event: named });
    const title = (row: number) => rowsOf(sheets)[row - 1]?.[1];
    for (const [, ratio] of PAPERS)
      for (const [first = 0] of pagesOn(sheets, ratio)) expect(title(first)).toMatch(/^Round/);
  }
});
