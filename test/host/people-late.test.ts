/**
 * Late entries: the ghost's seat in an odd field, a larger schedule with all that was played in an even one.
 */
import { scheduledGames } from '../../src/engine/schedule/schedule';
import { STANDINGS } from '../../src/functions/standings';
import { ORDERS, type Order } from '../../src/engine/schedule/format';
import type { EventView } from '../../src/sidebar/calls';
import {
  contents,
  generated,
  NAMES,
  sheetNamed,
  spreadsheet,
  tabNames,
  type,
  type Spreadsheet,
} from './berger';
import { answerOf, done, logOf, play, playRounds, refused, resultsOf, tabOf, values, view } from './people';

const EIGHT = [...NAMES, 'Eva Sol', 'Tom Roe', 'Ida Koch'];
const many = (n: number) => Array.from({ length: n }, (_, i) => `Player ${i + 1}`);
const LATE = { player: { name: 'Nora Lind', rating: 1800, club: 'Sur' }, run: 'late-1' };

function event(names: readonly string[], more: Parameters<typeof generated>[2] = {}): Spreadsheet {
  const book = spreadsheet();
  generated(book, { from: 'list', names }, more);
  return book;
}

const gamesOf = (now: EventView) =>
  now.games.map(({ round, white, black }) => `${round}: ${white}-${black}`).sort();

const table = (players: number, cycles = 1, order: Order = 'fide') =>
  scheduledGames({ players, cycles, order, system: 'berger' })
    .map(({ round, white, black }) => `${round}: ${white}-${black}`)
    .sort();

describe('odd field', () => {
  test('the newcomer takes the free rounds, on the last board; nothing else changes', () => {
    const book = event(NAMES);
    playRounds(book, 2);
    const before = view(book);
    const changed = done(book, 'lateEntry', LATE);
    expect(gamesOf(changed.view)).toEqual(table(6));
    expect(changed.view.players[5]).toEqual({
      ...{ no: 6, name: 'Nora Lind', rating: 1800, club: 'Sur', status: 'playing' },
    });
    expect(values(sheetNamed(book, 'Players'))[6]).toEqual([6, 'Nora Lind', 1800, '', 'Sur', '']);
    for (const [i, game] of changed.view.games.entries()) {
      const old = before.games[i];
      if (old?.black !== 0) expect(game).toEqual(old);
      else
        expect(game).toEqual({
          ...old,
          white: expect.anything() as number,
          black: expect.anything() as number,
          board: 3,
        });
    }
    expect(changed.notes).toEqual([
      'Nora Lind has number 6 and plays those who had a free round.',
      'Games in rounds that have begun, still to be played: rounds 1 and 2.',
      'The Berger table with the new player is in Berger table 2.',
    ]);
    expect(logOf(book).at(-1)).toEqual([
      'Late entry: 6 Nora Lind.',
      expect.stringMatching(/^berger \d{4}-\d\d-\d\dT[\d:.]+Z$/),
    ]);
    expect(changed.tabs).toEqual([
      { kind: 'berger', name: 'Berger table 2', sheetId: sheetNamed(book, 'Berger table 2').id, made: true },
    ]);
    // C.05 Annex 1, table for 5 or 6 players.
    expect(values(sheetNamed(book, 'Berger table 2'))[1]?.slice(0, 4)).toEqual([1, '1-6', '2-5', '3-4']);
    expect(tabOf(book, 'berger').name).toBe('Berger table 2');
    // Beside the table that it replaces, which says so.
    const tabs = tabNames(book);
    expect(tabs[tabs.indexOf('Berger table') + 1]).toBe('Berger table 2');
    expect(sheetNamed(book, 'Berger table').rows[0]?.[0]?.note).toBe(
      'Since a late entry this is no longer the table of the event: see Berger table 2.',
    );
  });

  test('a word for a free round that was typed over a formula is stale beside the newcomer’s number', () => {
    const book = event(NAMES);
    const usual = contents(sheetNamed(book, 'Schedule'))[3]?.[6];
    const texts = ['Bye', 'descansa', '#N/A', 'Loading...', ' '];
    const free = view(book).games.filter(({ black }) => black === 0);
    free.forEach(({ row }, i) => {
      type(book, 'Schedule', [[texts[i] ?? '']], row, 7);
    });
    expect(view(book).staleNames).toEqual([]);
    const { view: now } = done(book, 'lateEntry', LATE);
    const black = now.games.filter((game) => free.some(({ row }) => row === game.row));
    expect(now.staleNames).toEqual(
      black.slice(0, 2).map((game, i) => ({
        ...{ no: game.black, name: now.players[game.black - 1]?.name, text: texts[i] },
        cells: [`G${game.row}`],
      })),
    );
    expect(done(book, 'refreshNames').view.staleNames).toEqual([]);
    expect(contents(sheetNamed(book, 'Schedule'))[3]?.[6]).toBe(usual);
  });

  test('the chart of Progress gets a line more, up to 12; one that was changed by hand stays', () => {
    const chartOf = (book: Spreadsheet) =>
      sheetNamed(book, 'Progress').charts.map(({ ranges: [range], options }) => ({
        ...range?.rect,
        colours: (options['colors'] as readonly string[]).length,
      }));
    const book = event(many(11));
    const { workbook } = book.host;
    workbook.insertRows(sheetNamed(book, 'Progress').id, 1, 2);
    const [before] = chartOf(book);
    expect(before).toMatchObject({ row: 3, lastRow: 14, column: 1, lastColumn: 12, colours: 11 });
    const { charts } = sheetNamed(book, 'Progress');
    done(book, 'lateEntry', LATE);
    expect(chartOf(book)).toEqual([{ ...before, lastColumn: 13, colours: 12 }]);
    const [old, now] = [charts, sheetNamed(book, 'Progress').charts].map(([chart]) => ({
      ...chart,
      ...{ ranges: [], options: { ...chart?.options, colors: [] } },
    }));
    expect(now).toEqual(old);

    const narrow = event(NAMES);
    const { id } = sheetNamed(narrow, 'Progress');
    narrow.host.workbook.deleteColumns(id, 3, 1);
    const kept = chartOf(narrow);
    done(narrow, 'lateEntry', LATE);
    expect(chartOf(narrow)).toEqual(kept);
    const large = event(many(13));
    done(large, 'lateEntry', LATE);
    expect(chartOf(large)).toEqual([]);
  });

  test('his rows look like the others: formulas, list of results, text format', () => {
    const book = event(NAMES);
    done(book, 'lateEntry', LATE);
    const rows = sheetNamed(book, 'Schedule').rows.slice(1, 16);
    for (const [i, row] of rows.entries()) {
      const n = i + 2;
      expect(row?.[4]?.formula).toBe(
        `=IF(D${n}="";"";IFERROR(INDEX(Players!$B$1:$B;MATCH(D${n};Players!$A$1:$A;0));"?"))`,
      );
      expect(row?.[6]?.formula).toMatch(new RegExp(`^=IF\\(H${n}="";IF\\(D${n}="";"";"Bye"\\);`));
      expect(row?.[5]?.validation).toEqual(rows[1]?.[5]?.validation);
      expect(row?.[5]?.validation).toBeDefined();
      expect(row?.[5]?.style).toEqual(rows[1]?.[5]?.style);
    }
    playRounds(book, 5);
    expect(resultsOf(view(book), 6).every((game) => / /.test(game))).toBe(true);
  });

  test.each(ORDERS.flatMap((order) => [2, 3].map((cycles) => [order, cycles] as const)))(
    'order %s, %i cycles: the next even table',
    (order, cycles) => {
      const book = event(NAMES, { order, cycles });
      playRounds(book, 4);
      const changed = done(book, 'lateEntry', LATE);
      expect(gamesOf(changed.view)).toEqual(table(6, cycles, order));
      expect(changed.view.faults).toEqual([]);
    },
  );

  test('who has left loses by forfeit at once, and comes back with it', () => {
    const book = event(NAMES);
    done(book, 'withdraw', { no: 3, status: 'withdrawn' });
    const before = view(book).games.filter(({ result }) => result);
    const changed = done(book, 'lateEntry', LATE);
    // Rounds with nothing but these forfeits have not begun.
    expect(changed.notes.filter((note) => note.includes('begun'))).toEqual([]);
    expect(resultsOf(changed.view, 6).filter((game) => / /.test(game))).toEqual(['5.3-6 0F-1F']);
    expect(changed.view.withdrawals[0]?.forfeits).toHaveLength(before.length + 1);
    expect(done(book, 'reinstate', { no: 3 }).view.games.some(({ result }) => result)).toBe(false);
  });

  test('a schedule sorted by White and a list elsewhere, with a title', () => {
    const book = spreadsheet();
    type(book, 'Socios', [
      ['Club Open'],
      ['Jugador', 'Elo', 'N.º'],
      ...[
        ['Ana', '2000', '3'],
        ['Luis', '', '1'],
        ['Zoë', '1900', '2'],
      ],
    ]);
    generated(book, { from: 'tab' });
    const { workbook } = book.host;
    workbook.sort(
      sheetNamed(book, 'Schedule').id,
      { row: 2, column: 1, lastRow: 7, lastColumn: 8 },
      4,
      false,
    );
    const changed = done(book, 'lateEntry', LATE);
    expect(gamesOf(changed.view)).toEqual(table(4));
    expect(values(sheetNamed(book, 'Socios'))[5]?.slice(0, 3)).toEqual(['Nora Lind', 1800, 4]);
    expect(changed.notes).toContain('The list of players has no column for: Club.');
  });

  test('names as texts, above sixty players', () => {
    const book = event(many(61));
    play(book, { '2-61': '1-0' });
    const changed = done(book, 'lateEntry', { ...LATE, player: { name: '=1+1' } });
    expect(gamesOf(changed.view)).toEqual(table(62));
    expect(changed.view.staleNames).toEqual([]);
    const rows = values(sheetNamed(book, 'Schedule')).slice(1);
    const name = (no: unknown) => (no === 62 ? '=1+1' : `Player ${String(no)}`);
    for (const row of rows) if (row[3] !== '') expect([row[4], row[6]]).toEqual([name(row[3]), name(row[7])]);
    expect(sheetNamed(book, 'Schedule').rows.some((row) => row?.some((cell) => cell?.formula))).toBe(false);
  });

  test('an equal name is told', () => {
    const book = event(NAMES);
    const changed = done(book, 'lateEntry', { ...LATE, player: { name: 'Ana Gil' } });
    expect(changed.notes.at(-1)).toBe('Two players are now called “Ana Gil”.');
    expect(gamesOf(changed.view)).toEqual(table(6));
  });

  test('once the new Berger table is gone, the old one is not the event’s again', () => {
    const book = event(NAMES);
    const { tabs } = done(book, 'lateEntry', LATE);
    book.host.workbook.deleteSheet(sheetNamed(book, tabs[0]?.name ?? '').id);
    const now = view(book);
    expect(now.missing).toEqual(['berger']);
    expect(now.tabs.some(({ kind }) => kind === 'berger')).toBe(false);
    expect(book.call('remakeTabs').ok).toBe(true);
    expect(view(book).missing).toEqual([]);
  });

  test('free rounds that somebody deleted', () => {
    const book = event(NAMES);
    const free = view(book).games.find(({ black }) => black === 0);
    book.host.workbook.deleteRows(sheetNamed(book, 'Schedule').id, free?.row ?? 0, 1);
    expect(refused(book, 'lateEntry', LATE)).toMatch(/no longer has the games and free rounds/);
  });

  test('a text beside a free round would be a result of the newcomer', () => {
    const book = event(NAMES);
    const free = view(book).games.find(({ black }) => black === 0);
    for (const text of ['1-0', 'x']) {
      type(book, 'Schedule', [[text]], free?.row, 6);
      expect(refused(book, 'lateEntry', LATE)).toMatch(new RegExp(`F${free?.row ?? 0}.*put it right first`));
    }
  });

  test('a list that fills its tab', () => {
    const book = event(NAMES);
    book.host.workbook.deleteRows(sheetNamed(book, 'Players').id, 7, 994);
    expect(refused(book, 'lateEntry', LATE)).toMatch(/fills its tab: add rows/);
  });

  test('a column of sections in which all are in one is one group', () => {
    const book = event(NAMES);
    type(book, 'Players', [['Section'], ['A'], ['A'], ['A'], ['A'], ['A']], 1, 7);
    const enter = (request: unknown) => {
      const changed = answerOf(book, 'lateEntry', request);
      if (!changed.done) throw new Error('asked');
      return gamesOf(changed.view).filter((game) => !/-0$/.test(game));
    };
    expect(enter({ ...LATE, section: 'a' })).toEqual(table(6));
    expect(tabOf(book, 'berger').name).toBe('Berger table 2');
    expect(refused(book, 'lateEntry', { ...LATE, section: 'B' })).toMatch(/no section “B”/);
    expect(enter({ ...LATE, player: { name: 'Ole' } })).toEqual(table(7));
    const listed = values(sheetNamed(book, 'Players')).slice(6, 8);
    expect(listed.map((row) => [row[0], row[1], row[6]])).toEqual([
      [6, 'Nora Lind', 'A'],
      [7, 'Ole', 'A'],
    ]);
    expect(view(book).faults).toEqual([]);
  });

  test('one after the other: odd, then even', () => {
    const book = event(NAMES);
    playRounds(book, 1);
    done(book, 'lateEntry', LATE);
    const second = { ...LATE, player: { name: 'Ole' } };
    expect(answerOf(book, 'lateEntry', second)).toEqual({ done: false, ask: 'started', results: 2 });
    const changed = done(book, 'lateEntry', { ...second, despiteResults: true });
    expect(changed.view.players).toHaveLength(7);
    expect(changed.view.games.filter(({ result }) => result)).toHaveLength(2);
  });
});

const scores = (now: EventView) => {
  const sums = new Map<number, number>();
  const worth: Record<string, number> = { '1': 1, '0': 0, '½': 0.5, '1F': 1, '0F': 0 };
  for (const { white, black, result } of now.games) {
    const [w = '', b = ''] = result?.split('-') ?? [];
    sums.set(white, (sums.get(white) ?? 0) + (worth[w] ?? 0));
    sums.set(black, (sums.get(black) ?? 0) + (worth[b] ?? 0));
  }
  return now.players.slice(0, 8).map(({ no }) => sums.get(no) ?? 0);
};

const playedOf = (now: EventView) =>
  now.games
    .filter(({ result }) => result)
    .map(({ white, black, result }) => `${white}-${black} ${result}`)
    .sort();

describe('even field', () => {
  test('28 results: asks, then a new event with all of them', () => {
    const book = event(EIGHT);
    const settings = ['Spring Open', '=1+1', '3 to 9 May', 'Ana', "90'"];
    settings.forEach((text, i) => {
      type(book, 'Event', [[text]], i + 1, 2);
    });
    type(book, 'Event', [['DE, SB']], 9, 2);
    type(book, 'Event', [['keep'], ['3-1-0'], ['seed 7']], 10, 2);
    playRounds(book, 7);
    const before = view(book);
    const sheets = book.host.workbook.state.sheets;
    expect(answerOf(book, 'lateEntry', LATE)).toEqual({ done: false, ask: 'started', results: 28 });
    expect(book.host.workbook.state.sheets).toEqual(sheets);

    const changed = done(book, 'lateEntry', { ...LATE, despiteResults: true });
    const now = changed.view;
    expect(now.event > before.event).toBe(true);
    expect([now.name, now.place, now.settings]).toEqual([before.name, before.place, before.settings]);
    expect(
      values(sheetNamed(book, 'Event 2'))
        .slice(0, 5)
        .map((row) => row[1]),
    ).toEqual(settings);
    expect(sheetNamed(book, 'Event 2').rows[1]?.[1]?.formula).toBeUndefined();
    expect(playedOf(now)).toEqual(playedOf(before));
    expect(scores(now)).toEqual(scores(before));
    expect(resultsOf(now, 9)).toHaveLength(8);
    expect(resultsOf(now, 9).some((game) => / /.test(game))).toBe(false);
    expect(now.games.filter(({ black }) => black === 0)).toHaveLength(9);
    expect(now.faults).toEqual([]);
    expect(tabNames(book).slice(-7)).toEqual([
      ...[
        'Event 2',
        'Schedule 2',
        'Berger table 2',
        'Standings 2',
        'Crosstable 2',
        'Progress 2',
        'By player 2',
      ],
    ]);
    expect(contents(sheetNamed(book, 'Standings 2'))[0]?.[0]).toBe(
      "=STANDINGS(Players!A1:M;'Schedule 2'!A1:I;'Event 2'!B9;'Event 2'!B10;'Event 2'!B7;'Event 2'!B11)",
    );
    expect(changed.tabs.map(({ kind, made }) => [kind, made])).toEqual([
      ...[
        ['event', true],
        ['players', false],
        ['schedule', true],
        ['berger', true],
      ],
      ...[
        ['standings', true],
        ['crosstable', true],
        ['progress', true],
        ['byPlayer', true],
      ],
    ]);
    expect(logOf(book).map(([what]) => what)).toEqual([
      'Schedule made in Schedule 2: 9 players, 1 cycle.',
      'Late entry: 9 Nora Lind.',
      'Results carried over from Schedule: 28.',
    ]);
    const old = values(sheetNamed(book, 'Event')).slice(14);
    expect(old.map((row) => row[1]).filter((text) => text)).toEqual([
      'Schedule made in Schedule: 8 players, 1 cycle.',
      'The event goes on in Schedule 2.',
      'Tie-breaks, changed and noted with results up to round 7: DE, SB (instead of SB, DE, KS).',
    ]);
    expect(changed.notes).toEqual([
      'The event goes on in Schedule 2, with 28 results carried over; played games may stand in other rounds there. The old tabs stay, but their Standings and Crosstable read the same list of players and show the newcomer too.',
      expect.stringContaining('Tabs of the usual names were there already') as string,
    ]);
    // The Berger table on the wall shows the pairs as the schedule has them.
    const pairs = values(sheetNamed(book, 'Berger table 2'))
      .slice(1, 10)
      .flatMap((row) => row.slice(1, 5));
    expect([...pairs].sort()).toEqual(
      now.games
        .filter(({ black }) => black !== 0)
        .map(({ white, black }) => `${white}-${black}`)
        .sort(),
    );
    playRounds(book, 9);
    expect(view(book).games.every(({ black, result }) => black === 0 || result !== undefined)).toBe(true);
  });

  test('before the first result: no question', () => {
    const book = event(['Ana', 'Luis']);
    const changed = done(book, 'lateEntry', LATE);
    expect(gamesOf(changed.view).filter((game) => !/-0$/.test(game))).toEqual(table(3));
    expect(changed.notes[0]).toMatch(/0 results/);
  });

  test.each(ORDERS)('double, order %s: first games and second games stay what they are', (order) => {
    const book = event(['Ana', 'Luis', 'Zoë', 'Max'], { cycles: 2, order });
    playRounds(book, 4);
    const before = view(book);
    const changed = done(book, 'lateEntry', { ...LATE, despiteResults: true });
    expect(playedOf(changed.view)).toEqual(playedOf(before));
    expect(changed.view.settings.order).toBe(order);
    expect(changed.view.faults).toEqual([]);
    expect(resultsOf(changed.view, 5)).toHaveLength(8);
    for (let a = 1; a <= 4; a++)
      for (let b = a + 1; b <= 5; b++) {
        const whites = changed.view.games.filter(({ white, black }) => white === a && black === b);
        expect([a, b, whites.length]).toEqual([a, b, 1]);
      }
  });

  test('who has left: forfeits are carried over, the newcomer has his, all come out again', () => {
    const book = event(EIGHT);
    playRounds(book, 2);
    const played = playedOf(view(book));
    done(book, 'withdraw', { no: 5, status: 'expelled' });
    const before = view(book);
    const changed = done(book, 'lateEntry', { ...LATE, despiteResults: true });
    expect(changed.view.players[4]?.status).toBe('expelled');
    expect(changed.view.withdrawals).toEqual([{ no: 5, forfeits: expect.any(Array) as unknown }]);
    expect(changed.view.withdrawals[0]?.forfeits).toHaveLength(6);
    expect(playedOf(changed.view)).toHaveLength(playedOf(before).length + 1);
    expect(playedOf(done(book, 'reinstate', { no: 5 }).view)).toEqual(played);
  });

  test('a protected event: the new tabs are protected too, but for the results', () => {
    const book = event(EIGHT);
    expect(book.call('protect').ok).toBe(true);
    const { tabs, view: now } = done(book, 'lateEntry', LATE);
    expect(now.protection).toBe('results');
    const guarded = tabs.map(({ name }) => sheetNamed(book, name).protections.length);
    expect(guarded).toEqual(tabs.map(() => 1));
    expect(sheetNamed(book, 'Schedule 2').protections).toMatchObject([
      { unprotected: [{ row: 2, column: 6, lastColumn: 6 }] },
    ]);
  });

  test('a copied row with another result stops it', () => {
    const book = event(EIGHT);
    play(book, { '1-8': '1-0' });
    const sheet = sheetNamed(book, 'Schedule');
    const { row = 0 } = view(book).games.find(({ white, black }) => white === 1 && black === 8) ?? {};
    const last = sheet.rows.length + 1;
    type(
      book,
      'Schedule',
      [contents(sheet)[row - 1]?.map((c) => (c === '1-0' ? '0-1' : String(c))) ?? []],
      last,
    );
    expect(refused(book, 'lateEntry', { ...LATE, despiteResults: true })).toBe(
      `That game of round 1 stands twice in the schedule (rows ${row} and ${last}): delete one of them.`,
    );
  });

  test('dates are not carried over, and a result that cannot be read stops it', () => {
    const book = event(['Ana', 'Luis', 'Zoë', 'Max']);
    type(book, 'Schedule', [['2027-01-12']], 2, 2);
    play(book, { '1-4': '1-0', '2-3': 'x' });
    expect(refused(book, 'lateEntry', { ...LATE, despiteResults: true })).toMatch(/cannot be read \(F3\)/);
    play(book, { '2-3': '' });
    expect(done(book, 'lateEntry', { ...LATE, despiteResults: true }).notes).toContain(
      'The dates of the rounds were not carried over.',
    );
  });

  test('from sixty players on the names are texts', () => {
    const book = event(many(60));
    play(book, { '1-60': '½-½' });
    const changed = done(book, 'lateEntry', { ...LATE, despiteResults: true });
    expect(changed.view.staleNames).toEqual([]);
    expect(changed.view.games.filter(({ result }) => result)).toHaveLength(1);
    expect(sheetNamed(book, 'Schedule 2').rows.some((row) => row?.some((cell) => cell?.formula))).toBe(false);
  });

  test('in Spanish', () => {
    const book = spreadsheet({ locale: 'es_ES', userLocale: 'es' });
    generated(book, { from: 'list', names: ['Ana', 'Luis', 'Zoë', 'Max'] }, { cycles: 2, order: 'mirror' });
    type(book, 'Torneo', [['mantener']], 10, 2);
    playRounds(book, 1);
    const changed = done(book, 'lateEntry', { ...LATE, despiteResults: true });
    expect(changed.view.settings).toMatchObject({ order: 'mirror', withdrawal: 'keep', cycles: 2 });
    expect(changed.notes[0]).toMatch(/^El torneo sigue en Calendario 2, con 2 resultados pasados/);
    done(book, 'withdraw', { no: 5, status: 'withdrawn' });
    expect(values(sheetNamed(book, 'Jugadores'))[5]?.[5]).toBe('Retirado');
  });

  test('progress is told under the name of the run', () => {
    const book = event(['Ana', 'Luis']);
    const seen = new Set<string>();
    book.host.faults.between = (call) => {
      if (call.method !== 'Sheet.setName') return;
      const answer = book.call('progress', 'late-1');
      if (answer.ok) seen.add(`${answer.reply.tab} ${answer.reply.done}/${answer.reply.of}`);
    };
    done(book, 'lateEntry', LATE);
    book.host.faults.between = undefined;
    expect(seen).toContain('Schedule 2 2/8');
  });
});

describe('sections', () => {
  const NINE = [...EIGHT, 'Jan Bos'];
  const IN_QUADS = { division: { into: 'quads', size: 4 } } as const;
  const INTO_B = { ...LATE, section: 'B' };
  const ownOf = (now: EventView, wanted: string) => ({
    ...now,
    games: now.games.filter(({ section }) => section === wanted),
  });
  const entered = (book: Spreadsheet, request: unknown = INTO_B) => {
    const changed = answerOf(book, 'lateEntry', request);
    if (!changed.done) throw new Error('asked');
    expect(changed.view).toEqual(view(book));
    expect(changed.view.faults).toEqual([]);
    return changed;
  };

  test.each([1, 2])('%i cycles: the free place of an odd section, without a new tab', (cycles) => {
    const book = event(NINE, { ...IN_QUADS, cycles });
    playRounds(book, 2);
    const before = view(book);
    const names = tabNames(book);
    const changed = entered(book);
    expect(gamesOf(ownOf(changed.view, 'B'))).toEqual(table(6, cycles));
    expect(changed.view.players.filter(({ section }) => section === 'B').at(-1)).toEqual({
      ...{ section: 'B', no: 6, name: 'Nora Lind', rating: 1800, club: 'Sur', status: 'playing' },
    });
    for (const [i, game] of changed.view.games.entries())
      if (before.games[i]?.black !== 0) expect(game).toEqual(before.games[i]);
      else expect(game).toMatchObject({ section: 'B', round: before.games[i]?.round, board: 3 });
    expect(values(sheetNamed(book, 'Players'))[10]).toEqual(['B', 6, 'Nora Lind', 1800, '', 'Sur', '']);
    expect([changed.tabs, tabNames(book)]).toEqual([[], names]);
    expect(changed.notes).toEqual([
      'Nora Lind has number 6 and plays those who had a free round.',
      'Games in rounds that have begun, still to be played: rounds 1 and 2.',
    ]);
    expect(logOf(book).at(-1)?.[0]).toBe('Late entry in section B: 6 Nora Lind.');
    const rows = sheetNamed(book, 'Schedule').rows.slice(1);
    expect(new Set(rows.map((row) => JSON.stringify(row?.[6]?.validation))).size).toBe(1);
    expect(rows.every((row) => row?.[5]?.formula?.includes('FILTER'))).toBe(true);
    const table11 = STANDINGS(values(sheetNamed(book, 'Players')), values(sheetNamed(book, 'Schedule')));
    expect(table11.filter((row) => row[0] === 'B')).toHaveLength(6);
  });

  test('an even section has none, and says where one is', () => {
    const book = event(NINE, IN_QUADS);
    expect(refused(book, 'lateEntry', { ...LATE, section: 'A' })).toBe(
      'Section A has no free place, since its number of players is even: enter the newcomer in a section that has one (B), or generate a new schedule with everybody.',
    );
    entered(book);
    expect(refused(book, 'lateEntry', INTO_B)).toBe(
      'Section B has no free place, since its number of players is even: generate a new schedule with everybody.',
    );
    expect(refused(book, 'lateEntry', LATE)).toMatch(/say which of them/);
    expect(refused(book, 'lateEntry', { ...LATE, section: 'C' })).toMatch(/no section “C”/);
    expect(book.callAnything('lateEntry', [{ ...LATE, section: 7 }]).ok).toBe(false);
  });

  test('who has left loses by forfeit, in that section only', () => {
    const book = event(NINE, IN_QUADS);
    for (const section of ['A', 'B']) answerOf(book, 'withdraw', { section, no: 3, status: 'withdrawn' });
    const { view: now } = entered(book);
    expect(resultsOf(ownOf(now, 'B'), 6).filter((game) => / /.test(game))).toEqual(['5.3-6 0F-1F']);
    expect(now.withdrawals.map(({ section, forfeits }) => [section, forfeits.length])).toEqual([
      ['A', 3],
      ['B', 5],
    ]);
    answerOf(book, 'reinstate', { section: 'B', no: 3 });
    expect(ownOf(view(book), 'B').games.some(({ result }) => result)).toBe(false);
  });

  test('sections that are numbers, in a list of the user’s, with the schedule sorted', () => {
    const book = spreadsheet();
    const rows = [...NAMES, 'Eva'].map((name, i) => [name, String((i % 2) + 1)]);
    type(book, 'Socios', [['Jugador', 'Grupo'], ...rows]);
    generated(book, { from: 'tab' }, { division: { into: 'listed' } });
    const last = sheetNamed(book, 'Schedule').rows.length;
    const all = { row: 2, column: 1, lastRow: last, lastColumn: 9 };
    book.host.workbook.sort(sheetNamed(book, 'Schedule').id, all, 5, false);
    const changed = entered(book, { ...LATE, section: '2' });
    expect(gamesOf(ownOf(changed.view, '2'))).toEqual(table(4));
    expect(values(sheetNamed(book, 'Socios'))[7]?.slice(0, 3)).toEqual(['Nora Lind', 2, 4]);
  });

  test('names as texts: those of the section', () => {
    const book = spreadsheet();
    const players = [...many(3), ...many(61).map((name) => `B ${name}`)];
    const sections = players.map((_, i) => (i < 3 ? 'A' : 'B'));
    type(book, 'Players', [['Name', 'Section'], ...players.map((name, i) => [name, sections[i] ?? ''])]);
    generated(book, { from: 'tab' }, { division: { into: 'listed' } });
    answerOf(book, 'withdraw', { section: 'A', no: 2, status: 'withdrawn' });
    const changed = entered(book, { ...LATE, section: 'A' });
    expect(changed.view.staleNames).toEqual([]);
    const name = (no: unknown) => (no === 4 ? 'Nora Lind' : `Player ${String(no)}`);
    const rows = values(sheetNamed(book, 'Schedule')).filter((row) => row[0] === 'A');
    for (const row of rows) expect([row[5], row[7]]).toEqual([name(row[4]), name(row[8])]);
  });
});

test('more rows than have lists of results of their own', () => {
  const book = event(many(101));
  const changed = answerOf(book, 'lateEntry', LATE);
  if (!changed.done) throw new Error('asked');
  expect(resultsOf(changed.view, 102)).toHaveLength(101);
  expect(
    sheetNamed(book, 'Schedule')
      .rows.slice(1, 5152)
      .every((row) => row?.[5]?.validation),
  ).toBe(true);
});

test('no 501st player', () => {
  const book = event(['Ana', 'Luis']);
  type(
    book,
    'Players',
    Array.from({ length: 498 }, (_, i) => [String(i + 3), `Player ${i + 3}`]),
    4,
  );
  expect(refused(book, 'lateEntry', LATE)).toMatch(/500 players, which is the most/);
});
