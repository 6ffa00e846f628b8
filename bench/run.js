/**
 * `npm run bench`: how fast, measured beside other packages in one run. Prints medians; never a test.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import * as esbuild from 'esbuild';
import { Bench } from 'tinybench';
import { buildDist } from '../tools/bundle.js';
import { RoundRobin } from 'tournament-pairings';

const root = join(import.meta.dirname, '..');
const roundrobin = /** @type {(n: number) => number[][][]} */ (createRequire(import.meta.url)('roundrobin'));

/** A source module, bundled for Node. @param {string} file @returns {Promise<any>} */
async function load(file) {
  const folder = mkdtempSync(join(tmpdir(), 'berger-bench-'));
  const outfile = join(folder, 'module.mjs');
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: [file],
    outfile,
    bundle: true,
    format: 'esm',
    target: 'es2019',
  });
  const module = await import(pathToFileURL(outfile).href);
  rmSync(folder, { recursive: true });
  return module;
}

/** A task that takes longer than this, in milliseconds, is run three times and no more. */
const SLOW = 200;

/**
 * Median milliseconds of each task. The tasks take turns, so a machine that slows down slows all of them.
 * @param {Record<string, () => unknown>} tasks
 */
async function medians(tasks) {
  /** @type {Record<string, number[]>} */
  const samples = {};
  /** @type {[string, () => unknown][]} */
  const quick = [];
  for (const [name, task] of Object.entries(tasks)) {
    const first = once(task);
    samples[name] = [];
    if (first < SLOW) quick.push([name, task]);
    else samples[name].push(first, once(task), once(task));
  }
  for (let turn = 0; turn < 5; turn++) {
    const bench = new Bench({ time: 60, warmupTime: 20, iterations: 5, warmupIterations: 1 });
    for (const [name, task] of quick) bench.add(name, task);
    await bench.run();
    for (const { name, result } of bench.tasks)
      if ('latency' in result) samples[name]?.push(result.latency.p50);
  }
  return Object.fromEntries(Object.entries(samples).map(([name, all]) => [name, median(all)]));
}

/** @param {() => unknown} task */
function once(task) {
  const started = performance.now();
  task();
  return performance.now() - started;
}

/** @param {number[]} all */
const median = (all) => [...all].sort((a, b) => a - b)[all.length >> 1] ?? NaN;
/** @param {number | undefined} ms */
const show = (ms) =>
  ms === undefined
    ? '-'
    : ms >= 10
      ? `${ms.toFixed(0)} ms`
      : ms >= 0.1
        ? `${ms.toFixed(2)} ms`
        : `${(ms * 1000).toFixed(2)} µs`;
/** @param {string[][]} rows */
function print(rows) {
  const widths = (rows[0] ?? []).map((_, c) => Math.max(...rows.map((row) => row[c]?.length ?? 0)));
  for (const row of rows)
    console.log(
      row
        .map((cell, c) => (c === 0 ? cell.padEnd(widths[c] ?? 0) : cell.padStart(widths[c] ?? 0)))
        .join('   '),
    );
}

/** Rows of the shape of a schedule, with nothing worked out: what writing them costs. @param {number} n */
function plainLoop(n) {
  const seats = n + (n % 2);
  const boards = (n - (n % 2)) / 2;
  const rows = new Array((seats - 1) * boards);
  let row = 0;
  for (let round = 1; round < seats; round++) {
    for (let board = 1; board <= boards; board++) rows[row++] = [round, board, board, n - board];
  }
  return rows;
}

async function schedules() {
  const { gameRows } = await load('src/engine/schedule/schedule.ts');
  console.log('Rows of a schedule (round, board, White, Black), median time\n');
  const rows = [
    ['players', 'rows', 'plain loop', 'Berger', 'of the loop', 'tournament-pairings', 'roundrobin'],
  ];
  for (const n of [8, 30, 100, 500, 2000]) {
    const format = { players: n, cycles: 1, system: 'berger', order: 'fide' };
    const time = await medians({
      loop: () => plainLoop(n),
      berger: () => gameRows(format),
      pairings: () => RoundRobin(n, 1, true),
      robin: () => roundrobin(n),
    });
    rows.push([
      String(n),
      String((n * (n - 1)) / 2),
      show(time['loop']),
      show(time['berger']),
      ((time['berger'] ?? NaN) / (time['loop'] ?? NaN)).toFixed(2),
      show(time['pairings']),
      show(time['robin']),
    ]);
  }
  print(rows);
}

function startUp() {
  const code = readFileSync(join(root, 'dist/Code.js'), 'utf8');
  const loads = Array.from({ length: 41 }, () => {
    const context = vm.createContext({});
    const started = performance.now();
    vm.runInContext(code, context, { filename: 'Code.js' });
    const loaded = performance.now();
    vm.runInContext('ROUNDROBIN(8)', context);
    return { load: loaded - started, call: performance.now() - loaded };
  });
  console.log('\nCode.js in a fresh context, median of 41\n');
  print([
    ['size', 'load', 'first call, ROUNDROBIN(8)', 'together'],
    [
      `${(Buffer.byteLength(code) / 1024).toFixed(0)} KB`,
      show(median(loads.map((l) => l.load))),
      show(median(loads.map((l) => l.call))),
      show(median(loads.map((l) => l.load + l.call))),
    ],
  ]);
}

console.log(`Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}\n`);
await buildDist(root);
await schedules();
startUp();
