/**
 * How often properties are tried: the same values on every run, so that what passed here passes elsewhere;
 * `npm run fuzz` draws fresh ones, and FUZZ times as many.
 */
import fc from 'fast-check';

const TIMES = Number(process.env.FUZZ ?? 0);

/** For `fc.assert`, where a property wants another number than the usual 100. */
export function runs(usual: number): { readonly numRuns: number } {
  return { numRuns: usual * (TIMES > 0 ? TIMES : 1) };
}

/** Before each test file. */
export function settle(): void {
  if (TIMES > 0) {
    fc.configureGlobal(runs(100));
    jest.setTimeout(3_600_000);
  } else fc.configureGlobal({ seed: 20260301 });
}
