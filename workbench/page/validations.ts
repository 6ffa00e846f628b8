/**
 * Dropdowns and checkboxes of the model in Univer. They only show there: what is refused, the model refuses.
 */
import {
  DataValidationErrorStyle,
  DataValidationRenderMode,
  DataValidationType,
  type ISheetDataValidationRule,
} from '@univerjs/core';
import { serializeListOptions } from '@univerjs/preset-sheets-core';
import {
  AddDataValidationMutation,
  RemoveDataValidationMutation,
} from '@univerjs/preset-sheets-data-validation';
import { quoted, rectName } from '../host/model/a1';
import type { Rect, SheetState, Validation } from '../host/model/state';
import type { PlacedRules, Push } from './push';

interface Placed {
  readonly validation: Validation;
  readonly rects: readonly Rect[];
}

let nextId = 1;

export function pushValidations(
  placed: PlacedRules,
  push: Push,
  sheetName: (id: number) => string,
  sheet: SheetState,
) {
  const wanted = placedValidations(sheet);
  const key = JSON.stringify(wanted);
  const present = placed.get(sheet.id) ?? { key: '[]', ids: [] };
  if (present.key === key) return;
  const subUnitId = String(sheet.id);
  if (present.ids.length > 0) push(RemoveDataValidationMutation.id, { subUnitId, ruleId: present.ids });
  const ids: string[] = [];
  for (const { validation, rects } of wanted) {
    const rule = gridRule(validation, rects, sheetName);
    if (!rule) continue;
    ids.push(rule.uid);
    // From a patch, not a command: that would measure the height of every row.
    push(AddDataValidationMutation.id, { subUnitId, rule, source: 'patched' });
  }
  placed.set(sheet.id, { key, ids });
}

/** Runs of cells with equal rules, column by column. */
function placedValidations(sheet: SheetState): readonly Placed[] {
  const groups = new Map<string, { validation: Validation; rects: Rect[] }>();
  const keys = new Map<Validation, string>();
  const open = new Map<number, { key: string; rect: Rect }>();
  const close = (column: number) => {
    const run = open.get(column);
    if (!run) return;
    open.delete(column);
    groups.get(run.key)?.rects.push(run.rect);
  };
  sheet.rows.forEach((row, r) => {
    for (const column of open.keys()) if (!row?.[column]?.validation) close(column);
    row?.forEach((cell, column) => {
      const validation = cell?.validation;
      if (!validation) return;
      const key = keys.get(validation) ?? JSON.stringify(validation);
      keys.set(validation, key);
      const run = open.get(column);
      if (run?.key === key && run.rect.lastRow === r) {
        run.rect = { ...run.rect, lastRow: r + 1 };
        return;
      }
      close(column);
      if (!groups.has(key)) groups.set(key, { validation, rects: [] });
      open.set(column, {
        key,
        rect: { row: r + 1, lastRow: r + 1, column: column + 1, lastColumn: column + 1 },
      });
    });
  });
  for (const column of [...open.keys()]) close(column);
  return [...groups.values()];
}

function gridRule(
  validation: Validation,
  rects: readonly Rect[],
  sheetName: (id: number) => string,
): ISheetDataValidationRule | undefined {
  const base = {
    uid: `rule-${nextId++}`,
    ranges: rects.map((rect) => ({
      startRow: rect.row - 1,
      endRow: rect.lastRow - 1,
      startColumn: rect.column - 1,
      endColumn: rect.lastColumn - 1,
    })),
    allowBlank: true,
    errorStyle: DataValidationErrorStyle.WARNING,
    ...(validation.help === undefined ? {} : { showErrorMessage: true, error: validation.help }),
  };
  const list = {
    type: DataValidationType.LIST,
    showDropDown: validation.dropdown,
    renderMode: DataValidationRenderMode.ARROW,
  };
  const [first] = validation.values;
  switch (validation.criteria) {
    case 'VALUE_IN_LIST':
      return { ...base, ...list, formula1: serializeListOptions(validation.values.map(String)) };
    case 'VALUE_IN_RANGE':
      if (typeof first !== 'object' || !('rect' in first)) return undefined;
      return { ...base, ...list, formula1: `=${quoted(sheetName(first.sheetId))}!${rectName(first.rect)}` };
    case 'CHECKBOX':
      return { ...base, type: DataValidationType.CHECKBOX };
    default:
      return undefined;
  }
}
