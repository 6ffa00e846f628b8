/**
 * The check that the stand-in's classes cannot drift from `@types/google-apps-script`: every method that a class has
 * exists there, with parameters and result that agree. Only types; nothing here runs.
 */
import type { SpreadsheetAppPart } from './app';
import type { ChartBuilderPart, ChartPart } from './chart';
import type { DataValidationBuilderPart, DataValidationPart } from './data-validation';
import type { FilterPart } from './filter';
import type { BooleanConditionPart, FormatRuleBuilderPart, FormatRulePart } from './format-rule';
import type { HtmlOutputPart, HtmlServicePart } from './html';
import type { MetadataFinderPart, MetadataLocationPart, MetadataPart } from './metadata';
import type { ProtectionPart } from './protection';
import type { RangeListPart, RangePart } from './range';
import type { ChartsPart, LoggerPart, ScriptAppPart, SessionPart, UserPart, UtilitiesPart } from './services';
import type { SheetPart } from './sheet';
import type { SelectionPart, SpreadsheetPart } from './spreadsheet';
import type {
  CachePart,
  CacheServicePart,
  LockPart,
  LockServicePart,
  PropertiesPart,
  PropertiesServicePart,
} from './storage';
import type { TextStyleBuilderPart, TextStylePart } from './text-style';
import type { MenuPart, PromptResponsePart, UiPart } from './ui';

/** What `Ours` has must be in `Full`, and be what `Full` says. */
type Surface<Full, Ours extends Pick<Full, keyof Ours & keyof Full>> =
  Exclude<keyof Ours, keyof Full> extends never ? true : Exclude<keyof Ours, keyof Full>;

/** Each line fails to compile where a class has a method that Apps Script has not. */
type True<T extends true> = T;

export type Checked = [
  True<Surface<GoogleAppsScript.Spreadsheet.SpreadsheetApp, SpreadsheetAppPart>>,
  True<Surface<GoogleAppsScript.Spreadsheet.Spreadsheet, SpreadsheetPart>>,
  True<Surface<GoogleAppsScript.Spreadsheet.Selection, SelectionPart>>,
  True<Surface<GoogleAppsScript.Spreadsheet.Sheet, SheetPart>>,
  True<Surface<GoogleAppsScript.Spreadsheet.Range, RangePart>>,
  True<Surface<GoogleAppsScript.Spreadsheet.RangeList, RangeListPart>>,
  True<Surface<GoogleAppsScript.Spreadsheet.Filter, FilterPart>>,
  True<Surface<GoogleAppsScript.Spreadsheet.Protection, ProtectionPart>>,
  True<Surface<GoogleAppsScript.Spreadsheet.DataValidation, DataValidationPart>>,
  True<Surface<GoogleAppsScript.Spreadsheet.DataValidationBuilder, DataValidationBuilderPart>>,
  True<Surface<GoogleAppsScript.Spreadsheet.BooleanCondition, BooleanConditionPart>>,
  True<Surface<GoogleAppsScript.Spreadsheet.ConditionalFormatRule, FormatRulePart>>,
  True<Surface<GoogleAppsScript.Spreadsheet.ConditionalFormatRuleBuilder, FormatRuleBuilderPart>>,
  True<Surface<GoogleAppsScript.Spreadsheet.DeveloperMetadata, MetadataPart>>,
  True<Surface<GoogleAppsScript.Spreadsheet.DeveloperMetadataFinder, MetadataFinderPart>>,
  True<Surface<GoogleAppsScript.Spreadsheet.DeveloperMetadataLocation, MetadataLocationPart>>,
  True<Surface<GoogleAppsScript.Spreadsheet.EmbeddedChart, ChartPart>>,
  True<Surface<GoogleAppsScript.Spreadsheet.EmbeddedLineChartBuilder, ChartBuilderPart>>,
  True<Surface<GoogleAppsScript.Spreadsheet.TextStyle, TextStylePart>>,
  True<Surface<GoogleAppsScript.Spreadsheet.TextStyleBuilder, TextStyleBuilderPart>>,
  True<Surface<GoogleAppsScript.Base.Ui, UiPart>>,
  True<Surface<GoogleAppsScript.Base.Menu, MenuPart>>,
  True<Surface<GoogleAppsScript.Base.PromptResponse, PromptResponsePart>>,
  True<Surface<GoogleAppsScript.Base.Session, SessionPart>>,
  True<Surface<GoogleAppsScript.Base.User, UserPart>>,
  True<Surface<GoogleAppsScript.Base.Logger, LoggerPart>>,
  True<Surface<GoogleAppsScript.HTML.HtmlService, HtmlServicePart>>,
  True<Surface<GoogleAppsScript.HTML.HtmlOutput, HtmlOutputPart>>,
  True<Surface<GoogleAppsScript.Lock.LockService, LockServicePart>>,
  True<Surface<GoogleAppsScript.Lock.Lock, LockPart>>,
  True<Surface<GoogleAppsScript.Cache.CacheService, CacheServicePart>>,
  True<Surface<GoogleAppsScript.Cache.Cache, CachePart>>,
  True<Surface<GoogleAppsScript.Properties.PropertiesService, PropertiesServicePart>>,
  True<Surface<GoogleAppsScript.Properties.Properties, PropertiesPart>>,
  True<Surface<GoogleAppsScript.Utilities.Utilities, UtilitiesPart>>,
  True<Surface<GoogleAppsScript.Script.ScriptApp, ScriptAppPart>>,
  True<Surface<GoogleAppsScript.Charts.Charts, ChartsPart>>,
];
