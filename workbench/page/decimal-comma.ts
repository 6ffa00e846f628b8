/**
 * Numbers with a decimal comma where the spreadsheet's locale has one: Univer knows only the point, so the
 * grid draws what the model prints.
 */
import { CellValueType, InterceptorEffectEnum } from '@univerjs/core';
import { INTERCEPTOR_POINT, SheetInterceptorService } from '@univerjs/preset-sheets-core';
import { localeFacts } from '../host/locale';
import type { Workbook } from '../host/workbook';
import { type Grid, UNIT } from './grid';

/** Before Univer's own number formats. */
const PRIORITY = 1000;

export function drawDecimalCommas(grid: Grid, workbook: Workbook) {
  grid.injector.get(SheetInterceptorService).intercept(INTERCEPTOR_POINT.CELL_CONTENT, {
    priority: PRIORITY,
    effect: InterceptorEffectEnum.Value,
    handler(cell, { unitId, subUnitId, row, col, rawData }, next) {
      const drawn = next(cell);
      if (unitId !== UNIT || !drawn || localeFacts(workbook.state.locale).decimal === '.') return drawn;
      if (drawn.t !== CellValueType.NUMBER && rawData?.t !== CellValueType.NUMBER) return drawn;
      const { value, display } = workbook.cell(Number(subUnitId), row + 1, col + 1);
      return typeof value === 'number' ? { ...drawn, v: display } : drawn;
    },
  });
}
