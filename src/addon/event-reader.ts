/**
 * Reads the running event from its tabs Event, Players and Schedule; nothing else is read, least of all the results
 * of formulas.
 */
import type { EventView, TabKind } from '../sidebar/calls';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/** The event as the add-on works with it: what the page sees, and where it stands. */
export interface EventState {
  readonly book: Spreadsheet;
  readonly view: EventView;
  readonly sheet: (kind: TabKind) => Sheet | undefined;
  /** Where the columns stand, from 1, as the headings tell. */
  readonly scheduleColumns: {
    readonly section?: number;
    readonly round: number;
    readonly date?: number;
    readonly board?: number;
    readonly whiteNo: number;
    readonly white: number;
    readonly result: number;
    readonly black: number;
    readonly blackNo: number;
  };
  /** Row of the headings of the Schedule, from 1. */
  readonly scheduleTop: number;
  readonly playersTop: number;
  readonly playerColumns: Readonly<Partial<Record<'no' | 'name' | 'rating' | 'federation' | 'club' | 'status', number>>>;
  /** Row of a player in the tab Players, from 1. */
  readonly playerRow: (no: number, section?: string) => number | undefined;
  /** Row in the tab Event of a setting, from 1; column 2 holds its value. */
  readonly settingRow: (setting: string) => number | undefined;
}

/** The latest event; undefined where there is none. Throws a `Problem` where its tabs cannot be read. */
export declare function readEvent(book: Spreadsheet): EventState | undefined;
