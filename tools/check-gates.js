/**
 * Holds the files in `dist/` against the gates; prints each fault and fails where there is one.
 */
import { readFileSync } from 'node:fs';
import { publicFunctions } from './functions.js';
import { addOnFaults, codeFaults, pageFaults } from './gates.js';

const code = readFileSync('dist/Code.js', 'utf8');
const addOn = readFileSync('dist/AddOn.js', 'utf8');
const faults = [
  ...codeFaults(
    code,
    publicFunctions('.').map((f) => f.name),
  ),
  ...addOnFaults(addOn),
  ...pageFaults(readFileSync('dist/Sidebar.html', 'utf8')),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else
  console.log(
    `Code.js (${kilobytes(code)} KB), AddOn.js (${kilobytes(addOn)} KB) and Sidebar.html pass the gates.`,
  );

/** @param {string} text */
function kilobytes(text) {
  return Math.round(Buffer.byteLength(text) / 1024);
}
