/**
 * The tests that a mutation run of `stryker.config.json` repeats for every mutant: only the pure functions of
 * knockout, planning, results and standings, without a build.
 */
import jestConfig from './jest.config.js';

const [unit] = jestConfig.projects ?? [];
if (typeof unit !== 'object') throw new Error('jest.config.js: the first project is the unit tests');

/** @type {import('jest').Config} */
export default { ...unit, displayName: 'mutation', testMatch: ['<rootDir>/test/mutation.ts'] };
