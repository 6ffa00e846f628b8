/**
 * What tests and the curious reach as `window.workbench`.
 */
import { CellValueType } from '@univerjs/core';
import type { FUniver } from '@univerjs/core/facade';
import { IEditorBridgeService } from '@univerjs/preset-sheets-core';
import type { Host } from '../host/host';
import type { Calculator } from './calculate';
import { parseAddress } from './formula';
import type { Grid } from './grid';
import { type Box, cellBox } from './screen';

export interface WorkbenchApi {
  readonly host: Host;
  readonly univer: FUniver;
  /** Resolves once the page can be used. */
  readonly ready: Promise<void>;
  /** What the grid draws in the cell: `B3`, `Schedule!B3`. */
  cell(address: string): string;
  /** The same for a block, row by row. */
  block(first: string, last: string): string[][];
  /** Resolves once every calculation is done and drawn from the model. */
  settled(): Promise<void>;
  /** Where the cell of the active sheet is on the screen. */
  rect(address: string): Box;
  /** Names of the tabs, in order. */
  tabs(): string[];
}

export function createApi(
  host: Host,
  grid: Grid,
  calculator: Calculator,
  ready: Promise<void>,
): WorkbenchApi {
  const running = countCommands(grid);
  const editor = grid.injector.get(IEditorBridgeService);
  const busy = () => running.count > 0 || editor.isVisible().visible;
  const sheetOf = (name: string | undefined) => {
    const id = name === undefined ? host.workbook.selection.sheetId : host.workbook.sheetNamed(name)?.id;
    const sheet = id === undefined ? undefined : grid.workbook().getSheetBySheetId(String(id));
    if (!sheet) throw new Error(`There is no tab ${name ?? ''}.`);
    return sheet;
  };
  const text = (sheet: string | undefined, row: number, column: number) => {
    const cell = sheetOf(sheet).getCell(row - 1, column - 1);
    if (cell?.t === CellValueType.BOOLEAN) return cell.v === 1 ? 'TRUE' : 'FALSE';
    return String(cell?.v ?? cell?.p?.body?.dataStream.replace(/\r\n$/, '') ?? '');
  };
  return {
    host,
    univer: grid.api,
    ready,
    cell(address) {
      const { sheet, row, column } = parseAddress(address);
      return text(sheet, row, column);
    },
    block(first, last) {
      const [a, b] = [parseAddress(first), parseAddress(last)];
      return Array.from({ length: b.row - a.row + 1 }, (_, r) =>
        Array.from({ length: b.column - a.column + 1 }, (__, c) => text(a.sheet, a.row + r, a.column + c)),
      );
    },
    async settled() {
      // What the grid makes of a key or a click takes a few frames.
      const end = performance.now() + LONGEST;
      do {
        await frame();
        await frame();
        await calculator.settled();
      } while (busy() && performance.now() < end);
    },
    rect(address) {
      const { row, column } = parseAddress(address);
      const box = cellBox(grid, row, column);
      if (!box) throw new Error(`${address} is not on the screen.`);
      return box;
    },
    tabs: () => host.workbook.state.sheets.filter(({ hidden }) => !hidden).map(({ name }) => name),
  };
}

/** Milliseconds; an editor that somebody leaves open is no reason to wait for ever. */
const LONGEST = 3000;

/** How many of Univer's commands are under way. */
function countCommands({ commands }: Grid): { readonly count: number } {
  const running = { count: 0 };
  const execute = commands.executeCommand.bind(commands);
  commands.executeCommand = <P extends object, R>(...args: Parameters<typeof execute<P, R>>) => {
    running.count++;
    return execute<P, R>(...args).finally(() => running.count--);
  };
  return running;
}

function frame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
