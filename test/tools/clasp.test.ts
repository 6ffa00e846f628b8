/**
 * The way into Google Sheets that the README shows, with the real clasp against a server on loopback:
 * no network and no account are needed.
 */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const clasp = resolve('node_modules/.bin/clasp');
const files = ['AddOn.js', 'Code.js', 'Sidebar.html', 'appsscript.json'];

test('clasp would send exactly the built files', () => {
  const out = execFileSync(clasp, ['status', '--json'], { encoding: 'utf8' });
  const { filesToPush } = JSON.parse(out) as { filesToPush: string[] };
  expect([...filesToPush].sort()).toEqual(files.map((file) => `dist/${file}`));
});

test('the manifest asks for nothing beyond this spreadsheet and the sidebar', () => {
  const manifest = JSON.parse(readFileSync('dist/appsscript.json', 'utf8')) as Record<string, unknown>;
  expect(manifest).toMatchObject({
    runtimeVersion: 'V8',
    oauthScopes: [
      'https://www.googleapis.com/auth/spreadsheets.currentonly',
      'https://www.googleapis.com/auth/script.container.ui',
    ],
  });
  expect(manifest).not.toHaveProperty('addOns');
});

describe('the commands of the README', () => {
  jest.setTimeout(60_000); // clasp takes seconds to start

  const log: string[] = [];
  let pushed: { name: string; type: string; source: string }[] = [];
  let server: Server;
  let folder: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const call = `${request.method} ${request.url?.split('?')[0]}`;
        log.push(call);
        const body = chunks.length > 0 ? (JSON.parse(Buffer.concat(chunks).toString()) as never) : undefined;
        const reply = answer(call, body);
        response.writeHead(reply ? 200 : 404, { 'content-type': 'application/json' });
        response.end(JSON.stringify(reply ?? { error: { code: 404, message: call } }));
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'berger-clasp-')));
    cpSync('dist', join(folder, 'dist'), { recursive: true });
    cpSync('.clasp.json', join(folder, '.clasp.json'));
    const token = {
      type: 'authorized_user',
      access_token: 'x',
      refresh_token: 'x',
      client_id: 'x',
      client_secret: 'x',
    };
    writeFileSync(
      join(folder, '.clasprc.json'),
      JSON.stringify({ tokens: { default: { ...token, expiry_date: Date.now() + 3_600_000 } } }),
    );
  });

  afterAll(async () => {
    await new Promise((done) => server.close(done));
    rmSync(folder, { recursive: true });
  });

  function answer(call: string, body: { files: typeof pushed } | undefined): object | undefined {
    switch (call) {
      case 'POST /drive/v3/files':
        return { id: 'a-spreadsheet' };
      case 'POST /v1/projects':
        return { scriptId: 'a-script' };
      case 'GET /v1/projects/a-script/content':
        return { scriptId: 'a-script', files: [{ name: 'appsscript', type: 'JSON', source: '{}' }] };
      case 'PUT /v1/projects/a-script/content':
        pushed = body?.files ?? [];
        return { scriptId: 'a-script', files: pushed };
      default:
        return undefined;
    }
  }

  const run = (...args: string[]) =>
    promisify(execFile)(
      process.execPath,
      [realpathSync(clasp), '-A', join(folder, '.clasprc.json'), '-P', '.clasp.mine.json', ...args],
      {
        cwd: folder,
        env: {
          ...process.env,
          NODE_OPTIONS: `--import ${resolve('test/tools/clasp-redirect.mjs')}`,
          FAKE_APPS_SCRIPT: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
        },
      },
    );

  test('make a spreadsheet with the script in it, then send the built files, the manifest too', async () => {
    writeFileSync(join(folder, '.clasp.mine.json'), '{ "rootDir": "dist" }');
    await run('create-script', '--type', 'sheets', '--title', 'Berger', '--rootDir', 'dist');
    expect(JSON.parse(readFileSync(join(folder, '.clasp.mine.json'), 'utf8'))).toMatchObject({
      scriptId: 'a-script',
      rootDir: 'dist',
    });
    cpSync('dist', join(folder, 'dist'), { recursive: true }); // npm run build: create-script fetched an empty manifest
    await run('push', '-f');
    expect(log).toContain('PUT /v1/projects/a-script/content');
    expect(pushed.map((f) => [f.name, f.type]).sort()).toEqual([
      ['AddOn', 'SERVER_JS'],
      ['Code', 'SERVER_JS'],
      ['Sidebar', 'HTML'],
      ['appsscript', 'JSON'],
    ]);
    for (const file of files) {
      const sent = pushed.find((f) => file.startsWith(`${f.name}.`));
      expect(sent?.source).toBe(readFileSync(join('dist', file), 'utf8'));
    }
    expect(readFileSync(join(folder, '.clasp.json'), 'utf8')).toBe(readFileSync('.clasp.json', 'utf8'));
  });
});
