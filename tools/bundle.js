/**
 * Makes `dist/`, the three files that Apps Script gets: the engine and add-on, the sidebar's page, the manifest.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { publicFunctions } from './functions.js';
import { NAMESPACE, wrappers } from './wrappers.js';

const BANNER = `"use strict";
// Berger: round-robin chess tournaments in Google Sheets. MIT licence.
// First the functions that a cell, the menu and the sidebar call; below them what they run, made from TypeScript
// and shortened: read it in the sources.`;

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
  const [code, page] = await Promise.all([buildCode(root), buildPage(root)]);
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  writeFileSync(join(dist, 'Code.js'), code);
  writeFileSync(join(dist, 'Sidebar.html'), page);
  copyFileSync(join(root, 'appsscript.json'), join(dist, 'appsscript.json'));
}

/** The script. What people look for in the script editor, the functions and their help, stands first. @param {string} root */
export async function buildCode(root) {
  return run({
    ...common,
    absWorkingDir: root,
    // Readable it would pass the limit of the gates.
    minify: true,
    supported: { 'template-literal': false },
    entryPoints: ['src/main.ts'],
    tsconfig: 'tsconfig.json',
    format: 'iife',
    globalName: NAMESPACE,
    platform: 'neutral',
    banner: { js: `${BANNER}\n${wrappers(publicFunctions(root))}\n` },
  });
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
  const result = await esbuild.build(options).catch((/** @type {esbuild.BuildFailure} */ failure) => failure);
  const messages = [...result.errors, ...result.warnings];
  if (messages.length > 0) {
    const texts = await esbuild.formatMessages(messages, { kind: 'error', color: false });
    throw new Error(texts.join('\n'));
  }
  const file = 'outputFiles' in result ? result.outputFiles?.[0] : undefined;
  if (!file) throw new Error('the bundler made no file');
  return file.text;
}
