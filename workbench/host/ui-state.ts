/**
 * What the script put on the screen outside of the grid, and the answers given to its questions.
 */
export type MenuEntry =
  | { readonly kind: 'item'; readonly caption: string; readonly functionName: string }
  | { readonly kind: 'separator' }
  | { readonly kind: 'menu'; readonly menu: MenuState };

export interface MenuState {
  readonly caption: string;
  /** Under Extensions rather than a menu of its own. */
  readonly addon: boolean;
  readonly entries: readonly MenuEntry[];
}

export interface Shown {
  readonly title: string;
  readonly html: string;
  readonly width?: number;
  readonly height?: number;
}

export interface Toast {
  readonly message: string;
  readonly title?: string;
  /** Seconds; undefined is Sheets' default of 5, negative stays. */
  readonly seconds?: number;
}

export type ButtonName = 'CLOSE' | 'OK' | 'CANCEL' | 'YES' | 'NO';
export type ButtonSetName = 'OK' | 'OK_CANCEL' | 'YES_NO' | 'YES_NO_CANCEL';

export interface Question {
  readonly kind: 'alert' | 'prompt';
  readonly title?: string;
  readonly prompt: string;
  readonly buttons: ButtonSetName;
}

export interface Answer {
  readonly button: ButtonName;
  /** What was typed, for a prompt. */
  readonly text?: string;
}

export interface UiState {
  readonly menus: readonly MenuState[];
  /** The open sidebar; a new one replaces it. */
  readonly sidebar: Shown | undefined;
  readonly dialog: Shown | undefined;
  readonly toasts: readonly Toast[];
  /** Alerts and prompts so far, with the answer each got. */
  readonly questions: readonly (Question & { readonly answer: Answer })[];
  /** Answers for the next questions, in order; when empty `ask` decides. */
  readonly answers: (Answer | ButtonName)[];
  /** Decides where no answer is queued (a page may call `window.confirm`); default: the first button. */
  ask: (question: Question) => Answer | ButtonName;
  subscribe(listener: (what: 'menus' | 'sidebar' | 'dialog' | 'toast' | 'question') => void): () => void;
  /** The user closes it. */
  closeSidebar(): void;
  closeDialog(): void;
}
