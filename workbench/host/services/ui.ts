/**
 * `Ui`, `Menu`, and what they leave on the screen.
 */
import type { Context } from './context';
import { Button, ButtonSet, member } from './enums';
import { htmlOf } from './html';
import { Part } from './part';
import { Refusal } from '../model/refusal';
import type {
  Answer,
  ButtonName,
  ButtonSetName,
  MenuEntry,
  MenuState,
  Question,
  Shown,
  Toast,
  UiState,
} from '../ui-state';

type GasUi = GoogleAppsScript.Base.Ui;
type GasMenu = GoogleAppsScript.Base.Menu;
type GasButton = GoogleAppsScript.Base.Button;
type GasButtonSet = GoogleAppsScript.Base.ButtonSet;
type GasHtml = GoogleAppsScript.HTML.HtmlOutput;
type What = 'menus' | 'sidebar' | 'dialog' | 'toast' | 'question';

const BUTTONS: Readonly<Record<ButtonSetName, readonly ButtonName[]>> = {
  OK: ['OK'],
  OK_CANCEL: ['OK', 'CANCEL'],
  YES_NO: ['YES', 'NO'],
  YES_NO_CANCEL: ['YES', 'NO', 'CANCEL'],
};

export class UiModel implements UiState {
  menus: readonly MenuState[] = [];
  sidebar: Shown | undefined;
  dialog: Shown | undefined;
  toasts: readonly Toast[] = [];
  questions: readonly (Question & { readonly answer: Answer })[] = [];
  readonly answers: (Answer | ButtonName)[] = [];
  ask: (question: Question) => Answer | ButtonName = ({ buttons }) => BUTTONS[buttons][0] ?? 'OK';
  private readonly listeners = new Set<(what: What) => void>();

  subscribe(listener: (what: What) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  private tell(what: What): void {
    for (const listener of [...this.listeners]) listener(what);
  }

  /** A menu of the same name, or the add-on's menu, is replaced. */
  addMenu(menu: MenuState): void {
    const others = this.menus.filter((one) =>
      menu.addon ? !one.addon : one.addon || one.caption !== menu.caption,
    );
    this.menus = [...others, menu];
    this.tell('menus');
  }
  show(where: 'sidebar' | 'dialog', shown: Shown | undefined): void {
    this[where] = shown;
    this.tell(where);
  }
  addToast(toast: Toast): void {
    this.toasts = [...this.toasts, toast];
    this.tell('toast');
  }
  question(question: Question): Answer {
    const given = this.answers.shift() ?? this.ask(question);
    const answer = typeof given === 'string' ? { button: given } : given;
    this.questions = [...this.questions, { ...question, answer }];
    this.tell('question');
    return answer;
  }
  closeSidebar(): void {
    this.show('sidebar', undefined);
  }
  closeDialog(): void {
    this.show('dialog', undefined);
  }
}

const entriesOf = new WeakMap<object, () => MenuState>();

export class MenuPart extends Part<GasMenu> {
  readonly #context: Context;
  readonly #ui: UiModel;
  readonly #caption: string;
  readonly #addon: boolean;
  readonly #entries: MenuEntry[] = [];

  constructor(context: Context, ui: UiModel, caption: string, addon: boolean) {
    super('Menu');
    this.#context = context;
    this.#ui = ui;
    this.#caption = caption;
    this.#addon = addon;
    entriesOf.set(this, () => ({ caption, addon, entries: [...this.#entries] }));
  }

  #add(method: string, entry: () => MenuEntry): GasMenu {
    return this.#context.runtime.local(
      `Menu.${method}`,
      () => {
        this.#entries.push(entry());
        return this.whole;
      },
      'menu',
    );
  }
  addItem(caption: string, functionName: string): GasMenu {
    return this.#add('addItem', () => {
      if (typeof functionName !== 'string' || functionName === '')
        throw new Refusal('A menu item needs a function name.');
      return { kind: 'item', caption, functionName };
    });
  }
  addSeparator(): GasMenu {
    return this.#add('addSeparator', () => ({ kind: 'separator' }));
  }
  addSubMenu(menu: GasMenu): GasMenu {
    return this.#add('addSubMenu', () => {
      const state = entriesOf.get(menu)?.();
      if (!state) throw new Refusal('The parameter is not a Menu.');
      return { kind: 'menu', menu: state };
    });
  }
  addToUi(): void {
    this.#context.runtime.view('Menu.addToUi', 'menu', () => {
      this.#ui.addMenu({ caption: this.#caption, addon: this.#addon, entries: [...this.#entries] });
    });
  }
}

export class PromptResponsePart extends Part<GoogleAppsScript.Base.PromptResponse> {
  readonly #answer: Answer;

  constructor(answer: Answer) {
    super('PromptResponse');
    this.#answer = answer;
  }
  getResponseText(): string {
    return this.#answer.text ?? '';
  }
  getSelectedButton(): GasButton {
    return member(Button, this.#answer.button);
  }
}

export class UiPart extends Part<GasUi> {
  readonly Button = Button;
  readonly ButtonSet = ButtonSet;
  readonly #context: Context;
  readonly #ui: UiModel;
  readonly #addonName: string;

  constructor(context: Context, ui: UiModel, addonName: string) {
    super('Ui');
    this.#context = context;
    this.#ui = ui;
    this.#addonName = addonName;
  }

  static of(context: Context, ui: UiModel, addonName: string): GasUi {
    return new UiPart(context, ui, addonName) as unknown as GasUi;
  }

  createMenu(caption: string): GasMenu {
    return this.#menu('createMenu', caption, false);
  }
  createAddonMenu(): GasMenu {
    return this.#menu('createAddonMenu', this.#addonName, true);
  }
  #menu(method: string, caption: string, addon: boolean): GasMenu {
    return this.#context.runtime.local(
      `Ui.${method}`,
      () => new MenuPart(this.#context, this.#ui, caption, addon) as unknown as GasMenu,
      'menu',
    );
  }

  #question(kind: 'alert' | 'prompt', args: readonly (string | GasButtonSet | undefined)[]): Answer {
    return this.#context.runtime.view(`Ui.${kind}`, 'screen', () => {
      // Sheets flushes before it asks, so that the user sees what he is asked about.
      this.#context.runtime.store.flush();
      const texts = args.filter((one) => typeof one === 'string');
      const set = args.find((one) => typeof one !== 'string' && one !== undefined);
      const [first = '', second] = texts;
      return this.#ui.question({
        kind,
        prompt: second ?? first,
        buttons: set === undefined ? 'OK' : (String(set) as ButtonSetName),
        ...(second === undefined ? {} : { title: first }),
      });
    });
  }
  alert(first: string, second?: string | GasButtonSet, third?: GasButtonSet): GasButton {
    return member(Button, this.#question('alert', [first, second, third]).button);
  }
  prompt(
    first: string,
    second?: string | GasButtonSet,
    third?: GasButtonSet,
  ): GoogleAppsScript.Base.PromptResponse {
    const answer = this.#question('prompt', [first, second, third]);
    return new PromptResponsePart(answer) as unknown as GoogleAppsScript.Base.PromptResponse;
  }

  showSidebar(userInterface: GasHtml): void {
    this.#context.runtime.view('Ui.showSidebar', 'screen', () => {
      this.#ui.show('sidebar', htmlOf(userInterface));
    });
  }
  showModalDialog(userInterface: GasHtml, title: string): void {
    this.#context.runtime.view('Ui.showModalDialog', 'screen', () => {
      this.#ui.show('dialog', { ...htmlOf(userInterface), title });
    });
  }
  showModelessDialog(userInterface: GasHtml, title: string): void {
    this.#context.runtime.view('Ui.showModelessDialog', 'screen', () => {
      this.#ui.show('dialog', { ...htmlOf(userInterface), title });
    });
  }
}
