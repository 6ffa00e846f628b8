/**
 * Reads the public functions out of the source: names, parameters and help, from the doc comments themselves.
 * The wrappers in `Code.js`, the README's table and the reference are all made of this, so nothing is written twice.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/**
 * @typedef {object} Parameter
 * @property {string} name
 * @property {boolean} optional
 * @property {string} text One line of plain text.
 *
 * @typedef {object} PublicFunction
 * @property {string} name
 * @property {string} file Where it is written, relative to the root.
 * @property {boolean} sheet True for a function that a user types into a cell.
 * @property {Parameter[]} parameters
 * @property {string} description One paragraph of plain text, on one line.
 * @property {string} returns
 * @property {string[]} examples
 * @property {string} remarks For the reference only.
 */

/** Every name that `src/main.ts` exports, in its order. @param {string} root @returns {PublicFunction[]} */
export function publicFunctions(root) {
  const main = join(root, 'src/main.ts');
  const source = ts.createSourceFile(main, readFileSync(main, 'utf8'), ts.ScriptTarget.ES2022, true);
  /** @type {PublicFunction[]} */
  const found = [];
  for (const statement of source.statements) {
    if (!ts.isExportDeclaration(statement)) continue;
    if (
      !statement.exportClause ||
      !ts.isNamedExports(statement.exportClause) ||
      !statement.moduleSpecifier ||
      !ts.isStringLiteral(statement.moduleSpecifier)
    ) {
      throw new Error(`src/main.ts: write each export as export { NAME } from './file'`);
    }
    const file = join(dirname('src/main.ts'), `${statement.moduleSpecifier.text}.ts`);
    for (const { name } of statement.exportClause.elements) found.push(readFunction(root, file, name.text));
  }
  return found;
}

/** The functions that a user types into a cell. @param {string} root */
export function sheetFunctions(root) {
  return publicFunctions(root).filter((f) => f.sheet);
}

/** @param {string} root @param {string} file @param {string} name @returns {PublicFunction} */
function readFunction(root, file, name) {
  const text = readFileSync(join(root, file), 'utf8');
  return parseFunction(text, file, name);
}

/**
 * The function `name` of a source text. Throws where the help would not show well in Sheets.
 * @param {string} text @param {string} file @param {string} name @returns {PublicFunction}
 */
export function parseFunction(text, file, name) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const declaration = source.statements.find((s) => ts.isFunctionDeclaration(s) && s.name?.text === name);
  /** @param {string} what @returns {never} */
  const refuse = (what) => {
    throw new Error(`${file}: ${name}: ${what}`);
  };
  if (!declaration || !ts.isFunctionDeclaration(declaration)) refuse('no function declaration of this name');
  const sheet = name === name.toUpperCase();
  const docs = ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc);
  const doc = docs[docs.length - 1];
  if (!doc) refuse('has no doc comment');
  /** @param {string} what @param {ts.JSDoc['comment']} comment */
  const plain = (what, comment) =>
    plainText(ts.getTextOfJSDocComment(comment) ?? '', (why) => refuse(`${what} ${why}`));
  const description = plain('the description', doc.comment);
  if (!description) refuse('has no description');

  /** @type {Map<string, string>} */
  const texts = new Map();
  let returns = '';
  let remarks = '';
  let custom = false;
  /** @type {string[]} */
  const examples = [];
  for (const tag of doc.tags ?? []) {
    const tagName = tag.tagName.text;
    if (ts.isJSDocParameterTag(tag))
      texts.set(tag.name.getText(source), plain(`@param ${tag.name.getText(source)}`, tag.comment));
    else if (tagName === 'returns' || tagName === 'return') returns = plain('@returns', tag.comment);
    else if (tagName === 'remarks') remarks = plain('@remarks', tag.comment);
    else if (tagName === 'example') examples.push((ts.getTextOfJSDocComment(tag.comment) ?? '').trim());
    else if (tagName === 'customfunction') custom = true;
    else refuse(`unknown tag @${tagName}`);
  }
  const parameters = declaration.parameters.map((p) => {
    const parameter = p.name.getText(source);
    const optional = p.questionToken !== undefined || p.initializer !== undefined;
    const help = texts.get(parameter) ?? '';
    texts.delete(parameter);
    if (sheet && !help) refuse(`@param ${parameter} is missing`);
    if (sheet && optional !== help.startsWith('Optional. ')) {
      refuse(
        `@param ${parameter} is ${optional ? 'optional: its text begins with' : 'needed: its text does not begin with'} "Optional. "`,
      );
    }
    return { name: parameter, optional, text: help };
  });
  for (const extra of texts.keys()) refuse(`@param ${extra} names no parameter`);
  if (sheet && !custom) refuse('@customfunction is missing');
  if (sheet && !returns) refuse('@returns is missing');
  if (sheet && examples.length === 0) refuse('@example is missing');
  return { name, file, sheet, parameters, description, returns, examples, remarks };
}

/**
 * What Sheets shows of a text while somebody types: its first sentence, after `Optional. `. The reference has all of it.
 * @param {string} text
 */
export function firstSentence(text) {
  return text.match(/^(Optional\. )?.*?\.(?= [A-Z"]|$)/)?.[0] ?? text;
}

/**
 * One line of plain text. Sheets shows neither line breaks nor markup, so what would need them is refused;
 * a line that only wraps in the source is joined.
 * @param {string} text @param {(why: string) => never} refuse
 */
function plainText(text, refuse) {
  const trimmed = text.trim();
  if (/\n\s*\n/.test(trimmed))
    refuse('has a paragraph break: Sheets shows one paragraph (put more into @remarks)');
  if (/^\s*[-*•]\s/m.test(trimmed)) refuse('has a list: write sentences');
  const line = trimmed.replace(/\s*\n\s*/g, ' ');
  if (/[<>`]|\*\*|\{@|\*\/|&\w+;/.test(line))
    refuse(`has markup: "${line.match(/.{0,20}([<>`]|\*\*|\{@|\*\/|&\w+;).{0,20}/)?.[0]}"`);
  return line;
}
