/**
 * What the built files must hold before they may go to Apps Script.
 */
import vm from 'node:vm';
import { Linter } from 'eslint';
import globals from 'globals';
import { parse } from 'acorn';
import { NAMESPACE } from './wrappers.js';

/** The services that `src/addon/` may use; anything else that `Code.js` reaches for is a fault. */
export const SERVICES = [
  'CacheService',
  'Charts',
  'HtmlService',
  'LockService',
  'PropertiesService',
  'ScriptApp',
  'Session',
  'SpreadsheetApp',
  'Utilities',
  'console',
];

/** The largest `Code.js` that still loads quickly. */
export const CODE_LIMIT = 200 * 1024;

/** What is wrong with `Code.js`. @param {string} code @param {readonly string[]} publicNames @returns {string[]} */
export function codeFaults(code, publicNames) {
  return [
    ...languageFaults(code),
    ...globalFaults(code, publicNames),
    ...(Buffer.byteLength(code) > CODE_LIMIT
      ? [`Code.js has ${Buffer.byteLength(code)} bytes, more than ${CODE_LIMIT}`]
      : []),
  ];
}

/** An ES2019 script that names nothing the platform lacks. @param {string} code */
function languageFaults(code) {
  const known = Object.fromEntries(
    [...Object.keys(globals.es2019), ...SERVICES].map((name) => [name, 'readonly']),
  );
  const messages = new Linter({ configType: 'flat' }).verify(code, [
    {
      languageOptions: {
        ecmaVersion: 2019,
        sourceType: 'script',
        globals: /** @type {Record<string, 'readonly'>} */ (known),
      },
      linterOptions: { reportUnusedDisableDirectives: 'off' },
      rules: { 'no-undef': 'error' },
    },
  ]);
  return messages.map((m) => `Code.js line ${m.line}: ${m.message}`);
}

/** Loaded where no service exists, it defines the public names and the namespace, and nothing else. @param {string} code @param {readonly string[]} publicNames */
function globalFaults(code, publicNames) {
  const context = vm.createContext({});
  const names = () =>
    /** @type {string[]} */ (vm.runInContext('Object.getOwnPropertyNames(globalThis)', context));
  const before = new Set(names());
  try {
    vm.runInContext(code, context, { filename: 'Code.js' });
  } catch (error) {
    return [
      `Code.js does not load without services: ${error instanceof Error ? error.message : String(error)}`,
    ];
  }
  const own = names()
    .filter((name) => !before.has(name))
    .sort();
  const wanted = [NAMESPACE, ...publicNames].sort();
  return own.join() === wanted.join() ? [] : [`Code.js defines ${own.join(' ')}, not ${wanted.join(' ')}`];
}

/** What is wrong with the page. HtmlService takes comments for its own and cuts inside template literals. @param {string} page @returns {string[]} */
export function pageFaults(page) {
  /** @type {string[]} */
  const faults = [];
  if (page.includes('`')) faults.push('has a backtick');
  if (page.includes('<!--')) faults.push('has an HTML comment');
  if (page.includes('<?')) faults.push('has a scriptlet');
  if (/(src|href)\s*=\s*["']?\s*(https?:)?\/\//i.test(page) || /url\(\s*["']?(https?:)?\/\//i.test(page))
    faults.push('loads something remote');
  for (const [, script = ''] of page.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)) {
    parse(script, {
      ecmaVersion: 2019,
      sourceType: 'script',
      onComment: (_block, text) => faults.push(`has a comment in its script: ${text.slice(0, 40)}`),
      onToken: (token) => {
        if (token.type.label === 'regexp' && /\/\/|\/\*/.test(script.slice(token.start, token.end))) {
          faults.push(`has // or /* in a regular expression: ${script.slice(token.start, token.end)}`);
        }
      },
    });
  }
  for (const [, style = ''] of page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) {
    if (/\/\*|\/\//.test(style.replace(/"[^"]*"|'[^']*'/g, ''))) faults.push('has a comment in its style');
  }
  return faults.map((fault) => `Sidebar.html ${fault}`);
}
