/**
 * Makes `dist/`, the files that Apps Script gets: the sheet functions with the engine (`Code.js`), what the menu and
 * the sidebar run (`AddOn.js`), the sidebar's page, the manifest.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parse } from 'acorn';
import * as esbuild from 'esbuild';
import { publicFunctions } from './functions.js';
import { ADD_ON, NAMESPACE, wrappers } from './wrappers.js';

const LICENCE = `"use strict";
// Berger: round-robin chess tournaments in Google Sheets. MIT licence.`;

const CODE_BANNER = `${LICENCE}
// First the functions that a cell, the menu and the sidebar call; below them what they run, made from TypeScript
// and shortened: read it in the sources.`;

const ADD_ON_BANNER = `${LICENCE}
// What the menu and the sidebar run, made from TypeScript and shortened. A formula never starts it.`;

/** @type {esbuild.BuildOptions} */
const common = {
  bundle: true,
  write: false,
  target: 'es2019',
  charset: 'utf8',
  logLevel: 'silent',
  treeShaking: true,
};

/** Builds everything into `dist/`, from scratch. @param {string} root */
export async function buildDist(root) {
  const dist = join(root, 'dist');
  const [script, page] = await Promise.all([buildScript(root), buildPage(root)]);
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  writeFileSync(join(dist, 'Code.js'), script.code);
  writeFileSync(join(dist, 'AddOn.js'), script.addOn);
  writeFileSync(join(dist, 'Sidebar.html'), page);
  copyFileSync(join(root, 'appsscript.json'), join(dist, 'appsscript.json'));
}

/**
 * The script, in two files, since in one it would pass the limit of the gates. What both need stands in `Code.js`
 * once; `AddOn.js` is a function that does nothing until the menu or the sidebar calls it, so that it costs a formula
 * next to nothing, and it does not matter which file Apps Script loads first.
 * @param {string} root @returns {Promise<{ code: string, addOn: string }>}
 */
async function buildScript(root) {
  const functions = publicFunctions(root);
  /** @type {esbuild.BuildOptions} */
  const options = {
    ...common,
    absWorkingDir: root,
    tsconfig: 'tsconfig.json',
    platform: 'neutral',
    minify: true,
    // Short lines keep error reports short.
    lineLimit: 160,
  };
  const entry = (/** @type {readonly string[]} */ lines) => ({
    contents: lines.join('\n'),
    resolveDir: root,
    loader: /** @type {const} */ ('ts'),
  });
  const named = functions.map(({ name, file, sheet }) => ({
    sheet,
    line: `export { ${name} } from ${JSON.stringify(`./${file}`)};`,
  }));
  const sheetEntry = [`import './src/main';`, ...named.filter(({ sheet }) => sheet).map(({ line }) => line)];
  const addOnEntry = named.filter(({ sheet }) => !sheet).map(({ line }) => line);

  const [ofSheet, ofAddOn] = await Promise.all(
    [sheetEntry, addOnEntry].map((lines) => inputsOf({ ...options, stdin: entry(lines), format: 'esm' })),
  );
  // The whole engine, whoever needs it: so both files keep room.
  const ofEngine = [...(ofAddOn ?? [])].filter((file) => file.startsWith('src/engine/'));
  const inCode = new Set([...(ofSheet ?? []), ...ofEngine]);
  const shared = await namesShared({ ...options, stdin: entry(addOnEntry), format: 'esm' }, inCode);
  const [code, addOn] = await Promise.all([
    run({
      ...options,
      stdin: entry([...sheetEntry, ...sharedExport(shared)]),
      format: 'iife',
      globalName: NAMESPACE,
      banner: { js: `${CODE_BANNER}\n${wrappers(functions)}\n` },
    }),
    run({
      ...options,
      stdin: entry(addOnEntry),
      format: 'iife',
      globalName: 'addOn',
      banner: { js: `${ADD_ON_BANNER}\nvar ${ADD_ON} = function () {` },
      footer: { js: `${ADD_ON} = function () { return addOn; };\nreturn addOn;\n};` },
      plugins: [takenFromCode(shared)],
    }),
  ]);
  return { code, addOn };
}

/** The modules that both files may share: pure functions, but not the texts, of which each file needs others. */
const SHARABLE = /^src\/(engine|cells|functions)\//;

/** @typedef {ReadonlyMap<string, readonly string[]>} Shared Names by module, such as `src/cells/games.ts`. */

/** The source files that end up in a bundle. @param {esbuild.BuildOptions} options @returns {Promise<ReadonlySet<string>>} */
async function inputsOf(options) {
  const { metafile } = await build({ ...options, metafile: true });
  const [output] = Object.values(metafile?.outputs ?? {});
  const inputs = Object.entries(output?.inputs ?? {});
  return new Set(inputs.flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])));
}

/**
 * What the add-on uses of the modules that `Code.js` holds.
 * @param {esbuild.BuildOptions} options @param {ReadonlySet<string>} inCode @returns {Promise<Shared>}
 */
async function namesShared(options, inCode) {
  const text = await run({
    ...options,
    plugins: [
      resolving((file) =>
        SHARABLE.test(file) && inCode.has(file) ? { path: file, external: true } : undefined,
      ),
    ],
  });
  /** @type {Map<string, Set<string>>} */
  const names = new Map();
  for (const statement of parse(text, { ecmaVersion: 2019, sourceType: 'module' }).body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const from = names.get(String(statement.source.value)) ?? new Set();
    for (const specifier of statement.specifiers) {
      if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier')
        throw new Error(
          `the add-on imports ${String(statement.source.value)} as a whole: name what it needs`,
        );
      from.add(specifier.imported.name);
    }
    names.set(String(statement.source.value), from);
  }
  return new Map([...names].map(([file, from]) => [file, [...from]]));
}

/** Lines that put what the add-on needs into the namespace, as `shared`. @param {Shared} shared */
function sharedExport(shared) {
  const modules = [...shared];
  return [
    ...modules.map(
      ([file, names], m) =>
        `import { ${names.map((name) => `${name} as ${name}_${m}`).join(', ')} } from ${JSON.stringify(`./${file}`)};`,
    ),
    `export const shared = { ${modules.flatMap(([, names], m) => names.map((name) => `${name}_${m}`)).join(', ')} };`,
  ];
}

/** Takes the shared modules from the namespace. @param {Shared} shared @returns {esbuild.Plugin} */
function takenFromCode(shared) {
  const files = [...shared.keys()];
  const plugin = resolving((file) => (shared.has(file) ? { path: file, namespace: 'code' } : undefined));
  return {
    name: plugin.name,
    setup(build) {
      void plugin.setup(build);
      build.onLoad({ filter: /./, namespace: 'code' }, ({ path }) => ({
        contents: (shared.get(path) ?? [])
          .map((name) => `export const ${name} = ${NAMESPACE}.shared.${name}_${files.indexOf(path)};`)
          .join('\n'),
      }));
    },
  };
}

/**
 * Decides where source files come from: told by their path from the root.
 * @param {(file: string) => esbuild.OnResolveResult | undefined} decide @returns {esbuild.Plugin}
 */
function resolving(decide) {
  return {
    name: 'resolving',
    setup(build) {
      build.onResolve({ filter: /^\./ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
        if (pluginData === 'resolved') return undefined;
        const { path: found, errors } = await build.resolve(path, {
          importer,
          resolveDir,
          kind,
          pluginData: 'resolved',
        });
        if (errors.length > 0) return { errors };
        const root = build.initialOptions.absWorkingDir ?? process.cwd();
        return decide(relative(root, found).split(sep).join('/'));
      });
    },
  };
}

/**
 * The page: script and style inlined. HtmlService cuts what looks like a comment inside template literals,
 * so there are none.
 * @param {string} root
 */
export async function buildPage(root) {
  /** @type {esbuild.BuildOptions} */
  const options = { ...common, absWorkingDir: root, minify: true };
  const [script, style] = await Promise.all([
    run({
      ...options,
      entryPoints: ['src/sidebar/main.ts'],
      tsconfig: 'tsconfig.sidebar.json',
      format: 'iife',
      platform: 'browser',
      supported: { 'template-literal': false },
      legalComments: 'none',
    }),
    run({ ...options, entryPoints: ['src/sidebar/sidebar.css'] }),
  ]);
  let page = readFileSync(join(root, 'src/sidebar/sidebar.html'), 'utf8');
  page = insert(page, '<!-- style -->', `<style>${style.trim()}</style>`);
  return insert(page, '<!-- script -->', `<script>${script.trim()}</script>`);
}

/** @param {string} page @param {string} placeholder @param {string} text */
function insert(page, placeholder, text) {
  if (page.split(placeholder).length !== 2) throw new Error(`sidebar.html needs ${placeholder} exactly once`);
  return page.replace(placeholder, () => text);
}

/** @param {esbuild.BuildOptions} options */
async function run(options) {
  const { outputFiles } = await build(options);
  const file = outputFiles?.[0];
  if (!file) throw new Error('the bundler made no file');
  return file.text;
}

/** @param {esbuild.BuildOptions} options */
async function build(options) {
  const result = await esbuild.build(options).catch((/** @type {esbuild.BuildFailure} */ failure) => failure);
  const messages = [...result.errors, ...result.warnings];
  if (messages.length > 0 || !('metafile' in result)) {
    const texts = await esbuild.formatMessages(messages, { kind: 'error', color: false });
    throw new Error(texts.join('\n'));
  }
  return result;
}
