/**
 * Undo and redo over the whole workbook: what the file was before each change of a user or a script.
 */
import { save } from '../host/model/saving';
import type { State } from '../host/model/state';
import type { Workbook } from '../host/model/workbook';

const DEPTH = 100;

export interface History {
  /** Runs the change; if it alters the file, undo leads back to before it. */
  record<T>(change: () => T): T;
  undo(): void;
  redo(): void;
}

export function createHistory(workbook: Workbook): History {
  const past: State[] = [];
  const future: State[] = [];
  let depth = 0;

  const step = (from: State[], to: State[]) => {
    const wanted = from.pop();
    if (!wanted) return;
    to.push(workbook.state);
    const { sheetId, rect } = workbook.selection;
    workbook.fromJSON(save(wanted));
    if (wanted.sheets.some((sheet) => sheet.id === sheetId && !sheet.hidden)) workbook.select(sheetId, rect);
  };
  return {
    record(change) {
      if (depth > 0) return change();
      depth++;
      const before = workbook.state;
      try {
        return change();
      } finally {
        depth--;
        if (workbook.state !== before) {
          past.push(before);
          if (past.length > DEPTH) past.shift();
          future.length = 0;
        }
      }
    },
    undo: () => step(past, future),
    redo: () => step(future, past),
  };
}
