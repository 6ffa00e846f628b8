/**
 * Quads, pools and sections of the list: one schedule and one standings over all of them.
 */
import { DRAWLOTS } from '../../src/functions/drawlots';
import { PAIRINGS } from '../../src/functions/pairings';
import { POOLS } from '../../src/functions/pools';
import { QUADS } from '../../src/functions/quads';
import { STANDINGS } from '../../src/functions/standings';
import { isTurned } from '../../src/engine/schedule/colour-toss';
import type { EventView } from '../../src/sidebar/calls';
import {
  contents,
  generated,
  HOSTILE,
  NAMES,
  problemOf,
  request,
  sheetNamed,
  spreadsheet,
  tabNames,
  type,
  type Spreadsheet,
} from './berger';

const IN_QUADS = { into: 'quads', size: 4 } as const;
const IN_POOLS = { into: 'pools', pools: 3, method: 'snake' } as const;
const AS_LISTED = { into: 'listed' } as const;
const TAB = { from: 'tab' } as const;
const MADE = ['Event', 'Schedule', 'Standings', 'Crosstable', 'By player'];

type Rows = readonly (readonly (string | number | boolean)[])[];

/** The first is the weakest; the second has no rating. */
const rated = (n: number): (string | number)[][] =>
  Array.from({ length: n }, (_, i) => [`Player ${String(i + 1)}`, i === 1 ? '' : 1000 + i]);

function withList(rows: Rows, heading: readonly string[] = ['Name', 'Rating']): Spreadsheet {
  const book = spreadsheet();
  type(book, 'Players', [heading, ...rows.map((row) => row.map(String))]);
  return book;
}

function view(book: Spreadsheet): EventView {
  const answer = book.call('open');
  if (!answer.ok || !answer.reply.view) throw new Error(JSON.stringify(answer));
  return answer.reply.view;
}

const table = (book: Spreadsheet, tab: string) => contents(sheetNamed(book, tab));

/** Section, round, board, White and Black of the games, without the free rounds. */
const games = (book: Spreadsheet) =>
  table(book, 'Schedule')
    .slice(1)
    .filter((row) => row[3] !== '')
    .map(([section, round, , board, white, , , , black]) => [section, round, board, white, black]);

/** The sections and numbers of a table `Section, No., Name`. */
const listed = (rows: Rows) => rows.slice(1).map(([section, no, name]) => [section, no, name]);

/** What PAIRINGS says of the same sections, by numbers. */
function pairings(sections: Rows, cycles = 1, system = 'berger', order = 'fide'): unknown[] {
  const rows = sections.map((row, i) => (i === 0 ? row : [row[0], row[1], String(row[1])]));
  return PAIRINGS(rows as never, cycles, undefined, system, order)
    .slice(1)
    .filter((row) => row[2] !== '')
    .map((row) => row.map((cell, c) => (c < 3 ? cell : Number(cell))));
}

describe('sections that are made', () => {
  test.each([8, 9, 10, 11, 13, 70])('%i players in quads, as QUADS and PAIRINGS have them', (n) => {
    const book = withList(rated(n));
    const { tabs } = generated(book, TAB, { division: IN_QUADS });
    const expected = QUADS([['Name', 'Rating'], ...rated(n)]) as Rows;
    expect(listed(table(book, 'Players 2'))).toEqual(listed(expected));
    expect(games(book)).toEqual(pairings(expected));
    expect(tabs.map(({ name }) => name)).toEqual([MADE[0], 'Players 2', ...MADE.slice(1)]);
    expect(table(book, 'Players')).toEqual([['Name', 'Rating'], ...rated(n)]);
    expect(view(book)).toMatchObject({
      faults: [],
      missing: [],
      settings: { format: { kind: 'quads', system: 'berger' } },
    });
    expect(view(book).games.filter(({ black }) => black !== 0)).toHaveLength(games(book).length);
  });

  test.each(['snake', 'order'] as const)('pools, %s, double round, by the circle method', (method) => {
    const book = withList(rated(11));
    const more = { cycles: 2, order: 'plain', system: 'circle' } as const;
    generated(book, TAB, { ...more, division: { ...IN_POOLS, method } });
    const expected = POOLS([['Name', 'Rating'], ...rated(11)], 3, method) as Rows;
    expect(listed(table(book, 'Players 2'))).toEqual(listed(expected));
    expect(games(book)).toEqual(pairings(expected, 2, 'circle', 'plain'));
    expect(view(book)).toMatchObject({
      faults: [],
      settings: { cycles: 2, order: 'plain', format: { kind: 'pools', system: 'circle' } },
    });
  });

  test('the notes say what was copied, who was placed last, and what was not made', () => {
    const { notes } = generated(withList(rated(10)), TAB, { division: IN_QUADS });
    expect(notes).toEqual([
      'A tab Players was there already, so the new one is called Players 2.',
      'The names in Players were copied into the tab Players 2: change them there from now on.',
      '1 player without a rating was placed last.',
      'The sections have 4 to 6 players, so some play more rounds than others.',
      'Not made, since they are for one group only: Berger table, Progress.',
    ]);
  });

  test('players without any rating are taken in their order, and it is said', () => {
    const book = spreadsheet();
    const names = Array.from({ length: 8 }, (_, i) => `P${String(i + 1)}`);
    const { notes } = generated(book, { from: 'list', names }, { division: IN_QUADS });
    expect(table(book, 'Players').map((row) => row[2])).toEqual(['Name', ...names]);
    expect(notes[0]).toBe('Nobody has a rating, so the list was taken to be in order of strength.');
    const counted = generated(spreadsheet(), { from: 'number', players: 8 }, { division: IN_QUADS });
    expect(counted.notes).toEqual([expect.stringMatching(/^Not made/) as string]);
  });

  test('ratings of a pasted list seed the quads and stand in the new tab', () => {
    const book = spreadsheet();
    const names = Array.from({ length: 8 }, (_, i) => `P${String(i + 1)}`);
    const known = names.map((_, i) => ({ rating: 1500 + i, club: 'Sur' }));
    const { notes } = generated(book, { from: 'list', names, known }, { division: IN_QUADS });
    expect(table(book, 'Players').map((row) => row[2])).toEqual(['Name', ...[...names].reverse()]);
    expect(table(book, 'Players')[1]).toEqual(expect.arrayContaining(['P8', 1507, 'Sur']));
    expect(notes.join(' ')).not.toMatch(/rating/);
  });

  test('blank columns Section and No. are filled where the list stands', () => {
    const rows = rated(8).map((row) => ['', ...row, '']);
    const book = withList(rows, ['Section', 'Name', 'Rating', 'No.']);
    const { notes } = generated(book, TAB, { division: IN_QUADS });
    expect(tabNames(book)).toEqual(['Sheet1', 'Players', ...MADE]);
    expect(table(book, 'Players').slice(0, 4)).toEqual([
      ['Section', 'Name', 'Rating', 'No.'],
      ['B', 'Player 1', 1000, 3],
      ['B', 'Player 2', '', 4],
      ['B', 'Player 3', 1002, 2],
    ]);
    expect(table(book, 'Schedule')[1]?.[5]).toBe(
      '=IF(E2="";"";IFERROR(INDEX(FILTER(Players!$B$1:$B;(Players!$A$1:$A=A2)*(Players!$D$1:$D=E2));1);"?"))',
    );
    expect(notes[0]).toMatch(/^The tab Players got a column with the start numbers/);
    expect(view(book).faults).toEqual([]);
  });

  test('a blank column Section, and a column No. that is added at the right', () => {
    const rows = rated(8).map((row) => ['', ...row]);
    const book = withList(rows, ['Section', 'Name', 'Rating']);
    generated(book, TAB, { division: IN_QUADS });
    expect(table(book, 'Players')[1]).toEqual(['B', 'Player 1', 1000, 3]);
    expect(view(book).players[0]).toMatchObject({ no: 1, name: 'Player 4', section: 'B' });
  });

  test('numbers that stand in the list stay: a new tab is made', () => {
    const rows = rated(8).map((row, i) => ['', ...row, i + 1]);
    const book = withList(rows, ['Section', 'Name', 'Rating', 'No.']);
    const before = sheetNamed(book, 'Players').rows;
    generated(book, TAB, { division: IN_QUADS });
    expect(sheetNamed(book, 'Players').rows).toBe(before);
    expect(tabNames(book)).toContain('Players 2');
  });

  test('five players make one quad of five, which is a group as ever', () => {
    const book = withList(rated(5));
    const { notes } = generated(book, TAB, { division: IN_QUADS });
    expect(tabNames(book)).toEqual([
      ...['Sheet1', 'Players', 'Event', 'Schedule', 'Berger table'],
      ...['Standings', 'Crosstable', 'Progress', 'By player'],
    ]);
    expect(table(book, 'Players')[5]).toEqual(['Player 5', 1004, 1]);
    expect(notes[1]).toMatch(/^1 player without a rating/);
    expect(view(book).settings.format).toEqual({ kind: 'quads', system: 'berger' });
  });

  test('the colours of the last round by toss: the seed is noted, and only that round is turned', () => {
    const book = withList(rated(40));
    const division = { ...IN_QUADS, toss: ' spring ' };
    generated(book, TAB, { division, system: 'crenshaw' });
    const turned = (section: string, board: number) => isTurned('spring', section, board);
    const sections = QUADS([['Name', 'Rating'], ...rated(40)]) as Rows;
    const expected = (pairings(sections, 1, 'crenshaw') as [string, number, number, number, number][]).map(
      ([section, round, board, white, black]) =>
        round === 3 && turned(section, board)
          ? [section, round, board, black, white]
          : [section, round, board, white, black],
    );
    expect(games(book)).toEqual(expected);
    expect(expected.filter((row, i) => row[3] !== (pairings(sections, 1, 'crenshaw')[i] as unknown[])[3]))
      // Of 20 games.
      .not.toHaveLength(0);
    const event = table(book, 'Event');
    expect(event[5]?.[1]).toBe('Quads (US Chess tables)');
    expect(event[11]?.[1]).toBe('spring');
    expect(event.slice(14).map((row) => row[1])).toEqual([
      'Divided by strength into 10 sections of 4.',
      'Colours of the last round of each quad tossed for with the seed “spring” (US Chess 30G).',
      'Schedule made in Schedule: 40 players, 1 cycle.',
    ]);
  });

  test('lots within each section, as DRAWLOTS draws them with the same seed', () => {
    const book = withList(rated(11));
    generated(book, TAB, { division: IN_QUADS, numbers: { by: 'lot', seed: '2027' } });
    const sections = (QUADS([['Name', 'Rating'], ...rated(11)]) as Rows).map((row) => [row[0], '', row[2]]);
    const drawn = DRAWLOTS([['Section', 'No.', 'Name'], ...sections.slice(1)] as never, '2027') as Rows;
    expect(listed(table(book, 'Players 2'))).toEqual(listed(drawn));
    expect(table(book, 'Event')[14]?.[1]).toBe('Divided by strength into 1 section of 5 and 1 section of 6.');
    expect(table(book, 'Event')[15]?.[1]).toMatch(/drawn by lot with the seed “2027”/);
  });

  test('names are kept as they were typed', () => {
    const book = spreadsheet();
    generated(book, { from: 'list', names: HOSTILE }, { division: IN_POOLS });
    const names = table(book, 'Players').map((row) => row[2]);
    expect(new Set(names)).toEqual(new Set(['Name', ...HOSTILE]));
  });
});

describe('sections of the list', () => {
  const clubBook = (open = 'Open', young = 'U12'): Spreadsheet =>
    withList(
      [
        ...['Ana', 'Luis', 'Zoë'].map((name) => [open, name]),
        ...['Max', 'Eva', 'Li', 'Jo'].map((name) => [young, name]),
      ],
      ['Section', 'Name'],
    );

  test('they are taken where they stand, with numbers in each', () => {
    const book = clubBook();
    const { notes } = generated(book, TAB, { division: AS_LISTED });
    expect(table(book, 'Players').map((row) => row[2])).toEqual(['No.', 1, 2, 3, 1, 2, 3, 4]);
    expect(games(book)).toHaveLength(9);
    expect(notes).toContain('Not made, since they are for one group only: Berger table, Progress.');
    expect(view(book).players.map(({ section, no, name }) => [section, no, name])).toEqual([
      ['Open', 1, 'Ana'],
      ['Open', 2, 'Luis'],
      ['Open', 3, 'Zoë'],
      ['U12', 1, 'Max'],
      ['U12', 2, 'Eva'],
      ['U12', 3, 'Li'],
      ['U12', 4, 'Jo'],
    ]);
    expect(table(book, 'Event')[14]?.[1]).toBe('2 sections, as the list of players names them.');
  });

  test('sections that are numbers stay numbers, which formulas find', () => {
    const book = clubBook('1', '2');
    generated(book, TAB, { division: AS_LISTED });
    expect(table(book, 'Schedule')[1]?.slice(0, 2)).toEqual([1, 1]);
    expect(table(book, 'Schedule')[1]?.[5]).toContain('Players!$A$1:$A=A2');
    expect(view(book).faults).toEqual([]);
  });

  test('sections that a formula would not find: names as values', () => {
    const book = spreadsheet();
    type(book, 'Players', [['Section', 'Name']]);
    const { id } = sheetNamed(book, 'Players');
    book.host.workbook.setNumberFormat(id, { row: 2, column: 1, lastRow: 4, lastColumn: 1 }, '@');
    type(
      book,
      'Players',
      [
        ...[
          ['1', 'Ana'],
          ['1', 'Luis'],
          ['1', 'Zoë'],
          ['2', 'Max'],
          ['2', 'Eva'],
        ],
      ],
      2,
    );
    const { notes } = generated(book, TAB, { division: AS_LISTED });
    expect(table(book, 'Schedule')[1]?.slice(5, 8)).toEqual(['Luis', '', 'Zoë']);
    expect(notes.join(' ')).toContain('plain text, not formulas');
    expect(view(book)).toMatchObject({ faults: [], players: { length: 5 } });
  });

  test('the page gets the sections with the list', () => {
    const book = clubBook();
    const answer = book.call('open');
    expect(answer).toMatchObject({
      ok: true,
      reply: { playersTab: { ok: true, players: { 3: { no: 1, name: 'Max', section: 'U12' } } } },
    });
  });

  test('numbers in the list are used, or drawn anew in a new tab', () => {
    const rows = [
      ['B', 2, 'Ana'],
      ['A', 1, 'Luis'],
      ['B', 1, 'Zoë'],
      ['A', 2, 'Max'],
    ];
    const book = withList(rows, ['Section', 'No.', 'Name']);
    const before = sheetNamed(book, 'Players').rows;
    generated(book, TAB, { division: AS_LISTED });
    expect(sheetNamed(book, 'Players').rows).toBe(before);
    expect(games(book)).toEqual([
      ['B', 1, 1, 1, 2],
      ['A', 1, 1, 1, 2],
    ]);
    generated(book, TAB, { division: AS_LISTED, numbers: { by: 'lot', seed: 'x' } });
    expect(table(book, 'Players 2').map((row) => row[0])).toEqual(['Section', 'B', 'B', 'A', 'A']);
  });

  test('one section is a group as ever', () => {
    const book = withList(
      [
        ['A', 'Ana'],
        ['A', 'Luis'],
      ],
      ['Section', 'Name'],
    );
    generated(book, TAB, { division: AS_LISTED });
    expect(table(book, 'Schedule')[0]?.[0]).toBe('Round');
    expect(tabNames(book)).toContain('Progress');
    expect(view(book).faults).toEqual([]);
  });
});

describe('one group by other tables', () => {
  test.each([
    ['crenshaw', 'Round robin (US Chess tables)', 'Pairing table'],
    ['circle', 'Round robin (circle method)', 'Pairing table'],
    ['berger', 'Round robin (Berger table)', 'Berger table'],
  ] as const)('%s', (system, words, tab) => {
    for (const players of [4, 6, 7, 10])
      for (const cycles of [1, 2]) {
        const book = spreadsheet();
        generated(book, { from: 'number', players }, { system, cycles });
        const rows = table(book, 'Schedule')
          .slice(1)
          .filter((row) => row[2] !== '')
          .map(([round, , board, white, , , , black]) => [round, board, white, black]);
        expect(rows).toEqual(
          PAIRINGS(players, cycles, undefined, system)
            .slice(1)
            .filter((row) => row[1] !== ''),
        );
        expect(table(book, 'Event')[5]?.[1]).toBe(words);
        expect(tabNames(book)[4]).toBe(tab);
        expect(view(book)).toMatchObject({ faults: [], settings: { format: { kind: 'one', system } } });
      }
  });

  test.each(['crenshaw', 'circle'] as const)(
    'somebody comes late, %s: the table is still that of the schedule',
    (system) => {
      for (const players of [5, 6]) {
        const book = spreadsheet();
        generated(book, { from: 'number', players }, { system });
        const answer = book.call('lateEntry', { player: { name: 'Eva' }, run: 'late' });
        if (!answer.ok || !answer.reply.done) throw new Error(JSON.stringify(answer));
        const { view: after } = answer.reply;
        expect([after.faults, after.settings.format.system]).toEqual([[], system]);
        const pairs = new Map<number, string[]>();
        for (const { round, white, black } of after.games) {
          const pair = black === 0 ? String(white) : `${String(white)}-${String(black)}`;
          pairs.set(round, [...(pairs.get(round) ?? []), pair]);
        }
        expect(after.players).toHaveLength(players + 1);
        const name = after.tabs.find(({ kind }) => kind === 'berger')?.name ?? '';
        expect(name).toMatch(/^Pairing table 2$/);
        const boards = Math.floor((players + 1) / 2) + ((players + 1) % 2);
        for (const row of table(book, name).slice(1, 1 + pairs.size))
          expect(
            row
              .slice(1, 1 + boards)
              .map(String)
              .sort(),
          ).toEqual(pairs.get(Number(row[0]))?.sort());
      }
    },
  );

  test('Varma, with the seed in Event and in its log', () => {
    const rows = Array.from({ length: 10 }, (_, i) => [
      `P${String(i + 1)}`,
      ['ESP', 'FRA', 'POR', 'ITA'][i % 4] ?? '',
    ]);
    const heading = ['Name', 'Federation'];
    const book = withList(rows, heading);
    generated(book, TAB, { numbers: { by: 'varma', seed: '7' } });
    const drawn = DRAWLOTS([heading, ...rows], '7', 'varma').slice(1);
    const numbers = new Map(table(book, 'Players').map((row) => [row[2], row[0]]));
    expect(drawn.map(([no]) => numbers.get(Number(no)))).toEqual(drawn.map(([, name]) => name));
    expect(table(book, 'Event')[11]?.[1]).toBe('7');
    expect(table(book, 'Event')[14]?.[1]).toMatch(/restricted drawing of lots \(Varma.*seed “7”/);
  });

  test('the format is read again in the other language; what people write there is no fault', () => {
    const book = spreadsheet({ locale: 'es_ES' });
    generated(book, { from: 'number', players: 9 }, { division: IN_QUADS, system: 'crenshaw' });
    expect(view(book).settings.format).toEqual({ kind: 'quads', system: 'crenshaw' });
    type(book, 'Torneo', [['Open de verano']], 6, 2);
    expect(view(book)).toMatchObject({ faults: [], settings: { format: { kind: 'one', system: 'berger' } } });
  });
});

describe('an event with sections goes on', () => {
  /** Eight players in two quads, and all results but three of section B. */
  function running(): Spreadsheet {
    const book = withList(rated(8));
    generated(book, TAB, { division: IN_QUADS });
    type(
      book,
      'Schedule',
      ['1-0', '½-½', '0-1', '1-0', '1-0', '½-½', '0-1', '1-0', '½-½'].map((result) => [result]),
      2,
      7,
    );
    return book;
  }

  const done = <T>(answer: { ok: true; reply: T } | { ok: false; problem: string }): T => {
    if (!answer.ok) throw new Error(answer.problem);
    return answer.reply;
  };

  test('standings, crosstable and the wall chart are those of the functions', () => {
    const book = running();
    done(book.call('publish'));
    const players = table(book, 'Players 2');
    const numbers = table(book, 'Schedule').map((row) =>
      row.map((cell, c) => (c === 5 || c === 7 ? '' : cell)),
    );
    numbers[0] = [...(table(book, 'Schedule')[0] ?? [])];
    const expected = STANDINGS(players, numbers).map((row) => row.map((cell) => cell ?? ''));
    expect(table(book, 'Standings')).toEqual(expected);
    expect(expected[0]?.slice(0, 4)).toEqual(['Section', 'Rank', 'No.', 'Name']);
    expect(table(book, 'Crosstable').map((row) => row.slice(0, 2))).toEqual([
      ['Section', 'No.'],
      ...['A', 'B'].flatMap((section) => [1, 2, 3, 4].map((no) => [section, no])),
    ]);
    expect(table(book, 'By player')[0]).toEqual(['Section', 'No.', 'Name', 'R1', 'R2', 'R3', 'Pts']);
    done(book.call('goLive'));
    expect(table(book, 'Standings')[0]?.[0]).toContain('Schedule!A1:J');
  });

  test('a result, by its section', () => {
    const book = running();
    const game = { section: 'B', round: 3, white: 1, black: 2 };
    const open = view(book).games.find(
      (one) => one.section === 'B' && one.round === 3 && one.result === undefined,
    );
    if (!open) throw new Error('no open game');
    const key = { section: 'B', round: 3, white: open.white, black: open.black };
    expect(done(book.call('setResult', { game: key, was: '', result: '1-0' })).done).toBe(true);
    expect(table(book, 'Schedule')[open.row - 1]?.[6]).toBe('1-0');
    const { section, ...bare } = key;
    expect(section).toBe(game.section);
    expect(problemOf(book.call('setResult', { game: bare, was: '', result: '0-1' }))).toMatch(
      /not in the schedule/,
    );
  });

  test('a player leaves and comes back, in his section only', () => {
    const book = running();
    const before = table(book, 'Schedule');
    done(book.call('withdraw', { section: 'B', no: 1, status: 'withdrawn' }));
    const forfeits = view(book).games.filter(({ result }) => result?.includes('F'));
    expect(forfeits.map(({ section, round }) => [section, round])).toEqual([
      ['B', 2],
      ['B', 3],
    ]);
    expect(view(book).withdrawals).toEqual([
      {
        ...{ no: 1, section: 'B' },
        forfeits: [2, 3].map((round) => expect.objectContaining({ section: 'B', round }) as object),
      },
    ]);
    done(book.call('reinstate', { section: 'B', no: 1 }));
    expect(table(book, 'Schedule')).toEqual(before);
  });

  test('renaming, round sheets, cards, protection', () => {
    const book = running();
    done(book.call('rename', { section: 'B', no: 1, was: 'Player 4', name: 'Ana' }));
    expect(view(book).players.find(({ name }) => name === 'Ana')).toMatchObject({ section: 'B', no: 1 });
    done(book.call('makeRoundSheets', 1));
    done(book.call('makePlayerCards'));
    done(book.call('protect'));
    expect(tabNames(book)).toEqual(expect.arrayContaining(['Round 1', 'Player cards']));
  });

  test('a late entry is refused with a sentence', () => {
    const book = running();
    expect(problemOf(book.call('lateEntry', { player: { name: 'Eva' }, run: 'late' }))).toMatch(/section/);
  });

  test.each([
    ['berger', 1, 'fide'],
    ['crenshaw', 2, 'fide'],
    ['circle', 2, 'mirror'],
  ] as const)('tabs that were deleted are made again: %s, %i cycles, %s', (system, cycles, order) => {
    const book = withList(rated(9));
    generated(book, TAB, { division: IN_QUADS, system, cycles, order });
    const formulas = (tab: string) => table(book, tab)[0]?.[0];
    const before = MADE.slice(2).map(formulas);
    for (const tab of ['Event', 'Standings', 'By player'])
      book.host.workbook.deleteSheet(sheetNamed(book, tab).id);
    expect(view(book).missing).toEqual(['event', 'standings', 'byPlayer']);
    done(book.call('remakeTabs'));
    expect(MADE.slice(2).map(formulas)).toEqual(before);
    expect(view(book)).toMatchObject({
      missing: [],
      faults: [],
      settings: { cycles, order, format: { kind: 'listed', system } },
    });
  });

  test('another order than the schedule has is a fault', () => {
    const book = withList(rated(9));
    generated(book, TAB, { division: IN_QUADS, cycles: 2, order: 'plain' });
    expect(view(book).faults).toEqual([]);
    type(book, 'Event', [['mirror']], 8, 2);
    expect(view(book).faults).toEqual([
      expect.objectContaining({ cell: 'B8', problem: expect.stringContaining('order plain') as string }),
    ]);
  });
});

describe('what cannot be is told in one sentence, and nothing is written', () => {
  const SECTIONED = ['Section', 'Name'];
  const eight = rated(8);
  test.each<[string, Rows, readonly string[], Parameters<typeof generated>[2] & object, RegExp]>([
    [
      'too few for quads',
      rated(3),
      ['Name', 'Rating'],
      { division: IN_QUADS },
      /at least 4 players \(got 3\)/,
    ],
    ['too few for pools', rated(3), ['Name', 'Rating'], { division: IN_POOLS }, /at least 4 players/],
    ['too many pools', rated(5), ['Name', 'Rating'], { division: IN_POOLS }, /5 players make 2 to 2 pools/],
    [
      'one pool',
      eight,
      ['Name', 'Rating'],
      { division: { ...IN_POOLS, pools: 1 } },
      /8 players make 2 to 4 pools/,
    ],
    [
      'no column Section',
      eight,
      ['Name', 'Rating'],
      { division: AS_LISTED },
      /no column Section that is filled in/,
    ],
    [
      'a blank column Section',
      [
        ['', 'Ana'],
        ['', 'Luis'],
      ],
      SECTIONED,
      { division: AS_LISTED },
      /no column Section that is filled in/,
    ],
    [
      'a player without a section',
      [
        ['A', 'Ana'],
        ['A', 'Luis'],
        ['', 'Zoë'],
      ],
      SECTIONED,
      { division: AS_LISTED },
      /^Players: .*row 4/,
    ],
    [
      'a section of one player',
      [
        ['A', 'Ana'],
        ['A', 'Luis'],
        ['B', 'Zoë'],
      ],
      SECTIONED,
      { division: AS_LISTED },
      /^Players: .*“B”/,
    ],
    [
      'sections that are equal but for capitals',
      [
        ['Open', 'Ana'],
        ['open', 'Luis'],
        ['B', 'Zoë'],
        ['B', 'Max'],
      ],
      SECTIONED,
      { division: AS_LISTED },
      /“Open” and “open” differ only in capital letters/,
    ],
    [
      'several sections in one group',
      [
        ['A', 'Ana'],
        ['A', 'Luis'],
        ['B', 'Zoë'],
        ['B', 'Max'],
      ],
      SECTIONED,
      {},
      /several sections: choose the format As listed/,
    ],
    [
      'a toss by other tables',
      eight,
      ['Name', 'Rating'],
      { division: { ...IN_QUADS, toss: 'x' } },
      /quads of four by the US Chess tables/,
    ],
    [
      'Varma in sections',
      rated(16),
      ['Name', 'Rating'],
      { division: IN_QUADS, numbers: { by: 'varma', seed: 'x' } },
      /for one group of 9 to 24/,
    ],
    [
      'Varma by other tables',
      rated(16).map(([name]) => [name ?? '', 'ESP']),
      ['Name', 'Federation'],
      { system: 'circle', numbers: { by: 'varma', seed: 'x' } },
      /by the Berger tables/,
    ],
    [
      'Varma for 25',
      rated(25).map(([name]) => [name ?? '', 'ESP']),
      ['Name', 'Federation'],
      { numbers: { by: 'varma', seed: 'x' } },
      /of 9 to 24 players/,
    ],
    [
      'Varma without federations',
      rated(12),
      ['Name', 'Rating'],
      { numbers: { by: 'varma', seed: 'x' } },
      /with federations or clubs/,
    ],
    [
      'Varma where all are of one club',
      rated(12).map(([name]) => [name ?? '', 'Sur']),
      ['Name', 'Club'],
      { numbers: { by: 'varma', seed: 'x' } },
      /“Sur” has 12 players, and the Varma draw can keep 4 apart/,
    ],
  ])('%s', (_, rows, heading, more, sentence) => {
    const book = withList(rows, heading);
    const before = book.host.workbook.state;
    const problem = problemOf(book.call('generate', request(TAB, more)));
    expect(problem).toMatch(sentence);
    expect(problem).not.toMatch(/BERGER|Error|undefined/);
    expect(book.host.workbook.state).toBe(before);
  });

  test.each<[string, object]>([
    ['an unknown division', { division: { into: 'thirds' } }],
    ['no division', { division: 4 }],
    ['fewer facts than names', { players: { from: 'list', names: NAMES, known: [{}] } }],
    [
      'a rating that is text',
      { players: { from: 'list', names: ['Ana', 'Luis'], known: [{ rating: '1800' }, {}] } },
    ],
    ['no size', { division: { into: 'quads' } }],
    ['half a size', { division: { into: 'quads', size: 4.5 } }],
    ['a size of one', { division: { into: 'quads', size: 1 } }],
    ['no number of pools', { division: { into: 'pools', method: 'snake' } }],
    ['an unknown method', { division: { into: 'pools', pools: 2, method: 'worm' } }],
    ['an unknown system', { system: 'swiss' }],
    ['an inherited system', { system: 'constructor' }],
    ['a toss that is no text', { division: { ...IN_QUADS, toss: 5 } }],
    ['three teams', { division: { into: 'teams', names: ['a', 'b', 'c'] } }],
  ])('a request with %s', (_, more) => {
    const book = spreadsheet();
    const asked = { ...request({ from: 'list', names: NAMES }), ...more };
    expect(problemOf(book.callAnything('generate', [asked]))).toMatch(/cannot read/);
    expect(tabNames(book)).toEqual(['Sheet1']);
  });
});

test('500 players in quads: 1500 formulas, at most 30 mutating calls a tab, nothing wrong', () => {
  const book = spreadsheet();
  book.host.counters.reset();
  const { tabs } = generated(book, { from: 'number', players: 500 }, { division: IN_QUADS });
  const { counters } = book.host;
  for (const { name, sheetId } of tabs)
    expect([name, counters.writesOf(sheetId) <= 30]).toEqual([name, true]);
  expect(games(book)).toHaveLength(750);
  const formulas = book.host.workbook.formulas().filter(({ formula }) => formula.includes('FILTER'));
  expect(formulas).toHaveLength(1500);
  expect(view(book)).toMatchObject({ faults: [], players: { length: 500 } });
  expect(view(book).players[499]).toMatchObject({ section: 'DU', no: 4, name: 'Player 500' });
});

test('above 60 players a section names are values', () => {
  const book = spreadsheet();
  const { notes } = generated(
    book,
    { from: 'number', players: 122 },
    { division: { into: 'pools', pools: 2, method: 'order' } },
  );
  expect(table(book, 'Schedule')[1]?.slice(4, 9)).toEqual([2, 'Player 2', '', 'Player 61', 61]);
  expect(table(book, 'Schedule').at(-1)?.[0]).toBe('B');
  expect(notes.join(' ')).toContain('plain text, not formulas');
});
