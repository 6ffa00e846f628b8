/**
 * All tests of knockout, planning, results and standings as one file, so that a mutation run loads the engine once for
 * each mutant. Property tests try a handful of events and do not shrink what fails.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 6, endOnFailure: true });

for (const folder of ['knockout', 'planning', 'results', 'standings'].map((name) =>
  join(__dirname, 'engine', name),
))
  for (const file of readdirSync(folder))
    if (file.endsWith('.test.ts')) jest.requireActual(join(folder, file));
