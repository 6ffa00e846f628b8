/**
 * Keeps editors out of everything but the column of the results, and lets them in again.
 */
import type { Changed, TabKind } from '../../sidebar/calls';
import { command } from '../writing/command';
import type { EventState } from '../event/event-reader';
import { guardsOf } from '../writing/guards';
import { PROTECTION, sheetProtection } from '../event/sheet-protection';
import type { Guard } from '../writing/tab-changes';
import { say } from '../texts';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

export function protect(): Changed {
  const changed = command((event) => {
    const texts = say().share;
    const tabs = sheetsOf(event);
    const guards = guardsOf(tabs, false);
    const others = tabs.flatMap(({ sheet }) => {
      const protection = sheetProtection(sheet);
      return protection && protection.getDescription() !== PROTECTION ? [sheet.getName()] : [];
    });
    return {
      title: texts.protecting,
      changes: guards.length > 0 ? [{ change: 'protection', to: 'on', guards }] : [],
      notes: others.length > 0 ? [texts.protectedByOthers(others.join(', '))] : [],
    };
  });
  if (!changed.done || changed.view.protection !== 'warning') return changed;
  return { ...changed, notes: [...changed.notes, say().share.onlyWarns] };
}

export function unprotect(): Changed {
  return command((event) => {
    const guards = sheetsOf(event).flatMap(({ sheet }): Guard[] => {
      const protection = sheetProtection(sheet);
      if (protection?.getDescription() !== PROTECTION) return [];
      const open = protection.getUnprotectedRanges().map((range) => range.getA1Notation());
      const guard = { sheetId: sheet.getSheetId(), open };
      if (protection.isWarningOnly()) return [{ ...guard, warning: true }];
      return [{ ...guard, editors: protection.getEditors().map((user) => user.getEmail()) }];
    });
    return {
      title: say().share.unprotecting,
      changes: guards.length > 0 ? [{ change: 'protection', to: 'off', guards }] : [],
    };
  });
}

function sheetsOf({ book, view }: EventState): { kind: TabKind; sheet: Sheet }[] {
  const sheets = book.getSheets();
  return view.tabs.flatMap(({ kind, sheetId }) => {
    const sheet = sheets.find((one) => one.getSheetId() === sheetId);
    return sheet ? [{ kind, sheet }] : [];
  });
}
