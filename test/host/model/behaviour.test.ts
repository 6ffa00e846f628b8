/**
 * BEHAVIOUR.md is complete: each row names a test that exists, each guess has its row, and the menu item tries each row
 * that a script can try.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { BY_HAND, trialsOn, type Bench } from '../../../src/addon/commands/check-sheet-trials';
import { DEFAULT_GUESSES } from '../../../workbench/host/model/guesses';

const folder = __dirname;
const table = readFileSync(path.join(folder, '../../../workbench/host/BEHAVIOUR.md'), 'utf8');
const tests = readdirSync(folder)
  .filter((file) => file.endsWith('.test.ts') && file !== 'behaviour.test.ts')
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');

const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (id|-+) /.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

describe('BEHAVIOUR.md', () => {
  it('has rows of five cells, each with a level', () => {
    expect(rows.length).toBeGreaterThan(60);
    for (const row of rows) {
      expect(row).toHaveLength(5);
      expect(['documented', 'seen', 'guess']).toContain(row[2]);
    }
  });

  it.each(rows.map((row) => [row[4] ?? '']))('names a test that exists: %s', (name) => {
    expect([`'${name}'`, `"${name}"`].some((quoted) => tests.includes(quoted))).toBe(true);
  });

  it('has one row for each guess that can be flipped', () => {
    const guesses = rows.filter((row) => row[2] === 'guess');
    const named = guesses.map((row) => /^`(\w+)`/.exec(row[3] ?? '')?.[1]);
    expect(named.filter((name) => name !== undefined).sort()).toEqual(Object.keys(DEFAULT_GUESSES).sort());
    expect(tests.match(/bothWays\('(\w+)'\)/g)?.sort()).toEqual(
      Object.keys(DEFAULT_GUESSES)
        .map((name) => `bothWays('${name}')`)
        .sort(),
    );
  });

  it('has a trial in the menu item for each row, or the row is listed there as to be tried by hand', () => {
    expect(rows.map((row) => row[0]).sort()).toEqual(
      [...Object.keys(trialsOn({} as Bench)), ...BY_HAND.split(' ')].sort(),
    );
  });

  it('calls a guess by the name of its switch', () => {
    for (const [id, , level, source = ''] of rows)
      if (level === 'guess' && source.startsWith('`')) expect(source).toContain(`\`${String(id)}\``);
  });
});
