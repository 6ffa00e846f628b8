/**
 * Holds the files in `dist/` against the gates; prints each fault and fails where there is one.
 */
import { readFileSync } from 'node:fs';
import { publicFunctions } from './functions.js';
import { codeFaults, pageFaults } from './gates.js';

const code = readFileSync('dist/Code.js', 'utf8');
const faults = [
  ...codeFaults(
    code,
    publicFunctions('.').map((f) => f.name),
  ),
  ...pageFaults(readFileSync('dist/Sidebar.html', 'utf8')),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else
  console.log(`Code.js (${Math.round(Buffer.byteLength(code) / 1024)} KB) and Sidebar.html pass the gates.`);
