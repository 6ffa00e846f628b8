/**
 * The sheet functions of the built file, as a cell calls them: with few rights, and without any service at all.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHost, type HostOptions } from '../../workbench/host/host';
import { loadScript } from './load-script';

const CODE = readFileSync(join(__dirname, '../../dist/Code.js'), 'utf8');

function inCell(options: HostOptions = {}) {
  const host = createHost(options);
  const script = loadScript(CODE, host);
  return (name: string, ...args: unknown[]): unknown => {
    const value = host.run('function', () => script.call(name, ...args));
    return JSON.parse(JSON.stringify(value));
  };
}

test('the file defines the public functions and one private name', () => {
  const { globals } = loadScript(CODE, createHost());
  expect(globals).toEqual([
    ...[
      'Berger_',
      'CHECKSCHEDULE',
      'COLORS',
      'CROSSTABLE',
      'DIRECTENCOUNTER',
      'DRAWLOTS',
      'EXPECTEDSCORE',
      'EXPLAIN',
      'FORMATADVICE',
      'KOYA',
      'MEETING',
      'PAIRINGS',
      'PERFORMANCE',
      'PLAYERSCHEDULE',
      'PLAYINGTIME',
      'POINTS',
      'POOLS',
      'PROGRESS',
      'QUADS',
      'RATINGCHANGE',
      'ROUNDROBIN',
      'ROUNDROBINSIZE',
      'SCHEVENINGEN',
      'SONNEBORN',
      'STANDINGS',
      'TEAMSTANDINGS',
      'TIEBREAK',
      'WALLCHART',
      'WHYABOVE',
      'WINS',
      'WITHDRAWAL',
    ],
    ...[
      'bergerCall',
      'checkThisSheet',
      'generateFromSelection',
      'onInstall',
      'onOpen',
      'openSidebar',
      'showHelp',
    ],
  ]);
});

const GAMES = [
  [1, '½', 1],
  ['', 0, ''],
];

test.each<[string, unknown[], unknown]>([
  [
    'ROUNDROBIN',
    [4],
    [
      ['Round', 'Board 1', 'Board 2'],
      [1, '1-4', '2-3'],
      [2, '4-3', '1-2'],
      [3, '2-4', '3-1'],
    ],
  ],
  [
    'PAIRINGS',
    [3, 1, 1],
    [
      ['Round', 'Board', 'White', 'Black'],
      [1, 1, 2, 3],
      [1, '', 1, 'Bye'],
    ],
  ],
  [
    'MEETING',
    [4, 1, 2],
    [
      ['Round', 'Board', 'White', 'Black'],
      [2, 2, 1, 2],
    ],
  ],
  ['ROUNDROBINSIZE', [5], expect.arrayContaining([['Rounds', 5]])],
  [
    'POINTS',
    [
      [
        ['×', 1],
        [0, '×'],
      ],
    ],
    [[1], [0]],
  ],
  [
    'SONNEBORN',
    [
      [
        ['×', 1],
        [0, '×'],
      ],
    ],
    [[0], [0]],
  ],
  [
    'WINS',
    [
      [
        ['×', 1],
        [0, '×'],
      ],
    ],
    [[1], [0]],
  ],
])('%s can be called from a cell', (name, args, value) => {
  expect(inCell()(name, ...args)).toEqual(value);
});

test('what one of them gives, another takes', () => {
  const call = inCell();
  const results = (schedule: unknown) =>
    new Set((call('CHECKSCHEDULE', schedule) as unknown[][]).slice(1).map((row) => row.at(-2)));
  expect(results(call('PAIRINGS', call('QUADS', 8)))).toEqual(new Set(['OK']));
  expect(results(call('SCHEVENINGEN', 4, 4))).toEqual(new Set(['OK']));
});

test('they speak the language of the spreadsheet, English where it cannot be read', () => {
  const heading = (options: HostOptions) => (inCell(options)('ROUNDROBIN', 4) as string[][])[0]?.[0];
  expect(heading({ locale: 'es_MX' })).toBe('Ronda');
  expect(heading({ locale: 'de_DE' })).toBe('Round');
  expect(heading({ locale: 'es_MX', guesses: { functionReadsLocale: false } })).toBe('Round');
});

test('an error is one sentence that begins with the function', () => {
  expect(() => inCell()('ROUNDROBIN', 2.5)).toThrow(
    'ROUNDROBIN: players must be a whole number from 2 to 500, or a range of names (got 2.5).',
  );
  expect(() => inCell()('POINTS', GAMES)).toThrow(/^POINTS: /);
});
