/**
 * `npm run bench`: how fast, measured beside other packages in one run. Prints medians; never a test.
 */
import { cpus } from 'node:os';
import { buildDist } from '../tools/bundle.js';
import { root } from './measure.js';
import { schedules } from './schedules.js';
import { standings } from './standings.js';
import { startUp } from './start-up.js';

console.log(`Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}\n`);
await buildDist(root);
await schedules();
await standings();
startUp();
