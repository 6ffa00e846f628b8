/**
 * The globals that a script gets.
 */
import { SpreadsheetAppPart } from './app';
import type { Context } from './context';
import { formatInstant, isDate } from '../model/dates';
import * as enums from './enums';
import { HtmlServicePart } from './html';
import { Part } from './part';
import { Refusal } from '../model/refusal';
import { CacheServicePart, LockServicePart, PropertiesServicePart } from './storage';
import { type UiModel, UiPart } from './ui';

type GasUser = GoogleAppsScript.Base.User;

export interface Services {
  readonly SpreadsheetApp: GoogleAppsScript.Spreadsheet.SpreadsheetApp;
  readonly LockService: GoogleAppsScript.Lock.LockService;
  readonly CacheService: GoogleAppsScript.Cache.CacheService;
  readonly PropertiesService: GoogleAppsScript.Properties.PropertiesService;
  readonly Session: GoogleAppsScript.Base.Session;
  readonly Utilities: GoogleAppsScript.Utilities.Utilities;
  readonly HtmlService: GoogleAppsScript.HTML.HtmlService;
  readonly ScriptApp: GoogleAppsScript.Script.ScriptApp;
  readonly Charts: GoogleAppsScript.Charts.Charts;
  readonly Logger: GoogleAppsScript.Base.Logger;
}

export interface ServiceSettings {
  readonly files: ReadonlyMap<string, string>;
  readonly ui: UiModel;
  readonly addonName: string;
  readonly random: () => number;
  readonly scriptTimeZone: string;
  readonly userLocale: () => string;
}

export class UserPart extends Part<GasUser> {
  readonly #email: string;

  constructor(email: string) {
    super('User');
    this.#email = email;
  }
  getEmail(): string {
    return this.#email;
  }
}

const EMAIL_SCOPE = 'https://www.googleapis.com/auth/userinfo.email';

export class SessionPart extends Part<GoogleAppsScript.Base.Session> {
  readonly #context: Context;
  readonly #settings: ServiceSettings;

  constructor(context: Context, settings: ServiceSettings) {
    super('Session');
    this.#context = context;
    this.#settings = settings;
  }

  #user(method: string): GasUser {
    const { runtime, scopes } = this.#context;
    return runtime.other(`Session.${method}`, 'user', () => {
      if (!scopes.includes(EMAIL_SCOPE)) {
        throw new Refusal(
          `Specified permissions are not sufficient to call Session.${method}. Required permissions: ${EMAIL_SCOPE}`,
        );
      }
      return this.#context.user(runtime.user);
    });
  }
  getActiveUser(): GasUser {
    return this.#user('getActiveUser');
  }
  getEffectiveUser(): GasUser {
    return this.#user('getEffectiveUser');
  }
  getActiveUserLocale(): string {
    return this.#context.runtime.other('Session.getActiveUserLocale', 'locale', this.#settings.userLocale);
  }
  getScriptTimeZone(): string {
    return this.#context.runtime.other(
      'Session.getScriptTimeZone',
      'anything',
      () => this.#settings.scriptTimeZone,
    );
  }
}

export class UtilitiesPart extends Part<GoogleAppsScript.Utilities.Utilities> {
  readonly #context: Context;
  readonly #random: () => number;

  constructor(context: Context, random: () => number) {
    super('Utilities');
    this.#context = context;
    this.#random = random;
  }

  formatDate(date: GoogleAppsScript.Base.Date, timeZone: string, format: string): string {
    return this.#context.runtime.local('Utilities.formatDate', () => {
      if (!isDate(date))
        throw new Refusal("The parameters don't match the method signature for Utilities.formatDate.");
      return formatInstant(date.getTime(), timeZone, format);
    });
  }
  getUuid(): string {
    return this.#context.runtime.local('Utilities.getUuid', () => {
      const digits = Array.from({ length: 32 }, () => Math.floor(this.#random() * 16).toString(16));
      digits[12] = '4';
      digits[16] = '89ab'[Math.floor(this.#random() * 4)] ?? '8';
      return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    });
  }
  /** Does not wait: nothing else runs meanwhile. */
  sleep(milliseconds: number): void {
    this.#context.runtime.local('Utilities.sleep', () => {
      if (!(milliseconds >= 0) || milliseconds > 300_000) throw new Refusal('Invalid argument: milliseconds');
    });
  }
}

export class ScriptAppPart extends Part<GoogleAppsScript.Script.ScriptApp> {
  readonly AuthMode = enums.AuthMode;

  constructor() {
    super('ScriptApp');
  }
}

export class ChartsPart extends Part<GoogleAppsScript.Charts.Charts> {
  readonly ChartHiddenDimensionStrategy = enums.ChartHiddenDimensionStrategy;
  readonly ChartMergeStrategy = enums.ChartMergeStrategy;
  readonly ChartType = enums.ChartType;
  readonly CurveStyle = enums.CurveStyle;
  readonly PointStyle = enums.PointStyle;
  readonly Position = enums.Position;

  constructor() {
    super('Charts');
  }
}

export class LoggerPart extends Part<GoogleAppsScript.Base.Logger> {
  #lines: string[] = [];

  constructor() {
    super('Logger');
  }
  clear(): void {
    this.#lines = [];
  }
  getLog(): string {
    return this.#lines.join('\n');
  }
  log(data: unknown, ...values: unknown[]): GoogleAppsScript.Base.Logger {
    const rest = values[Symbol.iterator]();
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    this.#lines.push(String(text).replace(/%s/g, () => String(rest.next().value)));
    return this.whole;
  }
}

export function createServices(context: Context, settings: ServiceSettings): Services {
  const ui = UiPart.of(context, settings.ui, settings.addonName);
  return {
    SpreadsheetApp: cast(new SpreadsheetAppPart(context, ui)),
    LockService: cast(new LockServicePart(context)),
    CacheService: cast(new CacheServicePart(context)),
    PropertiesService: cast(new PropertiesServicePart(context)),
    Session: cast(new SessionPart(context, settings)),
    Utilities: cast(new UtilitiesPart(context, settings.random)),
    HtmlService: cast(new HtmlServicePart(context, settings.files)),
    ScriptApp: cast(new ScriptAppPart()),
    Charts: cast(new ChartsPart()),
    Logger: cast(new LoggerPart()),
  };
}

/** A part with its proxy is the whole service: what is missing throws (`part.ts`). */
function cast<T>(part: Part<T>): T {
  return part as unknown as T;
}
