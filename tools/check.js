/**
 * `npm run check`: types, lint, format, docs and gates, two at a time. What a check says is printed when it ends;
 * the exit code is 1 where one of them fails.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The slow ones first. The docs and the gates look at what is built. @type {readonly string[]} */
const CHECKS = ['check:types', 'check:lint', 'check:format', 'check:dist'];

/** @param {string} name @returns {Promise<boolean>} */
function passes(name) {
  const started = performance.now();
  const child = spawn('npm', ['run', '--silent', name], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (said += text));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${said}${name}: ${code === 0 ? 'passed' : 'FAILED'} (${seconds} s)`);
      resolve(code === 0);
    });
  });
}

const waiting = [...CHECKS];
async function lane() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
    if (!(await passes(name))) process.exitCode = 1;
}
await Promise.all([lane(), lane()]);
