/**
 * The list of tie-breaks as the log of the event has it, so that a list changed by hand in its cell is logged too.
 */
import { reading } from '../../messages/languages';
import type { CellFault, EventView } from '../../sidebar/calls';
import { tabTexts } from '../../tabs/texts';
import type { Change } from './changes';
import { begunIn } from '../event/begun';
import type { EventState } from '../event/event-reader';
import { spreadsheetLanguage } from '../locale';
import { tieBreaksData } from '../event/log';

/** What an empty list is called. */
export function listText(codes: readonly string[]): string {
  return codes.length > 0 ? codes.join(', ') : (reading[spreadsheetLanguage()].noTieBreak[0] ?? '');
}

/** The list that the log is to have: old and new list, and after which round. */
export function tieBreaksLine({ view }: EventState, before: string, codes: readonly string[]): Change {
  const { tieBreaksChanged } = tabTexts(spreadsheetLanguage()).event;
  const text = tieBreaksChanged(lastRound(view), before, listText(codes));
  return { change: 'log', text, data: tieBreaksData(listText(codes)) };
}

/** 0 before the first. */
export function lastRound(view: EventView): number {
  return Math.max(0, ...begunIn(view, view.games));
}

/** The list was changed in its cell since the log last had it: the line that says so. */
export function unloggedTieBreaks(event: EventState): Change | undefined {
  const { loggedTieBreaks: before, view } = event;
  const now = view.settings.tieBreaks;
  if (before === undefined || before === listText(now) || faultInList(event)) return undefined;
  return tieBreaksLine(event, before, now);
}

/** Why the cell with the list cannot be read. */
export function faultInList({ view, sheet, settingRow }: EventState): CellFault | undefined {
  const sheetId = sheet('event')?.getSheetId();
  const cell = `B${String(settingRow('tieBreaks') ?? 0)}`;
  return view.faults.find((fault) => fault.sheetId === sheetId && fault.cell === cell);
}
