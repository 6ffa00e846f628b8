/**
 * Finds a Chromium for the browser tests, or installs one: `node tools/chromium.js` prints its path.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './find-chromium.js';

/**
 * The path of a Chromium; where there is none, one is installed: by Playwright, else by Debian's package manager as root.
 * @returns {string}
 */
export function ensureChromium() {
  const present = findChromium();
  if (present) return present;
  console.log('No Chromium found; installing one for the browser tests.');
  for (const install of [installByPlaywright, installByDebian]) {
    install();
    const found = findChromium();
    if (found) return found;
  }
  throw new Error(
    'The browser tests need Chromium, and none could be installed. Install it (on Debian: apt-get install chromium fonts-liberation) or set CHROMIUM to its path.',
  );
}

function installByPlaywright() {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  run(process.execPath, [cli, 'install', 'chromium']);
}

function installByDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  run('apt-get', ['update']);
  run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']);
}

/**
 * Failure shows in that nothing is found afterwards.
 * @param {string} command
 * @param {readonly string[]} args
 */
function run(command, args) {
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch (error) {
    console.error(`${command} ${args.join(' ')}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(ensureChromium());
