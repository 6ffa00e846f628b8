/**
 * How the benchmarks load the source, take times and print.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { Bench } from 'tinybench';

export const root = join(import.meta.dirname, '..');

/** A source module, bundled for Node. @param {string} file @returns {Promise<any>} */
export async function load(file) {
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
export async function medians(tasks) {
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
export const median = (all) => [...all].sort((a, b) => a - b)[all.length >> 1] ?? NaN;
/** @param {number | undefined} ms */
export const show = (ms) =>
  ms === undefined
    ? '-'
    : ms >= 10
      ? `${ms.toFixed(0)} ms`
      : ms >= 0.1
        ? `${ms.toFixed(2)} ms`
        : `${(ms * 1000).toFixed(2)} µs`;
/** @param {string[][]} rows */
export function print(rows) {
  const widths = (rows[0] ?? []).map((_, c) => Math.max(...rows.map((row) => row[c]?.length ?? 0)));
  for (const row of rows)
    console.log(
      row
        .map((cell, c) => (c === 0 ? cell.padEnd(widths[c] ?? 0) : cell.padStart(widths[c] ?? 0)))
        .join('   '),
    );
}
