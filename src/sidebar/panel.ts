/**
 * What a panel of the sidebar is, and what the page gives it. A new panel is a file that exports a `PanelMaker`
 * and an entry in the list of `main.ts`.
 */
import type { Call } from './call';
import type { Opening } from './calls';
import type { Status } from './status';
import type { Texts } from './texts';

export interface Host {
  readonly call: Call;
  readonly texts: Texts;
  /** Writes the status line; a `fail` is announced at once. */
  readonly say: (status: Status, progress?: { readonly done: number; readonly of: number }) => void;
  /** Reads the sheet again and updates all panels; the answer is undefined, or the sentence that says why not. */
  readonly reread: () => Promise<string | undefined>;
}

export interface Panel {
  readonly root: HTMLElement;
  /** The sheet was read, for the first time or again. */
  readonly update: (opening: Opening) => Promise<void> | void;
  /** The panel has something to say in the status line, once nothing else is shown there. */
  readonly status: () => Status;
  /** Puts the keyboard where the panel's work begins. */
  readonly focus: () => void;
  /** While true the page neither reads again by itself nor offers to remove tabs. */
  readonly busy: () => boolean;
}

export type PanelMaker = (host: Host) => Panel;
