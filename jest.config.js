/**
 * Three ways to the same truth: `unit` (pure functions), `host` (the built bundle in an empty context on the
 * in-memory stand-in) and `e2e` (the workbench in a real browser).
 */
const common = {
  transform: {
    '^.+\\.[jt]sx?$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
    ],
  },
  testEnvironment: 'node',
};

/** @type {import('jest').Config} */
export default {
  globalSetup: './test/global-setup.js',
  coverageProvider: 'babel',
  collectCoverageFrom: ['src/**/*.ts'],
  projects: [
    {
      ...common,
      displayName: 'unit',
      setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      testPathIgnorePatterns: ['<rootDir>/test/host/', '<rootDir>/test/e2e/'],
    },
    { ...common, displayName: 'host', testMatch: ['<rootDir>/test/host/**/*.test.ts'] },
    { ...common, displayName: 'e2e', testMatch: ['<rootDir>/test/e2e/**/*.test.ts'] },
  ],
};
