/**
 * The stand-in for Google Sheets and Apps Script: one workbook, the services that a script gets, and the
 * screws to make them fail. Pure TypeScript: no DOM, no Node API, no dependency.
 */
import type { Counters, RunKind } from './calls';
import type { Context, GasSheet } from './services/context';
import type { Faults } from './faults';
import { DEFAULT_GUESSES, type Guesses } from './model/guesses';
import { ProtectionPart } from './services/protection';
import { RangeListPart, RangePart } from './services/range';
import { type AuthMode, Runtime } from './runtime';
import { revive } from './model/saving';
import { type Services, UserPart, createServices } from './services/services';
import { SheetPart } from './services/sheet';
import { SelectionPart, SpreadsheetPart } from './services/spreadsheet';
import { type State, newSheet } from './model/state';
import { Store } from './model/store';
import { UiModel } from './services/ui';
import type { UiState } from './ui-state';
import type { SavedWorkbook } from './model/saving';
import { type Workbook, createWorkbook } from './model/workbook';

export type Mode = 'NONE' | 'LIMITED' | 'FULL';

export interface HostOptions {
  /** Files of the script project by name (`Sidebar` or `Sidebar.html`), for `createHtmlOutputFromFile`. */
  readonly files?: Readonly<Record<string, string>>;
  /** The spreadsheet's locale; `en_US`. */
  readonly locale?: string;
  /** The spreadsheet's time zone; `Etc/UTC`. */
  readonly timeZone?: string;
  /** The user's locale; `en`. */
  readonly userLocale?: string;
  /** E-mail of the user at the screen, who also runs the scripts; `owner@example.com`. */
  readonly user?: string;
  /** `owner@example.com`. */
  readonly owner?: string;
  /** Besides the owner. */
  readonly editors?: readonly string[];
  /** Name of the only sheet of a new workbook; `Sheet1`. */
  readonly firstSheet?: string;
  readonly saved?: SavedWorkbook;
  readonly guesses?: Partial<Guesses>;
  /** Milliseconds; `Date.now`. */
  readonly now?: () => number;
  /** The add-on's name, which is its menu's; `Add-on`. */
  readonly addonName?: string;
  /** `timeZone` of the manifest; `Etc/UTC`. */
  readonly scriptTimeZone?: string;
  /** `oauthScopes` of the manifest; the two that this add-on asks for. */
  readonly scopes?: readonly string[];
  /** A number from 0 to 1 for ids; `Math.random`. */
  readonly random?: () => number;
}

export interface Host {
  readonly workbook: Workbook;
  /** The globals that a script gets: inject every one of them by its name. */
  readonly services: Services;
  readonly ui: UiState;
  /** Files of the script project by name without extension; change it when they are rebuilt. */
  readonly files: Map<string, string>;
  readonly counters: Counters;
  readonly faults: Faults;
  readonly guesses: Guesses;
  /** The authorisation mode of an `open` run; a menu click and the sidebar have FULL, a function CUSTOM_FUNCTION. */
  mode: Mode;
  userLocale: string;
  /** The `Error` of the script's realm, set by whoever loads the script, so that `instanceof Error` holds in it. */
  scriptError: ErrorConstructor;
  /**
   * One execution of the script: sets its rights, flushes at its end, releases its locks, tells the view.
   * An exception of `fn` passes through after the flush, as in Apps Script what was written before it stays.
   * Runs may be nested (from `faults.between`): the inner one does not see what the outer has not flushed.
   */
  run<T>(kind: RunKind, fn: () => T): T;
}

export function createHost(options: HostOptions = {}): Host {
  const random = options.random ?? Math.random;
  const guesses: Guesses = { ...DEFAULT_GUESSES, ...options.guesses };
  const owner = options.owner ?? options.user ?? 'owner@example.com';
  const user = options.user ?? owner;
  const store = new Store(
    options.saved ? revive(options.saved) : newFile(options, owner, random),
    guesses,
    random,
  );
  const runtime = new Runtime(store, user, options.now ?? Date.now);
  const ui = new UiModel();
  const files = new Map(
    Object.entries(options.files ?? {}).map(([name, text]) => [name.replace(/\.html$/, ''), text]),
  );
  const sheets = new Map<number, GasSheet>();

  const context: Context = {
    runtime,
    scopes: options.scopes ?? DEFAULT_SCOPES,
    range: (sheetId, rect) => RangePart.of(context, sheetId, rect),
    rangeList: (sheetId, rects) => RangeListPart.of(context, sheetId, rects),
    sheet(sheetId) {
      const sheet = sheets.get(sheetId) ?? SheetPart.of(context, sheetId);
      sheets.set(sheetId, sheet);
      return sheet;
    },
    spreadsheet: () => spreadsheet,
    selection: () => SelectionPart.of(context),
    protection: (sheetId, id) => ProtectionPart.of(context, sheetId, id),
    user: (email) => new UserPart(email) as unknown as GoogleAppsScript.Base.User,
  };
  const spreadsheet = SpreadsheetPart.of(context, ui);

  const host: Host = {
    workbook: createWorkbook(runtime),
    services: createServices(context, {
      files,
      ui,
      addonName: options.addonName ?? 'Add-on',
      random,
      scriptTimeZone: options.scriptTimeZone ?? 'Etc/UTC',
      userLocale: () => host.userLocale,
    }),
    ui,
    files,
    counters: runtime.counters,
    faults: runtime.faults,
    guesses,
    mode: 'LIMITED',
    userLocale: options.userLocale ?? 'en',
    get scriptError() {
      return runtime.errorClass;
    },
    set scriptError(errorClass) {
      runtime.errorClass = errorClass;
    },
    run: (kind, fn) => runtime.run(kind, modeOf(kind, host.mode), fn),
  };
  return host;
}

/** A menu click and the sidebar have asked for every right; a formula has few. */
function modeOf(kind: RunKind, open: Mode): AuthMode {
  return kind === 'open' ? open : kind === 'function' ? 'CUSTOM_FUNCTION' : 'FULL';
}

const DEFAULT_SCOPES = [
  'https://www.googleapis.com/auth/spreadsheets.currentonly',
  'https://www.googleapis.com/auth/script.container.ui',
];

function newFile(options: HostOptions, owner: string, random: () => number): State {
  const locale = options.locale ?? 'en_US';
  const id = Array.from({ length: 44 }, () => Math.floor(random() * 36).toString(36)).join('');
  return {
    id,
    name: 'Untitled spreadsheet',
    locale,
    timeZone: options.timeZone ?? 'Etc/UTC',
    owner,
    editors: [
      ...new Set([owner, ...(options.user === undefined ? [] : [options.user]), ...(options.editors ?? [])]),
    ],
    sheets: [newSheet(0, options.firstSheet ?? (locale.startsWith('es') ? 'Hoja 1' : 'Sheet1'))],
    metadata: [],
    namedRanges: new Map(),
    properties: new Map(),
  };
}
