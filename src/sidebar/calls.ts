/**
 * Everything the sidebar's page may ask of the add-on, as types that both sides share.
 * Arguments and replies pass through JSON: plain objects, no Date, no undefined inside a list.
 */
import type { Division } from '../engine/planning/division';
import type { DatePlan } from '../engine/planning/round-dates';
import type { Numbering } from '../engine/planning/start-numbers';
import type { Result } from '../engine/results/game';
import type { Scoring } from '../engine/results/scoring';
import type { WithdrawalRule } from '../engine/results/withdrawal';
import type { Order, System } from '../engine/schedule/format';
import type { Language } from '../messages/languages';

export type { DatePlan, Division };

/** One player as the page needs him. */
export interface FoundPlayer {
  /** Start number; 1..n, within each section where the list has any. */
  readonly no: number;
  readonly name: string;
  readonly rating?: number;
  readonly section?: string;
  readonly federation?: string;
  readonly club?: string;
  /** In a column headed Team. */
  readonly team?: string;
}

/** What a list may tell of a player besides his name. */
export type KnownOfPlayer = Omit<FoundPlayer, 'no' | 'name'>;

/** Where the players of a new schedule come from. */
export type PlayerSource =
  | { readonly from: 'tab' }
  | { readonly from: 'selection' }
  | {
      readonly from: 'list';
      readonly names: readonly string[];
      /** What is known besides, as many as there are names; absent where nothing is. */
      readonly known?: readonly KnownOfPlayer[];
    }
  | { readonly from: 'number'; readonly players: number };

/** A list of players read from the sheet: what was found, or the sentence that says what is wrong. */
export type Reading =
  | {
      readonly ok: true;
      /** Where the list stands, such as `Players` or `Club!B3:C12`. */
      readonly where: string;
      readonly players: readonly FoundPlayer[];
      /** True where the list itself holds the start numbers. */
      readonly numbered?: true;
    }
  | { readonly ok: false; readonly problem: string };

/** What the page knows when it opens. */
export interface Opening {
  readonly language: Language;
  /** The Players tab; absent where there is none. */
  readonly playersTab?: Reading;
  /** The event's schedule, where one was made. */
  readonly event?: { readonly schedule: string; readonly games: number; readonly results: number };
  /** The event as its tabs tell it, where they can be read. */
  readonly view?: EventView;
  /** Why they cannot be read, with a way out. */
  readonly viewProblem?: string;
  /** Names of tabs that an interrupted run left half made. */
  readonly leftovers: readonly string[];
  /** What a run that broke off was doing to the event's tabs: `repair` takes it back. */
  readonly interrupted?: string;
}

/** A tab of the event. */
export type TabKind =
  | 'event'
  | 'players'
  | 'schedule'
  | 'berger'
  | 'standings'
  | 'crosstable'
  | 'progress'
  | 'byPlayer'
  | 'roundSheets'
  | 'playerCards'
  | 'teams'
  | 'knockout';

/** A game of the schedule, by what stays the same however its rows are sorted. */
export interface GameKey {
  /** Absent where the event has no sections. */
  readonly section?: string;
  readonly round: number;
  /** Start numbers. `black` 0: a free round of `white`. */
  readonly white: number;
  readonly black: number;
}

export interface EventGame extends GameKey {
  /** Row of the Schedule tab, from 1, when it was read. */
  readonly row: number;
  /** Absent for a free round. */
  readonly board?: number;
  /** `2027-01-12`, or `2027-01-12T19:30` where the cell tells a time. */
  readonly date?: string;
  /** Absent while it is to be played, and where the cell cannot be read. */
  readonly result?: Result;
  /** What stands in the cell, where it is not blank and not written as Berger writes the result. */
  readonly text?: string;
}

export interface EventPlayer extends FoundPlayer {
  readonly status: 'playing' | 'withdrawn' | 'expelled';
  /** Place given by hand, for the tie-break HAND. */
  readonly hand?: number;
}

/** A cell of the event that cannot be read. */
export interface CellFault {
  readonly sheetId: number;
  readonly tab: string;
  /** `F14`. */
  readonly cell: string;
  /** What stands there. */
  readonly text: string;
  /** The game whose result it is to be, where it is in the column of the results. */
  readonly game?: GameKey;
  /** One sentence: what is wrong and what is accepted. */
  readonly problem: string;
}

/** The settings of the tab Event. Where a cell cannot be read the default stands here and the cell is a fault. */
export interface EventSettings {
  /** How the schedule was made: one group by the Berger tables where the tab Event does not say. */
  readonly format: { readonly kind: Division['into']; readonly system: System };
  readonly cycles: number;
  readonly order: Order;
  /** Codes as FIDE writes them. */
  readonly tieBreaks: readonly string[];
  readonly withdrawal: WithdrawalRule;
  readonly scoring: Scoring;
  /** Blank where none is set. */
  readonly seed: string;
}

/** A player who left, and the forfeits that were written for him: `reinstate` takes out exactly those. */
export interface Withdrawal {
  readonly no: number;
  readonly section?: string;
  readonly forfeits: readonly GameKey[];
}

/** A row of the schedule by what stands in it. */
export interface StrayRow extends GameKey {
  readonly row: number;
}

/** A name that stands as a value where the list of players has another: typed over, or changed in the list since. */
export interface StaleName extends PlayerKey {
  /** As the list has it. */
  readonly name: string;
  /** What is shown. */
  readonly text: string;
  /** The first of its cells in the schedule. */
  readonly cells: readonly string[];
}

/** A match of a knockout with two players. */
export interface KnockoutMatch {
  /** As the tab names it. */
  readonly label: string;
  /** Games without a result that are still needed: 0 while a player is unknown, and once somebody has won. */
  readonly missing: number;
  /** The cell in which to choose who advances, where the match ended equal. */
  readonly equal?: string;
  /** The cells of its results that cannot be read. */
  readonly unread: readonly string[];
}

/** A knockout as its tab shows it. Without matches: it cannot be read at present. */
export interface KnockoutView {
  readonly tab: string;
  readonly matches: readonly KnockoutMatch[];
  /** True while its formulas are still calculated. */
  readonly pending?: true;
  /** The cell to look at, where one keeps it from being read or from having a winner. */
  readonly broken?: string;
  /** Who has won the final, as the podium says too. */
  readonly winner?: string;
}

/**
 * The running event, read from its tabs Event, Players and Schedule, and from the latest Knockout: what the panels
 * work with.
 */
export interface EventView {
  /** Tells this event from others of the file. */
  readonly event: string;
  /** Its name in the tab Event; blank where none is given. */
  readonly name: string;
  readonly place: string;
  /** The tabs that are there. */
  readonly tabs: readonly { readonly kind: TabKind; readonly name: string; readonly sheetId: number }[];
  /** Tabs that somebody deleted and `remakeTabs` can make again. */
  readonly missing: readonly TabKind[];
  readonly settings: EventSettings;
  /** In a match of two teams: how many players each has, the first numbers being one team. */
  readonly teamSize?: number;
  /** By start number, within each section. */
  readonly players: readonly EventPlayer[];
  /** In the order of the rows, free rounds included. */
  readonly games: readonly EventGame[];
  /** Rows with numbers that are no games of the event: a number that no player has, somebody twice in a round. */
  readonly strays?: readonly StrayRow[];
  /** Letters of the columns of the Schedule. */
  readonly scheduleColumns?: { readonly round: string; readonly whiteNo: string; readonly blackNo: string };
  /** True while rows of the schedule are painted by `paintCells`. */
  readonly painted?: boolean;
  readonly faults: readonly CellFault[];
  readonly withdrawals: readonly Withdrawal[];
  /** The latest; absent where the event has none. */
  readonly knockout?: KnockoutView;
  /** True while the tables stand as values instead of formulas. */
  readonly published: boolean;
  /** True where players, results or rules have changed since then. */
  readonly outdated?: true;
  readonly protection: 'none' | 'results' | 'warning';
  /** One for each player and text. */
  readonly staleNames: readonly StaleName[];
}

/** What a command has to ask before it is carried out: call again with the answer. */
export type Question =
  /** The cell no longer holds what the page showed. */
  | { readonly ask: 'overwrite'; readonly now: string }
  /** Results exist, so that this is a change in a running event. */
  | { readonly ask: 'started'; readonly results: number };

/** What every command that changes the event answers. */
export type Changed =
  | {
      readonly done: true;
      /** The event as it is now. */
      readonly view: EventView;
      /** New tabs. */
      readonly tabs: readonly MadeTab[];
      /** Sentences that the user should read. */
      readonly notes: readonly string[];
    }
  | ({ readonly done: false } & Question);

export interface SetResult {
  readonly game: GameKey;
  /** What the page shows: the cell is written only while it holds this. */
  readonly was: string;
  /** `''` empties the cell. */
  readonly result: Result | '';
}

export interface SetTieBreaks {
  readonly was: readonly string[];
  readonly tieBreaks: readonly string[];
  readonly despiteResults?: boolean;
}

/** Draws lots among those whom the list of tie-breaks leaves tied: `LOT <seed>` becomes its last code. */
export interface DrawLots {
  readonly seed: string;
}

/** Adds a tab Knockout with the bracket of those who qualify. */
export interface MakeKnockout {
  /** The first so many of each section by rank, or those named: the first named of a section counts as its best. */
  readonly qualifiers: { readonly each: number } | { readonly named: readonly PlayerKey[] };
  /** In a match: 1 to 4. */
  readonly games: number;
  readonly thirdPlace: boolean;
}

/** Paints the rows of these games, which somebody is to look at, instead of those painted before. */
export interface PaintCells {
  readonly games: readonly GameKey[];
}

export interface PlayerKey {
  readonly section?: string;
  readonly no: number;
}

/** A player as he is typed in the page. */
export interface TypedPlayer {
  readonly name: string;
  readonly rating?: number;
  readonly federation?: string;
  readonly club?: string;
}

export interface Withdraw extends PlayerKey {
  readonly status: 'withdrawn' | 'expelled';
  /** His games without a result as the page shows them: where it is another number by now, nothing is written. */
  readonly open?: number;
}

/** Takes a number over before its first game. */
export interface Substitute extends PlayerKey {
  readonly was: string;
  readonly player: TypedPlayer;
}

export interface Rename extends PlayerKey {
  readonly was: string;
  readonly name: string;
}

export interface LateEntry {
  readonly player: TypedPlayer;
  /** Where the event has several: the one he enters. */
  readonly section?: string;
  /** True once the user has agreed to a new schedule, which an even field needs. */
  readonly despiteResults?: boolean;
  /** Names the run for `progress`. */
  readonly run: string;
}

/** Not both 0. */
export interface Clock {
  readonly base: number;
  readonly increment: number;
}

export interface GenerateRequest {
  readonly players: PlayerSource;
  /** Who gets which start number; as listed if absent. */
  readonly numbers?: Numbering;
  /** One group if absent. */
  readonly division?: Division;
  /** Whose tables; `berger` if absent. */
  readonly system?: System;
  readonly dates?: DatePlan;
  /** Minutes a player and seconds a move; absent where none is set. */
  readonly clock?: Clock;
  readonly cycles: number;
  readonly order: Order;
  /** Names the run for `progress`; made by the page. */
  readonly run: string;
  /** True once the user has agreed to a second schedule although results exist. */
  readonly despiteResults?: boolean;
}

export interface MadeTab {
  readonly kind: TabKind;
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
  /** Shows a tab, and selects a cell of it. */
  showTab: { args: [sheetId: number, cell?: string]; reply: null };
  /** Takes back what a run that broke off did to the event's tabs. */
  repair: { args: []; reply: Changed };

  setResult: { args: [SetResult]; reply: Changed };
  setTieBreaks: { args: [SetTieBreaks]; reply: Changed };
  drawLots: { args: [DrawLots]; reply: Changed };
  makeKnockout: { args: [MakeKnockout]; reply: Changed };

  withdraw: { args: [Withdraw]; reply: Changed };
  reinstate: { args: [PlayerKey]; reply: Changed };
  substitute: { args: [Substitute]; reply: Changed };
  rename: { args: [Rename]; reply: Changed };
  lateEntry: { args: [LateEntry]; reply: Changed };
  refreshNames: { args: []; reply: Changed };

  paintCells: { args: [PaintCells]; reply: Changed };
  clearPaint: { args: []; reply: Changed };

  /** Keeps editors out of everything but the column of the results. */
  protect: { args: []; reply: Changed };
  unprotect: { args: []; reply: Changed };
  /** The tables as values, for those who do not have the add-on; and as formulas again. */
  publish: { args: []; reply: Changed };
  goLive: { args: []; reply: Changed };
  /** No round: every round, a page each. */
  makeRoundSheets: { args: [round?: number]; reply: Changed };
  makePlayerCards: { args: []; reply: Changed };
  /** Makes the tabs of `missing` again. */
  remakeTabs: { args: []; reply: Changed };
}

export type CallName = keyof Calls;

/** Every answer of `bergerCall`: the reply, or one sentence with a way out, in the user's language. */
export type Answer<N extends CallName> =
  { readonly ok: true; readonly reply: Calls[N]['reply'] } | { readonly ok: false; readonly problem: string };
