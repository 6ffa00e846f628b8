/**
 * Builds once before all tests, so that a test of `dist/` never sees a stale file.
 */
import { execFileSync } from 'node:child_process';

export default function setup() {
  if (process.env['BERGER_BUILT'] === '1') return;
  execFileSync(process.execPath, ['build.js'], { stdio: 'inherit' });
}
