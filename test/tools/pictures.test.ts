/**
 * The page on formats: its pictures and tables are what the functions give, its formulas work, and its links lead somewhere.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { circled, filled, functionsOf } from '../../tools/pictures.js';

type Call = (name: string, ...args: (string | number)[]) => (string | number)[][];
const ROOT = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const page = read('docs/formats.md');
const call = functionsOf(read('dist/Code.js')) as Call;

const games = (table: (string | number)[][]): number[][][] =>
  table.slice(1).map((row) => row.slice(1).map((cell) => String(cell).split('-').map(Number)));

test('the filling method gives the Berger table, the circle method its own, for every even field', () => {
  for (let n = 2; n <= 30; n += 2) {
    const made = filled(n).map((row) => row.map((game) => game.map(({ no }) => no)));
    expect([n, made]).toEqual([n, games(call('ROUNDROBIN', n))]);
    const sorted = (pair: number[]) => [...pair].sort((a, b) => a - b);
    const circles = circled(n).map(({ upper, lower }) => upper.map((no, i) => sorted([no, lower[i] ?? 0])));
    expect([n, circles]).toEqual([
      n,
      games(call('ROUNDROBIN', n, 1, 'circle')).map((round) => round.map(sorted)),
    ]);
  }
});

test('pictures and tables are up to date', () => {
  const run = spawnSync(process.execPath, ['tools/pictures.js', '--check'], { cwd: ROOT, encoding: 'utf8' });
  expect([run.status, run.stderr]).toEqual([0, '']);
});

test('every formula of the page works', () => {
  const formulas = [...page.matchAll(/`=([A-Z]+)\(([^`]*)\)`/g)];
  expect(formulas.length).toBeGreaterThan(8);
  for (const [, name = '', args = ''] of formulas) {
    if (args.includes('!')) continue;
    const values = args.split(/, ?/).map((arg) => (arg.startsWith('"') ? arg.slice(1, -1) : Number(arg)));
    expect(JSON.stringify(call(name, ...values)).length).toBeGreaterThan(8);
  }
});

test('what the page says besides its tables', () => {
  const size = (n: number) => call('ROUNDROBINSIZE', n).map((row) => Number(row[1]));
  for (const n of [6, 8, 12, 30]) {
    const [rounds = 0, , played = 0] = size(n);
    const [more = 0, , many = 0] = size(2 * n);
    expect(Math.round(more / rounds)).toBe(2);
    expect(Math.round(many / played)).toBe(4);
  }
  for (const n of [5, 7, 11]) expect(size(n)[0]).toBe(n);
  const colours = (n: number, cycles = 1) =>
    call('COLORS', n, cycles)
      .slice(1)
      .map((row) => Number(row[row.length - 3]) - Number(row[row.length - 2]));
  expect(colours(7)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(colours(8).map(Math.abs)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  expect(colours(6, 2)).toEqual([0, 0, 0, 0, 0, 0]);
  const sections = call('QUADS', 14)
    .slice(1)
    .map(([section]) => section);
  const sizes = [...new Set(sections)].map((one) => sections.filter((other) => other === one).length);
  expect(Math.min(...sizes)).toBe(4);
});

test('its links lead to files and headings that are there', () => {
  const anchors = [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replace(/ /g, '-'),
  );
  const links = [...page.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
  expect(links.length).toBeGreaterThan(8);
  for (const target of links) {
    const [file = '', anchor = ''] = target.split('#');
    if (file !== '') expect([target, existsSync(join(ROOT, 'docs', file))]).toEqual([target, true]);
    else expect(anchors).toContain(anchor);
  }
  for (const file of ['README.md', 'docs/berger-tables.md', 'CHANGELOG.md'])
    expect(read(file)).toContain('formats.md');
});
