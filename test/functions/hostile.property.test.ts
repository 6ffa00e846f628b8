/**
 * Every function, whatever it is given: a value that Sheets can show, or one sentence that begins with its name.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Argument } from '../../src/cells/value';
import { runs } from '../runs';
import { GAMES, PLAYERS } from './event-tables';
import { argument, garbage } from './garbage';

type SheetFunction = (...given: Argument[]) => unknown;

const NAMES = [
  ['Ana', 2000, 'BUL'],
  ['Ben', 2100, 'ESP'],
  ['Cem', '', 'BUL'],
  ['Dan', 1900, ''],
];
const OTHERS = [['Eva'], ['Finn'], ['Gil'], ['Hope']];
const TEAMS = [
  ['No.', 'Name', 'Team'],
  [1, 'Ana', 'North'],
  [2, 'Ben', 'South'],
];
const MATCH = [
  ['Round', 'White', 'Result', 'Black'],
  [1, 'Ana', '1-0', 'Ben'],
  [2, 'Ben', '½-½', 'Ana'],
];

/** Good arguments, which the tests spoil: all that a function takes. */
const GOOD: Readonly<Record<string, readonly Argument[]>> = {
  CHECKSCHEDULE: [GAMES, 1],
  COLORS: [NAMES, 2, 'berger', 'fide'],
  CROSSTABLE: [PLAYERS, GAMES, 'rank', 'fide', 1, '1-½-0'],
  DIRECTENCOUNTER: [GAMES, PLAYERS, 'fide', 1, '1-½-0'],
  DRAWLOTS: [NAMES, 'club 2027', 'lot'],
  EXPECTEDSCORE: [2000, [[1900], [2100]]],
  EXPLAIN: ['Ana', 'DE', PLAYERS, GAMES, 'DE', 'fide', 1, '1-½-0'],
  FORMATADVICE: [NAMES],
  KOYA: [GAMES, PLAYERS, 0, 'fide', 1, '1-½-0'],
  MEETING: [NAMES, 'Ana', 3, 2, 'berger', 'fide'],
  PAIRINGS: [NAMES, 2, 1, 'berger', 'fide'],
  PERFORMANCE: [GAMES, PLAYERS],
  PLAYERSCHEDULE: ['Dan', GAMES],
  PLAYINGTIME: [NAMES, 90, 30, 2, 240, 15],
  POINTS: [GAMES, PLAYERS, 'fide', 1, '1-½-0'],
  POOLS: [NAMES, 2, 'snake'],
  PROGRESS: [PLAYERS, GAMES, 'fide', 1, '1-½-0'],
  QUADS: [NAMES, 4],
  RATINGCHANGE: [2000, [[1900], [2100]], [[1], ['½']], 20],
  ROUNDROBIN: [NAMES, 2, 'berger', 'fide'],
  ROUNDROBINSIZE: [NAMES, 2],
  SCHEVENINGEN: [NAMES, OTHERS, 2],
  SONNEBORN: [GAMES, PLAYERS, 'fide', 1, '1-½-0'],
  STANDINGS: [PLAYERS, GAMES, 'SB, DE', 'fide', 1, '1-½-0'],
  TEAMSTANDINGS: [TEAMS, MATCH, 'fide', 2, '1-½-0'],
  TIEBREAK: [GAMES, 'SB', PLAYERS, 'fide', 1, '1-½-0'],
  WALLCHART: [PLAYERS, GAMES, 'fide', 1, '1-½-0'],
  WHYABOVE: ['Ana', 2, PLAYERS, GAMES, 'WIN', 'fide', 1, '1-½-0'],
  WINS: [GAMES, PLAYERS, 'fide', 1, '1-½-0'],
  WITHDRAWAL: ['Dan', PLAYERS, GAMES, 1, '1-½-0'],
};

const folder = join(__dirname, '../../src/functions');
const FUNCTIONS = readdirSync(folder).map((file): [string, SheetFunction, readonly Argument[]] => {
  const name = file.replace('.ts', '').toUpperCase();
  const exported: Readonly<Record<string, SheetFunction | undefined>> = jest.requireActual(
    join(folder, file),
  );
  const [fn, given] = [exported[name], GOOD[name]];
  if (fn === undefined || given === undefined)
    throw new Error(`${name}: no such function, or no good arguments`);
  return [name, fn, given];
});
const OPTIONS = [
  '',
  'varma',
  'rating',
  'order',
  'snake',
  'crenshaw',
  'circle',
  'annul',
  'keep',
  '3-1-0',
  4,
  7,
  30,
];
const anything = fc.oneof(argument, fc.constantFrom<unknown>(...OPTIONS));

function answers(name: string, fn: SheetFunction, given: readonly Argument[]): void {
  let value: unknown;
  try {
    value = fn(...given);
  } catch (error) {
    expect((error as Error).message).toMatch(new RegExp(`^${name}: [^\\n]+\\.$`, 'u'));
    expect((error as Error).constructor.name).toBe('Error');
    return;
  }
  const rows = (Array.isArray(value) ? value : [[value]]) as unknown[][];
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect(row).toHaveLength(rows[0]?.length ?? 0);
    for (const cell of row) expect(typeof cell === 'string' || Number.isFinite(cell)).toBe(true);
  }
}

describe.each(FUNCTIONS)('%s', (name, fn, good) => {
  test('its good arguments are good', () => {
    expect(() => fn(...good)).not.toThrow();
  });

  test('an argument goes bad', () => {
    fc.assert(
      fc.property(fc.nat(), anything, (at, bad) => {
        answers(
          name,
          fn,
          good.map((one, i) => (i === at % good.length ? (bad as Argument) : one)),
        );
      }),
      runs(120),
    );
  });

  test('all arguments are bad', () => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: good.length + 1 }), (given) => {
        answers(name, fn, given as Argument[]);
      }),
      runs(80),
    );
  });

  test('one cell of a good range goes bad', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), garbage, (at, r, c, cell) => {
        answers(
          name,
          fn,
          good.map((one, i) => {
            if (i !== at % good.length || !Array.isArray(one)) return one;
            const rows = (one as unknown[][]).slice(0, 14).map((row) => [...row]);
            const row = rows[r % rows.length];
            if (row !== undefined) row[c % row.length] = cell;
            return rows as Argument;
          }),
        );
      }),
      runs(120),
    );
  });
});
