/**
 * Who may edit which cells.
 */
import { type Rect, type SheetState, type State, contains, intersects } from './state';

/** What Sheets says to who may not edit. */
export const PROTECTED =
  'You are trying to edit a protected cell or object. Please contact the spreadsheet owner to remove protection if you need to edit.';

/** Whether the user may edit the whole rectangle; `warn` where only a warning stands before it. */
export function mayEdit(state: State, sheet: SheetState, rect: Rect, user: string): 'yes' | 'no' | 'warn' {
  if (user === state.owner) {
    return sheet.protections.some((one) => one.warningOnly && covers(one, rect)) ? 'warn' : 'yes';
  }
  if (!state.editors.includes(user)) return 'no';
  let answer: 'yes' | 'warn' = 'yes';
  for (const protection of sheet.protections) {
    if (!covers(protection, rect)) continue;
    if (protection.warningOnly) answer = 'warn';
    else if (!protection.editors.includes(user)) return 'no';
  }
  return answer;
}

/** Whether the sheet as a whole may be renamed, moved or deleted. */
export function mayRestructure(state: State, sheet: SheetState, user: string): boolean {
  if (user === state.owner) return true;
  if (!state.editors.includes(user)) return false;
  return sheet.protections.every((one) => one.warningOnly || one.editors.includes(user));
}

function covers(protection: SheetState['protections'][number], rect: Rect): boolean {
  if (protection.rect) return intersects(protection.rect, rect);
  return !protection.unprotected.some(
    (free) => contains(free, rect.row, rect.column) && contains(free, rect.lastRow, rect.lastColumn),
  );
}
