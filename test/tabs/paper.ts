/**
 * Lays a printed tab out as Google Sheets does it: rows grow to fit their contents, no page parts a row.
 */
import { PAGE_WIDTH, type PrintedEvent, type PrintedGame } from '../../src/tabs/paper';
import type { TabPlan } from '../../src/tabs/plan';
import { scheduleRows } from '../../src/tabs/schedule';
import { cellsOf, rectOf } from './reading';

export function printedEvent(players: number, cycles = 1, part: Partial<PrintedEvent> = {}): PrintedEvent {
  const games = scheduleRows({ players, cycles, system: 'berger', order: 'fide' }).map(
    ([round, board, white, black]): PrintedGame => ({
      round,
      ...(typeof board === 'number' ? { board } : {}),
      white,
      black: Number(black),
    }),
  );
  const list = Array.from({ length: players }, (_, i) => ({
    no: i + 1,
    name: `Player ${String(i + 1)}`,
    status: 'playing' as const,
  }));
  return { name: 'Club 2027', place: 'Lugo', arbiter: '', players: list, games, ...part };
}

export const rowsOf = (plan: TabPlan) => {
  const texts = plan.operations.find((o) => o.do === 'texts');
  if (texts?.do !== 'texts') throw new Error('no texts');
  return texts.values as readonly (readonly string[])[];
};

/** Pages on paper whose height is `ratio` of its width: for each the rows on it, from 1. */
export function pagesOn(plan: TabPlan, ratio: number): number[][] {
  const heights = plan.operations.find((o) => o.do === 'heights');
  if (heights?.do !== 'heights') throw new Error('no heights');
  const sizes = new Map<string, number>();
  const widths: number[] = [];
  const wraps = new Set<string>();
  for (const o of plan.operations) {
    if (o.do === 'widths') for (let c = 0; c < o.count; c++) widths[o.first - 1 + c] = o.width;
    if (o.do !== 'look' || (o.look !== 'size' && o.look !== 'wrap')) continue;
    for (const { row, column, rows, columns } of o.areas.map(rectOf))
      for (let r = row; r < row + rows; r++)
        for (let c = column; c < column + columns; c++)
          if (o.look === 'size') sizes.set(`${r},${c}`, o.value);
          else wraps.add(`${r},${c}`);
  }
  const rows = rowsOf(plan);
  expect(widths.slice(0, rows[0]?.length).reduce((a, b) => a + b)).toBe(PAGE_WIDTH);
  const height = Array.from({ length: rows.length }, () => heights.height);
  for (const [key, { value }] of cellsOf(plan)) {
    const [row = 0, column = 0] = key.split(',').map(Number);
    const size = sizes.get(key) ?? 10;
    const width = (widths[column - 1] ?? 100) - 6;
    const lines = String(value)
      .split('\n')
      .reduce(
        (n, line) => n + (wraps.has(key) ? Math.max(1, Math.ceil((line.length * size * 0.7) / width)) : 1),
        0,
      );
    const needed = lines * size * 1.5 + 6;
    height[row - 1] = Math.max(height[row - 1] ?? 0, needed);
  }
  const pages: number[][] = [];
  let left = 0;
  height.forEach((own, i) => {
    if (own > left) {
      pages.push([]);
      left = PAGE_WIDTH * ratio;
    }
    pages[pages.length - 1]?.push(i + 1);
    left -= own;
  });
  return pages;
}

/** Height to width of what is printed on a page in landscape: A4 and Letter with their usual, wide and narrow margins. */
export const PAPERS = [
  ['A4, wide margins', 6.27 / 9.69],
  ['A4', 6.77 / 10.29],
  ['A4, narrow margins', 7.77 / 11.19],
  ['Letter, wide margins', 6.5 / 9],
  ['Letter', 7 / 9.6],
  ['Letter, narrow margins', 8 / 10.5],
] as const;
