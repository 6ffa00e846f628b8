/**
 * The texts made from the functions' own help: the table in the README and `docs/reference.md`.
 * `node tools/reference.js` writes them, `--check` only says whether they are up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import * as prettier from 'prettier';
import { sheetFunctions } from './functions.js';

const START = '<!-- functions: made by npm run docs -->';
const END = '<!-- end of functions -->';

/** @param {import('./functions.js').PublicFunction} f */
const signature = (f) =>
  `${f.name}(${f.parameters.map((p) => (p.optional ? `[${p.name}]` : p.name)).join(', ')})`;

/** @param {string} text */
const escape = (text) => text.replace(/[|\\*_[\]]/g, '\\$&');

/** @param {string} text */
const firstSentence = (text) => text.match(/^.*?[.!?](?=\s|$)/)?.[0] ?? text;

/** @param {readonly import('./functions.js').PublicFunction[]} functions */
export function table(functions) {
  return [
    '| function | what it gives |',
    '| --- | --- |',
    ...functions.map(
      (f) =>
        `| [\`${signature(f)}\`](docs/reference.md#${f.name.toLowerCase()}) | ${escape(firstSentence(f.description))} |`,
    ),
  ].join('\n');
}

/**
 * The reference: each function with a worked example, computed by the built file itself.
 * @param {readonly import('./functions.js').PublicFunction[]} functions @param {string} code `dist/Code.js`
 */
export function reference(functions, code) {
  const context = createContext({});
  runInContext(code, context);
  const parts = functions.map((f) => {
    const lines = [`## ${f.name}`, '', `\`=${signature(f)}\``, '', escape(f.description), ''];
    for (const p of f.parameters) lines.push(`- \`${p.name}\`: ${escape(p.text)}`);
    lines.push('', `**Returns** ${escape(f.returns)}`, '');
    if (f.remarks) lines.push(escape(f.remarks), '');
    for (const example of f.examples) lines.push(...worked(example, context), '');
    return lines.join('\n');
  });
  return `# The sheet functions

Made from the functions' own help by \`npm run docs\`; do not edit. In a cell every function begins with \`=\`; in a
spreadsheet whose locale writes numbers with a decimal comma, separate the arguments with \`;\`.

${functions.map((f) => `- [${f.name}](#${f.name.toLowerCase()})`).join('\n')}

${parts.join('\n')}`;
}

/** An example and what it gives, where its arguments are plain values. @param {string} example @param {import('node:vm').Context} context */
function worked(example, context) {
  const lines = ['```text', example, '```'];
  const call = /^=([A-Z]+\(.*\))$/.exec(example)?.[1];
  if (!call || /[A-Z]+\$?\d*:\$?[A-Z]+/.test(call)) return lines;
  const rows = /** @type {(string | number)[][]} */ (
    runInContext(
      call.replace(/\{(.*?)\}/g, (_, inner) => `[[${inner.replace(/;/g, '],[')}]]`),
      context,
    )
  );
  if (!Array.isArray(rows) || rows.length > 30) return lines;
  const [head = [], ...body] = rows;
  /** @param {(string | number)[]} row */
  const line = (row) => `| ${row.map((cell) => escape(String(cell))).join(' | ')} |`;
  return [...lines, '', line(head), `| ${head.map(() => '---').join(' | ')} |`, ...body.map(line)];
}

async function main() {
  const check = process.argv.includes('--check');
  const functions = sheetFunctions('.');
  const readme = readFileSync('README.md', 'utf8');
  const [before, rest] = readme.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`README.md needs ${START} and ${END}`);
  const wanted = {
    'README.md': `${before}${START}\n\n${table(functions)}\n\n${END}${after}`,
    'docs/reference.md': reference(functions, readFileSync('dist/Code.js', 'utf8')),
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
