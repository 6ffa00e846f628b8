/**
 * `npm run build`: makes `dist/` (what Apps Script gets) and `workbench/dist/` (the local spreadsheet) from scratch.
 */
import { existsSync } from 'node:fs';
import { buildDist } from './tools/bundle.js';

const root = import.meta.dirname;
const started = performance.now();
await buildDist(root);
if (!process.argv.includes('--dist') && existsSync(`${root}/workbench/build.js`)) {
  const { buildWorkbench } = await import('./workbench/build.js');
  await buildWorkbench();
}
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
