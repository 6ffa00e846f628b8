/**
 * What the built files must hold before they may go to Apps Script.
 */
import vm from 'node:vm';
import { Linter } from 'eslint';
import globals from 'globals';
import { parse } from 'acorn';
import { ADD_ON, NAMESPACE } from './wrappers.js';

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

/** The largest `AddOn.js`: what a formula only has to skip over costs a sixth of what it loads. */
export const ADD_ON_LIMIT = 250 * 1024;

/** What is wrong with `Code.js`. @param {string} code @param {readonly string[]} publicNames @returns {string[]} */
export function codeFaults(code, publicNames) {
  return scriptFaults('Code.js', code, [NAMESPACE, ...publicNames], [ADD_ON], CODE_LIMIT);
}

/** What is wrong with `AddOn.js`. @param {string} code @returns {string[]} */
export function addOnFaults(code) {
  return scriptFaults('AddOn.js', code, [ADD_ON], [NAMESPACE], ADD_ON_LIMIT);
}

/**
 * @param {string} file @param {string} code
 * @param {readonly string[]} defined Every global that the file defines.
 * @param {readonly string[]} elsewhere Globals of the other file that it may name.
 * @param {number} limit Bytes.
 */
function scriptFaults(file, code, defined, elsewhere, limit) {
  const bytes = Buffer.byteLength(code);
  return [
    ...languageFaults(file, code, elsewhere),
    ...globalFaults(file, code, defined),
    ...(bytes > limit ? [`${file} has ${bytes} bytes, more than ${limit}`] : []),
  ];
}

/** An ES2019 script that names nothing the platform lacks. @param {string} file @param {string} code @param {readonly string[]} elsewhere */
function languageFaults(file, code, elsewhere) {
  const known = Object.fromEntries(
    [...Object.keys(globals.es2019), ...SERVICES, ...elsewhere].map((name) => [name, 'readonly']),
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
  return messages.map((m) => `${file} line ${m.line}: ${m.message}`);
}

/** Loaded alone, where no service exists, it defines its names and nothing else. @param {string} file @param {string} code @param {readonly string[]} defined */
function globalFaults(file, code, defined) {
  const context = vm.createContext({});
  const names = () =>
    /** @type {string[]} */ (vm.runInContext('Object.getOwnPropertyNames(globalThis)', context));
  const before = new Set(names());
  try {
    vm.runInContext(code, context, { filename: file });
  } catch (error) {
    return [
      `${file} does not load without services: ${error instanceof Error ? error.message : String(error)}`,
    ];
  }
  const own = names()
    .filter((name) => !before.has(name))
    .sort();
  const wanted = [...defined].sort();
  return own.join() === wanted.join() ? [] : [`${file} defines ${own.join(' ')}, not ${wanted.join(' ')}`];
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
