/**
 * The open page takes over what is built anew: functions, menu, sidebar.
 */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Workbench } from './browser';

const BUILT = join(__dirname, '..', '..', 'dist');
const dist = mkdtempSync(join(tmpdir(), 'berger-dist-'));
const code = join(dist, 'Code.js');
const sidebar = join(dist, 'Sidebar.html');

let bench: Workbench;
beforeAll(async () => {
  copyFileSync(join(BUILT, 'Code.js'), code);
  copyFileSync(join(BUILT, 'AddOn.js'), join(dist, 'AddOn.js'));
  copyFileSync(join(BUILT, 'Sidebar.html'), sidebar);
  bench = await Workbench.open({ dist });
});
afterAll(async () => {
  await bench.close();
  rmSync(dist, { recursive: true });
});

test('a new function, a new menu and a new sidebar page', async () => {
  await bench.type('A12', '=NEWEST()');
  expect(await bench.cell('A12')).toBe('#NAME?');
  const page = await bench.sidebar();
  await page.getByRole('button', { name: 'Generate schedule' }).waitFor();

  writeFileSync(sidebar, '<!doctype html><title>New</title><p>A new page</p>');
  writeFileSync(
    code,
    `${readFileSync(code, 'utf8')}
/**
 * The newest.
 *
 * @return Text.
 * @customfunction
 */
function NEWEST() {
  return 'new';
}
`,
  );
  expect(await bench.until(() => bench.cell('A12'), 'new')).toBe('new');
  await page.getByText('A new page').waitFor();
  expect(bench.problems).toEqual([]);
});
