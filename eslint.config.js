/**
 * Lint: sound TypeScript, and the import rule: each folder of `src/` may use only the folders below it.
 */
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

const FOLDERS = ['engine', 'cells', 'functions', 'tabs', 'addon', 'sidebar', 'messages'];

/** What each folder may import besides itself. CONTRIBUTING.md shows the same table. */
export const MAY_IMPORT = {
  engine: [],
  messages: [],
  cells: ['engine', 'messages'],
  functions: ['cells', 'engine', 'messages'],
  tabs: ['cells', 'engine', 'messages'],
  addon: ['cells', 'engine', 'functions', 'messages', 'tabs'],
  sidebar: ['engine', 'messages'],
};

const SERVICES = [
  'SpreadsheetApp',
  'LockService',
  'CacheService',
  'PropertiesService',
  'Session',
  'Utilities',
  'HtmlService',
  'ScriptApp',
  'Charts',
];

const PANELS = ['set-up', 'results', 'standings', 'players', 'share'];

/** Folders in a folder, and those beside them that they may not import. */
const ROOMS = {
  'addon/event': ['writing', 'commands'],
  'addon/writing': ['commands'],
  'sidebar/parts': ['page', ...PANELS],
  'sidebar/page': PANELS,
};

/** @param {keyof typeof MAY_IMPORT} folder @param {keyof typeof ROOMS} [room] @returns {import('eslint').Linter.Config} */
function importRule(folder, room) {
  const forbidden = FOLDERS.filter(
    (f) => f !== folder && !MAY_IMPORT[folder].some((allowed) => allowed === f),
  );
  // The page and the add-on share one list of calls; nothing else of the page is seen from outside.
  const pattern = forbidden
    .map((f) => (folder === 'addon' && f === 'sidebar' ? 'sidebar/(?!calls$)' : `${f}/`))
    .join('|');
  return {
    files: [`src/${room ?? folder}/**/*.ts`],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            ...(room === undefined
              ? []
              : [
                  {
                    regex: `^\\.\\./(${ROOMS[room].join('|')})/`,
                    message: `src/${room} may not import this folder (CONTRIBUTING.md, "Folders").`,
                  },
                ]),
            {
              regex: `^(\\./)*(\\.\\./)+(\\./)*(${pattern})`,
              message: `src/${folder} may not import this folder (CONTRIBUTING.md, "Folders").`,
            },
            { regex: '/main$', message: 'Nothing imports src/main.ts.' },
            { regex: '^(?!\\.)', message: 'What ships has no dependencies.' },
            { regex: '(workbench|test|tools|bench)/', message: 'src stands alone.' },
          ],
        },
      ],
    },
  };
}

export default defineConfig(
  { ignores: ['dist/', 'workbench/dist/', 'node_modules/', 'coverage/', 'test/fixtures/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...SERVICES],
      'no-restricted-syntax': [
        'error',
        { selector: 'ImportExpression', message: 'Everything is in one file.' },
      ],
    },
  },
  { files: ['src/addon/**/*.ts'], rules: { 'no-restricted-globals': 'off' } },
  {
    files: ['src/engine/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...SERVICES,
        { name: 'Date', message: 'The engine knows no clock.' },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'The engine knows no chance but a seed.' },
      ],
    },
  },
  ...Object.keys(MAY_IMPORT).map((folder) => importRule(/** @type {keyof typeof MAY_IMPORT} */ (folder))),
  ...Object.keys(ROOMS).map((room) =>
    importRule(
      /** @type {keyof typeof MAY_IMPORT} */ (room.split('/')[0]),
      /** @type {keyof typeof ROOMS} */ (room),
    ),
  ),
  {
    files: ['workbench/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ regex: '/src/', message: 'The workbench runs the built files only.' }] },
      ],
    },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  { files: ['bench/**'], rules: { 'no-console': 'off' } },
);
