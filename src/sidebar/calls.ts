/**
 * Everything the sidebar's page may ask of the add-on, as types that both sides share.
 * Arguments and replies pass through JSON: plain objects, no Date, no undefined inside a list.
 */
import type { Language } from '../messages/language';
import type { Order } from '../engine/schedule/format';

/** One player as the page needs him. */
export interface FoundPlayer {
  /** Start number; 1..n. */
  readonly no: number;
  readonly name: string;
  readonly rating?: number;
}

/** Where the players of a new schedule come from. */
export type PlayerSource =
  | { readonly from: 'tab' }
  | { readonly from: 'selection' }
  | { readonly from: 'list'; readonly names: readonly string[] }
  | { readonly from: 'number'; readonly players: number };

/** A list of players read from the sheet: what was found, or the sentence that says what is wrong. */
export type Reading =
  | {
      readonly ok: true;
      /** Where the list stands, such as `Players` or `Club!B3:C12`. */
      readonly where: string;
      readonly players: readonly FoundPlayer[];
    }
  | { readonly ok: false; readonly problem: string };

/** What the page knows when it opens. */
export interface Opening {
  readonly language: Language;
  /** The Players tab; absent where there is none. */
  readonly playersTab?: Reading;
  /** The event's schedule, where one was made. */
  readonly event?: { readonly schedule: string; readonly games: number; readonly results: number };
  /** Names of tabs that an interrupted run left half made. */
  readonly leftovers: readonly string[];
}

export interface GenerateRequest {
  readonly players: PlayerSource;
  readonly cycles: number;
  readonly order: Order;
  /** Names the run for `progress`; made by the page. */
  readonly run: string;
  /** True once the user has agreed to a second schedule although results exist. */
  readonly despiteResults?: boolean;
}

export interface MadeTab {
  readonly kind:
    'event' | 'players' | 'schedule' | 'berger' | 'standings' | 'crosstable' | 'progress' | 'byPlayer';
  readonly name: string;
  readonly sheetId: number;
  /** False for a tab that was there before and is only used. */
  readonly made: boolean;
}

export type Generated =
  | { readonly done: true; readonly tabs: readonly MadeTab[]; readonly notes: readonly string[] }
  /** Results exist already: ask, then call again with `despiteResults`. */
  | { readonly done: false; readonly ask: 'results'; readonly schedule: string; readonly results: number };

export interface Progress {
  /** Tabs finished and tabs to make. */
  readonly done: number;
  readonly of: number;
  /** The tab being written; blank before the first and after the last. */
  readonly tab: string;
}

/** The calls: name, arguments, what comes back. */
export interface Calls {
  open: { args: []; reply: Opening };
  readSelection: { args: []; reply: Reading };
  generate: { args: [GenerateRequest]; reply: Generated };
  progress: { args: [run: string]; reply: Progress };
  removeLeftovers: { args: []; reply: { readonly removed: readonly string[] } };
  showTab: { args: [sheetId: number]; reply: null };
}

export type CallName = keyof Calls;

/** Every answer of `bergerCall`: the reply, or one sentence with a way out, in the user's language. */
export type Answer<N extends CallName> =
  { readonly ok: true; readonly reply: Calls[N]['reply'] } | { readonly ok: false; readonly problem: string };
