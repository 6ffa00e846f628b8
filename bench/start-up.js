/**
 * What a custom function costs before it begins: the script is loaded anew for every call.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';
import { median, print, root, show } from './measure.js';

export function startUp() {
  const read = (/** @type {string} */ file) => readFileSync(join(root, 'dist', file), 'utf8');
  const code = read('Code.js');
  const addOn = read('AddOn.js');
  const loads = Array.from({ length: 41 }, () => {
    const context = vm.createContext({});
    const started = performance.now();
    vm.runInContext(code, context, { filename: 'Code.js' });
    vm.runInContext(addOn, context, { filename: 'AddOn.js' });
    const loaded = performance.now();
    vm.runInContext('ROUNDROBIN(8)', context);
    return { load: loaded - started, call: performance.now() - loaded };
  });
  console.log('\nCode.js and AddOn.js in a fresh context, median of 41\n');
  print([
    ['size', 'load', 'first call, ROUNDROBIN(8)', 'together'],
    [
      `${[code, addOn].map((text) => (Buffer.byteLength(text) / 1024).toFixed(0)).join(' + ')} KB`,
      show(median(loads.map((l) => l.load))),
      show(median(loads.map((l) => l.call))),
      show(median(loads.map((l) => l.load + l.call))),
    ],
  ]);
}
