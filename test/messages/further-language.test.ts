/**
 * A further language is one file in `src/messages/` and its name in `languages.ts`: an invented one, built and run.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import vm from 'node:vm';
import * as esbuild from 'esbuild';
import type { Answer } from '../../src/sidebar/calls';
import { buildDist } from '../../tools/bundle.js';
import { createHost } from '../../workbench/host/host';
import { loadScript } from '../host/load-script';

/** Every text ends in `eo`, save those words that no language translates. */
const FILE = `/**
 * An invented language.
 */
import * as en from './en';

function turned<T>(text: T): T;
function turned(text: unknown): unknown {
  if (typeof text === 'string') return text === 'fide' ? text : text + ' eo';
  if (typeof text === 'function') return (...given: unknown[]) => turned(text(...given));
  if (Array.isArray(text)) return text.map((one) => turned(one));
  return typeof text === 'object' && text !== null
    ? Object.fromEntries(Object.entries(text).map(([key, one]) => [key, turned(one)]))
    : text;
}

export const words: typeof en.words = turned(en.words);
export const errors: typeof en.errors = turned(en.errors);
export const reading: typeof en.reading = turned(en.reading);
for (const columns of [reading.playerHeadings, reading.gameHeadings]) columns.no.push('no eo');
reading.playerHeadings.club.push('club eo');
export const tabs: typeof en.tabs = turned(en.tabs);
export const addon: typeof en.addon = turned(en.addon);
export const sidebar: typeof en.sidebar = turned(en.sidebar);
`;

const root = mkdtempSync(join(tmpdir(), 'language-'));
let code = '';

beforeAll(async () => {
  for (const part of [
    'src',
    'appsscript.json',
    'tsconfig.json',
    'tsconfig.base.json',
    'tsconfig.sidebar.json',
  ])
    cpSync(part, join(root, part), { recursive: true });
  writeFileSync(join(root, 'src/messages/eo.ts'), FILE);
  const list = join(root, 'src/messages/languages.ts');
  const text = readFileSync(list, 'utf8')
    .replace("import * as es from './es';", "import * as eo from './eo';\n$&")
    .replace("'es']", "'es', 'eo']")
    .replace(/es: es\.(\w+)/g, '$&, eo: eo.$1');
  writeFileSync(list, text);
  await buildDist(root);
  code = ['Code.js', 'AddOn.js'].map((file) => readFileSync(join(root, 'dist', file), 'utf8')).join('\n');
}, 60_000);

afterAll(() => {
  rmSync(root, { recursive: true });
});

function spreadsheet(locale: string, userLocale: string) {
  const host = createHost({ locale, userLocale });
  const script = loadScript(code, host);
  return {
    host,
    cell: (name: string, ...args: unknown[]): unknown =>
      JSON.parse(JSON.stringify(host.run('function', () => script.call(name, ...args)))),
    call: (name: string, ...args: unknown[]) =>
      host.run('sidebar', () => script.call('bergerCall', name, args)) as Answer<'generate'>,
    open: () => {
      host.run('open', () => script.call('onOpen', {}));
    },
  };
}

test('functions speak it where the spreadsheet does', () => {
  const { cell } = spreadsheet('eo', 'en');
  expect((cell('ROUNDROBIN', 4) as string[][])[0]?.[0]).toBe('Round eo');
  expect(() => cell('ROUNDROBIN', 1)).toThrow(/\(got 1 eo\)\. eo$/);
});

test('its headings are read, and tell the language', () => {
  const { cell } = spreadsheet('en_US', 'en');
  const players = [
    ['No. eo', 'Name eo', 'Club eo', 'Status eo'],
    [1, 'Ana', '', ''],
    [2, 'Luis', '', 'Withdrawn eo'],
  ];
  const games = [
    ['White eo', 'Result eo', 'Black eo'],
    ['Ana', '1-0', 'Luis'],
    ['Bye eo', '', 'Ana'],
  ];
  expect((cell('PAIRINGS', players) as string[][])[0]?.[0]).toBe('Round eo');
  expect(cell('POINTS', games, players, 'keep eo', 'single eo')).toEqual([[1], [0]]);
  expect(() => cell('POINTS', games, players, 'x')).toThrow(/eo$/);
  expect(cell('ROUNDROBINSIZE', 4, 'double eo')).toContainEqual(['Rounds', 6]);
});

test('the menu, the answers and the tabs speak it, and the tabs are found again', () => {
  const { host, call, open } = spreadsheet('eo', 'eo_XX');
  open();
  expect(host.ui.menus[0]?.entries[0]).toMatchObject({ caption: 'Open sidebar eo' });
  const request = { players: { from: 'number', players: 4 }, cycles: 1, order: 'fide', run: 'r' };
  expect(call('generate', { ...request, cycles: 99 })).toMatchObject({
    ok: false,
    problem: expect.stringMatching(/eo$/) as string,
  });
  expect(call('generate', request)).toMatchObject({ ok: true });
  expect(host.workbook.state.sheets.map((sheet) => sheet.name)).toContain('Schedule eo');
  expect(call('open')).toMatchObject({
    ok: true,
    reply: { language: 'eo', playersTab: { where: 'Players eo' } },
  });
});

test('the page has its texts', async () => {
  const built = await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['src/sidebar/parts/texts.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'page',
  });
  const page = vm.createContext({});
  vm.runInContext(built.outputFiles[0]?.text ?? '', page);
  expect(vm.runInContext('page.textsOf("eo").tryAgain', page)).toBe('Try again eo');
});
