/**
 * What `clasp push` would send: exactly the three built files. Works without a network or an account.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

test('clasp sends exactly the three built files', () => {
  const out = execFileSync('node_modules/.bin/clasp', ['status', '--json'], { encoding: 'utf8' });
  const { filesToPush } = JSON.parse(out) as { filesToPush: string[] };
  expect([...filesToPush].sort()).toEqual(['dist/Code.js', 'dist/Sidebar.html', 'dist/appsscript.json']);
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
