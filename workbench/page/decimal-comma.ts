/**
 * Numbers and dates where the spreadsheet's locale has a decimal comma: Univer knows only the point, so the grid
 * draws what the model prints.
 */
import { CellValueType, HorizontalAlign, InterceptorEffectEnum } from '@univerjs/core';
import { INTERCEPTOR_POINT, SheetInterceptorService } from '@univerjs/preset-sheets-core';
import { localeFacts } from '../host/model/locale';
import { isDateFormat } from '../host/model/number-format';
import type { Workbook } from '../host/model/workbook';
import { type Grid, UNIT } from './grid';

/** Before Univer's own number formats. */
const PRIORITY = 1000;

export function drawDecimalCommas(grid: Grid, workbook: Workbook) {
  grid.injector.get(SheetInterceptorService).intercept(INTERCEPTOR_POINT.CELL_CONTENT, {
    priority: PRIORITY,
    effect: InterceptorEffectEnum.Value | InterceptorEffectEnum.Style,
    handler(cell, { unitId, subUnitId, row, col, rawData }, next) {
      const drawn = next(cell);
      if (unitId !== UNIT || !drawn || localeFacts(workbook.state.locale).decimal === '.') return drawn;
      if (drawn.t !== CellValueType.NUMBER && rawData?.t !== CellValueType.NUMBER) return drawn;
      const { value, display, style } = workbook.cell(Number(subUnitId), row + 1, col + 1);
      if (typeof value !== 'number') return drawn;
      if (!isDateFormat(style.format)) return { ...drawn, v: display };
      // Univer's date format would take the text for a number.
      const look = grid.workbook().getStyles().getStyleByCell(drawn);
      const s = { ...look, ht: look?.ht ?? HorizontalAlign.RIGHT };
      return { ...drawn, s, v: display, t: CellValueType.STRING };
    },
  });
}
