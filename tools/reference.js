/**
 * The texts made from the functions' own help and the engine's registry: the table in the README, `docs/reference.md`,
 * the codes in `docs/tie-breaks.md`.
 * `node tools/reference.js` writes them, `--check` only says whether they are up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import * as esbuild from 'esbuild';
import * as prettier from 'prettier';
import { exampleRanges } from './example.js';
import { sheetFunctions } from './functions.js';

const START = '<!-- functions: made by npm run docs -->';
const END = '<!-- end of functions -->';
const CODES_START = '<!-- codes: made by npm run docs -->';
const CODES_END = '<!-- end of codes -->';

/** @param {import('./functions.js').PublicFunction} f */
const signature = (f) =>
  `${f.name}(${f.parameters.map((p) => (p.optional ? `[${p.name}]` : p.name)).join(', ')})`;

/** @param {string} text */
const escape = (text) => text.replace(/[|\\*_[\]]/g, '\\$&');

/** What a function gives, in a few words: its first clause, without sources. @param {string} text */
const inShort = (text) => {
  const clause = text.replace(/ \([^)]*\)/g, '').match(/^.*?(?=[.:](\s|$))/)?.[0] ?? text;
  return `${clause}.`;
};

/** @param {readonly import('./functions.js').PublicFunction[]} functions */
export function table(functions) {
  return [
    '| function | what it gives |',
    '| --- | --- |',
    ...functions.map(
      (f) =>
        `| [\`${signature(f)}\`](docs/reference.md#${f.name.toLowerCase()}) | ${escape(inShort(f.description))} |`,
    ),
  ].join('\n');
}

/** Longer results are cut after this many rows. */
const MOST_ROWS = 16;

/**
 * The reference: each function with worked examples, computed by the built file itself.
 * @param {readonly import('./functions.js').PublicFunction[]} functions @param {string} code `dist/Code.js`
 */
export function reference(functions, code) {
  const context = createContext({});
  runInContext(code, context);
  /** @type {Parameters<typeof exampleRanges>[0]} */
  const call = (name, ...args) => runInContext(name, context)(...args);
  const ranges = exampleRanges(call);
  const parts = functions.map((f) => {
    const lines = [`## ${f.name}`, '', `\`=${signature(f)}\``, '', escape(f.description), ''];
    for (const p of f.parameters) lines.push(`- \`${p.name}\`: ${escape(p.text)}`);
    lines.push('', `**Returns** ${escape(f.returns)}`, '');
    if (f.remarks) lines.push(escape(f.remarks), '');
    for (const example of f.examples)
      lines.push('```text', example, '```', '', ...worked(example, context, ranges), '');
    return lines.join('\n');
  });
  return `# The sheet functions

Made from the functions' own help by \`npm run docs\`; do not edit. In a cell every function begins with \`=\`; in a
spreadsheet whose locale writes numbers with a decimal comma, separate the arguments with \`;\`.

${functions.map((f) => `- [${f.name}](#${f.name.toLowerCase()})`).join('\n')}

The examples are worked on one small event. \`A2:A9\` holds the names, \`B2:I9\` the results of this crosstable,
\`Players\` and \`Schedule\` are tabs with the players (number, name, rating) and the games. \`A1:B5\` and \`D1:G5\`
are the players (name, team) and the games of a match of two teams.

${markdown(call('CROSSTABLE', ranges['Players!A1:M'], ranges['Schedule!A1:I']))}

${parts.join('\n')}`;
}

/**
 * What an example gives. @param {string} example @param {import('node:vm').Context} context
 * @param {Record<string, (string | number)[][]>} ranges
 */
function worked(example, context, ranges) {
  const formula = /^=([A-Z]+\(.*\))$/.exec(example)?.[1];
  if (!formula) throw new Error(`an example is a formula, not ${example}`);
  context['ranges'] = ranges;
  const call = formula.replace(/(\w+!)?[A-Z]+\d*:[A-Z]+\d*/g, (range) => {
    if (!ranges[range]) throw new Error(`${example}: the reference has no ${range} to work on`);
    return `ranges[${JSON.stringify(range)}]`;
  });
  const result = /** @type {(string | number)[][] | string | number} */ (runInContext(call, context));
  return [markdown(Array.isArray(result) ? result : [[result]])];
}

/** A table; one that has no headings of its own gets blank ones. @param {(string | number)[][]} rows */
function markdown(rows) {
  const titled =
    rows.length > 1 && (rows[0]?.length ?? 0) > 1 && rows[0]?.every((cell) => typeof cell === 'string');
  const head = (titled && rows[0]) || (rows[0] ?? []).map(() => '');
  const body = titled ? rows.slice(1) : rows;
  /** @param {(string | number)[]} row */
  const line = (row) => `| ${row.map((cell) => escape(String(cell))).join(' | ')} |`;
  const cut = body.length > MOST_ROWS + 1 ? [head.map((_, i) => (i === 0 ? '…' : ''))] : [];
  const shown = cut.length > 0 ? body.slice(0, MOST_ROWS) : body;
  return [line(head), `| ${head.map(() => '---').join(' | ')} |`, ...[...shown, ...cut].map(line)].join('\n');
}

/** Every tie-break of the engine's registry. */
async function tieBreakTable() {
  const { outputFiles } = await esbuild.build({
    entryPoints: ['src/engine/standings/registry.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'registry',
  });
  const context = createContext({});
  runInContext(outputFiles[0]?.text ?? '', context);
  const all = /** @type {Map<string, { code: string, name: string, help: string, article?: string }>} */ (
    runInContext('registry.TIE_BREAKS', context)
  );
  const rows = [...all.values()].map(
    (t) => `| ${t.code} | ${t.name} | ${escape(t.help)} | ${t.article ?? ''} |`,
  );
  return ['| code | name | what it is | source |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** A file's text with what stands between two markers exchanged. @param {string} file @param {string} start @param {string} end @param {string} text */
function between(file, start, end, text) {
  const [before, rest] = readFileSync(file, 'utf8').split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${file} needs ${start} and ${end}`);
  return `${before}${start}\n\n${text}\n\n${end}${after}`;
}

async function main() {
  const check = process.argv.includes('--check');
  const functions = sheetFunctions('.');
  const wanted = {
    'README.md': between('README.md', START, END, table(functions)),
    'docs/reference.md': reference(functions, readFileSync('dist/Code.js', 'utf8')),
    'docs/tie-breaks.md': between('docs/tie-breaks.md', CODES_START, CODES_END, await tieBreakTable()),
  };
  for (const [file, text] of Object.entries(wanted)) {
    const formatted = await prettier.format(text, {
      ...(await prettier.resolveConfig(file)),
      parser: 'markdown',
    });
    if (!check) writeFileSync(file, formatted);
    else if (readFileSync(file, 'utf8') !== formatted) {
      console.error(`${file} is out of date: run npm run docs`);
      process.exitCode = 1;
    }
  }
}

if (process.argv[1]?.endsWith('reference.js')) await main();
