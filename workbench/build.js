/**
 * The workbench's own build step: bundles the page with the Univer grid into `workbench/dist/`.
 * Everything the page needs ends up there, so that nothing is fetched from elsewhere at run time.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as esbuild from 'esbuild';

const here = import.meta.dirname;
const out = join(here, 'dist');

/**
 * Univer refreshes its list of functions 300 ms after the last key; until then Enter takes what the list said
 * before: `=round`, a pause, `robin(8)` and Enter would give `=ROUND(8)`. So the list follows at once, and
 * Enter takes from it only what begins with the word before the cursor.
 */
const SUGGESTIONS = [
  ['editor.input$.pipe(debounceTime(300))', 'editor.input$.pipe(debounceTime(0))'],
  [
    'preconditions: () => true,\n\t\t\t\tpriority: 1e3,',
    String.raw`preconditions: () => {
      const { searchList, active } = stateRef.current;
      const text = editor.getDocumentData().body?.dataStream ?? '';
      const word = /[\p{L}_][\p{L}\p{N}_.]*$/u.exec(text.slice(0, editor.getSelectionRanges()[0]?.startOffset))?.[0];
      return word !== undefined && searchList[active]?.name.toUpperCase().startsWith(word.toUpperCase());
    },
    priority: 1e3,`,
  ],
];

/** @type {esbuild.Plugin} */
const suggestWhatFits = {
  name: 'suggest-what-fits',
  setup(build) {
    build.onLoad({ filter: /sheets-formula-ui[\\/]lib[\\/]es[\\/]index\.js$/ }, ({ path }) => {
      let contents = readFileSync(path, 'utf8');
      for (const [from = '', to = ''] of SUGGESTIONS) {
        if (contents.split(from).length !== 2)
          throw new Error('Univer has changed: look at its list of functions.');
        contents = contents.replace(from, () => to);
      }
      return { contents, loader: 'js' };
    });
  },
};

/** @type {esbuild.BuildOptions} */
const options = {
  absWorkingDir: here,
  entryPoints: { page: 'page/main.ts', grid: 'page/grid.css' },
  outdir: out,
  write: false,
  bundle: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  charset: 'utf8',
  tsconfig: '../tsconfig.workbench.json',
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.woff2': 'dataurl', '.svg': 'dataurl', '.png': 'dataurl' },
  minify: true,
  legalComments: 'none',
  plugins: [suggestWhatFits],
  logLevel: 'silent',
};

/** Builds `workbench/dist/` from scratch; throws where esbuild reports anything at all. */
export async function buildWorkbench() {
  const { outputFiles = [], warnings } = await esbuild.build(options);
  const [warning] = warnings;
  if (warning) {
    throw new Error(
      `workbench: ${warning.text} (${warning.location?.file ?? ''}:${warning.location?.line ?? 0})`,
    );
  }
  // Only now, and at once: a page that is being loaded meanwhile misses nothing.
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  for (const { path, contents } of outputFiles) writeFileSync(path, contents);
  for (const file of ['index.html', 'style.css', 'icon.svg'])
    copyFileSync(join(here, 'page', file), join(out, file));
}

if (process.argv[1] === import.meta.filename) await buildWorkbench();
