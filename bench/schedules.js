/**
 * Writing a schedule, beside a loop that only writes rows and beside other packages.
 */
import { createRequire } from 'node:module';
import { RoundRobin } from 'tournament-pairings';
import { load, medians, print, show } from './measure.js';

const roundrobin = /** @type {(n: number) => number[][][]} */ (createRequire(import.meta.url)('roundrobin'));

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

export async function schedules() {
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
