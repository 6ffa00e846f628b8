/**
 * What a panel of the sidebar is, and what the page gives it. A new panel is a file that exports a `PanelMaker`,
 * a name in `PANELS` with its caption in the messages (`sidebar.nav.tabs`), and an entry in the list of `main.ts`.
 */
import type { Call } from './call';
import type { EventView, Opening } from '../calls';
import type { Status } from './status';
import type { Texts } from '../parts/texts';

/** In the order of the tabs. */
export const PANELS = ['setUp', 'results', 'standings', 'players', 'share'] as const;

export type PanelName = (typeof PANELS)[number];

/** What the page gives to each panel, once, when the language is known. */
export interface Host {
  readonly call: Call;
  readonly texts: Texts;
  /**
   * Writes the status line, whichever panel is shown; the last word stands until the user goes to another tab or the
   * sheet is read again. A `fail` is announced at once. A panel speaks of what the user has just done; where the event
   * stands the page says by itself.
   */
  readonly say: (status: Status, progress?: { readonly done: number; readonly of: number }) => void;
  /** Takes back what was said: the status line tells where the work of the panel shown stands. */
  readonly stand: () => void;
  /** Reads the sheet again and updates all panels; the answer is undefined, or the sentence that says why not. */
  readonly reread: () => Promise<string | undefined>;
  /**
   * A command was carried out: give the `view` of its reply here, always. Updates all panels, the caller's too, without
   * another call, then writes the status of the panel shown. To say something of your own (`done`), do so afterwards.
   */
  readonly changed: (view: EventView) => void;
  /** Shows a tab of the spreadsheet, and selects a cell of it; a failure goes into the status line. */
  readonly goTo: (sheetId: number, cell?: string) => Promise<void>;
  /** Shows a panel, with the keyboard where its work begins. */
  readonly open: (panel: PanelName) => void;
}

/**
 * Why a panel is updated: the sheet was read (the calls that a panel adds of its own are due), it was read without a
 * wish of the user's (they are not), or a command replied.
 */
export type Cause = 'read' | 'quiet' | 'changed';

export interface Panel {
  readonly name: PanelName;
  /**
   * The page puts it into a tab panel of its own, and hides it for a sentence while there is no event (all but
   * `setUp`). Its children are laid out by the classes of sidebar.css: `group` sets parts apart, `stack` lines.
   */
  readonly root: HTMLElement;
  /**
   * The event as it is now; called before the panel is first shown, while another one is, and at any moment while the
   * user is at work. What he is typing, the element in focus and what he has unfolded must survive it, and nothing is
   * announced that is as it was. `opening.view` is absent while there is no event to be read.
   */
  readonly update: (opening: Opening, cause: Cause) => Promise<void> | void;
  /**
   * What the status line says while this panel is shown and nothing has just happened; undefined (usual): where the
   * event stands and its next step, which the page knows.
   */
  readonly status: () => Status | undefined;
  /** Puts the keyboard where the panel's work begins. */
  readonly focus: () => void;
  /**
   * True while a call of the panel's that changes something is under way. The page then neither reads again by itself
   * nor starts anything, and the status line is left to this panel even where the user goes to another tab.
   */
  readonly busy: () => boolean;
  /** The user has come to this panel: for what is too dear to be done in every `update`. */
  readonly shown?: () => void;
}

export type PanelMaker = (host: Host) => Panel;
