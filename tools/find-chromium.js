/**
 * Finds the Chromium that the browser tests use.
 */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The path of a Chromium that is there: the environment's, Playwright's own, the system's. */
export function findChromium() {
  const named = process.env['CHROMIUM'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM is set to ${named}, but there is no such file.`);
  }
  return [chromium.executablePath(), ...SYSTEM].find((path) => path !== '' && existsSync(path));
}
