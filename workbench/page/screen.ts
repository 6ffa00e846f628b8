/**
 * Where the active sheet's cells are in the window, as scrolled and zoomed; and which part of it scrolls.
 */
import { IRenderManagerService, SHEET_VIEWPORT_KEY } from '@univerjs/preset-sheets-core';
import { type Grid, UNIT } from './grid';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The grid as it is drawn at present. */
export interface Screen {
  readonly scale: number;
  /** All cells: what is right of the row numbers and below the column letters. */
  readonly cells: Box;
  /** Right of and below the frozen columns and rows, in the window. */
  readonly scrolled: { readonly left: number; readonly top: number };
  cell(row: number, column: number): Box;
}

/** Undefined while the grid is not drawn. */
export function readScreen({ api, injector }: Grid): Screen | undefined {
  const sheet = api.getUniverSheet(UNIT)?.getActiveSheet();
  const render = injector.get(IRenderManagerService).getRenderById(UNIT);
  const main = render?.scene.getViewport(SHEET_VIEWPORT_KEY.VIEW_MAIN);
  const skeleton = sheet?.getSkeleton();
  if (!sheet || !render || !main || !skeleton) return undefined;
  const scale = render.scene.getAncestorScale().scaleX;
  const origin = render.engine.getCanvasElement().getBoundingClientRect();
  const { xSplit, ySplit } = sheet.getSheet().getFreeze();
  const { rowHeaderWidth, columnHeaderHeight } = skeleton;
  const left = origin.left + rowHeaderWidth * scale;
  const top = origin.top + columnHeaderHeight * scale;
  return {
    scale,
    cells: { left, top, width: origin.right - left, height: origin.bottom - top },
    scrolled: { left: origin.left + main.left * scale, top: origin.top + main.top * scale },
    cell(row, column) {
      const cell = sheet.getRange(row - 1, column - 1).getCellRect();
      return {
        left: origin.left + (cell.left - (column > xSplit ? main.viewportScrollX : 0)) * scale,
        top: origin.top + (cell.top - (row > ySplit ? main.viewportScrollY : 0)) * scale,
        width: cell.width * scale,
        height: cell.height * scale,
      };
    },
  };
}

/** The cell's place in the window; undefined while the grid is not drawn. */
export function cellBox(grid: Grid, row: number, column: number): Box | undefined {
  return readScreen(grid)?.cell(row, column);
}

/** Calls back after every frame that the grid draws. */
export function onFrame({ injector }: Grid, call: () => void) {
  injector.get(IRenderManagerService).getRenderById(UNIT)?.engine.endFrame$.subscribe(call);
}
