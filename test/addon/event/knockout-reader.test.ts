/**
 * What the tab Knockout shows, as rows: what is still needed, and that nothing that stands there stops the reader.
 */
import fc from 'fast-check';
import { readKnockout } from '../../../src/addon/event/knockout-reader';
import type { Cell } from '../../../src/cells/value';

const EN = [
  'Match',
  'White',
  'Result',
  'Black',
  '',
  'Section, no.',
  'Player',
  'Score',
  'If equal',
  'Advances',
];
const ES = [
  'Encuentro',
  'Blancas',
  'Resultado',
  'Negras',
  '',
  'N.º',
  'Jugador',
  'Puntos',
  'Si hay empate',
  'Pasa',
];

interface Played {
  readonly results: readonly [Cell, Cell];
  readonly upper?: string;
  readonly lower?: string;
  readonly advances?: string;
}

/** A match of two games in three rows. */
const match = (label: string, { results, upper = '', lower = '', advances = '' }: Played): Cell[][] => [
  [label, '', '', '', '', 'A 1', upper, '', '', advances],
  ['Game 1', upper, results[0], lower, '', 'B 2', lower, '', '', ''],
  ['Game 2', lower, results[1], upper, '', '', '', '', '', ''],
];
const ANA = { upper: 'Ana Gil', lower: 'Max Frei' };
const LUIS = { upper: 'Luis Paz', lower: 'Zoë Ruiz' };
const FINAL: Played = { results: ['', ''] };
const NEXT: Played = { ...LUIS, results: ['', ''] };
const podium = (name = '', no = name && 'A 1'): Cell[][] => [
  ['Winner', '', '', '', '', no, name, '', '', ''],
  ['Second', '', '', '', '', '', '', '', '', ''],
];

const four = (one: Played, other: Played, final: Played = FINAL, places = podium()): Cell[][] => [
  EN,
  ...match('Semi-final 1', one),
  ...match('Semi-final 2', other),
  [],
  ...match('Final', final),
  [],
  ...places,
];
const read = (rows: Cell[][]) => readKnockout('Knockout', rows);
const seen = (rows: Cell[][]) =>
  read(rows).matches.map(({ label, missing, equal, unread }) => [label, missing, equal, unread]);

test('at first all games of the matches whose players are known are missing', () => {
  expect(read(four({ ...ANA, results: ['', ''] }, NEXT))).toEqual({
    tab: 'Knockout',
    matches: [
      { label: 'Semi-final 1', missing: 2, unread: [] },
      { label: 'Semi-final 2', missing: 2, unread: [] },
      { label: 'Final', missing: 0, unread: [] },
    ],
  });
});

test('a match that somebody has won needs no more games; an equal one its cell', () => {
  const rows = four(
    { ...ANA, results: ['1F-0F', ''], advances: 'Ana Gil' },
    { ...LUIS, results: ['½-½', '1/2'], advances: '← choose' },
    { upper: 'Ana Gil', results: ['', ''] },
  );
  expect(seen(rows)).toEqual([
    ['Semi-final 1', 0, undefined, []],
    ['Semi-final 2', 0, 'I5', []],
    ['Final', 0, undefined, []],
  ]);
});

describe('the winner', () => {
  const final = { ...ANA, results: ['1-0', '½-½'], advances: 'ana gil' } as const;
  const won = { ...ANA, results: ['1-0', '1-0'], advances: 'Ana Gil' } as const;
  const lost = { ...LUIS, results: ['0-1', '½-½'], advances: 'Zoë Ruiz' } as const;
  const said = (rows: Cell[][]) => {
    const { winner, broken } = read(rows);
    return winner ?? broken;
  };

  test('of the final, as the podium says too', () => {
    expect(said(four(won, lost, final, podium('Ana Gil')))).toBe('Ana Gil');
    expect(said(four(won, NEXT))).toBeUndefined();
    const twins = { ...final, upper: 'Ana Gil (A 1)', lower: 'Ana Gil (B 2)', advances: 'Ana Gil (A 1)' };
    expect(said(four(won, lost, twins, podium('Ana Gil')))).toBe('Ana Gil (A 1)');
    expect(said(four(won, lost, twins, podium('Ana Gil', '')))).toBe('Ana Gil (A 1)');
  });

  test('not whom the podium does not name: its cell', () => {
    expect(said(four(won, lost, final))).toBe('G13');
    expect(said(four(won, lost, final, podium('#REF!', '#REF!')))).toBe('G13');
    expect(said(four(won, lost, final, podium('Ana Gil', 'B 2')))).toBe('G13');
    expect(said(four(won, lost, final, podium('Max Frei', '')))).toBe('G13');
    expect(said(four(won, lost, final, [['Champion', '', '', '', '', 'A 1', 'Ana Gil']]))).toBe('A13');
    expect(said(four(won, lost, final, []))).toBe('A12');
    expect(read(four(won, lost, final, podium('Loading...')))).toMatchObject({ pending: true });
  });

  test('own rows below the podium, and notes above it, do not matter', () => {
    const own = [
      ['Blitz'],
      ['Game 1', '', '1-0', '', '', '', 'Eva'],
      ['Game 3', '', 'x', '', '', '', '#REF!'],
    ];
    expect(said(four(won, lost, final, [...podium('Ana Gil'), ...own]))).toBe('Ana Gil');
    expect(said(four(won, lost, final, [['Prizes at eight'], ...podium('Ana Gil')]))).toBe('Ana Gil');
  });

  /** The final stands in rows 9 to 11; `null` takes a row out. */
  test.each([
    ['its first game', { 10: 'Armageddon' }, 'A10'],
    ['its first game, blank', { 10: '' }, 'A10'],
    ['its second game as first', { 10: 'Game 2' }, 'A10'],
    ['its title, blank', { 9: '' }, 'A10'],
    ['its title as a game', { 9: 'Game 1' }, 'A9'],
    ['its title as the next game', { 9: 'Game 3' }, 'A9'],
    ['its title as the podium', { 9: 'Winner' }, 'G9'],
    ['the podium as a game', { 13: 'Game 1' }, 'A13'],
    ['its rows', { 9: null, 10: null, 11: null }, 'G10'],
    ['all from it on', { 9: null, 10: null, 11: null, 12: null, 13: null, 14: null }, 'A8'],
  ] as [string, Record<number, string | null>, string][])(
    'is never that of a semi-final, while the final lacks %s',
    (_, labels, cell) => {
      const spoilt = (rows: Cell[][]) =>
        rows.flatMap((row, r): Cell[][] => {
          const label = labels[r + 1];
          if (label === null) return [];
          return [label === undefined ? row : [label, ...row.slice(1)]];
        });
      const both = { upper: 'Ana Gil', lower: 'Zoë Ruiz' };
      expect(said(spoilt(four(won, lost, { ...both, results: ['', ''] })))).toBe(cell);
      const played = four(
        won,
        lost,
        { ...both, results: ['1-0', '1-0'], advances: 'Ana Gil' },
        podium('Ana Gil'),
      );
      expect(said(played)).toBe('Ana Gil');
      expect(said(spoilt(played))).toMatch(/^[AG]\d+$/);
    },
  );

  test('is not asked for before the final', () => {
    expect(seen(four(won, NEXT).slice(0, 8))).toEqual([
      ['Semi-final 1', 0, undefined, []],
      ['Semi-final 2', 2, undefined, []],
    ]);
  });
});

test('results by the rule of the formulas: what they mark is named', () => {
  const unread = (...results: [Cell, Cell]) =>
    read(four({ ...ANA, results, advances: 'Ana Gil' }, NEXT)).matches[0]?.unread;
  expect(unread('1 - 0', '0f-1f')).toEqual([]);
  expect(unread('=', '0,5 - 0,5')).toEqual([]);
  expect(unread('2-0', '')).toEqual(['C3']);
  expect(unread(' ', 'soon')).toEqual(['C3', 'C4']);
  expect(unread(1, new Date(0))).toEqual(['C3', 'C4']);
  expect(unread('1–0', null)).toEqual(['C3']);
});

test('rows above, columns moved, rows between, in Spanish and without sections', () => {
  const rows: Cell[][] = [
    ['Copa'],
    [],
    ['', ...ES],
    ['', 'Semifinales'],
    ['', 'Semifinal 1: exento', '', '', '', '', '1', 'Ana', '', '', 'Ana'],
    ['', 'Semifinal 2', '', '', '', '', '2', 'Luis', '', '', ''],
    ['', 'Partida 1', 'Luis', '', 'Zoë', '', '3', 'Zoë', '', '', ''],
    ['', 'a las ocho'],
    ['', 'Partida 2', 'Zoë', 'x', 'Luis', '', '', '', '', '', ''],
    [],
    ['', 'La gran final', '', '', '', '', '1', 'Ana', '', '', ''],
    ['', 'Partida 1', 'Ana', '', '', '', '', '', '', '', ''],
    ['', 'Campeón'],
  ];
  expect(read(rows).matches).toEqual([
    { label: 'Semifinal 2', missing: 1, unread: ['D9'] },
    { label: 'La gran final', missing: 0, unread: [] },
  ]);
  rows[5]?.splice(10, 1, '← elija');
  expect(read(rows).matches[0]).toMatchObject({ missing: 0, equal: 'J6' });
});

test('of two columns of results the one between White and Black counts, of two others the first', () => {
  const rows = four({ ...ANA, results: ['1-0', 'soon'] }, FINAL).map((row, r) => [
    r === 0 ? 'Result' : 'x',
    ...row,
    r === 0 ? 'Match' : 'x',
  ]);
  expect(seen(rows)[0]).toEqual(['Semi-final 1', 0, undefined, ['D4']]);
});

describe('matches that are not what they were', () => {
  const semis = (...rows: Cell[][]) => read([EN, ...rows, [], ...match('Final', FINAL), [], ...podium()]);
  const one = match('Semi-final 1', { ...ANA, results: ['', ''] });
  const other = match('Semi-final 2', NEXT);
  const labelled = (rows: Cell[][], ...labels: string[]) =>
    rows.map((row, i) => [labels[i] ?? '', ...row.slice(1)]);
  const won = match('Semi-final 1', { ...ANA, results: ['1-0', '1-0'], advances: 'Ana Gil' });

  test.each([
    [labelled(one, 'Semi-final 1', 'Blitz', 'Game 2'), other, 'A3'],
    [one, labelled(other, 'Semi-final 2', 'Blitz', 'Game 2'), 'A6'],
    [one, labelled(other, 'Semi-final 2', '', 'Game 2'), 'A6'],
    [one, labelled(other, '', 'Game 1', 'Game 2'), 'A6'],
    [one, labelled(other, 'Semi-final 2', 'Game 3', 'Game 2'), 'A6'],
    [one, labelled(other, 'Semi-final 2', 'Game 1', 'Game 3'), 'A7'],
    [one, labelled(other, 'Semi-final 2', 'Game 1', 'Game 1'), 'A7'],
    [labelled(won, 'Semi-final 1', 'Blitz', 'Game 2'), other, 'A3'],
    [labelled(won, 'Semi-final 1', '', 'Game 2'), other, 'A3'],
    [labelled(won, 'Semi-final 1', 'Game 1', ''), other, 'A4'],
    [one.slice(0, 2), labelled(other.slice(0, 2), 'Semi-final 2', ''), 'A5'],
  ])('%#: no match vanishes or takes a game of another', (first, second, cell) => {
    expect(semis(...first, ...second)).toEqual({ tab: 'Knockout', matches: [], broken: cell });
  });

  test('a bye is one whose player advances', () => {
    const bye = (advances: string) => [
      'Semi-final 1: bye',
      '',
      '',
      '',
      '',
      'A 1',
      'Ana Gil',
      '',
      '',
      advances,
    ];
    expect(semis(bye('Ana Gil'), ...other).matches.map(({ label }) => label)).toEqual([
      'Semi-final 2',
      'Final',
    ]);
    expect(semis(bye(''), ...other).broken).toBe('A3');
    expect(semis(bye('Max Frei'), ...other).broken).toBe('A3');
  });

  test('a decided match whose formula is gone, and a final that nobody reaches', () => {
    const all = { ...ANA, results: ['1-0', '1-0'] } as const;
    expect(read(four(all, NEXT)).broken).toBe('J2');
    const decided = { ...all, advances: 'Ana Gil' };
    const second = { ...LUIS, results: ['1-0', '½-½'], advances: 'Luis Paz' } as const;
    expect(read(four(decided, second)).broken).toBe('G9');
    expect(read(four(decided, second, { ...FINAL, upper: 'Ana Gil' })).broken).toBe('G10');
    const rows = four(decided, second, { ...FINAL, upper: 'Ana Gil' });
    rows[9]?.splice(5, 1, '');
    expect(read(rows).broken).toBe('F10');
  });

  test('who is called as an equal match is marked wins all the same', () => {
    const results = ['1-0', '1-0'] as const;
    const rows = four({ upper: '← choose', lower: 'Max Frei', results, advances: '← choose' }, NEXT);
    expect(seen(rows)[0]).toEqual(['Semi-final 1', 0, undefined, []]);
  });
});

describe('what cannot be read', () => {
  const playing = () => four({ ...ANA, results: ['', ''] }, NEXT);
  const put = (row: number, column: number, cell: Cell) => {
    const rows = playing().map((cells) => [...cells]);
    rows[row - 1]?.splice(column - 1, 1, cell);
    return read(rows);
  };
  const nothing = { tab: 'Knockout', matches: [] };

  test.each(['#REF!', '#N/A', '#NAME?', '#DIV/0!', '#ERROR!', '#¡REF!', '#¿NOMBRE?'])(
    '%s is named',
    (error) => {
      expect(put(2, 7, error)).toEqual({ ...nothing, broken: 'G2' });
      expect(put(9, 6, error)).toEqual({ ...nothing, broken: 'F9' });
      expect(put(5, 10, error)).toEqual({ ...nothing, broken: 'J5' });
    },
  );

  test('what is still calculated is left for the next time, whatever else stands there', () => {
    const pending = { ...nothing, pending: true };
    expect(put(9, 7, 'Loading...')).toEqual(pending);
    expect(put(9, 7, 'Cargando...')).toEqual(pending);
    // Some formulas are blank until then.
    expect(read(four(FINAL, FINAL))).toEqual(pending);
  });

  test('a number that nobody has, and who advances without being in the match', () => {
    expect(put(6, 7, '?')).toEqual({ ...nothing, broken: 'F6' });
    expect(put(6, 7, '? (B 2)')).toEqual({ ...nothing, broken: 'F6' });
    expect(put(5, 10, 'Somebody')).toEqual({ ...nothing, broken: 'J5' });
  });

  test('names that look like it are names', () => {
    expect(put(2, 7, '#1 Ann').matches[0]?.missing).toBe(2);
    expect(put(2, 7, 'Loading Bay').matches[0]?.missing).toBe(2);
    expect(put(2, 7, 7).matches[0]?.missing).toBe(2);
  });

  test('below the matches anything may stand', () => {
    const rows = playing();
    expect(read([...rows, ['', '', '', '', '', '#REF!', 'Loading...', '', '', '?']]).matches).toHaveLength(3);
  });

  test('a tab that was emptied, or whose row of headings or matches are gone', () => {
    for (const rows of [[], [['']], [EN], playing().slice(1)]) expect(read(rows)).toEqual(nothing);
    expect(read([EN, ['Game 1', '', '1-0'], ['Game 2']])).toEqual({ ...nothing, broken: 'A2' });
  });

  test('a heading that is missing: the cell where it should stand', () => {
    const without = (column: number, before: string[] = []) => {
      const headings = EN.map((heading, c) => (c + 1 === column ? 'My own' : heading));
      return read([['Cup'], ...[headings, ...playing().slice(1)].map((row) => [...before, ...row])]).broken;
    };
    expect([1, 3, 6, 7, 9, 10].map((column) => without(column))).toEqual([
      'A2',
      'C2',
      'F2',
      'G2',
      'I2',
      'J2',
    ]);
    expect([1, 10].map((column) => without(column, ['', '']))).toEqual(['C2', 'L2']);
    expect(without(2)).toBeUndefined();
  });

  test('no cell is an exception', () => {
    const cell = fc.oneof(
      fc.constantFrom<Cell>(
        ...EN,
        'Game 1',
        'Game 2',
        '#REF!',
        '← choose',
        '',
        null,
        undefined,
        true,
        new Date(NaN),
      ),
      fc.string(),
      fc.double(),
      fc.object(),
    );
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { maxLength: 12 }), { maxLength: 12 }),
        fc.boolean(),
        (rows, headed) => {
          const { tab, matches } = read(headed ? [EN, ...rows] : rows);
          expect([tab, Array.isArray(matches)]).toEqual(['Knockout', true]);
        },
      ),
    );
  });
});
