/**
 * BEHAVIOUR.md is complete: each row names a test that exists, each guess has its row.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_GUESSES } from '../../../workbench/host/guesses';

const folder = __dirname;
const table = readFileSync(path.join(folder, '../../../workbench/host/BEHAVIOUR.md'), 'utf8');
const tests = readdirSync(folder)
  .filter((file) => file.endsWith('.test.ts') && file !== 'behaviour.test.ts')
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');

const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (behaviour|-+) /.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

describe('BEHAVIOUR.md', () => {
  it('has rows of four cells, each with a level', () => {
    expect(rows.length).toBeGreaterThan(60);
    for (const row of rows) {
      expect(row).toHaveLength(4);
      expect(['documented', 'seen', 'guess']).toContain(row[1]);
    }
  });

  it.each(rows.map((row) => [row[3] ?? '']))('names a test that exists: %s', (name) => {
    expect([`'${name}'`, `"${name}"`].some((quoted) => tests.includes(quoted))).toBe(true);
  });

  it('has one row for each guess that can be flipped', () => {
    const named = rows.filter((row) => row[1] === 'guess').map((row) => /^`(\w+)`/.exec(row[2] ?? '')?.[1]);
    expect(named.filter((name) => name !== undefined).sort()).toEqual(Object.keys(DEFAULT_GUESSES).sort());
    expect(tests.match(/bothWays\('(\w+)'\)/g)?.sort()).toEqual(
      Object.keys(DEFAULT_GUESSES)
        .map((name) => `bothWays('${name}')`)
        .sort(),
    );
  });
});
