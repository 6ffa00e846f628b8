/**
 * A command that changes the running event: it is carried out wholly or not at all, and what a broken-off run left
 * is taken back at the next opening.
 */
import type { Changed, GameKey, PlayerKey, Question } from '../sidebar/calls';
import type { EVENT_ROWS } from '../tabs/event';
import type { TabPlan } from '../tabs/plan';
import type { EventState } from './event-reader';

/** One change of cells that are there. `from` is what stands there now: taking it back writes it again. */
export type Change =
  /** The same result for several games, each of which holds `from`. */
  | { readonly change: 'results'; readonly games: readonly GameKey[]; readonly from: string; readonly to: string }
  | {
      readonly change: 'player';
      readonly player: PlayerKey;
      readonly column: 'name' | 'rating' | 'federation' | 'club' | 'status';
      readonly from: string | number;
      readonly to: string | number;
    }
  | {
      readonly change: 'setting';
      readonly setting: keyof typeof EVENT_ROWS;
      readonly from: string | number;
      readonly to: string | number;
    }
  /** A line at the end of the Event's log; `data` is its third column, read by the add-on. */
  | { readonly change: 'log'; readonly text: string; readonly data?: string };

/** What a command wants to be done. */
export interface Work {
  /** What it does, for messages and the journal, in the user's language: `the withdrawal of Max Frei`. */
  readonly title: string;
  /** New tabs, written before anything else. */
  readonly tabs?: readonly TabPlan[];
  readonly changes?: readonly Change[];
  readonly notes?: readonly string[];
}

/**
 * Runs a command under the lock: reads the event, lets `plan` say what is to be done or asked, does it, and
 * answers with the event as it is then. Throws a `Problem`; then everything is as it was before.
 */
export declare function command(plan: (event: EventState) => Work | Question): Changed;
