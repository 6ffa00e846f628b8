/**
 * `SpreadsheetApp`.
 */
import type { Context, GasRange, GasSheet, GasSpreadsheet } from './context';
import { DataValidationBuilderPart } from './data-validation';
import * as enums from './enums';
import { FormatRuleBuilderPart } from './format-rule';
import { Part } from './part';
import { TextStyleBuilderPart } from './text-style';

export class SpreadsheetAppPart extends Part<GoogleAppsScript.Spreadsheet.SpreadsheetApp> {
  readonly AutoFillSeries = enums.AutoFillSeries;
  readonly BandingTheme = enums.BandingTheme;
  readonly BooleanCriteria = enums.BooleanCriteria;
  readonly BorderStyle = enums.BorderStyle;
  readonly ColorType = enums.ColorType;
  readonly CopyPasteType = enums.CopyPasteType;
  readonly DataValidationCriteria = enums.DataValidationCriteria;
  readonly DeveloperMetadataLocationType = enums.DeveloperMetadataLocationType;
  readonly DeveloperMetadataVisibility = enums.DeveloperMetadataVisibility;
  readonly Dimension = enums.Dimension;
  readonly Direction = enums.Direction;
  readonly InterpolationType = enums.InterpolationType;
  readonly ProtectionType = enums.ProtectionType;
  readonly RecalculationInterval = enums.RecalculationInterval;
  readonly RelativeDate = enums.RelativeDate;
  readonly SheetType = enums.SheetType;
  readonly TextDirection = enums.TextDirection;
  readonly WrapStrategy = enums.WrapStrategy;
  readonly #context: Context;
  readonly #ui: GoogleAppsScript.Base.Ui;

  constructor(context: Context, ui: GoogleAppsScript.Base.Ui) {
    super('SpreadsheetApp');
    this.#context = context;
    this.#ui = ui;
  }

  #document<T>(method: string, body: () => T): T {
    return this.#context.runtime.local(`SpreadsheetApp.${method}`, body, 'document');
  }

  flush(): void {
    this.#context.runtime.flush('SpreadsheetApp.flush');
  }
  getActive(): GasSpreadsheet {
    return this.#document('getActive', () => this.#context.spreadsheet());
  }
  getActiveSpreadsheet(): GasSpreadsheet {
    return this.#document('getActiveSpreadsheet', () => this.#context.spreadsheet());
  }
  getActiveSheet(): GasSheet {
    return this.#document('getActiveSheet', () => this.#context.spreadsheet().getActiveSheet());
  }
  getActiveRange(): GasRange {
    return this.#document('getActiveRange', () => this.#context.spreadsheet().getActiveRange() as GasRange);
  }
  getCurrentCell(): GasRange {
    return this.#document('getCurrentCell', () => this.#context.spreadsheet().getActiveCell());
  }
  getSelection(): GoogleAppsScript.Spreadsheet.Selection {
    return this.#document('getSelection', () => this.#context.selection());
  }
  setActiveSheet(sheet: GasSheet): GasSheet {
    return this.#context.spreadsheet().setActiveSheet(sheet);
  }
  getActiveRangeList(): GoogleAppsScript.Spreadsheet.RangeList {
    return this.#document(
      'getActiveRangeList',
      () => this.#context.spreadsheet().getActiveRangeList() as GoogleAppsScript.Spreadsheet.RangeList,
    );
  }
  setActiveRange(range: GasRange): GasRange {
    return this.#context.spreadsheet().setActiveRange(range);
  }
  setCurrentCell(cell: GasRange): GasRange {
    return this.#context.spreadsheet().setCurrentCell(cell);
  }
  getUi(): GoogleAppsScript.Base.Ui {
    return this.#context.runtime.local('SpreadsheetApp.getUi', () => this.#ui, 'menu');
  }
  newDataValidation(): GoogleAppsScript.Spreadsheet.DataValidationBuilder {
    return DataValidationBuilderPart.of(this.#context);
  }
  newConditionalFormatRule(): GoogleAppsScript.Spreadsheet.ConditionalFormatRuleBuilder {
    return FormatRuleBuilderPart.of(this.#context);
  }
  newTextStyle(): GoogleAppsScript.Spreadsheet.TextStyleBuilder {
    return TextStyleBuilderPart.of(this.#context);
  }
}
