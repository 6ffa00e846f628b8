/**
 * The check of the event's own schedule: what is amiss in it, in sentences, with the cells to look at.
 */
import fc from 'fast-check';
import { size, SYSTEMS, type Format } from '../../../src/engine/schedule/format';
import { byeOf, gameRows } from '../../../src/engine/schedule/schedule';
import { scheveningenRows } from '../../../src/engine/schedule/scheveningen';
import type { EventGame, EventView } from '../../../src/sidebar/calls';
import { audits, auditStatus } from '../../../src/sidebar/share/audit';
import { textsOf } from '../../../src/sidebar/parts/texts';
import { event, player } from '../event';

const t = textsOf('en');

/** A schedule as it was generated; the rows stand in their order from row 2 on. */
function scheduled(format: Format, more: Partial<EventView['settings']['format']> = {}): EventView {
  const { players, cycles, order, system } = format;
  const base = event(players, []);
  const games: EventGame[] = [];
  for (let round = 1; round <= size(format).rounds; round++) {
    for (const [at, board, white, black] of gameRows(format))
      if (at === round) games.push({ row: games.length + 2, round, board, white, black });
    const free = byeOf(format, round);
    if (free !== undefined) games.push({ row: games.length + 2, round, white: free, black: 0 });
  }
  return {
    ...base,
    games,
    settings: { ...base.settings, cycles, order, format: { kind: 'one', system, ...more } },
    scheduleColumns: { round: 'A', whiteNo: 'D', blackNo: 'H' },
    tabs: [{ kind: 'schedule', name: 'Schedule', sheetId: 7 }],
  };
}

const berger = (players: number, cycles = 1): Format => ({
  ...{ players, cycles },
  ...{ system: 'berger', order: 'fide' },
});

/** The view as the reader tells it after one row was changed by hand. */
function changed(view: EventView, row: number, part: Partial<EventGame>, isStray = false): EventView {
  const games = view.games.map((game) => (game.row === row ? { ...game, ...part } : game));
  if (!isStray) return { ...view, games };
  const strays = games.filter((game) => game.row === row);
  return { ...view, games: games.filter((game) => game.row !== row), strays };
}

const sentences = (view: EventView) =>
  audits(view, t).flatMap(({ findings }) => findings.map(({ sentence }) => sentence));
const cells = (view: EventView) =>
  new Set(
    audits(view, t).flatMap(({ findings }) => findings.flatMap(({ spots }) => spots.map((one) => one.cell))),
  );
const suspects = (view: EventView) => audits(view, t).flatMap((found) => found.suspects);
const faults = (view: EventView) =>
  audits(view, t).flatMap(({ findings }) => findings.filter(({ isFault }) => isFault));

test.each(SYSTEMS)('%s: what was generated has no fault and is told by its name', (system) => {
  for (const players of [2, 3, 4, 5, 6, 8, 9])
    for (const cycles of [1, 2]) {
      const [found] = audits(scheduled({ players, cycles, system, order: 'fide' }), t);
      expect([players, cycles, found?.findings.filter(({ isFault }) => isFault)]).toEqual([
        players,
        cycles,
        [],
      ]);
      expect(found?.said).toContain(t.audit.tables[system]);
    }
});

test('plain order: three of one colour where the cycles join are worth knowing', () => {
  const view = scheduled({ ...berger(6, 2), order: 'plain' });
  expect(sentences(view)).toEqual([
    '1 Ana Gil has one colour 3 times in a row.',
    '4 Max Frei has one colour 3 times in a row.',
  ]);
  expect(faults(view)).toEqual([]);
});

test('a name that was typed over is told with the right one, and its cell', () => {
  const view: EventView = {
    ...scheduled(berger(6)),
    staleNames: [{ no: 1, name: 'Ana Gil', text: 'Hacker', cells: ['E2', 'G5'] }],
  };
  expect(sentences(view)).toEqual(['E2 of the schedule shows “Hacker”, but number 1 is “Ana Gil”.']);
  expect([...cells(view)]).toEqual(['E2', 'G5']);
  expect(auditStatus(audits(view, t), t)).toEqual({ tone: 'wait', title: '1 fault in the schedule' });
  const [found] = audits(view, textsOf('es'));
  expect(found?.findings[0]?.sentence).toBe(
    'E2 del calendario muestra «Hacker», pero el número 1 es «Ana Gil».',
  );
});

// Row 3 holds game 2-5 of round 1, row 5 game 6-4 of round 2.
test('colours turned round: no fault, but told with the game and the table', () => {
  const view = changed(scheduled(berger(6)), 3, { white: 5, black: 2 });
  expect(sentences(view)).toEqual(['First difference from the Berger table in round 1: 5-2 instead of 2-5.']);
  expect(cells(view)).toContain('A3');
  expect(suspects(view)).toEqual([]);
  expect(auditStatus(audits(view, t), t)).toEqual({ tone: 'done', title: t.audit.unusual(1) });
});

test('an opponent mistyped, who then plays twice in the round', () => {
  const view = changed(scheduled(berger(6)), 3, { black: 4 }, true);
  expect(sentences(view)).toEqual([
    'Round 1: 4 Max Frei stands where 5 Li Wei is missing.',
    'First difference from the Berger table in round 1: 2-4 instead of 2-5.',
  ]);
  expect(faults(view)[0]?.spots).toEqual([{ game: { round: 1, white: 2, black: 4 }, cell: 'H3' }]);
  expect(suspects(view)).toEqual([{ round: 1, white: 2, black: 4 }]);
  expect(auditStatus(audits(view, t), t)).toEqual({ tone: 'wait', title: '1 fault in the schedule' });
});

test('a mistyped round: one fault, in that cell', () => {
  for (const wrong of [2, 4, 11]) {
    const view = changed(scheduled(berger(6)), 3, { round: wrong }, true);
    expect(sentences(view)).toEqual([
      `Round ${wrong}: 2-5 does not fit in, but is missing in round 1.`,
      'First difference from the Berger table in round 1: nothing instead of 2-5.',
    ]);
    expect(faults(view).flatMap(({ spots }) => spots.map(({ cell }) => cell))).toEqual(['A3']);
    expect(suspects(view)).toEqual([{ round: wrong, white: 2, black: 5 }]);
  }
  const double = changed(scheduled(berger(4, 2)), 2, { round: 3 }, true);
  expect(sentences(double)[0]).toBe('Round 3: 1-4 does not fit in, but is missing in round 1.');
});

test('a whole round in another: its games are named, not those that belong there', () => {
  const view = scheduled(berger(6));
  const strays = view.games.flatMap((game) => (game.round === 4 ? [{ ...game, round: 2 }] : []));
  const wrong = { ...view, games: view.games.filter(({ round }) => round !== 4), strays };
  expect(new Set(suspects(wrong).map(({ white, black }) => `${white}-${black}`))).toEqual(
    new Set(strays.map(({ white, black }) => `${white}-${black}`)),
  );
});

test('a free round in the wrong round, or of the wrong player', () => {
  const { row = 0, white } = scheduled(berger(5)).games.find(({ black }) => black === 0) ?? {};
  const moved = changed(scheduled(berger(5)), row, { round: 3 }, true);
  expect([white, sentences(moved)]).toEqual([
    1,
    ['Round 3: the free round of 1 Ana Gil does not fit in, but is missing in round 1.'],
  ]);
  expect([...cells(moved)]).toEqual([`A${row}`]);
  const other = changed(scheduled(berger(5)), row, { white: 4 }, true);
  expect(sentences(other)).toEqual(['Round 1: 4 Max Frei stands where 1 Ana Gil is missing.']);
  expect([...cells(other)]).toEqual([`D${row}`]);
});

test('two games that changed their rounds: both', () => {
  const rounds = changed(changed(scheduled(berger(6)), 3, { round: 2 }, true), 5, { round: 1 });
  expect(faults(rounds).map(({ sentence }) => sentence)).toEqual([
    'Round 1: 6-4 does not fit in, but is missing in round 2.',
    'Round 2: 2-5 does not fit in, but is missing in round 1.',
  ]);
});

test('a round too many misses nobody', () => {
  const view = scheduled(berger(6));
  const more = { ...view, games: [...view.games, { row: 99, round: 6, board: 1, white: 1, black: 6 }] };
  expect(faults(more).map(({ sentence }) => sentence)).toEqual([
    'Round 6 is too many: the last one is round 5.',
    '1 Ana Gil and 6 Ida Storm meet twice instead of once.',
  ]);
});

test('a number that nobody has, a row against himself, a row deleted, a cell that cannot be read', () => {
  const stranger = changed(scheduled(berger(6)), 3, { black: 55 }, true);
  expect(sentences(stranger)[0]).toBe('Nobody in the list of players has number 55.');
  expect(cells(stranger)).toContain('H3');

  const himself = changed(scheduled(berger(6)), 3, { black: 2 }, true);
  expect(sentences(himself)).toContain('Round 1: 2 Luis Paz plays against himself.');

  const whole = scheduled(berger(6));
  const deleted = { ...whole, games: whole.games.filter(({ row }) => row !== 3) };
  expect(sentences(deleted)).toEqual([
    'Round 1: 2 Luis Paz is missing.',
    'Round 1: 5 Li Wei is missing.',
    '2 Luis Paz and 5 Li Wei never meet.',
    'First difference from the Berger table in round 1: nothing instead of 2-5.',
  ]);

  const fault = { sheetId: 7, tab: 'Schedule', cell: 'D3', text: 'x', problem: '…' };
  const unread = audits({ ...deleted, faults: [fault] }, t);
  expect(unread[0]).toEqual({
    said: '',
    suspects: [],
    findings: [{ isFault: true, sentence: 'A cell cannot be read.', spots: [{ cell: 'D3' }] }],
  });
});

test('rounds missing, too many, all of a player gone', () => {
  const whole = scheduled(berger(4));
  const last = { ...whole, games: whole.games.filter(({ round }) => round !== 3) };
  expect(sentences(last)).toContain('Round 3 is missing.');
  const more = { ...whole, games: [...whole.games, { row: 8, round: 4, board: 1, white: 1, black: 2 }] };
  expect(sentences(more)).toContain('Round 4 is too many: the last one is round 3.');
  const gone = { ...whole, games: whole.games.filter(({ white, black }) => white !== 4 && black !== 4) };
  expect(sentences(gone)).toContain('4 Max Frei has no game at all.');
  expect(sentences(gone).filter((one) => /never meet/.test(one))).toEqual([]);
  expect(sentences({ ...whole, games: [] })).toEqual(['There is no game that can be read.']);
});

test('each section is checked by itself, and a toss for the colours of a quad is no difference', () => {
  const quad = scheduled({ ...berger(4), system: 'crenshaw' }, { kind: 'quads' });
  const inSection = (section: string, from: number) =>
    quad.games.map((game): EventGame => {
      const { row, white, black, round } = game;
      const turned = round === 3 && section === 'B' ? { white: black, black: white } : {};
      return { ...game, ...turned, section, row: row + from };
    });
  const view = {
    ...quad,
    players: ['A', 'B'].flatMap((section) => [1, 2, 3, 4].map((no) => player(no, { section }))),
    games: [...inSection('A', 0), ...inSection('B', 6)],
  };
  expect(audits(view, t).map(({ name, said }) => [name, said])).toEqual([
    ['A', '3 rounds, 6 games. It is the table of US Chess.'],
    ['B', '3 rounds, 6 games. It is the table of US Chess.'],
  ]);
  expect(faults(view)).toEqual([]);
  const other = changed(view, 2, { white: 3 }, true);
  expect(audits(other, t).map(({ findings }) => findings.some(({ isFault }) => isFault))).toEqual([
    true,
    false,
  ]);
});

test('a match of teams by its own rule', () => {
  for (const [teamSize, cycles] of [
    [3, 1],
    [4, 2],
  ] as const) {
    const view = {
      ...scheduled(berger(2 * teamSize, cycles), { kind: 'teams' }),
      games: scheveningenRows(teamSize, cycles).map(([round, board, white, black], i) => ({
        ...{ row: i + 2, round, board, white, black },
      })),
    };
    expect(faults(view)).toEqual([]);
    expect(audits(view, t)[0]?.said).toContain('It is the Scheveningen table.');
    const [first] = view.games;
    const wrong = changed(view, 2, { white: 1, black: 2 }, first === undefined);
    expect(sentences(wrong)).toContain('1 Ana Gil and 2 Luis Paz are of the same team, but meet.');
  }
});

test('late entries make a table with one player more, whatever the board', () => {
  const view = scheduled(berger(6));
  const boards = view.games.map((game) =>
    game.black === 6 || game.white === 6 ? { ...game, board: 3 } : game,
  );
  expect(sentences({ ...view, games: boards })).toEqual([]);
});

test('many faults of a kind: the first five, and how many more', () => {
  const view = scheduled(berger(10));
  const half = { ...view, games: view.games.filter(({ round }) => round < 5) };
  const found = audits(half, t)[0]?.findings ?? [];
  expect(found.map(({ sentence }) => sentence)).toContain('And 20 more of that kind.');
  expect(found.length).toBeLessThan(14);
});

test('every change of one number is found, for any size, and a row of it is shown', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 20 }),
      fc.constantFrom(...SYSTEMS),
      fc.nat(),
      fc.nat(),
      fc.boolean(),
      (players, system, at, to, isWhite) => {
        const view = scheduled({ players, cycles: 1, order: 'fide', system });
        const game = view.games[at % view.games.length] as EventGame;
        const was = isWhite ? game.white : game.black;
        const number = to % (players + 2);
        fc.pre(was !== 0 && number !== was && number !== 0);
        const wrong = changed(view, game.row, isWhite ? { white: number } : { black: number }, true);
        expect(faults(wrong).length).toBeGreaterThan(0);
        expect(suspects(wrong)).toContainEqual(
          expect.objectContaining(
            isWhite ? { round: game.round, white: number } : { round: game.round, black: number },
          ),
        );
        expect([...cells(wrong)].some((cell) => cell.endsWith(String(game.row)))).toBe(true);
      },
    ),
  );
});

test('Spanish sentences', () => {
  const es = textsOf('es');
  const view = changed(scheduled(berger(6)), 3, { black: 4 }, true);
  expect(audits(view, es)[0]?.findings.map(({ sentence }) => sentence)).toEqual([
    'Ronda 1: está 4 Max Frei donde falta 5 Li Wei.',
    'Primera diferencia con la tabla Berger, en la ronda 1: 2-4 en lugar de 2-5.',
  ]);
});
